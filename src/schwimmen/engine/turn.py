"""A decision carried out, in the order of C-6: cards, declaration, washout, call, pass streak, next player."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.bits import size
from schwimmen.engine.codes import Kind
from schwimmen.engine.deal import call_last_turns, choose
from schwimmen.engine.ending import finish, finish_declared, settle_hand
from schwimmen.engine.kernel import apart, bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.memory import remember
from schwimmen.engine.piles import discard, draw_card, take_card, trade_pool
from schwimmen.engine.reasons import Why, why_illegal
from schwimmen.engine.seats import next_seat
from schwimmen.engine.single import begin_single_turns, end_single_turn
from schwimmen.engine.stock import draw, draw_cards, needs_order, refresh_table, stock_size
from schwimmen.engine.values import special
from schwimmen.engine.washout import wash_out
from schwimmen.rules.enums import (
    AllPass,
    CallEffect,
    Centre,
    ClearCall,
    DealerChoice,
    DeclareEffect,
    Exhausted,
    OneSuitTable,
    Recycle,
    SwapCounts,
)
from schwimmen.rules.fields import PLAYERS


@apart
def play(table: Table, rules: RuleFields, move: int) -> None:
    """Carry out a legal move of the seat to move, and everything that the rules force after it."""
    carry_out(table, rules, move)
    if table.end != End.NONE:
        settle_hand(table, rules)


@inlined
def carry_out(table: Table, rules: RuleFields, move: int) -> None:
    """Carry out a legal move as far as the end of the hand."""
    if table.phase == Phase.TURN:
        play_turn(table, rules, move)
    elif rules.dealer_choice != DealerChoice.NONE and table.phase == Phase.CHOICE:
        remember(table, rules, table.to_move, move)
        choose(table, rules, codes.kind_of(move))
    elif rules.centre != Centre.TABLE and table.phase == Phase.DISCARD:
        remember(table, rules, table.to_move, move)
        discard(table, rules, codes.give_of(move))
        after_cards(table, rules, table.to_move, move)
    elif rules.explain_gate and table.phase == Phase.VERDICT:
        judge(table, rules, codes.kind_of(move))
    elif rules.call_effect == CallEffect.CHALLENGE:
        answer(table, rules, codes.kind_of(move))


@kernel
def play_all(table: Table, rules: RuleFields, moves: NDArray[np.int64]) -> int:
    """Carry out moves in order as long as they are legal; return how many were.

    A refresh for which chance has to give an order first is not carried out: the referee does.
    """
    for index in range(len(moves)):
        if why_illegal(table, rules, moves[index]) != Why.LEGAL:
            return index
        if codes.kind_of(moves[index]) == Kind.REFRESH and needs_order(table, rules) and not table.ordered:
            return index
        play(table, rules, moves[index])
    return len(moves)


@inlined
def play_turn(table: Table, rules: RuleFields, move: int) -> None:
    """Carry out the first decision of a turn."""
    kind = codes.kind_of(move)
    seat = table.to_move
    if kind == Kind.SWAP or kind == Kind.ALL:
        if rules.explain_gate:
            table.pending = move
            table.phase = Phase.VERDICT
            return
        remember(table, rules, seat, move)
        exchange(table, rules, seat, move)
        after_cards(table, rules, seat, move)
    elif kind == Kind.PASS or kind == Kind.CLOSE:
        remember(table, rules, seat, move)
        table.turns[seat] += 1
        end_turn(table, rules, seat, move)
    elif rules.centre != Centre.TABLE or rules.refresh_from_turn or rules.swap_counts == SwapCounts.ANY:
        remember(table, rules, seat, move)
        play_stock(table, rules, seat, move)


@kernel
def play_stock(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Carry out what few games have: stock, discard pile, pool, several cards at once (FO-4, TO-4, CF-5, C-15)."""
    kind = codes.kind_of(move)
    if kind == Kind.REFRESH:
        refresh_table(table, rules)
        table.refreshed = 1
    elif kind == Kind.DRAW:
        draw_card(table, rules, seat)
    elif kind == Kind.TAKE:
        take_card(table, seat)
    else:
        exchange_several(table, rules, seat, move)
        after_cards(table, rules, seat, move)


