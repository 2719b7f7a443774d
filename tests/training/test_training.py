"""Training: one seed, one table, however often it is interrupted; and what it computes is an equilibrium."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from schwimmen.cli import main
from schwimmen.engine.kernel import new, record_at
from schwimmen.players.solved.policy import Policy
from schwimmen.players.solved.spot import ACTIONS, BUCKETS, CLOSE, SAFE, Spot
from schwimmen.training.cfr import learn, regret_matching
from schwimmen.training.trainer import FULL, Schedule, Training, rounded

SMALL = Schedule(seed=5, rounds=4, hands=12, skipped=1)


def trained(schedule: Schedule) -> Training:
    """Return a finished training."""
    training = Training(schedule)
    training.train()
    return training


def test_the_same_seed_gives_the_same_table(tmp_path: Path) -> None:
    """A training can be repeated by anybody, to the last byte; another seed trains otherwise."""
    for name in ("one", "two"):
        trained(SMALL).policy().save(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    other = trained(replace(SMALL, seed=6))
    assert not np.array_equal(other.policy().weights, Policy.load(tmp_path / "one").weights)


def test_a_training_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    """Who stops after a round and goes on from the checkpoint gets what he would have got."""
    begun = Training(replace(SMALL, rounds=2))
    begun.train()
    begun.save(tmp_path / "checkpoint")
    resumed = Training.load(tmp_path / "checkpoint", SMALL)
    assert resumed.done == 2
    resumed.train()
    whole = trained(SMALL)
    assert np.array_equal(resumed.regrets, whole.regrets)
    assert np.array_equal(resumed.sums, whole.sums)


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    """Nobody goes on from a state that belongs to another seed or schedule."""
    Training(SMALL).save(tmp_path / "checkpoint")
    with pytest.raises(ValueError, match=r"schedule .* expected, .* came"):
        Training.load(tmp_path / "checkpoint", replace(SMALL, seed=6))
    done = trained(SMALL)
    done.save(tmp_path / "checkpoint")
    with pytest.raises(ValueError, match="4 rounds are done, 3 asked for"):
        Training.load(tmp_path / "checkpoint", replace(SMALL, rounds=3))


def test_the_command_goes_on_from_its_checkpoint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`schwimmen train` writes a table that can be played, and the same one again from its checkpoint."""
    out, again, checkpoint = tmp_path / "out.npz", tmp_path / "again.npz", tmp_path / "checkpoint"
    command = ["train", "--rounds", "2", "--hands", "10", "--checkpoint", str(checkpoint)]
    assert main([*command, "--out", str(out)]) == 0
    assert main([*command, "--out", str(again)]) == 0
    assert out.read_bytes() == again.read_bytes()
    assert Policy.load(out).about["rounds"] == 2
    assert main(["train", "--rounds", "0", "--out", str(out)]) == 2
    assert "1 or more expected" in capsys.readouterr().err


def test_a_table_of_another_abstraction_is_refused(tmp_path: Path) -> None:
    """A table that does not fit the player says so instead of playing nonsense."""
    weights = np.zeros((3, ACTIONS), np.uint8)
    Policy(weights, {"version": 0}).save(tmp_path / "old.npz")
    with pytest.raises(ValueError, match=r"old\.npz: .* expected; .* came"):
        Policy.load(tmp_path / "old.npz")


def test_strategies_add_up_to_one() -> None:
    """What is drawn from regrets is a probability distribution over the moves that there are."""
    spots, chance = new(Spot), np.random.default_rng(3)
    spot, regrets = record_at(spots), chance.normal(size=(BUCKETS, ACTIONS))
    for bucket in range(200):
        spots["bucket"] = bucket
        spots["moves"] = np.where(chance.random(ACTIONS) < 0.5, 4, -1)
        spots["moves"][0, SAFE] = 4
        regret_matching(spot, regrets)
        assert spots["chances"].sum() == pytest.approx(1)
        assert (spots["chances"][spots["moves"] == -1] == 0).all()


