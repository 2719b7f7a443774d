"""What is different in a game: told the first time that it is opened, with a hand to tap through."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}}


@pytest.fixture
def table(page: Page) -> TablePage:
    """A page of somebody who knows no game but Schwimmen."""
    return TablePage(page, knows=False)


@pytest.mark.thorough
def test_three_cards_say_what_is_different(table: TablePage, page: Page, violations: Violations) -> None:
    """Each card says something that this game does otherwise, and has a hand to tap through; the last one leads on."""
    table.open(rules="tri_palki", house={})
    news = table.at("news")
    said = set()
    for number in range(1, 4):
        expect(news.get_by_role("status")).to_contain_text(f"{number} of 3")
        said.add(news.get_by_role("status").inner_text())
        table.at("example-next").click()
        expect(table.at("example")).to_contain_text(re.compile("2 of "))
        table.fits()
        assert violations(page) == []
        table.at("news-next").click()
    assert len(said) == 3
    expect(news).to_have_count(0)
    table.at("help-open").click()
    table.at("help-news").click()
    expect(news).to_be_visible()


def test_they_are_told_once_of_each_game_and_put_away_at_once(table: TablePage, page: Page) -> None:
    """Escape puts them away; the same game is silent from then on, and its page shows them on request."""
    table.open(rules="hosa_aba", house={})
    expect(table.at("news")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.at("news")).to_have_count(0)
    table.open(rules="hosa_aba", house={})
    expect(table.at("seat-1")).to_be_visible()
    expect(table.at("news")).to_have_count(0)
    page.goto("/#/game/hosa_aba")
    table.at("game-news").click()
    expect(table.at("news")).to_be_visible()


def test_schwimmen_itself_has_none(table: TablePage) -> None:
    """Who plays Schwimmen is told nothing."""
    table.open()
    expect(table.at("news")).to_have_count(0)
