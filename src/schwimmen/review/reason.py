"""A reason for or against a move, and which of several weighs most."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from schwimmen.words.sentence import Sentence

WEIGHTS: dict[str, float] = {
    "because-low": 0.9,
    "because-beats": 1.0,
    "because-loses": 0.9,
    "because-best": 0.9,
    "because-grows": 0.6,
    "because-leaves": 0.4,
    "because-denies": 0.4,
    "because-outs": 0.12,
    "because-learned": 0.06,
    "because-at-once": 0.05,
    "because-last-turns": 0.05,
    "because-nothing-more": 0.05,
    "because-most": 0.05,
}
"""The weight of a reason whose strength is 1, in chance to win or lose a hand."""

COMPARING = (
    "because-low",
    "because-beats",
    "because-loses",
    "because-best",
    "because-grows",
    "because-leaves",
    "because-denies",
    "because-learned",
)
"""The reasons that tell two moves apart; all others hold for one, whatever the other is."""

LEAST = 0.04
"""Weight below which a reason is not worth giving."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence, and how strong the fact is that it states: 1 at most; 0 or less where it speaks for nothing."""

    told: Sentence
    strength: float


def weight(reason: Reason) -> float:
    """Return how much a reason weighs compared with others."""
    return WEIGHTS[reason.told.key] * reason.strength


def heaviest(reasons: Iterable[Reason], most: int) -> list[Sentence]:
    """Return the sentences of the reasons that weigh most, in that order."""
    telling = [each for each in reasons if weight(each) >= LEAST]
    return [each.told for each in sorted(telling, key=lambda each: -weight(each))[:most]]
