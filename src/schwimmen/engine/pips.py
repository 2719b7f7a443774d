"""Cards suit by suit: their points (C-2, C-3), their ranks, and how many are alike."""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.kernel import brief, inlined, kernel

SUIT_MASK: Final = 0x1FFF

PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
POINTS = np.array(
    [sum(points for rank, points in enumerate(PIPS) if ranks >> rank & 1) for ranks in range(1 << 13)], np.int16
)
"""The points of the cards of one suit, by the suit's 13 bits (C-2)."""


@kernel
def best_suit(cards: int) -> int:
    """Return the points of the best single suit: `BEST` of C-3."""
    best = POINTS[cards & SUIT_MASK]
    for shift in (13, 26, 39):
        best = max(best, POINTS[cards >> shift & SUIT_MASK])
    return int(best)


@kernel
def total(cards: int) -> int:
    """Return the points of all cards: `tot` of C-3."""
    points = 0
    for shift in (0, 13, 26, 39):
        points += POINTS[cards >> shift & SUIT_MASK]
    return int(points)


@brief
def is_one_suit(cards: int) -> bool:
    """Say whether all of some cards (at least one) are of one suit."""
    return cards & ~(SUIT_MASK << 13 * (lowest(cards) // 13)) == 0


@inlined
def longest_suit(cards: int) -> int:
    """Return how many cards of one suit there are at most."""
    longest = 0
    for shift in (0, 13, 26, 39):
        longest = max(longest, size(cards >> shift & SUIT_MASK))
    return longest


@inlined
def ranks_of(cards: int) -> int:
    """Return the ranks of some cards, a bit each."""
    return (cards | cards >> 13 | cards >> 26 | cards >> 39) & SUIT_MASK
