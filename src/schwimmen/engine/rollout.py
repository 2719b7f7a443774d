"""Whole hands at full speed: random play, one hand, many hands."""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine import chance
from schwimmen.engine.combinations import CATEGORY, WITHIN, by_cards
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import Ints, Struct, kernel
from schwimmen.engine.layout import End, RuleFields, Table, Wide
from schwimmen.engine.match import start
from schwimmen.engine.moves import nth_move
from schwimmen.engine.turn import play
from schwimmen.engine.values import SAFE
from schwimmen.rules.enums import Valuation

BINS: Final = 256
_ZERO: Final = 64
"""The bin of hands that are worth nothing; negative values lie before it."""
_SAFE_BIN: Final = 180
_CATEGORY_BIN: Final = 190


class Tally(Struct):
    """What came out of many hands."""

    ends: Annotated[Ints, "i8", 16]
    """How many ended in which way, by `End`."""
    values: Annotated[Ints, "i8", BINS]
    """How many hands were worth how much at the end, by `bin_of` their values."""
    lost: Wide
    """Units lost, by seat."""


@kernel
def bin_of(value: int, rules: RuleFields) -> int:
    """Return the bin in which a value is counted: its own, or that of its category (`combinations`)."""
    if rules.valuation == Valuation.COMBINATIONS and (value > WITHIN or by_cards(rules)):
        return _CATEGORY_BIN + (value >> CATEGORY)
    return _SAFE_BIN + value - SAFE if value >= SAFE else _ZERO + value


def value_of_bin(index: int) -> int:
    """Return the value that a bin counts; of a category the lowest code."""
    if index >= _CATEGORY_BIN:
        return index - _CATEGORY_BIN << CATEGORY
    return SAFE + index - _SAFE_BIN if index >= _SAFE_BIN else index - _ZERO


@kernel
def count_hand(table: Table, rules: RuleFields, tally: Tally) -> None:
    """Add the hand that has just ended to a tally."""
    tally.ends[table.end] += 1
    for seat in range(table.seats):
        if table.played >> seat & 1:
            tally.values[bin_of(table.values[seat], rules)] += 1
            tally.lost[seat] -= table.change[seat]


@kernel
def random_hand(table: Table, rules: RuleFields) -> int:
    """Deal and play one hand by random legal moves; return how many there were."""
    deal(table, rules)
    moves = 0
    while table.end == End.NONE and not stop_stalled(table, rules, moves):
        table.rng = chance.advance(table.rng)
        play(table, rules, nth_move(table, rules, chance.fraction(table.rng)))
        moves += 1
    return moves


@kernel
def random_hands(table: Table, rules: RuleFields, seats: int, hands: int, tally: Tally) -> int:
    """Play hands in which everybody starts afresh, the deal going round; return the number of moves."""
    moves = 0
    dealer = 0
    for _ in range(hands):
        start(table, rules, seats, dealer)
        moves += random_hand(table, rules)
        count_hand(table, rules, tally)
        dealer = dealer + 1 if dealer + 1 < seats else 0
    return moves
