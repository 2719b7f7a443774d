"""The example that trains an agent does what the page on environments says of it, as far as a short run can show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from schwimmen.envs.batch import Batch
from tests.examples import load
from tests.samples import SOAK

FILE = Path(__file__).parent.parent.parent / "examples" / "train_agent.py"

pytestmark = pytest.mark.jit


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """The example."""
    return load("train_agent")


@pytest.fixture(scope="module", params=["thirty_one", "schwimmen"])
def game(example: ModuleType, request: pytest.FixtureRequest) -> Any:
    """Each game that it can be trained in."""
    return example.Game(request.param)


def test_the_same_seed_gives_the_same_agent(example: ModuleType, game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Training can be repeated, to the last bit of the weights, and another seed gives another agent."""
    monkeypatch.setattr(example, "TABLES", 64)
    agent, twin, other = (example.train(game, 2, seed=seed) for seed in (1, 1, 2))
    assert all((mine == its).all() for mine, its in zip(agent.weights, twin.weights, strict=True))
    assert not any((mine == its).all() for mine, its in zip(agent.weights, other.weights, strict=True))


@pytest.fixture
def hasty(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example with small, quick steps."""
    for name, value in {"TABLES": 128, "BATCH": 128, "RATE": 4e-3}.items():
        monkeypatch.setattr(example, name, value)
    return example


def test_a_few_rounds_teach_something(hasty: ModuleType) -> None:
    """Random weights lose to a beginner; a second of hasty training wins far more often against chance than they.

    The same seed wins more on one machine than on another, which round differently: some 90 % here, untrained half.
    """
    game = hasty.Game("schwimmen")
    assert hasty.share_of_wins(hasty.Net(game, 1), "beginner", 200) < 0.05
    assert hasty.share_of_wins(hasty.Net(game, 1), "random", 200) < 0.66
    assert hasty.share_of_wins(hasty.train(game, 6), "random", 200) > 0.7


@pytest.mark.skipif(not SOAK, reason="takes as long as fifty other tests")
def test_a_short_run_learns(hasty: ModuleType, game: Any) -> None:
    """A little more of it makes a player whom `club` has to mind."""
    agent = hasty.train(game, 30)
    assert hasty.share_of_wins(agent, "random", 200) > 0.9
    assert hasty.share_of_wins(agent, "beginner", 200) > 0.1
    assert hasty.share_of_wins(agent, "club", 50) > 0.2


def test_it_is_a_program(game: Any) -> None:
    """It trains, plays against the levels, and says how it went."""
    run = [sys.executable, str(FILE), game.name, "--rounds", "1", "--matches", "4"]
    told = subprocess.run(run, capture_output=True, check=True, text=True).stdout
    assert re.findall(r"[\d.]+% of 4 matches against (\w+) ", told) == ["random", "beginner", "club"]


def test_the_critic_is_told_the_hands_that_there_are(example: ModuleType, game: Any) -> None:
    """What the critic is told of the other hand is what the other seat sees when it is to move, or kept before."""
    told = played(example, game, tables=64, steps=40)
    compared = 0
    for now, then, others in zip(told, told[1:], example.others_hands(told), strict=False):
        turns = ~now.ended & (then.seats != now.seats)
        assert (others[turns] == then.seen[turns, : game.cards]).all()
        compared += int(turns.sum())
    assert compared > 200


def test_what_is_kept_is_what_is_held_later(example: ModuleType, game: Any) -> None:
    """The hand after an action that names cards is the one that its seat is seen to have at its next decision."""
    told = played(example, game, tables=64, steps=40)
    compared = 0
    for now, then, later in zip(told, told[1:], told[2:], strict=False):
        gone = (game.gives[now.taken] >= 0) & ~now.ended & ~then.ended & (then.seats != now.seats)
        same = gone & (later.seats == now.seats)
        assert (now.kept[same] == later.seen[same, : game.cards]).all()
        compared += int(same.sum())
    assert compared > 20


def test_suits_are_alike(example: ModuleType, game: Any) -> None:
    """With other suits all is worth the same, wherever a card stands then."""
    told, net, order = played(example, game, tables=64, steps=9)[-1], example.Net(game, 1), [2, 0, 3, 1]
    turned, planes = told.seen.copy(), game.planes * game.cards
    suits = told.seen[:, :planes].reshape(-1, game.planes, example.SUITS, game.ranks)
    turned[:, :planes] = suits[:, :, order].reshape(len(turned), -1)
    worth, other = (net.layers(example.given(game, seen)).values for seen in (told.seen, turned))
    held, lying = (told.seen[:, game.cards * plane :][:, : game.cards].sum(1) for plane in (0, 1))
    for row in range(len(worth)):
        there = (game.gives < held[row]) & (game.takes < lying[row])
        np.testing.assert_allclose(sorted(worth[row, there]), sorted(other[row, there]), rtol=1e-3, atol=1e-5)


def test_a_network_learns_by_heart(example: ModuleType, game: Any) -> None:
    """What is told to it often enough of decisions it knows, to a hundredth."""
    told, net, chance = played(example, game, tables=64, steps=9)[-1], example.Net(game, 1), np.random.default_rng(1)
    given, rows = example.given(game, told.seen), np.arange(64)
    wanted = chance.normal(size=64).astype(np.float32)
    for _ in range(1500):
        layers = net.layers(given)
        error = np.zeros_like(layers.values)
        error[rows, told.taken] = (layers.values[rows, told.taken] - wanted) / 64
        net.learn(given, layers, error=error, rate=3e-3)
    assert np.abs(net.layers(given).values[rows, told.taken] - wanted).mean() < 0.01


def test_the_agent_does_not_look_at_the_other_hand(example: ModuleType, game: Any) -> None:
    """An agent plays the same on equal observations, whatever cards the tables hold behind them."""
    batch, twin = (Batch(game.name, tables=32, players=2, seed=seed) for seed in (7, 8))
    agent = example.Net(game, 1)
    for _ in range(3):
        batch.step(example.best(agent, batch))
    twin.observations[:], twin.masks[:] = batch.observations, batch.masks
    assert (example.best(agent, twin) == example.best(agent, batch)).all()


def played(example: ModuleType, game: Any, *, tables: int, steps: int) -> list[Any]:
    """Return what was decided in some steps of nearly random play."""
    batch, chance = Batch(game.name, tables=tables, players=2, seed=5), np.random.default_rng(5)
    agent = example.Net(game, 1)
    return [example.play(agent, batch, chance, warmth=10) for _ in range(steps)]
