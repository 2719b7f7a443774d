"""Who deviates from `master`, alone or with partners: what such a player sees, and that it seats in the arena alone."""

import random

import numpy as np
import pytest

from schwimmen import Game
from schwimmen.arena.duplicate import CONSPIRATOR, DEVIATOR, OUTSIDE, DuplicateGame, conspiracy, go_on, room_for
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.players import OPPONENTS
from schwimmen.rules.fields import Rules
from schwimmen.server.protocol.common import Level
from tests.players.positions import permuted

pytestmark = pytest.mark.jit

SEED = 5


def move_of(game: Game, seat: int) -> int:
    """Return the move of a deviator in the seat to move, as the arena lets it play: the others are asked, and wait."""
    tables, games = game._referee._array.copy(), new(DuplicateGame)
    levels = np.full(len(game.players), OUTSIDE, np.int64)
    levels[seat] = DEVIATOR
    games["seeds"] = SEED
    go_on(tables[0], fields_of(game.rules)[0], room_for(game.rules)[0], levels, games[0])
    assert games["decisions"] == 1
    return int(tables["last_move"][0, seat])


def turn(seed: int) -> Game:
    """Return a table for three in somebody's first turn."""
    game = Game(players=3, seed=seed)
    if game.view(game.to_move or 0).phase == "choice":
        game.play("keep")
    return game


@pytest.mark.thorough
def test_a_deviator_sees_no_more_than_a_master() -> None:
    """Whatever lies hidden, it makes the same move."""
    chance, game = random.Random(7), turn(2)
    seat = game.to_move
    assert seat is not None
    assert move_of(permuted(game, seat, chance), seat) == move_of(game, seat)


def test_conspirators_are_those_of_their_kind() -> None:
    """All of them at a table play together, and nobody else."""
    assert conspiracy(np.array([CONSPIRATOR, 4, CONSPIRATOR])) == 0b101
    assert conspiracy(np.array([4, 2])) == 0


def test_nobody_plays_against_them() -> None:
    """They are seated in the arena alone: no table of any kind knows their names."""
    for name in ("deviator", "conspirator"):
        assert name not in OPPONENTS
        assert name not in str(Level)


@pytest.mark.thorough
def test_they_play_hands_to_the_end() -> None:
    """They make legal moves beside a master."""
    entrants = ("conspirator", "partner=conspirator", "master")
    (played,) = play_sets(Setup(rules=Rules(), players=3, entrants=entrants, unit="hand", seed=4), [0])
    assert played.hands == 3
