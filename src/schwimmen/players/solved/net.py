"""The network: what a move is worth with and without a call, from its features (`infoset`).

Each suit is seen by the same small layer, so that suits are alike, and each rank by another one, which finds pairs and
trios; what they find is added up over suits and over ranks and weighed with the facts (M. Zaheer and others, "Deep
Sets", NIPS 2017).
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import lowest, size, vectored
from schwimmen.players.solved.infoset import NARROW, PLANES, TRUE_FACTS, WIDE, InformationSet

SUITS: Final = 4
RANKS: Final = 8
SEVEN: Final = 5
"""Ranks of a pack of 32 cards; the lowest, the seven, has five below it in the thirteen bits of a suit."""

CARDS: Final = PLANES * RANKS
"""What is seen of a suit: plane by plane, 1 where a card is."""
COUNTS: Final = PLANES + RANKS
"""What is seen of a rank: in each plane how many of its cards are there; then 1 at its own place among the ranks."""
ONE_RANK: Final = 1 << SEVEN | 1 << 13 + SEVEN | 1 << 26 + SEVEN | 1 << 39 + SEVEN
"""The sevens."""

Weights: TypeAlias = NDArray[np.float32]


class Net(NamedTuple):
    """The weights."""

    suit: Weights
    """(CARDS, NARROW): of the cards of one suit."""
    suit_fact: Weights
    """(FACTS, NARROW): of the facts, beside each suit."""
    rank: Weights
    """(COUNTS, NARROW): of the cards of one rank."""
    rank_fact: Weights
    """(FACTS, NARROW): of the facts, beside each rank."""
    up: Weights
    """(2 * NARROW, WIDE): of the sums over suits, and over ranks."""
    whole: Weights
    """(FACTS, WIDE): of the facts, beside the sums."""
    out: Weights
    """(2, WIDE): of what the move is worth without and with a call."""
    choice: Weights
    """(CHOICES, 2): what keeping and trading are worth for a dealer; a table, no layer."""


@vectored
def evaluate(infoset: InformationSet, net: Net) -> tuple[float, float]:
    """Return what the move whose features `infoset` holds is worth without and with a call, in lives."""
    for place in range(2 * NARROW):
        infoset.sums[place] = 0
    see_suits(infoset, net)
    see_ranks(infoset, net)
    see_whole(infoset, net)
    plain = np.float32(0)
    called = np.float32(0)
    for place in range(WIDE):
        found = max(infoset.whole[place], np.float32(0))
        plain += found * net.out[0, place]
        called += found * net.out[1, place]
    return float(plain), float(called)


@vectored
def begin(infoset: InformationSet, weights: Weights, into: Weights) -> None:
    """Write what the facts bring to a layer: five in one pass, as each reads and writes the whole layer."""
    for place in range(len(into)):
        into[place] = 0
    for first in range(0, TRUE_FACTS, 5):
        one, two, three = infoset.facts[first], infoset.facts[first + 1], infoset.facts[first + 2]
        four, five = infoset.facts[first + 3], infoset.facts[first + 4]
        for place in range(len(into)):
            most = weights[one, place] + weights[two, place] + weights[three, place]
            into[place] += most + weights[four, place] + weights[five, place]


@vectored
def see_suits(infoset: InformationSet, net: Net) -> None:
    """Add up what is found in each suit."""
    begin(infoset, net.suit_fact, infoset.base)
    for suit in range(SUITS):
        for place in range(NARROW):
            infoset.one[place] = infoset.base[place]
        for plane in range(PLANES):
            ranks = infoset.planes[plane] >> 13 * suit + SEVEN & (1 << RANKS) - 1
            while ranks:
                card = plane * RANKS + lowest(ranks)
                ranks &= ranks - 1
                for place in range(NARROW):
                    infoset.one[place] += net.suit[card, place]
        for place in range(NARROW):
            infoset.sums[place] += max(infoset.one[place], np.float32(0))


@vectored
def see_ranks(infoset: InformationSet, net: Net) -> None:
    """Add up what is found in each rank."""
    begin(infoset, net.rank_fact, infoset.base)
    for rank in range(RANKS):
        for place in range(NARROW):
            infoset.one[place] = infoset.base[place] + net.rank[PLANES + rank, place]
        for plane in range(PLANES):
            cards = infoset.planes[plane] & ONE_RANK << rank
            if cards:
                count = np.float32(size(cards))
                for place in range(NARROW):
                    infoset.one[place] += count * net.rank[plane, place]
        for place in range(NARROW):
            infoset.sums[NARROW + place] += max(infoset.one[place], np.float32(0))


@vectored
def see_whole(infoset: InformationSet, net: Net) -> None:
    """Weigh what was found with the facts."""
    begin(infoset, net.whole, infoset.whole)
    for row in range(0, 2 * NARROW, 4):  # four in one pass, as each reads and writes the whole layer
        # Read once: from a record that is written to, no compiler would make vectors of it.
        one, two, three, four = infoset.sums[row], infoset.sums[row + 1], infoset.sums[row + 2], infoset.sums[row + 3]
        for place in range(WIDE):
            most = one * net.up[row, place] + two * net.up[row + 1, place]
            infoset.whole[place] += most + three * net.up[row + 2, place] + four * net.up[row + 3, place]
