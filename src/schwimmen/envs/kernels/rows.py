"""Rows of tables: begin an episode, play an action in each, begin the next where one has ended, write what is seen.

`first` and `last` say which tables. What comes of one depends on its own records alone, so that threads can share them
arrays.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.deal import deal
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import Ints, Records, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import face
from schwimmen.envs.kernels.layout import Arrays, Episode, Space
from schwimmen.envs.kernels.masks import code_of, is_legal, sample, write_mask
from schwimmen.envs.kernels.observe import observe, write_bytes

TERMINATED = 0
TRUNCATED = 1


@kernel
def begin(table: Table, rules: RuleFields, space: Space, episode: Episode) -> None:
    """Begin an episode at a hand in which somebody decides something; the first deal goes round."""
    while True:
        episode.first = episode.first + 1 if episode.first + 1 < space.seats else 0
        start(table, rules, space.seats, episode.first)
        deal(table, rules)
        go_on(table, rules, space, episode)
        if not episode.over:
            return


@kernel
def go_on(table: Table, rules: RuleFields, space: Space, episode: Episode) -> None:
    """See whether the episode is over; where it is a match, deal until somebody decides something."""
    episode.cut = 0
    episode.moves = 0
    if space.match:
        while table.phase == Phase.DEAL:
            deal(table, rules)
    episode.over = table.to_move == NOBODY


@inlined
def play_action(table: Table, rules: RuleFields, space: Space, episode: Episode, action: int) -> None:
    """Play a legal action, and stop a hand that goes on for ever."""
    play(table, rules, code_of(table, rules, space, action))
    after_move(table, rules, space, episode)


@inlined
def after_move(table: Table, rules: RuleFields, space: Space, episode: Episode) -> None:
    """Count a move; see whether the hand, and with it the episode, has ended."""
    episode.moves += 1
    if table.end != End.NONE:
        go_on(table, rules, space, episode)
    elif stop_stalled(table, rules, episode.moves):
        episode.over = 1
        episode.cut = 1


@inlined
def reward(table: Table, space: Space, episode: Episode, rewards: NDArray[np.float32], index: int) -> None:
    """Write what an episode that has ended is worth to each seat: units or points; of a match a share of the win."""
    if not space.match:
        for seat in range(space.seats):
            rewards[index, seat] = table.change[seat]
    elif not episode.cut:
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
    episode: Episode,
    rewards: NDArray[np.float32],
    ended: NDArray[np.uint8],
    index: int,
) -> None:
    """Begin the next episode after one that has ended; write its rewards, unless one has ended in this step already."""
    if not ended[index, TERMINATED] and not ended[index, TRUNCATED]:
        ended[index, TRUNCATED if episode.cut else TERMINATED] = 1
        reward(table, space, episode, rewards, index)
    begin(table, rules, space, episode)


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
    table: Table, rules: RuleFields, space: Space, view: View, observations: NDArray[np.uint64], index: int
) -> None:
    """Write what the seat to move sees."""
    face(table, rules, table.to_move, view)
    observe(view, rules, space, observations, index)


@inlined
def offer(table: Table, rules: RuleFields, space: Space, legal: Ints, masks: NDArray[np.uint64], index: int) -> None:
    """Write which actions are legal, and show it."""
    write_mask(table, rules, space, legal, index * int(space.words))
    write_bytes(legal, space, masks, index)


@kernel
def begin_rows(arrays: Arrays, first: int, last: int) -> None:
    """Begin an episode at each table."""
    for index in range(first, last):
        begin(arrays.tables[index], arrays.rules[0], arrays.space[0], arrays.episodes[index])


@kernel
def show_rows(arrays: Arrays, views: Records[View], first: int, last: int) -> None:
    """Write what is seen at each table, and who is to move."""
    rules, space, view = arrays.rules[0], arrays.space[0], views[0]
    for index in range(first, last):
        table = arrays.tables[index]
        arrays.to_move[index] = table.to_move
        show(table, rules, space, view, arrays.observations, index)
        offer(table, rules, space, arrays.legal, arrays.masks, index)


@kernel
def first_illegal(arrays: Arrays, actions: NDArray[np.int32], first: int, last: int) -> int:
    """Return the first table whose action is not legal, -1 if all are."""
    space = arrays.space[0]
    for index in range(first, last):
        if not is_legal(space, arrays.legal, index * int(space.words), actions[index]):
            return index
    return -1


@kernel
def step_rows(arrays: Arrays, views: Records[View], actions: NDArray[np.int32], first: int, last: int) -> None:
    """Play a legal action at each table, and write everything that comes of it."""
    rules, space, view = arrays.rules[0], arrays.space[0], views[0]
    for index in range(first, last):
        table, episode = arrays.tables[index], arrays.episodes[index]
        clear_row(arrays.rewards, arrays.ended, index)
        play_action(table, rules, space, episode, actions[index])
        if episode.over:  # asked here: an array is counted as used once more at the call
            settle_row(table, rules, space, episode, arrays.rewards, arrays.ended, index)
        arrays.to_move[index] = table.to_move
        show(table, rules, space, view, arrays.observations, index)
        offer(table, rules, space, arrays.legal, arrays.masks, index)


@kernel
def play_rows(arrays: Arrays, actions: NDArray[np.int32], first: int, last: int) -> None:
    """Play a legal action at each table, but write nothing of what is seen then."""
    rules, space = arrays.rules[0], arrays.space[0]
    for index in range(first, last):
        table, episode = arrays.tables[index], arrays.episodes[index]
        clear_row(arrays.rewards, arrays.ended, index)
        play_action(table, rules, space, episode, actions[index])
        if episode.over:
            settle_row(table, rules, space, episode, arrays.rewards, arrays.ended, index)


@kernel
def sample_rows(arrays: Arrays, actions: NDArray[np.int32], first: int, last: int) -> None:
    """Write a random legal action of each table."""
    space = arrays.space[0]
    for index in range(first, last):
        actions[index] = sample(arrays.episodes[index], space, arrays.legal, index * int(space.words))
