"""The network: what a move is worth with and without a call, from its features (`solved.features`).

Few features are true at once, so the first layer is a sum of rows of weights, and what the position brings to it is
added up once for all moves (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer
Shogi", 2018). Two small layers follow. What the other player may hold comes in with the position.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Ints, kernel, vectored
from schwimmen.players.solved.infoset import THIRD, InformationSet

Weights: TypeAlias = NDArray[np.float32]


class Net(NamedTuple):
    """The weights."""

    position: Weights
    """(POSITION_FEATURES, FIRST): of the features of a position."""
    move: Weights
    """(MOVE_FEATURES, FIRST): of the features of a move."""
    bias: Weights
    """(FIRST,)"""
    second: Weights
    """(FIRST, SECOND)"""
    second_bias: Weights
    third: Weights
    """(SECOND, THIRD)"""
    third_bias: Weights
    out: Weights
    """(THIRD, 2): of what the move is worth without and with a call."""
    out_bias: Weights
    choice: Weights
    """(HANDS,): what a dealer with this hand gains by trading it; a table, no layer."""
    guess: Weights
    """(POSITION_FEATURES, GUESS): of the features of a position, for what the other player holds (`belief`)."""
    guess_bias: Weights
    key: Weights
    """(GUESS, KEY)"""
    key_bias: Weights
    parts: Weights
    """(KEY, PARTS): how well each part of a hand fits."""
    parts_bias: Weights
    means: Weights
    """(PARTS, MEANS): what it means that the other player holds a part."""
    heard: Weights
    """(MEANS, FIRST): what that brings to the first layer."""
    parts_of: NDArray[np.int16]
    """(HANDS, 7): the parts of each hand (`belief.parts_of_hands`), no weights."""


@vectored
def add_up(start: Weights, rows: Weights, features: Ints, count: int, into: Weights) -> None:
    """Write what some numbers become with the rows of the first `count` features added."""
    for place in range(len(into)):
        into[place] = start[place]
    for index in range(count):
        row = rows[features[index]]
        for place in range(len(into)):
            into[place] += row[place]


@vectored
def add_times(factor: float, row: Weights, into: Weights) -> None:
    """Add a multiple of some numbers to others."""
    for place in range(len(into)):
        into[place] += factor * row[place]


@kernel
def pass_on(below: Weights, count: int, weights: Weights, bias: Weights, above: Weights) -> None:
    """Write `count` rows of a layer from those of the one below it, whose numbers count where they are above 0.

    All rows go through the weights together: weights are many, and come from memory once.
    """
    for row in range(count):
        for place in range(len(bias)):
            above[row, place] = bias[place]
    for index in range(len(weights)):
        for row in range(count):
            if below[row, index] > 0:
                add_times(below[row, index], weights[index], above[row])


@kernel
def begin(infoset: InformationSet, net: Net) -> None:
    """Add up what the position brings to the first layer, with what the other player may hold."""
    add_up(net.bias, net.position, infoset.features.position, infoset.features.count, infoset.base)
    for place in range(len(infoset.means)):
        add_times(infoset.means[place], net.heard[place], infoset.base)


@kernel
def add_move(infoset: InformationSet, net: Net, row: int) -> None:
    """Write the first layer of the move whose features `infoset` holds."""
    add_up(infoset.base, net.move, infoset.features.move, infoset.features.move_count, infoset.first[row])


@kernel
def go_through(infoset: InformationSet, net: Net, count: int) -> None:
    """Write the small layers of the first `count` moves."""
    pass_on(infoset.first, count, net.second, net.second_bias, infoset.second)
    pass_on(infoset.second, count, net.third, net.third_bias, infoset.third)


@kernel
def read_off(infoset: InformationSet, net: Net, row: int) -> tuple[float, float]:
    """Return what a move is worth without and with a call, in lives."""
    plain, called = net.out_bias[0], net.out_bias[1]
    for place in range(THIRD):
        found = max(infoset.third[row, place], np.float32(0))
        plain += found * net.out[place, 0]
        called += found * net.out[place, 1]
    return float(plain), float(called)
