"""What a hand is worth, and which of two hands is better (C-2, C-3, SW-15, SW-16)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from schwimmen.engine.kernel import kernel, lowest
from schwimmen.rules import Special, TieBreak

SUIT_MASK: Final = 0x1FFF
ACES: Final = sum(1 << (13 * suit + 12) for suit in range(4))
THIRTY_ONE: Final = 31

_PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
POINTS = np.array(
    [sum(points for rank, points in enumerate(_PIPS) if ranks >> rank & 1) for ranks in range(1 << 13)], np.int16
)
"""The points of the cards of one suit, by the suit's 13 bits (C-2)."""

TIE_BITS: Final = 4
"""Low bits of a strength that hold what separates equal values."""


@kernel
def best_suit(cards: int) -> int:
    """Return the points of the best single suit: `BEST` of C-3."""
    best = POINTS[cards & SUIT_MASK]
    for shift in (13, 26, 39):
        best = max(best, POINTS[cards >> shift & SUIT_MASK])
    return int(best)


@kernel
def counting_suit(cards: int, best: int) -> int:
    """Return the highest suit worth `best`, clubs being 0: the owner counts the best for him (C-3, SW-A16)."""
    suit = 0
    while POINTS[cards >> 13 * suit & SUIT_MASK] != best:
        suit += 1
    return suit


@kernel
def is_trio(hand: int) -> bool:
    """Say whether all cards of a three-card hand have one rank."""
    ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & SUIT_MASK
    return ranks & (ranks - 1) == 0


@kernel
def trio_value(hand: int, rules: Any) -> int:
    """Return the doubled value that a three-card hand has as a trio, 0 if it has none."""
    if not is_trio(hand):
        return 0
    if hand & ~ACES == 0 and rules.fire_value:
        return rules.fire_value
    return rules.trio_value


@kernel
def value(hand: int, rules: Any) -> int:
    """Return the doubled value of a hand (SW-15)."""
    return trio_value(hand, rules) or 2 * best_suit(hand)


@kernel
def strength(hand: int, rules: Any) -> int:
    """Return a number that orders hands as the showdown does; equal numbers are truly equal hands (SW-16)."""
    trio = trio_value(hand, rules)
    if trio:
        rank = lowest(hand) % 13 + 1 if rules.tie_break & TieBreak.TRIO_RANK else 0
        return trio << TIE_BITS | rank
    best = best_suit(hand)
    suit = 3 - counting_suit(hand, best) if rules.tie_break & TieBreak.SUITS else 0
    return 2 * best << TIE_BITS | suit


@kernel
def special(hand: int, rules: Any) -> int:
    """Return which hand that must be shown at once this is (`Special`), 0 for none (SW-12)."""
    if best_suit(hand) == THIRTY_ONE:
        return rules.auto_declare & Special.THIRTY_ONE
    if hand & ~ACES == 0 and rules.fire_value:
        return rules.auto_declare & Special.FIRE
    return 0
