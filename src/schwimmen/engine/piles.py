"""Stock, discard pile and pool: drawing, taking, discarding, trading (TO-4, CF-5, ES-4)."""

from __future__ import annotations

from schwimmen.engine.bits import size
from schwimmen.engine.codes import at_places
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table
from schwimmen.engine.moves import POOL_MOST
from schwimmen.engine.stock import draw
from schwimmen.rules.enums import Centre


@kernel
def draw_card(table: Table, rules: RuleFields, seat: int) -> None:
    """Draw the top of the stock; a full pool is removed now (CF-5). A discard follows."""
    if rules.centre == Centre.POOL and size(table.table) == POOL_MOST:
        table.gone |= table.table
        table.table = 0
    table.hands[seat] |= bit(draw(table))
    table.drew = 1
    table.phase = Phase.DISCARD


@kernel
def take_card(table: Table, seat: int) -> None:
    """Take the top discard, which everybody sees; another card must be discarded (TO-4)."""
    table.piled -= 1
    card = table.pile[table.piled]
    table.hands[seat] |= bit(card)
    table.known[seat] |= bit(card)
    table.taken = card
    table.drew = 0
    table.phase = Phase.DISCARD


@kernel
def discard(table: Table, rules: RuleFields, card: int) -> None:
    """Lay a hand card of the seat to move on the discard pile, or to the pool (CF-3)."""
    seat = table.to_move
    table.hands[seat] &= ~bit(card)
    table.known[seat] &= ~bit(card)
    if rules.centre == Centre.POOL:
        table.table |= bit(card)
    else:
        table.pile[table.piled] = card
        table.piled += 1
    table.taken = NOBODY
    table.phase = Phase.TURN


@kernel
def trade_pool(table: Table, seat: int, places: int) -> None:
    """Trade the hand cards at some places for the whole pool (CF-5)."""
    hand = table.hands[seat]
    give = at_places(hand, places)
    table.hands[seat] = hand & ~give | table.table
    table.known[seat] = table.known[seat] & ~give | table.table
    table.table = give
    table.drew = 0
