"""A round of self-play, from Python: what was told of each move, and what it turned out to be worth."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.mind import Mind
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.spot import CHOICES, PLANES, THEIR_CARDS, TOLD, Spot
from schwimmen.rules.fields import Rules
from schwimmen.training.learner import Array
from schwimmen.training.lessons import Decision, write_lessons, write_returns

STRAY = 0.01
"""The part of moves that may be any, so that none is never met."""


class Round(NamedTuple):
    """What was played, as `lessons` writes it."""

    decisions: Records[Decision]
    planes: Array
    told: Array
    chances: Array
    worths: Array
    choices: Array

    @property
    def insight(self) -> Array:
        """The planes, with the other hand in place of what is known of it."""
        rows = np.diff([*self.decisions["first"], len(self.told)])
        planes = self.planes.copy()
        planes[:, THEIR_CARDS] = np.repeat(self.decisions["other"], rows)
        return planes

    def returns(self, worths: Array) -> Array:
        """Return what the move of each decision has brought, where moves are thought to be worth `worths` (N, 2)."""
        expected = (self.chances * np.nan_to_num(worths)).sum(1)
        found = np.zeros(len(self.decisions))
        values = np.add.reduceat(expected, self.decisions["first"])
        write_returns(self.decisions, len(found), values, found)
        return found


def play_round(net: Net, rows: int, *, heat: float, state: int) -> Round:
    """Play hands by a network, each move by its chances at some heat, until so many moves are written at most."""
    decisions, choices = new(Decision, rows // 2), np.zeros((CHOICES, 2, 2), np.float32)
    planes, told = np.zeros((rows, PLANES), np.int64), np.zeros((rows, TOLD), np.int32)
    chances, worths = (np.zeros((rows, 2), np.float32) for _ in range(2))
    tables, views, spots = new(Table, 2), new(View, 2), new(Spot, 2)
    minds, rules = new(Mind), fields_of(Rules())[0]
    minds["rng"] = state
    count = write_lessons(
        tables, rules, views, spots, minds[0], net, heat, STRAY,
        decisions, planes, told, chances, worths, choices,
    )  # fmt: skip
    used = decisions["first"][count]
    return Round(decisions[:count], planes[:used], told[:used], chances[:used], worths[:used], choices)
