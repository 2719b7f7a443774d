"""Matches that the native kernels and the WebAssembly module play and tell alike, and what came of them.

    python -m tests.page.matches --count 20000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from schwimmen.cards import pack_of
from schwimmen.engine import bindings, chance
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import NOBODY, Table, fields_of
from schwimmen.match.telling import Teller, Told
from schwimmen.players.equity import equity
from schwimmen.players.level import Level
from schwimmen.players.scratch import scratch_for
from schwimmen.players.value_network.shipped import game_of
from schwimmen.projection.spelling import spelled
from schwimmen.projection.story import DEALT
from schwimmen.review.weighing import UNPLAYED, Weighing, weigh
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from tests.kernels import level_move
from tests.page.houses import some_house
from tests.page.node import answers
from tests.page.soaking import compare


@dataclass(frozen=True)
class Match:
    """A match of computer opponents; everything follows from what stands here."""

    rules: Rules
    levels: list[int]
    """The level, with the memory, of each seat."""
    seed: int
    hands: int
    """Hands after which it is broken off."""
    budget: int = 0
    """Simulations of one decision, 0: as many as a level does."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.levels)

    @property
    def rng(self) -> int:
        """The state of the generator."""
        return chance.seed_state(self.seed)


Outcome = dict[str, Any]
"""`moves`: the codes of all moves. `weighed`: the candidates of the last decision, what they are worth, each seat's
chance to win. `hash`: of the table and the view of the seat to move before each, of all that is told, and the end."""

WORLDS = 40
"""Worlds in which the last decision is weighed."""

AT_ONCE = 500
"""Matches that are asked for at once."""

TERMS = ("close", "lives")
"""A game's words for the call and for what is lost."""

MIXED = 7919
"""By which bits are mixed that say what a reader may know."""


@dataclass
class Readers:
    """Somebody without a seat, and every seat, who are told of a match; now and then all of them come anew."""

    match: Match
    _before: bytes = b""
    _known: list[Told | None] = field(default_factory=list)
    _step: int = 0

    def __post_init__(self) -> None:
        self._teller = Teller(self.match.rules, *TERMS)
        self._known = [None] * (self.match.seats + 1)

    def hear(self, after: bytes, move: int) -> bytes:
        """Return all that is told of a move or a deal."""
        told = [self._reader(place) for place in range(self.match.seats + 1)]
        happened = self._teller.happened(self._before, after, move)
        news = self._teller.news(self._before, after, list(zip(self._known, told, strict=True)))
        self._before, self._step = after, self._step + 1
        self._known = [*told] if self._step % 5 else [None] * len(told)
        return happened.json + happened.ending + b"".join(news)

    def _reader(self, place: int) -> Told:
        mixed = self._step * MIXED
        seat = place - 1 if place else NOBODY
        return seat, mixed % 2**self.match.seats, self._step % 3 == 0, mixed % 2**12


def natively(match: Match) -> Outcome:
    """Play a match by the native kernels."""
    tables, scratches, rules = new(Table), scratch_for(match.rules), fields_of(match.rules)
    tables["pack"][0, : match.rules.pack] = pack_of(match.rules.pack)
    tables["rng"] = scratches["state"]["rng"] = match.rng
    scratches["state"]["budget"] = match.budget
    table, fields, scratch, seen = tables[0], rules[0], scratches[0], sha256()
    moves: list[int] = []
    readers = Readers(match)
    bindings.start(tables, rules, match.seats, 0)
    for _ in range(match.hands):
        if table["winners"]:
            break
        bindings.deal(tables, rules)
        seen.update(readers.hear(tables.tobytes(), DEALT))
        made = 0
        while not (table["end"] or stop_stalled(table, fields, made)):
            seat = int(table["to_move"])
            bindings.look(tables, rules, seat, scratches["seat_view"])
            seen.update(tables.tobytes() + scratches["seat_view"].tobytes())
            moves.append(level_move(int(match.levels[seat]), rules, scratches))
            bindings.play(tables, rules, moves[-1])
            seen.update(readers.hear(tables.tobytes(), moves[-1]))
            made += 1
    seen.update(tables.tobytes())
    return {"moves": moves, "weighed": _weighed(match, table, scratch), "hash": seen.hexdigest()}


def _weighed(match: Match, table: Any, scratch: Any) -> list[list[int]]:
    fields, found = fields_of(match.rules)[0], new(Weighing)
    found["state"]["rng"] = scratch["state"]["rng"]
    found["network"] = scratch["network"]
    weigh(scratch["seat_view"], fields, found[0], UNPLAYED, WORLDS)
    codes = found["state"]["candidates"][0, : int(found["state"]["count"][0])]
    chances = [equity(table, fields, seat) for seat in range(match.seats)]
    return [codes.tolist(), found["sums"][0].tolist(), chances]


def by_module(matches: list[Match]) -> list[Outcome]:
    """Play matches by the WebAssembly module, in Node.js."""
    return answers("matches", map(_asked, matches))


def _asked(match: Match) -> dict[str, Any]:
    return {
        "rules": fields_of(match.rules).tobytes().hex(),
        "network": game_of(match.rules),
        "pack": [int(card) for card in pack_of(match.rules.pack)],
        "terms": spelled(*TERMS).tobytes().hex(),
        "seats": match.seats,
        "levels": match.levels,
        "rng": str(match.rng),
        "budget": match.budget,
        "hands": match.hands,
    }


def differences(matches: list[Match]) -> Iterator[str]:
    """Name what differs: moves, a byte of tables, of views or of what is told, what moves are worth at the end."""
    for match, theirs in zip(matches, by_module(matches), strict=True):
        ours = natively(match)
        yield from (f"{what} of {match}" for what in ("moves", "weighed", "hash") if theirs[what] != ours[what])


def some_matches(seed: int, count: int) -> Iterator[Match]:
    """Draw games with house rules and numbers of players."""
    for number in range(seed, seed + count):
        chance = random.Random(number)
        preset = chance.choice(list(PRESETS.values()))
        drawn = list(some_house(chance, preset).items())
        rules = preset.house(dict(chance.sample(drawn, k=chance.randint(0, min(len(drawn), 6)))))
        seats = chance.randint(2, min(17, rules.most_players()))
        yield Match(rules, [Level.RANDOM] * seats, seed=number, hands=3)


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences(list(some_matches(seed, count))),
            "matches played and told by the module",
            AT_ONCE,
        )
    )
