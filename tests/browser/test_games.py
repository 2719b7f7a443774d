"""Games of every kind in a real browser, on a phone: each to a showdown, some to the end of their match."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.tables import TablePage
from tests.samples import GAMES_TRIED

PHONE = ViewportSize(width=360, height=640)
GAMES = [name for name in GAMES_TRIED if not PRESETS[name].rules.explain_gate]
"""The school edition, where one explains before one exchanges, has tests of its own."""

ENOUGH = 400
"""Steps after which a hand should have ended."""

LOOKED_AT = 5
"""Steps of a hand after which everything has been on the screen once."""


@pytest.mark.parametrize("rules", GAMES)
def test_one_hand_of_each_game(rules: str, page: Page, table: TablePage) -> None:
    """On a phone, with taps alone, a hand of each kind of game goes on to its showdown; everything is within reach."""
    page.set_viewport_size(PHONE)
    table.open(rules=rules, house={}, levels=["beginner", "beginner"])
    for step in range(ENOUGH):
        if table.steps() == "over":
            break
        if step < LOOKED_AT and table.page.locator('[data-mine="true"]').count():
            table.fits()
    expect(table.at("result")).to_be_visible()
    table.fits()
    for card in table.at("result").locator("[data-card]").all():
        expect(card).to_be_visible()


@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("thirty_one", {"units": 1, "grace": 0}),
        ("no_elimination_31", {"match_end": "hands(2)"}),
        ("dutch31", {"units": 1}),
        ("empat_satu", {"match_end": "hands(2)"}),
    ],
)
def test_a_match_to_its_end(rules: str, house: dict[str, Any], page: Page, table: TablePage) -> None:
    """Hand after hand, until it is told who has won; in a game of points the slate says how many each has."""
    table.open(rules=rules, house=house, levels=["beginner", "beginner"])
    for _ in range(4 * ENOUGH):
        if table.steps() == "over":
            table.at("next-hand").or_(table.at("to-match-over")).or_(table.at("match-over")).first.wait_for()
            if table.at("match-over").count():
                break
            going = "to-match-over" if table.at("to-match-over").count() else "next-hand"
            if going == "next-hand":
                table.click(going)
            else:
                table.at(going).click()
                break
    expect(table.at("match-over").get_by_role("heading")).to_be_visible()
    if rules == "no_elimination_31":
        expect(table.at("standing").get_by_role("listitem")).to_have_count(3)


def test_a_card_is_drawn_and_another_goes_by_dragging(page: Page, table: TablePage) -> None:
    """The stock is dragged onto the hand, then a card onto the pile; on the pile it lies on top."""
    table.open(rules="thirty_one", pace="relaxed")
    table.mine()
    before = table.cards("hand")
    table.does(lambda: table.at("stock").drag_to(table.at(f"card-{before[1]}")))
    expect(table.at("hand").locator("[data-card]")).to_have_count(4)
    pile = page.locator('[data-zone="pile"]').first
    table.does(lambda: table.at(f"card-{before[0]}").drag_to(pile))
    expect(table.at("hand").locator("[data-card]")).to_have_count(3)
    assert before[0] not in table.cards("hand")


def test_the_taken_card_may_not_go_back(page: Page, table: TablePage) -> None:
    """A player who takes the top of the pile sees that this card is barred, and why."""
    table.open(rules="thirty_one")
    table.mine()
    page.keyboard.press("d")
    table.does(lambda: page.keyboard.press("Enter"))
    taken = table.at("hand").locator("[data-card]").last
    taken.click()
    expect(table.at("notice")).to_contain_text("may not discard")
    expect(table.at("action-confirm")).to_have_count(0)


def test_rules_come_by_a_link(page: Page, context: BrowserContext, table: TablePage) -> None:
    """A shared link sets game and house rules; the games are all there to choose from."""
    table.choose(rules="forty_one", house={"match_end": "hands(3)"})
    table.at("house-open").locator("summary").first.click()
    expect(table.at("share-code")).not_to_have_value("")
    code = table.at("share-code").input_value()
    table.choose(rules="schwimmen", house={})
    page.goto("about:blank")
    page.goto(f"/#/rules/{code}")
    expect(table.at("shared")).to_be_visible()
    expect(table.at("games").get_by_role("radio", checked=True)).to_have_value("forty_one")
    expect(table.at("games").get_by_role("radio")).to_have_count(len(PRESETS))
