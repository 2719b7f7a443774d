"""The ceiling: how much a cheater who sees all cards wins from `club`, and how much of that each level wins.

Each is measured in its own tournament of single hands, with the same deals for all. The *skill* of a level is the
share of the way from `club` to the cheater that it covers: 0 for `club` itself, 1 for one that wins as much as he does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schwimmen.arena.standings import StoppingRule
from schwimmen.arena.tables import Setup
from schwimmen.arena.tournament import Plan, hold
from schwimmen.rules.fields import Rules

FLOOR, CEILING = "club", "cheater"
LEVELS = ("beginner", "expert", "master")
"""The levels whose skill is measured."""

CONFIDENCE = 0.99
"""How surely all intervals of a measurement hold together."""


@dataclass(frozen=True, slots=True)
class Gain:
    """How much more one wins than another at the same tables, in units or points a hand, with an interval."""

    one: str
    other: str
    mean: float
    low: float
    high: float
    sets: int


def skill(gain: Gain, ceiling: Gain) -> tuple[float, float, float] | None:
    """Return a gain as a share of the cheater's, with an interval; None if he may have gained nothing."""
    if ceiling.low <= 0:
        return None
    shares = [bound / width for bound in (gain.low, gain.high) for width in (ceiling.low, ceiling.high)]
    return gain.mean / ceiling.mean, min(shares), max(shares)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """What to measure: a game with a number of players, and how many sets each pair plays."""

    rules: Rules
    players: int
    sets: int
    seed: int = 1
    cores: int = 1

    def gains(self) -> Iterator[Gain]:
        """Yield the cheater's gain over `club`, then that of each level, then the cheater's over the best level."""
        pairs = [(CEILING, FLOOR), *((level, FLOOR) for level in LEVELS), (CEILING, LEVELS[-1])]
        for one, other in pairs:
            yield self.gain(one, other, 1 - (1 - CONFIDENCE) / len(pairs), to_the_end=True)

    def gain(self, one: str, other: str, confidence: float = CONFIDENCE, *, to_the_end: bool = False) -> Gain:
        """Return how much one gains over another; unless `to_the_end`, it ends when it is settled who is better."""
        setup = Setup(rules=self.rules, players=self.players, entrants=(one, other), unit="hand", seed=self.seed)
        stopping = StoppingRule(confidence)
        standing = hold(Plan(setup=setup, stopping=stopping, sets=self.sets, to_the_end=to_the_end, cores=self.cores))
        (found,) = standing.pairs.values()
        return Gain(one, other, found.mean, found.low, found.high, found.count)
