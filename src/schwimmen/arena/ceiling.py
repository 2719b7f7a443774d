"""The ceiling: how much a cheater who sees all cards wins from `club`, and how much of that each level wins.

Each is compared with `club` at a table where all others are `club`, with the same deals for all. The *skill* of a level
is the share of the way from `club` to the cheater that it covers: 0 for `club` itself, 1 for one that wins as much as
he does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schwimmen.arena.comparison import Gain, Length, PlayerComparison
from schwimmen.arena.confidence import CONFIDENCE
from schwimmen.rules.fields import Rules

FLOOR, CEILING = "club", "cheater"
LEVELS = ("beginner", "expert", "master")
"""The levels whose skill is measured."""


def skill(gain: Gain, ceiling: Gain) -> tuple[float, float, float] | None:
    """Return a gain as a share of the cheater's, with an interval; None if he may have gained nothing."""
    if ceiling.low <= 0:
        return None
    shares = [bound / width for bound in (gain.low, gain.high) for width in (ceiling.low, ceiling.high)]
    return gain.mean / ceiling.mean, min(shares), max(shares)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """What to measure: a game with a number of players, and for how long each pair."""

    rules: Rules
    players: int
    length: Length
    seed: int = 1
    cores: int = 1

    def gains(self) -> Iterator[Gain]:
        """Yield the cheater's gain over `club`, then that of each level, then the cheater's over the best level."""
        pairs = [(CEILING, FLOOR), *((level, FLOOR) for level in LEVELS), (CEILING, LEVELS[-1])]
        for one, other in pairs:
            comparison = PlayerComparison(rules=self.rules, players=self.players, one=one, other=other, seed=self.seed)
            yield comparison.gain(self.length, confidence=1 - (1 - CONFIDENCE) / len(pairs), cores=self.cores)
