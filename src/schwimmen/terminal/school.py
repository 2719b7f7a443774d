"""The school edition: the deck that is played with, and the question to somebody who wants one of its cards (EN-6).

What reads decks is loaded by those who play with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schwimmen.school.deck import Deck, Term
    from schwimmen.school.judging import QuizQuestion

JUDGES = ("choice", "group")
"""Who judges an explanation: multiple choice, or those who sit before the screen."""


def deck_of(file: str) -> Deck:
    """Return the deck of a file, the energy deck where none is named. Raises DeckError, OSError."""
    from schwimmen.school import deck

    return deck.read(file) if file else deck.energy()


def term_of(deck: Deck, card: str, language: str) -> Term:
    """Return what stands on a card, and how it is explained well."""
    return deck.term(card, deck.language_for(language))


def asked_about(deck: Deck, cards: Sequence[str], language: str, *, seed: str) -> QuizQuestion:
    """Return the question about cards that are wanted; in every language the answers have the same places."""
    from schwimmen.school.judging import question

    return question(deck, cards, language=deck.language_for(language), chance=Random(seed))


def computers_verdict(deck: Deck, cards: Sequence[str], seed: int) -> str:
    """Return whether a computer opponent explains the terms rightly."""
    from schwimmen.school.judging import explain

    return explain(deck, cards, language=deck.language_for("en"), chance=Random(seed)).verdict.value
