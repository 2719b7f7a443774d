"""What a computer opponent thinks with: its own chance, and the moves that it weighs."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import I4, I8, kernel
from schwimmen.engine.layout import MOVES, Moves


class Mind:
    """Scratch memory of one player for one decision."""

    rng: I8
    candidates: Moves
    """The moves that are worth weighing."""
    prospects: Annotated[NDArray[np.int64], "i8", MOVES]
    """How each of them has turned out so far."""
    count: I4


@kernel
def chance_below(mind: Any, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1."""
    mind.rng = chance.advance(mind.rng)
    return chance.below(mind.rng, bound)
