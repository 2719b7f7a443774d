"""How networks learn, by NumPy alone: backpropagation of squared errors and Adam."""

from __future__ import annotations

import math
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.players.solved.infoset import CHOICES, FACTS, NARROW, PLANES, WIDE
from schwimmen.players.solved.net import CARDS, COUNTS, RANKS, SEVEN, SUITS, Net

Array: TypeAlias = NDArray[Any]

LAYERS = ("suit", "suit_fact", "rank", "rank_fact", "up", "whole", "out")
"""The weights that are learned by gradients; `choice` is a table of averages."""

CHUNK = 16_384
"""Rows that are evaluated together."""

BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-7
"""Adam's constants (D. Kingma, J. Ba, "Adam", ICLR 2015)."""


class Inputs(NamedTuple):
    """The features of moves, as the layers of the network take them."""

    cards: Array
    """(N * SUITS, CARDS): 1 where a card is."""
    ranks: Array
    """(N * RANKS, COUNTS): how many cards there are of each rank, and which it is."""
    facts: Array
    """(N, FACTS): 1 where a fact is true."""


class Examples(NamedTuple):
    """Rows to learn from: planes (N, PLANES), facts (N, TRUE_FACTS), values (N, 2), NaN where nothing is known."""

    planes: Array
    facts: Array
    values: Array


def inputs_of(planes: Array, true_facts: Array) -> Inputs:
    """Return rows of planes (N, PLANES) and true facts (N, TRUE_FACTS) as the network takes them."""
    bits = np.stack([planes >> 13 * suit + SEVEN & (1 << RANKS) - 1 for suit in range(SUITS)], 1).astype(np.uint8)
    cards = np.unpackbits(bits[..., None], axis=3, bitorder="little")
    ranks = np.zeros((len(true_facts), RANKS, COUNTS), np.float32)
    ranks[..., :PLANES] = cards.sum(1, dtype=np.uint8).swapaxes(1, 2)
    ranks[..., PLANES:] = np.eye(RANKS)
    facts = np.zeros((len(true_facts), FACTS), np.float32)
    np.put_along_axis(facts, true_facts, 1, axis=1)
    return Inputs(cards.reshape(-1, CARDS).astype(np.float32), ranks.reshape(-1, COUNTS), facts)


def initial_net(seed: list[int]) -> Net:
    """Return a network that has learned nothing: random weights, values near 0."""
    chance = np.random.default_rng(seed)

    def layer(below: int, above: int, inputs: int) -> Array:
        return chance.normal(0, math.sqrt(1 / inputs), (below, above)).astype(np.float32)

    return Net(
        layer(CARDS, NARROW, 16),
        layer(FACTS, NARROW, 24),
        layer(COUNTS, NARROW, 8),
        layer(FACTS, NARROW, 24),
        layer(2 * NARROW, WIDE, 64),
        layer(FACTS, WIDE, 24),
        np.float32(0.1) * layer(2, WIDE, 24),
        np.zeros((CHOICES, 2), np.float32),
    )


class Layers(NamedTuple):
    """What the layers of a network find."""

    suits: Array
    """(N, SUITS, NARROW)"""
    ranks: Array
    """(N, RANKS, NARROW)"""
    sums: Array
    """(N, 2 * NARROW): over suits, and over ranks."""
    whole: Array
    """(N, WIDE)"""


def layers(net: Net, inputs: Inputs) -> Layers:
    """Return what the layers of a network find in rows of moves."""
    suits = _see(inputs.cards @ net.suit, inputs.facts @ net.suit_fact)
    ranks = _see(inputs.ranks @ net.rank, inputs.facts @ net.rank_fact)
    sums = np.concatenate((suits.sum(1), ranks.sum(1)), 1)
    return Layers(suits, ranks, sums, np.maximum(sums @ net.up + inputs.facts @ net.whole, 0))


def _see(found: Array, base: Array) -> Array:
    """Return what a layer finds in each suit or rank, in place: (N, suits or ranks, NARROW)."""
    each = found.reshape(len(base), -1, NARROW)
    each += base[:, None]
    return np.maximum(each, 0, out=each)


def plain_values(net: Net, planes: Array, facts: Array) -> Array:
    """Return what moves without a call are worth by a network, none more than a life."""
    found = np.zeros(len(facts), np.float32)
    for first in range(0, len(facts), CHUNK):
        part = slice(first, first + CHUNK)
        found[part] = layers(net, inputs_of(planes[part], facts[part])).whole @ net.out[0]
    return np.clip(found, -1, 1)


class Learner:
    """A network that learns, with Adam's moments of the gradients."""

    def __init__(self, net: Net) -> None:
        """Begin with some network, whose weights change from now on."""
        self.net = net
        self.means, self.squares = ({name: np.zeros_like(getattr(net, name)) for name in LAYERS} for _ in range(2))
        self.updates = 0

    def study(self, examples: Examples, *, batch: int, rate: float, order: np.random.Generator) -> None:
        """Learn from each row once, from `batch` at a time, in random order."""
        rows = order.permutation(len(examples.facts))
        for first in range(0, len(rows), batch):
            part = rows[first : first + batch]
            self.learn(inputs_of(examples.planes[part], examples.facts[part]), examples.values[part], rate)

    def learn(self, inputs: Inputs, values: Array, rate: float) -> None:
        """Come nearer to what moves were worth without and with a call (N, 2), NaN where nothing is known."""
        net = self.net
        found = layers(net, inputs)
        error = np.nan_to_num(found.whole @ net.out.T - values) / len(values)
        of_whole = error @ net.out * (found.whole > 0)
        of_sums = of_whole @ net.up.T
        of_suits = of_sums[:, None, :NARROW] * (found.suits > 0)
        of_ranks = of_sums[:, None, NARROW:] * (found.ranks > 0)
        gradients = (
            inputs.cards.T @ of_suits.reshape(-1, NARROW),
            inputs.facts.T @ of_suits.sum(1),
            inputs.ranks.T @ of_ranks.reshape(-1, NARROW),
            inputs.facts.T @ of_ranks.sum(1),
            found.sums.T @ of_whole,
            inputs.facts.T @ of_whole,
            error.T @ found.whole,
        )
        self.change(dict(zip(LAYERS, gradients, strict=True)), rate)

    def change(self, gradients: dict[str, Array], rate: float) -> None:
        """Change the weights against their gradients."""
        self.updates += 1
        size = rate * math.sqrt(1 - BETA2**self.updates) / (1 - BETA1**self.updates)
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - BETA1) * (gradient - mean)
            square += (1 - BETA2) * (gradient * gradient - square)
            getattr(self.net, name)[:] -= size * mean / (np.sqrt(square) + EPSILON)

    def remember_choices(self, sums: Array, share: float) -> None:
        """Let what keeping and trading are worth come nearer to what hands have shown (CHOICES, 2, 2).

        A hand moves its entry by `share` of the way.
        """
        gains, counts = sums[..., 0], sums[..., 1]
        self.net.choice[:] += (1 - (1 - share) ** counts) * (gains / np.maximum(counts, 1) - self.net.choice)