@inlined
def exchange_several(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Move the cards of an exchange of several, for some of the table or for the whole pool (C-15, CF-5)."""
    if rules.centre == Centre.TABLE:
        give_for(table, seat, codes.given(table.hands[seat], move), codes.taken(table.table, move))
    else:
        trade_pool(table, seat, codes.give_of(move))


@inlined
def exchange(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Move the cards of an exchange; everybody sees which (SW-9, C-12)."""
    if codes.kind_of(move) == Kind.ALL:
        hand = table.hands[seat]
        table.hands[seat] = table.table
        table.known[seat] = table.table
        table.table = hand
        return
    give_for(table, seat, bit(codes.give_of(move)), bit(codes.take_of(move)))
    if rules.recycle != Recycle.NONE:
        change_places(table, codes.give_of(move), codes.take_of(move))


@inlined
def give_for(table: Table, seat: int, give: int, take: int) -> None:
    """Let a seat give some cards for as many of the table."""
    table.hands[seat] ^= give | take
    table.table ^= give | take
    table.known[seat] = table.known[seat] & ~give | take


@kernel
def change_places(table: Table, give: int, take: int) -> None:
    """Put each of two cards in the place of the other."""
    place = table.place[give]
    table.place[give] = table.place[take]
    table.place[take] = place


@kernel
def judge(table: Table, rules: RuleFields, kind: int) -> None:
    """Carry out the verdict on an explanation: the exchange happens, or the turn is over without it (EN-6)."""
    seat = table.to_move
    table.phase = Phase.TURN
    if kind == Kind.RIGHT:
        remember(table, rules, seat, table.pending)
        exchange(table, rules, seat, table.pending)
        after_cards(table, rules, seat, table.pending)
    else:
        table.turns[seat] += 1
        end_turn(table, rules, seat, table.pending)


@kernel
def answer(table: Table, rules: RuleFields, kind: int) -> None:
    """Note the answer to a call; after the last one the hand is over (CF-7)."""
    seat = table.to_move
    if kind == Kind.CHALLENGE:
        table.challengers |= 1 << seat
    table.last_turns -= 1
    if table.last_turns == 0:
        finish(table, End.CALL)
    else:
        table.to_move = next_seat(table, rules, seat)


@inlined
def after_cards(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Go on after cards have moved: declaration, washout, then the end of the turn (C-6)."""
    if must_declare(table, rules, seat):
        table.declared |= 1 << seat
        if rules.declare_effect == DeclareEffect.SINGLE_TURNS and table.turns[seat] == 0:
            table.turns[seat] += 1
            begin_single_turns(table, rules, seat)
        else:
            finish_declared(table, rules)
        return
    table.turns[seat] += 1
    table.refreshed = 0
    if rules.one_suit_table == OneSuitTable.WASHOUT and wash_out(table, rules):
        table.streak = 0
        return
    end_turn(table, rules, seat, move)


@inlined
def must_declare(table: Table, rules: RuleFields, seat: int) -> bool:
    """Say whether the hand of a seat to which cards have come must be shown at once (SW-12, TO-5, DU-7)."""
    if not rules.auto_declare:
        return False
    if table.caller != NOBODY and not rules.declare_after_close:
        return False
    return special(table.hands[seat], rules) != 0 and not table.single


@inlined
def end_turn(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Finish a turn: the call, the last turns, the pass streak, the next player (C-4, C-5, SW-10, SW-13)."""
    kind = codes.kind_of(move)
    if rules.call_effect != CallEffect.LAST_TURNS:
        end_other_turn(table, rules, seat, move)
        return
    if kind == Kind.CLOSE or codes.rides(move):
        call_last_turns(table, rules, seat)
    elif table.caller != NOBODY:
        table.last_turns -= 1
        if table.last_turns == 0:
            finish(table, End.CLOSE)
            return
    elif kind == Kind.PASS:
        table.streak += 1
        if table.streak >= table.players and rules.all_pass:
            all_passed(table, rules)
            if table.end != End.NONE:
                return
    else:
        table.streak = 0
        if rules.centre != Centre.TABLE and runs_out(table, rules):
            return
    table.to_move = next_seat(table, rules, seat)


@kernel
def all_passed(table: Table, rules: RuleFields) -> None:
    """Turn up new table cards after all have passed, or end the hand (SW-13, TP-8)."""
    table.streak = 0
    if rules.all_pass == AllPass.END:
        finish(table, End.ALLPASS)
    elif stock_size(table) >= rules.table_size:
        table.gone |= table.table
        table.table = draw_cards(table, rules)
    elif rules.exhausted == Exhausted.DRAW:
        finish(table, End.DRAW)
    elif rules.exhausted == Exhausted.SHOWDOWN:
        finish(table, End.STOCK)


@kernel
def runs_out(table: Table, rules: RuleFields) -> bool:
    """End the hand if the last stock card was drawn in the turn that ends (TO-7, CF-11). Return whether it was."""
    if not table.drew or stock_size(table) or rules.exhausted == Exhausted.KEEP_TABLE:
        return False
    finish(table, End.DRAW if rules.exhausted == Exhausted.DRAW else End.STOCK)
    return True


@kernel
def end_other_turn(table: Table, rules: RuleFields, seat: int, move: int) -> None:
    """Finish a turn where a call gives nobody else a last one (DU-6, LO-6, FO-4, CF-6, ES-5)."""
    kind = codes.kind_of(move)
    if rules.call_effect == CallEffect.STICK:
        end_stick_turn(table, rules, seat, kind == Kind.CLOSE or (rules.swap_all_sticks and gives_all(rules, move)))
    elif kind == Kind.CLOSE or codes.rides(move):
        table.caller = seat
        if rules.call_effect == CallEffect.AT_ONCE:
            finish(table, End.CLOSE)
        elif codes.rides(move) and rules.clear_call == ClearCall.ENDS:
            finish(table, End.CLEAR)
        else:
            table.phase = Phase.ANSWER
            table.last_turns = table.players - 1
            table.to_move = next_seat(table, rules, seat)
    elif kind == Kind.PASS:
        finish(table, End.REFUSED)
    elif not runs_out(table, rules):
        table.to_move = next_seat(table, rules, seat)


@inlined
def gives_all(rules: RuleFields, move: int) -> bool:
    """Say whether a move exchanges the whole hand (DU-4, CO-5)."""
    kind = codes.kind_of(move)
    return kind == Kind.ALL or (kind == Kind.SOME and size(codes.give_of(move)) == rules.hand_size)


@inlined
def rounds_of(table: Table, rules: RuleFields) -> int:
    """Return how many rounds a hand has where they are counted (CO-7)."""
    return table.players if rules.rounds == PLAYERS else rules.rounds


@kernel
def end_counted_turn(table: Table, rules: RuleFields, seat: int) -> None:
    """Pass the turn to the next who still trades; past the leader a new round begins with a card more (CO-7, CO-8)."""
    trading = 0
    for other in range(table.seats):
        trading |= (not table.out[other] and not table.sticking >> other & 1) << other
    if not trading:
        finish(table, End.STICK)
        return
    around = False
    following = seat
    while (following == seat and not around) or not trading >> following & 1:
        following = next_seat(table, rules, following)
        around = around or following == table.leader
    if around:
        if table.round_number == rounds_of(table, rules):
            finish(table, End.ROUNDS)
            return
        table.round_number += 1
        if stock_size(table) > 0:
            table.table |= bit(draw(table))
    table.to_move = following


@kernel
def end_stick_turn(table: Table, rules: RuleFields, seat: int, sticks: bool) -> None:
    """Finish a turn where everybody closes his own game alone (DU-3 to DU-6, LO-4 to LO-6)."""
    if table.single:
        end_single_turn(table, rules, seat)
        return
    if sticks:
        table.sticking |= 1 << seat
    if rules.rounds:
        end_counted_turn(table, rules, seat)
        return
    if table.last_turns:
        finish(table, End.STICK)
        return
    active = 0
    for other in range(table.seats):
        active += not table.out[other] and not table.sticking >> other & 1
    if active <= 1:
        table.last_turns = 1
    table.to_move = next_seat(table, rules, seat)
    while table.sticking >> table.to_move & 1:
        table.to_move = next_seat(table, rules, table.to_move)
