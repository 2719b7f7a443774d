"""What a hand is worth (C-2, C-3, SW-15, TP-10, CF-9)."""

from __future__ import annotations

from typing import Final

from schwimmen.engine.bits import lowest
from schwimmen.engine.combinations import combination
from schwimmen.engine.kernel import brief, kernel
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.pips import best_suit, is_one_suit, ranks_of, total
from schwimmen.rules.enums import Special, TrioRanks, Valuation

ACES: Final = sum(1 << (13 * suit + 12) for suit in range(4))
COURT: Final = sum(0b1111 << (13 * suit + 9) for suit in range(4))
"""A K Q J of all suits."""
SIXES: Final = sum(1 << (13 * suit + 4) for suit in range(4))
SIX_SEVEN_EIGHT: Final = 0b111 << 4
THIRTY_ONE: Final = 31
FIFTY_ONE: Final = 51

SAFE: Final = 1001
"""Values from here on are the hands of TP-10, which no stick can reach: 666, 678, AAA."""
SAFE_666: Final = 1001
SAFE_678: Final = 1002
SAFE_AAA: Final = 1003


@brief
def is_trio(hand: int) -> bool:
    """Say whether all cards of a three-card hand have one rank."""
    ranks = ranks_of(hand)
    return ranks & (ranks - 1) == 0


@kernel
def trio_value(hand: int, rules: RuleFields) -> int:
    """Return the doubled value that a three-card hand has as a trio, 0 if it has none."""
    if not is_trio(hand):
        return 0
    if hand & ~ACES == 0 and rules.fire_value:
        return rules.fire_value
    if rules.trio_ranks == TrioRanks.COURT and hand & ~COURT:
        return 0
    return rules.trio_value


@kernel
def value(hand: int, rules: RuleFields) -> int:
    """Return the doubled value of a hand (SW-15); the codes of `SAFE` and `combinations` stand for others."""
    if rules.valuation == Valuation.BEST:
        if rules.special_hands:
            return safe_value(hand) or 2 * best_suit(hand)
        return trio_value(hand, rules) or 2 * best_suit(hand)
    if rules.valuation == Valuation.NET:
        return 2 * (2 * best_suit(hand) - total(hand))
    if rules.valuation == Valuation.FLUSH:
        return 2 * total(hand) if is_one_suit(hand) else 0
    return combination(hand, rules)


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
