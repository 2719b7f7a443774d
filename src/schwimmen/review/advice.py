"""What a hint says about a decision that is still to be made: the moves worth considering, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schwimmen.review.because import same_idea
from schwimmen.review.telling import told_move
from schwimmen.review.verdict import SURE, Candidate, Decision
from schwimmen.words.sentence import Sentence

MOVES = 3
"""Moves that a hint shows."""

HINT_WORLDS = 16_000
"""Worlds in which a decision is weighed for a hint."""

ALIKE = 0.005
"""How far a move may be behind, in chance to win, and still be called as good."""

CLEARLY = 0.02
"""How far the best move must be ahead, in chance to win, to be called clearly the best."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move worth considering."""

    option: Candidate
    told: Sentence


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint: the moves, best first, none with a smaller chance than the one after it; and how clear the choice is."""

    moves: Sequence[Advised]
    why: Sentence


def advice(found: Decision, *, call: str) -> Advice:
    """Return the hint for a decision; `call` is the game's word for its call."""
    options = _different(sorted(found.options, key=lambda option: -option.chance))[:MOVES]
    moves = [Advised(option, told_move(option.token, call)) for option in options]
    return Advice(moves, _clearness(options, found, call))


def _different(options: Sequence[Candidate]) -> list[Candidate]:
    """Return the moves, keeping only the best of those that take the same card for the same reasons."""
    return [each for place, each in enumerate(options) if not any(_alike(each, other) for other in options[:place])]


def _alike(one: Candidate, other: Candidate) -> bool:
    """Say whether two moves take the same card and make the same hand of it."""
    return same_idea(one, other) and one.because[:1] == other.because[:1]


def _clearness(options: Sequence[Candidate], found: Decision, call: str) -> Sentence:
    """Say how much better the first move is than the next one with a different idea."""
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
    """Return how many of the other moves, counted from the best, are as good as the first."""
    for place, each in enumerate(others):
        behind = first.chance - each.chance
        if behind >= ALIKE and behind >= SURE * each.error:
            return place
    return len(others)
