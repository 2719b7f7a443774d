"""Rows of tables in which computer opponents sit: they play until a seat is to move that somebody else plays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, inlined, kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.envs.kernels.layout import Row, Space
from schwimmen.envs.kernels.rows import after_move, settle_row
from schwimmen.players.level import choose_move, choose_quick
from schwimmen.players.mind import Mind


@inlined
def ask(table: Table, rules: RuleFields, row: Row, view: View, mind: Mind) -> None:
    """Give the seat to move its view and its chance."""
    look(table, rules, table.to_move, view)
    row.rng = chance.advance(row.rng)
    mind.rng = row.rng


@inlined
def follow(
    table: Table,
    rules: RuleFields,
    space: Space,
    row: Row,
    move: int,
    rewards: NDArray[np.float32],
    ended: NDArray[np.uint8],
    index: int,
) -> None:
    """Play a move, and begin the next episode if it has ended one."""
    play(table, rules, move)
    after_move(table, rules, space, row)
    if row.over:
        settle_row(table, rules, space, row, rewards, ended, index)


@kernel
def reply_rows(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], rows: Records[Row],
    view: Records[View], mind: Records[Mind], world: Records[Table], sight: Records[View],
    levels: NDArray[np.int64],
    rewards: NDArray[np.float32], ended: NDArray[np.uint8], first: int, last: int,
) -> None:  # fmt: skip
    """Let the opponents of each row play; `levels` has theirs by seat, -1 where somebody else plays. None may search.

    An episode that they end before anybody else has decided something in it is not told: the next one begins.
    """
    for index in range(first, last):
        table = tables[index]
        while levels[table.to_move] >= 0:
            ask(table, rules[0], rows[index], view[0], mind[0])
            move = choose_quick(levels[table.to_move], view[0], rules[0], mind[0], world[0], sight[0])
            follow(table, rules[0], space[0], rows[index], move, rewards, ended, index)


@kernel
def searching_reply_rows(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], rows: Records[Row],
    view: Records[View], mind: Records[Mind], world: Records[Table], sight: Records[View],
    levels: NDArray[np.int64],
    rewards: NDArray[np.float32], ended: NDArray[np.uint8], first: int, last: int,
) -> None:  # fmt: skip
    """Do the same where some of them search: this takes a minute longer to compile."""
    for index in range(first, last):
        table = tables[index]
        while levels[table.to_move] >= 0:
            ask(table, rules[0], rows[index], view[0], mind[0])
            move = choose_move(levels[table.to_move], view[0], rules[0], mind[0], world[0], sight[0])
            follow(table, rules[0], space[0], rows[index], move, rewards, ended, index)
