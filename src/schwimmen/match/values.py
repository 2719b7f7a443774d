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
    whole, half = divmod(abs(code), 2)
    return "-" * (code < 0) + str(whole) + ".5" * half


def brag_text(code: int) -> str:
    """Return the category in small letters, then the ranks that compare (SB-3)."""
    words = Category(code >> CATEGORY).name.lower().replace("_", " ")
    return " ".join([words, *(_rank(code >> shift & 15) for shift in (8, 4, 0) if code >> shift & 15)])


def category_text(code: int) -> str:
    """Return the category of a hand in small letters."""
    return Category(code >> CATEGORY).name.lower().replace("_", " ")


def is_safe(code: int, rules: Rules) -> bool:
    """Say whether nothing can be lost with a hand (TP-10)."""
    return rules.valuation == Valuation.BEST and code >= SAFE


def _rank(rank: int) -> str:
    return RANKS[(THREE if rank == ABOVE_ACE else rank) - 2]
