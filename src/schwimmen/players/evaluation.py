"""The evaluation of hands: what one is worth, what it promises, and which move makes the best one.

A worth is the doubled value that the rules give the hand, in parts of `1 << SHADE`. Where hands are worth nothing until
all cards are of one suit, or nobody can call before, it counts the cards that are.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.codes import CHOICES
from schwimmen.engine.combinations import WITHIN, by_points, combination, formed_as, loose, shape_of
from schwimmen.engine.kernel import bit, inlined, kernel
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.pips import POINTS, SUIT_MASK, best_suit, longest_suit, ranks_of
from schwimmen.engine.values import ACES, COURT, SIX_SEVEN_EIGHT, safe_value, value
from schwimmen.rules.combinations import MOST
from schwimmen.rules.enums import CallRequires, TrioRanks, Valuation

SHADE: Final = 4
"""Bits of a worth below the doubled value."""

CODE: Final = 31
"""Bits of a move's code."""

NO_MOVE: Final = -(1 << 60)
"""Below every worth with its move."""

ANY: Final = -1
"""In place of a category of combinations: hands count by their worth, whatever they are."""

CARD: Final = 40
"""What a card more of the right suit counts, in points, where only hands of one suit have a value."""

SUITED: Final = 4
"""What a card more of the suit that is collected promises, as a doubled value."""

GRADED = np.array([64 * ranks.bit_count() + int(POINTS[ranks]) for ranks in range(1 << 13)], np.int16)
"""How many cards of a suit there are (times 64), and their points, by the suit's 13 bits."""


@inlined
def of_one_suit(rules: RuleFields) -> bool:
    """Say whether everybody is after a hand of one suit."""
    return bool(rules.valuation == Valuation.FLUSH or rules.call_requires == CallRequires.FLUSH)


@inlined
def worth(hand: int, rules: RuleFields) -> int:
    """Return the worth of a hand."""
    if rules.valuation == Valuation.BEST and rules.hand_size == 3:
        return worth_of_three(hand, rules)
    return other_worth(hand, rules)


@inlined
def points_of_best(hand: int) -> int:
    """Return the points of the best single suit."""
    clubs, spades = POINTS[hand & SUIT_MASK], POINTS[hand >> 13 & SUIT_MASK]
    return int(max(clubs, spades, POINTS[hand >> 26 & SUIT_MASK], POINTS[hand >> 39 & SUIT_MASK]))


@inlined
def worth_of_three(hand: int, rules: RuleFields) -> int:
    """Return the worth of three cards: their best suit, or a trio where that counts."""
    ranks = ranks_of(hand)
    alike = ranks & (ranks - 1) == 0
    if alike and (rules.trio_value or rules.fire_value):
        if hand & ~ACES == 0 and rules.fire_value:
            return int(rules.fire_value) << SHADE
        if rules.trio_value and (rules.trio_ranks == TrioRanks.ALL or hand & ~COURT == 0):
            return int(rules.trio_value) << SHADE
    if rules.special_hands and (alike or ranks == SIX_SEVEN_EIGHT):
        safe = safe_value(hand)
        if safe:
            return safe << SHADE
    return points_of_best(hand) << SHADE + 1


@kernel
def other_worth(hand: int, rules: RuleFields) -> int:
    """Return the worth of a hand whose value is not that of its best suit, or that has no three cards."""
    if rules.valuation == Valuation.BEST:
        return points_of_best(hand) << SHADE + 1
    if rules.valuation == Valuation.COMBINATIONS:
        return combination(hand, rules) << SHADE
    clubs, spades = hand & SUIT_MASK, hand >> 13 & SUIT_MASK
    hearts, diamonds = hand >> 26 & SUIT_MASK, hand >> 39 & SUIT_MASK
    if of_one_suit(rules):
        most = int(max(GRADED[clubs], GRADED[spades], GRADED[hearts], GRADED[diamonds]))
        return ((most >> 6) * CARD + (most & 63)) << SHADE + 1
    every = POINTS[clubs] + POINTS[spades] + POINTS[hearts] + POINTS[diamonds]
    best = max(POINTS[clubs], POINTS[spades], POINTS[hearts], POINTS[diamonds])
    return (2 * int(best) - int(every)) << SHADE + 1


@kernel
def best_exchange(hand: int, open_cards: int, noticed: int, most: int, rules: RuleFields) -> int:
    """Return the best exchange of up to `most` hand cards for open cards that are noticed: `worth << CODE | code`.

    A hand is of the best category that it can be: what all of the cards together do not form, no hand of them does.
    """
    if rules.valuation != Valuation.COMBINATIONS:
        return best_in(hand, open_cards, noticed, most, ANY, rules)
    for category in range(MOST - 1, 0, -1):
        if formed_as(hand | noticed, category, rules.hand_size, rules):
            best = best_in(hand, open_cards, noticed, most, category, rules)
            if best >> CODE > 0:
                return best
    return best_in(hand, open_cards, noticed, most, 0, rules)


