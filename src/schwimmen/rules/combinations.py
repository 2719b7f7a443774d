"""Combinations: what a hand can form beyond points, as data (C-16, SB-3).

A game has an ordered list of them, best first; its last entry says what a hand without any is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum


class Shape(IntEnum):
    """What cards form a combination; the last four are what hands without one have."""

    SAME = 0
    """Cards of one rank."""
    RUN = 1
    """Cards of one suit that are neighbours in the order of ranks."""
    ANY_RUN = 2
    """Neighbours in the order of ranks, of any suits."""
    SUIT = 3
    """The whole hand of one suit."""
    CARDS = 4
    """The single cards, from the highest down; so do hands of one suit compare, then."""
    BEST = 5
    """The points of the best suit."""
    TOTAL = 6
    """The points of all cards."""
    NOTHING = 7
    """Nothing: all such hands are equal."""


class Tells(IntEnum):
    """What a value's text says behind the name of the combination."""

    RANKS = 0
    """The ranks that compare."""
    POINTS = 1
    NOTHING = 2


class Combination(IntEnum):
    """The combinations of the family, by the numbers that rules have for them."""

    PRIAL = 0
    RUNNING_FLUSH = 1
    ANY_RUN = 2
    FLUSH = 3
    PAIR = 4
    HIGH_CARD = 5
    THREE_ACES = 6
    SEQUENCE = 7
    TRIO = 8
    POINTS = 9
    FOUR_ACES = 10
    ROYAL_RUN_OF_4 = 11
    FOUR_OF_A_KIND = 12
    RUN_OF_4 = 13
    THREE_OF_A_KIND = 14
    RUN_OF_3 = 15
    TRICON = 16
    COUNTED_FLUSH = 17
    POINT = 18
    NOTHING = 19


_ACE: int = 14

FORMS: tuple[tuple[str, int, int, int, int], ...] = (
    ("prial", Shape.SAME, 3, 0, Tells.RANKS),
    ("running flush", Shape.RUN, 3, 0, Tells.RANKS),
    ("run", Shape.ANY_RUN, 3, 0, Tells.RANKS),
    ("flush", Shape.SUIT, 0, 0, Tells.RANKS),
    ("pair", Shape.SAME, 2, 0, Tells.RANKS),
    ("high card", Shape.CARDS, 0, 0, Tells.RANKS),
    ("petrangolone", Shape.SAME, 3, _ACE, Tells.NOTHING),
    ("sequence", Shape.RUN, 3, 0, Tells.RANKS),
    ("trio", Shape.SAME, 3, 0, Tells.RANKS),
    ("", Shape.BEST, 0, 0, Tells.POINTS),
    ("44", Shape.SAME, 4, _ACE, Tells.NOTHING),
    ("41", Shape.RUN, 4, _ACE, Tells.NOTHING),
    ("40", Shape.SAME, 4, 0, Tells.NOTHING),
    ("39.5", Shape.RUN, 4, 0, Tells.NOTHING),
    ("39", Shape.SAME, 3, 0, Tells.NOTHING),
    ("38.5", Shape.RUN, 3, 0, Tells.NOTHING),
    ("tricon", Shape.SAME, 3, 0, Tells.RANKS),
    ("flush", Shape.SUIT, 0, 0, Tells.POINTS),
    ("point", Shape.TOTAL, 0, 0, Tells.POINTS),
    ("nothing", Shape.NOTHING, 0, 0, Tells.NOTHING),
)
"""Of each combination its name in a value's text, shape, number of cards, only rank or top card (0: any), `Tells`."""

NAMES: list[str] = [form[0] for form in FORMS]
SHAPES: list[int] = [form[1] for form in FORMS]
SIZES: list[int] = [form[2] for form in FORMS]
LIMITS: list[int] = [form[3] for form in FORMS]
TELLS: list[int] = [form[4] for form in FORMS]

BITS: int = 5
"""Bits of a combination in a packed list."""

MOST: int = 7
"""Most combinations in one."""


def in_force(listed: Sequence[int], *, top: bool, same_first: bool) -> list[int]:
    """Return a list of combinations as a table plays it.

    `top` says whether those of one rank alone are played, `same_first` whether cards of one rank beat runs.
    """
    single = [each for each in listed if LIMITS[each]] if top else []
    rest = [each for each in listed if not LIMITS[each]]
    if not same_first:
        return [each for each in listed if each in single or each in rest]
    same = [each for each in rest if SHAPES[each] == Shape.SAME]
    return [*single, *same, *(each for each in rest if each not in same)]


def packed(listed: Sequence[int]) -> int:
    """Return a list as one number: what hands without a combination have lies lowest, the best combination above.

    Over room for `MOST` of them it says which combinations there are, a bit each: 18, so that JavaScript, too, has the
    number exactly.
    """
    number = sum(1 << each for each in listed[:-1])
    for _ in range(MOST - len(listed)):
        number = number * (1 << BITS)
    for each in listed:
        number = number * (1 << BITS) + each + 1
    return number
