"""How a hand appeals to a player who looks at nothing else, and when it is good enough to call on it."""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine import codes
from schwimmen.engine.brag import CATEGORY, Category
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel, size
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import SUIT_MASK, best_suit, value
from schwimmen.rules import CallEffect, Valuation

PATIENCE: Final = 4
"""Turns after which a player calls on less."""

_NINE: Final = 9


@kernel
def appeal(hand: int, rules: Any) -> int:
    """Return how good a hand is, or how near to being good where most hands are worth nothing."""
    if rules.special_hands and value(hand, rules) > 2 * best_suit(hand):
        return 1 << 40
    if rules.valuation == Valuation.FLUSH:
        return most_of_one_suit(hand) << 10 | best_suit(hand)
    return strength(hand, rules)


@kernel
def most_of_one_suit(hand: int) -> int:
    """Return how many cards of one suit a hand has at most."""
    most = 0
    for shift in (0, 13, 26, 39):
        most = max(most, size(hand >> shift & SUIT_MASK))
    return most


@kernel
def top_value(rules: Any) -> int:
    """Return the doubled value of an ace and tens of one suit: the best that cards can be worth."""
    return 2 * (11 + 10 * (rules.hand_size - 1))


@kernel
def enough(rules: Any) -> int:
    """Return the value from which a hand is good enough to call on it."""
    if rules.valuation == Valuation.BRAG:
        return Category.PAIR << CATEGORY | _NINE << 8
    if rules.valuation == Valuation.NET:
        return top_value(rules) * 3 // 5
    if rules.call_effect == CallEffect.AT_ONCE:
        return top_value(rules) * 3 // 4
    return top_value(rules) * 4 // 5


@kernel
def impatience(turns: int, rules: Any) -> int:
    """Return by how much less a player calls: more with every turn, so that no hand lasts for ever."""
    late = max(0, turns - PATIENCE)
    return late << 8 if rules.valuation == Valuation.BRAG else 2 * late


@kernel
def hand_after(hand: int, open_cards: int, move: int) -> int:
    """Return what a hand is after a move that names its cards; before a draw nobody knows, so as it is."""
    kind = codes.kind_of(move)
    if kind == Kind.SWAP:
        return hand & ~bit(codes.give_of(move)) | bit(codes.take_of(move))
    if kind == Kind.ALL:
        return open_cards
    if kind == Kind.DISCARD:
        return hand & ~bit(codes.give_of(move))
    if kind == Kind.POOL:
        return hand & ~codes.at_places(hand, codes.give_of(move)) | open_cards
    return hand
