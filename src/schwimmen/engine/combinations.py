"""What a hand forms by an ordered list of combinations (C-16, SB-3).

A hand's code is `category << 12` and what compares within it: ranks, four bits each, or doubled points. The last entry
of the list is category 0, the best has the highest: higher code, better hand.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.kernel import HELD, apart, inlined, kernel
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.packs import above
from schwimmen.engine.pips import POINTS, SUIT_MASK, best_suit, longest_suit, ranks_of, total
from schwimmen.rules import combinations as family
from schwimmen.rules.combinations import BITS, MOST, Shape
from schwimmen.rules.enums import AceInRuns, Valuation

CATEGORY: Final = 12
"""Bits of a code below the category."""

WITHIN: Final = (1 << CATEGORY) - 1

THREE: Final = 3
ABOVE_ACE: Final = 15
"""The rank of what beats everything of its category: A-2-3 or three threes, where the rules say so."""

_SHAPES = np.array([0, *family.SHAPES], np.int64)
_SIZES = np.array([0, *family.SIZES], np.int64)
_LIMITS = np.array([0, *(1 << limit - 2 if limit else 0x1FFF for limit in family.LIMITS)], np.int64)
"""By the numbers in a packed list: shapes, numbers of cards, and the ranks that are allowed."""

_HIGHEST = np.array([ranks.bit_length() + 1 for ranks in range(SUIT_MASK + 1)], np.int8)
"""The highest of some ranks, 2 to 14."""

_TWOS: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39


_LISTED = tuple(zip(map(int, family.SHAPES), map(int, family.SIZES), strict=True))
"""As plain numbers: every start goes through them, and those of NumPy take ten times as long."""


def _may_form(shape: int, count: int, cards: int, ranks: int, longest: int) -> bool:
    """Say whether cards of so many ranks, at most `longest` of them of one suit, may form a combination."""
    if shape == Shape.SAME:
        return cards - ranks >= count - 1
    if shape == Shape.SUIT:
        return longest == cards
    return (longest if shape == Shape.RUN else ranks) >= count


_POSSIBLE = np.zeros((HELD + 1, HELD + 1, HELD + 1), np.int64)
"""By the numbers of cards, of their ranks, and of those of one suit: what they may form, a bit each."""
for _index in np.ndindex(_POSSIBLE.shape):
    _POSSIBLE[_index] = sum(_may_form(*each, *_index) << place for place, each in enumerate(_LISTED))


@inlined
def entry(rules: RuleFields, category: int) -> int:
    """Return the number of a category's combination in the tables of this module, 0 if there is none."""
    return rules.combinations >> BITS * category & (1 << BITS) - 1


@inlined
def shape_of(rules: RuleFields, category: int) -> int:
    """Return the shape of a category (`Shape`)."""
    return int(_SHAPES[entry(rules, category)])


@inlined
def by_cards(rules: RuleFields) -> bool:
    """Say whether hands without a combination compare by their single cards, and not by points."""
    return bool(rules.valuation == Valuation.COMBINATIONS and shape_of(rules, 0) == Shape.CARDS)


@inlined
def by_points(rules: RuleFields) -> bool:
    """Say whether hands without a combination have the points of their best suit."""
    return bool(rules.valuation == Valuation.COMBINATIONS and shape_of(rules, 0) == Shape.BEST)


@kernel
def combination(hand: int, rules: RuleFields) -> int:
    """Return the code of a hand: its best combination, or the points below them (C-16)."""
    ranks = ranks_of(hand)
    possible = _POSSIBLE[size(hand), size(ranks), longest_suit(hand)] & rules.combinations >> BITS * MOST
    found = best_formed(hand, ranks, possible, rules) if possible else 0
    return found or loose(hand, shape_of(rules, 0))


@apart
def best_formed(hand: int, ranks: int, possible: int, rules: RuleFields) -> int:
    """Return the code of the best combination of those that a hand may form (a bit each), 0 if it forms none."""
    category = MOST - 1
    while possible and category:
        listed = entry(rules, category)
        if listed and possible >> listed - 1 & 1:
            found = formed(hand, ranks, listed, rules)
            if found:
                return category << CATEGORY | found
            possible ^= 1 << listed - 1
        category -= 1
    return 0


