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

from schwimmen.engine.codes import RIDER
from schwimmen.engine.kernel import I1, I2, I4, I8, Ints, Struct, apart, kernel, vectored
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players.calling import calls
from schwimmen.players.value_network.features import (
    CLASSES,
    MOVE_FEATURES,
    POSITION_FEATURES,
    TurnFeatures,
    describe_move,
    describe_position,
)

FIRST: Final = 224
SECOND: Final = 64
THIRD: Final = 32
"""Most numbers of the layers."""

FULL: Final = 127
"""A number of a layer lies between 0 and this."""
GRAIN_BITS: Final = 6
GRAIN: Final = 1 << GRAIN_BITS
"""A weight of 1 in the layers between."""
FINE: Final = 1024
"""A weight of 1 in the last layer."""
ONE: Final = FULL * FINE
"""What a value of 1 is, as the network counts: a life more than the others, or `equity.unit_of` points."""

MOVES: Final = 256
"""Most legal moves of a decision in which it is asked about all of them."""

Bytes: TypeAlias = NDArray[np.int8]


class NetworkWeights(Struct):
    """What the network has learned."""

    trust: I4
    """How much the network counts beside imagined worlds, in quarters: 4 as much as they, 6 one and a half times."""
    players: I2
    """A bit for each number of players that it has learned to play with."""
    rollouts: I2
    """A bit for each with which imagined hands are played by it, too (`players.rollout`)."""
    wide: I4
    """How many numbers of the first layer there are."""
    deep: I4
    """The same of the second layer."""
    levels: Annotated[Ints, "i8", CLASSES - 1]
    """From which worth on a hand is of each class but the first (`evaluation.worth`)."""
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
    judged: I8
    """How many moves it has judged so far."""
    features: TurnFeatures
    base: Annotated[Ints, "i4", FIRST]
    """What the position brings to the first layer."""
    sums: Annotated[Ints, "i4", FIRST]
    """The same with what a move brings."""
    first: Annotated[Ints, "i1", FIRST]
    """The layers, in so few bits that a machine multiplies many of their numbers at a time."""
    second: Annotated[Ints, "i1", SECOND]
    third: Annotated[Ints, "i1", THIRD]

    # how others play by it, as somebody imagines them
    sight: View
    """What one of them sees."""
    past: Table
    """The table at an earlier decision, as far as it was seen."""
    values: Annotated[Ints, "i8", MOVES]
    """What each legal move is worth to him, of `ONE`."""
    odds: Annotated[Ints, "i8", MOVES]
    """How likely he makes it, in proportion to the others."""


@vectored
def add_rows(rows: Bytes, features: Ints, count: int, into: Ints, wide: int) -> None:
    """Add the rows of the first `count` features to some numbers."""
    for index in range(count):
        row = features[index]
        for place in range(wide):
            into[place] += rows[row, place]


@vectored
def copy(numbers: Ints, into: Ints, wide: int) -> None:
    """Copy the first numbers."""
    for place in range(wide):
        into[place] = numbers[place]


@vectored
def clip(sums: Ints, into: Ints, wide: int) -> None:
    """Write numbers of a layer: what adds up to too much or too little is cut off."""
    for place in range(wide):
        into[place] = max(0, min(FULL, sums[place]))


@apart
def see_position(view: View, rules: RuleFields, network: ValueNetwork) -> None:
    """Add up what a position brings to the first layer."""
    weights = network.weights
    describe_position(view, rules, network.features)
    for place in range(weights.wide):
        network.base[place] = weights.first_bias[place]
    add_rows(weights.position, network.features.position, network.features.count, network.base, weights.wide)


@vectored
def pass_on(rows: Bytes, bias: Ints, below: Ints, wide: int, above: Ints, count: int) -> None:
    """Write `count` numbers of a layer from the first `wide` of the one below it."""
    for number in range(count):
        row, total = rows[number], np.int32(bias[number] + GRAIN // 2)
        for place in range(wide):
            total = np.int32(total + np.int32(row[place]) * np.int32(below[place]))
        above[number] = max(0, min(FULL, int(total) >> GRAIN_BITS))


@apart
def see_move(view: View, rules: RuleFields, move: int, network: ValueNetwork) -> None:
    """Go through the layers for a move in the position seen last (`see_position`), with or without a call."""
    weights, sums, first, second = network.weights, network.sums, network.first, network.second
    network.judged += 1
    describe_move(view, rules, move & ~RIDER, weights.levels, network.features)
    copy(network.base, sums, weights.wide)
    add_rows(weights.move, network.features.move, network.features.move_count, sums, weights.wide)
    clip(sums, first, weights.wide)
    pass_on(weights.second, weights.second_bias, first, weights.wide, second, weights.deep)
    pass_on(weights.third, weights.third_bias, second, weights.deep, network.third, THIRD)


@kernel
def read_off(network: ValueNetwork, calls: int) -> int:
    """Return what the move seen last is worth, with a call (1) or without one (0), of `ONE`."""
    total = int(network.weights.out_bias[calls])
    for place in range(THIRD):
        total += int(network.weights.out[calls, place]) * int(network.third[place])
    return int(total)


@kernel
def value_of(view: View, rules: RuleFields, move: int, network: ValueNetwork) -> int:
    """Return what a move is worth in the position seen last, of `ONE`."""
    see_move(view, rules, move, network)
    return read_off(network, int(calls(move)))
