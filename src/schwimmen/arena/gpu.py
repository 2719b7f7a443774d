"""Random play on a GPU: its threads play the same portions of hands that the processor's cores would play."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.rollout import Tally, random_hands
from schwimmen.engine.tailored import tailored_for
from schwimmen.rules.fields import Rules

MACHINE = "schwimmen.engine.cuda"
MISSING = "cuda: a GPU needs numba-cuda: pip install 'schwimmen[cuda]'"

LANES = 65_536
"""Most portions that are played side by side; each takes 4 KB of the GPU's memory."""
BLOCK = 64
"""Threads in a block."""


class Gpu:
    """Random play by some rules, compiled for the GPU of this machine."""

    def __init__(self, rules: Rules, players: int) -> None:
        """Compile, which takes some seconds.

        Raises ModuleNotFoundError that says what to install, and OSError where there is no GPU.
        """
        self._rules, self._players = rules, players
        self._machine = machine_of_gpu()
        self._play = self._machine.side_by_side(tailored_for(MACHINE, random_hands, rules, seats=players))
        self.play(np.ones(1, np.int64), np.zeros(1, np.int64))

    def play(self, states: NDArray[np.int64], hands: NDArray[np.int64]) -> tuple[NDArray[Any], NDArray[Any], int]:
        """Play portions: a number of hands each, each from its own state of the generator.

        Returns the tables at the end and the tallies, a record for each portion, and the number of moves of all.
        """
        tables, tallies, moves = new(Table, len(hands)), new(Tally, len(hands)), np.zeros(len(hands), np.int64)
        tables["pack"][:, : self._rules.pack] = cards.pack_of(self._rules.pack)
        tables["rng"] = states
        put = self._machine.cuda.to_device
        there, rules = [put(array) for array in (tables, tallies, moves, hands)], put(fields_of(self._rules))
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*Grid size")  # Numba warns of what keeps a GPU half idle
            launch = self._play[-(-len(hands) // BLOCK), BLOCK]
        launch(there[0], rules, self._players, there[3], there[1], there[2])
        for array, played in zip((tables, tallies, moves), there, strict=False):
            played.copy_to_host(array)
        return tables, tallies, int(moves.sum())


def machine_of_gpu() -> Any:
    """Return the module for GPUs, or raise an error that says what is missing."""
    try:
        machine: Any = importlib.import_module(MACHINE)
    except ImportError:
        raise ModuleNotFoundError(MISSING) from None
    if not machine.cuda.is_available():
        raise OSError("cuda: no GPU found; install NVIDIA's driver and the extra schwimmen[cuda]")
    if find_spec("numba_cuda") is None and not machine.SIMULATED:
        raise ModuleNotFoundError(MISSING)
    return machine


def on_gpu(gpu: Gpu, seed: int, portions: list[int]) -> Iterator[tuple[int, NDArray[Any], int]]:
    """Play the portions of a seed; yield hands, tally and moves of each batch of them."""
    for begun in range(0, len(portions), LANES):
        hands = np.array(portions[begun : begun + LANES], np.int64)
        states = chance.seed_states(seed, np.arange(begun, begun + len(hands)))
        _, tallies, moves = gpu.play(states, hands)
        tally = new(Tally)
        for name in tallies.dtype.names or ():
            tally[name][0] = tallies[name].sum(axis=0)
        yield int(hands.sum()), tally, moves
