"""The end of a hand: what ended it, what the hands are worth, and on to the settlement (SW-14)."""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import apart, kernel
from schwimmen.engine.layout import NOBODY, End, RuleFields, Table
from schwimmen.engine.match import conclude
from schwimmen.engine.ranking import rank_hands
from schwimmen.engine.settle import settle
from schwimmen.engine.values import special
from schwimmen.rules.enums import DeclareEffect, Special

STALL_TURNS: Final = 500
"""Moves per player after which a hand that does not end is stopped without loss (C-13)."""


@kernel
def finish_declared(table: Table, rules: RuleFields) -> None:
    """End the hand by the specials that were shown; fire outranks 31 (SW-14)."""
    end = End.BLITZ if rules.declare_effect == DeclareEffect.BLITZ else End.THIRTY_ONE
    for seat in range(table.seats):
        if table.declared >> seat & 1 and special(table.hands[seat], rules) == Special.FIRE:
            end = End.FIRE
    finish(table, end)


@kernel
def finish(table: Table, end: int) -> None:
    """Say how the hand has ended; the caller that carried out the decision settles it then."""
    table.end = end
    table.to_move = NOBODY


@kernel
def stop_stalled(table: Table, rules: RuleFields, moves: int) -> bool:
    """Stop a hand that has taken `STALL_TURNS` moves a player; say whether it was stopped (C-13)."""
    if table.end != End.NONE or moves < STALL_TURNS * table.players:
        return False
    stall(table, rules)
    return True


@kernel
def stall(table: Table, rules: RuleFields) -> None:
    """Stop a hand without loss (C-13)."""
    finish(table, End.STALLED)
    settle_hand(table, rules)


@apart
def settle_hand(table: Table, rules: RuleFields) -> None:
    """Value all hands of a hand that has ended, settle, and see whether the match goes on."""
    table.played = 0
    for seat in range(table.seats):
        if not table.out[seat]:
            table.played |= 1 << seat
    rank_hands(table, rules)
    settle(table, rules)
    conclude(table, rules)
