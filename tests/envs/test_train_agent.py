"""The example that trains an agent does what the page on environments says of it, as far as a short run can show."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from schwimmen.envs.batch import Batch

FILE = Path(__file__).parent.parent.parent / "examples" / "train_agent.py"

pytestmark = pytest.mark.jit


@pytest.fixture(scope="module")
def example() -> ModuleType:
    """Load the example as the program that it is."""
    spec = importlib.util.spec_from_file_location("train_agent", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_gives_the_same_agent(example: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Training can be repeated, to the last bit of the weights, and another seed gives another agent."""
    monkeypatch.setattr(example, "TABLES", 64)
    agent, twin, other = (example.train(2, seed=seed) for seed in (1, 1, 2))
    assert all((mine == its).all() for mine, its in zip(agent.weights, twin.weights, strict=True))
    assert not any((mine == its).all() for mine, its in zip(agent.weights, other.weights, strict=True))


def test_a_short_run_learns(example: ModuleType) -> None:
    """Random weights lose to a beginner; a sixtieth of the training makes a player whom `club` has to mind."""
    assert example.share_of_wins(example.Net(1), "beginner", 200) < 0.05
    run = [sys.executable, str(FILE), "--rounds", "12", "--matches", "100"]
    told = subprocess.run(run, capture_output=True, check=True, text=True).stdout
    shares = {level: float(share) for share, level in re.findall(r"([\d.]+)% of 100 matches against (\w+)", told)}
    assert shares["random"] > 95
    assert shares["beginner"] > 35
    assert shares["club"] > 20


def test_the_critic_is_told_the_hands_that_there_are(example: ModuleType) -> None:
    """What the critic is told of the other hand is what the other seat sees when it is to move, or kept before."""
    batch, chance, agent = Batch(tables=64, players=2, seed=5), np.random.default_rng(5), example.Net(1)
    told = [example.play(agent, batch, chance, warmth=10) for _ in range(24)]
    others = example.others_hands(told)
    compared = 0
    for now, then, other in zip(told, told[1:], others, strict=False):
        goes_on = ~now.ended
        assert (other[goes_on] == then.seen[goes_on, :32]).all()
        compared += int(goes_on.sum())
    assert compared > 200


def test_outcomes_are_what_the_engine_makes_of_actions(example: ModuleType) -> None:
    """The hand after an action is the one that its seat is seen to have at its next decision."""
    batch, chance, agent = Batch(tables=64, players=2, seed=6), np.random.default_rng(6), example.Net(1)
    told = [example.play(agent, batch, chance, warmth=10) for _ in range(24)]
    compared = 0
    for now, then, later in zip(told, told[1:], told[2:], strict=False):
        trades = (now.seen[:, example.CHOICE] > 0) & (now.places[:, 0] == example.ALL)
        same = ~now.ended & ~then.ended & ~trades
        assert (now.hands[same, 0] == later.seen[same, :32]).all()
        compared += int(same.sum())
    assert compared > 200


def test_the_agent_does_not_look_at_the_other_hand(example: ModuleType) -> None:
    """An agent plays the same on equal observations, whatever cards the tables hold behind them."""
    batch, twin = (Batch(tables=32, players=2, seed=seed) for seed in (7, 8))
    agent = example.Net(1)
    for _ in range(3):
        batch.step(example.best(agent, batch))
    twin.observations[:], twin.masks[:] = batch.observations, batch.masks
    assert (example.best(agent, twin) == example.best(agent, batch)).all()
