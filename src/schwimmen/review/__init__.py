"""The review of what was played: what each decision was worth, and how much was luck."""

from schwimmen.review.budget import HAND_WORLDS, worlds_each
from schwimmen.review.decision import Question, is_choice, weighed
from schwimmen.review.match import Played, hands, review
from schwimmen.review.verdict import Candidate, Decision, HandReview

__all__ = [
    "HAND_WORLDS",
    "Candidate",
    "Decision",
    "HandReview",
    "Played",
    "Question",
    "hands",
    "is_choice",
    "review",
    "weighed",
    "worlds_each",
]  # fmt: skip
