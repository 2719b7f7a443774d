"""Ratings with intervals, from all tables of a tournament together.

The choice model of Luce: at a table, each seat wins with a probability in proportion to the strength of who sits there
(R. D. Luce, "Individual Choice Behavior", 1959; for two it is that of R. A. Bradley and M. E. Terry, Biometrika 39,
1952, on which Elo stands). A shared win is a part of one for each. Single hands have no winner, so there each two at
the table are compared: the better result wins, equal ones share. Strengths are those of the greatest likelihood
(Newton's method; the likelihood is concave), with one drawn comparison of every two entrants added so that nobody's is
infinite, on the scale of Elo: 400 points are odds of ten to one. Results of one set depend on each other, so intervals
come from drawing whole sets again (bootstrap: B. Efron, Annals of Statistics 7, 1979; percentiles).
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.tables import Set, Setup

SCALE = 400 / math.log(10)
SAMPLES = 1000
"""How often the sets are drawn again."""

_STEPS = 200
_LEAP = 2.0
"""The most by which one step of Newton's method changes a strength."""
_CLOSE = 1e-10


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is, in points of Elo above the anchor."""

    name: str
    points: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Contests:
    """What counts of a tournament: for each set the wins of each entrant, and the contests of each kind."""

    wins: NDArray[Any]
    """Sets x entrants."""
    counts: NDArray[Any]
    """Sets x kinds."""
    members: NDArray[Any]
    """Kinds x entrants: who takes part in a contest of this kind, with how many seats."""


def ratings(setup: Setup, sets: list[Set], *, anchor: str, confidence: float) -> list[Rating]:
    """Return the rating of each entrant, strongest first; the anchor's is 0.

    The intervals are for a number of sets that was fixed before: after a sequential stop they are a description.
    Raises ValueError for an anchor that is no entrant.
    """
    names = setup.names
    if anchor not in names:
        raise ValueError(f"anchor: expected one of {', '.join(names)}, got {anchor!r}")
    contests = contests_of(setup, sets)
    zero = names.index(anchor)
    points = _points(contests, np.ones((1, len(sets))), zero)[0]
    drawing = np.random.default_rng(abs(setup.seed))
    weights = drawing.multinomial(len(sets), np.full(len(sets), 1 / len(sets)), SAMPLES).astype(np.float64)
    tail = (1 - confidence) / 2
    low, high = np.quantile(_points(contests, weights, zero), [tail, 1 - tail], axis=0)
    found = [Rating(name, *map(float, row)) for name, *row in zip(names, points, low, high, strict=True)]
    return sorted(found, key=lambda rating: -rating.points)


def contests_of(setup: Setup, sets: list[Set]) -> Contests:
    """Return the contests of sets: whole tables for matches, each two at a table for single hands."""
    kinds: dict[tuple[int, ...], int] = {}
    wins = np.zeros((len(sets), len(setup.entrants)))
    counts: list[Counter[int]] = []
    for row, played in enumerate(sets):
        counts.append(Counter())
        for results in played.results:
            for seated, shares in _contests(played.lineup, results, whole=setup.unit == "match"):
                counts[-1][kinds.setdefault(tuple(sorted(seated)), len(kinds))] += 1
                np.add.at(wins[row], seated, shares)
    table = np.array([[count[kind] for kind in range(len(kinds))] for count in counts], np.float64)
    return Contests(wins, table, _members(kinds, len(setup.entrants)))


def _contests(lineup: list[int], results: list[float], *, whole: bool) -> list[tuple[list[int], list[float]]]:
    if whole:
        return [(lineup, results)]
    seats = combinations(range(len(lineup)), 2)
    return [([lineup[one], lineup[two]], _compared(results[one], results[two])) for one, two in seats]


def _compared(one: float, two: float) -> list[float]:
    share = 0.5 if one == two else float(one > two)
    return [share, 1 - share]


def _members(kinds: dict[tuple[int, ...], int], entrants: int) -> NDArray[Any]:
    members = np.zeros((len(kinds), entrants))
    for seated, kind in kinds.items():
        np.add.at(members[kind], list(seated), 1)
    return members


def _points(contests: Contests, weights: NDArray[Any], zero: int) -> NDArray[Any]:
    """Return ratings (samples x entrants) of sets that count as often as `weights` (samples x sets) says."""
    entrants = contests.wins.shape[1]
    drawn = [tuple(pair) for pair in combinations(range(entrants), 2)]
    members = np.vstack([contests.members, _members({pair: at for at, pair in enumerate(drawn)}, entrants)])
    counts = np.hstack([weights @ contests.counts, np.ones((len(weights), len(drawn)))])
    wins = weights @ contests.wins + (entrants - 1) / 2
    strengths = greatest_likelihood(members, counts, wins)
    points: NDArray[Any] = (strengths - strengths[:, [zero]]) * SCALE
    return points


def greatest_likelihood(members: NDArray[Any], counts: NDArray[Any], wins: NDArray[Any]) -> NDArray[Any]:
    """Return the logarithms of strengths (samples x entrants) that make the wins most likely; the first one's is 0.

    `members` is kinds x entrants, `counts` samples x kinds, `wins` samples x entrants.
    """
    logs: NDArray[Any] = np.zeros_like(wins)
    for _ in range(_STEPS):
        weighed = members * np.exp(logs)[:, None, :]
        chances = weighed / weighed.sum(axis=2, keepdims=True)
        expected = np.einsum("sk,ske->se", counts, chances)
        bent = -np.einsum("sk,ske,skf->sef", counts, chances, chances)
        bent[:, range(wins.shape[1]), range(wins.shape[1])] += expected
        step = np.linalg.solve(bent[:, 1:, 1:], (wins - expected)[:, 1:, None])[..., 0]
        step *= np.minimum(1, _LEAP / np.maximum(np.abs(step).max(axis=1, keepdims=True), _CLOSE))
        logs[:, 1:] += step
        if np.abs(step).max() < _CLOSE:
            break
    return logs
