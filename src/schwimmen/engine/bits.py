"""The two operations on sets of bits that are one instruction each."""

from __future__ import annotations


def lowest(cards: int) -> int:
    """Return the number of the lowest bit of a set that is not empty; compiled, it is one instruction."""
    return (int(cards) & -int(cards)).bit_length() - 1


def size(cards: int) -> int:
    """Return how many bits of a set are set; compiled, it is one instruction."""
    return int(cards).bit_count()