@inlined
def worth_in(hand: int, category: int, rules: RuleFields) -> int:
    """Return the worth of a hand if it is of a category, 0 if not; whatever it is, if that is `ANY` or the last one."""
    if category == ANY:
        return worth(hand, rules)
    if category == 0:
        return loose(hand, shape_of(rules, 0)) << SHADE
    return formed_as(hand, category, rules.hand_size, rules) << SHADE


@kernel
def best_in(hand: int, open_cards: int, noticed: int, most: int, category: int, rules: RuleFields) -> int:
    """Return the best exchange by which a hand comes to be of a category: `worth << CODE | code`."""
    best = NO_MOVE
    gives = hand
    while gives:
        give = lowest(gives)
        rest = hand & ~bit(give)
        takes = noticed
        while takes:
            take = lowest(takes)
            best = max(best, worth_in(rest | bit(take), category, rules) << CODE | codes.swap(give, take))
            takes &= takes - 1
        gives &= gives - 1
    if most > 1:
        return best_several(hand, open_cards, noticed, most, category, rules, best)
    return best


@kernel
def best_several(
    hand: int, open_cards: int, noticed: int, most: int, category: int, rules: RuleFields, best: int
) -> int:
    """Return the same of an exchange that has been found and those of several cards."""
    most = min(most, size(noticed))
    gives = hand
    while gives:
        count = size(gives)
        if 2 <= count <= most:
            rest = hand & ~gives
            beyond = codes.several(0, CHOICES[count, size(open_cards)])  # what such moves are called lies below it
            if category == ANY or worth_in(rest | noticed, category, rules) << CODE | beyond > best:
                takes, after = best_taken(rest, count, noticed, category, rules)
                if after << CODE | beyond > best:  # what the move is called takes longer to find
                    choice = codes.number_of(open_cards, takes)
                    best = max(best, after << CODE | codes.several(codes.places_of(hand, gives), choice))
        gives = gives - 1 & hand
    return best


@kernel
def best_taken(rest: int, count: int, noticed: int, category: int, rules: RuleFields) -> tuple[int, int]:
    """Return the cards that go best with the rest of a hand, of equal ones those of the last choice, and the worth."""
    best = 0
    most = NO_MOVE
    takes = noticed
    while takes:
        if size(takes) == count:
            after = worth_in(rest | takes, category, rules)
            if after > most:
                most = after
                best = takes
        takes = takes - 1 & noticed
    return best, most


@kernel
def best_discard(hand: int, barred: int, rules: RuleFields) -> int:
    """Return the best card to discard of those that are not barred: `worth << CODE | code`."""
    best = NO_MOVE
    gives = hand & ~barred
    while gives:
        give = lowest(gives)
        best = max(best, worth(hand & ~bit(give), rules) << CODE | codes.discard(give))
        gives &= gives - 1
    return best


@kernel
def best_trade(hand: int, pool: int, rules: RuleFields) -> int:
    """Return the best trade of hand cards for the whole pool: `worth << CODE | code`."""
    best = NO_MOVE
    count = size(pool)
    gives = hand
    while gives:
        if size(gives) == count:
            after = worth(hand & ~gives | pool, rules)
            if after >= best >> CODE:  # what the move is called takes longer to find than what it is worth
                best = max(best, after << CODE | codes.several(codes.places_of(hand, gives), 0))
        gives = gives - 1 & hand
    return best


@kernel
def heuristic(hand: int, rules: RuleFields) -> int:
    """Return the worth of a hand, and what is promised by the cards that its owner collects."""
    if rules.valuation == Valuation.BEST or (worth(hand, rules) <= WITHIN << SHADE and by_points(rules)):
        return worth(hand, rules) + (SUITED * collected(hand, rules) << SHADE)
    return worth(hand, rules)


@kernel
def collected(hand: int, rules: RuleFields) -> int:
    """Return how many cards of a hand belong to what its owner collects: a suit, or cards of one rank."""
    return int(rules.hand_size) if value(hand, rules) > 2 * best_suit(hand) else longest_suit(hand)


@kernel
def top_value(rules: RuleFields) -> int:
    """Return the doubled value of an ace and tens of one suit: the best that cards can be worth."""
    return 2 * (11 + 10 * (rules.hand_size - 1))
