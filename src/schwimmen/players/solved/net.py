"""The network: what a move is worth with and without a call, from its features (`infoset`).

Few features are true at once, so the first layer is a sum of rows of weights, and what the position brings to it is
added up once for all moves (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation Functions for Computer
Shogi", 2018). Two small layers follow.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Ints, vectored
from schwimmen.players.solved.infoset import FIRST, THIRD, InformationSet

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


@vectored
def add_up(start: Weights, rows: Weights, features: Ints, count: int, into: Weights) -> None:
    """Write what some numbers become with the rows of the first `count` features added."""
    for place in range(FIRST):
        into[place] = start[place]
    for index in range(count):
        row = rows[features[index]]
        for place in range(FIRST):
            into[place] += row[place]


@vectored
def begin(infoset: InformationSet, net: Net) -> None:
    """Add up what the position brings to the first layer."""
    add_up(net.bias, net.position, infoset.position, infoset.count, infoset.base)


@vectored
def evaluate(infoset: InformationSet, net: Net) -> tuple[float, float]:
    """Return what the move whose features `infoset` holds is worth without and with a call, in lives."""
    first = infoset.first
    add_up(infoset.base, net.move, infoset.move, infoset.move_count, first)
    pass_on(first, net.second, net.second_bias, infoset.second)
    pass_on(infoset.second, net.third, net.third_bias, infoset.third)
    plain, called = net.out_bias[0], net.out_bias[1]
    for place in range(THIRD):
        found = max(infoset.third[place], np.float32(0))
        plain += found * net.out[place, 0]
        called += found * net.out[place, 1]
    return float(plain), float(called)


@vectored
def pass_on(below: Weights, weights: Weights, bias: Weights, above: Weights) -> None:
    """Write a layer from the one below it, whose numbers count where they are above 0."""
    for place in range(len(above)):
        above[place] = bias[place]
    for index in range(len(below)):
        found = below[index]
        if found > 0:
            row = weights[index]
            for place in range(len(above)):
                above[place] += found * row[place]
