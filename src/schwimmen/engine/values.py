"""What a hand is worth (C-2, C-3, SW-15, TP-10, CF-9)."""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.brag import brag
from schwimmen.engine.kernel import brief, kernel, lowest
from schwimmen.engine.layout import RuleFields
from schwimmen.rules.fields import Special, Valuation

SUIT_MASK: Final = 0x1FFF
ACES: Final = sum(1 << (13 * suit + 12) for suit in range(4))
SIXES: Final = sum(1 << (13 * suit + 4) for suit in range(4))
SIX_SEVEN_EIGHT: Final = 0b111 << 4
THIRTY_ONE: Final = 31
FIFTY_ONE: Final = 51

PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
POINTS = np.array(
    [sum(points for rank, points in enumerate(PIPS) if ranks >> rank & 1) for ranks in range(1 << 13)], np.int16
)
"""The points of the cards of one suit, by the suit's 13 bits (C-2)."""

SAFE: Final = 1001
"""Values from here on are the hands of TP-10, which no stick can reach: 666, 678, AAA."""
SAFE_666: Final = 1001
SAFE_678: Final = 1002
SAFE_AAA: Final = 1003


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


@brief
def is_trio(hand: int) -> bool:
    """Say whether all cards of a three-card hand have one rank."""
    ranks = (hand | hand >> 13 | hand >> 26 | hand >> 39) & SUIT_MASK
    return ranks & (ranks - 1) == 0


@kernel
def trio_value(hand: int, rules: RuleFields) -> int:
    """Return the doubled value that a three-card hand has as a trio, 0 if it has none."""
    if not is_trio(hand):
        return 0
    if hand & ~ACES == 0 and rules.fire_value:
        return rules.fire_value
    return rules.trio_value


@kernel
def value(hand: int, rules: RuleFields) -> int:
    """Return the doubled value of a hand (SW-15); the codes of `SAFE` and of `brag` stand for hands without one."""
    if rules.valuation == Valuation.BEST:
        if rules.special_hands:
            return safe_value(hand) or 2 * best_suit(hand)
        return trio_value(hand, rules) or 2 * best_suit(hand)
    if rules.valuation == Valuation.NET:
        return 2 * (2 * best_suit(hand) - total(hand))
    if rules.valuation == Valuation.FLUSH:
        return 2 * total(hand) if is_one_suit(hand) else 0
    return brag(hand, rules)


@kernel
def safe_value(hand: int) -> int:
    """Return the code of a hand that is safe (TP-10), 0 for an ordinary one."""
    if hand & ~ACES == 0:
        return SAFE_AAA
    if hand & ~SIXES == 0:
        return SAFE_666
    if is_one_suit(hand) and hand >> 13 * (lowest(hand) // 13) == SIX_SEVEN_EIGHT:
        return SAFE_678
    return 0


@kernel
def special(hand: int, rules: RuleFields) -> int:
    """Return which hand that must be shown at once this is (`Special`), 0 for none (SW-12)."""
    if best_suit(hand) == THIRTY_ONE:
        return rules.auto_declare & Special.THIRTY_ONE
    if hand & ~ACES == 0 and rules.fire_value:
        return rules.auto_declare & Special.FIRE
    return 0
