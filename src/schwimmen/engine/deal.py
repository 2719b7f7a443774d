"""The beginning of a hand: the pack, the deal, dealt specials, the dealer's choice (C-7, SW-5 to SW-7)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import chance
from schwimmen.engine.ending import finish_declared
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase
from schwimmen.engine.moves import Kind
from schwimmen.engine.seats import next_seat
from schwimmen.engine.values import special
from schwimmen.rules import DealerChoice, DealtCheck, Special


@kernel
def draw(table: Any, rules: Any) -> int:
    """Take the top card of the pack. A rollout shuffles lazily: the top card is chosen as it is drawn."""
    top = table.top
    if table.rng:
        table.rng = chance.advance(table.rng)
        chosen = top + chance.below(table.rng, rules.pack - top)
        card = table.pack[chosen]
        table.pack[chosen] = table.pack[top]
        table.pack[top] = card
    table.top = top + 1
    return table.pack[top]


@kernel
def draw_cards(table: Any, rules: Any, count: int) -> int:
    """Take cards from the top of the pack and return them as a set."""
    cards = 0
    for _ in range(count):
        cards |= bit(draw(table, rules))
    return cards


@kernel
def deal(table: Any, rules: Any) -> None:
    """Deal a hand from `table.pack` to all live players, and show dealt specials (C-7, SW-5, SW-6)."""
    clear(table)
    first = next_seat(table, rules, table.dealer)
    for _ in range(rules.hand_size):
        seat = first
        for _ in range(table.players):
            table.hands[seat] |= bit(draw(table, rules))
            seat = next_seat(table, rules, seat)
    cards = draw_cards(table, rules, rules.table_size)
    if rules.dealer_choice == DealerChoice.NONE:
        table.table = cards
        begin_turns(table, rules, NOBODY)
        return
    table.packet = cards
    table.phase = Phase.CHOICE
    table.to_move = table.dealer
    if rules.dealt_check == DealtCheck.BEFORE:
        show_dealt(table, rules, NOBODY)


@kernel
def clear(table: Any) -> None:
    """Make the table ready for the next hand."""
    players = 0
    for seat in range(table.seats):
        table.hands[seat] = 0
        table.known[seat] = 0
        table.turns[seat] = 0
        table.change[seat] = 0
        players += not table.out[seat]
    table.players = players
    table.hand_number += 1
    table.top = 0
    table.packet = 0
    table.table = 0
    table.gone = 0
    table.streak = 0
    table.caller = NOBODY
    table.last_turns = 0
    table.declared = 0
    table.dealt_31 = 0
    table.dealt_fire = 0
    table.end = End.NONE
    table.cancelled = 0


@kernel
def choose(table: Any, rules: Any, kind: int) -> None:
    """Carry out the dealer's choice: the rejected packet becomes the open table (SW-7)."""
    dealer = table.dealer
    own = table.hands[dealer]
    traded = kind == Kind.TRADE
    if traded:
        table.hands[dealer] = table.packet
        table.table = own
    else:
        table.table = table.packet
    table.packet = 0
    begin_turns(table, rules, dealer if traded else NOBODY)


@kernel
def begin_turns(table: Any, rules: Any, trader: int) -> None:
    """Give the turn to the leader, unless a special ends the hand first (SW-8, SW-12)."""
    table.phase = Phase.TURN
    table.to_move = next_seat(table, rules, table.dealer)
    show_dealt(table, rules, trader)


@kernel
def show_dealt(table: Any, rules: Any, trader: int) -> None:
    """Show all specials; if there is one the hand is over. Those of a dealer who traded were not dealt."""
    for seat in range(table.seats):
        found = special(table.hands[seat], rules) if table.hands[seat] else 0
        if found:
            table.declared |= 1 << seat
            if seat != trader and found == Special.FIRE:
                table.dealt_fire |= 1 << seat
            elif seat != trader:
                table.dealt_31 |= 1 << seat
    if table.declared:
        finish_declared(table, rules)
