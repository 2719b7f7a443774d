"""What a player sees of a hand of Schwimmen for two, as features that the network reads, all from the view alone.

A feature is true or not. A hand has four suits that nothing but ties tells apart, so they are put in an order that the
cards give: the longest of the player's hand first. Features of the position are the same for all moves; those of a
move say what it gives and takes, and what becomes of the hand.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import I4, Ints, Struct, kernel
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import counting_suit, strength
from schwimmen.engine.values import value
from schwimmen.players.value_network.features import PLANES as ALL_PLANES
from schwimmen.players.value_network.features import kind_number, put_planes, put_suits_in_order

VERSION: Final = 5
"""Grows with every change of the features."""

CARDS: Final = 32
"""Features of a plane, a set of cards: eight for each suit, in the order of the suits."""
PLANES: Final = 17
"""Planes of a position (`value_network.features`): all that are about two."""
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

WAYS: Final = 11
"""Most moves without a call: nine exchanges of one card, that of all and a pass."""


class Features(Struct):
    """The true features of a position, and of one move."""

    position: Annotated[Ints, "i4", MOST_TRUE]
    """The true features of the position, the first `count` of them."""
    count: I4
    move: Annotated[Ints, "i4", MOST_TRUE]
    move_count: I4
    places: Annotated[Ints, "i8", 4]
    """By how many bits each suit is shifted in a plane."""
    planes: Annotated[Ints, "i8", ALL_PLANES]
    """The first `PLANES` of those of the value network, which sees as much of a third player."""


@kernel
def suit_of(cards: int, suit: int) -> int:
    """Return the ranks of a suit, from the seven up, as eight bits."""
    return cards >> 13 * suit + 5 & 255


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
def describe_position(view: View, features: Features) -> None:
    """Write the features that all moves of a position share."""
    me, other = view.seat, other_player(view)
    put_suits_in_order(view, view.table, view.known[other], features.places)
    put_planes(view, view.table, other, other, features.planes)
    places, into = features.places, features.position
    count = 0
    for plane in range(PLANES):
        count = add_cards(features.planes[plane], CARDS * plane, places, into, count)
    into[count] = TURN + min(view.turns[me] + view.turns[other], TURNS - 1)
    into[count + 1] = STREAK + (view.streak > 0)
    into[count + 2] = DEALER + (view.dealer == me)
    into[count + 3] = THEIRS + size(view.known[other])
    into[count + 4] = MINE + size(view.known[me])
    count += 5
    for whose in range(2):
        seat = me if whose else other
        into[count] = DECISIONS + 2 * KINDS * whose + kind_number(view.last_move[seat])
        into[count + 1] = DECISIONS + 2 * KINDS * whose + KINDS + kind_number(view.move_before[seat])
        count += 2
    for suit in range(4):
        into[count] = SUIT_PLACES + 4 * suit + places[suit]
        count += 1
    features.count = count


@kernel
def describe_move(view: View, rules: RuleFields, move: int, features: Features) -> None:
    """Write the features of a move without a call."""
    hand = codes.hand_after(view.hand, view.table, move)
    table = (view.hand | view.table) & ~hand
    places, into = features.places, features.move
    count = add_cards(view.hand & ~hand, 0, places, into, 0)
    count = add_cards(hand & ~view.hand, TAKEN, places, into, count)
    into[count] = HELD + class_of(hand, rules)
    into[count + 1] = COUNTED + counting_suit(hand, best_suit(hand))
    into[count + 2] = NEXT + class_of(best_after(hand, table, rules), rules)
    kind = codes.kind_of(move)
    into[count + 3] = MOVE + (0 if kind == Kind.SWAP else 1 if kind == Kind.ALL else 2)
    features.move_count = count + 4


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
def other_player(view: View) -> int:
    """Return the seat of the other player who is still in."""
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            return seat
    return NOBODY
