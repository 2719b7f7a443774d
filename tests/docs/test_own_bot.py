"""The example of a computer opponent does what the page on bots says of it."""

from __future__ import annotations

from types import ModuleType

import pytest

from schwimmen import Game
from tests.examples import load


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The example."""
    return load("own_bot")


def test_it_is_honest(example: ModuleType) -> None:
    """Its choice stays the same when every hidden card is another one."""
    assert all(example.same_choice(seed) for seed in range(60))


def test_a_bot_that_peeks_is_found_out(example: ModuleType) -> None:
    """The test of honesty can fail: a bot that knew the hidden cards would be caught."""
    answers = iter(range(10**6))
    assert not all(example.same_choice(seed, lambda _view: str(next(answers))) for seed in range(3))


@pytest.mark.jit
def test_it_beats_chance(example: ModuleType) -> None:
    """Beside three random players it loses next to nothing, beside beginners less than they."""
    assert example.share_of_losses(200, "random") < 0.1
    assert 0.02 < example.share_of_losses(300, "beginner") < 0.25


@pytest.mark.parametrize(
    "house",
    [{}, {"allow_swap_all": False}, {"last_turn_stand": False}, {"close_timing": "instead"}, {"dealer_choice": "none"}],
)
def test_it_plays_by_house_rules(example: ModuleType, house: dict[str, object]) -> None:
    """What it chooses is legal by other rules, too."""
    for seed in range(10):
        game = Game(players=3, house=house, seed=seed)
        for _ in range(60):
            if game.to_move is None:
                break
            game.play(example.choose(game.view(game.to_move)))
