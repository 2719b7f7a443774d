"""What is said of a decision that is still to be made: the moves that are worth a thought, and why they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schwimmen.review.because import same_idea
from schwimmen.review.telling import told_move
from schwimmen.review.verdict import SURE, Candidate, Decision
from schwimmen.words.sentence import Sentence

MOVES = 3
"""Moves that are told."""

HINT_WORLDS = 16_000
"""Worlds in which a decision is weighed for a hint."""

ALIKE = 0.005
"""Chance to win by which a move may be behind and still be called as good."""

CLEARLY = 0.02
"""Chance to win by which the best move must be ahead to be called clearly the best."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that is worth a thought."""

    option: Candidate
    told: Sentence


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the moves, best first, none with less of a chance than one behind it; and how clear it is."""

    moves: Sequence[Advised]
    why: Sentence


def advice(found: Decision, *, call: str) -> Advice:
    """Return what is said of a decision; `call` is the game's word for its call."""
    options = _different(sorted(found.options, key=lambda option: -option.chance))[:MOVES]
    moves = [Advised(option, told_move(option.token, call)) for option in options]
    return Advice(moves, _clearness(options, found, call))


def _different(options: Sequence[Candidate]) -> list[Candidate]:
    """Return the moves, but of those that take the same card for the same reasons only the best."""
    return [each for place, each in enumerate(options) if not any(_alike(each, other) for other in options[:place])]


def _alike(one: Candidate, other: Candidate) -> bool:
    """Say whether two moves take the same card and make the same hand of it."""
    return same_idea(one, other) and one.because[:1] == other.because[:1]


def _clearness(options: Sequence[Candidate], found: Decision, call: str) -> Sentence:
    """Say how much better the first move is than the next one that is a different idea."""
    if found.forced:
        return Sentence("hint-only")
    first, others = options[0], options[1:]
    alike = _as_good(first, others)
    if alike == len(others) or alike > 0:
        return Sentence("hint-alike", {"number": 1 + alike, "all": alike == len(others)})
    if first.calls and not any(each.calls for each in others):
        return Sentence("hint-close", {"word": call})
    return Sentence("hint-clear" if first.chance - others[0].chance >= CLEARLY else "hint-better")


def _as_good(first: Candidate, others: Sequence[Candidate]) -> int:
    """Return how many of the other moves, from the best on, are as good as the first."""
    for place, each in enumerate(others):
        behind = first.chance - each.chance
        if behind >= ALIKE and behind >= SURE * each.error:
            return place
    return len(others)
