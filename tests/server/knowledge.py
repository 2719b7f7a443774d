"""What each seat may know at each moment of a match, worked out from the record and not from any view.

A seat may know a card of the present hand if it has held it, if it has lain open on the table or on the discard pile,
if somebody had to show it, or, once the hand has ended, if it was in any hand. Everything else (other hands, the
unopened packet, the stock, a card that somebody drew from it) it must never be told.
"""

from __future__ import annotations

import json
import re
from typing import Any

from schwimmen import Game
from schwimmen.cards import NAMES, names
from schwimmen.rules import DealerChoice

CARD = re.compile(rb"(?<![0-9A-Za-z_-])([2-9TJQKA][CSHD])(?![0-9A-Za-z_])")
"""A card's name that stands for itself; a share code may hold the same two letters behind a dash."""

LARGEST = 10_000
"""No number in a message is larger: a set of cards as one integer would be."""


class Knowledge:
    """The cards that each seat may know, by the number of the state."""

    def __init__(self, record: dict[str, Any]) -> None:
        hands = record["hands"]
        game = Game(
            record["rules"],
            house=record.get("house"),
            players=record["players"],
            dealer=record["dealer"],
            pack=hands[0]["pack"],
        )
        self._seats = range(len(record["players"]))
        self.states: list[list[set[str]]] = []
        for number, hand in enumerate(hands):
            if number:
                game.deal(hand["pack"])
            self._note(game, [set() for _ in self._seats])
            for move in hand["moves"]:
                game.play(move)
                self._note(game, self.states[-1])

    def _note(self, game: Game, before: list[set[str]]) -> None:
        referee = game._referee
        held = [set(names(cards)) for cards in referee.row("hands")]
        table = {card for pile in ("table", "gone") for card in names(referee.number(pile))}
        table |= {NAMES[card] for card in referee.pile}
        over = game.phase in ("deal", "over")
        showing = referee.members("played" if over else "declared")
        shown = {card for seat in showing for card in held[seat]}
        now = [before[seat] | held[seat] | table | shown for seat in self._seats]
        if game.phase == "choice" and game.rules.dealer_choice == DealerChoice.SEE_BOTH:
            now[game.dealer] |= set(names(referee.number("packet")))
        self.states.append(now)

    def check(self, seat: int, payload: bytes) -> None:
        """Check one message that a seat received, as bytes and as what they mean."""
        message = json.loads(payload)
        seq = message.get("seq")
        named = {card.decode() for card in CARD.findall(payload)}
        allowed = self.states[seq][seat] if message["type"] == "state" else set()
        assert named <= allowed, f"seat {seat}, state {seq}: {sorted(named - allowed)} in {payload!r}"
        for number in numbers(message):
            assert abs(number) <= LARGEST, f"seat {seat}, state {seq}: {number} in {payload!r}"


def numbers(part: Any) -> list[float]:
    """Return all numbers anywhere in a message."""
    if isinstance(part, dict):
        return [number for value in part.values() for number in numbers(value)]
    if isinstance(part, list):
        return [number for value in part for number in numbers(value)]
    return [part] if isinstance(part, int | float) else []


def payloads(got: bytes) -> tuple[bytes, list[bytes]]:
    """Split what came over a socket into the opening handshake and the payloads of all frames; every byte counts."""
    opening, _, rest = got.partition(b"\r\n\r\n")
    found, at = [], 0
    while at < len(rest):
        kind, size, at = rest[at], rest[at + 1], at + 2
        assert kind & 0xF0 == 0x80, "a frame in pieces, or compressed"
        if size >= 126:
            wide = 2 if size == 126 else 8
            size, at = int.from_bytes(rest[at : at + wide], "big"), at + wide
        assert len(rest) >= at + size, "half a frame"
        found.append(rest[at : at + size] if kind & 0x0F == 1 else b"")
        at += size
    return opening, [payload for payload in found if payload]