def test_rounding_keeps_a_distribution() -> None:
    """Rounded strategies add up too; rare actions and buckets that were never met are empty."""
    sums = np.zeros((3, ACTIONS))
    sums[0] = [1, 2, 3, 4, 5, 6]
    sums[1, :2] = [0.01, 0.99]
    weights = rounded(sums).astype(int)
    assert weights.sum(axis=1).tolist() == [FULL, FULL, 0]
    assert weights[1].tolist() == [0, FULL, 0, 0, 0, 0]


# ---------------------------------------------------------------- an exactly solvable game

CHECKS = {"": 0, "c": 0, "b": 1, "cb": 1}
"""Kuhn poker by its histories (c: check or fold, b: bet or call), each with whether a bet is to be answered."""


def paid(history: str, cards: tuple[int, int]) -> int:
    """Return what the first player wins."""
    if history in {"bc", "cbc"}:
        return 1 if history == "bc" else -1
    return (1 if history == "cc" else 2) * (1 if cards[0] > cards[1] else -1)


def row(card: int, history: str) -> int:
    """Return the row of an information set."""
    return card * len(CHECKS) + list(CHECKS).index(history)


class Kuhn:
    """Poker with three cards, whose equilibrium is known, trained by the kernels that train Schwimmen."""

    def __init__(self) -> None:
        self.regrets, self.sums = np.zeros((12, ACTIONS)), np.zeros((12, ACTIONS))
        self.spots = [new(Spot) for _ in range(4)]

    def walk(self, cards: tuple[int, int], history: str, reach: tuple[float, float], weight: float) -> float:
        """Update regrets and sums below a history; return its worth for the player to move."""
        if history not in CHECKS:
            return paid(history, cards) * (1 if len(history) % 2 == 0 else -1)
        seat, spots = len(history) % 2, self.spots[len(history)]
        spots["bucket"], spots["moves"] = row(cards[seat], history), -1
        spots["moves"][0, : CLOSE + 1] = [SAFE, CLOSE]
        regret_matching(record_at(spots), self.regrets)
        chances = spots["chances"][0].copy()
        self.sums[row(cards[seat], history)] += weight * reach[seat] * chances
        for action, letter in enumerate("cb"):
            further = tuple(each * chances[action] if of == seat else each for of, each in enumerate(reach))
            spots["worths"][0, action] = -self.walk(cards, history + letter, further, weight)
        return float(learn(record_at(spots), self.regrets, weight * reach[1 - seat]))

    def worth(self, me: int) -> float:
        """Return what a best response of a player wins against the average strategy."""
        average = self.sums / self.sums.sum(axis=1, keepdims=True)
        mine = [row(card, history) for card in range(3) for history in CHECKS if len(history) % 2 == me]

        def value(plan: dict[int, int], cards: tuple[int, int], history: str) -> float:
            if history not in CHECKS:
                return paid(history, cards) * (1 if me == 0 else -1)
            here = row(cards[len(history) % 2], history)
            if here in plan:
                return value(plan, cards, history + "cb"[plan[here]])
            return sum(average[here, at] * value(plan, cards, history + "cb"[at]) for at in range(2))

        deals = list(itertools.permutations(range(3), 2))
        plans = [dict(zip(mine, each, strict=True)) for each in itertools.product(range(2), repeat=len(mine))]
        return max(sum(value(plan, deal, "") for deal in deals) / len(deals) for plan in plans)


def test_regret_minimization_finds_the_equilibrium_of_a_game_that_is_solved() -> None:
    """In Kuhn poker the average strategy becomes unexploitable, and the first player loses a life in eighteen games."""
    kuhn = Kuhn()
    for number in range(1, 1601):
        for cards in itertools.permutations(range(3), 2):
            kuhn.walk(cards, "", (1.0, 1.0), float(number))
    first, second = kuhn.worth(0), kuhn.worth(1)
    assert first == pytest.approx(-1 / 18, abs=0.01)
    assert 0 <= first + second < 0.02
