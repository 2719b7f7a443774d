"""The review beside a replay, and hints at the table, as a person meets them."""

import json
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.tables import TablePage
from tests.server.live import Live
from tests.server.tables import new

Violations = Callable[..., list[str]]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
MARK = '[data-testid="review-mark"]'
CHANGING = '[data-testid="review-strip"], [data-testid="review"]'
"""What is another thing at each decision."""

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="module")
def replay(served: Live) -> tuple[str, list[str]]:
    """A finished hand of four: its address, and its moves."""
    table = new([None] * 4, seed="reviewed", dealer=None, house={"auto_declare": []})
    for token in ("keep", "pass", "all", "pass", "pass!"):
        if token in table.game.legal():
            table.play(table.game.to_move or 0, token)
    table.end_hand()
    served.add("reviewed", table)
    address = served.lobby.services.signer.replay(table.table.opened.alias, 1)
    return address, table.game.record()["hands"][0]["moves"]


def reviewed(page: Page) -> None:
    """Wait until a review is complete; the first one may wait for its kernels, too."""
    expect(page.locator('[data-testid="review"][data-state="done"]')).to_be_visible(timeout=60_000)


def test_a_review_fills_and_leads_to_each_decision(page: Page, table: TablePage, replay: tuple[str, list[str]]) -> None:
    """A button begins it; every decision has a mark, by mouse and by keyboard, and the address says where one is."""
    address, moves = replay
    page.goto(f"/#/replay/{address}")
    table.at("review-start").click()
    reviewed(page)
    marks = page.locator(MARK)
    expect(marks).to_have_count(len(moves))
    marks.nth(1).click()
    expect(table.at("replay-step")).to_have_value("2")
    expect(table.at("review-verdict")).to_have_attribute("data-grade", marks.nth(1).get_attribute("data-grade") or "")
    expect(marks.nth(1)).to_have_attribute("aria-current", "step")
    marks.nth(2).focus()
    page.keyboard.press("Enter")
    expect(table.at("replay-step")).to_have_value("3")
    expect(page).to_have_url(re.compile(rf"#/replay/{re.escape(address)}\?3&review$"))
    expect(table.at("review-moves").locator("li.own")).to_have_count(1)
    table.at("replay-next").click()
    expect(table.at("replay-step")).to_have_value("4")
    expect(marks.nth(3)).to_have_attribute("aria-current", "step")


def test_skill_luck_and_course_are_told_to_eye_and_ear(
    page: Page, table: TablePage, replay: tuple[str, list[str]]
) -> None:
    """A row and a line for each seat; the picture has a text, and its numbers are there as a table."""
    page.goto(f"/#/replay/{replay[0]}?review")
    reviewed(page)
    balance = table.at("review-balance")
    expect(balance.locator("tbody tr")).to_have_count(4)
    expect(balance).to_contain_text("given away")
    picture = table.at("review-course").get_by_role("img")
    expect(picture).to_have_attribute("aria-label", re.compile(r"Anna: from 25\.0 to .* per cent\."))
    expect(table.at("review-course").locator("tbody tr")).to_have_count(2)
    table.at("language").click()
    expect(balance).to_contain_text("verschenkt")
    expect(picture).to_have_attribute("aria-label", re.compile(r"Anna: von 25,0 auf"))


@pytest.mark.thorough
def test_a_review_that_was_cut_says_so_and_begins_anew(
    page: Page, table: TablePage, replay: tuple[str, list[str]]
) -> None:
    """A line that ends before its end is told in words, with a button to try again."""

    def cut(route: Route) -> None:
        course = {"kind": "course", "decisions": 9, "chances": [[0.25] * 4]}
        body = f"event: course\ndata: {json.dumps(course)}\n\nevent: decision\ndata: {{"
        route.fulfill(status=200, content_type="text/event-stream", body=body)

    page.route("**/review", cut)
    page.goto(f"/#/replay/{replay[0]}?review")
    expect(table.at("review").get_by_role("alert")).to_have_text(
        "The connection was cut before the review was complete."
    )
    page.unroute("**/review")
    table.at("review-again").click()
    reviewed(page)
    expect(table.at("review").get_by_role("alert")).to_have_count(0)


