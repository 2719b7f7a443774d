"""The school edition: the terms on the cards, and the question to somebody who wants one (EN-6).

What reads decks is loaded by those who play with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schwimmen.school.deck import Term
    from schwimmen.school.judging import QuizQuestion


def term_of(card: str, language: str) -> str:
    """Return the term on a card."""
    return _term(card, language).term


def terms(cards: Sequence[str], language: str) -> str:
    """Return the terms of cards."""
    return ", ".join(term_of(card, language) for card in cards)


def explanations(cards: Sequence[str], language: str) -> list[str]:
    """Return how the terms of cards are explained well."""
    return [_term(card, language).explanation for card in cards]


def _term(card: str, language: str) -> Term:
    from schwimmen.school.deck import energy

    return energy().term(card, energy().language_for(language))


def asked_about(cards: Sequence[str], language: str, seed: str) -> QuizQuestion:
    """Return the question about cards that are wanted; in every language the answers have the same places."""
    from schwimmen.school.deck import energy
    from schwimmen.school.judging import question

    return question(energy(), cards, language=energy().language_for(language), chance=Random(seed))


def computers_verdict(cards: Sequence[str], seed: int) -> str:
    """Return whether a computer opponent explains the terms rightly."""
    from schwimmen.school.deck import energy
    from schwimmen.school.judging import explain

    return explain(energy(), cards, language="en", chance=Random(seed)).verdict.value
