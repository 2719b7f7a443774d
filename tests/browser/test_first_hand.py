"""The guided first hand: who plays now in a new browser is shown the game, on the real table."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from schwimmen.rulebook.first_hand import YOU, Saying, first_hand
from schwimmen.words import LANGUAGES, Words
from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]

HAND = first_hand()
SAYINGS = list(HAND.sayings())
GUIDED, REAL = re.compile("#/table/here-first-"), re.compile("#/table/here-(?!first-)")
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone."""
    return {**browser_context_args, "viewport": PHONE}


def begin(table: TablePage) -> None:
    """Play now, in a browser that knows nothing, with others who wait for the test."""
    table.lead()
    table.page.goto("/")
    table.at("play-now").click()
    expect(table.at("guide")).to_be_visible()


def asked(sayings: list[Saying]) -> str:
    """Return the first of these sentences that asks for a move."""
    asks = next(saying for saying in sayings if saying.does)
    return Words("en", ["", *HAND.others]).say(asks.say.key, asks.say.args)


def follow(table: TablePage, saying: Saying) -> None:
    """Do what a sentence asks for, read on where it asks for nothing, or let the others play until the next one."""
    if saying.does:
        table.plays(saying.does)
    if saying == SAYINGS[-1]:
        return
    moves = SAYINGS[SAYINGS.index(saying) + 1].after - saying.after - bool(saying.does)
    if moves == 0 and not saying.does:
        table.at("guide-next").click()
    table.others(moves)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=pytest.mark.browser_context_args(locale=language)) for language in LANGUAGES],
)
def test_somebody_new_plays_a_hand_by_reading_alone(language: str, table: TablePage, violations: Violations) -> None:
    """Each sentence comes in its turn, in both languages, and nothing of it is too small, cut off or unheard."""
    words = Words(language, ["", *HAND.others], YOU)
    begin(table)
    expect(table.page).to_have_url(GUIDED)
    for saying in SAYINGS:
        if saying.after == len(HAND.moves) and saying == SAYINGS[-3]:
            table.at("reveal-all").or_(table.at("guide-next")).first.wait_for()
            table.reveals()
        expect(table.at("guide").get_by_role("status")).to_have_text(words.say(saying.say.key, saying.say.args))
        if saying.does or saying == SAYINGS[-1]:
            table.fits()
            assert violations(table.page) == []
        follow(table, saying)
    table.at("guide-table").click()
    expect(table.page).to_have_url(REAL)
    expect(table.at("guide")).to_have_count(0)
    table.others()
    table.my_turn()


@pytest.mark.browser_context_args(locale="de", viewport={"width": 360, "height": 640})
def test_all_there_is_to_tap_is_seen_on_a_low_phone(table: TablePage) -> None:
    """The sentence, its buttons, the cards and the moves of the table: nobody has to scroll for them."""
    begin(table)
    for part in ("guide-next", "guide-skip", "hand", "action-all", "action-pass"):
        expect(table.at(part)).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_one_tap_skips_it_and_it_is_offered_once(table: TablePage) -> None:
    """Skipping leads straight to a real table; the next time there is nothing to skip. Help shows it again."""
    begin(table)
    table.at("guide-skip").click()
    expect(table.page).to_have_url(REAL)
    table.page.goto("/")
    expect(table.at("go-on")).to_have_attribute("href", REAL)
    table.at("play-now").click()
    expect(table.page).to_have_url(REAL)
    table.at("help-open").click()
    table.at("help-first").click()
    expect(table.page).to_have_url(GUIDED)
    expect(table.at("guide")).to_be_visible()


def test_another_move_is_answered_kindly(table: TablePage) -> None:
    """Who tries something else reads that it is possible, and what this hand shows; cards stay where they are."""
    begin(table)
    hand = table.cards("hand")
    table.at("action-pass").click()
    told = asked(SAYINGS)
    expect(table.at("notice")).to_have_text(f"You could do that, too, only not in this hand. {told}")
    expect(table.at("live")).to_contain_text(told)
    assert table.cards("hand") == hand


@pytest.mark.thorough
def test_keys_alone_lead_through_it(table: TablePage) -> None:
    """Tab and Enter read on and the focus stays at the sentence; digits and letters play; Escape skips."""
    begin(table)
    keyboard = table.page.keyboard
    table.at("guide-next").focus()
    for _ in range(3):
        keyboard.press("Enter")
    expect(table.at("guide")).to_be_focused()
    assert SAYINGS[3].does is not None
    give, take = SAYINGS[3].does.split(">")
    keyboard.press(str(1 + table.cards("hand").index(give)))
    keyboard.press("Escape")  # takes back the card, and no more
    keyboard.press(str(1 + table.cards("hand").index(give)))
    keyboard.press("QWE"[table.cards("table-cards").index(take)])
    keyboard.press("Enter")
    expect(table.at("guide").get_by_role("status")).to_contain_text("exchange one card each")
    keyboard.press("Escape")
    expect(table.page).to_have_url(REAL)


def test_a_guided_hand_outlives_its_page(table: TablePage) -> None:
    """After a reload the hand goes on where it was, with its sentences."""
    begin(table)
    table.plays(str(SAYINGS[3].does))
    table.others()
    told = asked(SAYINGS[4:])
    sentence = table.at("guide").get_by_role("status")
    expect(sentence).to_have_text(told)
    table.page.reload()
    expect(sentence).to_have_text(told)
