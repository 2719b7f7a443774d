"""The probability of improvement: how likely the other player beats a hand in one turn.

Cards that nobody has seen are taken to lie anywhere with equal chance. Then it is exact: of the hands that the other
one can hold, those are counted with which something better is within reach. The 4,960 hands of three out of 32 cards
are numbered, a set of them is `WORDS` whole numbers of 62 bits, and for each open card the hands that it takes beyond a
strength are such a set.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import I8, Ints, Struct, kernel, lowest, size
from schwimmen.engine.layout import RuleFields, View
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.pips import PIPS, POINTS, SUIT_MASK

CERTAIN: Final = 4096
"""A probability of one."""

PACK: Final = 32
"""Cards of the pack, numbered suit by suit from the seven of clubs."""
RANKS: Final = 8
SEVEN: Final = 5
"""The lowest rank of the pack among the thirteen bits of a suit."""
HANDS: Final = 4960
BITS: Final = 62
WORDS: Final = HANDS // BITS

_held = np.array([(low, middle, high) for high in range(PACK) for middle in range(high) for low in range(middle)])
_PAIRS = np.array([card * (card - 1) // 2 for card in range(PACK)])
_TRIPLES = np.array([card * (card - 1) * (card - 2) // 6 for card in range(PACK)])


def _strengths() -> NDArray[np.int64]:
    """Return how strong each hand is: doubled value, then suit or rank (SW-15, SW-16; `engine.ranking` in a pack)."""
    suits, ranks = _held // RANKS, _held % RANKS
    pips = np.array(PIPS[SEVEN:])[ranks]
    points = np.stack([np.where(suits == suit, pips, 0).sum(1) for suit in range(4)], 1)
    trio, aces = (ranks == ranks[:, :1]).all(1), (ranks == RANKS - 1).all(1)
    by_suit = 2 * points.max(1) * 16 + 3 - points.argmax(1)
    found: NDArray[np.int64] = np.where(trio, np.where(aces, 64, 61) * 16 + ranks[:, 0], by_suit)
    return found


_steps, _CLASSES = np.unique(_strengths(), return_inverse=True)
CLASS: Final = _CLASSES.astype(np.int16)
"""How strong each hand is, as the place of its strength among all there are."""
CLASSES: Final = len(_steps)
VALUES: Final = (_steps >> 4).astype(np.int16)
"""The doubled value of each class."""
KEYS: Final = (_steps & 15).astype(np.int16)
"""What separates it from others of this value: the suit, clubs highest with 3, or the rank of a trio."""
BLOW: Final = int((VALUES >= 62).argmax())
"""The first class of those hands that have to be shown at once."""


def _number(cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the numbers of hands (N, 3) whose cards come in any order."""
    low, middle, high = np.sort(cards, 1).T
    found: NDArray[np.int64] = low + _PAIRS[middle] + _TRIPLES[high]
    return found


def _with_card() -> NDArray[np.int16]:
    """Return the best class of each hand that exchanges one of its cards for an open one, or none (PACK, HANDS)."""
    best = np.broadcast_to(CLASS, (PACK, HANDS)).copy()
    for card in range(PACK):
        for place in range(3):
            cards = _held.copy()
            cards[:, place] = card
            legal = (_held != card).all(1)
            best[card, legal] = np.maximum(best[card, legal], CLASS[_number(cards[legal])])
    return best


WITH_CARD: Final = _with_card()


