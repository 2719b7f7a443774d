"""Every table fits every screen: games of each kind, fewest and most players, in windows from phone to desktop."""

import json

import pytest
from playwright.sync_api import Page, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.layout import DESKTOP, ROOMY, SIZES, SMALLEST_LYING, ZOOMED, faults
from tests.browser.tables import TablePage
from tests.samples import GAMES_HANDLED, SOAK
from tests.server.live import Live
from tests.server.tables import Sitting, new

DEALS, MOVES = 12, 30
"""Deals among which there is one that goes on long enough, and moves after which nobody will call any more."""

FULL = max(PRESETS[name].rules.players[1] for name in GAMES_HANDLED)
"""Players at the fullest table: what has room there, in the largest window, has it with fewer."""

LINES = """(values) => values.map((value) => {
  const range = document.createRange()
  range.selectNodeContents(value)
  return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
})"""
"""The heights at which each of some values has a line."""


def laid(rules: str, seats: int, *, last: bool = False) -> Sitting:
    """Return a table at which the others have had a turn and Anna has hers; `last`: somebody has called, if one can."""
    for called in (True, False) if last else (False,):
        for seed in range(DEALS):
            levels = [None, *["club"] * (seats - 1)]
            sitting = new(levels, rules=rules, dealer=seats - 1, pace="relaxed", seed=seed)
            if brought(sitting, called=called):
                return sitting
    raise AssertionError("somebody always ends the hand too early")


def brought(sitting: Sitting, *, called: bool) -> bool:
    """Let everybody exchange, once or till somebody has called; say whether it is Anna's turn then."""
    for _ in range(MOVES):
        mover, view = sitting.game.to_move, sitting.view(0)
        if mover is None:
            return False
        turned = view["seats"][1]["turns"] > 0
        calling = view["caller"] is not None or any(seat["sticking"] for seat in view["seats"])
        if mover == 0 and turned and calling == called:
            return True
        legal = sitting.game.legal()
        calls = [move for move in legal if move.endswith("!") or move == "close"]
        plain = [move for move in legal if move not in calls]
        swaps = [move for move in plain if ">" in move]
        move = ((called and mover and turned and not calling and calls) or swaps or plain or legal)[0]
        sitting.play(0, move) if mover == 0 else sitting.think(move)
    return False


def sit(page: Page, live: Live, sitting: Sitting, language: str = "de") -> None:
    """Sit down at a table that was prepared, as if the link had been followed before."""
    name = f"{sitting.game.preset.id}-{len(sitting.table.seating)}-{language}"
    tokens = live.add(name, sitting)
    page.goto("/favicon.svg")
    kept = {"seats": [{"table": name, "token": tokens[0]}], "settings": {"language": language}}
    page.evaluate(
        "(kept) => Object.keys(kept).forEach((key) => localStorage.setItem(`schwimmen.${key}`, kept[key]))",
        {key: json.dumps(value) for key, value in kept.items()},
    )
    page.goto(f"/#/table/{name}")
    expect(page.get_by_test_id("hand")).to_be_visible()


@pytest.mark.few(2)
@pytest.mark.parametrize("rules", GAMES_HANDLED)
def test_every_table_fits_every_window(rules: str, page: Page, table: TablePage, served: Live) -> None:
    """Nothing lies on anything else, no label is cut, own cards are wide enough, seats keep apart, all is in reach."""
    found = []
    fewest, most = PRESETS[rules].rules.players
    crowded = [size for size in SIZES if SOAK or most == FULL or size != DESKTOP]
    for seats, language, sizes in ((fewest, "en", ROOMY), (most, "de", crowded)):
        sit(page, served, laid(rules, seats, last=seats == most), language)
        expect(table.at("how")).not_to_be_empty()
        found += [f"{seats} players, {fault}" for size in sizes for fault in faults(page, size)]
    assert found == []
    assert faults(page, ZOOMED) == []
    page.mouse.move(ZOOMED[0] / 2, ZOOMED[1] - 10)
    page.mouse.wheel(0, 2000)
    expect(table.at("hand")).to_be_in_viewport()
    expect(page.locator(".actions button").first).to_be_in_viewport(ratio=1)


def test_an_exchange_of_all_cards_is_told_in_full_on_the_smallest_lying_phone(
    page: Page, table: TablePage, served: Live
) -> None:
    """Its sentence takes two lines there, and lies on nothing."""
    sitting = new([None, *["club"] * 3], dealer=2, pace="relaxed", seed=1)
    for move in ("keep", "all"):
        sitting.think(move)
    sit(page, served, sitting)
    assert faults(page, SMALLEST_LYING) == []


def test_the_packet_lies_face_down_while_the_dealer_chooses(page: Page, table: TablePage, served: Live) -> None:
    """Three backs that can be taken, at every size, and the tab says whose turn it is."""
    sit(page, served, new([None, "club", "club"], pace="relaxed", house={"auto_declare": []}))
    expect(table.at("packet").locator(".back")).to_have_count(3)
    expect(page).to_have_title("Du bist dran! – Schwimmen")
    assert [fault for size in SIZES for fault in faults(page, size)] == []
    table.at("packet").click()
    table.click("action-confirm")
    expect(table.at("packet")).to_have_count(0)


def test_the_value_after_an_exchange_is_seen_before_it(page: Page, table: TablePage, served: Live) -> None:
    """With an own card chosen, each card in the middle says what the hand would be worth; the value stays in sight."""
    sitting = laid("schwimmen", 2)
    sit(page, served, sitting, "en")
    worths, own = sitting.view(0)["worths"], sitting.view(0)["hand"][0]
    table.at(f"card-{own}").click()
    for card in sitting.view(0)["table"]:
        expect(table.at(f"card-{card}").get_by_test_id("makes")).to_have_text(f"→ {worths[f'{own}>{card}']}")
    assert [fault for size in ROOMY for fault in faults(page, size)] == []
    table.at("action-all").click()
    expect(table.at("worth")).to_have_text(f"Worth {sitting.view(0)['value']}→ {worths['all']}")
    sitting = laid("thirty_one", 2)
    sit(page, served, sitting, "en")
    table.click("stock")
    expect(table.at("hand").locator("[data-card]")).to_have_count(4)
    expect(table.at("worth")).to_contain_text("Worth")
    assert [fault for size in ROOMY for fault in faults(page, size)] == []


@pytest.mark.few(1)
@pytest.mark.parametrize("rules", ["stop_the_bus", "commerce"])
def test_a_value_in_words_stands_on_one_line(rules: str, page: Page, table: TablePage, served: Live) -> None:
    """On a phone, what the hand is worth and what it would be worth break between them, never inside."""
    page.set_viewport_size({"width": 360, "height": 640})
    sit(page, served, laid(rules, 3), "en")
    if table.has("action-all"):
        table.at("action-all").click()
    for language in ("en", "de"):
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = table.at("worth").locator("b.words")
        expect(words.first).to_be_visible()
        assert {len(lines) for lines in words.evaluate_all(LINES)} == {1}
        assert faults(page, (360, 640)) == []
        table.at("language").dispatch_event("click")  # a phone has it elsewhere
