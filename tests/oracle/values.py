"""What hands are worth: best suit, suit minus the rest, five of a suit, combinations (C-3, SB-3)."""

from __future__ import annotations

from typing import Any

from tests.oracle.cards import RANKS, SUITS, one_suit, points_of, rank_of

CATEGORIES = ["high card", "pair", "flush", "run", "running flush", "prial"]
SPECIALS = {"A": "AAA", "6": "666"}


def suit_sums(hand: list[str]) -> dict[str, int]:
    """Add up the points of each suit in a hand."""
    return {suit: sum(points_of(card) for card in hand if card[1] == suit) for suit in SUITS}


def total(hand: list[str]) -> int:
    """Add up the points of all cards."""
    return sum(points_of(card) for card in hand)


def best(hand: list[str]) -> int:
    """Count the best suit."""
    return max(suit_sums(hand).values())


def net(hand: list[str]) -> int:
    """Count the best suit and take the rest away."""
    return 2 * best(hand) - total(hand)


def flush(hand: list[str]) -> int:
    """Count the cards if all are of one suit."""
    return total(hand) if one_suit(hand) else 0


def counting_suits(hand: list[str]) -> list[str]:
    """List the suits that attain the best sum."""
    sums = suit_sums(hand)
    return [suit for suit in SUITS if sums[suit] == max(sums.values())]


def of_suit(hand: list[str], suit: str) -> list[str]:
    """Pick the cards of one suit."""
    return [card for card in hand if card[1] == suit]


def is_31(hand: list[str]) -> bool:
    """Three cards of one suit worth 31."""
    return len(hand) == 3 and flush(hand) == 31


def is_trio(hand: list[str]) -> bool:
    """Three cards of one rank."""
    return len(hand) == 3 and len({card[0] for card in hand}) == 1


def is_aces(hand: list[str]) -> bool:
    """Three aces."""
    return is_trio(hand) and hand[0][0] == "A"


def trio_or_best(hand: list[str], trio: float | None) -> float:
    """Count three of a rank as agreed, any other hand by its best suit."""
    return trio if trio is not None and is_trio(hand) else best(hand)


def number(value: float) -> str:
    """Write a value."""
    return str(int(value)) if value == int(value) else str(value)


# --- Rows of cards that settle ties -----------------------------------------------------------------


def row(cards: list[str], order: str = "rank") -> list[int]:
    """Line up cards from the highest down, by rank or by points."""
    return sorted((rank_of(card) if order == "rank" else points_of(card) for card in cards), reverse=True)


def best_row(hand: list[str], order: str) -> list[int]:
    """Line up the cards of the counting suit; of several such suits the owner takes the best row."""
    return max(row(of_suit(hand, suit), order) for suit in counting_suits(hand))


def best_lowest(hand: list[str], order: str) -> int:
    """Find the lowest card of the counting suit; of several such suits the owner takes the best."""
    return max(row(of_suit(hand, suit), order)[-1] for suit in counting_suits(hand))


def special(hand: list[str]) -> str | None:
    """Name Tri Palki's special hands (TP-10)."""
    if is_trio(hand):
        return SPECIALS.get(hand[0][0])
    if one_suit(hand) and {card[0] for card in hand} == set("678"):
        return "678"
    return None


def palki_rank(hand: list[str], tie_cards: str) -> tuple[Any, ...]:
    """Rank an ordinary hand of Tri Palki (TP-11)."""
    options = [(row(of_suit(hand, suit)), "SCDH".index(suit)) for suit in counting_suits(hand)]
    if tie_cards == "whole_hand":
        return best(hand), row(hand), max(suit for _, suit in options)
    return best(hand), *max(options)


# --- Stop the Bus -----------------------------------------------------------------------------------


def run_top(hand: list[str], ace_in_runs: str) -> int | None:
    """Find the highest card of three in sequence; ace, two, three count as their house has it."""
    ranks = row(hand)
    if ranks == row(["AC", "3C", "2C"]):
        return {"high_low": rank_of("3C"), "high_only": None, "brag": len(RANKS)}[ace_in_runs]
    return ranks[0] if ranks == [ranks[0], ranks[0] - 1, ranks[0] - 2] else None


def brag_rank(hand: list[str], house: dict[str, Any]) -> tuple[int, list[int]]:
    """Rank a combination: its category, then what compares inside it."""
    ranks = row(hand)
    top = run_top(hand, house["ace_in_runs"])
    if is_trio(hand):
        threes = house["top_prial_threes"] and hand[0][0] == "3"
        return CATEGORIES.index("prial"), [len(RANKS) if threes else ranks[0]]
    if top is not None:
        return CATEGORIES.index("running flush" if one_suit(hand) else "run"), [top]
    if one_suit(hand):
        return CATEGORIES.index("flush"), ranks
    if len(set(ranks)) == 2:
        (odd,) = [rank for rank in ranks if ranks.count(rank) == 1]
        return CATEGORIES.index("pair"), [ranks[1], odd]
    return CATEGORIES.index("high card"), ranks


def brag_text(hand: list[str], house: dict[str, Any]) -> str:
    """Write a combination: its category, then the ranks that compare."""
    category, compared = brag_rank(hand, house)
    beyond = [RANKS.index("3") if rank == len(RANKS) else rank for rank in compared]
    return " ".join([CATEGORIES[category], *(RANKS[rank] for rank in beyond)])
