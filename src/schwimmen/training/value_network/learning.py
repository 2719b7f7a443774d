"""How a value network learns a game: by playing with itself, in the whole numbers that it is played in.

Weights and layers are rounded as `players.value_network` rounds them, as if rounding made no difference to how they are
to change (Y. Bengio and others, "Estimating or Propagating Gradients Through Stochastic Neurons", 2013). In each round
hands are played by the mean of the networks of late, and their lessons learned once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.players.value_network.features import MOVE_FEATURES, POSITION_FEATURES
from schwimmen.players.value_network.network import FINE, FULL, GRAIN, ONE, THIRD, NetworkWeights
from schwimmen.rules.enums import Centre
from schwimmen.rules.fields import Rules
from schwimmen.training import check_seed
from schwimmen.training.value_network.lessons import (
    LONGEST,
    OF_MOVE,
    UNKNOWN,
    WAYS,
    Manner,
    Portion,
    lessons_of,
)
from schwimmen.training.value_network.levels import levels_of
from schwimmen.workers import Workers, workers

Array: TypeAlias = jax.Array
Weights: TypeAlias = dict[str, Array]

ROUND: Final = 200_000
"""Decisions of a round."""
PORTION: Final = 20_000
"""Decisions that follow from one seed, with one number of players."""

WIDE, DEEP = 128, 32
"""Numbers of the first layer, and of the second."""

WARM, COLD = 0.15, 0.02
"""The temperature of play at first, and from `COOLED` of the rounds on; it falls by the same share in each."""
COOLED: Final = 0.75

TRUST: Final = 6
"""How much a network counts, unless something else is asked for (`NetworkWeights.trust`)."""
MOST_TRUST: Final = 100
"""The most that can be asked for."""

TRUE: Final = 320
"""Weights of the first layer are as small at first as if so many features were true at once."""
FIRST_BIAS: Final = 0.2

RATE: Final = 2e-3
"""The size of Adam's steps at first; in the end it is `SLOWED` of it, falling as a cosine does."""
SLOWED: Final = 0.02
BATCH: Final = 4096
FOLLOWS: Final = 0.01
"""How far the network that is played, and shipped, follows the one that learns, in a step."""

MOST: Final = {
    **dict.fromkeys(("position", "move"), 1.0),
    **dict.fromkeys(("second", "third"), FULL / GRAIN),
    "out": 30.0,
}
"""The greatest weights that the numbers of a file can tell."""

UNITS: Final = {
    **dict.fromkeys(("position", "move", "first_bias"), FULL),
    **dict.fromkeys(("second", "third"), GRAIN),
    **dict.fromkeys(("second_bias", "third_bias"), FULL * GRAIN),
    "out": FINE,
    "out_bias": ONE,
}
"""What 1 is in a file."""


class RoundErrors(NamedTuple):
    """How wrong a network is about moves without a call, and with one: mean squares."""

    plain: Array
    called: Array


class LessonBatch(NamedTuple):
    """Lessons as `lessons.PlayedDecision` has them, a row each, features by their places among those in use."""

    position: NDArray[Any]
    """(N, SEEN)"""
    moves: NDArray[Any]
    """(N, WAYS, OF_MOVE)"""
    values: NDArray[Any]
    """(N, WAYS, 2), `UNKNOWN` where nobody knows"""


