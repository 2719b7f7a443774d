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
from schwimmen.players.solved.improvement import best_two, risk, seen_by, table_after

VERSION: Final = 3
"""Grows with every change of the features."""

PLANES: Final = 10
"""Cards after the move: the player's hand, the table, what is known of both hands, what is out of play.
What lay open at the other player's last decision, at the one before, at the player's last; what either gave away."""

THEIR_CARDS: Final = 2
"""The plane of what is known of the other hand."""

LEAST, MOST = 10, 31
"""Hands of fewer points are taken for one of `LEAST`."""
RISK_EDGES = np.array([1, 60, 123, 246, 410, 614, 819, 1229, 1638, 2458, 3277], np.int64)
"""Steps of the probability that the other player has a better hand after one turn (`improvement.CERTAIN` for 1)."""
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
LAST_MOVE: Final = MINE + 4
MOVE_BEFORE: Final = LAST_MOVE + KINDS
FACTS: Final = MOVE_BEFORE + KINDS
"""Where each list of facts begins: value of the hand and that probability after the move, the move, turns, whether
the other one has just passed, whether one deals, how many cards are known of either hand, what the other did."""
TRUE_FACTS: Final = 10
"""How many facts are true of a move."""

CHOICES: Final = 2 * 66
"""Hands of the dealer's choice that are told apart: by value, and whether two cards of a suit make 20."""

NARROW: Final = 32
WIDE: Final = 128
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
    held = value(infoset.planes[0], rules)
    unseen = whole_pack(rules) & ~seen_by(view)
    danger = risk(held, infoset.planes[1], infoset.planes[2], unseen, rules)
    infoset.facts[0] = VALUE + min(max(held >> 1, LEAST), MOST) - LEAST
    infoset.facts[1] = RISK + step(RISK_EDGES, danger)
    infoset.facts[2] = MOVE + kind_of(move)
    infoset.facts[3] = TURN + min(view.turns[view.seat] + view.turns[other], TURNS - 1)
    infoset.facts[4] = STREAK + (view.streak > 0)
    infoset.facts[5] = DEALER + (view.dealer == view.seat)
    infoset.facts[6] = THEIRS + size(infoset.planes[2])
    infoset.facts[7] = MINE + size(infoset.planes[3])
    infoset.facts[8] = LAST_MOVE + kind_of(view.last_move[other])
    infoset.facts[9] = MOVE_BEFORE + kind_of(view.move_before[other])


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
