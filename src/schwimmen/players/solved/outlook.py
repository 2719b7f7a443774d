"""What a move means if the other player holds one of some hands: what he makes of it, and what is made of that."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Ints, kernel
from schwimmen.players.solved.hands import BIN, BINS, STRENGTH, best_exchange

OUTLOOK: Final = 2 + 3 * BINS
"""How many numbers say what a move means."""


@kernel
def write_outlook(hand: int, table: int, guessed: Ints, count: int, out: NDArray[np.float32]) -> None:
    """Write what it means to leave a hand and a table, if the other player holds one of some hands."""
    for index in range(OUTLOOK):
        out[index] = 0
    each = np.float32(1 / count)
    for number in range(count):
        best, left = best_exchange(guessed[number], table)
        answer, _ = best_exchange(hand, left)
        out[2 + BIN[best]] += each
        out[2 + BINS + BIN[answer]] += each
        if STRENGTH[best] > STRENGTH[hand]:
            out[0] += each
        if STRENGTH[answer] > STRENGTH[best]:
            out[1] += each
            out[2 + 2 * BINS + BIN[best]] += each
