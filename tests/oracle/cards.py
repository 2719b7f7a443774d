"""Cards are texts, rank and suit (`"KH"`); hands, tables and packs are lists of them."""

from __future__ import annotations

SUITS = "CSHD"
RANKS = "23456789TJQKA"
POINTS = {**{rank: int(rank) for rank in "23456789"}, **dict.fromkeys("TJQK", 10), "A": 11}
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
LOWEST = {52: "2", 40: "2", 36: "6", 32: "7", 28: "8", 20: "T"}
LACKING = {40: "89T"}


def in_order(cards: list[str]) -> list[str]:
    """Sort cards by suit, then by rank."""
    return sorted(cards, key=CARDS.index)


def pack_of(size: int) -> list[str]:
    """List the cards of a pack."""
    ranks = RANKS[RANKS.index(LOWEST[size]) :]
    return [card for card in CARDS if card[0] in ranks and card[0] not in LACKING.get(size, "")]


def rank_of(card: str) -> int:
    """Say how high a card is where ranks compare."""
    return RANKS.index(card[0])


def points_of(card: str) -> int:
    """Say how many points a card counts."""
    return POINTS[card[0]]


def one_suit(cards: list[str]) -> bool:
    """Tell whether cards are all of one suit."""
    return len({card[1] for card in cards}) == 1
