"""The value network: what each move is worth to a player, from its features, in whole numbers.

The first layer is a sum of rows of weights, one for each feature that is true, and what the position brings to it is
added up once for all moves; two small layers follow (Y. Nasu, "Efficiently Updatable Neural-Network-based Evaluation
Functions for Computer Shogi", 2018). Weights are bytes and layers are whole numbers, so it says the same on every
machine and in the page.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

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

FIRST: Final = 192
SECOND: Final = 64
THIRD: Final = 32
"""Numbers of the layers."""

FULL: Final = 127
"""A number of a layer lies between 0 and this."""
GRAIN: Final = 64
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
def add_row(row: Bytes, into: Ints) -> None:
    """Add a row of weights to some numbers."""
    for place in range(len(into)):
        into[place] += row[place]


@vectored
def weighed(row: NDArray[Any], layer: Ints) -> int:
    """Return the sum of some numbers, each as often as its weight says."""
    total = np.int32(0)
    for place in range(len(layer)):
        total += np.int32(row[place]) * np.int32(layer[place])
    return int(total)


@kernel
def see_position(view: View, network: ValueNetwork) -> None:
    """Add up what a position brings to the first layer."""
    describe_position(view, network.features)
    base, weights = network.base, network.weights
    for place in range(FIRST):
        base[place] = weights.first_bias[place]
    for index in range(network.features.count):
        add_row(weights.position[network.features.position[index]], base)


@kernel
def value_of(view: View, rules: RuleFields, move: int, network: ValueNetwork) -> int:
    """Return what a move is worth in the position seen last (`see_position`): the life that is won, in `LIFE`."""
    weights, first, second, third = network.weights, network.first, network.second, network.third
    describe_move(view, rules, move & ~RIDER, network.features)
    for place in range(FIRST):
        first[place] = network.base[place]
    for index in range(network.features.move_count):
        add_row(weights.move[network.features.move[index]], first)
    for place in range(FIRST):
        first[place] = max(0, min(FULL, first[place]))
    for place in range(SECOND):
        second[place] = activated(weights.second_bias[place] + weighed(weights.second[place], first))
    for place in range(THIRD):
        third[place] = activated(weights.third_bias[place] + weighed(weights.third[place], second))
    kind = 1 if codes.rides(move) else 0
    return int(weights.out_bias[kind] + weighed(weights.out[kind], third))


@kernel
def activated(total: int) -> int:
    """Return the number of a layer that a sum of weighed numbers below it makes."""
    return int(max(0, min(FULL, (total + GRAIN // 2) // GRAIN)))
