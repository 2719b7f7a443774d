"""The washout: a table of one suit is removed and replaced, and earns an extra turn (TP-3, TP-6)."""

from __future__ import annotations

from schwimmen.engine.ending import finish
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import End, RuleFields, Table
from schwimmen.engine.pips import is_one_suit
from schwimmen.engine.stock import draw_cards, stock_size


@kernel
def wash_out(table: Table, rules: RuleFields) -> bool:
    """Replace a table of one suit until it is none; end the hand if the stock is used up. Return whether it was one."""
    if not is_one_suit(table.table):
        return False
    while is_one_suit(table.table):
        if stock_size(table) < rules.table_size:
            finish(table, End.WASHOUT)
            return True
        table.gone |= table.table
        table.table = draw_cards(table, rules)
    return True
