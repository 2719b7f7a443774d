"""A link that holds a whole match in the part behind `#`: the page shows and reviews it, and asks nobody."""

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from schwimmen.match.game import Game
from tests.browser.tables import TablePage

RECORD = Path(__file__).parents[2] / "examples" / "short-deal.json"


def link(record: bytes) -> str:
    """Return the part of the address behind `#`: the record, deflated, in letters for addresses."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(record) + packer.flush()
    return f"#/replay/.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def refuse(route: Route) -> None:
    """Answer as a machine that is not there."""
    route.abort()


@pytest.mark.thorough
def test_a_link_holds_a_match(page: Page, table: TablePage) -> None:
    """Steps, cards and review come from the page itself, although nobody answers for replays."""
    page.route("**/api/replays/**", refuse)
    moves = json.loads(RECORD.read_text())["hands"][-1]["moves"]
    page.goto(f"/{link(RECORD.read_bytes())}")
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
    page.goto(f"/{link(RECORD.read_bytes())}?1")
    table.at("replay-below").select_option("1")
    name = json.loads(RECORD.read_text())["players"][1]
    table.at("replay-on").and_(page.get_by_text(name)).click()
    expect(page).to_have_url(re.compile("#/table/here-"))
    expect(table.at("hand")).to_be_visible()
    table.fits()


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_a_table_of_twelve_cards_fits_a_phone(page: Page, table: TablePage, size: tuple[int, int]) -> None:
    """CO-7: in the last round of ten players the table has grown to twelve cards, and covers nothing of one's own."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    game = Game("commerce", players=[f"Player {seat}" for seat in range(10)], seed=1)
    for _ in range(95):
        game.play(next(token for token in game.legal() if re.fullmatch("..>..", token)))
    page.goto(f"/{link(json.dumps(game.record()).encode())}?95")
    table.at("replay-below").select_option(str(game.to_move))
    table.at("replay-on").and_(page.get_by_text(game.players[game.to_move or 0])).click()
    expect(page.locator('[data-mine="true"]')).to_be_visible()
    cards = page.locator('[data-testid="table-cards"] [data-card]')
    expect(cards).to_have_count(12)
    lowest = max(box["y"] + box["height"] for box in (card.bounding_box() for card in cards.all()) if box)
    own = page.locator("main").get_by_text("Your turn", exact=True).last.bounding_box()
    assert own is not None
    assert lowest <= own["y"]


def test_a_spoiled_link_says_so(page: Page) -> None:
    """Letters that hold no record lead to a sentence, not to an empty page."""
    page.goto("/#/replay/.spoiled")
    expect(page.get_by_role("alert")).to_be_visible()
