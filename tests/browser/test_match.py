"""Playing in a real browser, from the start page to the end of a match."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from schwimmen.words import Words
from tests.browser.tables import TablePage

ENGLISH = Words("en")


def crowns(page: Page, table: TablePage) -> None:
    """Check that the winner sits on the jetty in their own colours, and is cheered if it is the reader."""
    me = int(page.evaluate("JSON.parse(localStorage.getItem('schwimmen.seats'))[0].seat"))
    sitting = page.locator("[data-winner]")
    winners = [int(each.get_attribute("data-winner") or "") for each in sitting.all()]
    assert winners
    assert table.at("cheer").count() == (me in winners)
    for winner, figure in zip(winners, sitting.all(), strict=True):
        colour = figure.evaluate("(each) => each.style.getPropertyValue('--hue')")
        assert page.locator("figure .course").nth(winner).get_attribute("stroke") == colour
        if winner != me:
            cap = table.at(f"seat-{winner}").locator(".figure .body > path").first
            assert cap.get_attribute("fill") == colour


def test_a_whole_match_from_play_now(page: Page, table: TablePage) -> None:
    """From one tap on the start page to the summary of the match, closing as soon as possible in each hand.

    Who does not ask for the summary gets it a few seconds after the last hands were shown.
    """
    page.clock.install()
    page.goto("/")
    page.get_by_role("radio", name="instant").check()
    table.play_now()
    hands = table.to_the_end(asks=False)
    page.clock.fast_forward(4_000)
    expect(table.at("match-over").get_by_role("heading", level=2)).to_have_text(re.compile(r"win|won"))
    assert hands >= 3
    crowns(page, table)
    table.at("play-again").click()
    third = table.at("hand").locator("[data-card]").nth(2)
    expect(third.or_(table.at("result")).first).to_be_visible()  # a hand may end as it is dealt
    expect(table.at("match-over")).to_have_count(0)


def test_an_exchange_by_tapping_two_cards_or_dragging_one(table: TablePage) -> None:
    """A tap on an own card and one on a table card exchanges them, and so does a drag; everybody reads of it."""
    table.turn_alone()
    give, take = table.cards("hand")[0], table.cards("table-cards")[2]
    table.at(f"card-{give}").click()
    table.at(f"card-{take}").click()
    expect(table.at("live")).to_contain_text(f"You exchange {ENGLISH.card(give)} for {ENGLISH.card(take)}.")
    table.others()
    table.mine()
    table.others(0)
    give, take = table.cards("hand")[1], table.cards("table-cards")[1]
    table.at(f"card-{give}").drag_to(table.at(f"card-{take}"))
    expect(table.at("live")).to_contain_text(f"You exchange {ENGLISH.card(give)} for {ENGLISH.card(take)}.")


def test_an_impossible_wish_shows_the_engines_reason(table: TablePage) -> None:
    """What the rules of this table forbid says why, and nothing happens."""
    table.open(house={"allow_swap_all": False, "close_from_turn": 9})
    table.my_turn()
    before = table.cards("hand")
    table.at("action-all").click(force=True)
    expect(table.at("notice")).to_contain_text("only one card is exchanged")
    table.at("action-close").click(force=True)
    expect(table.at("notice")).to_contain_text("too early")
    assert table.cards("hand") == before


def test_reload_in_the_middle_of_a_turn(page: Page, table: TablePage) -> None:
    """After a reload the same table is there, each card in its place, and the turn is still to be played."""
    table.open(levels=["random"], house={"close_from_turn": 9})
    table.my_turn()
    table.exchange()
    table.my_turn()
    before = {zone: table.cards(zone) for zone in ("hand", "table-cards")}
    address = page.url
    page.reload()
    assert table.waits_for() == "turn"
    assert page.url == address
    assert {zone: table.cards(zone) for zone in ("hand", "table-cards")} == before
    table.close()
    table.showdown()


def test_the_secret_is_never_in_the_address(page: Page, table: TablePage) -> None:
    """The address of a table has its id and nothing that opens a seat; another browser gets nothing from it."""
    table.open(served=True)
    token = page.evaluate("JSON.parse(localStorage.getItem('schwimmen.seats'))[0].token")
    assert token not in page.url
    browser = page.context.browser
    assert browser is not None
    stranger = browser.new_page()
    stranger.goto(page.url)
    expect(stranger.get_by_test_id("hand")).to_have_count(0)
    expect(stranger.get_by_test_id("new-table")).to_be_visible()
    stranger.close()


def test_losing_the_connection_in_the_middle_of_a_turn(page: Page, context: BrowserContext, table: TablePage) -> None:
    """Without a network the page says so; with it the table goes on where it was."""
    table.open(served=True)
    table.my_turn()
    before = table.cards("hand")
    context.set_offline(True)
    expect(page.get_by_role("status")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("status")).to_have_count(0)
    assert table.cards("hand") == before
    table.close()
    table.showdown()


@pytest.mark.thorough
@pytest.mark.parametrize("by_server", [False, True])
def test_one_seat_in_two_windows(by_server: bool, context: BrowserContext, table: TablePage) -> None:
    """A seat that is open twice shows the same in both windows, whichever one plays in, whoever keeps the table."""
    table.open(served=by_server)
    table.my_turn()
    second = TablePage(context.new_page())
    second.page.goto(table.page.url)
    assert second.waits_for() == "turn"
    assert sorted(second.cards("hand")) == sorted(table.cards("hand"))
    second.close()
    table.showdown()
    assert table.waits_for() == second.waits_for() == "next-hand"


FLIGHTS = """(() => {
  window.flights = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    if (frames[0]?.transform) window.flights.push(timing.delay ?? 0)
    return animate.call(this, frames, timing)
  }
})()"""
"""Takes note of every picture of a card that sets out, and when."""


def test_a_hand_is_dealt_card_by_card(page: Page, table: TablePage) -> None:
    """Every card comes flying when a hand begins, one after the other: own ones, those of the others, the packet."""
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(FLIGHTS)
    table.open(levels=["club"], pace="relaxed", house={"dealt_check": "after"})
    page.wait_for_function("window.flights.length >= 6")
    assert len(set(page.evaluate("window.flights.slice(0, 6)"))) == 6, "they set out together"


def test_cards_fly_and_may_rest(table: TablePage, page: Page) -> None:
    """Where the device asks for calm nothing moves; where it does not, cards fly, and the table can be played too."""
    page.emulate_media(reduced_motion="no-preference")
    table.open()
    table.my_turn()
    table.at("action-all").click()
    table.click("action-confirm")
    table.showdown()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("rules", "house", "levels"),
    [
        ("schwimmen_catsatcards", {"pack": 52, "players": [2, 9]}, ["random"] * 8),
        ("schwimmen_gamerules", {"dealer_choice": "none", "close_timing": "instead"}, ["random"]),
        ("schwimmen", {"dealer_choice": "see_both", "dealt_check": "after"}, ["club", "beginner"]),
    ],
)
def test_other_games_and_house_rules(rules: str, house: dict[str, object], levels: list[str], table: TablePage) -> None:
    """Every preset is playable, with few and with many opponents."""
    table.open(rules=rules, house=house, levels=levels)
    table.my_turn()
    table.showdown()
    expect(table.at("result")).to_be_visible()
