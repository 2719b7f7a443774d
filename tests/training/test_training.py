"""Training: one seed, one strategy, however often it is interrupted; and what it learns is what it should."""

from __future__ import annotations

import itertools
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from schwimmen.cli import main, train
from schwimmen.players.mixing import soften
from schwimmen.players.solved.infoset import HANDS
from schwimmen.players.solved.policy import Policy

jax = pytest.importorskip("jax", reason="needs the extra train")

from schwimmen.training.solved import hands, selfplay, trainer  # noqa: E402
from schwimmen.training.solved.networks import Learner, change, playable  # noqa: E402
from schwimmen.training.solved.selfplay import Lesson, dealers_learn  # noqa: E402
from schwimmen.training.solved.trainer import Schedule, Training  # noqa: E402
from tests.training.foreign import foreign_files  # noqa: E402

SIZES = {"strategy": (64, 16, 16), "belief": (64, 32, 8), "critic": (16, 8, 8)}

run = jax.jit(selfplay.steps)


@pytest.fixture(scope="module", autouse=True)
def in_small_steps() -> Any:
    """Let a portion be two steps, for all trainings of this file, compiled once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trainer, "PORTION", 2)
        patch.setattr(trainer, "run", run)
        yield


def small(*, seed: int = 5, portions: int = 3) -> Schedule:
    """Return what is trained here."""
    return Schedule(seed=seed, steps=portions * trainer.PORTION, hands=16, **SIZES)


def weights_of(training: Training) -> list[NDArray[Any]]:
    """Return all that a training knows."""
    return [np.asarray(leaf) for leaf in jax.tree.leaves(training.state.players)]


@pytest.mark.jit
def test_a_training_can_be_repeated_and_interrupted(tmp_path: Path) -> None:
    """The same seed gives the same strategy to the last byte, also from a checkpoint on; another seed another one."""
    whole, begun = Training(small()), Training(small())
    whole.train()
    begun.train(until=2)
    begun.save(tmp_path / "checkpoint")
    resumed = Training.load(tmp_path / "checkpoint", small())
    assert resumed.done == 2
    resumed.train()
    for name, training in (("whole", whole), ("resumed", resumed)):
        training.policy().save(tmp_path / name)
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "resumed").read_bytes()
    other = Training(small(seed=6))
    assert any(not np.array_equal(*pair) for pair in zip(weights_of(other), weights_of(Training(small())), strict=True))


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    """Nobody goes on from a state that belongs to another seed or schedule."""
    Training(small()).save(tmp_path / "checkpoint")
    for other in (small(seed=6), small(portions=4)):
        with pytest.raises(ValueError, match=r"expected schedule .*, got .*"):
            Training.load(tmp_path / "checkpoint", other)


def test_a_file_of_something_else_is_no_checkpoint(tmp_path: Path) -> None:
    """An empty file, a text, a broken archive and arrays of another kind are refused in one sentence."""
    for path in foreign_files(tmp_path):
        with pytest.raises(ValueError, match=f"{path.name}: expected a checkpoint of a training"):
            Training.load(path, small())


def test_a_stopped_training_says_whether_it_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same command continues once there is a checkpoint, and not before."""

    def stopped(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(train, "_begun", stopped)
    checkpoint = tmp_path / "checkpoint"
    command = ["train", "--checkpoint", str(checkpoint), "--out", str(tmp_path / "out.npz"), "--steps", "50"]
    assert main(command) == 130
    assert capsys.readouterr().err == "\nschwimmen train: stopped\n"
    checkpoint.touch()
    assert main(command) == 130
    assert capsys.readouterr().err == "\nschwimmen train: stopped; the same command continues\n"


@pytest.mark.jit
def test_the_command_writes_what_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`schwimmen train` writes weights that the player reads, tells how it goes, and refuses what makes no sense."""
    monkeypatch.setattr(train, "find_spec", lambda _name: None)
    out, checkpoint = tmp_path / "out.npz", tmp_path / "checkpoint"
    command = ["train", "--steps", "2", "--hands", "16", "--checkpoint", str(checkpoint), "--out", str(out)]
    assert main(command) == 2
    assert "pip install 'schwimmen[train]'" in capsys.readouterr().err
    monkeypatch.undo()  # that of the file, too
    monkeypatch.setattr(trainer, "PORTION", 2)
    monkeypatch.setattr(trainer, "run", run)
    monkeypatch.setattr(trainer, "Schedule", partial(Schedule, **SIZES))
    assert main(command) == 0
    first = out.read_bytes()
    assert "portion 1 of 1: errors in moves " in capsys.readouterr().err
    assert main(command) == 0  # from its checkpoint, at its end
    assert out.read_bytes() == first
    assert Policy.load(out).about["steps"] == 2
    for wrong in (
        ["--steps", "0"],
        ["--seed", "-1"],
        ["--out", str(tmp_path / "none" / "a")],
        ["--checkpoint", str(out)],
    ):
        assert main(["train", "--out", str(out), *wrong]) == 2
        assert "expected" in capsys.readouterr().err


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    """A file that does not fit the player says so instead of playing nonsense."""
    players = Training(small()).state.players
    Policy(playable(players.played, players.choice), {"version": 0}).save(tmp_path / "old.npz")
    with pytest.raises(ValueError, match=r"old\.npz: expected .*; got .*"):
        Policy.load(tmp_path / "old.npz")
    for other in (b"", b"no weights at all", b"PK\x05\x06" + bytes(18)):
        (tmp_path / "other.npz").write_bytes(other)
        with pytest.raises(ValueError, match=r"other\.npz: expected the weights of a strategy, got something else"):
            Policy.load(tmp_path / "other.npz")


# ---------------------------------------------------------------- what is learned


@pytest.fixture(scope="module")
def seen() -> selfplay.Decisions:
    """Return first decisions of some hands, with what an ignorant critic says of them."""
    key, count, critic = jax.random.key(2), 32, Training(small()).state.players.critic.weights

    def look() -> selfplay.Decisions:
        cards = hands.draw(key, jax.numpy.full(count, hands.FULL, jax.numpy.uint32), 9)
        begun, _ = hands.dealt(cards, jax.numpy.zeros(count, bool))
        return selfplay.look(selfplay.new_group(key, count)._replace(hands=begun), critic)

    found: selfplay.Decisions = jax.jit(look)()
    return found


def test_it_learns_what_is_shown_to_it(seen: selfplay.Decisions) -> None:
    """Shown the same decisions again and again, a network comes to know what moves are worth, and who holds what."""

    @jax.jit
    def learn(known: Learner) -> tuple[Learner, selfplay.Errors]:
        slope, errors = jax.grad(selfplay.error_of, has_aux=True)(known.weights, seen)
        return change(known, slope, 1e-2), errors

    learner, before = learn(Training(small()).state.players.strategy)
    for _ in range(60):
        learner, after = learn(learner)
    assert float(after.moves) < float(before.moves) / 4
    assert float(after.belief) < float(before.belief) / 4


def test_a_call_is_worth_what_comes_of_it(seen: selfplay.Decisions) -> None:
    """SW-10, SW-16: what a call wins is known in the deal, where the other makes the best hand that he can."""
    strengths = np.asarray(hands.WORTHS.strength)
    hand, answer = np.asarray(seen.options.hand), np.asarray(seen.options.answer)
    assert np.array_equal(np.asarray(seen.worth[..., 1]), np.sign(strengths[hand] - strengths[answer]))
    lost = np.asarray(hands.WORTHS.value)[answer] >= hands.LEAST_SPECIAL
    assert (np.asarray(seen.worth[..., 0])[lost] == -1).all()
    assert not np.asarray(seen.open)[np.asarray(seen.forced)].any()


def test_a_dealer_learns_what_his_choice_has_brought() -> None:
    """SW-7: he learns what keeping and trading the hand that he was dealt have brought, and nothing of other hands."""
    told = Lesson(*(jax.numpy.array(each) for each in ([3, 3, 9], [1, 1, 0], [1.0, 0.0, -1.0], [1, 1, 1])))
    choice = np.asarray(dealers_learn(jax.numpy.zeros((HANDS, 2)), told, jax.numpy.array(0.5)))
    assert choice[3].tolist() == pytest.approx([0, 0.375])
    assert choice[9].tolist() == pytest.approx([-0.5, 0])
    assert np.count_nonzero(choice) == 2


# ---------------------------------------------------------------- an exactly solvable game

CHECKS = {"": 0, "c": 0, "b": 1, "cb": 1}
"""Kuhn poker by its histories (c: check or fold, b: bet or call), each with whether a bet is to be answered."""

DEALS = list(itertools.permutations(range(3), 2))


def paid(history: str, cards: tuple[int, int]) -> int:
    """Return what the first player wins."""
    if history in {"bc", "cbc"}:
        return 1 if history == "bc" else -1
    return (1 if history == "cc" else 2) * (1 if cards[0] > cards[1] else -1)


def row_of(card: int, history: str) -> int:
    """Return the row of an information set."""
    return card * len(CHECKS) + list(CHECKS).index(history)


class Kuhn:
    """Poker with three cards, whose equilibrium is known, learned as Schwimmen is: a table in place of the network."""

    def __init__(self) -> None:
        self.values, self.strategy = np.zeros((12, 2)), np.full((12, 2), 0.5)
        self.average = np.zeros((12, 2))

    def learn(self, rounds: int, temperature: float, rate: float) -> None:
        """Let values follow what actions bring on average over what is hidden, and the strategy follow them."""
        for number in range(rounds):
            brought, met = np.zeros((12, 2)), np.zeros(12)
            for cards in DEALS:
                self.walk(cards, "", (1.0, 1.0), brought, met)
            self.values += rate * (brought / np.maximum(met, 1e-12)[:, None] - self.values)
            for row in range(12):
                soften(self.values[row], self.strategy[row], 2, temperature)
            self.average += (self.strategy - self.average) / max(1, number + 1 - rounds // 2)

    def walk(
        self, cards: tuple[int, int], history: str, reach: tuple[float, float], brought: NDArray[Any], met: NDArray[Any]
    ) -> float:
        """Note what each action below a history brings; return its worth for the first player."""
        if history not in CHECKS:
            return paid(history, cards)
        seat, sign = len(history) % 2, 1 - 2 * (len(history) % 2)
        row = row_of(cards[seat], history)
        worth, others = 0.0, reach[1 - seat]
        met[row] += others
        for action, letter in enumerate("cb"):
            chance = self.strategy[row, action]
            further = (reach[0] * chance, reach[1]) if seat == 0 else (reach[0], reach[1] * chance)
            below = self.walk(cards, history + letter, further, brought, met)
            brought[row, action] += others * sign * below
            worth += chance * below
        return worth

    def gained_by(self, me: int) -> float:
        """Return what a best response of a player wins against the average strategy."""
        mine = [row_of(card, history) for card in range(3) for history in CHECKS if len(history) % 2 == me]

        def value(plan: dict[int, int], cards: tuple[int, int], history: str) -> float:
            if history not in CHECKS:
                return paid(history, cards) * (1 if me == 0 else -1)
            here = row_of(cards[len(history) % 2], history)
            if here in plan:
                return value(plan, cards, history + "cb"[plan[here]])
            return sum(self.average[here, at] * value(plan, cards, history + "cb"[at]) for at in range(2))

        plans = [dict(zip(mine, each, strict=True)) for each in itertools.product(range(2), repeat=len(mine))]
        return float(max(sum(value(plan, deal, "") for deal in DEALS) / len(DEALS) for plan in plans))


def test_learning_finds_the_equilibrium_of_a_game_that_is_solved() -> None:
    """In Kuhn poker a best response gains little on what is learned, the less the cooler the strategy is."""
    gained = []
    for temperature in (0.3, 0.1, 0.03):
        kuhn = Kuhn()
        kuhn.learn(4000, temperature, 0.005)
        gained.append(kuhn.gained_by(0) + kuhn.gained_by(1))
    assert gained[0] > gained[1] > gained[2] >= 0
    assert gained[2] < 0.02
