"""What is said of a decision that is still to be made: the moves that are worth a thought, and why they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from schwimmen.review.after import hand_after, worth_of
from schwimmen.review.because import because
from schwimmen.review.decision import Decision, Option, Question
from schwimmen.review.telling import told_move
from schwimmen.rules import Rules
from schwimmen.sentence import Sentence
from schwimmen.tokens import Move

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

    option: Option
    told: Sentence
    because: list[Sentence]


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the moves, best first, none with less of a chance than one behind it; and how clear it is."""

    moves: list[Advised]
    why: Sentence


def advice(question: Question, found: Decision, rules: Rules, *, call: str) -> Advice:
    """Return what is said of a decision; `call` is the game's word for its call."""
    options = [*_different(question.view, rules, found.options)][:MOVES]
    moves = [Advised(each, told_move(each.token, call), because(question.view, rules, each.token)) for each in options]
    return Advice(moves, _clearness(options, found, call))


def _different(view: Any, rules: Rules, options: Sequence[Option]) -> Iterator[Option]:
    """Yield the options, best first, but of those that make the same of the hand by the same card only the best."""
    ideas = set()
    for option in sorted(options, key=lambda each: -each.chance):
        move = Move.of(option.token)
        after = hand_after(view, rules, move)
        idea = (move.kind, move.take, option.calls, after and worth_of(after, rules))
        if idea not in ideas:
            ideas.add(idea)
            yield option


def _clearness(options: Sequence[Option], found: Decision, call: str) -> Sentence:
    """Say how much better the first move is than the next one that is a different idea."""
    if found.forced:
        return Sentence("hint-only")
    first, *others = options
    if not others:
        return Sentence("hint-alike", {"number": 1, "all": True})
    alike = [each for each in others if first.chance - each.chance < max(ALIKE, SURE * each.error)]
    if alike:
        return Sentence("hint-alike", {"number": 1 + len(alike), "all": len(alike) == len(others)})
    if first.calls and not any(each.calls for each in others):
        return Sentence("hint-close", {"word": call})
    return Sentence("hint-clear" if first.chance - others[0].chance >= CLEARLY else "hint-better")
