"""By how much one plays better than another, told from the decisions in which they differ, as kernels.

A seat plays hands like the one, everybody else like the other. At each of its decisions the other is asked, too. Where
he would have made another move, both moves are played on by him and his equals, in the cards as they lie and with the
same chance. What the moves that were made brought more, added up, is on average what a seat gains by playing like the
one and not like the other (S. Kakade, J. Langford, "Approximately Optimal Approximate Reinforcement Learning", ICML
2002, lemma 6.1; as a way to measure players: M. Zinkevich and others, "Optimal Unbiased Estimators for Evaluating Agent
Performance", AAAI 2006). The luck of the cards, and of all decisions that are alike, is left out.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.duplicate import Workspace, move_in
from schwimmen.arena.hands import deal_hand
from schwimmen.engine import chance
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import Records, kernel
from schwimmen.engine.layout import End, RuleFields, Table
from schwimmen.engine.stock import shuffle
from schwimmen.engine.turn import play

TRIES: Final = 2
"""How often each of two moves is played on."""


@kernel
def advantage(
    tables: Records[Table], rules: RuleFields, rooms: Records[Workspace], levels: NDArray[np.int64], team: int, rng: int
) -> float:
    """Play a hand and return what each seat of a team has brought itself by the decisions in which it differs.

    `levels` are those at the table with the team, and below those without it, by seat; `rooms` are the team's and that
    of the others; there are two tables. `team` are seats as bits, `rng` is the chance of the hand.
    """
    table, moves, brought = tables[0], 0, 0.0
    deal_hand(table, rules, levels.shape[1], rng)
    shuffle(table)  # both moves are played on with one stock, which is the one that a cheater sees
    while table.end == End.NONE and not stop_stalled(table, rules, moves):
        table.rng = chance.advance(table.rng)
        side = 1 - (team >> table.to_move & 1)
        move = decision(table, rules, rooms[side], levels[side], table.rng)
        moves += 1
        if side == 0:
            usual = decision(table, rules, rooms[1], levels[1], table.rng)
            if move != usual:
                brought += lead(tables, rules, rooms[1], levels[1], move, team, moves)
                brought -= lead(tables, rules, rooms[1], levels[1], usual, team, moves)
        play(table, rules, move)
    return brought


@kernel
def decision(table: Table, rules: RuleFields, room: Workspace, levels: NDArray[np.int64], rng: int) -> int:
    """Return the move of the seat to move."""
    room.scratch.state.rng = rng
    return move_in(table, rules, room, levels)


@kernel
def lead(
    tables: Records[Table], rules: RuleFields, room: Workspace, levels: NDArray[np.int64], move: int, team: int,
    moves: int,
) -> float:  # fmt: skip
    """Return how far a team comes out ahead after its move, on average over some ways to go on, in `tables[1]`."""
    table, rng, total = tables[1], tables[0].rng, 0.0
    for _ in range(TRIES):
        rng = chance.advance(rng)
        tables[1] = tables[0]
        table.rng = rng
        play(table, rules, move)
        made = moves
        while table.end == End.NONE and not stop_stalled(table, rules, made):
            table.rng = chance.advance(table.rng)
            play(table, rules, decision(table, rules, room, levels, table.rng))
            made += 1
        total += ahead(table, team)
    return total / TRIES


@kernel
def ahead(table: Table, team: int) -> float:
    """Return by how much a team did better in a hand than the others, each of them."""
    ours, others, own, rest = 0, 0, 0.0, 0.0
    for seat in range(table.seats):
        if team >> seat & 1:
            ours += 1
            own += table.change[seat]
        else:
            others += 1
            rest += table.change[seat]
    return own / ours - rest / others
