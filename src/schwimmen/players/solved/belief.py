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

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel, lowest, vectored
from schwimmen.engine.layout import RuleFields, View, fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import counting_suit
from schwimmen.players.solved.features import CARDS, CLASSES, class_of, other_player, suit_of
from schwimmen.players.solved.infoset import DEEDS, HANDS, PAIRS, PARTS, SHORT, InformationSet
from schwimmen.players.solved.net import Net, add_times, add_up, pass_on
from schwimmen.players.solved.reach import Places, best_of, cards_of, number_of_three, put_row
from schwimmen.rules.fields import Rules

SETS: Final = np.array(sorted(sum(1 << card for card in cards) for cards in combinations(range(32), 3)))
"""The hands by their numbers (`infoset.number_of`), as sets of 32 cards."""


THRESHOLDS: Final = (16, 19, 21, 24)
"""Classes of 24, 27, 29 and 31: how likely he makes such a hand or a better one tells of his next turn."""


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
    add_deeds(view, infoset, net)
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
def add_deeds(view: View, infoset: InformationSet, net: Net) -> None:
    """Write how well the last two turns of the other player fit each candidate (`DEEDS`)."""
    other = other_player(view)
    last, before = view.last_move[other], view.move_before[other]
    rows, parts = infoset.rows, infoset.parts[0]
    taken = put_row(in_order(view.saw[other], infoset), net.reach, rows[0]) if is_turn(last) else 0
    taken_before = put_row(in_order(view.saw_before[other], infoset), net.reach, rows[1]) if is_turn(before) else 0
    kept, given = undone(last, infoset)
    kept_before, given_before = undone(before, infoset)
    for index in range(infoset.possible):
        cards = SETS[infoset.candidates[index]]
        made, deed, deed_before = class_of_hand(cards, net), 0, 0
        if is_turn(last):
            cards = cards & kept | given
            deed = deed_of(cards, made, taken, rows[0], net)
            made = class_of_hand(cards, net)
        if is_turn(before):
            cards = cards & kept_before | given_before
            deed_before = deed_of(cards, made, taken_before, rows[1], net)
        infoset.likely[index] = parts[PARTS + deed] + parts[PARTS + DEEDS + deed_before]


@kernel
def is_turn(move: int) -> bool:
    """Say whether a move tells what became of a hand: an exchange of one card, or a pass."""
    return move >= 0 and (codes.kind_of(move) == Kind.SWAP or codes.kind_of(move) == Kind.PASS)


@kernel
def undone(move: int, infoset: InformationSet) -> tuple[int, int]:
    """Return which cards of a hand were there before a turn that left it, and which else, suits in order."""
    if move < 0 or codes.kind_of(move) != Kind.SWAP:
        return -1, 0
    return ~in_order(bit(codes.take_of(move)), infoset), in_order(bit(codes.give_of(move)), infoset)


@kernel
def class_of_hand(cards: int, net: Net) -> int:
    """Return the class of a hand, a set of 32 cards."""
    one, two, top = cards_of(cards)
    return int(net.reach.class_at[net.reach.place[number_of_three(one, two, top)]])


@kernel
def deed_of(cards: int, made: int, taken: int, row: Places, net: Net) -> int:
    """Return what a turn tells: the class of the best hand within reach, and how far short of it the one made stops."""
    best = int(net.reach.class_at[best_of(cards, taken, row, net.reach)])
    short = best - made
    return SHORT * best + (short > 0) + (short > 2) + (short > 6)


@kernel
def in_order(cards: int, infoset: InformationSet) -> int:
    """Return a set of cards as one of 32, suits in their places."""
    found = 0
    for suit in range(4):
        found |= suit_of(cards, suit) << 8 * infoset.features.places[suit]
    return found


@vectored
def weigh_candidates(infoset: InformationSet, net: Net) -> None:
    """Write how likely each candidate is, by how well its parts fit, and the deeds that are written already."""
    count, likely, parts = infoset.possible, infoset.likely, infoset.parts[0]
    most = np.float32(-1e9)
    for index in range(count):
        fits = likely[index]
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
