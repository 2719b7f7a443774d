"""Cards and sets of cards.

A card is a number: `13 * suit + rank`, suits clubs, spades, hearts, diamonds (0–3), ranks from 2 to the ace (0–12).
A set of cards is one integer with bit `card` set: 13 bits a suit, 52 bits in all. Card order (suit, then rank) is
therefore the order of the numbers, and also the order in which the record lists cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

Card: TypeAlias = int
"""0–51."""

Cards: TypeAlias = int
"""A set of cards as a 52-bit integer."""

RANKS = "23456789TJQKA"
SUITS = "CSHD"
PACK_RANKS: dict[int, str] = {
    52: RANKS,
    40: "234567JQKA",
    36: "6789TJQKA",
    32: "789TJQKA",
    28: "89TJQKA",
    20: "TJQKA",
    4: "A",
}
"""The ranks of each pack, by its number of cards: four suits of them (SW-2, C-14); four aces are the toy's pack."""

NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The text of each card, by its number: `NAMES[0] == "2C"`."""

NUMBERS: dict[str, Card] = {name: card for card, name in enumerate(NAMES)}
"""The number of each card, by its text."""


def parse(text: str | Iterable[str]) -> list[Card]:
    """Return the cards named in a text ("7H KS") or in an iterable of names, in that order.

    Raises ValueError for a name that is no card.
    """
    names = text.split() if isinstance(text, str) else list(text)
    for name in names:
        if name not in NUMBERS:
            raise ValueError(f"{name!r} is not a card; a card is a rank of {RANKS} and a suit of {SUITS}, as '7H'")
    return [NUMBERS[name] for name in names]


def cards_of(text: str | Iterable[str]) -> Cards:
    """Return the set of the cards named in a text or an iterable of names."""
    return union(parse(text))


def union(cards: Iterable[Card]) -> Cards:
    """Return the set that holds these cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def each(cards: Cards) -> Iterator[Card]:
    """Yield the cards of a set in card order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def names(cards: Cards) -> list[str]:
    """Return the names of the cards of a set in card order."""
    return list(_names(cards))


@lru_cache(4096)
def _names(cards: Cards) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in each(cards))


def pack_of(size: int) -> list[Card]:
    """Return the cards of a pack in card order, by how many there are (`PACK_RANKS`)."""
    return [NUMBERS[rank + suit] for suit in SUITS for rank in PACK_RANKS[size]]
