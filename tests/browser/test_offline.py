"""With the network cut, the folder of files plays every game from the first card to the end of the match."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from schwimmen.rules.presets import PRESETS
from schwimmen.school.deck import energy
from tests.browser.offline import play
from tests.browser.tables import TablePage
from tests.browser.test_site import address, browser_context_args, folder, offline, publish, space, visit, well_behaved
from tests.samples import samples

__all__ = ["address", "browser_context_args", "folder", "offline", "space", "well_behaved"]

QUICK = ("tri_palki", "empat_satu")
"""An open table and a pile, lives and points; Schwimmen is played below."""

GAMES = [*QUICK, *(name for name, preset in PRESETS.items() if name not in QUICK and not preset.rules.explain_gate)]
"""All games in which nobody explains: there, whoever plays has to choose terms and judges first."""


WAITING = """() => navigator.serviceWorker.getRegistration().then(async (kept) => {
  await kept.update()
  while (!kept.waiting) await new Promise(requestAnimationFrame)
})"""
"""Looks for a new version, as the page does each time that it is looked at, until there is one."""


def choose(page: Page, address: str, chosen: dict[str, Any]) -> None:
    """Go from any page to the start page, with the settings of a table as they were chosen there once."""
    page.evaluate("(chosen) => localStorage.setItem('schwimmen.setup', chosen)", json.dumps(chosen))
    page.goto(f"{address}/")


def sit_down(table: TablePage, address: str, rules: str, **house: int) -> None:
    """Open a table from the start page, with two quick opponents."""
    choose(table.page, address, {"rules": rules, "house": house, "levels": ["beginner", "beginner"], "pace": "instant"})
    expect(table.at("open-table")).to_have_attribute("aria-disabled", "false")
    table.at("open-table").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()


def installed(table: TablePage, address: str, offline: Callable[[], None]) -> None:
    """Visit once, and cut the network."""
    visit(table.page, address)
    offline()


def test_matches_without_a_network(table: TablePage, address: str, offline: Callable[[], None]) -> None:
    """One visit is enough: then a game of any kind opens and goes to the end of its match."""
    installed(table, address, offline)
    for rules in GAMES[: samples(len(QUICK), len(GAMES))]:
        sit_down(table, address, rules)
        play(table.page)
        expect(table.at("match-over").get_by_role("heading", level=2), rules).to_be_visible()


@pytest.mark.thorough
def test_a_closed_tab_goes_on_without_a_network(
    page: Page, table: TablePage, address: str, offline: Callable[[], None]
) -> None:
    """A tab that is closed in the middle of a hand, opened again without a network, has the same cards and plays on."""
    installed(table, address, offline)
    sit_down(table, address, "schwimmen")
    table.my_turn()
    cards = table.cards("hand"), table.cards("table-cards")
    context = page.context
    page.close()
    again = TablePage(context.new_page())
    again.page.goto(f"{address}/")
    again.at("go-on").click()
    assert again.waits_for() == "turn"
    assert (again.cards("hand"), again.cards("table-cards")) == cards
    play(again.page, hands=1)
    expect(again.at("result")).to_be_visible()


@pytest.mark.thorough
def test_a_new_version_waits_for_the_match(
    page: Page, table: TablePage, folder: Path, tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version that arrives in mid-match is not seen at the table; taken at the start page, it plays that match on."""
    visit(page, address)
    sit_down(table, address, "schwimmen", grace=0)
    table.my_turn()
    publish(folder, tmp_path / "newer", monkeypatch)
    cards = table.cards("hand"), table.cards("table-cards")
    page.evaluate(WAITING)
    assert (table.cards("hand"), table.cards("table-cards")) == cards
    play(page, hands=1)
    expect(page.locator("body[data-newer]")).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    table.at("new-version").get_by_role("button").click()
    expect(page.locator("body[data-newer]")).to_have_count(1)
    table.at("go-on").click()
    play(page)
    expect(table.at("match-over")).to_be_visible()


@pytest.mark.thorough
def test_cards_to_practise_open_without_a_network(
    page: Page, table: TablePage, address: str, offline: Callable[[], None]
) -> None:
    """The link under a report works where no server is, too; opened once, the cards are there without a network."""
    visit(page, address)
    page.goto(f"{address}/#/practise/energy/7C-AH")
    term = energy().term("7C", "en")
    expect(table.at("practise-card")).to_contain_text(term.term)
    offline()
    page.reload()
    table.at("practise-show").click()
    expect(table.at("practise-solution")).to_have_text(term.explanation)


@pytest.mark.thorough
def test_a_day_and_a_first_hand_without_a_network(
    page: Page, table: TablePage, address: str, offline: Callable[[], None]
) -> None:
    """The guided hand, the deal of the day, its review, one's own statistics and puzzles need no network.

    Nor do people who share the device, at its own table or with real cards.
    """
    installed(table, address, offline)
    page.reload()
    table.at("play-now").click()
    expect(table.at("guide")).to_be_visible()
    choose(page, address, {"pace": "instant"})
    table.at("today-day").click()
    table.at("day-play").click()
    expect(table.at("hand").or_(table.at("result")).first).to_be_visible()
    play(page)
    table.at("to-day").click()
    expect(table.at("day-share")).to_be_visible()
    page.goto(f"{address}/#/mine")
    expect(table.at("mine-facts")).to_contain_text("Given away")
    page.goto(f"{address}/#/puzzles/commerce")
    expect(table.at("hand")).to_be_visible()
    choose(page, address, {})
    page.get_by_role("radio", name="On this device").check()
    page.get_by_label("Your name").fill("Oma")
    page.get_by_label("Player 2").fill("Ben")
    table.at("open-table").click()
    expect(table.at("cover")).to_contain_text("it is your turn")
    choose(page, address, {})
    table.at("with-cards").click()
    table.at("open-table").click()
    expect(table.at("kitchen")).to_contain_text("Hand 1")
