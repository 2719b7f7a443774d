"""Counterfactual regret minimization by sampled hands of the engine, as kernels in one file.

Monte Carlo CFR (M. Lanctot, K. Waugh, M. Zinkevich, M. Bowling, "Monte Carlo Sampling for Regret Minimization in
Extensive Games", NIPS 2009) with external sampling at a player's first two decisions: all of his actions are tried,
chance and the other player are sampled. Later ones are tried with a probability (after R. Gibson, N. Burch, M. Lanctot,
D. Szafron, "Efficient Monte Carlo Counterfactual Regret Minimization in Games with Many Player Actions", NIPS 2012);
what was not tried counts as the worth of closing, so that estimates stay unbiased. Regrets and strategies of round n
weigh n (linear CFR: N. Brown, T. Sandholm, "Solving Imperfect-Information Games via Discounted Regret Minimization",
AAAI 2019).
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import numpy as np

from schwimmen.engine import chance
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import I4, kernel
from schwimmen.engine.layout import NOBODY, End
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.solved.play import drawn
from schwimmen.players.solved.spot import ACTIONS, CLOSE, FORCED, read_spot

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

DEPTH: Final = LONGEST + 2
"""Records that `walk` needs for each kind: one a decision of the player whose regrets are updated."""

WIDE: Final = 2
"""Decisions at which all actions are tried."""

TRIED: Final = 0.25
"""The least probability with which an action is tried later."""

ORDER = np.array([CLOSE, *(action for action in range(ACTIONS) if action != CLOSE)], np.int64)
"""Closing comes first: what it is worth stands in for actions that are not tried."""

_CARRIES: Final = 698_769_068


class Frame:
    """A decision of the player whose regrets are updated, on the stack of `walk`."""

    step: I4
    """The place in `ORDER` of the action that is being tried."""
    closing: Annotated[float, "f8"]
    """What closing is worth."""
    tried: Annotated[float, "f8"]
    """The probability with which the action was tried."""


@kernel
def regret_matching(spot: Any, regrets: Any) -> None:
    """Write into `spot.chances` the strategy of a bucket: actions in proportion to their positive regrets."""
    total = 0.0
    count = 0
    for action in range(ACTIONS):
        spot.chances[action] = 0.0
        if spot.moves[action] != NOBODY:
            count += 1
            spot.chances[action] = max(0.0, regrets[spot.bucket, action])
            total += spot.chances[action]
    for action in range(ACTIONS):
        if total > 0:
            spot.chances[action] /= total
        elif spot.moves[action] != NOBODY:
            spot.chances[action] = 1.0 / count


@kernel
def go_on(
    table: Any, rules: Any, view: Any, spot: Any, mind: Any, regrets: Any, sums: Any, me: int, weight: float
) -> bool:
    """Play on until `me` has something to weigh, which is then in `spot`; return whether that comes.

    The other player draws from his strategy, which is added to its sum.
    """
    while table.end == End.NONE and table.turns[0] + table.turns[1] < LONGEST + (table.caller != NOBODY):
        look(table, rules, table.to_move, view)
        read_spot(view, rules, spot)
        if spot.bucket == FORCED:
            play(table, rules, spot.moves[0])
        else:
            regret_matching(spot, regrets)
            if view.seat == me:
                return True
            for action in range(ACTIONS):
                sums[spot.bucket, action] += weight * spot.chances[action]
            mind.rng = chance.advance(mind.rng)
            play(table, rules, spot.moves[drawn(spot, chance.fraction(mind.rng))])
    return False


@kernel
def walk(
    tables: Any, rules: Any, view: Any, spots: Any, frames: Any, mind: Any, regrets: Any, sums: Any, me: int,
    weight: float,
) -> float:  # fmt: skip
    """Play the hand on `tables[0]` in many ways, update what is to be learned from it; return its worth for `me`.

    The stack is explicit: Numba cannot keep a compiled function that calls itself.
    """
    at = 0
    worth = 0.0
    deeper = True
    while at >= 0:
        if deeper:
            deeper = go_on(tables[at], rules, view, spots[at], mind, regrets, sums, me, weight)
            frames[at].step = 0
            frames[at].closing = 0.0
            if not deeper:
                worth = float(tables[at].change[me] - tables[at].change[1 - me])
        else:
            take_in(spots[at], frames[at], worth)
            deeper = True
        if deeper:
            deeper = go_down(tables, rules, spots[at], frames[at], mind, at)
            if not deeper:
                worth = learn(spots[at], regrets, weight)
        at += 1 if deeper else -1
    return worth


@kernel
def go_down(tables: Any, rules: Any, spot: Any, frame: Any, mind: Any, at: int) -> bool:
    """Play the next action that is tried on `tables[at + 1]`; return whether there is one."""
    while frame.step < ACTIONS:
        action = ORDER[frame.step]
        spot.worths[action] = frame.closing
        if spot.moves[action] != NOBODY:
            frame.tried = 1.0 if at < WIDE or action == CLOSE else max(TRIED, spot.chances[action])
            mind.rng = chance.advance(mind.rng)
            if chance.fraction(mind.rng) < frame.tried * 2147483648:
                tables[at + 1] = tables[at]
                play(tables[at + 1], rules, spot.moves[action])
                return True
        frame.step += 1
    return False


@kernel
def take_in(spot: Any, frame: Any, worth: float) -> None:
    """Note what the action that was tried has brought."""
    action = ORDER[frame.step]
    spot.worths[action] = frame.closing + (worth - frame.closing) / frame.tried
    if action == CLOSE:
        frame.closing = worth
    frame.step += 1


@kernel
def learn(spot: Any, regrets: Any, weight: float) -> float:
    """Add to the regrets of a bucket what each action would have brought more; return what the strategy brings."""
    worth = 0.0
    for action in range(ACTIONS):
        worth += spot.chances[action] * spot.worths[action]
    for action in range(ACTIONS):
        if spot.moves[action] != NOBODY:
            regrets[spot.bucket, action] += weight * (spot.worths[action] - worth)
    return worth


@kernel
def fresh_state(mind: Any) -> int:
    """Return a state of chance for the cards of a hand."""
    mind.rng = chance.advance(mind.rng)
    carry = chance.below(mind.rng, _CARRIES)
    mind.rng = chance.advance(mind.rng)
    return carry << 32 | chance.fraction(mind.rng) << 1 | 1


@kernel
def train_round(
    tables: Any, rules: Any, view: Any, spots: Any, frames: Any, mind: Any, regrets: Any, sums: Any, hands: int,
    weight: float,
) -> float:  # fmt: skip
    """Deal hands, each walked once for either player, both dealing in turn; return the sum of the worths."""
    worth = 0.0
    for hand in range(hands):
        me = hand & 1
        table = tables[0]
        start(table, rules, 2, hand >> 1 & 1)
        fill_pack(table, rules)
        table.rng = fresh_state(mind)
        deal(table, rules)
        worth += walk(tables, rules, view, spots, frames, mind, regrets, sums, me, weight)
    return worth
