"""Where several cards go for as many, the search weighs few of many exchanges: what it leaves out is not missed."""

import random

import pytest

from schwimmen.match.tokens import code_of
from schwimmen.review import Question, is_choice, weighed
from tests.players.positions import positions
from tests.samples import samples

WORLDS = 1_200
TRIED = 4
"""Exchanges of each position that are forced into the comparison."""

CLEAR = 0.02
"""Chance to win the match by which a move must be ahead to be missed."""


@pytest.mark.parametrize("preset", ["petrangola", "mambassa"])
def test_no_exchange_that_is_left_out_would_have_been_clearly_better(preset: str) -> None:
    """Each is compared, in the same worlds, with the best of those that are weighed."""
    chance = random.Random(16)
    for game in positions(16, samples(2, 60), preset):
        assert game.to_move is not None
        view = game.look(game.to_move)
        moves = [move for move in game.legal() if ">" in move]
        if not is_choice(view) or not moves:
            continue
        hand, table = int(view[0]["hand"]), int(view[0]["table"])
        for number, move in enumerate(chance.sample(moves, min(TRIED, len(moves)))):
            question = Question(hand=0, move=number, view=view, code=code_of(move, hand, table))
            played = weighed(question, game.rules, worlds=WORLDS, seed=1).played
            assert played is not None
            assert played.behind > -max(CLEAR, 3 * played.error), (move, game.view(game.to_move))
