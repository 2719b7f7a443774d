"""Moves as small integers.

A code is `kind | rider << 4 | give << 5 | take << 11`: the kind of the action, whether a call rides on it, and the
two cards of an exchange. It says what happens without the position beside it and fits 17 bits. A discard has only
`give`; the trade of CF-5 keeps there the places of the hand cards that go, a bit each in card order.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from schwimmen.engine.kernel import HELD, bit, brief, pick


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
    POOL = 10
    """The trade of CF-5: some hand cards for all cards of the pool."""
    RIGHT = 11
    WRONG = 12
    CHALLENGE = 13
    DECLINE = 14


RIDER: Final = 1 << 4
_GIVE: Final = 5
_TAKE: Final = 11


@brief
def swap(give: int, take: int) -> int:
    """Return the code of the exchange of a hand card for a table card."""
    return Kind.SWAP | give << _GIVE | take << _TAKE


@brief
def discard(card: int) -> int:
    """Return the code of a discard."""
    return Kind.DISCARD | card << _GIVE


@brief
def pool_trade(places: int) -> int:
    """Return the code of the trade of the hand cards at some places (a bit each) for the whole pool."""
    return Kind.POOL | places << _GIVE


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
    """Return the card that leaves the hand; of a trade the places of the cards that do."""
    return move >> _GIVE & 63


@brief
def take_of(move: int) -> int:
    """Return the card that comes to the hand."""
    return move >> _TAKE & 63


@brief
def at_places(hand: int, places: int) -> int:
    """Return the cards of a hand at some places, a bit each in card order."""
    cards = 0
    index = 0
    while places >> index:
        if places >> index & 1:
            cards |= bit(pick(hand, index, HELD))
        index += 1
    return cards


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
    if kind == Kind.POOL:
        return hand & ~at_places(hand, give_of(move)) | open_cards
    return hand