class ValueLearner(NamedTuple):
    """A training between two steps."""

    learns: Weights
    plays: Weights
    """What hands are played by, and what is shipped: it follows slowly (`FOLLOWS`)."""
    moments: Any
    """Adam's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Curriculum:
    """What to learn."""

    rules: Rules
    players: tuple[int, ...] = (2,)
    """Numbers of players, as many decisions each."""
    seed: int = 1
    decisions: int = 20_000_000
    rollouts: tuple[int, ...] = ()
    """With how many players imagined hands are played by the network (`NetworkWeights.rollouts`)."""
    trust: int = TRUST
    """How much what it says of a move counts beside imagined hands (`NetworkWeights.trust`)."""
    haste: float = 0.0
    """What a decision costs who makes it, in what a hand is about (`lessons.Manner`)."""
    cores: int = 1
    ray: str | None = None
    """The Ray cluster that plays hands, as `workers.workers` takes it; None: this machine."""

    def __post_init__(self) -> None:
        """Refuse what nothing can be learned from."""
        for count in self.players:
            self.rules.check_players(count)
        if stray := set(self.rollouts) - set(self.players):
            raise ValueError(f"rollouts: expected some of {self.players}, got {min(stray)}")
        if self.rules.centre != Centre.TABLE and self.rollouts:
            raise ValueError(
                "rollouts: expected a game with an open table, where a hand can be told from what was done"
            )
        if self.decisions < 1 or self.decisions % ROUND:
            raise ValueError(f"decisions: expected a multiple of {ROUND:,}, got {self.decisions:,}")
        if not 0 <= self.trust <= MOST_TRUST:
            raise ValueError(f"trust: expected 0 to {MOST_TRUST}, got {self.trust}")
        check_seed(self.seed)
        if not 0 <= self.haste <= 1:
            raise ValueError(f"haste: expected 0 to 1, got {self.haste}")

    @property
    def rounds(self) -> int:
        """Rounds in all."""
        return self.decisions // ROUND

    def temperature(self, number: int) -> float:
        """Return the temperature of a round, from 1 on."""
        return WARM * float((COLD / WARM) ** min(1.0, number / (COOLED * self.rounds)))


class Practice:
    """Whoever plays hands, the lessons that come of them, and which features are in use."""

    def __init__(self, curriculum: Curriculum, each: Workers) -> None:
        self.curriculum, self._each = curriculum, each
        self.levels = levels_of(curriculum.rules)
        self.position = self.moves = np.arange(0)
        first = self._play(self.record({}), 0, 1.0)
        self.position, self.moves = (np.unique(first[name]) for name in ("position", "moves"))
        self.position, self.moves = self.position[self.position >= 0], self.moves[self.moves >= 0]
        self._places = tuple(
            _places(each, many) for each, many in ((self.position, POSITION_FEATURES), (self.moves, MOVE_FEATURES))
        )

    def play(self, weights: Weights, number: int) -> LessonBatch:
        """Play a round by some weights; return its lessons, in any order."""
        lessons = self._play(self.record(weights), number, self.curriculum.temperature(number))
        order = np.random.default_rng((self.curriculum.seed, number)).permutation(len(lessons))
        position, moves = self._places
        return LessonBatch(
            position[lessons["position"]][order], moves[lessons["moves"]][order], lessons["values"][order]
        )

    def _play(self, record: NDArray[Any], number: int, temperature: float) -> NDArray[Any]:
        asked, portions = self.curriculum, list[Portion]()
        for portion in range(ROUND // PORTION):
            manner = Manner(asked.players[portion % len(asked.players)], temperature, asked.haste)
            portions.append(Portion(PORTION, chance.seed_state(asked.seed, number, portion), manner))
        return np.concatenate(list(self._each(partial(lessons_of, asked.rules, record), portions)))

    def record(self, weights: Weights) -> NDArray[Any]:
        """Return weights in the whole numbers that they are played in: an array with one `NetworkWeights` record."""
        record: NDArray[Any] = new(NetworkWeights)
        record["levels"], record["wide"], record["deep"] = self.levels, WIDE, DEEP
        record["trust"] = self.curriculum.trust
        for name in ("players", "rollouts"):
            record[name] = sum(1 << count for count in set(getattr(self.curriculum, name)))
        for name, weight in weights.items():
            numbers = np.round(np.asarray(weight) * UNITS[name])
            if name in {"position", "move"}:
                record[name][0, self.position if name == "position" else self.moves, :WIDE] = numbers
            else:
                record[name][0][tuple(slice(many) for many in numbers.T.shape)] = numbers.T
        return record


def _places(used: NDArray[Any], many: int) -> NDArray[np.int16]:
    """Return each feature's place among those in use; all others, and `ABSENT`, share the place behind them."""
    places = np.full(many + 1, len(used), np.int16)
    places[used] = np.arange(len(used))
    return places


def begin(key: Array, position: int, moves: int) -> Weights:
    """Return a network that has learned nothing, for so many features; a weight of 1 is 1."""
    keys = jax.random.split(key, 5)

    def layer(key: Array, below: int, above: int, *, true: int) -> Array:
        return jax.random.normal(key, (below, above)) * (2 / true) ** 0.5

    return {
        "position": layer(keys[0], position, WIDE, true=TRUE),
        "move": layer(keys[1], moves, WIDE, true=TRUE),
        "second": layer(keys[2], WIDE, DEEP, true=WIDE),
        "third": layer(keys[3], DEEP, THIRD, true=DEEP),
        "out": 0.3 * layer(keys[4], THIRD, 2, true=THIRD),
        "first_bias": jnp.full(WIDE, FIRST_BIAS),
        "second_bias": jnp.full(DEEP, FIRST_BIAS),
        "third_bias": jnp.full(THIRD, FIRST_BIAS),
        "out_bias": jnp.zeros(2),
    }


