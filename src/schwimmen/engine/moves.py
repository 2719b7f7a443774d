"""Which moves are legal: every answer comes from here (SW-11 and its like in every game).

The legal moves are numbered: first those that name cards, then one for each other kind, then once more those on
which a call rides.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.calls import Riding, fits, holds_enough, may_call, riding
from schwimmen.engine.codes import CHOICES, RIDER, Kind, discard, several, swap
from schwimmen.engine.kernel import Ints, bit, inlined, kernel, pick
from schwimmen.engine.layout import MOST_OPEN, NOBODY, Phase, RuleFields, Table
from schwimmen.engine.pips import best_suit, is_one_suit
from schwimmen.engine.stock import can_refresh, stock_size
from schwimmen.engine.values import THIRTY_ONE
from schwimmen.rules.enums import (
    CallEffect,
    Centre,
    CloseTiming,
    DealerChoice,
    DeclareEffect,
    OneSuitTable,
    PassRule,
    SwapCounts,
)

POOL_MOST: Final = 5
"""Most cards in the pool (CF-4)."""

WITH_CARDS: Final = 1 << Kind.SWAP | 1 << Kind.DISCARD | 1 << Kind.SOME
"""The kinds of which there are several moves, each naming cards."""

RIDDEN: Final = WITH_CARDS | 1 << Kind.ALL | 1 << Kind.PASS
"""The kinds on which a call can ride; of the others none stands before these in the order of kinds."""

_PLACES = [[places for places in range(1 << 5) if places.bit_count() == count] for count in range(POOL_MOST + 1)]
PLACES = np.array([places + [0] * (10 - len(places)) for places in _PLACES], np.int64)
"""The ways to choose a number of five hand cards, as sets of places (CF-5, C-15); those of fewer cards come first."""
WAYS = np.array([len(places) for places in _PLACES], np.int64)
"""How many such ways there are."""

_QUOTIENT: Ints = np.array([0, *(-(-(1 << 16) // size) for size in range(1, MOST_OPEN + 1))], np.int64)


# ---------------------------------------------------------------- which kinds


@inlined
def legal_kinds(table: Table, rules: RuleFields) -> int:
    """Return the kinds that are legal now, a bit each."""
    if table.phase == Phase.TURN:
        if rules.centre == Centre.TABLE:
            return table_kinds(table, rules)
        return stock_kinds(table, rules)
    return other_kinds(table, rules)


@inlined
def table_kinds(table: Table, rules: RuleFields) -> int:
    """Return the kinds that are legal in a turn at an open table."""
    kinds = 1 << Kind.SWAP
    if rules.refresh_from_turn and table.refreshed:
        return kinds
    if rules.one_suit_table == OneSuitTable.OFFER and is_one_suit(table.table):
        kinds = 0
    if rules.swap_counts == SwapCounts.ANY:
        kinds |= 1 << Kind.SOME | (size(table.table) == rules.hand_size) << Kind.ALL
    elif rules.allow_swap_all:
        kinds |= 1 << Kind.ALL
    if may_pass(table, rules):
        kinds |= 1 << Kind.PASS
    if rules.close_timing == CloseTiming.INSTEAD and may_call(table, rules):
        kinds |= 1 << Kind.CLOSE
    if rules.refresh_from_turn and may_refresh(table, rules):
        kinds |= 1 << Kind.REFRESH
    return kinds or 1 << Kind.PASS


@kernel
def stock_kinds(table: Table, rules: RuleFields) -> int:
    """Return the kinds that are legal in a turn with a stock and a discard pile or a pool (TO-4, CF-5, ES-4)."""
    kinds = 0
    if stock_size(table) > 0:
        kinds |= 1 << Kind.DRAW
    if table.piled:
        kinds |= 1 << Kind.TAKE
    if rules.centre == Centre.POOL:
        pool = size(table.table)
        if pool == 1 or pool == POOL_MOST:  # to trade one card for a pool of one is an exchange
            kinds |= 1 << Kind.SWAP
        if pool > 1:
            kinds |= 1 << Kind.SOME
    if may_pass(table, rules):
        kinds |= 1 << Kind.PASS
    if may_call(table, rules) and holds_enough(table.hands[table.to_move], rules):
        kinds |= 1 << Kind.CLOSE
    return kinds or 1 << Kind.PASS


@kernel
def other_kinds(table: Table, rules: RuleFields) -> int:
    """Return the kinds that are legal where no turn begins."""
    if rules.dealer_choice != DealerChoice.NONE and table.phase == Phase.CHOICE:
        return choice_kinds(table, rules)
    if rules.centre != Centre.TABLE and table.phase == Phase.DISCARD:
        return 1 << Kind.DISCARD
    if rules.explain_gate and table.phase == Phase.VERDICT:
        return 1 << Kind.RIGHT | 1 << Kind.WRONG
    if rules.call_effect == CallEffect.CHALLENGE and table.phase == Phase.ANSWER:
        return 1 << Kind.CHALLENGE | 1 << Kind.DECLINE
    return 0


@kernel
def choice_kinds(table: Table, rules: RuleFields) -> int:
    """Return what the dealer may do: who was dealt a 31 that others still play against must keep it (DU-2)."""
    if rules.declare_effect == DeclareEffect.SINGLE_TURNS and best_suit(table.hands[table.dealer]) == THIRTY_ONE:
        return 1 << Kind.KEEP
    return 1 << Kind.KEEP | 1 << Kind.TRADE


@inlined
def may_pass(table: Table, rules: RuleFields) -> bool:
    """Say whether the rules let the seat to move pass (HO-4, JF-A3, TO-6, ES-6)."""
    if table.caller != NOBODY:
        return rules.last_turn_stand != 0
    if rules.pass_rule == PassRule.ALWAYS:
        return True
    if rules.pass_rule == PassRule.FIRST_TURN:
        return table.turns[table.to_move] == 0
    if rules.pass_rule == PassRule.LATER_TURNS:
        return table.turns[table.to_move] > 0
    return rules.pass_rule == PassRule.STOCK_OUT and stock_size(table) == 0


@kernel
def may_refresh(table: Table, rules: RuleFields) -> bool:
    """Say whether the seat to move may have the table replaced (FO-4, JF-5)."""
    return table.turns[table.to_move] + 1 >= rules.refresh_from_turn and can_refresh(table, rules)


# ---------------------------------------------------------------- numbered


@inlined
def divide(index: int, by: int) -> int:
    """Return the quotient of two small numbers: a division by a number that varies is slow."""
    return index * _QUOTIENT[by] >> 16


@inlined
def swaps_only(rules: RuleFields, kinds: int) -> bool:
    """Say whether the moves that name cards are exchanges of one card at an open table, as in most turns."""
    return kinds & WITH_CARDS == 1 << Kind.SWAP and rules.centre == Centre.TABLE


@inlined
def count_with_cards(table: Table, rules: RuleFields, kinds: int) -> int:
    """Return how many moves that name cards there are."""
    if swaps_only(rules, kinds):
        return rules.hand_size * rules.table_size
    if not kinds & WITH_CARDS:
        return 0
    if kinds >> Kind.DISCARD & 1:
        return size(table.hands[table.to_move]) - (table.taken != NOBODY)
    if rules.centre == Centre.TABLE:
        return count_any(size(table.table), rules)
    return count_pool(table, rules, kinds)


@inlined
def most_several(width: int, rules: RuleFields) -> int:
    """Return how many cards an exchange of several can have: all for as many table cards is a kind of its own."""
    return rules.hand_size - (width == rules.hand_size)


@kernel
def count_any(width: int, rules: RuleFields) -> int:
    """Return how many exchanges of any number of cards there are with so many open cards (C-15)."""
    found = rules.hand_size * width
    for count in range(2, most_several(width, rules) + 1):
        found += CHOICES[count, rules.hand_size] * CHOICES[count, width]
    return found


@kernel
def count_pool(table: Table, rules: RuleFields, kinds: int) -> int:
    """Return how many exchanges with the pool there are (CF-5)."""
    pool = size(table.table)
    ways = WAYS[pool] if kinds >> Kind.SOME & 1 else 0
    return ways + rules.hand_size * pool if kinds >> Kind.SWAP & 1 else ways


@inlined
def nth_with_cards(table: Table, rules: RuleFields, kinds: int, index: int) -> int:
    """Return a move that names cards by its number."""
    hand = table.hands[table.to_move]
    if swaps_only(rules, kinds):
        give = divide(index, rules.table_size)
        take = index - give * rules.table_size
        return swap(pick(hand, give, rules.hand_size), pick(table.table, take, rules.table_size))
    if kinds >> Kind.DISCARD & 1:
        return discard(pick(hand & ~bit(table.taken) if table.taken != NOBODY else hand, index, rules.hand_size + 1))
    if rules.centre == Centre.TABLE:
        return nth_any(hand, table.table, rules, index)
    return nth_pool(hand, table.table, kinds, index)


@kernel
def nth_any(hand: int, open_cards: int, rules: RuleFields, index: int) -> int:
    """Return an exchange of any number of cards by its number: first those of one, then those of two."""
    width = size(open_cards)
    if index < rules.hand_size * width:
        give = divide(index, width)
        return swap(pick(hand, give, rules.hand_size), pick(open_cards, index - give * width, width))
    index -= rules.hand_size * width
    count = 2
    while index >= CHOICES[count, rules.hand_size] * CHOICES[count, width]:
        index -= CHOICES[count, rules.hand_size] * CHOICES[count, width]
        count += 1
    give = index // CHOICES[count, width]
    return several(PLACES[count, give], index - give * CHOICES[count, width])


@kernel
def nth_pool(hand: int, pool: int, kinds: int, index: int) -> int:
    """Return an exchange with the pool by its number: first the trades, then the exchanges of one card."""
    count = size(pool)
    ways = WAYS[count] if kinds >> Kind.SOME & 1 else 0
    if index < ways:
        return several(PLACES[count, index], 0)
    give = divide(index - ways, count)
    return swap(pick(hand, give, POOL_MOST), pick(pool, index - ways - give * count, count))


@inlined
def nth_kind(kinds: int, index: int) -> int:
    """Return the kind at `index` of a set of kinds."""
    for _ in range(index):
        kinds &= kinds - 1
    return lowest(kinds)


@inlined
def count_plain(table: Table, rules: RuleFields, kinds: int) -> int:
    """Return how many moves there are of some kinds, without those on which a call rides."""
    return int(count_with_cards(table, rules, kinds) + size(kinds & ~WITH_CARDS))


@inlined
def nth_plain(table: Table, rules: RuleFields, kinds: int, index: int) -> int:
    """Return a move by its number among the plain ones."""
    named = count_with_cards(table, rules, kinds)
    if index < named:
        return nth_with_cards(table, rules, kinds, index)
    return nth_kind(kinds & ~WITH_CARDS, index - named)


@inlined
def count_ridden(table: Table, rules: RuleFields, kinds: int, plain: int) -> int:
    """Return how many moves there are on which a call rides: the first of the plain ones, once more."""
    how = riding(table, rules)
    if how == Riding.NONE:
        return 0
    ridden = plain - size(kinds & ~RIDDEN)
    return ridden if how == Riding.ALL else count_fitting(table, rules, kinds, ridden)


@kernel
def count_fitting(table: Table, rules: RuleFields, kinds: int, ridden: int) -> int:
    """Return on how many of the first `ridden` moves the call can ride by the cards after it."""
    fitting = 0
    for index in range(ridden):
        fitting += fits(table, rules, nth_plain(table, rules, kinds, index))
    return fitting


@kernel
def nth_fitting(table: Table, rules: RuleFields, kinds: int, index: int) -> int:
    """Return a move on which a call rides by its number among those, where it rides on some only."""
    at = 0
    while True:
        move = nth_plain(table, rules, kinds, at)
        if fits(table, rules, move):
            if index == 0:
                return move | RIDER
            index -= 1
        at += 1


@kernel
def legal_moves(table: Table, rules: RuleFields, moves: Ints) -> int:
    """Write the legal moves of the seat to move into `moves` (`MOVES` long) and return their number."""
    kinds = legal_kinds(table, rules)
    plain = count_plain(table, rules, kinds)
    for index in range(plain):
        moves[index] = nth_plain(table, rules, kinds, index)
    how = riding(table, rules)
    if how == Riding.NONE:
        return plain
    count = plain
    for index in range(plain - size(kinds & ~RIDDEN)):
        if how == Riding.ALL or fits(table, rules, moves[index]):
            moves[count] = moves[index] | RIDER
            count += 1
    return count


@kernel
def nth_move(table: Table, rules: RuleFields, chosen: int) -> int:
    """Return one legal move by a 31-bit random number: each with the same probability."""
    kinds = legal_kinds(table, rules)
    plain = count_plain(table, rules, kinds)
    index = chosen * (plain + count_ridden(table, rules, kinds, plain)) >> 31
    rides = index >= plain
    if rides and riding(table, rules) == Riding.SOME:
        return nth_fitting(table, rules, kinds, index - plain)
    return nth_plain(table, rules, kinds, index - plain if rides else index) | (RIDER if rides else 0)
