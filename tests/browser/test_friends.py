"""People at one table, each with a device of their own: come, play, get lost, come back, look on, talk, go on."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scripts import OUTSIDE
from tests.browser.tables import WAITS, Someone, TablePage

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}
PLAIN = {"auto_declare": [], "dealer_choice": "none", "close_from_turn": 1}
SHORT = PLAIN | {"units": 1, "grace": 0}
"""One hand decides the match."""

MINE = '[data-mine="true"]'
OVER = ", ".join(WAITS[name] for name in ("next-hand", "to-match-over", "match-over"))


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Hold a small phone."""
    return {**browser_context_args, **PHONE}


class Pair:
    """Lena, who invites with her phone, and Ben, who comes by the link."""

    def __init__(self, lena: TablePage, ben: TablePage, **choices: Any) -> None:
        self.lena, self.ben = lena, ben
        self.link = lena.invite("Lena", **{"house": PLAIN, **choices})
        ben.join(self.link, "Ben")
        expect(lena.at("occupant-1")).to_contain_text("Ben")
        lena.click("begin")
        self.mover = self.after(lena)

    def after(self, actor: TablePage) -> TablePage | None:
        """Return who has the turn once somebody has seen the answer to what they did; nobody when hands lie open."""
        actor.page.locator(f'{MINE}, [aria-current="true"], {OVER}').first.wait_for()
        if actor.page.locator(OVER).count():
            return None
        mover = actor if actor.page.locator(MINE).count() else self.other(actor)
        mover.page.locator(MINE).wait_for()
        return mover

    def other(self, one: TablePage) -> TablePage:
        """Return the other of the two."""
        return self.ben if one is self.lena else self.lena

    def turn(self) -> None:
        """Pass, whoever's turn it is."""
        assert self.mover is not None, "hands lie open"
        self.mover.click("action-pass")
        self.mover = self.after(self.mover)

    def until(self, who: TablePage) -> None:
        """Pass until somebody has the turn."""
        while self.mover is not who:
            self.turn()

    def showdown(self) -> None:
        """Close, and play on until hands lie open at both devices."""
        while self.mover is not None:
            self.mover.close()
            self.mover = self.after(self.mover)
        for each in (self.lena, self.ben):
            expect(each.at("result")).to_be_visible()


@pytest.fixture
def pair(table: TablePage, someone: Someone) -> Pair:
    """Two people in the middle of a hand."""
    return Pair(table, someone(DESKTOP))


def test_friends_come_by_a_link_and_play(pair: Pair) -> None:
    """Two taps open a table; those who come by the link play on it, hand after hand, each with cards of their own."""
    lena, ben = pair.lena, pair.ben
    for _ in range(3):
        pair.turn()
    assert not set(lena.cards("hand")) & set(ben.cards("hand"))
    assert lena.cards("table-cards") == ben.cards("table-cards")
    lena.fits()
    assert lena.page.evaluate(OUTSIDE) == []
    a_network_is_lost(pair)
    pair.showdown()
    lena.click("next-hand")
    expect(lena.at("next-hand")).to_contain_text("Waiting for Ben")
    ben.click("next-hand")
    for each in (lena, ben):
        expect(each.at("hand").locator("[data-card]")).to_have_count(3)


def a_network_is_lost(pair: Pair) -> None:
    """Check that the other sees who is lost; what was done without a network takes effect when it returns, and once."""
    lena, ben = pair.lena, pair.ben
    pair.until(ben)
    told = ben.at("log").get_by_text("You pass").count()
    ben.page.context.set_offline(True)
    expect(lena.at("away-1")).to_be_visible()
    expect(lena.at("waits")).to_contain_text("Ben is away")
    ben.at("action-pass").click()
    expect(ben.page.get_by_role("status")).to_contain_text("Your move will be sent")
    ben.page.context.set_offline(False)
    expect(ben.page.get_by_role("status")).to_have_count(0)
    lena.page.locator(MINE).wait_for()
    expect(lena.at("away-1")).to_have_count(0)
    expect(ben.at("log").get_by_text("You pass")).to_have_count(told + 1)
    pair.mover = lena


@pytest.mark.thorough
def test_people_talk_look_on_take_another_device_and_get_up(pair: Pair, someone: Someone) -> None:
    """All that people do beside playing; a computer follows who goes."""
    lena, ben = pair.lena, pair.ben
    they_talk(lena, ben)
    pair.until(lena)
    guest = someone()
    somebody_looks_on(pair, guest)
    lena.at("people-open").click()
    expect(lena.at("people")).to_contain_text("One person is watching")
    lena.at("handover-open").click()
    link = lena.at("handover").get_by_test_id("address").input_value()
    another_device(lena, someone(DESKTOP), link)
    ben.page.locator(MINE).wait_for()
    assert not guest.page.request.post("/api/claim", data={"code": link.rpartition("/")[2]}).ok

    lena.page.get_by_role("switch", name="Chat").uncheck()
    expect(ben.at("talk")).to_contain_text("The chat is switched off")
    expect(ben.at("chat-text")).to_have_count(0)
    ben.at("people-open").click()
    ben.at("leave").click()
    ben.at("leave-sure").click()
    expect(ben.at("play-now")).to_be_visible()
    assert json.loads(ben.page.evaluate("localStorage.getItem('schwimmen.seats')")) == []
    expect(lena.at("people")).not_to_contain_text("Ben")


