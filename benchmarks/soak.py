"""Whole matches between computer opponents of one level, as somebody at the table would see them.

`make strength` plays them for every game, every level and two to six seats, and writes what was seen beside the ladder:
a level that is strong by a trick that spoils the game shows here.

    python -m benchmarks.strength matches --games schwimmen chinese_51 --levels club
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.arena.hands import bot_hand
from schwimmen.engine import chance
from schwimmen.engine.deal import deal
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Phase, Table, fields_of
from schwimmen.engine.match import start
from schwimmen.players import LEVELS
from schwimmen.players.scratch import scratch_for
from schwimmen.rules.fields import Rules

SEATS: Final = (2, 3, 4, 5, 6)

MATCHES: Final = {"beginner": 5, "club": 5, "expert": 3, "master": 1}
"""Matches of a cell, by level: those who search take longer, and the figures are not meant to be exact."""

LONGEST: Final = 200
"""Hands after which a match is given up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Soak:
    """What was seen in the matches of one table."""

    hands: float
    """Hands of a match, the median."""
    longest: int
    """Hands of the longest match."""
    turns: float
    """Turns a player in a hand, on average."""
    hasty: float
    """The share of players' hands in which a first turn was the last one."""
    nothing: float
    """The share of players' hands that were worth nothing at the end."""
    idle: float
    """The share of hands that changed nothing for anybody."""


def soak(rules: Rules, level: str, seats: int, *, matches: int, seed: int) -> dict[str, Any]:
    """Play matches between players of one level, and return what was seen, by the names of `Soak`."""
    tables, lengths, rows = new(Table), list[int](), list[tuple[float, ...]]()
    state, fields, scratch = tables[0], fields_of(rules)[0], scratch_for(rules)[0]
    levels = np.full(seats, LEVELS.index(level), np.int64)
    for number in range(matches):
        tables["pack"][0, : rules.pack] = cards.pack_of(rules.pack)
        tables["rng"] = chance.seed_state(seed, number)
        start(state, fields, seats, number % seats)
        begun = len(rows)
        while tables[0]["phase"] != Phase.OVER and len(rows) - begun < LONGEST:
            deal(state, fields)
            bot_hand(state, fields, scratch, levels)
            rows.append(_seen(tables))
        lengths.append(len(rows) - begun)
    turns, hasty, nothing, idle = np.array(rows).mean(axis=0).tolist()
    hands = float(np.median(lengths))
    return asdict(Soak(hands=hands, longest=max(lengths), turns=turns, hasty=hasty, nothing=nothing, idle=idle))


def _seen(tables: NDArray[Any]) -> tuple[float, float, float, float]:
    """Return of a hand that has ended: turns a player, shares of hasty and of worthless hands, whether it was idle."""
    table = tables[0]
    playing = [seat for seat in range(int(table["seats"])) if int(table["played"]) >> seat & 1]
    turns = table["turns"][playing]
    nothing = (table["values"][playing] == 0).mean()
    return float(turns.mean()), float((turns == 1).mean()), float(nothing), float(not table["change"][playing].any())
