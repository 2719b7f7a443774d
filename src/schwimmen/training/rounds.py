"""A round of self-play, from Python: the features of each move, and what it turned out to be worth."""

from __future__ import annotations

import numpy as np

from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import CHOICES, PLANES, TRUE_FACTS, InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.rules.fields import Rules
from schwimmen.training.selfplay import Bench, Explorer, Round, play_hands

CURIOUS, CARELESS = 0.2, 0.03
"""The probability of a move at random: of the player from whose moves is learned, and of the other one."""


def play_round(net: Net, critic: Net, rows: int, *, temperature: float, rng: int) -> Round:
    """Play hands by a network at some temperature, judged by a critic, until at most that many rows are written."""
    planes = np.zeros((2, rows, PLANES), np.int64)
    facts = np.zeros((2, rows, TRUE_FACTS), np.int32)
    values, choices = np.zeros((rows, 2), np.float32), np.zeros((CHOICES, 2, 2), np.float32)
    states = new(SearchState)
    states["rng"] = rng
    bench = Bench(new(Table, 3), new(View, 3), new(InformationSet, 4), states[0])
    written = Round(planes[0], facts[0], planes[1], facts[1], values, choices)
    explorer = Explorer(net, critic, temperature, CURIOUS, CARELESS)
    used = play_hands(bench, fields_of(Rules())[0], explorer, written)
    return Round(planes[0, :used], facts[0, :used], planes[1, :used], facts[1, :used], values[:used], choices)
