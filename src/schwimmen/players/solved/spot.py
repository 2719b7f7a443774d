"""What the network is told of a move in a hand for two: which cards lie where after it, and a few facts.

Cards are told in planes, sets of cards each, so that suits can be treated alike. A fact is one of several that exclude
each other, told by its place in a list of all. Both are read from the view alone.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import I4, Ints, Struct, bit, kernel, size
from schwimmen.engine.layout import MOVES, NOBODY, RuleFields, View
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.solved.outlook import best_two, risk, seen_by, table_after, whole_pack

VERSION: Final = 3
"""Grows with every change of what the network is told."""

PLANES: Final = 10
"""Cards after the move: the player's hand, the table, what is known of both hands, what is out of play.
What lay open at the other player's last decision, at the one before, at the player's last; what either gave away."""

THEIR_CARDS: Final = 2
"""The plane of what is known of the other hand."""

LEAST, MOST = 10, 31
"""Hands of fewer points are taken for one of `LEAST`."""
RISK_EDGES = np.array([1, 60, 123, 246, 410, 614, 819, 1229, 1638, 2458, 3277], np.int64)
"""Steps of the estimated chance that the other player has a better hand after one turn (`outlook.SURE` for 1)."""
TURNS: Final = 10
"""Turns of both together that are told apart: 0 to 8, and more."""
KINDS: Final = 6
"""What a decision was: none yet, keep, trade, exchange, all, pass."""

VALUE: Final = 0
RISK: Final = VALUE + MOST - LEAST + 1
MOVE: Final = RISK + 12
TURN: Final = MOVE + KINDS
STREAK: Final = TURN + TURNS
DEALER: Final = STREAK + 2
THEIRS: Final = DEALER + 2
MINE: Final = THEIRS + 4
DID: Final = MINE + 4
DID_BEFORE: Final = DID + KINDS
FACTS: Final = DID_BEFORE + KINDS
"""Where each list of facts begins: value of the hand and that chance after the move, the move, turns, whether the other
one has just passed, whether one deals, how many cards are known of either hand, what the other did."""
TOLD: Final = 10
"""How many facts are true of a move."""

CHOICES: Final = 2 * 66
"""Hands of the dealer's choice that are told apart: by value, and whether two cards of a suit make 20."""

NARROW: Final = 32
WIDE: Final = 128
"""Numbers of the layers of the network (`net`): of a suit or rank, and of the whole."""


class Spot(Struct):
    """Room for a decision."""

    planes: Annotated[Ints, "i8", PLANES]
    told: Annotated[Ints, "i4", TOLD]
    """The facts that are true."""
    worths: Annotated[NDArray[np.float64], "f8", MOVES]
    """What each legal move is worth, in lives."""
    chances: Annotated[NDArray[np.float64], "f8", MOVES]
    """The probability of each legal move."""
    forced: I4
    """The only move to make, or `NOBODY`."""

    # room for the network
    base: Annotated[NDArray[np.float32], "f4", NARROW]
    """What the facts bring to each suit, or rank."""
    one: Annotated[NDArray[np.float32], "f4", NARROW]
    sums: Annotated[NDArray[np.float32], "f4", 2 * NARROW]
    """What is found in all suits, and in all ranks."""
    whole: Annotated[NDArray[np.float32], "f4", WIDE]


@kernel
def describe(view: View, rules: RuleFields, move: int, spot: Spot) -> None:
    """Write into `spot` what is told of a move, with or without a call."""
    other = other_player(view)
    hand = codes.hand_after(view.hand, view.table, move)
    spot.planes[0] = hand
    spot.planes[1] = table_after(view.hand, view.table, hand)
    spot.planes[2] = view.known[other]
    spot.planes[3] = hand & (view.known[view.seat] | view.table)
    spot.planes[4] = view.gone
    spot.planes[5] = view.saw[other]
    spot.planes[6] = view.saw_before[other]
    spot.planes[7] = view.saw[view.seat]
    spot.planes[8] = given_by(view.did[other]) | given_by(view.did_before[other])
    spot.planes[9] = given_by(view.did[view.seat]) | given_by(view.did_before[view.seat]) | given_by(move)
    state_facts(view, rules, move, other, spot)


@kernel
def state_facts(view: View, rules: RuleFields, move: int, other: int, spot: Spot) -> None:
    """Write which facts are true of a move whose planes are written."""
    worth = value(spot.planes[0], rules)
    unseen = whole_pack(rules.pack) & ~seen_by(view)
    danger = risk(worth, spot.planes[1], spot.planes[2], unseen, rules)
    spot.told[0] = VALUE + min(max(worth >> 1, LEAST), MOST) - LEAST
    spot.told[1] = RISK + step(RISK_EDGES, danger)
    spot.told[2] = MOVE + kind_of(move)
    spot.told[3] = TURN + min(view.turns[view.seat] + view.turns[other], TURNS - 1)
    spot.told[4] = STREAK + (view.streak > 0)
    spot.told[5] = DEALER + (view.dealer == view.seat)
    spot.told[6] = THEIRS + size(spot.planes[2])
    spot.told[7] = MINE + size(spot.planes[3])
    spot.told[8] = DID + kind_of(view.did[other])
    spot.told[9] = DID_BEFORE + kind_of(view.did_before[other])


@kernel
def given_by(move: int) -> int:
    """Return the card that a decision has given away alone, as a set."""
    if move >= 0 and codes.kind_of(move) == Kind.SWAP:
        return bit(codes.give_of(move))
    return 0


@kernel
def kind_of(move: int) -> int:
    """Return what a decision was, as a number below `KINDS`."""
    if move < 0:
        return 0
    kind = codes.kind_of(move)
    return 1 + (kind if kind < Kind.PASS else Kind.PASS.value)


@kernel
def step(edges: NDArray[np.int64], number: int) -> int:
    """Return how many edges a number has reached."""
    reached = 0
    for index in range(len(edges)):
        reached += number >= edges[index]
    return reached


@kernel
def choice_of(view: View, rules: RuleFields) -> int:
    """Return which of `CHOICES` the dealer's hand is."""
    return 2 * min(value(view.hand, rules), 65) + (best_two(view.hand) >= 20)


@kernel
def other_player(view: View) -> int:
    """Return the seat of the other player who is still in."""
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            return seat
    return NOBODY


@kernel
def strongest(view: View, rules: RuleFields) -> int:
    """Return the legal move without a call that makes the best hand."""
    best = NOBODY
    most = -1
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            found = strength(codes.hand_after(view.hand, view.table, move), rules)
            if found > most:
                most = found
                best = move
    return best


@kernel
def with_call(view: View, move: int) -> int:
    """Return the place of a move with a call among the legal ones, or `NOBODY`."""
    for index in range(view.legal_count):
        if view.legal[index] == move | RIDER:
            return index
    return NOBODY