@pytest.mark.thorough
def test_axe_finds_nothing_in_a_review(
    page: Page, table: TablePage, replay: tuple[str, list[str]], violations: Violations
) -> None:
    """Before and after it is asked for, by day and by night; then what changes in it, at a decision of each grade."""
    page.goto(f"/#/replay/{replay[0]}")
    expect(table.at("review-start")).to_be_visible()
    assert violations(page, by_night=True) == []
    table.at("review-start").click()
    reviewed(page)
    assert violations(page, by_night=True) == []
    marks = {mark.get_attribute("data-grade"): mark for mark in page.locator(MARK).all()}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for mark in marks.values():
            mark.click()
            assert violations(page, CHANGING) == []


def test_the_end_of_a_hand_leads_to_its_review(page: Page, table: TablePage) -> None:
    """The link at the showdown opens the replay with its review under way."""
    table.open(levels=("random",))
    table.showdown()
    link = table.at("review-hand").get_attribute("href") or ""
    assert link.endswith("?review")
    page.goto(f"/{link}")
    reviewed(page)


def test_a_hint_marks_what_it_is_about(page: Page, table: TablePage, violations: Violations) -> None:
    """A key asks for it; the best moves are shown and said, cards or buttons are marked; Escape puts it away."""
    table.open(levels=("random",))
    table.my_turn()
    expect(table.at("hint")).to_be_visible()
    page.keyboard.press("h")
    card = table.at("hint-card")
    expect(card).to_be_visible()
    assert 1 <= card.locator("li").count() <= 3
    expect(page.locator(".hinted").first).to_be_visible()
    expect(page.locator('[aria-live="polite"]').filter(has_text="Hint: ").first).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    table.at("hint").click()
    expect(card).to_be_visible()
    table.click("action-pass")
    expect(card).to_have_count(0)


def test_no_hints_among_friends(page: Page, table: TablePage, served: Live) -> None:
    """Where another person sits, nothing offers one."""
    sitting = new([None, None], seed="friends-hint", dealer=1, house={"dealer_choice": "none", "auto_declare": []})
    tokens = served.add("friends-hint", sitting)
    held = json.dumps([{"table": "friends-hint", "seat": 0, "token": tokens[0]}])
    page.add_init_script(f"localStorage['schwimmen.seats'] = {json.dumps(held)}")
    page.goto("/#/table/friends-hint")
    expect(table.at("action-pass")).to_be_visible()
    expect(table.at("hint")).to_have_count(0)


class TestPhone:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        """Hold a small phone."""
        return {**browser_context_args, **PHONE}

    @pytest.mark.thorough
    def test_a_review_fits_on_a_small_phone(self, page: Page, table: TablePage, replay: tuple[str, list[str]]) -> None:
        """Nothing scrolls sideways, and every target has the size of a thumb, in both languages."""
        page.goto(f"/?lang=en#/replay/{replay[0]}?review")
        for language in ("en", "de"):
            expect(page.locator("html")).to_have_attribute("lang", language)
            reviewed(page)
            for mark in page.locator(MARK).all():
                mark.click()
                table.fits()
            table.at("language").click()

    @pytest.mark.few(1)
    @pytest.mark.parametrize("rules", ["schwimmen", "tri_palki", "thirty_one", "chinese_51"])
    def test_a_hint_fits_on_a_small_phone(self, rules: str, table: TablePage) -> None:
        """The button is within reach in every kind of game, and nothing is pushed off the screen."""
        assert rules in PRESETS
        table.open(levels=("random",), rules=rules, house={})
        table.mine()
        table.at("hint").click()
        expect(table.at("hint-card")).to_be_visible()
        table.fits()
