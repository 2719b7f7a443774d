"""The ranking of Brag: prial, running flush, run, flush, pair, high card (SB-3).

A hand's code is `category << 12` and the ranks that compare, four bits each: higher code, better hand.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import kernel, lowest, size
from schwimmen.engine.layout import RuleFields
from schwimmen.engine.packs import are_neighbours
from schwimmen.rules.fields import AceInRuns, Word


class Category(Word):
    """The kinds of hands, worst first."""

    HIGH_CARD = 0
    PAIR = 1
    FLUSH = 2
    RUN = 3
    RUNNING_FLUSH = 4
    PRIAL = 5


CATEGORY: Final = 12
"""Bits of a code below the category."""

THREE: Final = 3
ABOVE_ACE: Final = 15
"""The rank of what beats everything of its category: A-2-3 or three threes, where the rules say so."""

_SUIT: Final = 0x1FFF
_ACE_TWO_THREE: Final = 0b1000000000011


@kernel
def brag(hand: int, rules: RuleFields) -> int:
    """Return the code of a three-card hand (SB-3)."""
    clubs, spades = hand & _SUIT, hand >> 13 & _SUIT
    hearts, diamonds = hand >> 26 & _SUIT, hand >> 39 & _SUIT
    ranks = clubs | spades | hearts | diamonds
    kinds = size(ranks)
    if kinds == 1:
        rank = lowest(ranks) + 2
        return Category.PRIAL << CATEGORY | (ABOVE_ACE if rank == THREE and rules.top_prial_threes else rank) << 8
    if kinds == 2:
        twice = (clubs & spades) | (clubs & hearts) | (clubs & diamonds) | (spades & hearts) | (spades & diamonds)
        twice |= hearts & diamonds
        return Category.PAIR << CATEGORY | (lowest(twice) + 2) << 8 | (lowest(ranks & ~twice) + 2) << 4
    flush = (clubs or spades or hearts or diamonds) == ranks
    top = run_top(ranks, rules)
    if top:
        return (Category.RUNNING_FLUSH if flush else Category.RUN) << CATEGORY | top << 8
    return (Category.FLUSH if flush else Category.HIGH_CARD) << CATEGORY | descending(ranks)


@kernel
def run_top(ranks: int, rules: RuleFields) -> int:
    """Return the rank of the top card of three ranks in sequence, 0 if they are none (SB-A3)."""
    if are_neighbours(ranks, rules):
        upper = ranks & (ranks - 1)
        return lowest(upper & (upper - 1)) + 2
    if ranks != _ACE_TWO_THREE or rules.ace_in_runs == AceInRuns.HIGH_ONLY:
        return 0
    return ABOVE_ACE if rules.ace_in_runs == AceInRuns.BRAG else THREE


@kernel
def descending(ranks: int) -> int:
    """Return three different ranks from the highest down, four bits each."""
    low = lowest(ranks)
    ranks &= ranks - 1
    middle = lowest(ranks)
    return (lowest(ranks & (ranks - 1)) + 2) << 8 | (middle + 2) << 4 | (low + 2)
