"""The page that checks shuffles: a record goes in, every hand is recomputed in the browser, and nothing goes out."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import TablePage

Violations = Callable[..., list[str]]

EXAMPLE = Path(__file__).parents[2] / "examples" / "fair-shuffle.json"
RECORD: dict[str, Any] = json.loads(EXAMPLE.read_text(encoding="utf-8"))
PROOF: dict[str, Any] = RECORD["hands"][0]["shuffle"]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def spoilt(**changes: Any) -> str:
    """Write the record with another proof for its first hand, and none for its second."""
    first, second = RECORD["hands"]
    bare = {key: value for key, value in second.items() if key != "shuffle"}
    return json.dumps(RECORD | {"hands": [first | {"shuffle": PROOF | changes}, bare]})


def unfold(table: TablePage, hand: int) -> None:
    """Show the steps of a hand, from 0."""
    table.at(f"verified-0/{hand}").locator("summary").click()


def test_a_record_is_checked_without_asking_anybody(page: Page, table: TablePage) -> None:
    """A file is read and recomputed where it is: after the page is there, no request leaves it."""
    page.goto("/#/verify")
    expect(table.at("verify")).to_contain_text("Open a match")
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table.at("verify-file").set_input_files(EXAMPLE)
    expect(table.at("verified")).to_contain_text("2 of 2 hands check out.")
    expect(table.at("review-last")).to_have_attribute("href", re.compile(r"^#/replay/\.[\w-]+\.2\?review$"))
    unfold(table, 0)
    steps = table.at("fairness")
    expect(steps).to_have_attribute("data-verdict", "fair")
    expect(steps).to_contain_text("Anna")
    expect(steps.locator("[data-card]")).to_have_count(32)
    expect(steps.get_by_role("heading", level=3)).to_have_text(
        ["Sealed", "Contributed", "Opened", "Shuffled", "Drawn by lot"]
    )
    assert asked == []


def test_what_does_not_fit_is_shown(page: Page, table: TablePage) -> None:
    """A pasted record with a wrong proof and one that is missing says so, in both languages."""
    page.goto("/#/verify")
    table.at("verify-text").fill(spoilt(hand=3))
    expect(table.at("verified")).to_contain_text("0 of 2 hands check out.")
    expect(table.at("verified-0/1")).to_contain_text("no proof")
    unfold(table, 0)
    expect(table.at("fairness")).to_have_attribute("data-verdict", "pack")
    expect(table.at("fairness")).to_contain_text("This device gets a different order:")
    table.at("language").click()
    expect(table.at("fairness")).to_contain_text("Dieses Gerät kommt auf eine andere Reihenfolge:")
    table.at("verify-text").fill("This is not a record.")
    expect(table.at("verified")).to_have_text("Das ist keine Aufzeichnung einer Partie.")


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("salt", "commitment", "verdict"),
    [
        (PROOF["contributions"][0], PROOF["commitment"], "fair"),
        ("0" * 32, PROOF["commitment"], "own-contribution"),
        (PROOF["contributions"][0], "0" * 64, "own-commitment"),
    ],
)
def test_a_device_compares_with_what_it_remembers(
    salt: str, commitment: str, verdict: str, page: Page, table: TablePage
) -> None:
    """The commitment that was shown before the hand, and this device's contribution, must be those of the record."""
    page.goto("/#/verify")
    hand = f"{PROOF['table']}#{PROOF['hand']}"
    for store, value in (("salts", salt), ("commitments", commitment)):
        page.evaluate(
            "([key, value]) => localStorage.setItem(key, value)", [f"schwimmen.{store}", json.dumps({hand: value})]
        )
    table.at("verify-text").fill(json.dumps(RECORD))
    unfold(table, 0)
    expect(table.at("fairness")).to_have_attribute("data-verdict", verdict)
    expect(table.at("fairness")).to_contain_text("This device")


@pytest.mark.thorough
def test_the_first_hand_has_a_part_of_this_device(page: Page, table: TablePage) -> None:
    """The first hand was shuffled with this device's number; replay and settings lead to the page that checks."""
    page.goto("/")
    table.at("settings-open").click()
    expect(table.at("to-verify")).to_have_attribute("href", "#/verify")
    table.open()
    table.showdown()
    page.goto(table.at("replay-hand").get_attribute("href") or "")
    steps = table.at("fairness")
    expect(steps).to_have_attribute("data-verdict", "fair")
    expect(steps).to_contain_text("one contribution")
    expect(steps).to_contain_text("This device")
    table.at("to-verify").click()
    expect(table.at("verify")).to_be_visible()


class TestPhone:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        """Hold a small phone."""
        return {**browser_context_args, **PHONE}

    def test_the_page_fits_on_a_small_phone(self, page: Page, table: TablePage) -> None:
        """Nothing scrolls sideways, and every target has the size of a thumb."""
        page.goto("/#/verify")
        table.at("verify-file").set_input_files(EXAMPLE)
        unfold(table, 0)
        table.fits()


def test_axe_finds_nothing(page: Page, table: TablePage, violations: Violations) -> None:
    """Right and wrong hands satisfy axe-core by day and by night."""
    page.goto("/#/verify")
    table.at("verify-text").fill(spoilt(hand=3))
    unfold(table, 0)
    unfold(table, 1)
    expect(table.at("fairness")).to_have_count(2)
    assert violations(page, by_night=True) == []
