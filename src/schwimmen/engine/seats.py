"""Going round the table."""

from __future__ import annotations

from schwimmen.engine.kernel import inlined
from schwimmen.engine.layout import Public, RuleFields


@inlined
def next_seat(table: Public, rules: RuleFields, seat: int) -> int:
    """Return the next live seat after `seat` in the direction of play (C-1, C-10)."""
    while True:
        seat += rules.direction
        if seat < 0:
            seat += table.seats
        elif seat >= table.seats:
            seat -= table.seats
        if not table.out[seat]:
            return seat
