"""What players usually do, learned from the hands that are played (`players.solved.guess`)."""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.players.solved.guess import PHASES, Habits
from schwimmen.players.solved.hands import PATTERN
from schwimmen.players.solved.infoset import MOVE, TURN
from schwimmen.training.learner import Array
from schwimmen.training.selfplay import Round

PACE: Final = 0.2
DAMPING: Final = 10
SHRUNK: Final = 1e-4
"""By how much of themselves entries shrink at each step, so that what is never met stays near the mean."""

KINDS: Final = np.array([0, 0, 0, 1, 2, 0])
"""By the facts about a move: pass, exchange, all."""


def packed_all(planes: Array) -> Array:
    """Return sets of three cards as numbers (`guess.packed`)."""
    found, left = np.zeros(len(planes), np.int64), planes.copy()
    for _ in range(3):
        card = np.bitwise_count((left & -left) - 1).astype(np.int64)
        found = found << 5 | card // 13 * 8 + card % 13 - 5
        left &= left - 1
    return found


def learn_habits(logs: Habits, played: Round) -> float:
    """Make what was done likelier: a step towards the most likely table (damped Newton, entry by entry).

    `logs` are logarithms, and of calls the log-odds. Returns how unlikely an exchange was, in nats, before the step.
    """
    turns = played.transitions
    held, left = PATTERN[packed_all(played.planes[:, 0])], PATTERN[packed_all(played.planes[:, 1])]
    phase = np.minimum(played.facts[:, 3] - TURN, PHASES - 1)
    kind = KINDS[played.facts[:, 2] - MOVE]
    score = logs.kinds[phase, kind] + logs.held[phase, held] + logs.left[phase, left]
    first, made = turns["first"], turns["row"]
    sizes = np.diff([*first, len(score)])
    score = np.exp(score - np.repeat(np.maximum.reduceat(score, first), sizes))
    likely = score / np.repeat(np.add.reduceat(score, first), sizes)
    done = np.zeros(len(likely))
    done[made] = 1
    for table, where in ((logs.kinds, kind), (logs.held, held), (logs.left, left)):
        step(table, (phase, where), done=done, likely=likely)
    cell = phase[made], held[made]
    step(logs.calls, cell, done=turns["called"], likely=1 / (1 + np.exp(-logs.calls[cell])))
    return float(-np.log(likely[made]).mean())


def step(table: Array, cell: tuple[Array, Array], *, done: Array, likely: Array) -> None:
    """Move entries towards what explains what was done, where it was held for so likely."""
    gradient, curvature = np.zeros(table.shape), np.zeros(table.shape)
    np.add.at(gradient, cell, done - likely)
    np.add.at(curvature, cell, likely * (1 - likely))
    table += PACE * gradient / (curvature + DAMPING) - SHRUNK * table


def write_habits(logs: Habits, habits: Habits) -> None:
    """Write logarithms as players use them."""
    for name in ("kinds", "held", "left"):
        getattr(habits, name)[:] = np.exp(getattr(logs, name))
    habits.calls[:] = 1 / (1 + np.exp(-logs.calls))
