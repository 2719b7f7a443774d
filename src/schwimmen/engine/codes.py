"""Moves as small integers.

A code is `kind | rider << 4 | give << 5 | take << 11`: the kind of the action, whether a call rides on it, and the
two cards of an exchange. It says what happens without the position beside it and fits 17 bits. A discard has only
`give`. An exchange of several cards (C-15) keeps there the places of the hand cards that go, a bit each in card order,
and as `take` which choice of as many open cards comes: choices are numbered as their highest places rise.
"""

from __future__ import annotations

from enum import IntEnum
from math import comb
from typing import Final

import numpy as np

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.kernel import HELD, bit, brief
from schwimmen.engine.layout import MOST_OPEN


class Kind(IntEnum):
    """What is done. The order is that of `nth_move`, and part of no file format."""

    KEEP = 0
    TRADE = 1
    SWAP = 2
    ALL = 3
    PASS = 4
    CLOSE = 5
    REFRESH = 6
    DRAW = 7
    TAKE = 8
    DISCARD = 9
    SOME = 10
    """Several cards for as many: of the table (C-15), or for the whole pool (CF-5)."""
    RIGHT = 11
    WRONG = 12
    CHALLENGE = 13
    DECLINE = 14


KIND: Final = 15
"""The bits of the kind."""
RIDER: Final = 1 << 4
_GIVE: Final = 5
_TAKE: Final = 11

CHOICES = np.array([[comb(cards, count) for cards in range(MOST_OPEN + 2)] for count in range(HELD + 1)], np.int64)
"""In how many ways so many of so many cards can be chosen, by the number that is chosen first."""


@brief
def swap(give: int, take: int) -> int:
    """Return the code of the exchange of a hand card for a table card."""
    return Kind.SWAP | give << _GIVE | take << _TAKE


@brief
def discard(card: int) -> int:
    """Return the code of a discard."""
    return Kind.DISCARD | card << _GIVE


@brief
def several(places: int, choice: int) -> int:
    """Return the code of the exchange of the hand cards at some places (a bit each) for a choice of open cards."""
    return Kind.SOME | places << _GIVE | choice << _TAKE


@brief
def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & 15


@brief
def rides(move: int) -> bool:
    """Say whether a call rides on a move."""
    return move & RIDER != 0


@brief
def give_of(move: int) -> int:
    """Return the card that leaves the hand; of an exchange of several the places of those that do."""
    return move >> _GIVE & 63


@brief
def take_of(move: int) -> int:
    """Return the card that comes to the hand."""
    return move >> _TAKE & 63


@brief
def choice_of(move: int) -> int:
    """Return the number of the choice of open cards that come to the hand in an exchange of several."""
    return move >> _TAKE


@brief
def at_places(hand: int, places: int) -> int:
    """Return the cards of a hand at some places, a bit each in card order."""
    cards = 0
    while places:
        if places & 1:
            cards |= hand & -hand
        hand &= hand - 1
        places >>= 1
    return cards


@brief
def places_of(hand: int, some: int) -> int:
    """Return the places of some of the cards of a hand, a bit each in card order."""
    places = 0
    place = 1
    while hand:
        if some & hand & -hand:
            places |= place
        hand &= hand - 1
        place <<= 1
    return places


@brief
def chosen(cards: int, count: int, choice: int) -> int:
    """Return so many of some cards, by the number of the choice."""
    found = 0
    while count:
        place = count - 1
        while CHOICES[count, place + 1] <= choice:
            place += 1
        choice -= CHOICES[count, place]
        rest = cards
        for _ in range(place):
            rest &= rest - 1
        found |= rest & -rest
        count -= 1
    return found


@brief
def number_of(cards: int, some: int) -> int:
    """Return the number of the choice of some of the cards."""
    number = 0
    place = 0
    count = 0
    while cards:
        if some >> lowest(cards) & 1:
            count += 1
            number += CHOICES[count, place]
        place += 1
        cards &= cards - 1
    return number


@brief
def given(hand: int, move: int) -> int:
    """Return the cards that leave a hand in an exchange of several."""
    return int(at_places(hand, give_of(move)))


@brief
def taken(open_cards: int, move: int) -> int:
    """Return the open cards that come to the hand in an exchange of several."""
    return int(chosen(open_cards, size(give_of(move)), choice_of(move)))


@brief
def hand_after(hand: int, open_cards: int, move: int) -> int:
    """Return what a hand is after a move; one that names no cards leaves it as it is (before a draw nobody knows)."""
    kind = kind_of(move)
    if kind == Kind.SWAP:
        return hand & ~bit(give_of(move)) | bit(take_of(move))
    if kind == Kind.ALL:
        return open_cards
    if kind == Kind.DISCARD:
        return hand & ~bit(give_of(move))
    if kind == Kind.SOME:
        return hand & ~given(hand, move) | taken(open_cards, move)
    return hand
