"""What a review found, as messages."""

from __future__ import annotations

import math
from typing import get_args

from schwimmen.review import Candidate, Decision, HandReview
from schwimmen.review.telling import told_move
from schwimmen.server.pages_protocol import ReviewDecision, ReviewHand, ReviewMove

SCALE = 100_000
"""Places behind the point, as a factor: more is noise."""


def decision_of(found: Decision, call: str) -> ReviewDecision:
    """Return a decision that was made; `call` is the game's word for its call."""
    assert found.played is not None, "a record's decisions were made"
    grade = found.grade
    assert grade in get_args(ReviewDecision.model_fields["grade"].annotation)
    return ReviewDecision(
        move=found.move,
        seat=found.seat,
        grade=grade,  # type: ignore[arg-type]
        loss=share(found.loss),
        played=move_of(found.played, call),
        best=[move_of(each, call) for each in found.options[:3]],
        closing=found.closing is not None,
    )


def move_of(option: Candidate, call: str) -> ReviewMove:
    """Return a move and what it is worth."""
    return ReviewMove(
        move=option.token,
        told=told_move(option.token, call),
        chance=share(option.chance),
        behind=share(option.behind),
        error=share(option.error),
        because=list(option.because),
    )


def hand_of(found: HandReview) -> ReviewHand:
    """Return what a hand came to."""
    columns = (found.before, found.after, found.given, found.luck)
    before, after, given, luck = (list(map(share, column)) for column in columns)
    return ReviewHand(before=before, after=after, given=given, luck=luck)


def share(value: float) -> float:
    """Return a chance as it is written."""
    return math.floor(value * SCALE + 0.5) / SCALE
