"""Plays the same hands on the processor and on a GPU, and says of each game in JSON whether anything differs.

With `NUMBA_ENABLE_CUDASIM=1` the GPU is simulated; without, it is the one of this machine:

    python -m tests.arena.both_machines schwimmen chinese_51
"""

from __future__ import annotations

import json
import sys

import numpy as np

from schwimmen import cards
from schwimmen.arena import gpu
from schwimmen.arena.simulate import Experiment, simulate
from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.rollout import Tally, random_hands
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

HANDS = np.array([2, 1, 0], np.int64)
PLAYERS = 3
SEED = 31


def played_here(rules: Rules) -> tuple[bytes, bytes, int]:
    """Return the bytes of tables and tallies, and the number of moves."""
    tables, tallies, moves = new(Table, len(HANDS)), new(Tally, len(HANDS)), 0
    tables["pack"][:, : rules.pack] = cards.pack_of(rules.pack)
    for number, hands in enumerate(HANDS):
        tables["rng"][number] = chance.seed_state(SEED, number)
        table, tally = tables[number], tallies[number]
        moves += random_hands(table, fields_of(rules)[0], PLAYERS, hands, tally)
    return tables.tobytes(), tallies.tobytes(), moves


def played_there(rules: Rules) -> tuple[bytes, bytes, int]:
    """Return the same of a GPU."""
    states = chance.seed_states(SEED, np.arange(len(HANDS)))
    tables, tallies, moves = gpu.Gpu(rules, PLAYERS).play(states, HANDS)
    return tables.tobytes(), tallies.tobytes(), moves


def simulated(device: str) -> object:
    """Return the outcome of a simulation whose last portion is shorter, without its times."""
    experiment = Experiment(
        rules=Rules(), players=PLAYERS, policy="random", hands=5, seed=SEED, device=device, portion=2
    )
    result = simulate(experiment)
    return result.moves, result.ends, result.values


if __name__ == "__main__":
    gpu.LANES = 2  # so that there are several batches
    found = {"simulate": simulated("cpu") == simulated("cuda")}
    for game in sys.argv[1:]:
        found[game] = played_here(PRESETS[game].rules) == played_there(PRESETS[game].rules)
    print(json.dumps({what: "same" if equal else "different" for what, equal in found.items()}))
