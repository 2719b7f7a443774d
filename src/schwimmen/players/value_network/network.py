"""The value network: what each move is worth to a player, from its features, in whole numbers.

The first layer is a sum of rows of weights, one for each feature that is true, and what the position brings to it is
added up once for all moves; two small layers follow (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation
Functions for Computer Shogi", 2018). Weights are bytes and layers are whole numbers, so it says the same on every
machine and in the page.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER
from schwimmen.engine.kernel import I1, Ints, Struct, kernel, vectored
from schwimmen.engine.layout import RuleFields, View
from schwimmen.players.value_network.features import (
    MOVE_FEATURES,
    POSITION_FEATURES,
    Features,
    describe_move,
    describe_position,
)

FIRST: Final = 224
SECOND: Final = 64
THIRD: Final = 32
"""Numbers of the layers."""

FULL: Final = 127
"""A number of a layer lies between 0 and this."""
GRAIN_BITS: Final = 6
GRAIN: Final = 1 << GRAIN_BITS
"""A weight of 1 in the layers between."""
FINE: Final = 1024
"""A weight of 1 in the last layer."""
LIFE: Final = FULL * FINE
"""What a life is worth, as the network counts."""

Bytes: TypeAlias = NDArray[np.int8]


class NetworkWeights(Struct):
    """What the network has learned."""

    position: Annotated[Bytes, "i1", POSITION_FEATURES, FIRST]
    """A row for each feature of a position, `FULL` being 1."""
    move: Annotated[Bytes, "i1", MOVE_FEATURES, FIRST]
    """A row for each feature of a move."""
    second: Annotated[Bytes, "i1", SECOND, FIRST]
    """A row for each number of the second layer, `GRAIN` being 1."""
    third: Annotated[Bytes, "i1", THIRD, SECOND]
    out: Annotated[NDArray[np.int16], "i2", 2, THIRD]
    """For what a move is worth without and with a call, `FINE` being 1."""
    first_bias: Annotated[Ints, "i2", FIRST]
    second_bias: Annotated[Ints, "i4", SECOND]
    third_bias: Annotated[Ints, "i4", THIRD]
    out_bias: Annotated[Ints, "i4", 2]


class ValueNetwork(Struct):
    """A network, and what it works in."""

    present: I1
    """0 where there is none for the rules that are played."""
    weights: NetworkWeights
    features: Features
    base: Annotated[Ints, "i4", FIRST]
    """What the position brings to the first layer."""
    first: Annotated[Ints, "i4", FIRST]
    second: Annotated[Ints, "i4", SECOND]
    third: Annotated[Ints, "i4", THIRD]


@vectored
def add_rows(rows: Bytes, features: Ints, count: int, into: Ints) -> None:
    """Add the rows of the first `count` features to some numbers."""
    for index in range(count):
        row = features[index]
        for place in range(FIRST):
            into[place] += rows[row, place]


@kernel
def see_position(view: View, network: ValueNetwork) -> None:
    """Add up what a position brings to the first layer."""
    describe_position(view, network.features)
    for place in range(FIRST):
        network.base[place] = network.weights.first_bias[place]
    add_rows(network.weights.position, network.features.position, network.features.count, network.base)


@vectored
def pass_on(rows: Bytes, bias: Ints, below: Ints, above: Ints) -> None:
    """Write a layer from the one below it."""
    for number in range(len(above)):
        total = np.int32(bias[number] + GRAIN // 2)
        for place in range(len(below)):
            total += np.int32(rows[number, place]) * np.int32(below[place])
        above[number] = max(0, min(FULL, int(total) >> GRAIN_BITS))


@kernel
def value_of(view: View, rules: RuleFields, move: int, network: ValueNetwork) -> int:
    """Return what a move is worth in the position seen last (`see_position`): the life that is won, in `LIFE`."""
    weights, first, second, third = network.weights, network.first, network.second, network.third
    describe_move(view, rules, move & ~RIDER, network.features)
    for place in range(FIRST):
        first[place] = network.base[place]
    add_rows(weights.move, network.features.move, network.features.move_count, first)
    for place in range(FIRST):
        first[place] = max(0, min(FULL, first[place]))
    pass_on(weights.second, weights.second_bias, first, second)
    pass_on(weights.third, weights.third_bias, second, third)
    kind = 1 if codes.rides(move) else 0
    total = int(weights.out_bias[kind])
    for place in range(THIRD):
        total += weights.out[kind, place] * third[place]
    return int(total)
