"""The information set of a player in a hand for two, and the features of its moves, which the network reads.

Features are of two sorts, both read from the view alone. Planes are sets of cards, so that suits can be treated alike:
which cards lie where after the move. A fact is one of several that exclude each other, given by its place in a list of
all.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import I4, Ints, Struct, bit, kernel, size
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.solved.improvement import (
    BLOW,
    KEYS,
    VALUES,
    Unseen,
    best_two,
    class_of,
    imagine,
    middle,
    reach,
    risk,
    seen_by,
    table_after,
)

VERSION: Final = 4
"""Grows with every change of the features."""

PLANES: Final = 10
"""Cards after the move: the player's hand, the table, what is known of both hands, what is out of play.
What lay open at the other player's last decision, at the one before, at the player's last; what either gave away."""

THEIR_CARDS: Final = 2
"""The plane of what is known of the other hand."""

STEPS: Final = 23
"""Values that are told apart: up to 10, then by the point, 30½, and what has to be shown at once."""
STEP: Final = np.where(VALUES == 61, STEPS - 2, np.where(VALUES > 61, STEPS - 1, np.maximum(VALUES // 2, 10) - 10))
"""The step of each class of hands (`improvement.CLASS`)."""
KEY: Final = np.where((VALUES == 61) | (VALUES > 62), 4 + KEYS, KEYS)
"""What separates it from others of this value: the suit, from diamonds up, or the rank of a trio, from seven up."""
KEY_STEPS: Final = 12

RISK_EDGES = np.array(
    [1, 41, 82, 143, 205, 307, 410, 614, 819, 1024, 1229, 1638, 2048, 2458, 2867, 3277, 3686, 3973, 4096], np.int64
)
"""Steps of a probability (`improvement.CERTAIN` for 1)."""
RISK_STEPS: Final = 20
TURNS: Final = 10
"""Turns of both together that are told apart: 0 to 8, and more."""
KINDS: Final = 6
"""What a decision was: none yet, keep, trade, exchange, all, pass."""

VALUE: Final = 0
TIE: Final = VALUE + STEPS
RISK: Final = TIE + KEY_STEPS
REACH: Final = RISK + RISK_STEPS
REACH_RISK: Final = REACH + STEPS
MIDDLE: Final = REACH_RISK + RISK_STEPS
BLOW_RISK: Final = MIDDLE + STEPS
MOVE: Final = BLOW_RISK + RISK_STEPS
TURN: Final = MOVE + KINDS
STREAK: Final = TURN + TURNS
DEALER: Final = STREAK + 2
THEIRS: Final = DEALER + 2
MINE: Final = THEIRS + 4
LAST_MOVE: Final = MINE + 4
MOVE_BEFORE: Final = LAST_MOVE + KINDS
FACTS: Final = MOVE_BEFORE + KINDS
"""Where each list of facts begins. After the move: the value of the hand, what separates it from its equals, the
probability that the other has a better one after one turn; the best that one can make of it in the turn after, if the
table stays, and the probability that he has a better one than that; what he can make in half of the cases, and the
probability that it ends the hand at once. Then the move, turns, whether the other one has just passed, whether one
deals, how many cards are known of either hand, what the other did."""
TRUE_FACTS: Final = 15
"""How many facts are true of a move."""

CHOICES: Final = 2 * 66
"""Hands of the dealer's choice that are told apart: by value, and whether two cards of a suit make 20."""

NARROW: Final = 48
WIDE: Final = 192
"""Numbers of the layers of the network (`net`): of a suit or rank, and of the whole."""

COMPARED: Final = 22
"""Most legal moves of a decision: nine exchanges of one card, that of all and a pass, each also with a call."""


class InformationSet(Struct):
    """What a player knows at a decision: the features of one move, and the strategy over all of them."""

    planes: Annotated[Ints, "i8", PLANES]
    facts: Annotated[Ints, "i4", TRUE_FACTS]
    """The facts that are true."""
    values: Annotated[NDArray[np.float64], "f8", COMPARED]
    """What each legal move is worth, in lives."""
    chances: Annotated[NDArray[np.float64], "f8", COMPARED]
    """The probability of each legal move."""
    forced: I4
    """The only move to make, or `NOBODY`."""

    unseen: Unseen
    """What the other player can hold."""

    # room for the network
    base: Annotated[NDArray[np.float32], "f4", NARROW]
    """What the facts bring to each suit, or rank."""
    one: Annotated[NDArray[np.float32], "f4", NARROW]
    sums: Annotated[NDArray[np.float32], "f4", 2 * NARROW]
    """What is found in all suits, and in all ranks."""
    whole: Annotated[NDArray[np.float32], "f4", WIDE]


@kernel
def describe(view: View, rules: RuleFields, move: int, infoset: InformationSet) -> None:
    """Write the features of a move, with or without a call."""
    other = other_player(view)
    hand = codes.hand_after(view.hand, view.table, move)
    infoset.planes[0] = hand
    infoset.planes[1] = table_after(view.hand, view.table, hand)
    infoset.planes[2] = view.known[other]
    infoset.planes[3] = hand & (view.known[view.seat] | view.table)
    infoset.planes[4] = view.gone
    infoset.planes[5] = view.saw[other]
    infoset.planes[6] = view.saw_before[other]
    infoset.planes[7] = view.saw[view.seat]
    infoset.planes[8] = given_by(view.last_move[other]) | given_by(view.move_before[other])
    infoset.planes[9] = given_by(view.last_move[view.seat]) | given_by(view.move_before[view.seat]) | given_by(move)
    write_facts(view, rules, move, other, infoset)


@kernel
def write_facts(view: View, rules: RuleFields, move: int, other: int, infoset: InformationSet) -> None:
    """Write which facts are true of a move whose planes are written."""
    hand, table, facts, unseen = infoset.planes[0], infoset.planes[1], infoset.facts, infoset.unseen
    imagine(whole_pack(rules) & ~seen_by(view), view.known[other], rules, unseen)
    held, best = class_of(hand), reach(hand, table)
    facts[0] = VALUE + STEP[held]
    facts[1] = TIE + KEY[held]
    facts[2] = RISK + step(RISK_EDGES, risk(held, table, unseen))
    facts[3] = REACH + STEP[best]
    facts[4] = REACH_RISK + step(RISK_EDGES, risk(best, table, unseen))
    facts[5] = MIDDLE + STEP[middle(table, unseen)]
    facts[6] = BLOW_RISK + step(RISK_EDGES, risk(BLOW - 1, table, unseen))
    facts[7] = MOVE + kind_of(move)
    facts[8] = TURN + min(view.turns[view.seat] + view.turns[other], TURNS - 1)
    facts[9] = STREAK + (view.streak > 0)
    facts[10] = DEALER + (view.dealer == view.seat)
    facts[11] = THEIRS + size(infoset.planes[2])
    facts[12] = MINE + size(infoset.planes[3])
    facts[13] = LAST_MOVE + kind_of(view.last_move[other])
    facts[14] = MOVE_BEFORE + kind_of(view.move_before[other])


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
