"""The deal of the day: played in the page alone, looked at afterwards, shared, and kept in the diary."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

Violations = Callable[[Page], list[str]]


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a phone whose browser may copy."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}, "permissions": ["clipboard-write"]}


def played(table: TablePage) -> None:
    """Play all hands of the deal without a thought."""
    names = ("to-day", "next-hand", "keep", "action-pass")
    while True:
        waits = table.page.locator('[data-mine="true"]')
        for name in names:
            waits = waits.or_(table.at(name))
        expect(waits.first).to_be_visible()
        name = next((name for name in names if table.has(name)), None)
        if name == "to-day":
            return
        table.click(name) if name else table.exchange()


def forgotten_and_brought_back(table: TablePage) -> None:
    """Save the diary, forget everything, and read it in again."""
    with table.page.expect_download() as saving:
        table.at("mine-save").click()
    table.at("mine-forget").click()
    table.at("mine-sure").click()
    expect(table.at("mine-empty")).to_be_visible()
    table.at("mine-take").set_input_files(saving.value.path())
    expect(table.at("mine-facts")).to_be_visible()


def test_a_deal_is_played_once_and_shared_without_its_cards(
    page: Page, table: TablePage, violations: Violations
) -> None:
    """Each own decision has a sign, what is shared names no card.

    What was played is kept: statistics count it, and it comes back from its file after it was forgotten.
    """
    page.goto("/")
    page.evaluate("localStorage.setItem('schwimmen.setup', JSON.stringify({pace: 'instant'}))")
    page.reload()
    table.at("today-day").click()
    assert violations(page) == []
    table.at("day-play").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible(timeout=20_000)
    assert not table.has("hint")
    played(table)
    table.at("to-day").click()
    expect(table.at("day-share")).to_be_visible(timeout=20_000)
    assert violations(page) == []
    page.evaluate(
        "navigator.share = undefined; navigator.clipboard.writeText = async (text) => { window.shared = text }"
    )
    table.at("day-share").click()
    expect(table.at("day-share")).to_have_text("Copied")
    title, signs, chance, link = page.evaluate("shared").splitlines()
    assert title.startswith("Deal of the day · Schwimmen · ")
    assert len(signs.split()) <= 5
    assert set(signs) <= set("🟩🟨🟧⬛⬜ ")
    assert chance.startswith("Chance to win the match: 25.0 %")
    page.goto(link)
    expect(table.at("day-result")).to_be_visible()
    expect(table.at("day-play")).to_have_count(0)
    page.goto("/#/mine")
    expect(table.at("mine-facts")).to_contain_text("Given away")
    assert violations(page) == []
    forgotten_and_brought_back(table)
