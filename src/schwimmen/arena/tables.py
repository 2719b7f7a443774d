"""Who sits where, and what comes of it: the sets of a tournament, each from its own seed.

A *set* is a line-up playing the same cards once for each rotation of its seats, so that each of its members holds
each seat's cards. Results of one set depend on each other; sets do not, so they are what is counted.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.advised import network_named
from schwimmen.arena.duplicate import OUTSIDE, DuplicateGame, go_on, move_on, play_games, room_for
from schwimmen.arena.entrants import Entrant, entrants_of
from schwimmen.engine import bindings, chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import NOBODY, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.match.tokens import NO_TOKEN, code_of, token_of
from schwimmen.rules.fields import Rules

UNITS = ("match", "hand")
"""What a game is: a match until it is won, or one hand."""

LONGEST = 1000
"""Hands after which a match that nobody has won is shared by all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Who plays what: everything that the result of a set depends on, beside its number."""

    rules: Rules
    players: int
    """Seats at a table."""
    entrants: tuple[str, ...]
    """As `entrants.Entrant.of` reads them."""
    unit: str = "match"
    seed: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be played, saying what was expected and what came."""
        for entrant in entrants_of(self.entrants):
            if entrant.advised:
                network_named(entrant.advised, self.rules)
        self.rules.check_players(self.players)
        if self.unit not in UNITS:
            raise ValueError(f"unit: expected one of {', '.join(UNITS)}, got {self.unit!r}")

    @property
    def names(self) -> list[str]:
        """The names of the entrants."""
        return [entrant.name for entrant in entrants_of(self.entrants)]

    def lineup(self, number: int) -> list[int]:
        """Return who plays a set, as places among the entrants, in the order of their first seats.

        Drawn again for each set: with more entrants than seats some, with fewer all, as evenly often as can be.
        """
        drawing = random.Random(chance.seed_state(self.seed, number, 2))
        everybody = list(range(len(self.entrants)))
        full, rest = divmod(self.players, len(everybody))
        lineup = everybody * full + drawing.sample(everybody, rest)
        drawing.shuffle(lineup)
        return lineup


@dataclass(frozen=True, slots=True)
class Set:
    """What came out of one set."""

    number: int
    lineup: list[int]
    results: list[list[float]]
    """For each rotation, for each member of the line-up: its share of the win, or what it lost or scored."""
    hands: int
    moves: int


def play_sets(setup: Setup, numbers: Sequence[int]) -> list[Set]:
    """Play some sets of a tournament; each comes out the same, whichever others are played, wherever and when."""
    entrants = entrants_of(setup.entrants)
    lineups = [setup.lineup(number) for number in numbers]
    seated = np.array([_seats(lineup, rotation) for lineup in lineups for rotation in range(setup.players)], np.int64)
    games = new(DuplicateGame, len(seated))
    for name, stream in (("deals", 0), ("seeds", 1)):
        states = [chance.seed_state(setup.seed, number, stream) for number in numbers]
        games[name] = np.repeat(np.array(states, np.int64), setup.players)
    games["left"] = 1 if setup.unit == "hand" else LONGEST
    _play(setup.rules, entrants, seated, games=games)
    shares = _results(setup, games)
    return [
        _set(number, lineup, shares[at : at + setup.players], games=games[at : at + setup.players])
        for number, lineup, at in zip(numbers, lineups, range(0, len(seated), setup.players), strict=True)
    ]


def _seats(lineup: list[int], rotation: int) -> list[int]:
    """Return who sits in each seat: member m in seat m + rotation."""
    return [lineup[(seat - rotation) % len(lineup)] for seat in range(len(lineup))]


def _set(number: int, lineup: list[int], results: NDArray[Any], *, games: Records[DuplicateGame]) -> Set:
    rotated = [row[turn:] + row[:turn] for turn, row in enumerate(results.tolist())]
    return Set(number, lineup, rotated, int(games["hands"].sum()), int(games["decisions"].sum()))


def _results(setup: Setup, games: Records[DuplicateGame]) -> NDArray[Any]:
    """Return the results of games by seat."""
    if setup.unit == "hand":
        changes: NDArray[Any] = games["change"][:, : setup.players].astype(np.float64)
        return changes
    won = games["winners"][:, None] >> np.arange(setup.players) & 1
    won[games["winners"] == 0] = 1
    shares: NDArray[Any] = won / won.sum(axis=1, keepdims=True)
    return shares


# ---------------------------------------------------------------- games


def _play(rules: Rules, entrants: list[Entrant], seated: NDArray[Any], *, games: Records[DuplicateGame]) -> None:
    """Play a game for each row of seats: as one kernel, or with questions to those from outside."""
    levels = np.array([entrant.level for entrant in entrants], np.int64)[seated]
    tables, rooms = new(Table), room_for(rules)
    state, fields, room = tables[0], fields_of(rules)[0], rooms[0]
    if OUTSIDE not in levels:
        play_games(state, fields, room, levels, games)
        return
    for number, row in enumerate(seated):
        game = games[number]
        start(state, fields, len(row), 0)
        while (seat := go_on(state, fields, room, levels[number], game)) != NOBODY:
            seed = int(rooms["scratch"]["state"]["rng"][0])
            move_on(state, fields, game, _answer(entrants[row[seat]], tables, rules, seat=seat, seed=seed))


def _answer(entrant: Entrant, tables: Records[Table], rules: Rules, *, seat: int, seed: int) -> int:
    """Ask somebody from outside for a move, and return its code. Raises ValueError if it is none that is legal."""
    assert entrant.chooser is not None
    views = new(View)  # a new one each time: nothing of it may tell what others have seen, or be changed later
    bindings.look(tables, fields_of(rules), seat, views)
    hand, pool = int(views[0]["hand"]), int(views[0]["table"])
    legal = views[0]["legal"][: views[0]["legal_count"]].tolist()
    try:
        token: object = entrant.chooser(views, rules, seed)
    except Exception as error:
        error.add_note(f"It came from entrant {entrant.name!r}.")
        raise
    code = code_of(token, hand, pool) if isinstance(token, str) else NO_TOKEN
    if code not in legal:
        allowed = ", ".join(token_of(move, hand, pool) for move in legal)
        raise ValueError(f"entrant {entrant.name!r}: expected one of {allowed}, got {token!r}")
    return code
