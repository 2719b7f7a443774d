"""The end of a hand: what ended it, what the hands are worth, and on to the settlement (SW-14)."""

from __future__ import annotations

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, End, RuleFields, Table
from schwimmen.engine.match import conclude
from schwimmen.engine.ranking import rank_hands
from schwimmen.engine.settle import settle
from schwimmen.engine.values import special
from schwimmen.rules.fields import DeclareEffect, Special


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
def settle_hand(table: Table, rules: RuleFields) -> None:
    """Value all hands of a hand that has ended, settle, and see whether the match goes on."""
    table.played = 0
    for seat in range(table.seats):
        if not table.out[seat]:
            table.played |= 1 << seat
    rank_hands(table, rules)
    settle(table, rules)
    conclude(table, rules)
