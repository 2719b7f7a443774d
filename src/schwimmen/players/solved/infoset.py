"""The information set of a player in a hand for two, and what the strategy works in."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest
from schwimmen.engine.kernel import I4, Ints, Struct, kernel
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.ranking import strength
from schwimmen.players.solved.features import CARDS, CLASSES, WAYS, Features

FIRST: Final = 1024
SECOND: Final = 256
THIRD: Final = 128
"""Numbers of the layers of the network (`net`)."""

GUESS: Final = 512
KEY: Final = 256
MEANS: Final = 64
"""Those of its part that reckons with what the other player can hold (`belief`)."""

PAIRS: Final = 496
PARTS: Final = CARDS + PAIRS + 4 * CLASSES
"""Parts that hands are taken for: cards, pairs of cards, and values in a suit."""

HANDS: Final = 4960
"""Hands of three of 32 cards, numbered by `number_of`."""

COMPARED: Final = 2 * WAYS
"""Most legal moves: each of them also with a call."""


Layers: TypeAlias = NDArray[np.float32]
"""Numbers of a layer of the network, a row for each move, or one row for the position."""


class InformationSet(Struct):
    """What a player knows at a decision, and the strategy."""

    features: Features
    values: Annotated[NDArray[np.float64], "f8", COMPARED]
    """What each legal move is worth, in lives."""
    chances: Annotated[NDArray[np.float64], "f8", COMPARED]
    """The probability of each legal move."""
    forced: I4
    """The only move to make, or `NOBODY`."""

    # what the other player may hold (`belief`)
    guess: Annotated[Layers, "f4", 1, GUESS]
    key: Annotated[Layers, "f4", 1, KEY]
    parts: Annotated[Layers, "f4", 1, PARTS]
    """How well each part of a hand fits."""
    held: Annotated[NDArray[np.float32], "f4", PARTS]
    """How likely each part is held."""
    candidates: Annotated[Ints, "i4", HANDS]
    """The numbers of the hands that the other player can hold, suits in order, the first `possible` of them."""
    possible: I4
    likely: Annotated[NDArray[np.float32], "f4", HANDS]
    """How likely each of them is."""
    means: Annotated[NDArray[np.float32], "f4", MEANS]
    """What they mean for the first layer, on average."""

    # what moves are worth (`net`)
    base: Annotated[NDArray[np.float32], "f4", FIRST]
    """What the position brings to the first layer."""
    first: Annotated[Layers, "f4", WAYS, FIRST]
    second: Annotated[Layers, "f4", WAYS, SECOND]
    third: Annotated[Layers, "f4", WAYS, THIRD]


@kernel
def number_of(hand: int) -> int:
    """Return the number of a hand among `HANDS`: the hands are counted by their highest card, then by the next."""
    number = 0
    chosen = 1
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        place = 8 * (card // 13) + card % 13 - 5
        if chosen == 1:
            number += place
        elif chosen == 2:
            number += place * (place - 1) // 2
        else:
            number += place * (place - 1) * (place - 2) // 6
        chosen += 1
    return number


@kernel
def strongest(view: View, rules: RuleFields) -> int:
    """Return the legal move without a call that makes the best hand."""
    best = NOBODY
    most = -1
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            found = strength(codes.hand_after(view.hand, view.table, move), rules)
            if found > most:
                most = found
                best = move
    return best
