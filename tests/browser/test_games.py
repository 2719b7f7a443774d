"""Games of every kind in a real browser, on a phone: each to a showdown, some to the end of their match."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.offline import play
from tests.browser.tables import TablePage
from tests.samples import GAMES_HANDLED, samples

PHONE = ViewportSize(width=360, height=640)
HANDLED = [name for name in GAMES_HANDLED if not PRESETS[name].rules.explain_gate]
"""The school edition, where one explains before one exchanges, has tests of its own."""

ENOUGH = 400
"""Steps after which a hand should have ended."""

LOOKED_AT = 5
"""Steps of a hand after which everything has been on the screen once."""


@pytest.mark.few(2)
@pytest.mark.parametrize("rules", HANDLED)
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


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("thirty_one", {"units": 1, "grace": 0}),
        ("no_elimination_31", {"match_end": "hands(2)"}),
        ("dutch31", {"units": 1}),
    ],
)
def test_a_match_to_its_end(rules: str, house: dict[str, Any], page: Page, table: TablePage) -> None:
    """Hand after hand, until it is told who has won; in a game of points the slate says how many each has."""
    table.open(rules=rules, house=house, levels=["beginner", "beginner"])
    play(page)
    expect(table.at("match-over").get_by_role("heading", level=2)).to_be_visible()
    if rules == "no_elimination_31":
        expect(table.at("standing").get_by_role("listitem")).to_have_count(3)


def test_a_card_is_drawn_and_another_goes_by_dragging(page: Page, table: TablePage) -> None:
    """The stock is dragged onto the hand, then a card onto the pile; on the pile it lies on top."""
    table.turn_alone(rules="thirty_one")
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


def taps(table: TablePage, own: list[str], others: list[str]) -> None:
    """Choose two cards on either side, and confirm."""
    for card in (*own, *others):
        table.at(f"card-{card}").click()
    table.click("action-confirm")


def keys(table: TablePage, _own: list[str], _others: list[str]) -> None:
    """Do the same by keyboard alone."""
    for key in "12qw":
        table.page.keyboard.press(key)
    expect(table.at("action-confirm")).to_be_visible()
    table.does(lambda: table.page.keyboard.press("Enter"))


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("rules", "choose"),
    [("petrangola", taps), ("mambassa", keys), ("petrangola", keys), ("mambassa", taps)][: samples(2, 4)],
)
def test_two_cards_go_for_two(rules: str, choose: Callable[..., None], table: TablePage) -> None:
    """Two cards of the hand and two of the table are chosen, by mouse or keyboard; then they change places."""
    table.open(rules=rules, house={"trade_closes": False}, levels=["club", "club"])
    table.mine()
    own, others = table.cards("hand")[:2], table.cards("table-cards")[:2]
    choose(table, own, others)
    signs = r" for ".join(r"\S+ \S+" for _ in range(2))
    expect(table.at("log")).to_contain_text(re.compile(f"You exchange {signs}"))
    shown = table.page.locator('[data-testid="hand"] [data-card], [data-testid="result"] [data-card]')
    for card in others:
        expect(shown.and_(table.page.locator(f'[data-card="{card}"]'))).to_have_count(1)


@pytest.mark.thorough
def test_a_choice_on_one_side_says_what_is_missing(table: TablePage) -> None:
    """Where two own cards are chosen and one on the table, a line asks for the other, and cards say what they make."""
    table.open(rules="petrangola", house={"trade_closes": False}, levels=["club"])
    table.mine()
    own, others = table.cards("hand"), table.cards("table-cards")
    table.at(f"card-{own[0]}").click()
    table.at(f"card-{own[1]}").click()
    expect(table.at("how")).to_have_text("Now choose 2 in the middle.")
    table.at(f"card-{others[0]}").click()
    expect(table.at("how")).to_contain_text("Now one in the middle")
    expect(table.at("action-confirm")).to_have_count(0)


def test_the_dealer_sees_the_packet_alone(table: TablePage) -> None:
    """The own cards lie face down until the packet is turned up; the buttons say what is done with it."""
    table.open(rules="petrangola", house={"units": 9}, levels=["random"])
    table.deals()
    expect(table.at("keep")).to_contain_text("Turn it up")
    expect(table.at("trade")).to_contain_text("Take it")
    packet = table.cards("table-cards")
    expect(table.at("hand").locator("[data-card]")).to_have_count(0)
    expect(table.at("hand").locator(".back")).to_have_count(3)
    table.click("keep")
    expect(table.at("hand").locator("[data-card]").or_(table.at("result")).first).to_be_visible()
    assert not set(packet) & set(table.cards("hand"))


@pytest.mark.thorough
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
