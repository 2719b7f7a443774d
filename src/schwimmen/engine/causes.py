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
    LOSE_TO_BEST = 17
    WIN_FROM_LOWEST = 18
    SCORE_BEST = 19
    SCORE_SHORT = 20
    SCORE_KNOCKER = 21
    SCORE_ROW = 22
    SCORE_WIN = 23
    SCORE_CALLER_TIED = 24
    SCORE_CONTEST_WON = 25
    SCORE_CONTEST_LOST = 26
    SCORE_OWN = 27
    SCORE_CLEAR = 28
    SCORE_MIXED = 29
    SCORE_WINNER = 30
    SCORE_LOSER = 31
    # From here on: why nobody loses or scores, the same for all who took part.
    LOSE_NOBODY = 32
    LOSE_NOBODY_DRAW = 33
    LOSE_NOBODY_TIE = 34
    LOSE_NOBODY_SPECIAL = 35
    LOSE_NOBODY_STALLED = 36
    LOSE_CANCELLED = 37
    SCORE_NOBODY = 38


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
