"""What is said of a decision that is still to be made: the moves that are worth a thought, and why they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from schwimmen.match.tokens import Move
from schwimmen.review.because import because
from schwimmen.review.decision import Candidate, Decision, Question
from schwimmen.review.telling import told_move
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence

MOVES: Final = 3
"""Moves that are told."""

HINT_WORLDS: Final = 16_000
"""Worlds in which a decision is weighed for a hint."""

ALIKE: Final = 0.005
"""Chance to win by which a move may be behind and still be called as good."""

CLEARLY: Final = 0.02
"""Chance to win by which the best move must be ahead to be called clearly the best."""

SURE: Final = 2.0
"""Standard errors by which a move must be ahead to be called better at all."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that is worth a thought."""

    option: Candidate
    told: Sentence
    because: list[Sentence]


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the moves, best first, none with less of a chance than one behind it; and how clear it is."""

    moves: list[Advised]
    why: Sentence


def advice(question: Question, found: Decision, rules: Rules, *, call: str) -> Advice:
    """Return what is said of a decision; `call` is the game's word for its call."""
    options = sorted(found.options, key=lambda each: -each.chance)
    advised = [
        Advised(each, told_move(each.token, call), because(question.view, rules, each.token)) for each in options
    ]
    moves = [*_different(advised)][:MOVES]
    return Advice(moves, _clearness([each.option for each in moves], found, call))


def _different(moves: Iterable[Advised]) -> Iterator[Advised]:
    """Yield the moves, but of those that take the same card for the same reasons only the best."""
    ideas = set()
    for each in moves:
        move = Move.of(each.option.token)
        idea = (move.kind, move.take, move.call, repr(each.because))
        if idea not in ideas:
            ideas.add(idea)
            yield each


def _clearness(options: Sequence[Candidate], found: Decision, call: str) -> Sentence:
    """Say how much better the first move is than the next one that is a different idea."""
    if found.forced:
        return Sentence("hint-only")
    first, *others = options
    if not others:
        return Sentence("hint-alike", {"number": 1, "all": True})
    alike = [*takewhile(lambda each: first.chance - each.chance < max(ALIKE, SURE * each.error), others)]
    if alike:
        return Sentence("hint-alike", {"number": 1 + len(alike), "all": len(alike) == len(others)})
    if first.calls and not any(each.calls for each in others):
        return Sentence("hint-close", {"word": call})
    return Sentence("hint-clear" if first.chance - others[0].chance >= CLEARLY else "hint-better")
