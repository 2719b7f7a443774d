"""Training: one seed, one network, however often it is interrupted; and what it learns is what it should."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from schwimmen.cli import main
from schwimmen.engine.kernel import new
from schwimmen.players.solved.infoset import THEIR_CARDS, InformationSet
from schwimmen.players.solved.net import Net, evaluate
from schwimmen.players.solved.play import soften
from schwimmen.players.solved.policy import Policy
from schwimmen.training.learner import LAYERS, Array, Examples, Learner, initial_net, inputs_of, layers
from schwimmen.training.rounds import full_planes, play_round
from schwimmen.training.selfplay import LAMBDA, ROOM, Round, Transition, write_returns
from schwimmen.training.trainer import Schedule, Training

SMALL = Schedule(seed=5, rounds=3, rows=ROOM + 100)


def trained(schedule: Schedule) -> Training:
    """Return a finished training."""
    training = Training(schedule)
    training.train()
    return training


def played(rows: int = 2000) -> tuple[Net, Round]:
    """Return a network that has learned nothing, and some hands that it has played."""
    net = initial_net([3])
    return net, play_round(net, rows, temperature=0.2, rng=77)


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    """A training can be repeated by anybody, to the last byte; another seed trains otherwise."""
    for name in ("one", "two"):
        trained(SMALL).policy().save(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    other = trained(replace(SMALL, seed=6))
    assert not np.array_equal(other.policy().net.up, Policy.load(tmp_path / "one").net.up)


def test_a_training_that_was_interrupted_comes_to_the_same(tmp_path: Path) -> None:
    """Who stops after a round and goes on from the checkpoint gets what he would have got."""
    begun = Training(SMALL)
    begun.train(until=2)
    begun.save(tmp_path / "checkpoint")
    resumed = Training.load(tmp_path / "checkpoint", SMALL)
    assert resumed.done == 2
    resumed.train()
    whole = trained(SMALL)
    for name, weights in whole.average._asdict().items():
        assert np.array_equal(getattr(resumed.average, name), weights)


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    """Nobody goes on from a state that belongs to another seed or schedule."""
    Training(SMALL).save(tmp_path / "checkpoint")
    for other in (replace(SMALL, seed=6), replace(SMALL, rounds=4)):
        with pytest.raises(ValueError, match=r"expected schedule .*, got .*"):
            Training.load(tmp_path / "checkpoint", other)


def test_the_command_goes_on_from_its_checkpoint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`schwimmen train` writes weights that can be played, and the same ones again from its checkpoint."""
    out, again, checkpoint = tmp_path / "out.npz", tmp_path / "again.npz", tmp_path / "checkpoint"
    command = ["train", "--rounds", "2", "--rows", str(ROOM), "--checkpoint", str(checkpoint)]
    assert main([*command, "--out", str(out)]) == 0
    assert main([*command, "--out", str(again)]) == 0
    assert out.read_bytes() == again.read_bytes()
    assert Policy.load(out).about["rounds"] == 2
    assert main(["train", "--rounds", "0", "--out", str(out)]) == 2
    assert "expected 1 or more" in capsys.readouterr().err


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    """A file that does not fit the player says so instead of playing nonsense."""
    Policy(initial_net([1]), {"version": 0}).save(tmp_path / "old.npz")
    with pytest.raises(ValueError, match=r"old\.npz: expected .*; got .*"):
        Policy.load(tmp_path / "old.npz")


# ---------------------------------------------------------------- the network


def asked(net: Net, planes: Array, facts: Array) -> tuple[float, float]:
    """Return what the kernel says of a row."""
    infosets = new(InformationSet)
    infosets["planes"], infosets["facts"] = planes, facts
    return evaluate(infosets[0], net)


def test_who_plays_and_who_trains_have_the_same_network() -> None:
    """The kernel that is asked in play and the layers that learn say the same of every move."""
    net, round_ = played()
    whole = layers(net, inputs_of(round_.planes, round_.facts)).whole @ net.out.T
    for row in range(0, len(whole), 37):
        assert asked(net, round_.planes[row], round_.facts[row]) == pytest.approx(tuple(whole[row]), abs=1e-5)


def test_suits_are_alike() -> None:
    """Which suit is which makes no difference to what a move is worth."""
    net, round_ = played()
    suit = (1 << 13) - 1
    for row, order in zip(range(0, 480, 20), itertools.permutations(range(4)), strict=True):
        planes = sum((round_.planes[row] >> 13 * old & suit) << 13 * new_ for new_, old in enumerate(order))
        other = asked(net, np.asarray(planes), round_.facts[row])
        assert other == pytest.approx(asked(net, round_.planes[row], round_.facts[row]), abs=1e-5)


