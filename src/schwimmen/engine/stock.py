"""The stock: drawing from it, and rebuilding it out of tables that were set aside (C-7, FO-6, JF-6)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import chance
from schwimmen.engine.kernel import bit, inlined, kernel, lowest
from schwimmen.rules import Recycle


@inlined
def draw(table: Any) -> int:
    """Take the top card of the stock. A rollout shuffles lazily: the top card is chosen as it is drawn."""
    top = table.top
    table.top = top + 1
    card = table.pack[top]
    if not table.lazy:
        return card
    table.rng = chance.advance(table.rng)
    chosen = top + chance.below(table.rng, table.bottom - top)
    drawn = table.pack[chosen]
    table.pack[chosen] = card
    table.pack[top] = drawn
    return drawn


@kernel
def draw_cards(table: Any, count: int) -> int:
    """Take cards from the top of the stock to places in a row, and return them as a set."""
    cards = 0
    for index in range(count):
        card = draw(table)
        table.place[card] = index
        cards |= bit(card)
    return cards


@inlined
def stock_size(table: Any) -> int:
    """Return how many cards the stock has."""
    return table.bottom - table.top


@kernel
def can_refresh(table: Any, rules: Any) -> bool:
    """Say whether there are enough cards to replace the table, from the stock and by rebuilding it (FO-6)."""
    more = table.set_aside + (rules.table_size if rules.recycle_includes_current else 0)
    return stock_size(table) >= rules.table_size or stock_size(table) + more >= rules.table_size


@kernel
def needs_order(table: Any, rules: Any) -> bool:
    """Say whether a refresh would rebuild the stock now by shuffling, so that chance has to give an order."""
    return rules.recycle == Recycle.SHUFFLE and stock_size(table) < rules.table_size


@kernel
def refresh_table(table: Any, rules: Any) -> None:
    """Replace the table by cards of the stock, which is rebuilt if it has too few (FO-4, FO-6, JF-5, JF-6)."""
    removed = table.table
    rebuilding = stock_size(table) < rules.table_size
    table.gone |= removed
    if rules.recycle_includes_current or not rebuilding:
        set_aside(table, removed)
    if rebuilding:
        rebuild(table, rules)
    table.table = draw_cards(table, rules.table_size)
    if rebuilding and not rules.recycle_includes_current:
        set_aside(table, removed)


@kernel
def set_aside(table: Any, cards: int) -> None:
    """Put a table behind the tables that were set aside before, in the order of its places."""
    first = table.set_aside
    while cards:
        card = lowest(cards)
        table.aside[first + table.place[card]] = card
        table.set_aside += 1
        cards &= cards - 1


@kernel
def rebuild(table: Any, rules: Any) -> None:
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
def shuffle(table: Any) -> None:
    """Shuffle what is left of the stock: from now on its order is no longer a matter of chance."""
    top, left = table.top, stock_size(table)
    for _ in range(left):
        draw(table)
    table.top = top
    table.lazy = 0