def rounded(number: Array, unit: int) -> Array:
    """Round to parts of a unit; what is learned of the result holds for the number."""
    return number + jax.lax.stop_gradient(jnp.round(number * unit) / unit - number)


def as_facts(features: Array, many: int) -> Array:
    """Return lists of features, (N, …), as `many` numbers that are 0 or 1 (N, many)."""
    rows = jnp.arange(len(features))[:, None]
    return jnp.zeros((len(features), many + 1)).at[rows, features].set(1.0)[:, :many]


def say(weights: Weights, batch: LessonBatch) -> Array:
    """Return what a network says of the moves in some lessons, (N, WAYS, 2)."""
    net = {name: rounded(weight, UNITS[name]) for name, weight in weights.items()}
    base = as_facts(batch.position, len(net["position"])) @ net["position"] + net["first_bias"]
    made = as_facts(batch.moves.reshape(-1, OF_MOVE), len(net["move"])) @ net["move"]
    layer = jnp.clip(base[:, None] + made.reshape(-1, WAYS, WIDE), 0, 1)
    for name in ("second", "third"):
        layer = jnp.clip(rounded(layer @ net[name] + net[f"{name}_bias"], FULL), 0, 1)
    return layer @ net["out"] + net["out_bias"]


def error_of(weights: Weights, batch: LessonBatch) -> tuple[Array, RoundErrors]:
    """Return what is to be made smaller, and how wrong a network is."""
    known = batch.values > UNKNOWN / 2
    squares = jnp.where(known, jnp.square(say(weights, batch) - batch.values), 0)
    parts = squares.sum((0, 1)) / jnp.maximum(1, known.sum((0, 1)))
    return squares.sum() / known.sum(), RoundErrors(parts[0], parts[1])


def _adam(steps: int) -> optax.GradientTransformation:
    return optax.adam(optax.cosine_decay_schedule(RATE, steps, SLOWED))


@partial(jax.jit, static_argnames="steps")
def _learned(state: ValueLearner, batch: LessonBatch, *, steps: int) -> tuple[ValueLearner, RoundErrors]:
    """Return a learner after one more batch, and how wrong it was about it; `steps` are the batches of the training."""
    gradients, errors = jax.grad(error_of, has_aux=True)(state.learns, batch)
    changes, moments = _adam(steps).update(gradients, state.moments)
    changed = optax.apply_updates(state.learns, changes)
    learns = {name: jnp.clip(each, -MOST.get(name, 9), MOST.get(name, 9)) for name, each in changed.items()}
    plays = jax.tree.map(lambda slow, fast: slow + FOLLOWS * (fast - slow), state.plays, learns)
    return ValueLearner(learns, plays, moments), errors


def learn(
    curriculum: Curriculum, progress: Callable[[int, RoundErrors], None] = lambda _round, _errors: None
) -> NDArray[Any]:
    """Return the weights (an array with one `NetworkWeights` record) that a curriculum leads to.

    `progress` is told after each round how wrong the network was about the lessons of the round, before learning them.
    """
    with workers(curriculum.cores, curriculum.ray) as each:
        return _learn(Practice(curriculum, each), progress)


def _learn(practice: Practice, progress: Callable[[int, RoundErrors], None]) -> NDArray[Any]:
    curriculum = practice.curriculum
    steps = curriculum.rounds * (ROUND - ROUND // PORTION * LONGEST) // BATCH
    weights = begin(jax.random.key(curriculum.seed), len(practice.position), len(practice.moves))
    state = ValueLearner(weights, weights, _adam(steps).init(weights))
    for number in range(1, curriculum.rounds + 1):
        lessons, found = practice.play(state.plays, number), list[RoundErrors]()
        for first in range(0, len(lessons.values) - BATCH + 1, BATCH):
            batch = LessonBatch(*(each[first : first + BATCH] for each in lessons))
            state, errors = _learned(state, batch, steps=steps)
            found.append(errors)
        progress(number, RoundErrors(*(np.mean(each) for each in zip(*found, strict=True))))
    return practice.record(state.plays)
