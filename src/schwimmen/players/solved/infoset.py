"""The information set of a player in a hand for two, as features that the network reads, all from the view alone.

A feature is true or not. A hand has four suits that nothing but ties tells apart, so they are put in an order that the
cards give: the longest of the player's hand first. Features of the position are the same for all moves; those of a
move say what it gives and takes, and what becomes of the hand.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import I4, Ints, Struct, bit, kernel, lowest, size
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import counting_suit, strength
from schwimmen.engine.values import value

VERSION: Final = 5
"""Grows with every change of the features."""

CARDS: Final = 32
"""Features of a plane, a set of cards: eight for each suit, in the order of the suits."""
PLANES: Final = 17
"""Planes of a position: the hand, the table, what is known of both hands, what is out of play; what lay open at the
last two decisions of either; what the last two exchanges of either gave and took."""
TURNS: Final = 10
"""Turns of both together that are told apart: 0 to 8, and more."""
KINDS: Final = 6
"""What a decision was: none yet, keep, trade, exchange, all, pass."""

TURN: Final = PLANES * CARDS
STREAK: Final = TURN + TURNS
DEALER: Final = STREAK + 2
THEIRS: Final = DEALER + 2
MINE: Final = THEIRS + 4
DECISIONS: Final = MINE + 4
SUIT_PLACES: Final = DECISIONS + 4 * KINDS
POSITION_FEATURES: Final = SUIT_PLACES + 16
"""Where the facts of a position begin: turns, whether the other one has just passed, whether one deals, how many cards
are known of either hand, what the last two decisions of either were, and the place of each suit (for ties: SW-16)."""

CLASSES: Final = 26
"""Values of a hand that are told apart: 8 to 30, a trio, 31 and three aces."""
TAKEN: Final = CARDS
HELD: Final = TAKEN + CARDS
COUNTED: Final = HELD + CLASSES
NEXT: Final = COUNTED + 4
MOVE: Final = NEXT + CLASSES
MOVE_FEATURES: Final = MOVE + 3
"""Where the features of a move begin: cards given, cards taken, value of the hand after it, its counting suit, value of
the best hand that could be made a turn later, and what the move is: an exchange, all or a pass."""

MOST_TRUE: Final = 96
"""Room for the features of a position that are true."""

FIRST: Final = 1024
SECOND: Final = 256
THIRD: Final = 128
"""Numbers of the layers of the network (`net`)."""

GUESS: Final = 512
KEY: Final = 256
MEANS: Final = 64
"""Those of its part that reckons with what the other player can hold (`belief`)."""

PAIRS: Final = 496
PARTS: Final = CARDS + PAIRS + 4 * CLASSES
"""Parts that hands are taken for: cards, pairs of cards, and values in a suit."""

HANDS: Final = 4960
"""Hands of three of 32 cards, numbered by `number_of`."""

WAYS: Final = 11
"""Most moves without a call: nine exchanges of one card, that of all and a pass."""
COMPARED: Final = 2 * WAYS
"""Most legal moves: each of them also with a call."""


Layers: TypeAlias = NDArray[np.float32]
"""Numbers of a layer of the network, a row for each move, or one row for the position."""


class InformationSet(Struct):
    """What a player knows at a decision: the true features of the position and of one move, and the strategy."""

    position: Annotated[Ints, "i4", MOST_TRUE]
    """The true features, the first `count` of them."""
    count: I4
    move: Annotated[Ints, "i4", MOST_TRUE]
    move_count: I4
    places: Annotated[Ints, "i8", 4]
    """By how many bits each suit is shifted in a plane."""
    values: Annotated[NDArray[np.float64], "f8", COMPARED]
    """What each legal move is worth, in lives."""
    chances: Annotated[NDArray[np.float64], "f8", COMPARED]
    """The probability of each legal move."""
    forced: I4
    """The only move to make, or `NOBODY`."""

    # what the other player may hold (`belief`)
    guess: Annotated[Layers, "f4", 1, GUESS]
    key: Annotated[Layers, "f4", 1, KEY]
    parts: Annotated[Layers, "f4", 1, PARTS]
    """How well each part of a hand fits."""
    held: Annotated[NDArray[np.float32], "f4", PARTS]
    """How likely each part is held."""
    candidates: Annotated[Ints, "i4", HANDS]
    """The numbers of the hands that the other player can hold, suits in order, the first `possible` of them."""
    possible: I4
    likely: Annotated[NDArray[np.float32], "f4", HANDS]
    """How likely each of them is."""
    means: Annotated[NDArray[np.float32], "f4", MEANS]
    """What they mean for the first layer, on average."""

    # what moves are worth (`net`)
    base: Annotated[NDArray[np.float32], "f4", FIRST]
    """What the position brings to the first layer."""
    first: Annotated[Layers, "f4", WAYS, FIRST]
    second: Annotated[Layers, "f4", WAYS, SECOND]
    third: Annotated[Layers, "f4", WAYS, THIRD]


@kernel
def suit_of(cards: int, suit: int) -> int:
    """Return the ranks of a suit, from the seven up, as eight bits."""
    return cards >> 13 * suit + 5 & 255


@kernel
def put_suits_in_order(view: View, infoset: InformationSet) -> None:
    """Give each suit its place: by the hand, the table, and what is known of the other hand."""
    known = view.known[other_player(view)]
    for suit in range(4):
        hand, table = suit_of(view.hand, suit), suit_of(view.table, suit)
        order = size(hand) << 8 | hand
        order = order << 10 | size(table) << 8 | table
        infoset.places[suit] = order << 10 | suit_of(known, suit) << 2 | 3 - suit
    one, two, three, four = infoset.places[0], infoset.places[1], infoset.places[2], infoset.places[3]
    for suit in range(4):
        own = infoset.places[suit]
        infoset.places[suit] = (one > own) + (two > own) + (three > own) + (four > own)


@kernel
def add_cards(cards: int, begin: int, places: Ints, into: Ints, count: int) -> int:
    """Write the features of a set of cards; return how many are written by then."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        into[count] = begin + 8 * places[card // 13] + card % 13 - 5
        count += 1
    return count


