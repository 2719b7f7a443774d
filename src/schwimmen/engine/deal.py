"""The beginning of a hand: the deal, dealt specials, the dealer's choice, the leader (C-7, SW-5 to SW-8)."""

from __future__ import annotations

from schwimmen.engine.bits import lowest
from schwimmen.engine.causes import Cause, Fate
from schwimmen.engine.codes import Kind
from schwimmen.engine.combinations import WITHIN
from schwimmen.engine.ending import finish_declared, settle_hand
from schwimmen.engine.kernel import apart, bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.seats import next_seat
from schwimmen.engine.single import begin_single_turns
from schwimmen.engine.stock import cards_at, draw, draw_cards, shuffle_top
from schwimmen.engine.values import special, value
from schwimmen.engine.washout import wash_out
from schwimmen.rules.enums import (
    Centre,
    DealerChoice,
    DealPattern,
    DealtCheck,
    DeclareEffect,
    Leader,
    OneSuitTable,
    Special,
)


@apart
def deal(table: Table, rules: RuleFields) -> None:
    """Deal a hand from `table.pack` to all live players, and show dealt specials (C-7, SW-5, SW-6)."""
    deal_out(table, rules)
    if table.end != End.NONE:
        settle_hand(table, rules)


@kernel
def deal_out(table: Table, rules: RuleFields) -> None:
    """Deal a hand as far as its first decision, or its end."""
    clear(table, rules)
    if rules.deal_pattern == DealPattern.HANDS_FIRST:
        deal_hands(table, rules, next_seat(table, rules, table.dealer), table.players)
    elif rules.deal_pattern == DealPattern.INTERLEAVED:
        deal_interleaved(table, rules)
    else:
        deal_self_drawn(table, rules)
        return
    if rules.dealer_choice == DealerChoice.NONE:
        lay_out(table, rules)
        begin_turns(table, rules, NOBODY)
        return
    table.packet = draw_cards(table, rules)
    table.phase = Phase.CHOICE
    table.to_move = table.dealer
    if rules.dealt_check == DealtCheck.BEFORE and rules.dealer_choice != DealerChoice.SEE_EXTRA_ONLY:
        show_dealt(table, rules, NOBODY)


@inlined
def clear(table: Table, rules: RuleFields) -> None:
    """Make the table ready for the next hand."""
    players = 0
    for seat in range(table.seats):
        table.hands[seat] = 0
        table.known[seat] = 0
        table.turns[seat] = 0
        table.change[seat] = 0
        table.cause[seat] = Cause.NONE
        table.fate[seat] = Fate.NONE
        table.last_move[seat] = NOBODY
        table.saw[seat] = 0
        table.move_before[seat] = NOBODY
        table.saw_before[seat] = 0
        players += not table.out[seat]
    table.dealt_by = table.dealer
    table.players = players
    table.hand_number += 1
    clear_cards(table, rules)
    table.round_number = 1
    table.streak = 0
    table.caller = NOBODY
    table.last_turns = 0
    table.sticking = 0
    table.single = 0
    table.challengers = 0
    table.declared = 0
    table.dealt_31 = 0
    table.dealt_fire = 0
    table.end = End.NONE


@kernel
def fill_pack(table: Table, rules: RuleFields) -> None:
    """Lay all cards into the pack of a rollout: a rebuilt stock has taken the place of some (FO-6)."""
    cards = whole_pack(rules)
    for index in range(rules.pack):
        table.pack[index] = lowest(cards)
        cards &= cards - 1


@inlined
def clear_cards(table: Table, rules: RuleFields) -> None:
    """Put the pack back together."""
    if table.rng and table.bottom != rules.pack:
        fill_pack(table, rules)
    table.top = 0
    table.bottom = rules.pack
    table.lazy = table.rng != 0
    table.ordered = 0
    table.set_aside = 0
    table.packet = 0
    table.table = 0
    table.gone = 0
    table.piled = 0
    table.taken = NOBODY
    table.drew = 0
    table.refreshed = 0


