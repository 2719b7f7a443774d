"""What `engine.kernel` and `engine.bits` are on an NVIDIA GPU, and the one kernel that is launched there.

No rule of play is told here: `engine.tailored` writes the kernels of the engine again for this module. Importing it
needs Numba's CUDA target (extra `cuda`); a GPU is needed only where something is laid out or launched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numba import config, cuda

SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether Numba's simulator runs the kernels as plain Python, on no GPU (`NUMBA_ENABLE_CUDASIM=1`)."""

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function for whatever calls it on the GPU."""
    compiled: F = cuda.jit(device=True)(function)
    return compiled


inlined = kernel


@kernel
def lowest(cards: int) -> int:
    """Return the number of the lowest bit of a set that is not empty.

    Not by `cuda.ffs`: Numba's simulator gets that wrong beyond 32 bits.
    """
    bits: int = cuda.popc((cards & -cards) - 1)
    return bits


@kernel
def size(cards: int) -> int:
    """Return how many bits of a set are set."""
    bits: int = cuda.popc(cards)
    return bits


def side_by_side(play: Any) -> Any:
    """Return a CUDA kernel in which each thread plays hands by `play` on a table of its own.

    `play` takes what `rollout.random_hands` takes. Of `tables`, `hands`, `tallies` and `moves` each thread has an
    element; `rules` has one for all.
    """
    lay_out(play.py_func.__globals__)

    @cuda.jit  # type: ignore[untyped-decorator]
    def played(tables: Any, rules: Any, seats: int, hands: Any, tallies: Any, moves: Any) -> None:
        lane = cuda.grid(1)
        if lane < len(tables):
            moves[lane] = play(tables[lane], rules[0], seats, hands[lane], tallies[lane])

    return played


def lay_out(names: dict[str, Any]) -> None:
    """Replace the arrays of a module, in which its kernels look things up, by copies in the GPU's memory.

    Numba would put a copy for each kernel into its constant memory: 64 KiB, and slow where threads look up different
    things.
    """
    for name, value in names.items():
        if isinstance(value, np.ndarray):
            names[name] = cuda.to_device(value)
