"""`beginner`: sees the obvious. It takes the exchange that makes the best hand now, and closes on a good one."""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine import codes
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.mind import chance_below

KEEPS_FROM: Final = 2 * 14
"""Doubled value from which the dealer keeps his cards: three unknown ones are worth about that."""

CLOSES_FROM: Final = 2 * 25
"""Doubled value on which it closes."""

PATIENCE: Final = 4
"""Turns after which a player closes on less."""


@kernel
def beginner(view: Any, rules: Any, mind: Any) -> int:
    """Return the move of a beginner."""
    if view.phase == Phase.CHOICE:
        return Kind.KEEP.value if value(view.hand, rules) >= KEEPS_FROM else Kind.TRADE.value
    best = best_exchange(view, rules, mind)
    hand = hand_after(view.hand, view.table, best)
    if view.caller == NOBODY and value(hand, rules) >= CLOSES_FROM - impatience(view):
        return closing(view, best)
    return best


@kernel
def impatience(view: Any) -> int:
    """Return by how much less a player closes: more with every turn, so that no hand lasts for ever."""
    return 2 * max(0, view.turns[view.seat] - PATIENCE)


@kernel
def hand_after(hand: int, table: int, move: int) -> int:
    """Return what a hand is after an exchange, or after none."""
    if codes.kind_of(move) == Kind.ALL:
        return table
    if codes.kind_of(move) == Kind.SWAP:
        return hand ^ bit(codes.give_of(move)) ^ bit(codes.take_of(move))
    return hand


@kernel
def table_after(hand: int, table: int, move: int) -> int:
    """Return what the table is after an exchange, or after none."""
    if codes.kind_of(move) == Kind.ALL:
        return hand
    if codes.kind_of(move) == Kind.SWAP:
        return table ^ bit(codes.give_of(move)) ^ bit(codes.take_of(move))
    return table


@kernel
def best_exchange(view: Any, rules: Any, mind: Any) -> int:
    """Return the legal move without a call that leaves the best hand; of equal ones any."""
    best = view.legal[0]
    most = -1
    equals = 0
    for index in range(view.legal_count):
        move = view.legal[index]
        if codes.rides(move) or move == Kind.CLOSE:
            continue
        found = strength(hand_after(view.hand, view.table, move), rules)
        if found > most:
            most = found
            equals = 0
        if found == most:
            equals += 1
            if chance_below(mind, equals) == 0:
                best = move
    return best


@kernel
def closing(view: Any, move: int) -> int:
    """Return a move with the call riding on it if that is legal; the call alone if the move changes nothing."""
    for index in range(view.legal_count):
        if view.legal[index] == move | RIDER:
            return move | RIDER
        if view.legal[index] == Kind.CLOSE and move == Kind.PASS:
            return view.legal[index]
    return move
