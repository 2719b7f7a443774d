"""What a match is worth to a seat between two hands: the chance to win it, as far as lives and points tell.

Lives are a race: every hand takes a life from one of those still in, each as likely. Let everybody lose lives at random
moments instead, at the same rate: who loses next is just as likely, so the race has the same winner, and each player's
time is now his own. Who has k lives is out by a time with the probability of an Erlang distribution of k, and wins if
all others are out by then: an integral over a product, computed here at fixed times (Gauss and Legendre), which is
within 0.0001 of the race for up to `LIVES` lives and ten players. For two it is the odds of points in an unfinished
game (Pascal and Fermat, 1654).

Points are a race too, ahead by points and not by lives: a lead counts by how many hands are left to turn it, and each
player wins in proportion to an exponential of his points (R. D. Luce, "Individual Choice Behavior", 1959).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import FREE, NOBODY, RuleFields, Table
from schwimmen.players.evaluation import top_value
from schwimmen.rules.enums import Chicken, MatchEnd, Score

WHOLE: Final = 1 << 14
"""A match that is surely won."""

LIVES: Final = 16
"""Lives from which more make no difference."""

TIMES: Final = 24
"""At how many times the race is looked at."""

_LATEST: Final = 42.25
"""The last of them, when even those with most lives are out."""

STEPS: Final = 128
"""Parts of a lead that is all but decisive."""


def _race() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return by lives and time how likely somebody is out by then, and how likely he goes out just then.

    In single precision: the page loads these tables with its first game.
    """
    nodes, weights = np.polynomial.legendre.leggauss(TIMES)
    roots = (nodes + 1) * math.sqrt(_LATEST) / 2  # of the times: on this scale every distribution is as wide
    times = roots**2
    lengths = weights * math.sqrt(_LATEST) * roots
    losses = [np.exp(-times)]
    for number in range(1, LIVES):
        losses.append(losses[-1] * times / number)
    alive = np.cumsum(losses, axis=0)
    nobody = np.zeros((1, TIMES))
    out_by, out_at = np.concatenate([1 + nobody, 1 - alive]), np.concatenate([nobody, np.array(losses) * lengths])
    return out_by.astype(np.float32), out_at.astype(np.float32)


OUT_BY, OUT_AT = _race()

SHARES = np.exp(-3.2 * np.arange(3 * STEPS + 1) / STEPS).astype(np.float32)
"""How much less likely than the leader somebody wins, by how far behind he is in `STEPS`.

Fitted to matches of which each hand is worth one and goes to anybody: two to six players, one to four hands left; 0.02
off on average, 0.08 at most.
"""


@kernel
def equity(table: Table, rules: RuleFields, seat: int) -> int:
    """Return the chance of a seat to win the match, of `WHOLE`, after a hand has been settled."""
    if table.winners:
        return shared(table, seat)
    if table.out[seat]:
        return 0
    if rules.score == Score.UNITS:
        if rules.chicken != Chicken.NONE and table.chicken == FREE:
            return int(WHOLE * outlasts_with_chicken(table, rules, seat) + 0.5)
        return int(WHOLE * outlasts(table, rules, seat, NOBODY) + 0.5)
    return int(WHOLE * overtakes(table, rules, seat) + 0.5)


@kernel
def shared(table: Table, seat: int) -> int:
    """Return what a match that has ended is worth to a seat: a shared win a part of one."""
    if not table.winners >> seat & 1:
        return 0
    winners = 0
    for other in range(table.seats):
        winners += table.winners >> other & 1
    return WHOLE // winners


@kernel
def stake(table: Table, rules: RuleFields, seat: int) -> int:
    """Return what it is worth to a seat, of `WHOLE`, to come out of a hand 1 better than the others (`unit_of`).

    Here and below the table is changed for a moment, and left as it was.
    """
    if rules.score != Score.UNITS:
        return (after_gain(table, rules, seat, 1) - after_worse(table, rules, seat)) // 2
    total = 0
    others = 0
    for other in range(table.seats):
        if other != seat and not table.out[other]:
            total += after_loss(table, rules, seat, other)
            others += 1
    return (total - others * after_worse(table, rules, seat)) // (others + 1)


@kernel
def after_worse(table: Table, rules: RuleFields, seat: int) -> int:
    """Return the chance of a seat to win the match, of `WHOLE`, when it comes out of a hand 1 worse than the others."""
    if rules.score != Score.UNITS:
        return after_gain(table, rules, seat, -1)
    return after_loss(table, rules, seat, seat)


