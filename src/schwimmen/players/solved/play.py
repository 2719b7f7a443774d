"""`solved`: plays a mixed strategy by what a trained network says that each move is worth (docs/solved.md)."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.engine.values import special
from schwimmen.players.mind import Mind
from schwimmen.players.solved.net import Net, evaluate
from schwimmen.players.solved.spot import Spot, choice_of, describe, strongest, with_call

HEAT: Final = 0.02
"""By how many lives a move must be worse to be e times as rare."""


@kernel
def solved(view: View, rules: RuleFields, mind: Mind, spot: Spot, net: Net) -> int:
    """Return the move of the solved strategy for a hand for two. `spot` is a scratch record (`Spot`)."""
    weigh(view, rules, spot, net, HEAT)
    if spot.forced != NOBODY:
        return int(spot.forced)
    mind.rng = chance.advance(mind.rng)
    return int(view.legal[drawn(spot, view.legal_count, chance.fraction(mind.rng))])


@kernel
def weigh(view: View, rules: RuleFields, spot: Spot, net: Net, heat: float) -> None:
    """Write with what probability each legal move is made; `spot.forced` is the move where there is but one.

    A player who has the last turn, or can show a special, has nothing to weigh: the best hand that can be made is never
    worse than another.
    """
    spot.forced = NOBODY
    if view.phase == Phase.CHOICE:
        choice = choice_of(view, rules)
        for index in range(view.legal_count):
            spot.worths[index] = net.choice[choice, 0 if view.legal[index] == Kind.KEEP else 1]
    else:
        best = strongest(view, rules)
        if view.caller != NOBODY or special(codes.hand_after(view.hand, view.table, best), rules):
            spot.forced = best
        else:
            ask_network(view, rules, spot, net)
    if spot.forced == NOBODY:
        soften(spot, view.legal_count, heat)


@kernel
def ask_network(view: View, rules: RuleFields, spot: Spot, net: Net) -> None:
    """Write what each legal move is worth: one that is made with and without a call is looked at once."""
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            describe(view, rules, move, spot)
            plain, called = evaluate(spot, net)
            spot.worths[index] = plain
            place = with_call(view, move)
            if place != NOBODY:
                spot.worths[place] = called


@kernel
def soften(spot: Spot, count: int, heat: float) -> None:
    """Turn worths into probabilities: in proportion to exp(worth / heat)."""
    most = spot.worths[0]
    for index in range(count):
        most = max(most, spot.worths[index])
    total = 0.0
    for index in range(count):
        spot.chances[index] = math.exp((spot.worths[index] - most) / heat)
        total += spot.chances[index]
    for index in range(count):
        spot.chances[index] /= total


@kernel
def drawn(spot: Spot, count: int, fraction: int) -> int:
    """Return the place of the legal move that a 31-bit random number draws by `spot.chances`."""
    left = fraction / 2147483648
    chosen = 0
    for index in range(count):
        if spot.chances[index] > 0:
            chosen = index
            left -= spot.chances[index]
            if left < 0:
                return chosen
    return chosen


@kernel
def write_chances(view: View, rules: RuleFields, spot: Spot, net: Net, chances: NDArray[np.float64]) -> None:
    """Write the probability of each legal move of a view into `chances` (`MOVES` long)."""
    weigh(view, rules, spot, net, HEAT)
    for index in range(view.legal_count):
        if spot.forced == NOBODY:
            chances[index] = spot.chances[index]
        else:
            chances[index] = 1.0 if view.legal[index] == spot.forced else 0.0
