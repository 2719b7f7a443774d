"""What a hand is worth, as text: the words of the record (docs/notation.md)."""

from __future__ import annotations

from schwimmen.cards import RANKS
from schwimmen.engine.brag import ABOVE_ACE, CATEGORY, THREE, Category
from schwimmen.engine.values import SAFE, SAFE_666, SAFE_678, SAFE_AAA
from schwimmen.rules.fields import Rules, Valuation

SAFE_TEXTS = {SAFE_666: "666", SAFE_678: "678", SAFE_AAA: "AAA"}


def value_text(code: int, rules: Rules) -> str:
    """Return the engine's value of a hand as the record writes it: "30.5", "-4", "666", "pair K 2"."""
    if rules.valuation == Valuation.BRAG:
        return brag_text(code)
    if code >= SAFE:
        return SAFE_TEXTS[code]
    return f"{code / 2:g}"


def brag_text(code: int) -> str:
    """Return the category in small letters, then the ranks that compare (SB-3)."""
    ranks = [code >> shift & 15 for shift in (8, 4, 0)]
    return " ".join([category_text(code), *(_rank(rank) for rank in ranks if rank)])


def category_text(code: int) -> str:
    """Return the category of a hand in small letters."""
    return str(Category(code >> CATEGORY)).replace("_", " ")


def is_safe(code: int, rules: Rules) -> bool:
    """Say whether nothing can be lost with a hand (TP-10)."""
    return rules.valuation == Valuation.BEST and code >= SAFE


def _rank(rank: int) -> str:
    return RANKS[(THREE if rank == ABOVE_ACE else rank) - 2]
