"""Why a hand costs a seat units or brings it points, and what becomes of the seat: codes that settlement gives."""

from __future__ import annotations

from enum import IntEnum

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import Table


class Cause(IntEnum):
    """Why `change` of a seat is what it is; 0: there is nothing to say. Each has a sentence of its name."""

    NONE = 0
    LOSE_LOWEST = 1
    LOSE_LOWEST_EQUAL = 2
    LOSE_LOWEST_CALLER_SAFE = 3
    LOSE_LOWER_SUIT = 4
    LOSE_LOWER_TRIO = 5
    LOSE_LOWER_CARDS = 6
    LOSE_CALLER = 7
    LOSE_ORDINARY = 8
    LOSE_ACES = 9
    LOSE_FIRE = 10
    LOSE_FIRE_DEALT = 11
    LOSE_BLITZ = 12
    LOSE_NO_31 = 13
    LOSE_NO_DEALT_31 = 14
    SCORE_BEST = 15
    SCORE_SHORT = 16
    SCORE_KNOCKER = 17
    SCORE_ROW = 18
    SCORE_WIN = 19
    SCORE_CALLER_TIED = 20
    SCORE_CONTEST_WON = 21
    SCORE_CONTEST_LOST = 22
    SCORE_OWN = 23
    SCORE_CLEAR = 24
    SCORE_MIXED = 25
    SCORE_WINNER = 26
    SCORE_LOSER = 27
    # From here on: why nobody loses or scores, the same for all who took part.
    LOSE_NOBODY = 28
    LOSE_NOBODY_DRAW = 29
    LOSE_NOBODY_TIE = 30
    LOSE_NOBODY_SPECIAL = 31
    LOSE_NOBODY_STALLED = 32
    LOSE_CANCELLED = 33
    SCORE_NOBODY = 34


class Fate(IntEnum):
    """What becomes of a seat by the hand."""

    NONE = 0
    SWIMS = 1
    CHICKEN = 2
    OUT = 3


@kernel
def spare(table: Table, cause: int) -> None:
    """Note why nobody loses or scores."""
    for seat in range(table.seats):
        table.change[seat] = 0
        table.cause[seat] = cause if table.played >> seat & 1 else Cause.NONE
