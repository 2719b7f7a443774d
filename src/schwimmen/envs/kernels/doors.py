"""The kernels of rows as Python calls them for one table: arrays of one record each, as in `engine.doors`."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import deal as dealing
from schwimmen.engine import ending, match, turn, values, view
from schwimmen.engine.kernel import brief
from schwimmen.engine.layout import End
from schwimmen.envs.kernels import masks, rows
from schwimmen.envs.kernels.observe import observe as write
from schwimmen.envs.kernels.observe import write_bytes


@brief
def begin(tables: Any, rules: Any, space: Any, row: Any) -> None:
    """Begin an episode."""
    rows.begin(tables[0], rules[0], space[0], row[0])


@brief
def play(tables: Any, rules: Any, space: Any, row: Any, action: int) -> None:
    """Play a legal action."""
    rows.play_action(tables[0], rules[0], space[0], row[0], action)


@brief
def play_code(tables: Any, rules: Any, space: Any, row: Any, move: int) -> None:
    """Play a legal move."""
    turn.play(tables[0], rules[0], move)
    rows.after_move(tables[0], rules[0], space[0], row[0])


@brief
def mask(tables: Any, rules: Any, space: Any, row: Any, flat: Any) -> None:
    """Write the legal actions into one row of eights of bytes."""
    masks.write_mask(tables[0], rules[0], space[0], row[0].mask)
    write_bytes(row[0].mask, space[0], flat, 0)


@brief
def code(tables: Any, rules: Any, space: Any, row: Any, action: int) -> int:
    """Return the code of the move that an action is now."""
    return masks.code_of(tables[0], rules[0], space[0], action)


@brief
def observe(tables: Any, rules: Any, space: Any, row: Any, views: Any, flat: Any, seat: int) -> None:
    """Write what a seat sees into arrays of one row."""
    view.see(tables[0], rules[0], seat, views[0])
    write(views[0], rules[0], space[0], flat, 0)


@brief
def look(tables: Any, rules: Any, space: Any, row: Any, views: Any, seat: int) -> None:
    """Write the view of a seat."""
    view.look(tables[0], rules[0], seat, views[0])


@brief
def deal(tables: Any, rules: Any, players: int, dealer: int) -> None:
    """Deal the first hand of a match from the pack as it lies."""
    match.start(tables[0], rules[0], players, dealer)
    dealing.deal(tables[0], rules[0])


@brief
def stall(tables: Any, rules: Any) -> None:
    """Stop a hand without loss (C-13)."""
    ending.finish(tables[0], End.STALLED)
    ending.settle_hand(tables[0], rules[0])


@brief
def holds_special(hand: int, rules: Any) -> int:
    """Return which hand that must be shown at once this is (`Special`), 0 for none."""
    return values.special(hand, rules[0])


@brief
def reward(tables: Any, rules: Any, space: Any, row: Any, rewards: Any) -> None:
    """Write what an episode that has ended is worth to each seat."""
    rows.reward(tables[0], space[0], row[0], rewards, 0)
