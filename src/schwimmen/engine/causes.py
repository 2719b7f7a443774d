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
    LOSE_LOWER_ORDINARY = 8
    LOSE_CALLER = 9
    LOSE_CALLER_NOT_BEST = 10
    LOSE_ORDINARY = 11
    LOSE_ACES = 12
    LOSE_FIRE = 13
    LOSE_FIRE_DEALT = 14
    LOSE_BLITZ = 15
    LOSE_NO_31 = 16
    LOSE_NO_DEALT_31 = 17
    LOSE_TO_BEST = 18
    WIN_FROM_LOWEST = 19
    SCORE_BEST = 20
    SCORE_SHORT = 21
    SCORE_KNOCKER = 22
    SCORE_ROW = 23
    SCORE_WIN = 24
    SCORE_CALLER_TIED = 25
    SCORE_CONTEST_WON = 26
    SCORE_CONTEST_LOST = 27
    SCORE_OWN = 28
    SCORE_CLEAR = 29
    SCORE_MIXED = 30
    SCORE_WINNER = 31
    SCORE_LOSER = 32
    # From here on: why nobody loses or scores, the same for all who took part.
    LOSE_NOBODY = 33
    LOSE_NOBODY_DRAW = 34
    LOSE_NOBODY_TIE = 35
    LOSE_NOBODY_SPECIAL = 36
    LOSE_NOBODY_STALLED = 37
    LOSE_CANCELLED = 38
    SCORE_NOBODY = 39


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
