"""Hands of three cards as numbers, and what is known of each of them.

A hand, or three open cards, is one number: its cards, each `suit * 8 + rank` from the seven on, in five bits each, in
any order. What is known of all such numbers stands in tables, which are made when this is loaded.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel, lowest

EDGES: Final = (20, 22, 24, 25, 27, 29, 31)
BINS: Final = len(EDGES) + 1
"""Values of hands that are told apart."""

THREE: Final = 3
ACE: Final = 7
_SUITS: Final = np.array([3, 2, 1, 0])
"""How high clubs, spades, hearts and diamonds rank."""


class Known(NamedTuple):
    """What is known of each three cards, by the number that stands for them."""

    strength: NDArray[np.int16]
    """Its place among all hands, from the weakest on (SW-16)."""
    bin: NDArray[np.int8]
    """Which of `BINS` its value is in."""
    pattern: NDArray[np.int16]
    """Which of `PATTERNS` it is."""
    choice: NDArray[np.int16]
    """Which of the dealer's hands it is (`infoset.choice_of`)."""


def _known() -> Known:
    """Return the tables. A number with a card twice stands for no hand; what is said of it is never asked."""
    cards = np.indices((32, 32, 32)).reshape(3, -1)
    suits, ranks = cards >> 3, cards & 7
    points = np.array([7, 8, 9, 10, 10, 10, 10, 11])[ranks]
    of_suit = suits == np.arange(4)[:, None, None]
    sums = (points * of_suit).sum(1)
    best = sums.max(0)
    trio = (ranks == ranks[0]).all(0)
    value = np.where(trio, np.where(ranks[0] == ACE, 66, 61), 2 * best)
    tie = np.where(trio, ranks[0], np.where(sums == best, _SUITS[:, None], 0).max(0))
    hands = (np.diff(np.sort(cards, 0), axis=0) > 0).all(0)
    shape = np.sort((of_suit << ranks).sum(1), 0) * hands
    two = sums - np.where(of_suit.sum(1) == THREE, points.min(0), 0)
    return Known(
        np.unique(value << 3 | tie, return_inverse=True)[1].astype(np.int16),
        (value >= 2 * np.array(EDGES)[:, None]).sum(0).astype(np.int8),
        np.unique(shape, axis=1, return_inverse=True)[1].astype(np.int16),
        (2 * np.minimum(value, 65) + (two.max(0) >= 20)).astype(np.int16),
    )


STRENGTH, BIN, PATTERN, CHOICE = _known()
PATTERNS: Final = int(PATTERN.max()) + 1
"""Hands that differ in more than the names of their suits, and one more for numbers that are no hands."""


@kernel
def packed(cards: int) -> int:
    """Return a set of three cards as one number."""
    found = 0
    while cards:
        found = found << 5 | place(cards)
        cards &= cards - 1
    return found


@kernel
def place(cards: int) -> int:
    """Return the lowest card of a set as `suit * 8 + rank`."""
    card = lowest(cards)
    return card // 13 * 8 + card % 13 - 5


@kernel
def replaced(hand: int, one: int, other: int) -> int:
    """Return a hand with one card in another one's place, or -1 if the other is not there."""
    for shift in (0, 5, 10):
        if hand >> shift & 31 == other:
            return hand & ~(31 << shift) | one << shift
    return -1


@kernel
def exchanged(hand: int, table: int, mine: int, theirs: int) -> tuple[int, int]:
    """Return a hand and a table after two of their cards, named by where their bits begin, have changed places."""
    given, taken = hand >> mine & 31, table >> theirs & 31
    return hand & ~(31 << mine) | taken << mine, table & ~(31 << theirs) | given << theirs


@kernel
def best_exchange(hand: int, table: int) -> tuple[int, int]:
    """Return the strongest hand within reach, and what it leaves open."""
    best, found, left = STRENGTH[hand], hand, table
    if STRENGTH[table] > best:
        best, found, left = STRENGTH[table], table, hand
    for mine in (0, 5, 10):
        for theirs in (0, 5, 10):
            held, rest = exchanged(hand, table, mine, theirs)
            if STRENGTH[held] > best:
                best, found, left = STRENGTH[held], held, rest
    return found, left
