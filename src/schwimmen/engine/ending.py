"""The end of a hand: what ended it, what the hands are worth, and on to the settlement (SW-14)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, End
from schwimmen.engine.match import conclude
from schwimmen.engine.settle import settle
from schwimmen.engine.values import special, value
from schwimmen.rules import DeclareEffect, Special


@kernel
def finish_declared(table: Any, rules: Any) -> None:
    """End the hand by the specials that were shown; fire outranks 31 (SW-14)."""
    end = End.BLITZ if rules.declare_effect == DeclareEffect.BLITZ else End.THIRTY_ONE
    for seat in range(table.seats):
        if table.declared >> seat & 1 and special(table.hands[seat], rules) == Special.FIRE:
            end = End.FIRE
    finish(table, rules, end)


@kernel
def finish(table: Any, rules: Any, end: int) -> None:
    """End the hand: value all hands, settle, and see whether the match goes on."""
    table.end = end
    table.to_move = NOBODY
    table.played = 0
    for seat in range(table.seats):
        if not table.out[seat]:
            table.played |= 1 << seat
            table.values[seat] = value(table.hands[seat], rules)
    settle(table, rules)
    conclude(table, rules)
