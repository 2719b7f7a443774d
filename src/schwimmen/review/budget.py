"""How many worlds a decision gets, so that reviewing a hand takes seconds, however long it was."""

from __future__ import annotations

from schwimmen.review.match import WORLDS

HAND_WORLDS = 400_000
"""Worlds for all decisions of a hand together (docs/review.md says how long they take)."""

LEAST = 480
"""The fewest worlds for a decision: fewer could not tell a mistake from chance."""


def worlds_each(decisions: int, *, together: int = HAND_WORLDS) -> int:
    """Return the worlds for each of a number of decisions: an equal share of `together`.

    Never more than a decision alone would get, and never fewer than `LEAST`, or than `together` if that is less.
    """
    if decisions < 1 or together < 1:
        raise ValueError(f"decisions and worlds: expected 1 or more, got {decisions} and {together}")
    return max(min(LEAST, together), min(WORLDS, together // decisions))