@apart
def formed_as(cards: int, category: int, whole: int, rules: RuleFields) -> int:
    """Return the best code of a category that hands of so many of some cards can have, 0 if there is none."""
    listed = entry(rules, category)
    if not listed or (_SHAPES[listed] == Shape.SUIT and longest_suit(cards) < whole):
        return 0
    found = formed(cards, ranks_of(cards), listed, rules)
    return category << CATEGORY | found if found else 0


@inlined
def formed(hand: int, ranks: int, listed: int, rules: RuleFields) -> int:
    """Return what compares among hands that form a combination, 0 if this one, which may, does not."""
    shape, count, limit = _SHAPES[listed], _SIZES[listed], _LIMITS[listed]
    if shape == Shape.ANY_RUN:  # many hands may: no call for them
        return run_top(ranks, count, limit, rules) << 8
    return formed_by_few(hand, shape, count, limit, rules)


@kernel
def formed_by_few(hand: int, shape: int, count: int, limit: int, rules: RuleFields) -> int:
    """Return the same for a shape that few hands may form."""
    if shape == Shape.SAME:
        return same(hand, count, limit, rules)
    return whole_suit(hand, rules) if shape == Shape.SUIT else run_top(hand, count, limit, rules) << 8


@inlined
def highest_of(ranks: int) -> int:
    """Return the highest of some ranks, 2 to 14."""
    return int(_HIGHEST[ranks])


@inlined
def same(hand: int, count: int, limit: int, rules: RuleFields) -> int:
    """Return the rank that so many cards of a hand have (with a pair the odd card), 0 if there is none."""
    clubs, spades = hand & SUIT_MASK, hand >> 13 & SUIT_MASK
    hearts, diamonds = hand >> 26 & SUIT_MASK, hand >> 39 & SUIT_MASK
    black, red = clubs & spades, hearts & diamonds
    if count == 2:
        found = black | red | (clubs | spades) & (hearts | diamonds)
    elif count == THREE:
        found = black & (hearts | diamonds) | red & (clubs | spades)
    else:
        found = black & red
    found &= limit
    if not found:
        return 0
    rank = highest_of(found)
    if count == 2:
        return rank << 8 | highest_of(ranks_of(hand) & ~(1 << rank - 2)) << 4
    return (ABOVE_ACE if rank == THREE and rules.top_prial_threes else rank) << 8


@inlined
def run_top(cards: int, count: int, limit: int, rules: RuleFields) -> int:
    """Return the top card of the best run of so many cards of one suit, 0 if there is none (SB-A3, PE-A3)."""
    low = cards >> 12 & _TWOS
    for step in range(count - 1):
        low &= cards >> step
    ace_is_low = low and rules.ace_in_runs != AceInRuns.HIGH_ONLY and limit == SUIT_MASK
    if ace_is_low and rules.ace_in_runs == AceInRuns.BRAG:
        return ABOVE_ACE
    tops = cards
    for _ in range(count - 1):
        tops = cards & above(tops, rules)
    found = ranks_of(tops) & limit
    if found:
        return highest_of(found)
    return count if ace_is_low else 0


@inlined
def whole_suit(hand: int, rules: RuleFields) -> int:
    """Return what compares of a hand that is all of one suit."""
    return descending(ranks_of(hand)) if shape_of(rules, 0) == Shape.CARDS else 2 * total(hand)


@inlined
def loose(hand: int, shape: int) -> int:
    """Return what a hand without a combination has."""
    if shape == Shape.CARDS:
        return descending(ranks_of(hand))
    if shape == Shape.BEST:
        return 2 * best_suit(hand)
    return 2 * total(hand) if shape == Shape.TOTAL else 0


@inlined
def descending(ranks: int) -> int:
    """Return up to three ranks from the highest down, four bits each."""
    code = 0
    while ranks:
        code = code >> 4 | lowest(ranks) + 2 << 8
        ranks &= ranks - 1
    return code


@kernel
def has_suit(hand: int, suit: int, code: int, rules: RuleFields) -> bool:
    """Say whether a hand has its value in a suit: its run, all its cards, or its best points (C-18)."""
    cards = hand >> 13 * suit & SUIT_MASK
    category = code >> CATEGORY
    shape = shape_of(rules, category)
    if shape == Shape.RUN:
        listed = entry(rules, category)
        return run_top(cards, _SIZES[listed], _LIMITS[listed], rules) == (code & WITHIN) >> 8
    if shape == Shape.SUIT:
        return cards != 0
    return shape == Shape.BEST and 2 * POINTS[cards] == code
