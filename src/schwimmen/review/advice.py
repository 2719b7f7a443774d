"""What is said of a decision that is still to be made."""

from __future__ import annotations

from typing import Final

from schwimmen.review.decision import Decision
from schwimmen.sentence import Sentence

MOVES: Final = 3
"""Moves that are told."""

HINT_WORLDS: Final = 6_000
"""Worlds in which a decision is weighed for a hint."""

CLEARLY: Final = 0.02
"""Chance to win by which the best move must be ahead to be called the best."""

SURE: Final = 2.0
"""Standard errors by which it must be."""


def advice(found: Decision, call: str) -> Sentence:
    """Return how clear a decision is; `call` is the game's word for its call."""
    first, *others = found.options
    if not others:
        return Sentence("hint-only")
    next_best = others[0]
    if next_best.behind < CLEARLY or next_best.behind < SURE * next_best.error:
        return Sentence("hint-alike")
    if first.calls and not any(each.calls for each in others):
        return Sentence("hint-close", {"word": call})
    return Sentence("hint-clear")
