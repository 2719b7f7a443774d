"""Training in portions of steps, from a checkpoint on: its course, what is kept, and what is shipped of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from schwimmen.players.solved.features import MOVE_FEATURES, POSITION_FEATURES, VERSION
from schwimmen.players.solved.infoset import FIRST, GUESS, HANDS, KEY, MEANS, SECOND, THIRD
from schwimmen.players.solved.play import TEMPERATURE
from schwimmen.players.solved.policy import Policy
from schwimmen.training import check_seed
from schwimmen.training.fingerprint import fingerprint_of_solved
from schwimmen.training.solved.hands import Array
from schwimmen.training.solved.inputs import CRITIC_MOVE, CRITIC_POSITION
from schwimmen.training.solved.networks import new_learner, new_network, playable, with_belief
from schwimmen.training.solved.selfplay import Players, Progress, Selfplay, Tempo, new_group, steps

FORMAT: Final = 4

PORTION: Final = 50
"""Steps between two looks at a training."""

STRATEGY: Final = (FIRST, SECOND, THIRD)
BELIEF: Final = (GUESS, KEY, MEANS)
CRITIC: Final = (1024, 256, 256)
"""Layers of the networks."""

SIZES: Final = ("hands", "strategy", "belief", "critic")
"""What a schedule says of sizes."""

HOT: Final = 0.25
"""The temperature at first."""
WARM: Final = 0.06
WARMED: Final = 0.3
COOLED: Final = 0.75
"""It is `WARM` after `WARMED` of the steps, and `TEMPERATURE` after `COOLED` of them."""

RATE: Final = 1e-3
"""The size of Adam's steps at first."""
KEEN: Final = 0.1
"""After so much of the steps they get smaller."""
SLOWED: Final = 0.03
"""To what share of it the strategy's fall."""
CRITIC_SLOWED: Final = (0.05, 0.1)
"""The critic's fall faster, as if to the first share, but not below the second."""

SHARES: Final = (0.02, 5e-4)
"""How far the strategy that is played follows the one that learns in a step: at first, and after `SETTLED` of them."""
DEALERS: Final = (3e-3, 3e-4)
"""How far a hand moves what a dealer's choice is worth, likewise."""
SETTLED: Final = 0.3

run = jax.jit(steps)


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """What to train."""

    seed: int = 1
    steps: int = 24_600
    """Moves in each hand; in portions of `PORTION`."""
    hands: int = 32_768
    """Hands side by side."""
    strategy: tuple[int, ...] = STRATEGY
    belief: tuple[int, int, int] = BELIEF
    critic: tuple[int, ...] = CRITIC

    def __post_init__(self) -> None:
        """Refuse what cannot be trained."""
        if self.steps < 1 or self.steps % PORTION:
            raise ValueError(f"steps: expected a multiple of {PORTION}, got {self.steps}")
        if self.hands < 1:
            raise ValueError(f"hands: expected 1 or more, got {self.hands}")
        check_seed(self.seed)

    @property
    def portions(self) -> int:
        """How many portions the training has."""
        return self.steps // PORTION

    def tempo(self, done: int) -> Tempo:
        """Return the tempo of a portion, as numbers (PORTION,)."""
        part = done / self.portions
        warm = _between(HOT, WARM, part / WARMED)
        temperature = warm if part < WARMED else _between(WARM, TEMPERATURE, (part - WARMED) / (COOLED - WARMED))
        fallen = max(0.0, (part - KEEN) / (1 - KEEN))
        share, dealer = (_between(*each, part / SETTLED) for each in (SHARES, DEALERS))
        low, least = CRITIC_SLOWED
        numbers = Tempo(temperature, RATE * SLOWED**fallen, RATE * max(least, low**fallen), share, dealer)
        tempo: Tempo = jax.tree.map(lambda number: jnp.full(PORTION, number, jnp.float32), numbers)
        return tempo


def _between(first: float, last: float, part: float) -> float:
    """Return what lies a part of the way from one number to another, by equal factors."""
    return float(first * (last / first) ** min(1.0, part))


@partial(jax.jit, static_argnames=SIZES)
def begin(
    key: Array, *, hands: int, strategy: tuple[int, ...], belief: tuple[int, int, int], critic: tuple[int, ...]
) -> Selfplay:
    """Return a training in which nothing has been learned."""
    keys = jax.random.split(key, 6)
    seen, seen_by_critic = (POSITION_FEATURES, MOVE_FEATURES), (CRITIC_POSITION, CRITIC_MOVE)
    player = with_belief(keys[1], new_network(keys[0], seen, strategy, outputs=2), belief)
    judge = new_learner(new_network(keys[2], seen_by_critic, critic, outputs=1))
    players = Players(new_learner(player), player, judge, jnp.zeros((HANDS, 2)))
    return Selfplay(new_group(keys[3], hands), players, keys[4])


@dataclass(slots=True)
class Training:
    """A training in progress."""

    schedule: Schedule
    done: int = 0
    """Finished portions."""
    state: Selfplay = field(init=False)

    def __post_init__(self) -> None:
        """Begin with networks that have learned nothing."""
        sizes = {name: getattr(self.schedule, name) for name in SIZES}
        self.state = begin(jax.random.key(self.schedule.seed), **sizes)

    def train(
        self,
        progress: Callable[[Training, Progress], None] = lambda _training, _report: None,
        *,
        until: int | None = None,
    ) -> None:
        """Train up to the last portion, or to some portion before it; `progress` is told after each."""
        while self.done < (self.schedule.portions if until is None else until):
            self.state, report = run(self.state, self.schedule.tempo(self.done))
            self.done += 1
            progress(self, jax.tree.map(np.asarray, report))

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        arrays: dict[str, Any] = {
            str(number): np.asarray(leaf) for number, leaf in enumerate(jax.tree.leaves(_plain(self.state)))
        }
        arrays["head"] = np.array(json.dumps(_head(self.schedule) | {"done": self.done}))
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, **arrays)
        part.replace(path)

    @classmethod
    def load(cls, path: Path, schedule: Schedule) -> Training:
        """Read a checkpoint of the same schedule. Raises ValueError for another one, OSError where there is none."""
        training = cls(schedule)
        try:
            file = np.load(path, allow_pickle=False)
            head: dict[str, Any] = dict(json.loads(str(file["head"])))
        except (BadZipFile, EOFError, IndexError, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"{path.name}: expected a checkpoint of a training") from error
        with file:
            for name, value in _head(schedule).items():
                if head.get(name) != value:
                    raise ValueError(f"{path.name}: expected {name} {value}, got {head.get(name)}")
            leaves, form = jax.tree.flatten(_plain(training.state))
            found = [jnp.asarray(file[str(number)]) for number in range(len(leaves))]
        training.state = _keyed(jax.tree.unflatten(form, found))
        training.done = head["done"]
        return training

    def policy(self) -> Policy:
        """Return the strategy as it is shipped."""
        players, about = self.state.players, _head(self.schedule)["schedule"]
        return Policy(
            playable(players.played, players.choice),
            about | {"version": VERSION, "fingerprint": fingerprint_of_solved()},
        )


def _plain(state: Selfplay) -> Selfplay:
    """Return a state whose key is numbers."""
    return state._replace(key=jax.random.key_data(state.key))


def _keyed(state: Selfplay) -> Selfplay:
    return state._replace(key=jax.random.wrap_key_data(state.key))


def _head(schedule: Schedule) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(asdict(schedule)))
    return {"format": FORMAT, "version": VERSION, "schedule": told}
