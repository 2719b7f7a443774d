"""Where a tournament stands: results, differences with their certainty, and whether the question is settled."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from schwimmen.arena.confidence import CONFIDENCE, ConfidenceSequence, reach_of
from schwimmen.arena.tables import Set, Setup


@dataclass(frozen=True, slots=True)
class StoppingRule:
    """When it is settled who is better: how sure the answer must be, and from which difference on it matters."""

    confidence: float = CONFIDENCE
    margin: float = 0.0
    """Entrants who are surely less apart than this count as equal; 0: they are never found equal."""

    def __post_init__(self) -> None:
        """Refuse what cannot be reached."""
        if not 0.5 <= self.confidence < 1:
            raise ValueError(f"confidence: expected 0.5 or more and less than 1, got {self.confidence}")
        if not self.margin >= 0:
            raise ValueError(f"margin: expected 0 or more, got {self.margin}")


@dataclass(slots=True)
class Standings:
    """The sets of a tournament so far, and what they say.

    Each pair of entrants has a confidence sequence for the mean difference of their results in a set in which both sit;
    all of them together are correct with the asked confidence, at all times (Bonferroni).
    """

    setup: Setup
    stopping: StoppingRule
    sets: list[Set] = dataclasses.field(default_factory=list)
    pairs: dict[tuple[int, int], ConfidenceSequence] = dataclasses.field(default_factory=dict)
    course: dict[tuple[int, int], list[tuple[int, float, float, float]]] = dataclasses.field(default_factory=dict)
    """For each pair, after each of its sets: the number of the set, the mean difference, and its interval."""

    def __post_init__(self) -> None:
        """Begin without any results."""
        pairs = list(combinations(range(len(self.setup.entrants)), 2))
        alpha = (1 - self.stopping.confidence) / len(pairs)
        reach = reach_of(self.setup.rules, self.setup.players, self.setup.unit)
        self.pairs = {pair: ConfidenceSequence(reach, alpha) for pair in pairs}
        self.course = {pair: [] for pair in pairs}

    def add(self, played: Set) -> None:
        """Take in the next set."""
        self.sets.append(played)
        means = means_of(played)
        for (one, other), interval in self.pairs.items():
            if one in means and other in means:
                interval.add(means[one] - means[other])
                row = (played.number, interval.mean, interval.low, interval.high)
                self.course[one, other].append(row)

    def answered(self, pair: tuple[int, int]) -> bool:
        """Say whether it is known who of two is better, or that they are equal within the margin."""
        interval = self.pairs[pair]
        return interval.sign != 0 or (self.stopping.margin > 0 and interval.within(self.stopping.margin))

    @property
    def settled(self) -> bool:
        """Whether the question is answered for every pair; before the first set nothing is."""
        return bool(self.sets) and all(map(self.answered, self.pairs))

    def result(self, entrant: int) -> float:
        """Return the mean result of an entrant over its sets, 0 where it has none."""
        found = [means[entrant] for means in map(means_of, self.sets) if entrant in means]
        return sum(found) / len(found) if found else 0.0


def means_of(played: Set) -> dict[int, float]:
    """Return the mean result of everybody in a set, over all rotations and all of its seats."""
    found: dict[int, list[float]] = {}
    for row in played.results:
        for entrant, result in zip(played.lineup, row, strict=True):
            found.setdefault(entrant, []).append(result)
    return {entrant: _mean(results) for entrant, results in found.items()}


def _mean(results: Iterable[float]) -> float:
    numbers = list(results)
    return sum(numbers) / len(numbers)