def they_talk(lena: TablePage, ben: TablePage) -> None:
    """Check that a reaction is seen at the seat, and a line of talk is unread until it is read."""
    ben.at("sign-clap").click()
    expect(lena.at("seat-1").get_by_test_id("moment")).to_be_visible()
    ben.at("chat-text").fill("Nice table! " * 10)
    ben.click("chat-send")
    said = lena.at("seat-1").get_by_test_id("moment").filter(has_text="Nice").bounding_box()
    face = lena.at("seat-1").locator("svg.figure").bounding_box()
    assert said is not None
    assert face is not None
    assert 0 <= said["x"] <= PHONE["viewport"]["width"] - said["width"]
    assert said["y"] + said["height"] <= face["y"] + face["height"] / 4, "the face of who speaks stays seen"
    expect(lena.at("live")).to_contain_text("Ben: Bravo!")
    expect(lena.at("live")).to_contain_text("Ben: Nice table!")
    expect(lena.at("talk-open")).to_have_accessible_name("Chat, one new message")
    lena.at("talk-open").click()
    expect(lena.at("talk")).to_contain_text("Nice table!")
    lena.page.keyboard.press("Escape")
    expect(lena.at("talk-open")).to_have_accessible_name("Chat")


def somebody_looks_on(pair: Pair, guest: TablePage) -> None:
    """Check that a latecomer watches and sees nobody's hand."""
    guest.page.goto(pair.link)
    guest.at("look-on").click()
    expect(guest.at("looking")).to_be_visible()
    assert guest.cards("table-cards") == pair.lena.cards("table-cards")
    shown = guest.page.locator("[data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    assert not {*pair.lena.cards("hand"), *pair.ben.cards("hand")} & set(shown)
    for name in ("hand", "action-pass", "chat-text", "next-hand"):
        expect(guest.at(name)).to_have_count(0)


def another_device(lena: TablePage, tablet: TablePage, link: str) -> None:
    """Check that a link opens the seat on another device, and that one can play there."""
    tablet.page.goto(link)
    tablet.page.locator(MINE).wait_for()
    assert link.rpartition("/")[2] not in tablet.page.url
    assert sorted(tablet.cards("hand")) == sorted(lena.cards("hand"))
    tablet.click("action-pass")


@pytest.mark.thorough
def test_another_round_with_one_more(table: TablePage, someone: Someone) -> None:
    """After a match the same people go on, with a friend who comes in between; the played hand can be watched again."""
    pair = Pair(table, someone(DESKTOP), house=SHORT)
    lena, ben = pair.lena, pair.ben
    pair.showdown()
    for each in (lena, ben):
        each.at("to-match-over").click()
        expect(each.at("match-over")).to_be_visible()
    cem = someone()
    cem.page.goto("/" + (lena.at("match-over").get_by_role("link").first.get_attribute("href") or ""))
    expect(cem.at("fairness")).to_contain_text("2 contributions")
    cem.page.keyboard.press("ArrowRight")
    expect(cem.page).to_have_url(re.compile(r"\?1$"))
    cem.join(pair.link, "Cem")
    expect(ben.at("who-plays")).to_contain_text("Cem")
    expect(ben.at("play-again")).to_have_count(0)
    lena.click("play-again")
    for each in (lena, ben, cem):
        expect(each.at("hand").locator("[data-card]")).to_have_count(3)
        expect(each.at("match-over")).to_have_count(0)


@pytest.mark.thorough
def test_axe_finds_nothing_and_all_fits(
    table: TablePage, someone: Someone, violations: Callable[[Page], list[str]]
) -> None:
    """The invitation, the waiting room, who is there and the talk satisfy axe-core and fit on a small phone."""
    lena, ben = table, someone()
    link = lena.invite("Lena", house=SHORT)

    def well(each: TablePage) -> None:
        each.fits()
        assert violations(each.page) == []

    well(lena)
    ben.page.goto(link)
    expect(ben.at("sit-down")).to_be_visible()
    well(ben)
    ben.join(link, "Ben")
    expect(lena.at("occupant-1")).to_contain_text("Ben")
    lena.at("people-open").click()
    lena.at("occupant-more-1").click()
    lena.at("handover-open").click()
    expect(lena.at("handover-code")).to_be_visible()
    well(lena)
    lena.page.keyboard.press("Escape")
    lena.at("talk-open").click()
    well(lena)
