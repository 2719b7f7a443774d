"""What the other player may hold: how likely each hand is by what was seen of him, as a network has learned it.

A hand is taken for seven parts: its cards, the pairs of them, and its value in the suit that counts. The network says
how well each part fits what was seen, and a hand is as likely as exp of what its parts add up to, if none of its cards
lies elsewhere. So what is learned of a part holds for all hands that have it, and a hand costs seven additions.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.bits import lowest
from schwimmen.engine.kernel import bit, kernel, vectored
from schwimmen.engine.layout import RuleFields, View, fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import counting_suit
from schwimmen.players.solved.features import CARDS, CLASSES, class_of, other_player, suit_of
from schwimmen.players.solved.infoset import HANDS, PAIRS, PARTS, InformationSet
from schwimmen.players.solved.net import Net, add_times, add_up, pass_on
from schwimmen.rules.fields import Rules

SETS: Final = np.array(sorted(sum(1 << card for card in cards) for cards in combinations(range(32), 3)))
"""The hands by their numbers (`infoset.number_of`), as sets of 32 cards."""


@cache
def parts_of_hands() -> NDArray[np.int16]:
    """Return the parts of each hand, (HANDS, 7): three cards, three pairs, and what it is worth in which suit."""
    parts = np.zeros((HANDS, 7), np.int16)
    describe_hands(fields_of(Rules())[0], parts)
    return parts


@kernel
def describe_hands(rules: RuleFields, parts: NDArray[np.int16]) -> None:
    """Write the parts of each hand."""
    for number in range(HANDS):
        left, hand = SETS[number], 0
        for place in range(3):
            card = lowest(left)
            left &= left - 1
            parts[number, place] = card
            hand |= bit(13 * (card // 8) + 5 + card % 8)
        for place in range(3):
            low, high = parts[number, place // 2], parts[number, 1 + (place + 1) // 2]
            parts[number, 3 + place] = CARDS + high * (high - 1) // 2 + low
        parts[number, 6] = CARDS + PAIRS + CLASSES * counting_suit(hand, best_suit(hand)) + class_of(hand, rules)


@kernel
def believe(view: View, infoset: InformationSet, net: Net) -> None:
    """Write which hands the other player can hold, how likely each is, and what that means for the first layer.

    The position is described already (`features.describe_position`).
    """
    find_candidates(view, infoset)
    add_up(net.guess_bias, net.guess, infoset.features.position, infoset.features.count, infoset.guess[0])
    pass_on(infoset.guess, 1, net.key, net.key_bias, infoset.key)
    pass_on(infoset.key, 1, net.parts, net.parts_bias, infoset.parts)
    weigh_candidates(infoset, net)
    find_means(infoset, net)


@kernel
def find_candidates(view: View, infoset: InformationSet) -> None:
    """Write the numbers of the hands that the other player can hold."""
    known = in_order(view.known[other_player(view)], infoset)
    elsewhere = in_order(view.hand | view.table | view.gone, infoset)
    count = 0
    for number in range(HANDS):
        cards = SETS[number]
        if not cards & elsewhere and not known & ~cards:
            infoset.candidates[count] = number
            count += 1
    infoset.possible = count


@kernel
def in_order(cards: int, infoset: InformationSet) -> int:
    """Return a set of cards as one of 32, suits in their places."""
    found = 0
    for suit in range(4):
        found |= suit_of(cards, suit) << 8 * infoset.features.places[suit]
    return found


@vectored
def weigh_candidates(infoset: InformationSet, net: Net) -> None:
    """Write how likely each candidate is, by how well its parts fit."""
    count, likely, parts = infoset.possible, infoset.likely, infoset.parts[0]
    most = np.float32(-1e9)
    for index in range(count):
        fits = np.float32(0)
        for part in net.parts_of[infoset.candidates[index]]:
            fits += parts[part]
        likely[index] = fits
        most = max(most, fits)
    total = np.float32(0)
    for index in range(count):
        likely[index] = math.exp(likely[index] - most)
        total += likely[index]
    for index in range(count):
        likely[index] /= total


@kernel
def find_means(infoset: InformationSet, net: Net) -> None:
    """Write what the candidates mean for the first layer: by how likely each part is held."""
    held, means = infoset.held, infoset.means
    for part in range(PARTS):
        held[part] = 0.0
    for index in range(infoset.possible):
        for part in net.parts_of[infoset.candidates[index]]:
            held[part] += infoset.likely[index]
    for place in range(len(means)):
        means[place] = 0.0
    for part in range(PARTS):
        if held[part] > 0:
            add_times(held[part], net.means[part], means)
