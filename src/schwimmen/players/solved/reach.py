"""What is within reach: the best hand that can be made of a hand and three open cards in one turn, by small tables.

Whoever keeps two cards makes a hand of them and an open one. So three open cards need one row, of what is best for each
pair, and each hand three places of it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel, lowest, vectored
from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.engine.ranking import strength
from schwimmen.players.solved.features import CARDS, class_of
from schwimmen.players.solved.infoset import HANDS, PAIRS, number_of
from schwimmen.rules.fields import Rules

Places: TypeAlias = NDArray[np.int16]

NOWHERE = -1
"""The place of a pair with one of its own cards."""


class Reach(NamedTuple):
    """Where hands stand among all; equal hands have the same place (SW-16)."""

    place: Places
    """(HANDS,)"""
    with_card: Places
    """(CARDS, PAIRS): that of a pair with a third card."""
    class_at: NDArray[np.int8]
    """Which class a hand of a place has (`features.class_of`)."""


@cache
def reach() -> Reach:
    """Return the tables, by the rules of the preset."""
    strengths, classes = np.zeros(HANDS, np.int64), np.zeros(HANDS, np.int8)
    measure(fields_of(Rules())[0], strengths, classes)
    order, place = np.unique(strengths, return_inverse=True)
    class_at = np.zeros(len(order), np.int8)
    class_at[place] = classes
    with_card = np.full((CARDS, PAIRS), NOWHERE, np.int16)
    join(place.astype(np.int16), with_card)
    return Reach(place.astype(np.int16), with_card, class_at)


@kernel
def measure(rules: RuleFields, strengths: NDArray[np.int64], classes: NDArray[np.int8]) -> None:
    """Write how strong each hand is, and its class."""
    for top in range(CARDS):
        for two in range(top):
            for one in range(two):
                hand = engine_card(one) | engine_card(two) | engine_card(top)
                number = number_of(hand)
                strengths[number], classes[number] = strength(hand, rules), class_of(hand, rules)


@kernel
def join(place: Places, with_card: Places) -> None:
    """Write where each pair stands with each card."""
    for top in range(CARDS):
        for two in range(top):
            for one in range(two):
                found = place[number_of_three(one, two, top)]
                with_card[one, pair_of(two, top)] = found
                with_card[two, pair_of(one, top)] = found
                with_card[top, pair_of(one, two)] = found


@kernel
def engine_card(card: int) -> int:
    """Return a card of 32 as the engine's set of it."""
    return 1 << 13 * (card // 8) + card % 8 + 5


@kernel
def pair_of(low: int, high: int) -> int:
    """Return the number of a pair of cards."""
    return high * (high - 1) // 2 + low


@kernel
def number_of_three(one: int, two: int, top: int) -> int:
    """Return the number of a hand by its cards of 32, lowest first (`infoset.number_of`)."""
    return top * (top - 1) * (top - 2) // 6 + two * (two - 1) // 2 + one


@kernel
def cards_of(cards: int) -> tuple[int, int, int]:
    """Return the cards of a hand, a set of 32, lowest first."""
    one = lowest(cards)
    cards &= cards - 1
    two = lowest(cards)
    cards &= cards - 1
    return one, two, lowest(cards)


@kernel
def put_row(cards: int, reach: Reach, row: Places) -> int:
    """Write where the best hand of each pair stands with one of three open cards, a set of 32.

    Returns where the open cards themselves stand, which can be taken all at once.
    """
    one, two, top = cards_of(cards)
    put_best(reach.with_card[one], reach.with_card[two], reach.with_card[top], row)
    return int(reach.place[number_of_three(one, two, top)])


@vectored
def put_best(one: Places, two: Places, top: Places, row: Places) -> None:
    """Write the best of three places of each pair."""
    for pair in range(len(row)):
        row[pair] = max(one[pair], two[pair], top[pair])


@kernel
def best_of(cards: int, taken: int, row: Places, reach: Reach) -> int:
    """Return where the best hand stands that can be made of a hand, a set of 32; `taken` and `row` are of `put_row`."""
    one, two, top = cards_of(cards)
    own = reach.place[number_of_three(one, two, top)]
    return int(max(own, taken, row[pair_of(one, two)], row[pair_of(one, top)], row[pair_of(two, top)]))
