"""Many ways to sit at the table: a phone, a keyboard, an ear, another language, house rules, night."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts import OUTSIDE
from tests.browser.tables import TablePage

Violations = Callable[..., list[str]]

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def reach(page: Page, name: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == name:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_a_hand_by_keyboard_alone(page: Page, table: TablePage) -> None:
    """From the start page through a hand into the next one without a pointer."""
    table.choose()
    reach(page, "open-table")
    page.keyboard.press("Enter")
    exchanged = False
    while (wish := table.waits_for()) not in ("next-hand", "to-match-over"):
        if wish == "choice":
            page.keyboard.press("k")
            table.does(lambda: page.keyboard.press("Enter"))
        elif not exchanged:
            exchanged = True
            page.keyboard.press("1")
            page.keyboard.press("q")
            table.does(lambda: page.keyboard.press("Enter"))
        else:
            page.keyboard.press("p")
            table.does(lambda: page.keyboard.press("p"))
    assert wish == "next-hand"
    expect(table.at("log")).to_contain_text("You exchange")
    table.does(lambda: page.keyboard.press("Enter"))
    expect(table.at("hand")).to_be_visible()


def test_everything_at_the_table_has_a_place_in_the_tab_order(page: Page, table: TablePage) -> None:
    """Cards, actions, rules and language can be reached by Tab alone."""
    table.open()
    table.my_turn()
    card, other = table.cards("hand")[0], table.cards("table-cards")[0]
    for name in (
        f"card-{card}",
        f"card-{other}",
        "action-all",
        "action-pass",
        "action-close",
        "rules-open",
        "language",
    ):
        reach(page, name)


@pytest.mark.parametrize("opponents", [1, 3, 7])
class TestPhone:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        """Hold a small phone."""
        return {**browser_context_args, **PHONE}

    @pytest.mark.few(1)
    def test_everything_fits_on_a_small_phone(self, opponents: int, page: Page, table: TablePage) -> None:
        """At 360 by 640 nothing scrolls sideways, every action is in sight, every target has the size of a thumb."""
        page.goto("/")
        table.fits()
        table.open(levels=["random"] * opponents, house={"units": 1, "grace": 0})
        table.my_turn()
        table.fits()
        assert page.evaluate(OUTSIDE) == []
        table.at("rules-open").tap()
        table.fits()
        page.keyboard.press("Escape")
        table.showdown()
        table.fits()
        assert page.evaluate(OUTSIDE) == []


def test_a_phone_that_lies_reaches_the_bar(page: Page, table: TablePage) -> None:
    """Where the title lies beside the buttons of the bar, it does not stand in their way."""
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/")
    table.at("settings-open").click()
    expect(table.at("my-data")).to_be_visible()


def test_the_language_is_switched_at_once(page: Page, table: TablePage) -> None:
    """One tap turns the whole table German, the story so far included, and back."""
    table.open()
    table.my_turn()
    expect(table.at("action-pass")).to_contain_text("Pass")
    table.at("language").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(table.at("action-pass")).to_contain_text("Schieben")
    expect(table.at("log")).to_contain_text(re.compile("gibt|gibst"))
    page.reload()
    expect(table.at("action-pass")).to_contain_text("Schieben")
    table.at("language").click()
    expect(table.at("action-pass")).to_contain_text("Pass")


def test_house_rules_are_marked_and_shown_at_the_table(page: Page, table: TablePage) -> None:
    """A changed knob is marked in the form, can be shared as a code, and stands in the rules at the table."""
    page.goto("/")
    table.at("house-open").click()
    expect(table.at("share-code")).not_to_have_value("")
    printed = table.at("share-code").input_value()
    knob = table.at("knob-units")
    knob.get_by_role("button", name="more").click()
    expect(knob).to_contain_text("Printed: 3")
    page.get_by_role("radio", name="instant").check()
    expect(table.at("share-code")).not_to_have_value(printed)
    code = table.at("share-code").input_value()
    table.at("open-table").click()
    table.at("rules-open").click()
    expect(table.at("deviations")).to_contain_text("Everybody starts with 4 lives instead of 3.")
    table.at("rules-full").locator("summary").click()
    expect(table.at("rules")).to_contain_text(code)


def test_the_live_region_tells_what_happens(table: TablePage) -> None:
    """A player who cannot see the table hears whose turn it is, the cards, and what was done; nobody closes twice."""
    table.turn_alone(house={})
    live = table.at("live")
    expect(live).to_contain_text(re.compile("Your (last )?turn"))
    expect(live).to_contain_text("In hand:")
    table.close()
    expect(live).to_contain_text("You pass")
    expect(table.at("action-close")).to_have_count(0)
    table.others()
    going_on = table.at("action-pass").or_(table.at("result"))
    expect(going_on.first).to_be_visible()  # the others have their last turns, unless one of them had closed before


def test_axe_finds_nothing(page: Page, table: TablePage, violations: Violations) -> None:
    """Start page, house rules, choice, turn, rules, showdown and summary satisfy axe-core by day and by night."""
    page.goto("/")
    assert violations(page, by_night=True) == []
    table.at("house-open").click()
    while (closed := page.locator("details:not([open]) > summary")).count():
        closed.first.click()
    assert violations(page, by_night=True) == []
    table.open()
    assert violations(page, by_night=True) == []
    table.my_turn()
    assert violations(page, by_night=True) == []
    table.at("rules-open").click()
    expect(table.at("rules").locator("li").first).to_be_visible()
    assert violations(page, by_night=True) == []
    page.keyboard.press("Escape")
    table.showdown()
    page.reload()  # all hands lie open at once then
    expect(table.at("result")).to_be_visible()
    assert violations(page, by_night=True) == []
    table.open(levels=["random"], house={"units": 1, "grace": 0})
    table.showdown()
    if table.waits_for() == "to-match-over":
        table.at("to-match-over").click()
    expect(table.at("match-over")).to_be_visible()
    assert violations(page, by_night=True) == []


INK_AND_LINE = """() => {
  const parts = (name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    return getComputedStyle(probe).color.match(/[0-9]+/g).slice(0, 3).map((part) => part / 255)
  }
  const light = (name) => parts(name)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  return ['--ink', '--ink-2', '--action', '--belt-ink', '--good', '--line'].map((name) => {
    const [low, high] = [light(name), light('--paper')].sort((one, other) => one - other)
    return (high + 0.05) / (low + 0.05)
  })
}"""


@pytest.mark.thorough
def test_more_contrast_for_who_asks_for_it(page: Page, violations: Violations) -> None:
    """Where the device asks for more contrast, text has 7 to 1 on paper, lines 4.5 to 1, and buttons an edge."""
    page.emulate_media(color_scheme="light", contrast="more")
    page.goto("/")
    enough_contrast(page)
    assert violations(page, by_night=True) == []
    page.emulate_media(color_scheme="dark")
    enough_contrast(page)


def enough_contrast(page: Page) -> None:
    """Check the colours and edges of the start page."""
    expect(page.get_by_test_id("with-friends")).to_have_css("border-top-width", "2px")
    *texts, line = page.evaluate(INK_AND_LINE)
    assert min(texts) >= 7
    assert line >= 4.5
