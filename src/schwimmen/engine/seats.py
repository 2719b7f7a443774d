"""Going round the table."""

from __future__ import annotations

from typing import Any

from schwimmen.engine.kernel import inlined


@inlined
def next_seat(table: Any, rules: Any, seat: int) -> int:
    """Return the next live seat after `seat` in the direction of play (C-1, C-10)."""
    while True:
        seat += rules.direction
        if seat < 0:
            seat += table.seats
        elif seat >= table.seats:
            seat -= table.seats
        if not table.out[seat]:
            return seat
