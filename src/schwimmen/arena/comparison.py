"""Two players compared in single hands, by the decisions in which they differ (`arena.advantage`)."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.advantage import advantage
from schwimmen.arena.advised import UNAIDED, is_advised, network_named
from schwimmen.arena.confidence import CONFIDENCE, ConfidenceSequence, reach_of
from schwimmen.arena.duplicate import Workspace, room_for
from schwimmen.arena.entrants import SEATED
from schwimmen.arena.portions import in_portions
from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.rules.fields import Rules

FARTHEST: Final = 2
"""What a hand brings counts no more than so many times what can lie between two players in it."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat gains on the others by playing like the one and not like the other, with an interval.

    In units or points a hand, as `advantage.ahead` counts: its own result less the mean of theirs.
    """

    one: str
    other: str
    mean: float
    low: float
    high: float
    hands: int


@dataclass(frozen=True, slots=True)
class Length:
    """How long something is measured: so many hands, or so many seconds after the first one."""

    hands: int
    seconds: float = math.inf
    to_the_end: bool = False
    """Whether it goes on when it is settled who is better."""

    def __post_init__(self) -> None:
        """Refuse what cannot be measured."""
        if self.hands < 1:
            raise ValueError(f"hands: expected 1 or more, got {self.hands}")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerComparison:
    """Who is compared with whom, and at which tables."""

    rules: Rules
    players: int
    one: str
    """Who may play better: a name of `entrants.SEATED`, or a master who heeds something else (`arena.advised`)."""
    other: str
    """How everybody else plays."""
    seats: int = 1
    """How many seats the one has, side by side."""
    seed: int = 1

    def __post_init__(self) -> None:
        """Refuse who cannot be seated, saying what was expected and what came."""
        self.rules.check_players(self.players)
        for name in (self.one, self.other):
            if is_advised(name):
                network_named(name, self.rules)
            elif name not in SEATED:
                raise ValueError(f"player: expected one of {', '.join([*SEATED, UNAIDED])}, got {name!r}")
        if not 1 <= self.seats < self.players:
            raise ValueError(f"seats: expected 1 to {self.players - 1}, got {self.seats}")

    @property
    def reach(self) -> float:
        """How much a hand counts at most: what it brings beyond that is left out."""
        return FARTHEST * reach_of(self.rules, self.players, "hand")

    def brought(self, numbers: Sequence[int]) -> list[float]:
        """Return what each of the one's seats has gained on the others in some hands: in units less lost, or in points.

        Each comes out the same, whichever others are played, wherever and when.
        """
        tables, fields, rooms = new(Table, 2), fields_of(self.rules)[0], self._rooms()
        teams = [sum(1 << (number + seat) % self.players for seat in range(self.seats)) for number in numbers]
        states = [chance.seed_state(self.seed, number) for number in numbers]
        found = [
            advantage(tables, fields, rooms, self._levels(team), team, state)
            for team, state in zip(teams, states, strict=True)
        ]
        return [min(max(each, -self.reach), self.reach) for each in found]

    def gain(self, length: Length, *, confidence: float = CONFIDENCE, cores: int = 1) -> Gain:
        """Return by how much the one does better than the other."""
        interval, until = ConfidenceSequence(self.reach, 1 - confidence), math.inf
        with closing(in_portions(self.brought, range(length.hands), cores)) as brought:
            for each in brought:
                interval.add(each)
                until = min(until, time.monotonic() + length.seconds)  # the first hand may wait for the compiler
                if (interval.sign and not length.to_the_end) or time.monotonic() > until:
                    break
        return Gain(self.one, self.other, interval.mean, interval.low, interval.high, interval.count)

    def _levels(self, team: int) -> NDArray[np.int64]:
        """Return by seat how a team and everybody else plays, and below how everybody plays without them."""
        one, other = (SEATED["master" if is_advised(name) else name] for name in (self.one, self.other))
        mixed = [one if team >> seat & 1 else other for seat in range(self.players)]
        return np.array([mixed, [other] * self.players], np.int64)

    def _rooms(self) -> Records[Workspace]:
        """Return what the one and the other think in, each with what it heeds."""
        rooms: Any = new(Workspace, 2)
        for place, name in enumerate((self.one, self.other)):
            rooms[place] = room_for(self.rules)[0]
            if is_advised(name):
                rooms["scratch"]["network"][place] = network_named(name, self.rules)[0]
        return cast("Records[Workspace]", rooms)
