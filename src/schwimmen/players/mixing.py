"""Mixed play: each move with a probability that what it is worth decides."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel


@kernel
def soften(values: NDArray[np.float64], chances: NDArray[np.float64], count: int, temperature: float) -> None:
    """Write the probabilities of `count` moves: in proportion to exp(value / temperature)."""
    most = values[0]
    for index in range(count):
        most = max(most, values[index])
    total = 0.0
    for index in range(count):
        chances[index] = math.exp((values[index] - most) / temperature)
        total += chances[index]
    for index in range(count):
        chances[index] /= total


@kernel
def drawn(chances: NDArray[np.float64], count: int, fraction: int) -> int:
    """Return the place of the move that a 31-bit random number draws."""
    left = fraction / 2147483648
    chosen = 0
    for index in range(count):
        if chances[index] > 0:
            chosen = index
            left -= chances[index]
            if left < 0:
                return chosen
    return chosen
