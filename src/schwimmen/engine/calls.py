"""Who may call, and with what (SW-10, HO-4, TP-7, JF-7, CF-6, CF-7, ES-5)."""

from __future__ import annotations

from enum import IntEnum

from schwimmen.engine.bits import size
from schwimmen.engine.codes import hand_after
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table
from schwimmen.engine.pips import SUIT_MASK, best_suit, is_one_suit, total
from schwimmen.engine.values import FIFTY_ONE, THIRTY_ONE, value
from schwimmen.rules.enums import CallRequires, CloseTiming


class Riding(IntEnum):
    """On which moves a call can ride now."""

    NONE = 0
    ALL = 1
    """On each that a call can ride on at all."""
    SOME = 2
    """On those after which the caller holds what the rules want."""


@inlined
def may_call(table: Table, rules: RuleFields) -> bool:
    """Say whether the seat to move may call in this turn, as far as that is a matter of time."""
    return table.caller == NOBODY and table.turns[table.to_move] + 1 >= rules.close_from_turn


@kernel
def holds_enough(hand: int, rules: RuleFields) -> bool:
    """Say whether a hand is enough for a call that is a turn of its own (ES-5, CF-A7, TR-A2)."""
    if rules.call_requires == CallRequires.FLUSH and not is_one_suit(hand):
        return False
    return rules.call_minimum == 0 or value(hand, rules) // 2 >= rules.call_minimum


@inlined
def riding(table: Table, rules: RuleFields) -> int:
    """Return on which moves a call can ride now (`Riding`)."""
    if rules.clear_call:
        return Riding.SOME if may_clear(table) else Riding.NONE
    if rules.close_timing == CloseTiming.INSTEAD or table.phase != Phase.TURN or not may_call(table, rules):
        return Riding.NONE
    if rules.call_requires == CallRequires.NONE:
        return Riding.ALL
    return Riding.SOME if may_fit(table, rules) else Riding.NONE


@kernel
def may_clear(table: Table) -> bool:
    """Say whether 51 of one suit can be in reach of this move (CF-6)."""
    if table.phase != Phase.TURN and table.phase != Phase.DISCARD:
        return False
    return best_suit(table.hands[table.to_move] | table.table) >= FIFTY_ONE


@kernel
def may_fit(table: Table, rules: RuleFields) -> bool:
    """Say whether a hand that is enough for a call can be in reach of this move."""
    within = table.hands[table.to_move] | table.table
    if rules.call_requires == CallRequires.THIRTY_ONE:
        return best_suit(within) >= THIRTY_ONE
    for shift in (0, 13, 26, 39):
        if size(within >> shift & SUIT_MASK) >= rules.hand_size:
            return True
    return False


@kernel
def fits(table: Table, rules: RuleFields, move: int) -> bool:
    """Say whether the call can ride on a move, by the cards that would lie after it (TP-9, CF-6)."""
    hand = hand_after(table.hands[table.to_move], table.table, move)
    if rules.clear_call:
        return is_one_suit(hand) and total(hand) == FIFTY_ONE
    if rules.call_requires == CallRequires.FLUSH:
        return is_one_suit(hand)
    others = table.hands[table.to_move] | table.table
    return best_suit(hand) == THIRTY_ONE and not is_one_suit(others & ~hand)
