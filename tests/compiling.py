"""Compile, ahead of the tests, what several of them need: two workers would each compile it for themselves.

python -m tests.compiling
"""

from __future__ import annotations

import numpy as np

from schwimmen.envs.batch import Batch
from schwimmen.envs.table import OneTable
from schwimmen.training.selfplay import ROOM
from schwimmen.training.trainer import Schedule, Training


def compile_batches() -> None:
    """Compile tables by the thousand, with and without opponents."""
    for batch in (Batch(tables=2), Batch(tables=2, opponents=("club", None))):
        batch.step(batch.sample())


def compile_one_table() -> None:
    """Compile what the environments of others ask of one table."""
    table = OneTable("schwimmen", players=2, episode="hand")
    table.begin(1)
    table.look()
    table.observe(0)
    while not table.over:
        action = int(np.flatnonzero(table.mask())[-1])
        table.token(action)
        table.play(action)
    table.rewards()


def main() -> None:
    """Compile."""
    compile_batches()
    compile_one_table()
    Training(Schedule(rounds=1, rows=ROOM)).train()


if __name__ == "__main__":
    main()
