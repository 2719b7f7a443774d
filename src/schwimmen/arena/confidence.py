"""How sure a mean is, whenever you look: confidence sequences by betting, and how far results can reach.

The hedged capital process with predictable plug-in bets: I. Waudby-Smith, A. Ramdas, "Estimating means of bounded
random variables by betting", Journal of the Royal Statistical Society B 86(1), 2024 (arXiv:2010.09686), section 4.2.
For each possible mean m, two gamblers bet on results being above and below it. If m is the mean, their capital is a
nonnegative martingale that starts at 1; by Ville's inequality it ever reaches 1/alpha with probability alpha at most.
All m against which it has not reached that make up the interval, which therefore covers the mean at all times at once
with probability 1 - alpha: you may look after every result and stop when you like. All that is assumed is that
results are bounded, and that each has the same mean, given those before it.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.rules.enums import DeclareEffect, Score
from schwimmen.rules.fields import Rules

CONFIDENCE: Final = 0.99
"""How surely an answer holds, unless something else is asked for."""

STEPS = 4000
"""Parts into which the range of possible means is divided; intervals are widened to the next mark."""

MOST_AT_STAKE = 0.5
"""The part of its capital that a gambler bets at most (`c` in the paper)."""

_TOP = 51
"""The most that any hand is worth in points (CF-9)."""


class ConfidenceSequence:
    """A confidence sequence for the mean of results from -`reach` to `reach`, correct with probability 1 - `alpha`."""

    def __init__(self, reach: float, alpha: float) -> None:
        self.reach, self.alpha = reach, alpha
        self.count = 0
        self.low, self.high = -reach, reach
        self._total = 0.0
        self._marks: NDArray[Any] = np.linspace(0, 1, STEPS + 1)
        with np.errstate(divide="ignore"):
            self._most_above = MOST_AT_STAKE / self._marks
            self._most_below = MOST_AT_STAKE / (1 - self._marks)
        self._above = np.full(STEPS + 1, math.log(0.5))
        self._below = np.full(STEPS + 1, math.log(0.5))
        self._sum, self._squares = 0.5, 0.25

    @property
    def mean(self) -> float:
        """The mean of the results so far, 0 before the first."""
        return self._total / self.count if self.count else 0.0

    def add(self, result: float) -> None:
        """Take in the next result. Raises ValueError if it is out of reach."""
        if not -self.reach <= result <= self.reach:
            raise ValueError(f"result: expected -{self.reach} to {self.reach}, got {result}")
        self.count += 1
        self._total += result
        share = (result / self.reach + 1) / 2
        bet = self._bet()
        gains = share - self._marks
        self._above += np.log1p(np.minimum(bet, self._most_above) * gains)
        self._below += np.log1p(-np.minimum(bet, self._most_below) * gains)
        self._narrow()
        self._sum += share
        self._squares += (share - self._sum / (self.count + 1)) ** 2

    def _bet(self) -> float:
        """Return the bet on the next result, which only those before it may tell."""
        variance = self._squares / self.count
        return math.sqrt(2 * math.log(2 / self.alpha) / (variance * self.count * math.log1p(self.count)))

    def _narrow(self) -> None:
        """Leave out the means against which either gambler has won enough; what is out stays out."""
        enough = -math.log(self.alpha)
        possible = np.flatnonzero((self._above < enough) & (self._below < enough))
        if len(possible):
            first, last = max(possible[0] - 1, 0), min(possible[-1] + 1, STEPS)
            self.low = max(self.low, float(2 * self._marks[first] - 1) * self.reach)
            self.high = min(self.high, float(2 * self._marks[last] - 1) * self.reach)

    @property
    def sign(self) -> int:
        """1 or -1 if the mean is surely above or below 0, else 0."""
        return int(self.low >= 0) - int(self.high <= 0)

    def within(self, margin: float) -> bool:
        """Say whether the mean is surely less than `margin` away from 0."""
        return -margin <= self.low and self.high <= margin


def reach_of(rules: Rules, players: int, unit: str) -> float:
    """Return how far the results of two players in one game can lie apart."""
    if unit == "match":
        return 1.0
    if rules.score == Score.UNITS:
        blitz = rules.caller_blitz_penalty if rules.declare_effect == DeclareEffect.BLITZ else 1
        lost = max(1 + rules.dealt_fire_double, blitz, rules.caller_lowest_penalty + rules.caller_not_best)
        return float(lost + rules.best_gains)
    if rules.score == Score.TABLE:
        points = [0, *(number for row in rules.points_table for number in row)]
        return float(max(points) - min(points)) or 1.0
    if rules.score == Score.CONTEST:
        return float(_TOP * (players + 1))
    return {Score.WINS: 1.0, Score.WIN_AND_LOSS: 2.0, Score.DIFFERENCE: 3.0 * _TOP}[rules.score]
