"""A table in the browser, as a person handles it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from playwright.sync_api import Locator, Page, Route, expect

from schwimmen.rules.presets import PRESETS
from tests.browser.scripts import CHOOSE, LED, LISTEN, MANY, STEP, TOO_SMALL

Someone: TypeAlias = "Callable[..., TablePage]"
"""Brings somebody else, with a device of their own."""

ENABLED = ':not([aria-disabled="true"])'
WAITS = {
    "match-over": '[data-testid="match-over"]',
    "next-hand": f'[data-testid="next-hand"]{ENABLED}',
    "to-match-over": '[data-testid="to-match-over"]',
    "choice": f'[data-testid="keep"]{ENABLED}',
    "turn": f'[data-testid="action-pass"]{ENABLED}',
}
"""What a table may wait for a person to do, and by which element one sees it."""

REVEALING = '[data-testid="reveal-all"]'
"""While hands are turned over one after the other: a test is in a hurry, unless it looks at just that."""


class TablePage:
    """One page at a table."""

    def __init__(self, page: Page, *, knows: bool = True) -> None:
        """`knows`: this person has been told before what is different in each game."""
        self.page = page
        self.patient = False
        self.chosen = 0
        page.add_init_script(LISTEN)
        if knows:
            told = json.dumps(json.dumps(dict.fromkeys(PRESETS, "told")))
            # An empty page, between two others, has no store.
            page.add_init_script(f"if (origin !== 'null') localStorage.setItem('schwimmen.told', {told})")

    def choose(
        self,
        *,
        levels: Sequence[str] = ("random", "random"),
        house: dict[str, Any] | None = None,
        rules: str = "schwimmen",
        pace: str = "instant",
        served: bool = False,
    ) -> None:
        """Go to the start page, as if these choices had been made there before; `served`: the server keeps the table.

        Without house rules of its own a test has its first turn in peace: nothing is declared, and nobody closes yet.
        """
        rules_here = {"auto_declare": [], "close_from_turn": 2} if house is None else house
        if rules.startswith("schwimmen"):
            rules_here = {"auto_declare": []} | rules_here
        chosen = {"rules": rules, "house": rules_here, "levels": list(levels), "pace": pace, "served": served}
        self.chosen += 1
        self.page.add_init_script(CHOOSE.format(number=self.chosen, chosen=json.dumps(json.dumps(chosen))))
        self.page.goto("/")
        expect(self.at("open-table")).to_have_attribute("aria-disabled", "false")

    def lead(self) -> None:
        """Let the others at a table of this device wait before each move, for `others`."""

        def waits(route: Route) -> None:
            came = route.fetch()
            route.fulfill(response=came, body=LED + came.text())

        self.page.context.route("**/worker-*.js", waits)

    def others(self, moves: int = MANY) -> None:
        """Let the others make so many moves from now on, and no more."""
        self.page.evaluate(STEP, moves)

    def turn_alone(self, **choices: Any) -> None:
        """Open a table and come to one's turn, after which the others wait."""
        self.lead()
        self.open(**choices)
        self.others()
        self.mine()
        self.others(0)

    def open(self, **choices: Any) -> None:
        """Open a table with choices that are made."""
        self.choose(**choices)
        self.at("open-table").click()
        expect(self.at("hand").or_(self.at("result")).first).to_be_visible()  # a hand may end as it is dealt

    def play_now(self) -> None:
        """Play now, as somebody who has been offered the guided hand before."""
        self.page.evaluate("localStorage.setItem('schwimmen.guided', 'offered')")
        self.at("play-now").click()

    def invite(self, name: str, **choices: Any) -> str:
        """Open a table for friends, with two taps and a name, and return the address to send them."""
        self.choose(**choices)
        self.at("with-friends").click()
        self.page.get_by_label("Your name").fill(name)
        self.at("open-table").click()
        return self.at("address").input_value()

    def join(self, link: str, name: str) -> None:
        """Come to a table by the address that was sent."""
        self.page.goto(link)
        self.at("join-name").fill(name)
        self.at("sit-down").click()
        expect(self.at("waiting").or_(self.at("match-over"))).to_be_visible()

    def at(self, name: str) -> Locator:
        """Return an element by its test id."""
        return self.page.get_by_test_id(name)

    def waits_for(self) -> str:
        """Wait until the table waits for this person, and return for what."""
        while True:
            self.until(*WAITS.values())
            for name, selector in WAITS.items():
                if self.page.locator(selector).count():
                    return name

    def until(self, *selectors: str) -> None:
        """Wait until something of this is there; hands that are being turned over are turned over at once."""
        waited = selectors if self.patient else (*selectors, REVEALING)
        while True:
            self.page.locator(", ".join(waited)).first.wait_for()
            if self.patient or not self.reveals():
                return

    def reveals(self) -> int:
        """Turn over at once what is still being turned over; return how many buttons said so."""
        return int(self.page.locator(REVEALING).evaluate_all("all => all.map((one) => one.click()).length"))

    def does(self, act: Callable[[], None]) -> None:
        """Do something that the table answers, and wait until the page shows the answer."""
        before = self.page.evaluate("saidNow()")
        act()
        self.page.evaluate("(before) => answeredAfter(before)", before)

    def click(self, name: str) -> None:
        """Click on a button that the table answers."""
        self.does(self.at(name).click)

    def my_turn(self) -> None:
        """Keep the cards, and go on to the next hand, until this person has a turn."""
        while (wish := self.waits_for()) != "turn":
            assert wish in ("choice", "next-hand"), "the match is over"
            self.click("keep" if wish == "choice" else "next-hand")

    def close(self) -> None:
        """Close, by itself or riding on a pass; just pass where that cannot be done any more."""
        closing = self.at("action-close")
        may = self.has("action-close")
        if may and closing.get_attribute("role") != "switch":
            self.click("action-close")
            return
        if may:
            closing.click()
        self.click("action-pass")

    def to_the_end(self, *, asks: bool = True) -> int:
        """Play the match to its end, closing as soon as possible; return how many hands were followed by another.

        `asks`: the summary is asked for, too.
        """
        hands = 0
        while (wish := self.waits_for()) not in ("match-over", *["to-match-over"] * (not asks)):
            if wish == "choice":
                self.click("trade")
            elif wish == "turn":
                self.close()
            elif wish == "next-hand":
                hands += 1
                self.click(wish)
            else:
                self.at(wish).click()
        return hands

    def showdown(self) -> None:
        """Play on until hands lie open."""
        while (wish := self.waits_for()) in ("choice", "turn"):
            self.click("keep") if wish == "choice" else self.close()

    def mine(self) -> None:
        """Wait until this person has something to decide; the packet is kept where that is asked."""
        while True:
            self.until('[data-mine="true"]', WAITS["next-hand"])
            if self.has("keep"):
                self.click("keep")
            elif self.has("next-hand"):
                self.click("next-hand")
            else:
                return

    def deals(self) -> None:
        """Knock hand after hand, until this person deals and has a packet to take or to leave."""
        while not self.has("keep"):
            name = next((name for name in ("next-hand", "action-close", "action-pass") if self.has(name)), None)
            if name:
                self.click(name)
            self.until('[data-mine="true"]', WAITS["next-hand"])

    def has(self, name: str) -> bool:
        """Say whether something is there and can be done."""
        return self.page.locator(f'[data-testid="{name}"]{ENABLED}').count() > 0

    def steps(self) -> str:
        """Take one step of any game, towards its end; "over" once hands lie open."""
        over = (WAITS[name] for name in ("match-over", "next-hand", "to-match-over"))
        self.until('[data-mine="true"]', *over)
        if not self.page.locator('[data-mine="true"]').count():
            return "over"
        for name in ("keep", "action-right", "action-challenge"):
            if self.has(name):
                self.click(name)
                return name
        closing = self.at("action-close")
        if self.has("action-close") and closing.get_attribute("role") != "switch":
            self.click("action-close")
        elif self.has("action-discard"):
            self.at("hand").locator("[data-card]:not(.barred)").first.click()
            self.click("action-confirm")
        elif self.has("action-pass"):
            self.click("action-pass")
        elif self.has("stock"):
            self.click("stock")
        else:
            self.exchange()
        return "turn"

    def exchange(self) -> None:
        """Exchange a card, or where the rules ask for it all of them; the call rides if it can."""
        if self.has("action-close") and self.at("action-close").get_attribute("aria-checked") == "false":
            self.at("action-close").click()
        give, take = self.at("hand").locator("[data-card]").first, self.at("table-cards").locator("[data-card]").first

        def swap() -> None:
            give.click()
            take.click()

        self.does(swap)

    def plays(self, token: str) -> None:
        """Make a move, as the record writes it, with a thumb."""
        plain = token.removesuffix("!")
        if plain != token:
            self.at("action-close").click()
        if ">" in plain:
            for card in plain.split(">"):
                self.at(f"card-{card}").click()
            return
        self.at(plain if plain in ("keep", "trade") else f"action-{plain}").click()
        if plain == "all":
            self.at("action-confirm").click()

    def cards(self, zone: str) -> list[str]:
        """Return the cards in a hand or on the table."""
        return [card.get_attribute("data-card") or "" for card in self.at(zone).locator("[data-card]").all()]

    def fits(self) -> None:
        """Check that nothing is wider than the page, and that every button can be reached by a thumb."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        small = self.page.evaluate(TOO_SMALL, 43.5)
        assert small == [], small


def explains(one: TablePage, other: TablePage) -> tuple[TablePage, TablePage]:
    """Let the player on turn explain a card, the dealer's choice before; return who does, and who listens."""
    waits = ", ".join((*(WAITS[name] for name in ("choice", "turn", "next-hand")), '[aria-current="true"]'))
    for mover, listener in ((one, other), (other, one)) * 3:
        mover.page.locator(waits).first.wait_for()
        for wish in ("keep", "next-hand"):  # a hand may end as it is dealt
            if mover.has(wish):
                mover.click(wish)
        if mover.page.locator('[data-mine="true"]').count() and not mover.has("keep"):
            mover.exchange()
            return mover, listener
    raise AssertionError("nobody has the turn")
