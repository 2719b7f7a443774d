"""A round of self-play, from Python: the features of each move, and what it turned out to be worth."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import CHOICES, PLANES, THEIR_CARDS, TRUE_FACTS, InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.rules.fields import Rules
from schwimmen.training.selfplay import Bench, Explorer, Round, Transition, play_hands, write_returns

EXPLORATION = 0.01
"""The probability of a move at random, so that none is never met."""


def play_round(net: Net, rows: int, *, temperature: float, rng: int) -> Round:
    """Play hands by a network at some temperature until at most that many moves are written."""
    transitions, choices = new(Transition, rows // 2), np.zeros((CHOICES, 2, 2), np.float32)
    planes, facts = np.zeros((rows, PLANES), np.int64), np.zeros((rows, TRUE_FACTS), np.int32)
    chances, values = np.zeros((rows, 2), np.float32), np.zeros((rows, 2), np.float32)
    states = new(SearchState)
    states["rng"] = rng
    bench = Bench(new(Table, 2), new(View, 2), new(InformationSet, 2), states[0])
    written = Round(transitions, planes, facts, chances, values, choices)
    count = play_hands(bench, fields_of(Rules())[0], Explorer(net, temperature, EXPLORATION), written)
    used = transitions["first"][count]
    return Round(transitions[:count], planes[:used], facts[:used], chances[:used], values[:used], choices)


def full_planes(played: Round) -> NDArray[np.int64]:
    """Return the planes of a round with the other hand in place of what is known of it."""
    rows = np.diff([*played.transitions["first"], len(played.facts)])
    planes = played.planes.copy()
    planes[:, THEIR_CARDS] = np.repeat(played.transitions["other"], rows)
    return planes


def returns_of(played: Round, values: NDArray[np.float32]) -> NDArray[np.float64]:
    """Return what the move of each transition has brought, where moves are estimated to be worth `values` (N, 2)."""
    expected = (played.chances * np.nan_to_num(values)).sum(1)
    returns = np.zeros(len(played.transitions))
    write_returns(played.transitions, len(returns), np.add.reduceat(expected, played.transitions["first"]), returns)
    return returns
