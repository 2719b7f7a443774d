"""Compile, ahead of the tests, what several of them need: two workers would each compile it for themselves.

python -m tests.compiling hint levels
"""

from __future__ import annotations

import sys

import numpy as np

from schwimmen.arena.tables import Setup, play_sets
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.envs.batch import Batch
from schwimmen.envs.table import OneTable
from schwimmen.match.game import Game
from schwimmen.players.level import Level
from schwimmen.players.scratch import Scratch
from schwimmen.review.decision import Question, weighed
from schwimmen.rules.fields import Rules
from tests.kernels import level_move


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


def compile_hint() -> None:
    """Compile what weighs the moves of a decision, for hints and reviews."""
    game = Game(seed=2, players=4)
    if game.to_move is not None:
        question = Question(hand=1, move=1, view=game.look(game.to_move), code=None)
        weighed(question, game.rules, worlds=2, seed=1)


def compile_outsiders() -> None:
    """Compile the sets of an arena in which a player takes part who is no kernel."""
    pair = ("random", "tests.arena.choosers:chancer")
    play_sets(Setup(rules=Rules(), players=2, entrants=pair, seed=1, unit="hand"), [0])


def compile_levels() -> None:
    """Compile a level's move as tests ask for it."""
    scratch = new(Scratch)
    scratch["seat_view"] = Game(seed=2, players=4).look(0)
    level_move(Level.BEGINNER.value, fields_of(Rules()), scratch)


PARTS = {
    "batches": compile_batches,
    "hint": compile_hint,
    "levels": compile_levels,
    "one_table": compile_one_table,
    "outsiders": compile_outsiders,
}


if __name__ == "__main__":
    for part in sys.argv[1:]:
        PARTS[part]()
