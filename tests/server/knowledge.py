"""What each reader may know at each moment of a match, worked out from the record and not from any view.

A seat may know a card of the present hand if it has held it, if it has lain open on the table or on the discard pile,
if somebody had to show it, or, once the hand has ended, if it was in any hand. A spectator may know what everybody
knows. Everything else (other hands, the unopened packet, the stock, a card that somebody drew from it) must never be
told; nor may the secret of a shuffle before its hand is over.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

import orjson

from schwimmen import Game
from schwimmen.cards import NAMES, names
from schwimmen.rules.enums import DealerChoice
from tests.server.folding import merged

CARD = re.compile(rb"(?<![0-9A-Za-z_-])([2-9TJQKA][CSHD])(?![0-9A-Za-z_-])")
"""A card's name that stands for itself; a share code or a signature may hold the same two letters beside a dash."""

LARGEST = 10_000
"""No number in a message is larger: a set of cards as one integer would be."""

TIMES = ("now", "until")
"""Where numbers are larger: milliseconds."""


class Knowledge:
    """The cards that each seat, and a spectator, may know, by the number of the game's state."""

    def __init__(self, record: dict[str, Any], secrets: Sequence[str] = (), *, first: int = 1) -> None:
        """`secrets` are those of the shuffles, hand by hand; `first` is the number of the match's first state."""
        hands = record["hands"]
        game = Game(
            record["rules"],
            house=record.get("house"),
            players=record["players"],
            dealer=record["dealer"],
            pack=hands[0]["pack"],
        )
        self._seats = range(len(record["players"]))
        self._secrets = [secret.encode() for secret in secrets]
        self._first = first
        self.states: list[dict[int | None, set[str]]] = []
        self._finished: list[int] = []
        for number, hand in enumerate(hands):
            if number:
                game.deal(hand["pack"])
            self._note(game, {reader: set() for reader in (*self._seats, None)})
            for move in hand["moves"]:
                game.play(move)
                self._note(game, self.states[-1])

    def _note(self, game: Game, before: dict[int | None, set[str]]) -> None:
        referee = game._referee
        held = [set(names(cards)) for cards in referee.row("hands")]
        table = {card for pile in ("table", "gone") for card in names(referee.number(pile))}
        table |= {NAMES[card] for card in referee.pile}
        over = game.phase in ("deal", "over")
        showing = referee.members("played" if over else "declared")
        shown = {card for seat in showing for card in held[seat]}
        now = {reader: known | table | shown for reader, known in before.items()}
        for seat in self._seats:
            now[seat] |= held[seat]
        if game.phase == "choice" and game.rules.dealer_choice == DealerChoice.SEE_BOTH:
            now[game.dealer] |= set(names(referee.number("packet")))
        self.states.append(now)
        self._finished.append(len(game.results))

    def check_all(self, reader: int | None, payloads: Sequence[bytes]) -> None:
        """Check everything that came to a reader: each message, and what a client knows after it.

        What happened in a hand is told again whenever it changes, so it is looked at as it comes alone.
        """
        known: dict[str, Any] = {}
        for payload in payloads:
            message = self.check(reader, payload)
            if message["type"] in ("state", "update"):
                known = merged(known, message)
                known["view"].pop("log", None)
                self.check(reader, orjson.dumps(known))

    def check(self, reader: int | None, payload: bytes, shown: Collection[str] = ()) -> dict[str, Any]:
        """Check one message, as bytes and as what they mean, and return it; `shown` are cards that others show."""
        message: dict[str, Any] = orjson.loads(payload)
        told = message["type"] in ("state", "update", "hint") and message["turn"] >= self._first
        state = message["turn"] - self._first if told else None
        where = f"reader {reader}, state {state}"
        named = {card.decode() for card in CARD.findall(payload)}
        allowed = set() if state is None else self.states[state][reader]
        named -= set(shown)
        assert named <= allowed, f"{where}: {sorted(named - allowed)} in {payload!r}"
        finished = 0 if state is None else self._finished[state]
        assert not any(secret in payload for secret in self._secrets[finished:]), f"{where}: a secret in {payload!r}"
        assert len(message.get("room", {}).get("replays", ())) <= finished, f"{where}: a replay of a hand in play"
        for number in numbers(message):
            assert abs(number) <= LARGEST, f"{where}: {number} in {payload!r}"
        return message


def numbers(part: Any) -> list[float]:
    """Return all numbers anywhere in a message but for times."""
    if isinstance(part, dict):
        return [number for key, value in part.items() if key not in TIMES for number in numbers(value)]
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
