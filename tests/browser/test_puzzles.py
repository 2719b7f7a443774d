"""Puzzles: one best move on the real table, a reason, and another day for what was wrong."""

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from schwimmen.puzzles.files import found
from schwimmen.puzzles.puzzle import Puzzle
from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]

DAY = dt.datetime(2026, 11, 23, 12, tzinfo=dt.UTC)
ONE_LATER = DAY + dt.timedelta(days=1)


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}}


def asked(table: TablePage) -> Puzzle:
    """Return the puzzle that lies on the table."""
    expect(table.at("puzzle").get_by_role("status")).to_contain_text("Which one?")
    number = int((table.at("puzzle").get_attribute("data-id") or "").rpartition("-")[2])
    return next(puzzle for puzzle in found("schwimmen") if puzzle.number == number)


@pytest.mark.thorough
def test_what_was_wrong_comes_back_on_another_day(table: TablePage, page: Page, violations: Violations) -> None:
    """A wrong move is answered with the best one and a reason, without a network, too; tomorrow it is asked first."""
    page.clock.set_fixed_time(DAY)
    page.goto("/#/puzzles")
    expect(table.at("puzzles")).to_contain_text("Nothing comes back today.")
    assert violations(page) == []
    table.at("puzzles-schwimmen").click()
    first = asked(table)
    page.context.set_offline(True)
    table.plays(next(move for move in first.position().tokens() if move != first.answer.best))
    told = table.at("puzzle").get_by_role("status")
    expect(told).to_contain_text("Another move is better.")
    expect(told).to_contain_text("chance to win")
    expect(table.at("puzzle-next")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    second = asked(table)
    table.plays(second.answer.best)
    expect(told).to_contain_text("Right!")
    page.clock.set_fixed_time(ONE_LATER)
    table.at("puzzle-stop").click()
    expect(table.at("puzzles")).to_contain_text("One puzzle comes back today")
    table.at("puzzles-all").click()
    assert asked(table) == first
    page.context.set_offline(False)


def test_to_close_or_not_is_answered_by_a_key(table: TablePage, page: Page, violations: Violations) -> None:
    """The trainer for closing asks for the call alone: two buttons, or two keys, and no move."""
    page.goto("/#/puzzles/closing")
    expect(table.at("puzzle-yes")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("c")
    expect(table.at("puzzle").get_by_role("status")).to_contain_text("chance to win")
    table.fits()
