"""Rows of tables in which computer opponents sit: they play until a seat is to move that somebody else plays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, inlined, kernel
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.envs.kernels.layout import Arrays, Episode
from schwimmen.envs.kernels.rows import after_move, settle_row
from schwimmen.players.level import choose_move
from schwimmen.players.scratch import Scratch


@inlined
def ask(table: Table, rules: RuleFields, episode: Episode, scratch: Scratch) -> None:
    """Give the seat to move its view and its chance."""
    look(table, rules, table.to_move, scratch.seat_view)
    episode.rng = chance.advance(episode.rng)
    scratch.state.rng = episode.rng


@kernel
def reply_rows(arrays: Arrays, scratches: Records[Scratch], levels: NDArray[np.int64], first: int, last: int) -> None:
    """Let the opponents at each table play; `levels` has theirs by seat, -1 where somebody else plays.

    An episode that they end before anybody else has decided something in it is not told: the next one begins.
    """
    rules, space, scratch = arrays.rules[0], arrays.space[0], scratches[0]
    for index in range(first, last):
        table, episode = arrays.tables[index], arrays.episodes[index]
        while levels[table.to_move] >= 0:
            ask(table, rules, episode, scratch)
            play(table, rules, choose_move(levels[table.to_move], rules, scratch))
            after_move(table, rules, space, episode)
            if episode.over:
                settle_row(table, rules, space, episode, arrays.rewards, arrays.ended, index)
