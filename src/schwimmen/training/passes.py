"""Steps of the layers that NumPy would do in several passes or with matrices that are nearly empty, as kernels.

A move has `TRUE_FACTS` facts of `FACTS`: to add up their weights takes a tenth of the time of a matrix product.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import vectored
from schwimmen.players.solved.infoset import TRUE_FACTS
from schwimmen.players.solved.net import Weights

_AT_ONCE: Final = 5
"""Facts that are added in one pass: what they are added to is read and written once."""


@vectored
def add_facts(weights: Weights, facts: NDArray[np.int32], into: Weights) -> None:
    """Add to each move (N, WIDTH) the weights (FACTS, WIDTH) of the facts (N, TRUE_FACTS) that are true of it."""
    for move in range(len(facts)):
        for first in range(0, TRUE_FACTS, _AT_ONCE):
            one, two, three = facts[move, first], facts[move, first + 1], facts[move, first + 2]
            four, five = facts[move, first + 3], facts[move, first + 4]
            for place in range(weights.shape[1]):
                into[move, place] += (
                    weights[one, place]
                    + weights[two, place]
                    + weights[three, place]
                    + weights[four, place]
                    + weights[five, place]
                )


@vectored
def add_gradients(gradients: Weights, facts: NDArray[np.int32], into: Weights) -> None:
    """Add to the facts (FACTS, WIDTH) the gradients of the moves (N, WIDTH) of which they are true."""
    for move in range(len(facts)):
        for number in range(TRUE_FACTS):
            fact = facts[move, number]
            for place in range(gradients.shape[1]):
                into[fact, place] += gradients[move, place]


@vectored
def see(found: Weights, base: Weights, sums: Weights) -> None:
    """Finish a layer that sees suits or ranks: what is found in each (N, EACH, WIDTH), and the sums (N, WIDTH).

    `base` (N, WIDTH) is added in each, and less than nothing is nothing.
    """
    for move in range(len(found)):
        for place in range(found.shape[2]):
            sums[move, place] = 0
        for each in range(found.shape[1]):
            for place in range(found.shape[2]):
                value = max(found[move, each, place] + base[move, place], np.float32(0))
                found[move, each, place] = value
                sums[move, place] += value
