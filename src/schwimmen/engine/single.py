"""Single turns: who has not played yet may answer a 31 that was shown (DU-2, DU-7)."""

from __future__ import annotations

from schwimmen.engine.ending import finish
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import End, RuleFields, Table
from schwimmen.engine.ranking import first_of
from schwimmen.engine.seats import next_seat


@kernel
def begin_single_turns(table: Table, rules: RuleFields, before: int) -> None:
    """Give a single turn to everybody without a shown 31 who has had none, beginning after the seat `before`.

    A 31 is shown at once (DU-2, DU-7), so from now on everybody knows these hands.
    """
    for seat in range(table.seats):
        if table.declared >> seat & 1:
            table.known[seat] = table.hands[seat]
        if not table.out[seat] and table.turns[seat] == 0 and not table.declared >> seat & 1:
            table.single |= 1 << seat
    go_on(table, rules, before)


@kernel
def end_single_turn(table: Table, rules: RuleFields, seat: int) -> None:
    """Go on after a single turn."""
    table.single &= ~(1 << seat)
    go_on(table, rules, seat)


@kernel
def go_on(table: Table, rules: RuleFields, before: int) -> None:
    """Give the turn to the next one who has a single turn, or end the hand."""
    if table.single:
        table.to_move = first_of(table, rules, table.single, next_seat(table, rules, before))
    else:
        finish(table, End.THIRTY_ONE)