@inlined
def deal_hands(table: Table, rules: RuleFields, first: int, apart: int) -> None:
    """Deal single cards in rounds of `apart` cards: each player gets one, beginning with the seat `first` (C-7)."""
    shuffle_top(table, rules.hand_size * apart)
    top = table.top
    table.top += rules.hand_size * apart
    seat = first
    for place in range(table.players):
        table.hands[seat] = cards_at(table, rules, rules.hand_size, top + place, apart)
        seat = next_seat(table, rules, seat)


@kernel
def deal_interleaved(table: Table, rules: RuleFields) -> None:
    """Deal a card to each player and one to the table, again and again (TP-2)."""
    last = table.top + table.players
    deal_hands(table, rules, next_seat(table, rules, table.dealer), table.players + 1)
    table.table = cards_at(table, rules, rules.hand_size, last, table.players + 1)


@kernel
def deal_self_drawn(table: Table, rules: RuleFields) -> None:
    """Let everybody draw, the starter first and once more at the end; he discards then (CF-2, CF-3)."""
    starter = table.dealer
    deal_hands(table, rules, starter, table.players)
    table.hands[starter] |= bit(draw(table))
    table.leader = starter
    table.to_move = starter
    table.drew = 1
    table.phase = Phase.DISCARD


@kernel
def lay_out(table: Table, rules: RuleFields) -> None:
    """Turn up what lies in the middle: the table, or the first discard (TO-2)."""
    if rules.centre == Centre.DISCARD:
        for _ in range(rules.table_size):
            table.pile[table.piled] = draw(table)
            table.piled += 1
    elif table.table == 0:
        table.table = draw_cards(table, rules)


@kernel
def choose(table: Table, rules: RuleFields, kind: int) -> None:
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
    if rules.trade_closes and traded and table.end == End.NONE:
        call_last_turns(table, rules, dealer)
        table.to_move = next_seat(table, rules, dealer)


@inlined
def call_last_turns(table: Table, rules: RuleFields, seat: int) -> None:
    """Give everybody else a last turn; a caller with a combination may have to show it (C-5, PE-6)."""
    table.caller = seat
    table.last_turns = table.players - 1
    table.streak = 0
    if rules.caller_shows:
        show_combination(table, rules, seat)


@kernel
def show_combination(table: Table, rules: RuleFields, seat: int) -> None:
    """Let everybody know the hand of a seat if it is a combination."""
    if value(table.hands[seat], rules) > WITHIN:
        table.known[seat] = table.hands[seat]


@kernel
def begin_turns(table: Table, rules: RuleFields, trader: int) -> None:
    """Give the turn to the leader, unless a special or a washout ends the hand first (SW-8, SW-12, TP-3)."""
    table.phase = Phase.TURN
    table.leader = leader_of(table, rules)
    table.to_move = table.leader
    if rules.auto_declare and rules.declare_dealt:
        show_dealt(table, rules, trader)
    if rules.one_suit_table == OneSuitTable.WASHOUT:
        wash_out(table, rules)


@kernel
def leader_of(table: Table, rules: RuleFields) -> int:
    """Return who has the first turn (SW-8, FO-3, TP-4, ES-3)."""
    if rules.leader == Leader.AFTER_DEALER or (rules.leader == Leader.BIGGEST_LOSER and table.leads == NOBODY):
        return next_seat(table, rules, table.dealer)
    if rules.leader == Leader.DEALER or table.leads == NOBODY:
        return table.dealer
    return table.leads


@kernel
def show_dealt(table: Table, rules: RuleFields, trader: int) -> None:
    """Show all specials; if there is one the hand is over. Those of a dealer who traded were not dealt.

    Where others still have a turn against a 31 (DU-2), they get it now.
    """
    for seat in range(table.seats):
        found = special(table.hands[seat], rules) if table.hands[seat] else 0
        if found:
            table.declared |= 1 << seat
            if seat != trader and found == Special.FIRE:
                table.dealt_fire |= 1 << seat
            elif seat != trader:
                table.dealt_31 |= 1 << seat
    if table.declared:
        if rules.declare_effect == DeclareEffect.SINGLE_TURNS:
            begin_single_turns(table, rules, table.dealer)
        else:
            finish_declared(table, rules)
