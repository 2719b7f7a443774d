"""Randomness for rollouts: a field of the record or an argument, never hidden.

The generator is a multiply-with-carry step with the multiplier 698769069 on 32-bit words (G. Marsaglia, "Random
Number Generators", J. Modern Applied Statistical Methods 2(1), 2003; period about 2^60): its state fits a signed
64-bit integer, so Numba, CUDA and plain Python compute the same numbers. It is not for dealing cards to people.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel

_MULTIPLIER = 698769069
_WORD = 0xFFFFFFFF


@kernel
def advance(state: int) -> int:
    """Return the state that follows."""
    return _MULTIPLIER * (state & _WORD) + (state >> 32)


@kernel
def below(state: int, bound: int) -> int:
    """Return a number from 0 to `bound` - 1 (bound < 2^31) drawn by a state that was advanced before."""
    return (((state ^ (state >> 32)) & _WORD) * bound) >> 32


@kernel
def fraction(state: int) -> int:
    """Return a 31-bit number, to be read as a fraction of 2^31."""
    return ((state ^ (state >> 32)) & _WORD) >> 1


@kernel
def spawn(state: int) -> int:
    """Return a state far away from another one, drawn by the two steps after it: the chance of a hand, or a player."""
    first = advance(state)
    return below(first, _MULTIPLIER - 1) << 32 | fraction(advance(first)) << 1 | 1


@kernel
def skip(state: int) -> int:
    """Return the state behind those that `spawn` has used."""
    return advance(advance(state))


def seed_state(*seed: int) -> int:
    """Return the generator's state for a seed of any whole numbers: different seeds, unrelated states."""
    mixed = 0x9E3779B97F4A7C15
    for part in seed:
        mixed = _mix((mixed + part) & (2**64 - 1))
    return 1 + mixed % (_MULTIPLIER * 2**32 - 2)


def seed_states(seed: int, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return `seed_state(seed, number)` for each of many numbers, which are not negative."""
    words: Any = numbers.astype(np.uint64)  # they wrap, as the words of `_mix` do
    states: Any = seed_state(seed, words)
    numbered: NDArray[np.int64] = states.astype(np.int64)
    return numbered


def _mix(word: int) -> int:
    """Return the SplitMix64 finalizer of a 64-bit word (Steele, Lea, Flood 2014)."""
    word = (word + 0x9E3779B97F4A7C15) & (2**64 - 1)
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & (2**64 - 1)
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & (2**64 - 1)
    return word ^ (word >> 31)
