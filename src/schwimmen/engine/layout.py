"""The records on which kernels work: `Table` (a match in progress), `View` (what one seat may know), `RuleFields`.

Sets of cards are 52-bit integers (`schwimmen.cards`), seats are numbers clockwise from 0, -1 is nobody. Values of
hands are doubled (30½ is 61), so that everything stays whole.
"""

from __future__ import annotations

from dataclasses import fields
from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import I1, I4, I8, new, record_at
from schwimmen.rules import Rules

SEATS = 17
"""Most seats at a table: three cards each out of 52, and one that is turned up."""

PACK = 52
MOVES = 64
"""Most legal moves of one decision in the family (CF-5 with five cards in the pool: 54)."""

NOBODY = -1

Wide: TypeAlias = Annotated[NDArray[np.int64], "i8", SEATS]
"""Rows of one number a seat, by their width; sets of cards are `Wide`."""
Long: TypeAlias = Annotated[NDArray[np.int32], "i4", SEATS]
Short: TypeAlias = Annotated[NDArray[np.int16], "i2", SEATS]
Small: TypeAlias = Annotated[NDArray[np.int8], "i1", SEATS]
Pack: TypeAlias = Annotated[NDArray[np.int8], "i1", PACK]
Moves: TypeAlias = Annotated[NDArray[np.int32], "i4", MOVES]


class Phase(IntEnum):
    """What the seat to move decides, or why nobody does."""

    DEAL = 0
    CHOICE = 1
    TURN = 2
    DISCARD = 3
    VERDICT = 4
    ANSWER = 5
    OVER = 6


class End(IntEnum):
    """How a hand ended (the words of the record)."""

    NONE = 0
    CLOSE = 1
    THIRTY_ONE = 2
    FIRE = 3
    DRAW = 4
    STOCK = 5
    STALLED = 6
    """Rollouts only: the stall guard C-13 stopped the hand."""


END_WORDS = {End.CLOSE: "close", End.THIRTY_ONE: "31", End.FIRE: "fire", End.DRAW: "draw", End.STOCK: "stock"}
"""The word of the record for each end."""


class Table:
    """A match in progress: everything, the referee's eyes only."""

    # chance
    rng: I8
    """State of the generator; 0: the pack lies in a given order and is never shuffled."""
    pack: Pack
    """The pack, top card first."""
    top: I4
    """Cards that have left the pack: the next one is `pack[top]`."""

    # match
    seats: I4
    out: Small
    units: Wide
    points: Wide
    dealer: I4
    hand_number: I4
    winners: I4
    """A bit for each seat that has won the match."""

    # hand
    phase: I4
    to_move: I4
    players: I4
    """Players in this hand (C-1)."""
    hands: Wide
    known: Wide
    """Cards that everybody knows a seat to hold (C-12)."""
    packet: I8
    """The dealer's unopened extra packet."""
    table: I8
    gone: I8
    """Cards that everybody knows to be out of play."""
    turns: Long
    """Completed turns of this hand."""
    streak: I4
    caller: I4
    last_turns: I4
    """Turns left after a call."""
    declared: I4
    """A bit for each seat that has shown a special."""
    dealt_31: I4
    dealt_fire: I4

    # the last finished hand
    end: I4
    values: Short
    """Doubled values of the hands; valid for seats with a bit in `played`."""
    change: Wide
    played: I4
    """A bit for each seat that took part."""
    cancelled: I1
    """Whether a replayed final tie cancelled the losses of the last hand (C-9)."""


class View:
    """What one seat may know: built by copying what is allowed, never by deleting what is not."""

    seat: I4
    hand: I8
    packet: I8
    """The second packet, where the dealer may look at it."""
    known: Wide
    table: I8
    gone: I8
    stock: I4
    seats: I4
    players: I4
    out: Small
    counts: Small
    units: Wide
    points: Wide
    turns: Long
    dealer: I4
    phase: I4
    to_move: I4
    streak: I4
    caller: I4
    last_turns: I4
    end: I4
    """How the last hand ended; 0 while one is played."""
    shown: Wide
    """The hands that lie open: all of them once the hand has ended."""
    values: Short
    change: Wide
    legal: Moves
    """The legal moves of this seat, where it is to move."""
    legal_count: I4


class RuleFields:
    """`Rules` as a record of numbers, field by field; none is 0, values are doubled."""

    pack: I4
    direction: I4
    hand_size: I4
    table_size: I4
    dealer_choice: I4
    dealt_check: I4
    allow_swap_all: I4
    last_turn_stand: I4
    all_pass: I4
    exhausted: I4
    close_timing: I4
    close_from_turn: I8
    auto_declare: I4
    declare_after_close: I4
    trio_value: I4
    fire_value: I4
    tie_break: I4
    lowest_tie: I4
    on_31: I4
    dealt_31_all_lose: I4
    dealt_fire_double: I4
    units: I8
    grace: I4
    penalty_overflow: I4
    final_tie: I4


_DOUBLED = {"trio_value", "fire_value"}

COUNTED = 2**62
"""Larger numbers in rules are cut to this one: no match lasts for so many units or turns."""


@lru_cache(maxsize=512)
def fields_of(rules: Rules) -> NDArray[Any]:
    """Return rules as an array with one `RuleFields` record. The array is shared: nobody writes to it."""
    array = new(RuleFields)
    record = record_at(array)
    for name in RuleFields.__annotations__:
        value = getattr(rules, name)
        record[name] = int((value or 0) * 2) if name in _DOUBLED else min(int(value), COUNTED)
    return array


def uncounted_units(rules: Rules) -> int:
    """Return how many units everybody has beyond those that the records count."""
    return max(0, rules.units - COUNTED)


assert set(RuleFields.__annotations__) <= {field.name for field in fields(Rules)}
