"""Who judges an explanation, and what is needed for it: questions, solutions, and how computer opponents explain.

To get one card of the table, or all three, a player explains their terms first. All of them right: the exchange takes
place. Any of them wrong: it does not. The solution is shown before the next turn, whatever the verdict.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from schwimmen.school.deck import ANSWERS, Deck, Term, same


class Judging(StrEnum):
    """Who says whether an explanation is right."""

    GROUP = "group"
    """People at one screen, once the solution is shown to them."""
    CHOICE = "choice"
    """The deck: each term comes with explanations to choose from."""
    TEACHER = "teacher"
    """One person, for all."""


class Verdict(StrEnum):
    """What the record says after an exchange was named."""

    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class QuizTerm:
    """One term of a question, as everybody may see it."""

    card: str
    topic: str
    term: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A multiple-choice question about the cards wanted. Only `asked` may leave the server."""

    asked: tuple[QuizTerm, ...]
    right: tuple[int, ...] = field(repr=False)
    """The place of the right answer, for each term."""

    def verdict(self, chosen: Sequence[int]) -> Verdict:
        """Judge the places of the answers chosen, one for each term. Raises ValueError for a place that is none."""
        if len(chosen) != len(self.asked):
            raise ValueError(f"expected {len(self.asked)} answers, got {len(chosen)}")
        for asked, place in zip(self.asked, chosen, strict=True):
            if place not in range(len(asked.answers)):
                raise ValueError(f"{asked.card}: expected an answer from 0 to {len(asked.answers) - 1}, got {place!r}")
        return _verdict(all_right=tuple(chosen) == self.right)


@dataclass(frozen=True, slots=True)
class Solution:
    """A term with its model explanation."""

    card: str
    topic: str
    term: str
    explanation: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """What somebody said about each of the cards wanted, and whether all of it is right."""

    said: tuple[str, ...]
    verdict: Verdict


def question(deck: Deck, cards: Sequence[str], *, language: str, chance: Random) -> QuizQuestion:
    """Return the question about the cards wanted, answers in an order that `chance` decides.

    Raises ValueError where no card or one card twice is wanted, KeyError for one that the deck lacks.
    """
    asked, right = [], []
    for term in _wanted(deck, cards, language):
        wrong = _wrong(deck, term, chance)[: ANSWERS - 1]
        answers = [term.explanation, *wrong]
        chance.shuffle(answers)
        asked.append(QuizTerm(term.card, term.topic, term.term, tuple(answers)))
        right.append(answers.index(term.explanation))
    return QuizQuestion(tuple(asked), tuple(right))


def solution(deck: Deck, cards: Sequence[str], language: str) -> list[Solution]:
    """Return the model explanations of the cards wanted. Raises as `question` does."""
    terms = _wanted(deck, cards, language)
    return [Solution(term.card, term.topic, term.term, term.explanation) for term in terms]


def explain(deck: Deck, cards: Sequence[str], *, language: str, chance: Random, rightly: float = 0.75) -> Explanation:
    """Return how a computer opponent explains the cards wanted: with probability `rightly` all of them rightly.

    Otherwise one of them, which one is up to `chance`, is explained wrongly. Raises as `question` does.
    """
    if not 0 <= rightly <= 1:
        raise ValueError(f"rightly: expected a probability from 0 to 1, got {rightly}")
    terms = _wanted(deck, cards, language)
    said = [term.explanation for term in terms]
    all_right = chance.random() < rightly
    if not all_right:
        place = chance.randrange(len(terms))
        said[place] = _wrong(deck, terms[place], chance)[0]
    return Explanation(tuple(said), _verdict(all_right=all_right))


def _wanted(deck: Deck, cards: Sequence[str], language: str) -> list[Term]:
    if not cards or len(set(cards)) != len(cards):
        raise ValueError(f"expected different cards, got {' '.join(cards) or 'none'}")
    return [deck.term(card, language) for card in cards]


def _wrong(deck: Deck, term: Term, chance: Random) -> list[str]:
    """Return wrong explanations, shuffled: the deck's own first, then those of other terms, its topic's first.

    In a deck without wrong answers a term is told from its neighbours, which asks for the same knowledge.
    """
    others = [other for other in deck.of(term.language) if other.card != term.card]
    own = [other.explanation for other in others if other.card[1] == term.card[1]]
    far = [other.explanation for other in others if other.card[1] != term.card[1]]
    found = {same(term.explanation): term.explanation}
    for texts in (list(term.wrong), own, far):
        chance.shuffle(texts)
        for text in texts:
            found.setdefault(same(text), text)
    return list(found.values())[1:]


def _verdict(*, all_right: bool) -> Verdict:
    return Verdict.RIGHT if all_right else Verdict.WRONG
