"""Which cards the next player may take after a move, as far as the seat to move can know it beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.review.after import must_show
from schwimmen.review.seen import Seen
from schwimmen.rules.enums import AllPass, CallEffect, Centre, Exhausted, OneSuitTable
from schwimmen.rules.fields import Rules

REPLACING = (Kind.REFRESH, Kind.DRAW, Kind.TAKE, Kind.KEEP, Kind.TRADE)
"""Moves after which nobody knows yet what will lie open."""


def open_after(seen: Seen, rules: Rules, move: Move) -> Sequence[str]:
    """Return the open cards that can be taken one at a time in the turn after a move; none if there is no such turn."""
    if move.kind in REPLACING or rules.centre == Centre.POOL or is_last(seen, rules, move):
        return []
    if rules.centre == Centre.DISCARD:
        top = [] if seen.top is None else [seen.top]
        return move.give if move.kind == Kind.DISCARD else top
    table = _table_after(seen, move)
    alike = all(card[1] == table[0][1] for card in table)
    return [] if alike and rules.one_suit_table != OneSuitTable.NONE else table


def is_last(seen: Seen, rules: Rules, move: Move) -> bool:
    """Say whether a move ends the hand, or the middle is replaced before anybody else moves."""
    if seen.last_turns == 1 or _ends_at_once(rules, move) or must_show(seen, rules, move):
        return True
    if rules.centre == Centre.DISCARD and seen.stock == 0 and rules.exhausted != Exhausted.KEEP_TABLE:
        return True
    everybody = sum(1 for out in seen.out if not out)
    counted = move.kind == Kind.PASS and not move.call and not seen.called and rules.all_pass != AllPass.NONE
    return counted and seen.streak + 1 >= everybody


def _ends_at_once(rules: Rules, move: Move) -> bool:
    """Say whether a move is a call that ends the hand, or to pass where that refuses to go on (ES-6)."""
    ends = move.call or move.kind in (Kind.CLOSE, Kind.PASS)
    return ends and rules.call_effect in (CallEffect.AT_ONCE, CallEffect.CHALLENGE)


def _table_after(seen: Seen, move: Move) -> Sequence[str]:
    if move.kind == Kind.ALL:
        return seen.hand
    return [*[card for card in seen.table if card not in move.take], *move.give]
