"""The kernels of rows as Python calls them for one table: arrays of one record each, as in `engine.bindings`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import deal as dealing
from schwimmen.engine import match, turn, values, view
from schwimmen.engine.kernel import Ints, Records, brief
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.envs.kernels import masks, rows
from schwimmen.envs.kernels.layout import Episode, Space
from schwimmen.envs.kernels.observe import observe as write
from schwimmen.envs.kernels.observe import write_bytes


@brief
def begin(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], episodes: Records[Episode]
) -> None:
    """Begin an episode."""
    rows.begin(tables[0], rules[0], space[0], episodes[0])


@brief
def play(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], episodes: Records[Episode], action: int
) -> None:
    """Play a legal action."""
    rows.play_action(tables[0], rules[0], space[0], episodes[0], action)


@brief
def play_code(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], episodes: Records[Episode], move: int
) -> None:
    """Play a legal move."""
    turn.play(tables[0], rules[0], move)
    rows.after_move(tables[0], rules[0], space[0], episodes[0])


@brief
def mask(
    tables: Records[Table],
    rules: Records[RuleFields],
    space: Records[Space],
    legal: Ints,
    flat: NDArray[np.uint64],
) -> None:
    """Write the legal actions into one row of eights of bytes; `legal` is a scratch of `space.words` words."""
    masks.write_mask(tables[0], rules[0], space[0], legal, 0)
    write_bytes(legal, space[0], flat, 0)


@brief
def code(
    tables: Records[Table], rules: Records[RuleFields], space: Records[Space], episodes: Records[Episode], action: int
) -> int:
    """Return the code of the move that an action is now."""
    return masks.code_of(tables[0], rules[0], space[0], action)


@brief
def observe(
    tables: Records[Table],
    rules: Records[RuleFields],
    space: Records[Space],
    episodes: Records[Episode],
    views: Records[View],
    flat: NDArray[np.uint64],
    seat: int,
) -> None:
    """Write what a seat sees into arrays of one row."""
    view.see(tables[0], rules[0], seat, views[0])
    write(views[0], rules[0], space[0], flat, 0)


@brief
def look(
    tables: Records[Table],
    rules: Records[RuleFields],
    space: Records[Space],
    episodes: Records[Episode],
    views: Records[View],
    seat: int,
) -> None:
    """Write the view of a seat."""
    view.look(tables[0], rules[0], seat, views[0])


@brief
def deal(tables: Records[Table], rules: Records[RuleFields], players: int, dealer: int) -> None:
    """Deal the first hand of a match from the pack as it lies."""
    match.start(tables[0], rules[0], players, dealer)
    dealing.deal(tables[0], rules[0])


@brief
def holds_special(hand: int, rules: Records[RuleFields]) -> int:
    """Return which hand that must be shown at once this is (`Special`), 0 for none."""
    return values.special(hand, rules[0])


@brief
def reward(
    tables: Records[Table],
    rules: Records[RuleFields],
    space: Records[Space],
    episodes: Records[Episode],
    rewards: NDArray[np.float32],
) -> None:
    """Write what an episode that has ended is worth to each seat."""
    rows.reward(tables[0], space[0], episodes[0], rewards, 0)
