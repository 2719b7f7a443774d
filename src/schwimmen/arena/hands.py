"""Hands between computer opponents at full speed: each seat thinks about its own view only."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import End, RuleFields, Table
from schwimmen.engine.match import start
from schwimmen.engine.rollout import Tally, count_hand
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.level import choose_move
from schwimmen.players.scratch import Scratch


@kernel
def deal_hand(table: Table, rules: RuleFields, players: int, rng: int) -> None:
    """Deal a hand of its own to so many, by the chance `rng` alone: from a fresh pack, whatever was played before."""
    start(table, rules, players, 0)
    fill_pack(table, rules)
    table.rng = rng
    deal(table, rules)


@kernel
def bot_hand(table: Table, rules: RuleFields, scratch: Scratch, levels: NDArray[np.int64]) -> int:
    """Play a hand that has been dealt between computer opponents (`levels` by seat); return the number of moves."""
    moves = 0
    while table.end == End.NONE and not stop_stalled(table, rules, moves):
        table.rng = chance.advance(table.rng)
        scratch.state.rng = table.rng
        look(table, rules, table.to_move, scratch.seat_view)
        play(table, rules, choose_move(levels[table.to_move], rules, scratch))
        moves += 1
    return moves


@kernel
def bot_hands(
    table: Table, rules: RuleFields, scratch: Scratch, levels: NDArray[np.int64], hands: int, tally: Tally
) -> int:
    """Play hands in which everybody starts afresh, the deal going round; return the number of moves."""
    seats = len(levels)
    moves = 0
    dealer = 0
    for _ in range(hands):
        start(table, rules, seats, dealer)
        deal(table, rules)
        moves += bot_hand(table, rules, scratch, levels)
        count_hand(table, rules, tally)
        dealer = dealer + 1 if dealer + 1 < seats else 0
    return moves
