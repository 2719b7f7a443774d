"""The network: what a move is worth with and without a call, from what `spot` tells of it.

Each suit is seen by the same small layer, so that suits are alike; what it finds is added up over the suits and weighed
with the facts (M. Zaheer and others, "Deep Sets", NIPS 2017).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from schwimmen.engine.kernel import kernel, lowest
from schwimmen.players.solved.spot import NARROW, PLANES, TOLD, WIDE

SUITS: Final = 4
RANKS: Final = 8
SEVEN: Final = 5
"""Ranks of a pack of 32 cards; the lowest, the seven, has five below it in the thirteen bits of a suit."""

CARDS: Final = PLANES * RANKS
"""What the first layer sees of a suit: plane by plane, 1 where a card is."""


class Net(NamedTuple):
    """The weights, 32-bit floats."""

    suit: Any
    """(CARDS, NARROW): of the cards of one suit."""
    fact: Any
    """(FACTS, NARROW): of the facts, beside each suit."""
    up: Any
    """(NARROW, WIDE): of the sums over suits."""
    whole: Any
    """(FACTS, WIDE): of the facts, beside the sums."""
    out: Any
    """(2, WIDE): of what the move is worth without and with a call."""
    choice: Any
    """(CHOICES, 2): what keeping and trading are worth for a dealer; a table, no layer."""


@kernel
def evaluate(spot: Any, net: Any) -> tuple[float, float]:
    """Return what the move that `spot` describes is worth without and with a call, in lives."""
    begin(spot, net)
    for suit in range(SUITS):
        see_suit(spot, net, suit)
        for place in range(NARROW):
            spot.sums[place] += max(spot.one[place], np.float32(0))
    for row in range(NARROW):
        for place in range(WIDE):
            spot.whole[place] += spot.sums[row] * net.up[row, place]
    plain = np.float32(0)
    called = np.float32(0)
    for place in range(WIDE):
        found = max(spot.whole[place], np.float32(0))
        plain += found * net.out[0, place]
        called += found * net.out[1, place]
    return float(plain), float(called)


@kernel
def begin(spot: Any, net: Any) -> None:
    """Write what the facts bring to each layer."""
    for place in range(NARROW):
        spot.base[place] = 0
        spot.sums[place] = 0
    for place in range(WIDE):
        spot.whole[place] = 0
    for number in range(TOLD):
        fact = spot.told[number]
        for place in range(NARROW):
            spot.base[place] += net.fact[fact, place]
        for place in range(WIDE):
            spot.whole[place] += net.whole[fact, place]


@kernel
def see_suit(spot: Any, net: Any, suit: int) -> None:
    """Write what the first layer makes of a suit."""
    for place in range(NARROW):
        spot.one[place] = spot.base[place]
    for plane in range(PLANES):
        ranks = spot.planes[plane] >> 13 * suit + SEVEN & (1 << RANKS) - 1
        while ranks:
            card = plane * RANKS + lowest(ranks)
            ranks &= ranks - 1
            for place in range(NARROW):
                spot.one[place] += net.suit[card, place]
