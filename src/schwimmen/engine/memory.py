"""What everybody remembers of the hand: the last two decisions of each seat, with the open cards it had before it.

Only what was seen is kept: of an exchange of several cards that there was one, not the places of the cards in the hand;
of an explained exchange nothing until it happens (C-12, EN-6).
"""

from __future__ import annotations

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, inlined
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.rules.enums import Centre


@inlined
def remember(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Note a decision before it is carried out."""
    table.move_before[seat] = table.last_move[seat]
    table.saw_before[seat] = table.saw[seat]
    kind = codes.kind_of(move)
    table.last_move[seat] = kind if kind == Kind.SOME else move
    table.saw[seat] = table.table
    if rules.centre == Centre.DISCARD:
        table.saw[seat] = bit(table.pile[table.piled - 1]) if table.piled else 0