@kernel
def unit_of(rules: RuleFields) -> int:
    """Return what a hand of some rules is about, in what is won or lost by it: a unit, or a number of points."""
    if rules.score == Score.DIFFERENCE or rules.score == Score.CONTEST:
        return top_value(rules) // 2
    return 3 if rules.score == Score.TABLE or rules.score == Score.WIN_AND_LOSS else 1


@kernel
def after_gain(table: Table, rules: RuleFields, seat: int, units: int) -> int:
    """Return the chance of a seat to win the match, of `WHOLE`, with more points: so many times `unit_of`."""
    more = units * unit_of(rules)
    table.points[seat] += more
    chance = overtakes(table, rules, seat)
    table.points[seat] -= more
    return int(WHOLE * chance + 0.5)


@kernel
def after_loss(table: Table, rules: RuleFields, seat: int, loser: int) -> int:
    """Return the chance of a seat to win the match, of `WHOLE`, when somebody has lost a life more."""
    last = lives(table, rules, loser, NOBODY) == 1
    if last and loser == seat:
        return 0
    table.units[loser] -= 1
    table.out[loser] = last
    chance = outlasts(table, rules, seat, NOBODY)
    table.units[loser] += 1
    table.out[loser] = 0
    return int(WHOLE * chance + 0.5)


@kernel
def outlasts(table: Table, rules: RuleFields, seat: int, spared: int) -> float:
    """Return the chance of a seat to be the last one in (C-9), if one more life is for who is `spared`."""
    others = 0
    rows = 0  # of `OUT_BY`, four bits each
    for other in range(table.seats):
        if other != seat and not table.out[other]:
            rows |= lives(table, rules, other, spared) - 1 << 4 * others
            others += 1
    chance = 0.0
    mine = lives(table, rules, seat, spared)
    for time in range(TIMES):
        last = np.float64(OUT_AT[mine, time])
        left = rows
        for _ in range(others):
            last *= OUT_BY[(left & 15) + 1, time]
            left >>= 4
        chance += last
    return float(chance)


@inlined
def lives(table: Table, rules: RuleFields, seat: int, spared: int) -> int:
    """Return how many hands a live seat can lose until it is out: units, and one while it swims (C-8)."""
    more = (1 if rules.grace else 0) + (1 if seat == spared else 0)
    return max(1, min(LIVES, table.units[seat] + more))


@kernel
def outlasts_with_chicken(table: Table, rules: RuleFields, seat: int) -> float:
    """Return the same while the chicken waits for the player who runs out of units first (DU-14).

    That is likely one of those who have fewest, and not surely: half of what it is worth to them comes within 0.01 of
    the race on average, and within 0.05 of it (two to four players).
    """
    fewest = 1 << 30
    for other in range(table.seats):
        if not table.out[other]:
            fewest = min(fewest, table.units[other])
    chance = 0.0
    count = 0
    for other in range(table.seats):
        if not table.out[other] and table.units[other] == fewest:
            chance += outlasts(table, rules, seat, other)
            count += 1
    return (chance / count + outlasts(table, rules, seat, NOBODY)) / 2


@kernel
def overtakes(table: Table, rules: RuleFields, seat: int) -> float:
    """Return the chance of a seat to have most points in the end."""
    most = table.points[0]
    for other in range(table.seats):
        most = max(most, table.points[other])
    step = STEPS / reach_of(table, rules, most)
    everybody = 0.0
    for other in range(table.seats):
        everybody += SHARES[min(3 * STEPS, int((most - table.points[other]) * step))]
    return float(SHARES[min(3 * STEPS, int((most - table.points[seat]) * step))] / everybody)


@kernel
def reach_of(table: Table, rules: RuleFields, most: int) -> float:
    """Return a lead that is all but decisive: two standard deviations of what the hands to come can change.

    Of more players, two are less often those between whom a hand makes the difference; half a hand more stands for a
    lead that is shared in the end.
    """
    hand = unit_of(rules)
    left = 1
    if rules.match_end == MatchEnd.HANDS:
        left = rules.match_length - table.hand_number
    elif rules.match_end == MatchEnd.TARGET:
        left = (rules.match_length - most) // hand + 1
    return 2 * hand * math.sqrt((2 * max(1, left) + 1) / table.seats)
