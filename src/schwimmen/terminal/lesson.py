"""The school edition: what is to be explained before an exchange, and how it is explained well (EN-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schwimmen.school.judging import Solution

ROOM = 38
"""Letters of terms that a line has room for; longer ones are named by their cards."""


def solutions(cards: Sequence[str], language: str) -> list[Solution]:
    """Return how the terms of cards are explained well; nothing where the deck lacks one."""
    from schwimmen.school.deck import energy
    from schwimmen.school.judging import solution

    try:
        return solution(energy(), cards, language)
    except KeyError:
        return []


def terms(cards: Sequence[str], language: str) -> str:
    """Return the terms of cards; empty where there are none, or too long ones."""
    found = ", ".join(solved.term for solved in solutions(cards, language))
    return found if len(found) <= ROOM else ""
