"""Matches that the native kernels and the WebAssembly module play alike, and what came of them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from schwimmen.cards import pack_of
from schwimmen.engine import chance
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.equity import equity
from schwimmen.players.level import choose_move
from schwimmen.players.scratch import Scratch
from schwimmen.review.weighing import UNPLAYED, Weighing, weigh
from schwimmen.rules.fields import Rules
from tests.page.node import answers


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
    def rng(self) -> int:
        """The state of the generator."""
        return chance.seed_state(self.seed)


Outcome = dict[str, Any]
"""`moves`: the codes of all moves. `weighed`: the candidates of the last decision, what they are worth, each seat's
chance to win. `hash`: of the table and the view of the seat to move before each, and the end."""

WORLDS = 40
"""Worlds in which the last decision is weighed."""


def natively(match: Match) -> Outcome:
    """Play a match by the native kernels."""
    tables, scratches, fields = new(Table), new(Scratch), fields_of(match.rules)[0]
    tables["pack"][0, : match.rules.pack] = pack_of(match.rules.pack)
    tables["rng"] = scratches["state"]["rng"] = match.rng
    scratches["state"]["budget"] = match.budget
    table, scratch, seen = tables[0], scratches[0], sha256()
    moves: list[int] = []
    start(table, fields, len(match.levels), 0)
    for _ in range(match.hands):
        if table["winners"]:
            break
        deal(table, fields)
        made = 0
        while not (table["end"] or stop_stalled(table, fields, made)):
            seat = int(table["to_move"])
            look(table, fields, seat, scratch["seat_view"])
            seen.update(tables.tobytes() + scratches["seat_view"].tobytes())
            moves.append(int(choose_move(match.levels[seat], fields, scratch)))
            play(table, fields, moves[-1])
            made += 1
    seen.update(tables.tobytes())
    return {"moves": moves, "weighed": _weighed(match, table, scratch), "hash": seen.hexdigest()}


def _weighed(match: Match, table: Any, scratch: Any) -> list[list[int]]:
    fields, found = fields_of(match.rules)[0], new(Weighing)
    found["state"]["rng"] = scratch["state"]["rng"]
    weigh(scratch["seat_view"], fields, found[0], UNPLAYED, WORLDS)
    codes = found["state"]["candidates"][0, : int(found["state"]["count"][0])]
    chances = [equity(table, fields, seat) for seat in range(len(match.levels))]
    return [codes.tolist(), found["sums"][0].tolist(), chances]


def by_module(matches: list[Match]) -> list[Outcome]:
    """Play matches by the WebAssembly module, in Node.js."""
    return answers("matches", map(_told, matches))


def _told(match: Match) -> dict[str, Any]:
    return {
        "rules": fields_of(match.rules).tobytes().hex(),
        "pack": [int(card) for card in pack_of(match.rules.pack)],
        "seats": len(match.levels),
        "levels": match.levels,
        "rng": str(match.rng),
        "budget": match.budget,
        "hands": match.hands,
    }
