"""A small network that learns what the solved strategy says of moves, in the whole numbers that it is played in.

One network learns from the answers of another (G. Hinton and others, "Distilling the Knowledge in a Neural Network",
2015). Weights and layers are rounded as `players.value_network` rounds them, as if rounding made no difference to how
they are to change (Y. Bengio and others, "Estimating or Propagating Gradients Through Stochastic Neurons", 2013).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from schwimmen.engine.kernel import new
from schwimmen.players.solved.infoset import COMPARED
from schwimmen.players.value_network.features import MOVE_FEATURES, POSITION_FEATURES, WAYS
from schwimmen.players.value_network.network import FINE, FIRST, FULL, GRAIN, LIFE, SECOND, THIRD, NetworkWeights
from schwimmen.training.hands import Array
from schwimmen.training.lessons import ABSENT, OF_MOVE, PORTION, UNKNOWN, lessons_of

TRUE: Final = 320
"""Weights of the first layer are as small at first as if so many features were true at once."""
FIRST_BIAS: Final = 0.2

WARMTH: Final = 0.03
"""The temperature at which chances of moves are compared."""
NEAR: Final = 0.15
"""By how many lives a move must be worse for its value to count e times as little, down to `LITTLE`."""
LITTLE: Final = 0.03
VALUES: Final = 3.0
"""How much errors of values count, beside those of chances."""

RATE: Final = 3e-3
"""The size of Adam's steps at first; in the end it is `SLOWED` of it, falling as a cosine does."""
SLOWED: Final = 0.01
BATCH: Final = 2048

HELD_BACK: Final = PORTION
"""Lessons that nothing is learned from: they tell how well it is done."""

MOST: Final = {
    **dict.fromkeys(("position", "move"), 1.0),
    **dict.fromkeys(("second", "third"), FULL / GRAIN),
    "out": 30.0,
}
"""The greatest weights that the numbers of a file can tell."""


class Answers(NamedTuple):
    """Lessons, as `lessons.TaughtDecision` has them: a row each."""

    position: Array
    moves: Array
    values: Array


