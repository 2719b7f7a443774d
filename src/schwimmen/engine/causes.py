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
    LOSE_LOWEST_DEALER_SAFE = 4
    LOSE_LOWER_SUIT = 5
    LOSE_LOWER_TRIO = 6
    LOSE_LOWER_CARDS = 7
    LOSE_CALLER = 8
    LOSE_CALLER_NOT_BEST = 9
    LOSE_ORDINARY = 10
    LOSE_ACES = 11
    LOSE_FIRE = 12
    LOSE_FIRE_DEALT = 13
    LOSE_BLITZ = 14
    LOSE_NO_31 = 15
    LOSE_NO_DEALT_31 = 16
    SCORE_BEST = 17
    SCORE_SHORT = 18
    SCORE_KNOCKER = 19
    SCORE_ROW = 20
    SCORE_WIN = 21
    SCORE_CALLER_TIED = 22
    SCORE_CONTEST_WON = 23
    SCORE_CONTEST_LOST = 24
    SCORE_OWN = 25
    SCORE_CLEAR = 26
    SCORE_MIXED = 27
    SCORE_WINNER = 28
    SCORE_LOSER = 29
    # From here on: why nobody loses or scores, the same for all who took part.
    LOSE_NOBODY = 30
    LOSE_NOBODY_DRAW = 31
    LOSE_NOBODY_TIE = 32
    LOSE_NOBODY_SPECIAL = 33
    LOSE_NOBODY_STALLED = 34
    LOSE_CANCELLED = 35
    SCORE_NOBODY = 36


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
