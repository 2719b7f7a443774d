"""The abstraction: what a view of a hand for two is taken for (a *bucket*), and which moves are weighed there.

A player who has the last turn, or can show a special, has nothing to weigh: the best hand that can be made is never
worse than another. Everywhere else at most six moves are compared, each found by a rule from the view, and positions
that look alike share a bucket. What differs within a bucket is lost, and so is what a view does not tell, as the
cards that somebody took and gave back: the abstraction has imperfect recall.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import I4, I8, kernel, size
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import SUIT_MASK, special, value
from schwimmen.players.appeal import hand_after
from schwimmen.players.solved.outlook import best_two, risk, seen_by, table_after, whole_pack

VERSION: Final = 1
"""Grows with every change of what a bucket or an action means."""

ACTIONS: Final = 6
SAFE: Final = 0
"""The exchange (or pass) after which the other player is least likely to get a better hand in one turn."""
CLOSE: Final = 1
"""The same with the call."""
GREEDY: Final = 2
"""What makes the best hand."""
BUILD: Final = 3
"""What makes the best two cards of one suit."""
DENY: Final = 4
"""What leaves the other player the least chance of more than `DENIED` points."""
PASS: Final = 5

KEEP: Final = 0
TRADE: Final = 1
"""The two actions of the dealer's choice."""

DENIED: Final = 2 * 27

LEAST, MOST = 14, 31
"""Hands of fewer points are taken for one of `LEAST`."""
RISK_EDGES = np.array([1, 60, 123, 246, 410, 614, 819, 1229, 1638, 2458, 3277], np.int64)
STAY_EDGES = np.array([410, 1229, 2458], np.int64)
BUILD_EDGES = np.array([17, 20], np.int64)
CARD_EDGES = np.array([10, 11], np.int64)
PAIR_EDGES = np.array([18, 21], np.int64)
HAND_EDGES = np.array([2 * 18, 2 * 21, 2 * 26], np.int64)
KNOWN: Final = 12
TURNS: Final = 8
"""Turns of both together that are told apart: 0 to 6, and more."""

CHOICES: Final = 2 * 66
"""Buckets of the dealer's choice: by the value of the hand, and whether two cards of a suit make 20."""
BUCKETS: Final = CHOICES + (MOST - LEAST + 1) * 12 * KNOWN * TURNS * 2 * 4 * 3

FORCED: Final = -1
"""In the place of a bucket: there is one move, under `SAFE`."""


class Spot:
    """What a view is taken for."""

    bucket: I8
    moves: Annotated[NDArray[np.int32], "i4", ACTIONS]
    """The move that each action stands for, `NOBODY` where it is none or the same as one before it."""
    chances: Annotated[NDArray[np.float64], "f8", ACTIONS]
    """Room for the probability of each action."""
    worths: Annotated[NDArray[np.float64], "f8", ACTIONS]
    """Room for what each action is worth, where that is being found out."""
    least: I4
    """Scratch: the risk that `SAFE` leaves."""


@kernel
def read_spot(view: Any, rules: Any, spot: Any) -> None:
    """Write into `spot` what a view of a seat that is to move is taken for."""
    for action in range(ACTIONS):
        spot.moves[action] = NOBODY
    if view.phase == Phase.CHOICE:
        spot.moves[KEEP] = Kind.KEEP.value
        spot.moves[TRADE] = Kind.TRADE.value
        spot.bucket = 2 * min(value(view.hand, rules), 65) + (best_two(view.hand) >= 20)
        return
    best = strongest(view, rules)
    if view.caller != NOBODY or special(hand_after(view.hand, view.table, best), rules):
        spot.moves[SAFE] = best
        spot.bucket = FORCED
        return
    other = other_player(view)
    known = view.known[other]
    unseen = whole_pack(rules.pack) & ~seen_by(view)
    name_moves(view, rules, spot, known, unseen, best)
    spot.bucket = bucket_of(view, rules, spot, known, unseen, other)
    leave_out_repeated(spot)


@kernel
def other_player(view: Any) -> int:
    """Return the seat of the other player who is still in."""
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            return seat
    return NOBODY


@kernel
def strongest(view: Any, rules: Any) -> int:
    """Return the legal move without a call that makes the best hand."""
    best = NOBODY
    most = -1
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            found = strength(hand_after(view.hand, view.table, move), rules)
            if found > most:
                most = found
                best = move
    return best


@kernel
def name_moves(view: Any, rules: Any, spot: Any, known: int, unseen: int, best: int) -> None:
    """Find the move of each action."""
    spot.moves[GREEDY] = best
    spot.moves[PASS] = Kind.PASS.value
    most_safe, most_built, most_denied = -1, -1, -1
    for index in range(view.legal_count):
        move = view.legal[index]
        if codes.rides(move):
            continue
        hand = hand_after(view.hand, view.table, move)
        left = table_after(view.hand, view.table, hand)
        worth = value(hand, rules)
        danger = risk(worth, left, known, unseen, rules)
        safe = (4096 - danger) << 8 | worth
        if safe > most_safe:
            most_safe = safe
            spot.least = danger
            spot.moves[SAFE] = move
        built = best_two(hand) << 24 | worth << 16 | 4096 - danger
        if built > most_built:
            most_built = built
            spot.moves[BUILD] = move
        denied = (4096 - risk(DENIED, left, known, unseen, rules)) << 8 | worth
        if denied > most_denied:
            most_denied = denied
            spot.moves[DENY] = move
    spot.moves[CLOSE] = spot.moves[SAFE] | RIDER


@kernel
def leave_out_repeated(spot: Any) -> None:
    """Let each move stand once, under the first of its actions."""
    for action in range(1, ACTIONS):
        for before in range(action):
            if spot.moves[before] == spot.moves[action]:
                spot.moves[action] = NOBODY


@kernel
def step(edges: Any, number: int) -> int:
    """Return how many edges a number has reached."""
    reached = 0
    for index in range(len(edges)):
        reached += number >= edges[index]
    return reached


@kernel
def bucket_of(view: Any, rules: Any, spot: Any, known: int, unseen: int, other: int) -> int:
    """Return the bucket of a turn with something to weigh."""
    safe_hand = hand_after(view.hand, view.table, spot.moves[SAFE])
    built = best_two(hand_after(view.hand, view.table, spot.moves[BUILD]))
    staying = risk(value(view.hand, rules), view.table, known, unseen, rules)
    number = max(value(safe_hand, rules) >> 1, LEAST) - LEAST
    number = number * 12 + step(RISK_EDGES, spot.least)
    number = number * KNOWN + known_class(known, rules)
    number = number * TURNS + min(view.turns[view.seat] + view.turns[other], TURNS - 1)
    number = number * 2 + (view.streak > 0)
    number = number * 4 + step(STAY_EDGES, staying)
    number = number * 3 + step(BUILD_EDGES, built)
    return CHOICES + number


@kernel
def known_class(known: int, rules: Any) -> int:
    """Return what is known of the other hand: nothing, one card, two apart, two of a suit, or all; and how good."""
    count = size(known)
    if count == 0:
        return 0
    if count == 1:
        return 1 + step(CARD_EDGES, best_two(known))
    if count == rules.hand_size:
        return 8 + step(HAND_EDGES, value(known, rules))
    for shift in (0, 13, 26, 39):
        if size(known >> shift & SUIT_MASK) == 2:
            return 5 + step(PAIR_EDGES, best_two(known))
    return 4
