"""What a table counts of its explanations: how often each card's term was explained, and how often rightly.

It follows from the log, through all matches; nobody's name is in it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from schwimmen.server.school.state import Explaining


@dataclass(slots=True)
class Explained:
    """The count of a table, by card."""

    asked: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)

    def count(self, explaining: Explaining, *, right: bool) -> None:
        """Count an explanation whose verdict is carried out; what computers explain does not count.

        One verdict holds for all its terms, except where each was chosen from answers.
        """
        if explaining.computer:
            return
        fine = explaining.right or (right,) * len(explaining.cards)
        self.asked.update(explaining.cards)
        self.right.update(card for card, was in zip(explaining.cards, fine, strict=True) if was)

    def add(self, other: Explained) -> None:
        """Count what another table has counted, too."""
        self.asked.update(other.asked)
        self.right.update(other.right)
