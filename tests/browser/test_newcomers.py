"""What meets somebody who knows none of these games: the start page, the sheet of rules, the help, an invitation."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]

SHOWN = """() => {
  const sheet = document.querySelector('[data-testid=rules]')
  return [...sheet.children].filter((part) => part.tagName !== 'DETAILS')
    .map((part) => part.innerText).join(' ')
}"""
"""What the sheet of rules says while its fold is closed; letters on cards are drawn, and no words."""


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}}


@pytest.mark.thorough
def test_the_start_page_shows_that_there_is_more(page: Page, table: TablePage) -> None:
    """On a phone the second section is in sight, with ways to learn and to teach; tiles tell how games differ.

    Who wants to learn reads first how it goes. On a phone that lies the first tap is in sight as well.
    """
    page.goto("/")
    for entry in ("how-to-play", "for-teachers"):
        expect(table.at(entry)).to_be_in_viewport(ratio=1)
    tile = table.at("game-dutch31")
    expect(tile).to_contain_text(re.compile(r"own hand.*some rules.*about \d+ min.*2–8 players", re.DOTALL))
    expect(tile.locator("svg")).to_be_visible()
    levels = page.get_by_role("radio", name=re.compile("^(Random|Master)$"))
    expect(levels).to_have_count(6)
    rows = levels.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().y)")
    assert rows[0::2] == rows[1::2], "all levels of an opponent stand in one row"
    table.fits()
    table.at("for-teachers").click()
    expect(page).to_have_url(re.compile("#/teachers$"))
    table.at("open-class").click()
    expect(page.get_by_role("radio", name="The teacher")).to_be_focused()
    expect(table.at("open-table")).to_have_text("Open 6 tables")
    page.goto("/")
    table.at("how-to-play").click()
    expect(table.at("pictures")).to_be_visible()
    expect(page.get_by_role("heading", level=2).first).to_have_text("In short")
    expect(table.at("story")).not_to_contain_text(re.compile(r"\d{3}:\d"))
    page.get_by_role("switch", name="Numbers and sources").check()
    expect(table.at("story")).to_contain_text(re.compile(r"\d{3}:\d"))
    page.set_viewport_size({"width": 844, "height": 390})
    page.go_back()
    for way in ("play-now", "with-friends", "how-to-play"):
        expect(table.at(way)).to_be_in_viewport(ratio=1)


def test_rules_begin_with_few_words_and_pictures(page: Page, table: TablePage, violations: Violations) -> None:
    """Before the fold stand at most 150 words, pictures and a turn; numbers and sources wait behind a switch."""
    table.open(rules="hosa_aba", house={})
    table.at("rules-open").click()
    rules = table.at("rules")
    expect(rules.get_by_role("heading").nth(1)).to_have_text("In short")
    expect(rules.locator("[data-testid=pictures] li")).to_have_count(3)
    assert len(page.evaluate(SHOWN).split()) <= 150
    assert not re.search(r"\b[A-Z]{2}-\d|does nothing|nothing here", rules.inner_text())
    table.at("rules-full").locator("summary").click()
    assert not re.search(r"\bHO-\d|does nothing|nothing here", rules.inner_text())
    rules.get_by_role("switch").check()
    expect(rules).to_contain_text(re.compile(r"HO-4; 000"))
    assert violations(page) == []


@pytest.mark.few(1)
@pytest.mark.parametrize("width", [320, 1440])
def test_help_is_about_this_game(width: int, page: Page, table: TablePage) -> None:
    """One tap from the table, at every width, and it speaks of nothing that this game does not have."""
    page.set_viewport_size({"width": width, "height": 700})
    table.open(rules="thirty_one", house={})
    table.at("help-open").click()
    told = table.at("help")
    expect(told).to_contain_text("Tap the stock or the open card")
    expect(told).not_to_contain_text(re.compile("packet|Exchange|pool|school|explain", re.IGNORECASE))
    table.at("help-rules").click()
    expect(table.at("in-short")).to_contain_text("Blitz")
