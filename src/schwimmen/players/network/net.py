"""The network: rows of weights that are true of a move are added up, then weighed for the move and for a call on it.

One wide layer over few true inputs, as in the evaluation of computer shogi and chess (Y. Nasu, "Efficiently Updatable
Neural-Network-based Evaluation Functions", 2018): what a position has is added up once, and each move adds its own.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import I1, I4, Ints, Struct, kernel
from schwimmen.players.network.features import ROWS, SEEN

WIDE: Final = 32
"""Numbers of the layer."""


class Network(Struct):
    """The weights, and what a decision works in."""

    trained: I1
    """Whether there are any; without them imagined hands are played by rules of thumb."""
    noise: Annotated[float, "f4"]
    """How far what a move is worth to a player is off, at most, when imagined hands are played."""
    rows: Annotated[NDArray[np.float32], "f4", ROWS, WIDE]
    """What each row adds to the layer."""
    base: Annotated[NDArray[np.float32], "f4", WIDE]
    """What the layer begins with."""
    out: Annotated[NDArray[np.float32], "f4", 2, WIDE]
    """How the layer is weighed: for a move, and for what a call on it adds."""

    true: Annotated[Ints, "i4", SEEN]
    """The rows that are true of a move; those of the position come first."""
    position: Annotated[NDArray[np.float32], "f4", WIDE]
    """The sum of those of the position."""
    values: Annotated[NDArray[np.float32], "f4", 2]
    """What the move is worth without and with a call."""


@kernel
def see_position(network: Network, count: int) -> None:
    """Add up the first `count` true rows: those of the position."""
    for place in range(WIDE):
        network.position[place] = network.base[place]
    for number in range(count):
        row = network.true[number]
        for place in range(WIDE):
            network.position[place] += network.rows[row, place]


@kernel
def see_move(network: Network, first: int, count: int) -> None:
    """Add up the rows of a move, and write what it is worth without and with a call.

    Four sums are kept apart, so that a processor adds them at once; their order is fixed, and so is the result.
    """
    zero = np.float32(0)
    plain, plain1, plain2, plain3 = zero, zero, zero, zero
    called, called1, called2, called3 = zero, zero, zero, zero
    for place in range(0, WIDE, 4):
        one, two = network.position[place], network.position[place + 1]
        three, four = network.position[place + 2], network.position[place + 3]
        for number in range(first, count):
            row = network.true[number]
            one += network.rows[row, place]
            two += network.rows[row, place + 1]
            three += network.rows[row, place + 2]
            four += network.rows[row, place + 3]
        one, two, three, four = max(one, zero), max(two, zero), max(three, zero), max(four, zero)
        plain += one * network.out[0, place]
        plain1 += two * network.out[0, place + 1]
        plain2 += three * network.out[0, place + 2]
        plain3 += four * network.out[0, place + 3]
        called += one * network.out[1, place]
        called1 += two * network.out[1, place + 1]
        called2 += three * network.out[1, place + 2]
        called3 += four * network.out[1, place + 3]
    network.values[0] = (plain + plain1) + (plain2 + plain3)
    network.values[1] = network.values[0] + ((called + called1) + (called2 + called3))
