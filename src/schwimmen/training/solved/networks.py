"""The networks that learn, of one form: a layer of the position and the move, small layers behind it, and Adam."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax

from schwimmen.players.solved.belief import SETS, parts_of_hands
from schwimmen.players.solved.infoset import PARTS
from schwimmen.players.solved.net import Net
from schwimmen.training.solved.hands import SET, Array
from schwimmen.training.solved.inputs import HAS, NARROW, Inputs

Weights: TypeAlias = dict[str, Array]
"""As `players.solved.net.Net` names them."""

TRUE: Final = 80
"""Weights of the first layer are as small at first as if so many features were true at once."""

HELD_BY: Final = HAS.T
POSSIBLE: Final = jnp.asarray(SETS, SET)
IMPOSSIBLE: Final = -1e9
"""How well a hand fits that nobody can hold."""

ADAM: Final = optax.scale_by_adam()
"""D. Kingma, J. Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015."""


class Learner(NamedTuple):
    """A network and what Adam knows of its gradients."""

    weights: Weights
    moments: Any


def new_layer(key: Array, below: int, above: int, *, true: int | None = None) -> Array:
    """Return the weights of a layer; `true` is how many of the numbers below are not 0 at once, by default all."""
    return jax.random.normal(key, (below, above)) * (2 / (true or below)) ** 0.5


def new_network(key: Array, features: tuple[int, int], widths: Sequence[int], *, outputs: int) -> Weights:
    """Return a network that has learned nothing, for so many features of a position and of a move."""
    keys = iter(jax.random.split(key, len(widths) + 2))
    position, move = (new_layer(next(keys), count, widths[0], true=TRUE) for count in features)
    net = {"position": position, "move": move, "bias": jnp.zeros(widths[0])}
    for name, below, above in zip(("second", "third"), widths, widths[1:], strict=False):
        net |= {name: new_layer(next(keys), below, above), f"{name}_bias": jnp.zeros(above)}
    return net | {"out": 0.1 * new_layer(next(keys), widths[-1], outputs), "out_bias": jnp.zeros(outputs)}


def with_belief(key: Array, net: Weights, widths: tuple[int, int, int]) -> Weights:
    """Return a network that also reckons with what the other player may hold (`players.solved.belief`)."""
    keys, (features, first), (guess, reading, means) = jax.random.split(key, 5), net["position"].shape, widths
    return net | {
        "guess": new_layer(keys[0], features, guess, true=TRUE),
        "guess_bias": jnp.zeros(guess),
        "key": new_layer(keys[1], guess, reading),
        "key_bias": jnp.zeros(reading),
        "parts": 0.1 * new_layer(keys[2], reading, PARTS),
        "parts_bias": jnp.zeros(PARTS),
        "means": new_layer(keys[3], PARTS, means, true=7),
        "heard": new_layer(keys[4], means, first, true=TRUE),
    }


def new_learner(weights: Weights) -> Learner:
    """Return a learner that begins with some weights."""
    return Learner(weights, ADAM.init(weights))


def times(inputs: Array, weights: Array) -> Array:
    """Multiply in few digits, and add up in many."""
    return jnp.dot(inputs.astype(NARROW), weights.astype(NARROW), preferred_element_type=jnp.float32)


def believed(net: Weights, inputs: Inputs) -> Array:
    """Return how likely each hand of the other player is, as logarithms (N, HANDS)."""
    layer = jax.nn.relu(times(inputs.position, net["guess"]) + net["guess_bias"])
    key = jax.nn.relu(times(layer, net["key"]) + net["key_bias"])
    fits = times(times(key, net["parts"]) + net["parts_bias"], HELD_BY)
    possible = (POSSIBLE & inputs.elsewhere[:, None] == 0) & (inputs.known[:, None] & ~POSSIBLE == 0)
    return jax.nn.log_softmax(jnp.where(possible, fits, IMPOSSIBLE), -1)


def say(net: Weights, inputs: Inputs) -> tuple[Array, Array]:
    """Return what a player says of moves, (N, moves, 2), and what he believes (`believed`)."""
    belief = believed(net, inputs)
    held = times(jnp.exp(jax.lax.stop_gradient(belief)), HAS)
    return ask(net, inputs, times(times(held, net["means"]), net["heard"])), belief


def ask(net: Weights, inputs: Inputs, heard: Array | float = 0.0) -> Array:
    """Return what a network says of moves: (N, moves, outputs)."""
    position = times(inputs.position, net["position"]) + net["bias"] + heard
    layer = jax.nn.relu(position[:, None].astype(NARROW) + times(inputs.moves, net["move"]).astype(NARROW))
    for name in ("second", "third"):
        layer = jax.nn.relu(times(layer, net[name]) + net[f"{name}_bias"]).astype(NARROW)
    return times(layer, net["out"]) + net["out_bias"]


def change(learner: Learner, gradients: Weights, rate: Array) -> Learner:
    """Let a network learn from gradients."""
    steps, moments = ADAM.update(gradients, learner.moments)
    weights = jax.tree.map(lambda weight, step: weight - rate * step, learner.weights, steps)
    return Learner(weights, moments)


def follow(slow: Weights, fast: Weights, share: Array) -> Weights:
    """Bring weights nearer to others, by a share of the way."""
    return jax.tree.map(lambda mean, now: mean + share * (now - mean), slow, fast)


def playable(weights: Weights, choice: Array) -> Net:
    """Return a network as `players.solved` plays it, in numbers of two bytes, with what dealers gain by trading."""
    arrays: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    arrays["choice"] = np.asarray(choice[:, 1] - choice[:, 0], np.float16)
    return Net(**arrays, parts_of=parts_of_hands())
