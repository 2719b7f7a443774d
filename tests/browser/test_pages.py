"""The pages of the games in the browser: read, click through an example, play, compare."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.tables import TablePage

Violations = Callable[..., list[str]]

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a small phone."""
    return {**browser_context_args, **PHONE}


def test_from_the_start_page_to_a_game_and_to_its_table(page: Page, table: TablePage) -> None:
    """A chosen game can be read about, and "play it now" opens a table of it."""
    page.goto("/")
    table.at("game-tri_palki").click()
    table.at("about-game").click()
    expect(page).to_have_url(re.compile("#/game/tri_palki$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Tri Palki")
    expect(page).to_have_title(re.compile("Tri Palki"))
    expect(table.at("story")).to_contain_text("Alexander Tvaladze")
    expect(table.at("in-short").get_by_role("listitem")).to_have_count(7)
    expect(table.at("rulebook")).not_to_contain_text("TP-")
    page.get_by_role("switch", name="Numbers and sources").check()
    expect(table.at("rulebook")).to_contain_text("TP-")
    table.at("play-game").click()
    expect(table.at("hand")).to_be_visible()
    table.at("rules-open").click()
    expect(table.at("rules")).to_contain_text("Tri Palki")
    expect(table.at("about-game")).to_have_attribute("href", "#/game/tri_palki")


def test_an_example_is_clicked_through(page: Page, table: TablePage) -> None:
    """Next and back show what happened, all hands, and in the end what comes of it."""
    page.goto("/#/game/schwimmen")
    table.at("example-last-31").click()
    example, told = table.at("example"), table.at("example-told")
    expect(table.at("example-last-31")).to_have_attribute("aria-pressed", "true")
    expect(told).to_contain_text("Cem deals")
    expect(example).to_contain_text("1 of 4")
    assert len(example.locator("[data-card]").all()) == 12
    table.at("example-next").click()
    expect(told).to_contain_text("Cem keeps")
    table.at("example-next").click()
    expect(told).to_contain_text(re.compile("Anna passes.* closes"))
    table.at("example-back").click()
    expect(told).to_contain_text("Cem keeps")
    table.at("example-next").click()
    table.at("example-next").click()
    expect(told).to_contain_text("31")
    expect(example).to_contain_text("−1")
    table.at("example-next").click()
    expect(example).to_contain_text("1 of 4")


def test_a_reading_leads_to_its_house_rule(page: Page, table: TablePage) -> None:
    """The link beside a reading opens the form at that knob, with that game chosen."""
    page.goto("/#/game/thirty_one")
    table.at("reading-TO-A4").get_by_role("link").click()
    knob = table.at("knob-blitz_after_knock")
    expect(knob).to_be_in_viewport()
    expect(knob.get_by_role("switch")).to_be_focused()
    expect(table.at("game-thirty_one").get_by_role("radio")).to_be_checked()


CONTROLS: list[tuple[str, str, str, Callable[[Locator], None]]] = [
    ("schwimmen", "SW-A1", "players", lambda knob: knob.get_by_role("button", name="more").last.click()),
    ("thirty_one", "TO-A3", "auto_declare", lambda knob: knob.get_by_role("switch").first.click()),
    ("no_elimination_31", "NE-A4", "match_end", lambda knob: knob.get_by_role("button", name="more").click()),
    ("no_elimination_31", "NE-A1", "points_table", lambda knob: _write(knob.get_by_role("spinbutton").first, "9")),
    ("energy_schwimmen", "EN-A9", "suit_labels", lambda knob: _write(knob.get_by_role("textbox").first, "Wald")),
]
"""A game, a reading that leads to its house rule, and what sets that to something else: one for each control."""


def _write(field: Locator, text: str) -> None:
    field.fill(text)
    field.blur()


def test_every_control_sets_its_house_rule(page: Page, table: TablePage) -> None:
    """Whichever control asks for a house rule: what is set there differs from print, and is said in words."""
    for game, reading, name, act in CONTROLS:
        page.goto(f"/#/game/{game}")
        table.at(f"reading-{reading}").get_by_role("link").first.click()
        knob = table.at(f"knob-{name}")
        act(knob)
        expect(knob).to_contain_text("Printed: ")
        expect(knob).not_to_contain_text("knob-")


def test_two_games_are_compared(page: Page, table: TablePage) -> None:
    """Choosing two games shows in what they differ and what they have in common; the link keeps the choice."""
    page.goto("/#/game/schwimmen")
    table.at("compare-game").click()
    expect(table.at("compare-row").first).to_be_visible()
    table.at("compare-right").select_option("tri_palki")
    expect(page).to_have_url(re.compile("#/compare/schwimmen/tri_palki$"))
    expect(table.at("compare")).to_contain_text("washed out")
    expect(table.at("compare-common")).to_contain_text("Players")
    table.at("compare-left").select_option("tri_palki")
    expect(table.at("compare")).to_contain_text("the same game twice")
    page.goto("/#/compare/scat/hosn-obi")
    expect(table.at("compare-left")).to_have_value("thirty_one")
    expect(table.at("compare-row").first).to_be_visible()
    page.goto("/#/compare/blitz/tri_palki")
    expect(page.get_by_role("alert")).to_contain_text("More than one game")
    page.goto("/#/compare")
    expect(table.at("compare-row").first).to_be_visible()


def test_the_pages_speak_both_languages_at_once(page: Page, table: TablePage) -> None:
    """One tap turns a page German and back, the words that only pages need included."""
    page.goto("/#/game/hosa_aba")
    expect(table.at("story")).to_contain_text("pants down")
    table.at("language").click()
    expect(table.at("story")).to_contain_text("Hosen runter")
    expect(table.at("readings")).to_contain_text("Die Quellen schweigen.")
    page.reload()
    expect(table.at("story")).to_contain_text("Hosen runter")


def test_the_title_says_which_page_it_is(page: Page, table: TablePage) -> None:
    """Tabs, bookmarks and the way back tell pages apart, in the language of the reader."""
    page.goto("/")
    expect(page).to_have_title("Schwimmen – the card game by the water")
    table.at("today-mine").click()
    expect(page).to_have_title("My statistics – Schwimmen")
    table.at("language").click()
    expect(page).to_have_title("Meine Statistik – Schwimmen")
    page.goto("/#/teachers")
    expect(page).to_have_title("Die Schulausgabe: für Lehrerinnen und Lehrer – Schwimmen")


def test_every_game_can_be_reached_from_every_page(page: Page, table: TablePage) -> None:
    """The list at the end of a page leads to all games."""
    page.goto("/#/game/schwimmen")
    links = table.at("all-games").get_by_role("link")
    expect(links).to_have_count(len(PRESETS))
    links.get_by_text("Empat Satu").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Empat Satu")
    expect(table.at("story")).to_contain_text("Indonesia")


class TestPhone:
    @pytest.fixture
    def browser_context_args(self, phone: dict[str, Any]) -> dict[str, Any]:
        """Hold a small phone."""
        return phone

    def test_pages_fit_on_a_small_phone(self, page: Page, table: TablePage) -> None:
        """Nothing scrolls sideways, and every target has the size of a thumb."""
        for game in ("chinese_51", "schwimmen_catsatcards"):
            page.goto(f"/#/game/{game}")
            expect(page.get_by_role("heading", level=1)).to_have_text(PRESETS[game].title)
            expect(table.at("rulebook")).to_be_visible()
            table.fits()
        page.goto("/#/compare/schwimmen/tri_palki")
        expect(table.at("compare-common")).to_be_visible()
        table.fits()


def test_axe_finds_nothing(page: Page, table: TablePage, violations: Violations) -> None:
    """A game's page and a comparison satisfy axe-core by day and by night."""
    for address, part in (("game/schwimmen", "rulebook"), ("compare/schwimmen/thirty_one", "compare-common")):
        page.goto(f"/#/{address}")
        expect(table.at(part)).to_be_visible()
        assert violations(page, by_night=True) == []
