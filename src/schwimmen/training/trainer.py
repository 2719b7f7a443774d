"""Training in rounds, from a checkpoint on: the same seed gives the same network, however often it was interrupted.

Two networks learn. The *actor* is the strategy: it sees what a player may know. The *critic* sees the other hand
as well, which is known in self-play, learns from how hands came out, and is thrown away in the end; the actor learns
from what the critic says of all moves (asymmetric actor-critic: L. Pinto and others, RSS 2018).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from schwimmen.engine import chance
from schwimmen.players.solved.infoset import VERSION
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import TEMPERATURE
from schwimmen.players.solved.policy import Policy
from schwimmen.training.fingerprint import fingerprint
from schwimmen.training.learner import Array, Examples, Learner, initial_net
from schwimmen.training.rounds import Round, play_round
from schwimmen.training.selfplay import Rows

FORMAT = 4

INITIAL_TEMPERATURE: Final = 0.2
COOLING: Final = 8
"""Rounds in which the temperature falls to a half at first; down to the one that is played with (`TEMPERATURE`)."""

LEARNING_RATE: Final = 2e-3
SLOWING: Final = 120
"""Size of Adam's steps at first, and rounds in which it falls to a half."""

RECENT: Final = 6
"""How much the last rounds weigh in the mean: about the last one in `RECENT` counts."""

BATCH = 1024
"""Rows from which the networks learn at once."""
PASSES: Final = 2
"""How often they learn from each: to play a row takes ten times as long as to learn from it."""

OUTCOME: Final = 1.0
"""How far the critic learns from how hands came out; the rest is from its own estimates of the answers."""

CHOICE_RATE: Final = 0.002
"""By how much of the way a hand moves what a dealer's choice is worth."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """What to train."""

    seed: int = 1
    rounds: int = 1_400
    hands: int = 8_000
    """Hands of a round."""

    def __post_init__(self) -> None:
        """Refuse what cannot be trained."""
        for name, least in (("rounds", 1), ("hands", 1)):
            if getattr(self, name) < least:
                raise ValueError(f"{name}: expected {least} or more, got {getattr(self, name)}")

    @staticmethod
    def temperature(done: int) -> float:
        """Return the temperature of a round."""
        return max(TEMPERATURE, INITIAL_TEMPERATURE / (1 + done / COOLING))

    @staticmethod
    def rate(done: int) -> float:
        """Return the size of steps in a round."""
        return LEARNING_RATE / (1 + done / SLOWING)


@dataclass(slots=True)
class Training:
    """A training in progress."""

    schedule: Schedule
    done: int = 0
    """Finished rounds."""
    actor: Learner = field(init=False)
    critic: Learner = field(init=False)
    average: Net = field(init=False)
    """The mean of the actor's weights, in which the last rounds weigh most: what plays."""

    def __post_init__(self) -> None:
        """Begin with networks that have learned nothing."""
        self.actor, self.critic = (Learner(initial_net([self.schedule.seed, number])) for number in range(2))
        self.average = _copy(self.actor.net)

    def train(self, progress: Callable[[Training], None] = lambda _training: None, *, until: int | None = None) -> None:
        """Train up to the last round, or to some round before it; `progress` is told after each."""
        seed = self.schedule.seed
        while self.done < (self.schedule.rounds if until is None else until):
            temperature, rng = self.schedule.temperature(self.done), chance.seed_state(seed, self.done)
            nets = self.average, self.critic.net
            played = play_round(*nets, self.schedule.hands, temperature=temperature, rng=rng)
            self._learn(played, np.random.default_rng([seed, self.done]))
            self.done += 1
            self._take_mean()
            progress(self)

    def _learn(self, played: Round, order: np.random.Generator) -> None:
        """Let both networks learn what moves have turned out to be worth."""
        rate, lesson = self.schedule.rate(self.done), played.lesson
        outcomes = lesson.values.copy()
        outcomes[:, 0] += OUTCOME * (lesson.outcomes - outcomes[:, 0])

        def study(learner: Learner, rows: Rows, values: Array, seed: int) -> None:
            chance_ = np.random.default_rng(seed)
            for _ in range(PASSES):
                learner.study(Examples(*rows, values), batch=BATCH, rate=rate, order=chance_)

        seeds = order.integers(1 << 62, size=2)
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(study, self._learners(), (lesson.seen, lesson.shown), (lesson.values, outcomes), seeds))
        self.actor.remember_choices(played.choices, CHOICE_RATE)

    def _take_mean(self) -> None:
        share = np.float32(RECENT / (RECENT + self.done - 1))
        for name, mean in self.average._asdict().items():
            mean[:] += share * (getattr(self.actor.net, name) - mean)

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        head = _head(self.schedule) | {"done": self.done, "updates": [each.updates for each in self._learners()]}
        arrays: dict[str, Any] = {"head": np.array(json.dumps(head)), **self._arrays()}
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, **arrays)
        part.replace(path)

    def _learners(self) -> tuple[Learner, Learner]:
        return self.actor, self.critic

    def _arrays(self) -> dict[str, Array]:
        kinds = {"average": self.average._asdict()}
        for who, learner in zip(("actor", "critic"), self._learners(), strict=True):
            kinds |= {who: learner.net._asdict(), f"{who} means": learner.means, f"{who} squares": learner.squares}
        return {f"{kind} {name}": array for kind, arrays in kinds.items() for name, array in arrays.items()}

    @classmethod
    def load(cls, path: Path, schedule: Schedule) -> Training:
        """Read a checkpoint of the same schedule. Raises ValueError for another one, OSError where there is none."""
        training = cls(schedule)
        with np.load(path, allow_pickle=False) as file:
            head: dict[str, Any] = json.loads(str(file["head"]))
            for name, value in _head(schedule).items():
                if head.get(name) != value:
                    raise ValueError(f"{path.name}: expected {name} {value}, got {head.get(name)}")
            for name, array in training._arrays().items():
                array[:] = file[name]
        training.done = head["done"]
        training.actor.updates, training.critic.updates = head["updates"]
        return training

    def policy(self) -> Policy:
        """Return the strategy as it is shipped."""
        about = asdict(self.schedule) | {"rounds": self.done, "version": VERSION, "fingerprint": fingerprint()}
        return Policy(_copy(self.average), about)


def _copy(net: Net) -> Net:
    return Net(*(array.copy() for array in net))


def _head(schedule: Schedule) -> dict[str, Any]:
    """Return what a checkpoint must have alike to go on from it: how far it is to go makes no difference."""
    return {"format": FORMAT, "version": VERSION, "seed": schedule.seed, "hands": schedule.hands}
