"""A link that holds a whole match in the part behind `#`: the page shows and reviews it, and asks nobody."""

import base64
import json
import re
import zlib
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.tables import TablePage

RECORD = Path(__file__).parents[2] / "examples" / "short-deal.json"


def link(record: Path) -> str:
    """Return the part of the address behind `#`: the record, deflated, in letters for addresses."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(record.read_bytes()) + packer.flush()
    return f"#/replay/.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def refuse(route: Route) -> None:
    """Answer as a machine that is not there."""
    route.abort()


def test_a_link_holds_a_match(page: Page, table: TablePage) -> None:
    """Steps, cards and review come from the page itself, although nobody answers for replays."""
    page.route("**/api/replays/**", refuse)
    moves = json.loads(RECORD.read_text())["hands"][-1]["moves"]
    page.goto(f"/{link(RECORD)}")
    expect(table.at("replay-step")).to_have_attribute("max", str(len(moves)))
    table.at("replay-next").click()
    expect(table.at("replay-step")).to_have_value("1")
    with page.expect_download() as saved:
        table.at("replay-save").click()
    assert json.loads(saved.value.path().read_text()) == json.loads(RECORD.read_text())
    table.at("review-start").click()
    expect(page.locator('[data-testid="review"][data-state="done"]')).to_be_visible(timeout=60_000)
    expect(page.locator('[data-testid="review-mark"]')).to_have_count(len(moves))


def test_a_position_is_played_on(page: Page, table: TablePage) -> None:
    """From a step of a replay one plays on, with the cards as they lie, on the seat through whose eyes one looks."""
    page.goto(f"/{link(RECORD)}?1")
    table.at("replay-below").select_option("1")
    name = json.loads(RECORD.read_text())["players"][1]
    table.at("replay-on").and_(page.get_by_text(name)).click()
    expect(page).to_have_url(re.compile("#/table/here-"))
    expect(table.at("hand")).to_be_visible()
    table.fits()


def test_a_spoiled_link_says_so(page: Page) -> None:
    """Letters that hold no record lead to a sentence, not to an empty page."""
    page.goto("/#/replay/.spoiled")
    expect(page.get_by_role("alert")).to_be_visible()
