"""Which of two hands is better: value, then what separates equal values (SW-16, TP-11, TO-10, ES-9)."""

from __future__ import annotations

from typing import Final

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.combinations import combination, has_suit
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.engine.pips import POINTS, SUIT_MASK, best_suit, ranks_of
from schwimmen.engine.seats import next_seat
from schwimmen.engine.values import is_trio, trio_value, value
from schwimmen.rules.enums import TieBreak, TieCardOrder, TieCards, Valuation

TIE_BITS: Final = 20
"""Low bits of a strength that hold what separates equal values."""

PLACE_BITS: Final = 5
"""The lowest of them, for the place at the table."""

_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The twos: shifted, all cards of another rank."""

_HEARTS_FIRST: Final = 0b10_11_00_01
"""Two bits a suit, clubs lowest: how hearts, diamonds, clubs, spades rank (TP-11)."""
_COINS_FIRST: Final = 0b11_01_10_00
"""The same for diamonds, spades, hearts, clubs (C-18)."""
_SWORDS: Final = 0b00_00_01_00
"""The same for spades, and the others equal (C-18)."""


@kernel
def strength(hand: int, rules: RuleFields) -> int:
    """Return a number that orders hands as the showdown does; equal numbers are truly equal hands (SW-16)."""
    if rules.valuation != Valuation.BEST:
        return other_strength(hand, rules)
    if is_trio(hand) and (rules.trio_value or rules.fire_value):
        trio = trio_value(hand, rules)
        if trio:
            return trio << TIE_BITS | trio_key(hand, rules) << PLACE_BITS
    best = best_suit(hand)
    return 2 * best << TIE_BITS | suit_key(hand, best, rules) << PLACE_BITS


@kernel
def other_strength(hand: int, rules: RuleFields) -> int:
    """Return the strength of a hand whose value is not that of its best suit alone."""
    if rules.valuation == Valuation.COMBINATIONS:
        code = combination(hand, rules)
        suit = suit_of_combination(hand, code, rules) if rules.tie_break else 0
        return code << TIE_BITS | suit << PLACE_BITS
    return value(hand, rules) << TIE_BITS | suit_key(hand, best_suit(hand), rules) << PLACE_BITS


@kernel
def suit_of_combination(hand: int, code: int, rules: RuleFields) -> int:
    """Return how high the suit is in which a hand has its value, the best for its owner; 0 if it has none (C-18)."""
    key = 0
    for suit in range(4):
        if has_suit(hand, suit, code, rules):
            key = max(key, rank_of_suit(suit, rules))
    return key


@kernel
def trio_key(hand: int, rules: RuleFields) -> int:
    """Return what separates trios of equal value."""
    if rules.tie_break & TieBreak.CARDS:
        return card_key(hand, rules) << 2
    return lowest(hand) % 13 + 1 if rules.tie_break & TieBreak.TRIO_RANK else 0


@kernel
def suit_key(hand: int, best: int, rules: RuleFields) -> int:
    """Return what separates suit hands of equal value: the owner counts the best suit for him (C-3, SW-A16)."""
    if rules.tie_break == 0:
        return 0
    if rules.tie_break & (TieBreak.CARDS | TieBreak.LOWEST_CARD):
        return best_key(hand, best, rules)
    return 3 - counting_suit(hand, best) if rules.tie_break & TieBreak.SUITS else 0


@kernel
def best_key(hand: int, best: int, rules: RuleFields) -> int:
    """Return what separates hands of equal value by their cards, for the suit that is best for the owner."""
    key = 0
    for suit in range(4):
        cards = hand & SUIT_MASK << 13 * suit
        if POINTS[hand >> 13 * suit & SUIT_MASK] == best:
            key = max(key, key_of_suit(hand, cards, suit, rules))
    return key


@kernel
def counting_suit(hand: int, best: int) -> int:
    """Return the first suit worth `best`, clubs being 0."""
    found = 3
    for suit in (2, 1, 0):  # all of them: where to stop early would be guessed wrong
        if POINTS[hand >> 13 * suit & SUIT_MASK] == best:
            found = suit
    return found


@kernel
def key_of_suit(hand: int, cards: int, suit: int, rules: RuleFields) -> int:
    """Return what separates hands of equal value if this suit counts."""
    key = 0
    if rules.tie_break & TieBreak.CARDS:
        key = card_key(hand if rules.tie_cards == TieCards.WHOLE_HAND else cards, rules) << 2
    elif rules.tie_break & TieBreak.LOWEST_CARD:
        key = order_of(lowest(cards) % 13, rules) << 2
    return key | rank_of_suit(suit, rules)


@inlined
def rank_of_suit(suit: int, rules: RuleFields) -> int:
    """Return how high a suit is where suits separate equal hands, 0 to 3 (SW-16, TP-11, C-18)."""
    if rules.tie_break & TieBreak.SUITS:
        return 3 - suit
    if rules.tie_break & TieBreak.SUITS_HEARTS_FIRST:
        return _HEARTS_FIRST >> 2 * suit & 3
    if rules.tie_break & TieBreak.COINS_FIRST:
        return _COINS_FIRST >> 2 * suit & 3
    return _SWORDS >> 2 * suit & 3 if rules.tie_break & TieBreak.SWORDS else 0


@kernel
def card_key(cards: int, rules: RuleFields) -> int:
    """Return up to three cards from the highest down, four bits each."""
    key = 0
    ranks = ranks_of(cards)
    while ranks:
        rank = lowest(ranks)
        for _ in range(size(cards & _RANK << rank)):
            key = key >> 4 | order_of(rank, rules) << 8
        ranks &= ranks - 1
    return key


@kernel
def order_of(rank: int, rules: RuleFields) -> int:
    """Return a number by which a tie-break compares cards: by rank, or by points (TO-A2)."""
    return rank + 1 if rules.tie_card_order == TieCardOrder.RANK else int(POINTS[1 << rank])


@kernel
def eldership(table: Table, rules: RuleFields, first: int, seat: int) -> int:
    """Return a number that is highest for the `first` seat, then falls in playing order from it (TR-9, CO-10)."""
    elder = table.seats
    while first != seat:
        first = next_seat(table, rules, first)
        elder -= 1
    return elder


@kernel
def rank_hands(table: Table, rules: RuleFields) -> None:
    """Note how strong all hands are, and what they are worth."""
    for seat in range(table.seats):
        if table.played >> seat & 1:
            found = strength(table.hands[seat], rules)
            table.strengths[seat] = found
            table.values[seat] = found >> TIE_BITS
    if rules.special_hands or rules.tie_break & (TieBreak.PLACE | TieBreak.ELDER):
        rank_further(table, rules)


@kernel
def rank_further(table: Table, rules: RuleFields) -> None:
    """Note the hands that are safe (TP-10), and the places where they are the last tie-break (TO-10)."""
    for seat in range(table.seats):
        if table.played >> seat & 1:
            if rules.special_hands:
                table.values[seat] = value(table.hands[seat], rules)
            if rules.tie_break & TieBreak.PLACE:
                table.strengths[seat] |= eldership(table, rules, table.dealer, seat)
            if rules.tie_break & TieBreak.ELDER:
                table.strengths[seat] |= eldership(table, rules, table.leader, seat)


@kernel
def highest(table: Table, seats: int) -> int:
    """Return which of some seats (a bit each) have the best hand of those that were ranked."""
    most = -(1 << 60)
    for seat in range(table.seats):
        if seats >> seat & 1:
            most = max(most, table.strengths[seat])
    return as_strong(table, seats, most)


@kernel
def weakest(table: Table, seats: int) -> int:
    """Return which of some seats (a bit each) have the worst hand of those that were ranked."""
    least = 1 << 60
    for seat in range(table.seats):
        if seats >> seat & 1:
            least = min(least, table.strengths[seat])
    return as_strong(table, seats, least)


@inlined
def as_strong(table: Table, seats: int, strong: int) -> int:
    """Return which of some seats (a bit each) have a hand of this strength."""
    found = 0
    for seat in range(table.seats):
        found |= (table.strengths[seat] == strong) << seat
    return found & seats


@kernel
def first_of(table: Table, rules: RuleFields, seats: int, start: int) -> int:
    """Return the first of some seats (a bit each, at least one) in playing order from `start`."""
    while not seats >> start & 1:
        start = next_seat(table, rules, start)
    return start


@kernel
def last_of(table: Table, rules: RuleFields, seats: int, start: int) -> int:
    """Return the last of some seats (a bit each, at least one) in playing order from `start`."""
    found = first_of(table, rules, seats, start)
    seat = next_seat(table, rules, start)
    while seat != start:
        if seats >> seat & 1:
            found = seat
        seat = next_seat(table, rules, seat)
    return found
