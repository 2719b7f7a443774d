"""The stock: drawing from it, and rebuilding it out of tables that were set aside (C-7, FO-6, JF-6)."""

from __future__ import annotations

from schwimmen.engine import chance
from schwimmen.engine.bits import lowest
from schwimmen.engine.kernel import bit, inlined, kernel
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.rules.enums import Recycle


@inlined
def shuffle_top(table: Table, count: int) -> None:
    """Let chance choose the next `count` cards of a stock: a rollout shuffles lazily, just before it draws."""
    if not table.lazy:
        return
    state = table.rng  # not kept in the record meanwhile: each card would wait until it is written and read
    first, bottom = table.top, table.bottom
    for top in range(first, first + count):
        state = chance.advance(state)
        chosen = top + chance.below(state, bottom - top)
        card = table.pack[chosen]
        table.pack[chosen] = table.pack[top]
        table.pack[top] = card
    table.rng = state


@inlined
def draw(table: Table) -> int:
    """Take the top card of the stock."""
    shuffle_top(table, 1)
    table.top += 1
    return table.pack[table.top - 1]


@inlined
def draw_cards(table: Table, rules: RuleFields) -> int:
    """Take the cards of a table from the stock."""
    shuffle_top(table, rules.table_size)
    table.top += rules.table_size
    return cards_at(table, rules, rules.table_size, table.top - rules.table_size, 1)


@inlined
def cards_at(table: Table, rules: RuleFields, count: int, first: int, apart: int) -> int:
    """Return every `apart`-th card from `first` on; where tables are set aside, note the order in which they lie."""
    cards = 0
    for index in range(count):
        card = table.pack[first + index * apart]
        cards |= bit(card)
        if rules.recycle != Recycle.NONE:
            table.place[card] = index
    return cards


@inlined
def stock_size(table: Table) -> int:
    """Return how many cards the stock has."""
    return table.bottom - table.top


@kernel
def can_refresh(table: Table, rules: RuleFields) -> bool:
    """Say whether there are enough cards to replace the table, from the stock and by rebuilding it (FO-6)."""
    more = table.set_aside + (rules.table_size if rules.recycle_includes_current else 0)
    return stock_size(table) >= rules.table_size or stock_size(table) + more >= rules.table_size


@kernel
def needs_order(table: Table, rules: RuleFields) -> bool:
    """Say whether a refresh would rebuild the stock now by shuffling, so that chance has to give an order."""
    return rules.recycle == Recycle.SHUFFLE and stock_size(table) < rules.table_size


@kernel
def refresh_table(table: Table, rules: RuleFields) -> None:
    """Replace the table by cards of the stock, which is rebuilt if it has too few (FO-4, FO-6, JF-5, JF-6)."""
    removed = table.table
    rebuilding = stock_size(table) < rules.table_size
    table.gone |= removed
    if rules.recycle_includes_current or not rebuilding:
        set_aside(table, removed)
    if rebuilding:
        rebuild(table, rules)
    table.table = draw_cards(table, rules)
    if rebuilding and not rules.recycle_includes_current:
        set_aside(table, removed)


@kernel
def set_aside(table: Table, cards: int) -> None:
    """Put a table behind the tables that were set aside before, in the order of its places."""
    first = table.set_aside
    while cards:
        card = lowest(cards)
        table.aside[first + table.place[card]] = card
        table.set_aside += 1
        cards &= cards - 1


@kernel
def rebuild(table: Table, rules: RuleFields) -> None:
    """Make a stock of what is left of the old one, then of the cards that were set aside (FO-6)."""
    left = stock_size(table)
    if table.lazy and rules.recycle == Recycle.ORDER:
        shuffle(table)
    for index in range(left):
        table.pack[index] = table.pack[table.top + index]
    for index in range(table.set_aside):
        card = table.order[index] if table.ordered else table.aside[index]
        table.pack[left + index] = card
        table.gone &= ~bit(card)
    table.top = 0
    table.bottom = left + table.set_aside
    table.set_aside = 0
    table.ordered = 0


@kernel
def shuffle(table: Table) -> None:
    """Shuffle what is left of the stock: from now on its order is no longer a matter of chance."""
    shuffle_top(table, stock_size(table))
    table.lazy = 0
