"""The probability of improvement: how likely the other player beats a hand in one turn, estimated from what is known.

Cards that nobody has seen are taken to lie anywhere with equal chance. The ways to a better hand are added up, suit by
suit: the open cards as a whole, two cards of a suit with an open one, one known and one hidden, two hidden, or a pair
with an open card of its rank. That is rough for single hands; what it is for is to tell positions apart.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine.kernel import kernel, lowest, size
from schwimmen.engine.layout import RuleFields, View
from schwimmen.engine.pips import POINTS, SUIT_MASK
from schwimmen.engine.values import value

CERTAIN: Final = 4096
"""A probability of one."""

_LOW: Final = 5
"""The lowest rank of a pack of 32: rows of the tables below are by the eight ranks from there on."""
_SUMS: Final = 34
"""Columns of the tables: from 0 points up to 33, one more than three aces are worth."""

_PIPS = [7, 8, 9, 10, 10, 10, 10, 11]
_HELD = [[points for rank, points in enumerate(_PIPS) if ranks >> rank & 1] for ranks in range(256)]
SINGLES = np.array([[sum(x >= least for x in held) for least in range(_SUMS)] for held in _HELD], np.int64)
"""For some ranks of a suit: how many of the cards are worth so much at least."""
PAIRS = np.array(
    [[sum(x + y >= least for at, x in enumerate(held) for y in held[:at]) for least in range(_SUMS)] for held in _HELD],
    np.int64,
)
"""For some ranks of a suit: how many pairs of the cards are worth so much at least."""


@kernel
def top_card(ranks: int) -> int:
    """Return the points of the best card of a suit, 0 for none."""
    best = 0
    while ranks:
        best = max(best, int(POINTS[ranks & -ranks]))
        ranks &= ranks - 1
    return best


@kernel
def top_two(ranks: int) -> int:
    """Return the points of the two best cards of a suit."""
    while size(ranks) > 2:
        ranks &= ranks - 1
    return int(POINTS[ranks])


@kernel
def best_two(hand: int) -> int:
    """Return the points of the two best cards of one suit in a hand: what it can be built on."""
    best = 0
    for shift in (0, 13, 26, 39):
        best = max(best, top_two(hand >> shift & SUIT_MASK))
    return best


@kernel
def has_pair_for(known: int, table: int) -> bool:
    """Say whether two known cards make a trio with an open card."""
    while table:
        rank = lowest(table) % 13
        held = 0
        for shift in (0, 13, 26, 39):
            held += known >> shift + rank & 1
        if held >= 2:
            return True
        table &= table - 1
    return False


@kernel
def better_in_suit(need: int, known: int, open_cards: int, unseen: int, hidden: int, count: int) -> int:
    """Return the probability that somebody reaches `need` points in a suit, given by the ranks of its cards.

    `hidden` of his cards are among `count` unseen ones, of which `unseen` are of this suit.
    """
    most = top_card(open_cards)
    if top_two(known) + most >= need or POINTS[known] >= need:
        return CERTAIN
    if hidden == 0:
        return 0
    found = 0
    if known:
        least = max(0, need - most - top_card(known))
        found += hidden * SINGLES[unseen >> _LOW, least] * CERTAIN // count
    if hidden > 1:
        pairs = PAIRS[unseen >> _LOW, max(0, need - most)]
        found += hidden * (hidden - 1) * pairs * CERTAIN // (count * (count - 1))
    return int(found)


@kernel
def risk(held: int, table: int, known: int, unseen: int, rules: RuleFields) -> int:
    """Return the probability (`CERTAIN` for 1) that a hand of doubled value `held` is beaten after one turn at a table.

    `known` are the cards that the other player is known to hold, `unseen` those that may be the others of his.
    """
    if value(table, rules) > held or (rules.trio_value > held and has_pair_for(known, table)):
        return CERTAIN
    need = held // 2 + 1
    hidden = rules.hand_size - size(known)
    count = size(unseen)
    found = 0
    for shift in (0, 13, 26, 39):
        found += better_in_suit(
            need,
            known >> shift & SUIT_MASK,
            table >> shift & SUIT_MASK,
            unseen >> shift & SUIT_MASK,
            hidden,
            count,
        )
    return min(found, CERTAIN)


@kernel
def seen_by(view: View) -> int:
    """Return the cards whose place a seat knows."""
    seen = view.hand | view.table | view.gone
    for seat in range(view.seats):
        seen |= view.known[seat]
    return seen


@kernel
def table_after(hand: int, table: int, after: int) -> int:
    """Return the open cards that an exchange leaves."""
    return (hand | table) & ~after
