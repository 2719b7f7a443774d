"""How a hand appeals to a player who looks at nothing else: what it is worth, and what can become of it."""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel, size
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.ranking import TIE_BITS, strength
from schwimmen.engine.values import SUIT_MASK, best_suit, value
from schwimmen.rules.fields import Valuation

SUITED: Final = 4
"""What a card more of the suit that is collected counts, as a doubled value: two points of promise."""


@kernel
def appeal(hand: int, rules: RuleFields) -> int:
    """Return how good a hand is, or how near to being good where most hands are worth nothing."""
    if rules.special_hands and value(hand, rules) > 2 * best_suit(hand):
        return 1 << 40
    if rules.valuation == Valuation.FLUSH:
        return most_of_one_suit(hand) << 10 | best_suit(hand)
    if rules.valuation == Valuation.BEST:
        return strength(hand, rules) + (SUITED * collected(hand, rules) << TIE_BITS)
    return strength(hand, rules)


@kernel
def collected(hand: int, rules: RuleFields) -> int:
    """Return how many cards of a hand belong to what its owner collects: a suit, or cards of one rank."""
    return int(rules.hand_size) if value(hand, rules) > 2 * best_suit(hand) else most_of_one_suit(hand)


@kernel
def most_of_one_suit(hand: int) -> int:
    """Return how many cards of one suit a hand has at most."""
    most = 0
    for shift in (0, 13, 26, 39):
        most = max(most, size(hand >> shift & SUIT_MASK))
    return most


@kernel
def top_value(rules: RuleFields) -> int:
    """Return the doubled value of an ace and tens of one suit: the best that cards can be worth."""
    return 2 * (11 + 10 * (rules.hand_size - 1))


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