class Distance(NamedTuple):
    """How far a network is from its teacher, on average."""

    chances: Array
    """By how much more surprising the teacher's moves are to it (Kullback and Leibler)."""
    values: Array
    """In lives, near the best move above all: mean square."""
    regret: Array
    """What its moves lose, as the teacher sees it, in lives a decision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Curriculum:
    """What to learn from."""

    seed: int = 1
    lessons: int = 5_000_000
    passes: float = 9.0
    """How often each lesson is learned, on average."""
    cores: int = 1

    def __post_init__(self) -> None:
        """Refuse what nothing can be learned from."""
        if self.lessons <= HELD_BACK:
            raise ValueError(f"lessons: expected more than {HELD_BACK:,}, got {self.lessons:,}")
        if self.passes <= 0:
            raise ValueError(f"passes: expected more than 0, got {self.passes}")

    @property
    def steps(self) -> int:
        """Batches in all."""
        return max(1, int(self.passes * (self.lessons - HELD_BACK) / BATCH))


def begin(key: Array) -> dict[str, Array]:
    """Return a network that has learned nothing; a weight of 1 is 1."""
    keys = jax.random.split(key, 5)

    def layer(key: Array, below: int, above: int, *, true: int) -> Array:
        return jax.random.normal(key, (below, above)) * (2 / true) ** 0.5

    return {
        "position": layer(keys[0], POSITION_FEATURES, FIRST, true=TRUE),
        "move": layer(keys[1], MOVE_FEATURES, FIRST, true=TRUE),
        "second": layer(keys[2], FIRST, SECOND, true=FIRST),
        "third": layer(keys[3], SECOND, THIRD, true=SECOND),
        "out": 0.3 * layer(keys[4], THIRD, 2, true=THIRD),
        "first_bias": jnp.full(FIRST, FIRST_BIAS),
        "second_bias": jnp.full(SECOND, FIRST_BIAS),
        "third_bias": jnp.full(THIRD, FIRST_BIAS),
        "out_bias": jnp.zeros(2),
    }


UNITS: Final = {
    **dict.fromkeys(("position", "move", "first_bias"), FULL),
    **dict.fromkeys(("second", "third"), GRAIN),
    **dict.fromkeys(("second_bias", "third_bias"), FULL * GRAIN),
    "out": FINE,
    "out_bias": LIFE,
}
"""What 1 is in a file."""


def rounded(number: Array, unit: int) -> Array:
    """Round to parts of a unit; what is learned of the result holds for the number."""
    return number + jax.lax.stop_gradient(jnp.round(number * unit) / unit - number)


def as_facts(features: Array, many: int) -> Array:
    """Return lists of features, (N, …), as `many` numbers that are 0 or 1 (N, many)."""
    rows = jnp.arange(len(features))[:, None]
    places = jnp.where(features == ABSENT, many, features)
    return jnp.zeros((len(features), many + 1)).at[rows, places].set(1.0)[:, :many]


def say(weights: dict[str, Array], batch: Answers) -> Array:
    """Return what a network says of decisions, (N, COMPARED), in lives."""
    net = {name: rounded(weight, UNITS[name]) for name, weight in weights.items()}
    base = as_facts(batch.position, POSITION_FEATURES) @ net["position"] + net["first_bias"]
    made = as_facts(batch.moves.reshape(-1, OF_MOVE), MOVE_FEATURES) @ net["move"]
    layer = jnp.clip(base[:, None] + made.reshape(-1, WAYS, FIRST), 0, 1)
    for name in ("second", "third"):
        layer = jnp.clip(rounded(layer @ net[name] + net[f"{name}_bias"], FULL), 0, 1)
    return (layer @ net["out"] + net["out_bias"]).reshape(-1, COMPARED)


def error_of(weights: dict[str, Array], batch: Answers) -> tuple[Array, Distance]:
    """Return what is to be made smaller, and how far the network is from its teacher."""
    said, values = say(weights, batch), batch.values
    legal = values > UNKNOWN / 2
    best = jnp.where(legal, values, UNKNOWN).max(1, keepdims=True)

    def chances(worth: Array) -> Array:
        return jax.nn.log_softmax(jnp.where(legal, worth, UNKNOWN) / WARMTH, -1)

    wanted, found = chances(values), chances(said)
    surprise = jnp.where(legal, jnp.exp(wanted) * (wanted - found), 0).sum(1)
    weight = jnp.where(legal, jnp.maximum(jnp.exp((values - best) / NEAR), LITTLE), 0)
    squares = (weight * jnp.square(said - values)).sum(1) / weight.sum(1)
    chosen = jnp.where(legal, said, UNKNOWN).argmax(1)[:, None]
    regret = best - jnp.take_along_axis(values, chosen, 1)
    distance = Distance(surprise.mean(), squares.mean(), regret.mean())
    return distance.chances + VALUES * distance.values, distance


def distil(
    curriculum: Curriculum,
    progress: Callable[[int, Distance], None] = lambda _step, _distance: None,
    *,
    told: int = 500,
) -> NDArray[Any]:
    """Return the weights (an array with one `NetworkWeights` record) that a curriculum leads to.

    `progress` is told after each `told` steps, and after the last one, how far the network is from its teacher in
    lessons that it has not learned from.
    """
    lessons = lessons_of(curriculum.seed, curriculum.lessons, curriculum.cores)
    test, learned = (_arrays(part) for part in (lessons[:HELD_BACK], lessons[HELD_BACK:]))
    adam = optax.adam(optax.cosine_decay_schedule(RATE, curriculum.steps, SLOWED))
    weights = begin(jax.random.key(curriculum.seed))
    moments, drawn = adam.init(weights), np.random.default_rng(curriculum.seed)

    def step(weights: dict[str, Array], moments: Any, batch: Answers) -> tuple[dict[str, Array], Any]:
        gradients = jax.grad(error_of, has_aux=True)(weights, batch)[0]
        changes, moments = adam.update(gradients, moments)
        changed = optax.apply_updates(weights, changes)
        return {name: jnp.clip(each, -MOST.get(name, 9), MOST.get(name, 9)) for name, each in changed.items()}, moments

    learn = jax.jit(step)
    for number in range(1, curriculum.steps + 1):
        rows = drawn.integers(0, len(learned.values), BATCH)
        weights, moments = learn(weights, moments, Answers(*(each[rows] for each in learned)))
        if number % told == 0 or number == curriculum.steps:
            progress(number, measure(weights, test))
    return as_record(weights)


def measure(weights: dict[str, Array], lessons: Answers) -> Distance:
    """Return how far a network is from its teacher."""
    firsts = range(0, len(lessons.values) // BATCH * BATCH, BATCH)
    parts = [_distance_of(weights, Answers(*(each[first : first + BATCH] for each in lessons)))[1] for first in firsts]
    return Distance(*(np.mean(each) for each in zip(*parts, strict=True)))


_distance_of = jax.jit(error_of)


def _arrays(lessons: Any) -> Answers:
    return Answers(lessons["position"], lessons["moves"], lessons["values"])


def as_record(weights: dict[str, Array]) -> NDArray[Any]:
    """Return weights in the whole numbers that they are played in."""
    record = new(NetworkWeights)
    for name, weight in weights.items():
        numbers = np.round(np.asarray(weight) * UNITS[name])
        record[name][0] = numbers if name in {"position", "move"} else numbers.T
    return record