def test_it_learns_along_the_gradients() -> None:
    """What is changed in a weight is how the squared error changes with it, measured by changing it a little."""
    net, round_ = played()
    net = Net(*(weights.astype(np.float64) for weights in net))
    inputs, values = inputs_of(round_.planes[:50], round_.facts[:50]), np.where(round_.values[:50] > 0, np.nan, 0.4)

    def error() -> float:
        wrong = layers(net, inputs).whole @ net.out.T - values
        return float(np.nansum(wrong**2) / 2 / len(values))

    found: dict[str, Array] = {}
    learner = Learner(net)
    learner.change = lambda gradients, _rate: found.update(gradients)  # type: ignore[method-assign]
    learner.learn(inputs, values, 1.0)
    for name in LAYERS:
        weights = getattr(net, name)
        place = tuple(np.argwhere(np.abs(found[name]) == np.abs(found[name]).max())[0])
        before, kept = error(), weights[place]
        weights[place] = kept + 1e-6
        assert (error() - before) / 1e-6 == pytest.approx(found[name][place], rel=1e-3)
        weights[place] = kept


def test_it_learns_what_is_shown_to_it() -> None:
    """Shown the same moves again and again, the network comes to know what they are worth."""
    net, round_ = played()
    worths = np.where(np.isnan(round_.values), np.nan, round_.values[:, 1:] * [0.5, -0.5]).astype(np.float32)
    learner, order = Learner(net), np.random.default_rng(1)
    examples = Examples(round_.planes, round_.facts, worths)

    def error() -> float:
        said = layers(net, inputs_of(examples.planes, examples.facts)).whole @ net.out.T
        return float(np.nanmean((said - worths) ** 2))

    before = error()
    for _ in range(30):
        learner.study(examples, batch=128, rate=2e-3, order=order)
    assert error() < before / 4


def test_it_can_learn_to_see_pairs() -> None:
    """Whether a hand of new cards holds two of a rank, whatever their suits, it tells after it was shown others."""
    net, round_ = played(8000)
    hands = round_.planes[:, :1]
    held = sum(hands >> 13 * suit & (1 << 13) - 1 & each != 0 for suit in range(4) for each in [1 << np.arange(13)])
    worths = np.repeat(np.where(held.max(1) > 1, 0.5, -0.5)[:, None], 2, axis=1).astype(np.float32)
    learner, order, half = Learner(net), np.random.default_rng(1), len(worths) // 2
    for _ in range(20):
        examples = Examples(round_.planes[:half], round_.facts[:half], worths[:half])
        learner.study(examples, batch=128, rate=3e-3, order=order)
    said = layers(net, inputs_of(round_.planes[half:], round_.facts[half:])).whole @ net.out.T
    assert ((said > 0) == (worths[half:] > 0)).mean() > 0.98


# ---------------------------------------------------------------- self-play


def test_a_decision_is_judged_by_what_came_after() -> None:
    """The last one by how the hand came out, each before it in part by what the next one was worth to whom."""
    turns, returns = new(Transition, 3), np.zeros(3)
    turns["seat"], turns["last"], turns["gain"] = [0, 1, 0], [0, 0, 1], [1, -1, 1]
    write_returns(turns, 3, np.array([9.0, 0.25, 0.5]), returns)
    second = -((1 - LAMBDA) * 0.5 + LAMBDA * 1)
    assert returns.tolist() == pytest.approx([-((1 - LAMBDA) * 0.25 + LAMBDA * second), second, 1])


def test_a_round_says_what_was_played() -> None:
    """Chances add up to one in each decision, and what a call gained is what was foreseen, as it ends the hand."""
    _, round_ = played(20_000)
    turns = round_.transitions
    assert np.add.reduceat(round_.chances.sum(1), turns["first"]) == pytest.approx(1)
    assert set(np.unique(round_.values[:, 1])) <= {-1, 0, 1}
    assert turns["last"][-1] == 1
    assert (turns["row"] >= turns["first"]).all()
    assert (full_planes(round_)[:, THEIR_CARDS] & round_.planes[:, THEIR_CARDS] == round_.planes[:, THEIR_CARDS]).all()
    ended = turns[turns["called"] == 1]
    assert (ended["last"] == 1).all()
    assert (round_.values[ended["row"], 1] == ended["gain"]).all()
    assert round_.choices[..., 1].sum() > 0


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
        self.average, self.infosets = np.zeros((12, 2)), new(InformationSet)

    def learn(self, rounds: int, temperature: float, rate: float) -> None:
        """Let values follow what actions bring on average over what is hidden, and the strategy follow them."""
        for number in range(rounds):
            brought, met = np.zeros((12, 2)), np.zeros(12)
            for cards in DEALS:
                self.walk(cards, "", (1.0, 1.0), brought, met)
            self.values += rate * (brought / np.maximum(met, 1e-12)[:, None] - self.values)
            for row in range(12):
                self.infosets["values"][0, :2] = self.values[row]
                soften(self.infosets[0], 2, temperature)
                self.strategy[row] = self.infosets["chances"][0, :2]
            self.average += (self.strategy - self.average) / max(1, number + 1 - rounds // 2)

    def walk(
        self, cards: tuple[int, int], history: str, reach: tuple[float, float], brought: Array, met: Array
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