@kernel
def add_exchange(move: int, begin: int, places: Ints, into: Ints, count: int) -> int:
    """Write which card an exchange gave and which it took; return how many features are written by then."""
    if move >= 0 and codes.kind_of(move) == Kind.SWAP:
        count = add_cards(bit(codes.give_of(move)), begin, places, into, count)
        count = add_cards(bit(codes.take_of(move)), begin + CARDS, places, into, count)
    return count


@kernel
def describe_position(view: View, infoset: InformationSet) -> None:
    """Write the features that all moves of a position share."""
    me, other = view.seat, other_player(view)
    put_suits_in_order(view, infoset)
    places, into = infoset.places, infoset.position
    count = add_cards(view.hand, 0, places, into, 0)
    count = add_cards(view.table, CARDS, places, into, count)
    count = add_cards(view.known[other], 2 * CARDS, places, into, count)
    count = add_cards(view.known[me], 3 * CARDS, places, into, count)
    count = add_cards(view.gone, 4 * CARDS, places, into, count)
    count = add_cards(view.saw[other], 5 * CARDS, places, into, count)
    count = add_cards(view.saw_before[other], 6 * CARDS, places, into, count)
    count = add_cards(view.saw[me], 7 * CARDS, places, into, count)
    count = add_cards(view.saw_before[me], 8 * CARDS, places, into, count)
    count = add_exchange(view.last_move[other], 9 * CARDS, places, into, count)
    count = add_exchange(view.move_before[other], 11 * CARDS, places, into, count)
    count = add_exchange(view.last_move[me], 13 * CARDS, places, into, count)
    count = add_exchange(view.move_before[me], 15 * CARDS, places, into, count)
    into[count] = TURN + min(view.turns[me] + view.turns[other], TURNS - 1)
    into[count + 1] = STREAK + (view.streak > 0)
    into[count + 2] = DEALER + (view.dealer == me)
    into[count + 3] = THEIRS + size(view.known[other])
    into[count + 4] = MINE + size(view.known[me])
    into[count + 5] = DECISIONS + kind_of(view.last_move[other])
    into[count + 6] = DECISIONS + KINDS + kind_of(view.move_before[other])
    into[count + 7] = DECISIONS + 2 * KINDS + kind_of(view.last_move[me])
    into[count + 8] = DECISIONS + 3 * KINDS + kind_of(view.move_before[me])
    count += 9
    for suit in range(4):
        into[count] = SUIT_PLACES + 4 * suit + places[suit]
        count += 1
    infoset.count = count


@kernel
def describe_move(view: View, rules: RuleFields, move: int, infoset: InformationSet) -> None:
    """Write the features of a move without a call."""
    hand = codes.hand_after(view.hand, view.table, move)
    table = (view.hand | view.table) & ~hand
    places, into = infoset.places, infoset.move
    count = add_cards(view.hand & ~hand, 0, places, into, 0)
    count = add_cards(hand & ~view.hand, TAKEN, places, into, count)
    into[count] = HELD + class_of(hand, rules)
    into[count + 1] = COUNTED + counting_suit(hand, best_suit(hand))
    into[count + 2] = NEXT + class_of(best_after(hand, table, rules), rules)
    kind = codes.kind_of(move)
    into[count + 3] = MOVE + (0 if kind == Kind.SWAP else 1 if kind == Kind.ALL else 2)
    infoset.move_count = count + 4


@kernel
def class_of(hand: int, rules: RuleFields) -> int:
    """Return which of `CLASSES` a hand is worth."""
    doubled = value(hand, rules)
    if doubled < 61:
        return doubled // 2 - 8
    return 23 if doubled == 61 else 24 if doubled == 62 else 25


@kernel
def best_after(hand: int, table: int, rules: RuleFields) -> int:
    """Return the best hand that can be made in a turn."""
    best = hand
    most = strength(hand, rules)
    found = strength(table, rules)
    if found > most:
        best, most = table, found
    left = hand
    while left:
        kept = hand & ~(left & -left)
        left &= left - 1
        taken = table
        while taken:
            made = kept | (taken & -taken)
            taken &= taken - 1
            found = strength(made, rules)
            if found > most:
                best, most = made, found
    return best


@kernel
def kind_of(move: int) -> int:
    """Return what a decision was, as a number below `KINDS`."""
    if move < 0:
        return 0
    kind = codes.kind_of(move)
    return 1 + (kind if kind < Kind.PASS else Kind.PASS.value)


@kernel
def number_of(hand: int) -> int:
    """Return the number of a hand among `HANDS`: the hands are counted by their highest card, then by the next."""
    number = 0
    chosen = 1
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        place = 8 * (card // 13) + card % 13 - 5
        if chosen == 1:
            number += place
        elif chosen == 2:
            number += place * (place - 1) // 2
        else:
            number += place * (place - 1) * (place - 2) // 6
        chosen += 1
    return number


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
