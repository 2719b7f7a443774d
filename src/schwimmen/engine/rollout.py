"""Whole hands at full speed: random play, one hand, many hands."""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine import chance
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import finish
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import End, Phase
from schwimmen.engine.match import start
from schwimmen.engine.moves import nth_move
from schwimmen.engine.turn import play

STALL_TURNS: Final = 500
"""Moves per player after which a hand that does not end is stopped without loss (C-13)."""


@kernel
def random_hand(table: Any, rules: Any) -> int:
    """Deal and play one hand by random legal moves; return how many there were."""
    deal(table, rules)
    limit = STALL_TURNS * table.players
    moves = 0
    while table.phase != Phase.DEAL and table.phase != Phase.OVER:
        if moves == limit:
            finish(table, rules, End.STALLED)
            break
        table.rng = chance.advance(table.rng)
        play(table, rules, nth_move(table, rules, chance.fraction(table.rng)))
        moves += 1
    return moves


@kernel
def random_hands(table: Any, rules: Any, seats: int, hands: int, ends: Any, values: Any) -> int:
    """Play hands in which everybody starts afresh, the deal going round; return the number of moves.

    `ends` counts how hands ended (by `End`), `values` the doubled values at their ends.
    """
    moves = 0
    dealer = 0
    for _ in range(hands):
        start(table, rules, seats, dealer)
        moves += random_hand(table, rules)
        ends[table.end] += 1
        for seat in range(seats):
            values[table.values[seat]] += 1
        dealer = dealer + 1 if dealer + 1 < seats else 0
    return moves
