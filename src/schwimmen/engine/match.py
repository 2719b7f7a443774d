"""From hand to hand: the ledger, elimination, the final tie, the next dealer, the winners (C-8 to C-10, SW-18)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.engine.seats import next_seat
from schwimmen.rules import FinalTie, PenaltyOverflow


@kernel
def start(table: Any, rules: Any, seats: int, dealer: int) -> None:
    """Seat the players for a new match; `dealer` deals the first hand."""
    table.seats = seats
    table.dealer = dealer
    table.hand_number = 0
    table.winners = 0
    table.phase = Phase.DEAL
    table.to_move = NOBODY
    table.caller = NOBODY
    for seat in range(seats):
        table.out[seat] = 0
        table.units[seat] = rules.units
        table.points[seat] = 0


@kernel
def pay(table: Any, rules: Any) -> None:
    """Take what the hand demanded, all at once; then go on to the next deal, or end the match."""
    leaving = 0
    for seat in range(table.seats):
        if table.change[seat] < 0 and goes_out(table.units[seat], -table.change[seat], rules):
            leaving |= 1 << seat
    if leaving == table.played and rules.final_tie == FinalTie.REPLAY:
        cancel(table)
        leaving = 0
    remaining = table.played & ~leaving
    for seat in range(table.seats):
        table.units[seat] = max(0, table.units[seat] + table.change[seat])
        if leaving >> seat & 1:
            table.out[seat] = 1
            table.units[seat] = 0
    if remaining & (remaining - 1) == 0:
        table.winners = remaining or table.played
        table.phase = Phase.OVER
    else:
        table.phase = Phase.DEAL
        table.dealer = next_seat(table, rules, table.dealer)


@kernel
def goes_out(units: int, penalty: int, rules: Any) -> bool:
    """Say whether a penalty, paid unit by unit, eliminates (C-8, SW-A18)."""
    if rules.grace == 0:
        return penalty >= units
    if rules.penalty_overflow == PenaltyOverflow.STOP_AT_GRACE:
        return units == 0
    return penalty > units


@kernel
def cancel(table: Any) -> None:
    """Take back the losses of a hand in which everybody would have gone out (C-9)."""
    table.cancelled = 1
    for seat in range(table.seats):
        table.change[seat] = 0
