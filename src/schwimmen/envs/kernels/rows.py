"""Rows of tables: begin an episode, play an action in each, begin the next where one has ended, write what is seen.

`rules` and `space` are arrays of one record, `view` one of scratch; `first` and `last` say which rows. What a row gets
depends on its own record alone, so rows can be shared out among threads.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.deal import deal
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import Records, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.match import start
from schwimmen.engine.rollout import STALL_TURNS
from schwimmen.engine.turn import play
from schwimmen.engine.view import face
from schwimmen.envs.kernels.layout import Row, Space
from schwimmen.envs.kernels.masks import code_of, is_legal, sample, write_mask
from schwimmen.envs.kernels.observe import observe, write_bytes

TERMINATED = 0
TRUNCATED = 1


@kernel
def begin(table: Table, rules: RuleFields, space: Space, row: Row) -> None:
    """Begin an episode at a hand in which somebody decides something; the first deal goes round."""
    while True:
        row.first = row.first + 1 if row.first + 1 < space.seats else 0
        start(table, rules, space.seats, row.first)
        deal(table, rules)
        go_on(table, rules, space, row)
        if not row.over:
            return


@kernel
def go_on(table: Table, rules: RuleFields, space: Space, row: Row) -> None:
    """See whether the episode is over; where it is a match, deal until somebody decides something."""
    row.cut = 0
    row.moves = 0
    if space.match:
        while table.phase == Phase.DEAL:
            deal(table, rules)
    row.over = table.to_move == NOBODY


@inlined
def play_action(table: Table, rules: RuleFields, space: Space, row: Row, action: int) -> None:
    """Play a legal action, and stop a hand that goes on for ever."""
    play(table, rules, code_of(table, rules, space, action))
    after_move(table, rules, space, row)


@inlined
def after_move(table: Table, rules: RuleFields, space: Space, row: Row) -> None:
    """Count a move; see whether the hand, and with it the episode, has ended."""
    row.moves += 1
    if table.end != End.NONE:
        go_on(table, rules, space, row)
    elif row.moves >= STALL_TURNS * table.players:
        finish(table, End.STALLED)
        settle_hand(table, rules)
        row.over = 1
        row.cut = 1


@inlined
def reward(table: Table, space: Space, row: Row, rewards: NDArray[np.float32], index: int) -> None:
    """Write what an episode that has ended is worth to each seat: units or points; of a match a share of the win."""
    if not space.match:
        for seat in range(space.seats):
            rewards[index, seat] = table.change[seat]
    elif not row.cut:
        winners = 0
        for seat in range(space.seats):
            winners += table.winners >> seat & 1
        for seat in range(space.seats):
            rewards[index, seat] = (table.winners >> seat & 1) / winners


@inlined
def settle_row(
    table: Table,
    rules: RuleFields,
    space: Space,
    row: Row,
    rewards: NDArray[np.float32],
    ended: NDArray[np.uint8],
    index: int,
) -> None:
    """Begin the next episode after one that has ended; write its rewards, unless one has ended in this step already."""
    if not ended[index, TERMINATED] and not ended[index, TRUNCATED]:
        ended[index, TRUNCATED if row.cut else TERMINATED] = 1
        reward(table, space, row, rewards, index)
    begin(table, rules, space, row)


@inlined
def clear_row(rewards: NDArray[np.float32], ended: NDArray[np.uint8], index: int) -> None:
    """Take back what the step before has written."""
    if ended[index, TERMINATED] or ended[index, TRUNCATED]:
        for seat in range(rewards.shape[1]):
            rewards[index, seat] = 0
        ended[index, TERMINATED] = 0
        ended[index, TRUNCATED] = 0


@inlined
def show(
    table: Table,
    rules: RuleFields,
    space: Space,
    row: Row,
    view: View,
    seen: NDArray[np.uint64],
    masks: NDArray[np.uint64],
    index: int,
) -> None:
    """Write what the seat to move sees, and which actions are legal."""
    face(table, rules, table.to_move, view)
    observe(view, rules, space, seen, index)
    write_mask(table, rules, space, row.mask)
    write_bytes(row.mask, space, masks, index)


@kernel
def begin_rows(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], rows: Records[Row], first: int, last: int
) -> None:
    """Begin an episode in each row."""
    for index in range(first, last):
        begin(tables[index], rules[0], space[0], rows[index])


@kernel
def show_rows(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], rows: Records[Row],
    view: Records[View], seen: NDArray[np.uint64], masks: NDArray[np.uint64], to_move: NDArray[np.int32],
    first: int, last: int,
) -> None:  # fmt: skip
    """Write what is seen in each row, and who is to move."""
    for index in range(first, last):
        table = tables[index]
        to_move[index] = table.to_move
        show(table, rules[0], space[0], rows[index], view[0], seen, masks, index)


@kernel
def first_illegal(rows: Records[Row], actions: NDArray[np.int32], first: int, last: int) -> int:
    """Return the first row whose action is not legal, -1 if all are."""
    for index in range(first, last):
        if not is_legal(rows[index].mask, actions[index]):
            return index
    return -1


@kernel
def step_rows(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], rows: Records[Row],
    view: Records[View], seen: NDArray[np.uint64], masks: NDArray[np.uint64], to_move: NDArray[np.int32],
    actions: NDArray[np.int32], rewards: NDArray[np.float32], ended: NDArray[np.uint8], first: int, last: int,
) -> None:  # fmt: skip
    """Play a legal action in each row, and write everything that comes of it."""
    for index in range(first, last):
        table = tables[index]
        row = rows[index]
        clear_row(rewards, ended, index)
        play_action(table, rules[0], space[0], row, actions[index])
        if row.over:  # asked here: an array is counted as used once more at the call
            settle_row(table, rules[0], space[0], row, rewards, ended, index)
        to_move[index] = table.to_move
        show(table, rules[0], space[0], row, view[0], seen, masks, index)


@kernel
def play_rows(
    tables: Records[Table],
    rules: Records[RuleFields],
    space: Records[Space],
    rows: Records[Row],
    actions: NDArray[np.int32],
    rewards: NDArray[np.float32],
    ended: NDArray[np.uint8],
    first: int,
    last: int,
) -> None:
    """Play a legal action in each row, but write nothing of what is seen then."""
    for index in range(first, last):
        clear_row(rewards, ended, index)
        play_action(tables[index], rules[0], space[0], rows[index], actions[index])
        if rows[index].over:
            settle_row(tables[index], rules[0], space[0], rows[index], rewards, ended, index)


@kernel
def sample_rows(rows: Records[Row], actions: NDArray[np.int32], first: int, last: int) -> None:
    """Write a random legal action of each row."""
    for index in range(first, last):
        actions[index] = sample(rows[index])
