"""Arrays that other libraries can take over without a copy."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

ALIGNED = 64
"""Bytes: what JAX asks of the memory of an array that it takes over."""


def aligned(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Return an array of zeros that begins at a multiple of `ALIGNED` bytes."""
    size = prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNED, np.uint8)
    first = -memory.ctypes.data % ALIGNED
    return memory[first : first + size].view(dtype).reshape(shape)
