"""Real cards on the kitchen table: the page keeps the lives of an evening."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]

NAMES = ["Oma", "Mama", "Ben"]


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(table: TablePage, **choices: Any) -> None:
    """Begin an evening of three."""
    table.choose(**choices)
    table.at("with-cards").click()
    table.page.get_by_role("button", name="more").first.click()
    for label, name in zip(("Your name", "Player 2", "Player 3"), NAMES, strict=True):
        table.page.get_by_label(label).fill(name)
    table.at("open-table").click()
    expect(table.at("kitchen")).to_be_visible()


def loses(table: TablePage, seat: int) -> None:
    """Tap who has lost, and go on: two taps."""
    table.at(f"row-{seat}").check()
    table.at("kitchen-next").click()
    expect(table.page.locator("input:checked[data-testid^=row]")).to_have_count(0)


def lives(table: TablePage) -> list[str]:
    """Return what everybody has left, as it is read aloud."""
    return table.at("kitchen").locator(".ledger").evaluate_all("all => all.map((one) => one.ariaLabel)")


def score(table: TablePage) -> dict[str, str]:
    """Return how many matches everybody has won."""
    evening = table.at("evening").locator("li")
    names, counts = (evening.locator(part).all_inner_texts() for part in (".name", "b"))
    return dict(zip(names, counts, strict=True))


@pytest.mark.thorough
def test_steps_are_taken_back_and_the_evening_outlives_the_page(table: TablePage, violations: Violations) -> None:
    """Two taps a hand without a network, any number of steps back, and the same sheet when the page comes again."""
    sit_down(table, house={"units": 2, "grace": 0})
    table.page.context.set_offline(True)
    loses(table, 1)
    after_one = lives(table)
    loses(table, 0)
    loses(table, 2)
    table.at("kitchen-undo").click()
    table.at("kitchen-undo").click()
    expect(table.at("kitchen")).to_contain_text("Hand 2")
    assert lives(table) == after_one
    table.page.context.set_offline(False)
    table.page.reload()
    expect(table.at("kitchen")).to_contain_text("Hand 2")
    expect(table.at("kitchen").get_by_role("status")).to_have_text("Mama −1 life · Mama deals.")
    assert lives(table) == after_one
    assert violations(table.page) == []


def test_an_evening_with_real_cards(table: TablePage, violations: Violations) -> None:
    """Two matches: each ends with its chart, the evening is counted, and found at the start page.

    It is saved as a file, deleted, and goes on from the file.
    """
    sit_down(table, house={"units": 2, "grace": 0})
    for seat in (1, 1, 0, 0):
        loses(table, seat)
    over = table.at("kitchen-over")
    expect(over.get_by_role("heading", level=2)).to_be_focused()
    expect(over.get_by_role("heading", level=2)).to_have_text("Ben wins the match.")
    expect(over.locator("figure table tbody tr")).to_have_count(4)
    assert violations(table.page) == []
    table.at("play-again").click()
    for seat in (0, 0, 1, 1):
        loses(table, seat)
    assert score(table) == {"Ben": "2", "Oma": "0", "Mama": "0"}
    with table.page.expect_download() as saved:
        table.at("kitchen-save").click()
    log = json.loads(saved.value.path().read_text(encoding="utf-8"))["log"]
    assert [entry["kind"] for entry in log].count("hand") == 8
    table.page.goto("/")
    expect(table.at("evenings").get_by_role("link")).to_contain_text("Oma, Mama, and Ben")
    table.at("evenings").get_by_role("link").click()
    table.at("kitchen-erase").click()
    table.at("kitchen-sure").click()
    expect(table.at("play-now")).to_be_visible()
    expect(table.at("evenings")).to_have_count(0)
    table.at("with-cards").click()
    table.at("kitchen-bring").set_input_files(saved.value.path())
    expect(table.at("kitchen-over")).to_be_visible()
    assert score(table) == {"Ben": "2", "Oma": "0", "Mama": "0"}


@pytest.mark.thorough
def test_values_are_typed_where_the_game_counts_them(table: TablePage, violations: Violations) -> None:
    """In 41 each hand has a number, and the highest scores it; by keyboard alone."""
    sit_down(table, rules="forty_one", house={})
    for seat, value in enumerate(("41", "30", "12")):
        table.at(f"value-{seat}").focus()
        table.page.keyboard.type(value)
    assert violations(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.page.keyboard.press("Enter")
    expect(table.at("kitchen").get_by_role("status")).to_contain_text("Oma +41, Mama −11, and Ben −29")


@pytest.mark.thorough
def test_who_called_is_asked_where_it_costs_something(table: TablePage) -> None:
    """A knocker in Thirty-One who is lowest loses two; who is asked for at a 31 is whoever has it."""
    sit_down(table, rules="thirty_one", house={})
    table.at("row-0").check()
    table.at("ask-caller").get_by_role("button", name="Oma").click()
    table.at("kitchen-next").click()
    expect(table.at("kitchen").get_by_role("status")).to_contain_text("Oma −2")
    table.page.get_by_role("radio", name="by a 31").check()
    table.at("row-2").check()
    table.at("kitchen-next").click()
    expect(table.at("kitchen").get_by_role("status")).to_contain_text("Oma −1 token and Mama −1 token")