def _sets(told: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return sets of hands (..., WORDS) from what is told of each hand (..., HANDS)."""
    bits = np.zeros((*told.shape[:-1], WORDS, BITS + 2), bool)
    bits[..., :BITS] = told.reshape(*told.shape[:-1], WORDS, BITS)
    return np.packbits(bits, axis=-1, bitorder="little").view("<i8")[..., 0]


HOLDING: Final = _sets((_held == np.arange(PACK)[:, None, None]).any(2))
"""(PACK, WORDS): the hands that hold a card."""
BLACK, RED = np.split(_sets(WITH_CARD[:, None] > np.arange(CLASSES)[:, None]), 2)
"""(PACK / 2, CLASSES, WORDS): the hands that an open card takes beyond a class, or that are there already.

In two halves, because Numba keeps no kernel that stands on an array of more than a million bytes.
"""


class Unseen(Struct):
    """Which hands the other player can hold, as far as is known."""

    cards: I8
    """The cards whose place is unknown, and"""
    known: I8
    """those that he is known to hold: what `hands` belongs to."""
    hands: Annotated[Ints, "i8", WORDS]
    count: I8
    better: Annotated[Ints, "i8", WORDS]
    """Scratch: the hands that get beyond some class."""


@kernel
def number_of(card: int) -> int:
    """Return the number of a card in the pack of 32."""
    return card // 13 * RANKS + card % 13 - SEVEN


@kernel
def hand_number(hand: int) -> int:
    """Return the number of a hand of three."""
    low = number_of(lowest(hand))
    hand &= hand - 1
    middle = number_of(lowest(hand))
    return int(low + _PAIRS[middle] + _TRIPLES[number_of(lowest(hand & hand - 1))])


@kernel
def class_of(hand: int) -> int:
    """Return how strong a hand of three is, as the place of its strength among all there are."""
    return int(CLASS[hand_number(hand)])


@kernel
def reach(hand: int, table: int) -> int:
    """Return the class of the best hand that can be made of a hand in one turn at a table."""
    number = hand_number(hand)
    best = class_of(table)
    while table:
        best = max(best, int(WITH_CARD[number_of(lowest(table)), number]))
        table &= table - 1
    return best


@kernel
def imagine(cards: int, known: int, rules: RuleFields, unseen: Unseen) -> None:
    """Write down the hands that hold all `known` cards, and of others only unseen `cards`."""
    if unseen.count and unseen.cards == cards and unseen.known == known:
        return
    unseen.cards = cards
    unseen.known = known
    for word in range(WORDS):
        unseen.hands[word] = (1 << BITS) - 1
    elsewhere = whole_pack(rules) & ~(cards | known)
    while elsewhere:
        keep(number_of(lowest(elsewhere)), 0, unseen)
        elsewhere &= elsewhere - 1
    while known:
        keep(number_of(lowest(known)), -1, unseen)
        known &= known - 1
    unseen.count = 0
    for word in range(WORDS):
        unseen.count += size(unseen.hands[word])


@kernel
def keep(card: int, held: int, unseen: Unseen) -> None:
    """Keep the hands that hold a card (-1), or that do not (0)."""
    for word in range(WORDS):
        unseen.hands[word] &= ~(HOLDING[card, word] ^ held)


@kernel
def risk(most: int, table: int, unseen: Unseen) -> int:
    """Return the probability (`CERTAIN` for 1) that the other has a hand beyond the class `most` after one turn."""
    if class_of(table) > most:
        return CERTAIN
    for word in range(WORDS):
        unseen.better[word] = 0
    while table:
        improve(number_of(lowest(table)), most, unseen)
        table &= table - 1
    found = 0
    for word in range(WORDS):
        found += size(unseen.hands[word] & unseen.better[word])
    return found * CERTAIN // unseen.count


@kernel
def improve(card: int, most: int, unseen: Unseen) -> None:
    """Add the hands that an open card takes beyond a class."""
    row = card % (PACK // 2)
    if card == row:
        for word in range(WORDS):
            unseen.better[word] |= BLACK[row, most, word]
    else:
        for word in range(WORDS):
            unseen.better[word] |= RED[row, most, word]


@kernel
def middle(table: int, unseen: Unseen) -> int:
    """Return the least class that half of the hands cannot go beyond in one turn: the median of what is in reach."""
    low, high = 0, CLASSES - 1
    while low < high:
        here = (low + high) // 2
        if 2 * risk(here, table, unseen) <= CERTAIN:
            high = here
        else:
            low = here + 1
    return low


@kernel
def top_two(ranks: int) -> int:
    """Return the points of the two best cards of a suit."""
    while size(ranks) > 2:
        ranks &= ranks - 1
    return int(POINTS[ranks])


@kernel
def best_two(hand: int) -> int:
    """Return the points of the two best cards of one suit in a hand: what it can be built on."""
    best = 0
    for shift in (0, 13, 26, 39):
        best = max(best, top_two(hand >> shift & SUIT_MASK))
    return best


@kernel
def seen_by(view: View) -> int:
    """Return the cards whose place a seat knows."""
    seen = view.hand | view.table | view.gone
    for seat in range(view.seats):
        seen |= view.known[seat]
    return seen


@kernel
def table_after(hand: int, table: int, after: int) -> int:
    """Return the open cards that an exchange leaves."""
    return (hand | table) & ~after
