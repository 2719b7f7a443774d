"""What a hand is worth, as text: the words of the record (docs/notation.md)."""

from __future__ import annotations

from schwimmen.cards import RANKS
from schwimmen.engine.combinations import ABOVE_ACE, CATEGORY, THREE, WITHIN
from schwimmen.engine.values import SAFE, SAFE_666, SAFE_678, SAFE_AAA
from schwimmen.rules.combinations import NAMES, TELLS, Tells
from schwimmen.rules.enums import Valuation
from schwimmen.rules.fields import Rules

SAFE_TEXTS = {SAFE_666: "666", SAFE_678: "678", SAFE_AAA: "AAA"}


def value_text(code: int, rules: Rules) -> str:
    """Return the engine's value of a hand as the record writes it: "30.5", "-4", "666", "pair K 2"."""
    if rules.valuation == Valuation.COMBINATIONS:
        return combination_text(code, rules)
    if code >= SAFE:
        return SAFE_TEXTS[code]
    return f"{code / 2:g}"


def combination_text(code: int, rules: Rules) -> str:
    """Return the name of a combination, then the ranks or points that compare (C-16, SB-3)."""
    formed = combination_of(code, rules)
    name: str = NAMES[formed]
    if TELLS[formed] == Tells.NOTHING:
        return name
    if TELLS[formed] == Tells.POINTS:
        within = code & WITHIN
        return f"{name} {within / 2:g}" if name else f"{within / 2:g}"
    ranks = [code >> shift & 15 for shift in (8, 4, 0)]
    return " ".join([name, *(_rank(rank) for rank in ranks if rank)])


def combination_of(code: int, rules: Rules) -> int:
    """Return which combination a hand has (`Combination`), or what it has without one."""
    listed = rules.ranking()
    place: int = len(listed) - 1 - (code >> CATEGORY)
    return listed[place]


def is_safe(code: int, rules: Rules) -> bool:
    """Say whether nothing can be lost with a hand (TP-10)."""
    return rules.valuation == Valuation.BEST and code >= SAFE


def _rank(rank: int) -> str:
    return RANKS[(THREE if rank == ABOVE_ACE else rank) - 2]
