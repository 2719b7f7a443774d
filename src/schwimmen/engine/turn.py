"""A decision carried out, in the order of C-6: cards, declaration, call, pass streak, next player."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import moves
from schwimmen.engine.deal import choose, draw_cards
from schwimmen.engine.ending import finish, finish_declared
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase
from schwimmen.engine.moves import Kind, Why
from schwimmen.engine.seats import next_seat
from schwimmen.engine.values import special
from schwimmen.rules import AllPass, Exhausted


@kernel
def play(table: Any, rules: Any, move: int) -> None:
    """Carry out a legal move of the seat to move, and everything that the rules force after it."""
    kind = moves.kind_of(move)
    if table.phase == Phase.CHOICE:
        choose(table, rules, kind)
        return
    seat = table.to_move
    if kind == Kind.SWAP or kind == Kind.ALL:
        exchange(table, seat, move)
        if must_declare(table, rules, seat):
            table.declared |= 1 << seat
            finish_declared(table, rules)
            return
    table.turns[seat] += 1
    end_turn(table, rules, seat, kind, kind == Kind.CLOSE or moves.rides(move))


@kernel
def play_all(table: Any, rules: Any, codes: Any) -> int:
    """Carry out moves in order as long as they are legal; return how many were."""
    for index in range(len(codes)):
        if moves.why_illegal(table, rules, codes[index]) != Why.LEGAL:
            return index
        play(table, rules, codes[index])
    return len(codes)


@kernel
def exchange(table: Any, seat: int, move: int) -> None:
    """Move the cards of an exchange; everybody sees which (SW-9, C-12)."""
    if moves.kind_of(move) == Kind.ALL:
        hand = table.hands[seat]
        table.hands[seat] = table.table
        table.known[seat] = table.table
        table.table = hand
        return
    give = bit(moves.give_of(move))
    take = bit(moves.take_of(move))
    table.hands[seat] ^= give | take
    table.table ^= give | take
    table.known[seat] = table.known[seat] & ~give | take


@kernel
def must_declare(table: Any, rules: Any, seat: int) -> bool:
    """Say whether the hand of a seat that has just exchanged must be shown at once (SW-12)."""
    if table.caller != NOBODY and not rules.declare_after_close:
        return False
    return special(table.hands[seat], rules) != 0


@kernel
def end_turn(table: Any, rules: Any, seat: int, kind: int, called: bool) -> None:
    """Finish a turn: the call, the last turns, the pass streak, the next player (C-4, C-5, SW-10, SW-13)."""
    if called:
        table.caller = seat
        table.last_turns = table.players - 1
        table.streak = 0
    elif table.caller != NOBODY:
        table.last_turns -= 1
        if table.last_turns == 0:
            finish(table, rules, End.CLOSE)
            return
    elif kind == Kind.PASS:
        table.streak += 1
        if table.streak >= table.players and rules.all_pass == AllPass.REFRESH:
            refresh(table, rules)
            if table.phase != Phase.TURN:
                return
    else:
        table.streak = 0
    table.to_move = next_seat(table, rules, seat)


@kernel
def refresh(table: Any, rules: Any) -> None:
    """Turn up new table cards after all have passed, or end the hand if the stock is too small (SW-13)."""
    table.streak = 0
    if rules.pack - table.top >= rules.table_size:
        table.gone |= table.table
        table.table = draw_cards(table, rules, rules.table_size)
    elif rules.exhausted == Exhausted.DRAW:
        finish(table, rules, End.DRAW)
    elif rules.exhausted == Exhausted.SHOWDOWN:
        finish(table, rules, End.STOCK)
