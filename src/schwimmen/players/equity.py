"""What a match is worth to a seat between two hands: the chance to win it, as far as lives and points tell.

Two players who lose each hand with the same probability win by the odds of points in an unfinished game (Pascal and
Fermat, 1654), which `ODDS` holds for lives. Where points are counted, a lead counts by how many hands are left to turn
it. Among several players, each counts by the product of its odds against every other one.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from schwimmen.engine.kernel import kernel
from schwimmen.players.appeal import top_value
from schwimmen.rules import MatchEnd, Score

WHOLE: Final = 1 << 14
"""A match that is surely won."""

LIVES: Final = 16
"""Lives from which more make no difference."""

_ONE: Final = 1 << 10
_STEPS: Final = 128


def _odds() -> list[list[float]]:
    odds = [[0.5] * (LIVES + 1) for _ in range(LIVES + 1)]
    for mine in range(LIVES + 1):
        for others in range(LIVES + 1):
            if mine and others:
                odds[mine][others] = (odds[mine - 1][others] + odds[mine][others - 1]) / 2
            elif mine or others:
                odds[mine][others] = 1.0 if mine else 0.0
    return odds


ODDS = np.array([[round(_ONE * each) for each in row] for row in _odds()], np.int64)
"""The chance to outlast another player by the lives of both, of 1024."""

LEADS = np.array(
    [round(_ONE / (1 + math.exp(-4.0 * (step - _STEPS) / _STEPS))) for step in range(2 * _STEPS + 1)], np.int64
)
"""The chance to stay ahead by a lead, from as far behind as can be told apart to as far ahead, of 1024."""

ROOTS = np.array([math.isqrt(16 * hands) for hands in range(65)], np.int64)
"""Four times the square root of a number of hands."""


@kernel
def equity(table: Any, rules: Any, seat: int) -> int:
    """Return the chance of a seat to win the match, of `WHOLE`, after a hand has been settled."""
    if table.winners:
        return shared(table, seat)
    reach = 0 if rules.score == Score.UNITS else reach_of(table, rules)
    whole = 0
    mine = 0
    for one in range(table.seats):
        if not table.out[one]:
            odds = 1 << 40
            for other in range(table.seats):
                if other != one and not table.out[other]:
                    odds = odds * pair_odds(table, rules, one, other, reach) >> 10
            whole += odds
            if one == seat:
                mine = odds
    return mine * WHOLE // max(whole, 1)


@kernel
def shared(table: Any, seat: int) -> int:
    """Return what a match that has ended is worth to a seat: a shared win a part of one."""
    if not table.winners >> seat & 1:
        return 0
    winners = 0
    for other in range(table.seats):
        winners += table.winners >> other & 1
    return WHOLE // winners


@kernel
def pair_odds(table: Any, rules: Any, one: int, other: int, reach: int) -> int:
    """Return the chance of one seat against another alone, of 1024."""
    if rules.score == Score.UNITS:
        return ODDS[lives(table, rules, one), lives(table, rules, other)]
    lead = (table.points[one] - table.points[other]) * _STEPS // reach
    return LEADS[max(-_STEPS, min(_STEPS, lead)) + _STEPS]


@kernel
def lives(table: Any, rules: Any, seat: int) -> int:
    """Return how many hands a live seat can lose until it is out."""
    return max(1, min(LIVES, table.units[seat] + (1 if rules.grace else 0)))


@kernel
def reach_of(table: Any, rules: Any) -> int:
    """Return a lead that is all but decisive: two standard deviations of what the hands to come can change."""
    hand = 3
    if rules.score == Score.DIFFERENCE or rules.score == Score.CONTEST:
        hand = top_value(rules) // 2
    elif rules.score == Score.WINS:
        hand = 1
    left = 1
    if rules.match_end == MatchEnd.HANDS:
        left = rules.match_length - table.hand_number
    elif rules.match_end == MatchEnd.TARGET:
        most = table.points[0]
        for seat in range(table.seats):
            most = max(most, table.points[seat])
        left = (rules.match_length - most) // hand + 1
    return max(1, hand * ROOTS[max(1, min(64, left))] // 2)
