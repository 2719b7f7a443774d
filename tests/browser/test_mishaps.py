"""What goes wrong, or is done twice: the page says so, asks before anything is lost, and keeps the focus."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.tables import TablePage
from tests.browser.test_links import RECORD, link

FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError') };\n"
"""A script before that of a worker: from then on the device has no room."""

FOCUS = """new MutationObserver(() => document.querySelector('[data-testid="reveal-all"]')?.focus())
  .observe(document, { subtree: true, childList: true })"""
"""Gives the focus to the button that turns over all hands, as soon as it is there."""


def unheard(route: Route) -> None:
    """Answer as a network that is not there."""
    route.abort("internetdisconnected")


def full(route: Route) -> None:
    """Give a worker its script, and no room to write."""
    came = route.fetch()
    route.fulfill(response=came, body=FULL + came.text())


def press(button: Locator) -> None:
    """Press a button by the keyboard."""
    button.focus()
    button.press("Enter")


def test_from_a_code_that_opens_nothing_one_gets_home(page: Page, table: TablePage) -> None:
    """The code has gone from the address, and the way to the start page leads there."""
    page.route("**/api/claim", unheard)
    page.goto("/#/device/abcd-efgh")
    table.at("home").click()
    expect(table.at("play-now")).to_be_visible()


def data(table: TablePage) -> tuple[str, str]:
    """Go to where everything that is kept of a person can be deleted."""
    table.page.goto("/")
    table.at("settings-open").click()
    return "data-delete", "data-delete-sure"


def diary(table: TablePage) -> tuple[str, str]:
    """Go to where the diary can be forgotten."""
    table.page.goto("/#/mine")
    return "mine-forget", "mine-sure"


def evening(table: TablePage) -> tuple[str, str]:
    """Begin an evening with real cards, which can be deleted."""
    table.choose()
    table.at("with-cards").click()
    table.at("open-table").click()
    return "kitchen-erase", "kitchen-sure"


@pytest.mark.parametrize("place", [data, diary, evening], ids=lambda place: place.__name__)
def test_a_double_click_deletes_nothing(table: TablePage, place: Callable[[TablePage], tuple[str, str]]) -> None:
    """Its second click is no answer to the question; by the keyboard the focus goes to what leads back."""
    asks, sure = place(table)
    table.at(asks).dblclick()
    expect(table.at(sure)).to_be_visible()
    press(table.page.get_by_role("button", name="Never mind"))
    expect(table.at(asks)).to_be_focused()
    table.at(asks).press("Enter")
    expect(table.page.get_by_role("button", name="Never mind")).to_be_focused()


def test_a_double_click_deletes_no_deck(page: Page, table: TablePage) -> None:
    """The same button asks and answers: only another click is an answer."""
    page.goto("/#/deck/new")
    table.at("deck-from-empty").click()
    table.at("deck-delete").dblclick()
    expect(table.at("deck-delete")).to_have_text(re.compile("Really"))


def test_a_double_click_opens_one_table(page: Page, table: TablePage) -> None:
    """Who leaves the guided hand, or plays a replay on, in a hurry has one more table afterwards, not two."""
    page.goto("/#/first")
    table.at("guide-skip").dblclick()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()
    page.goto(f"/{link(Path(RECORD).read_bytes())}?1")
    table.at("replay-on").dblclick()
    expect(page).to_have_url(re.compile("#/table/here-"))
    expect(table.at("hand")).to_be_visible()
    assert len(json.loads(page.evaluate("localStorage.getItem('schwimmen.seats')"))) == 2


def test_a_device_without_room_says_so(page: Page, table: TablePage) -> None:
    """Neither the deal of the day nor a hand with real cards is lost without a word."""
    page.context.route("**/worker-*.js", full)
    page.goto("/#/day")
    table.at("day-play").click()
    expect(page.get_by_role("alert")).to_be_visible()
    evening(table)
    expect(table.at("kitchen")).to_be_visible()
    page.evaluate(f"() => {{ {FULL} }}")
    table.at("row-0").check()
    table.at("kitchen-next").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_what_does_not_come_can_be_asked_for_again(page: Page, table: TablePage) -> None:
    """A page that is not there offers another try; two games are not compared in silence without their list."""
    page.goto("/")
    page.route("**/assets/Mine-*.js", unheard)
    table.at("today-mine").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/assets/Mine-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(table.at("mine")).to_be_visible()
    page.route("**/api/catalogue", unheard)
    page.goto("/#/compare/schwimmen/thirty_one")
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_sheet_gives_the_focus_back(page: Page, table: TablePage) -> None:
    """It goes back to what opened the sheet, also if the last button in it puts the sheet away."""
    page.goto("/#/game/thirty_one")
    press(table.at("game-news"))
    while table.at("news-next").inner_text() != "Let’s play":
        press(table.at("news-next"))
    press(table.at("news-next"))
    expect(table.at("game-news")).to_be_focused()


def test_the_focus_stays_at_the_table(page: Page, table: TablePage) -> None:
    """A question takes the focus from a button and gives it back; in the sheet of help the rules get it."""
    table.turn_alone(levels=("random", "random"))
    press(table.at("action-all"))
    expect(table.at("action-confirm")).to_be_focused()
    press(table.at("action-cancel"))
    expect(table.at("action-all")).to_be_focused()
    press(table.at("help-open"))
    press(page.get_by_role("dialog").get_by_role("button", name="The rules of this game"))
    expect(page.get_by_role("dialog").get_by_role("group", name="Rules")).to_be_focused()


def test_the_focus_stays_where_hands_are_turned_over(page: Page, table: TablePage) -> None:
    """The button that turns over the rest makes place for the one that goes on, and that one has the focus then."""
    page.add_init_script(FOCUS)
    table.patient = True
    table.open()
    while table.steps() != "over":
        pass
    expect(table.at("next-hand").or_(table.at("to-match-over"))).to_be_focused()


def test_the_last_letter_of_a_deck_is_kept(page: Page, table: TablePage) -> None:
    """Who writes and leaves the page at once finds all of it when they come back."""
    page.goto("/#/deck/new")
    table.at("deck-from-empty").click()
    expect(table.at("deck-stands")).to_be_visible()
    address = page.url
    table.at("deck-name").fill("Rivers")
    page.evaluate("location.hash = '#/'")
    expect(table.at("play-now")).to_be_visible()
    page.goto(address)
    expect(table.at("deck-name")).to_have_value("Rivers")


def test_a_long_name_shows_its_beginning(page: Page) -> None:
    """A name that runs from right to left is cut at its left end, where there is no room for all of it."""
    people = [{"name": name, "level": None} for name in ("שרה בן־דוד הארוכה מאוד", "Wolfgang Maximilian Groß")]
    told: dict[str, Any] = {
        "table": "t1",
        "rules": "schwimmen",
        "house": {},
        "code": "",
        "people": people,
        "judge": None,
        "open": 1,
    }
    how = {"playing": False, "clock": "relaxed", "pace": "relaxed", "watch": False}
    page.route("**/api/tables/t1", lambda route: route.fulfill(json=told | how))
    page.goto("/#/join/t1")
    directions = [
        page.get_by_text(str(who["name"]), exact=True).evaluate("(name) => getComputedStyle(name).direction")
        for who in people
    ]
    assert directions == ["rtl", "ltr"]


def test_data_can_be_taken_where_storage_is_blocked(page: Page, table: TablePage) -> None:
    """A browser that lets pages keep nothing hands over what there is, and no word of an error."""
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })")
    page.goto("/")
    table.at("settings-open").click()
    with page.expect_download() as taken:
        table.at("data-take").click()
    assert json.loads(taken.value.path().read_text())["device"] == {}
