"""Training in rounds, from a checkpoint on: the same seed gives the same network, however often it was interrupted.

Two networks learn. The *actor* is the strategy: it sees what a player may know. The *critic* sees the other hand
as well, which is known in self-play, learns from how hands came out, and is thrown away in the end; the actor learns
from what the critic says of all moves (asymmetric actor-critic: L. Pinto and others, RSS 2018).
"""

from __future__ import annotations

import json
from collections.abc import Callable
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
from schwimmen.training.learner import Array, Examples, Learner, initial_net, plain_values
from schwimmen.training.rounds import full_planes, play_round, returns_of
from schwimmen.training.selfplay import ROOM, Round

FORMAT = 2

INITIAL_TEMPERATURE: Final = 0.25
"""It falls to the one that is played with (`TEMPERATURE`), where `ANNEALED` of the rounds are done."""
ANNEALED: Final = 0.6
"""From there on the weights are averaged, too."""

LEARNING_RATE: Final = 2e-3
"""Size of Adam's steps at first; it falls to a twentieth."""

CRITIC_BATCH, ACTOR_BATCH = 512, 2048
"""Rows from which the critic and the actor learn at once."""

CHOICE_RATE: Final = 0.002
"""By how much of the way a hand moves what a dealer's choice is worth."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """What to train."""

    seed: int = 1
    rounds: int = 1200
    rows: int = 100_000
    """Moves of a round that are looked at, each without and with a call: those of about 4,000 hands."""

    def __post_init__(self) -> None:
        """Refuse what cannot be trained."""
        for name, least in (("rounds", 1), ("rows", ROOM)):
            if getattr(self, name) < least:
                raise ValueError(f"{name}: expected {least} or more, got {getattr(self, name)}")

    def temperature(self, done: int) -> float:
        """Return the temperature of a round."""
        fallen = min(1.0, done / (ANNEALED * self.rounds))
        return float(INITIAL_TEMPERATURE * (TEMPERATURE / INITIAL_TEMPERATURE) ** fallen)

    def rate(self, done: int) -> float:
        """Return the size of steps in a round."""
        return LEARNING_RATE * (1 - 0.95 * done / self.rounds)


@dataclass(slots=True)
class Training:
    """A training in progress."""

    schedule: Schedule
    done: int = 0
    """Finished rounds."""
    actor: Learner = field(init=False)
    critic: Learner = field(init=False)
    average: Net = field(init=False)
    """The mean of the actor's weights since the temperature has fallen, and those of now before that."""

    def __post_init__(self) -> None:
        """Begin with networks that have learned nothing."""
        self.actor, self.critic = (Learner(initial_net([self.schedule.seed, number])) for number in range(2))
        self.average = _copy(self.actor.net)

    def train(self, progress: Callable[[Training], None] = lambda _training: None, *, until: int | None = None) -> None:
        """Train up to the last round, or to some round before it; `progress` is told after each."""
        seed = self.schedule.seed
        while self.done < (self.schedule.rounds if until is None else until):
            temperature, rng = self.schedule.temperature(self.done), chance.seed_state(seed, self.done)
            played = play_round(self.actor.net, self.schedule.rows, temperature=temperature, rng=rng)
            self._learn(played, np.random.default_rng([seed, self.done]))
            self.done += 1
            self._take_mean()
            progress(self)

    def _learn(self, played: Round, order: np.random.Generator) -> None:
        """Let the critic learn from how hands came out, and the actor from what the critic said before."""
        rate, planes, turns = self.schedule.rate(self.done), full_planes(played), played.transitions
        played.values[:, 0] = plain_values(self.critic.net, planes, played.facts)
        plain = turns["called"] == 0  # what calls are worth is known
        rows, targets = turns["row"][plain], np.full((plain.sum(), 2), np.nan, np.float32)
        targets[:, 0] = returns_of(played, played.values)[plain]
        shown = Examples(planes[rows], played.facts[rows], targets)
        self.critic.study(shown, batch=CRITIC_BATCH, rate=rate, order=order)
        estimated = Examples(played.planes, played.facts, played.values)
        self.actor.study(estimated, batch=ACTOR_BATCH, rate=rate, order=order)
        self.actor.remember_choices(played.choices, CHOICE_RATE)

    def _take_mean(self) -> None:
        share = np.float32(1 / max(1, self.done - int(ANNEALED * self.schedule.rounds)))
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
        about = asdict(self.schedule) | {"version": VERSION, "fingerprint": fingerprint()}
        return Policy(_copy(self.average), about)


def _copy(net: Net) -> Net:
    return Net(*(array.copy() for array in net))


def _head(schedule: Schedule) -> dict[str, Any]:
    return {"format": FORMAT, "version": VERSION, "schedule": asdict(schedule)}
