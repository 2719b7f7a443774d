"""What has happened in a match: in this hand in sentences, what each seat did last, and how finished hands ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from schwimmen.match.events import Event
from schwimmen.match.result import HandResult, HandSummary
from schwimmen.words.sentence import Sentence


@dataclass(slots=True)
class History:
    """What has happened so far."""

    log: list[Sentence] = field(default_factory=list)
    """Everything that happened in this hand, in order."""
    last: dict[int, Sentence] = field(default_factory=dict)
    """What each seat did last in this hand."""
    hands: list[HandSummary] = field(default_factory=list)
    """The finished hands."""

    def add(self, happened: Sequence[Event], results: Sequence[HandResult]) -> None:
        """Add what happened; who loses what stands right behind the end of a hand."""
        for event in happened:
            if event.kind == "deal":
                self.log, self.last = [], {}
            elif event.seat is not None:
                self.last[event.seat] = event.say
            self.log.append(event.say)
            if event.kind == "end":
                self.log += results[-1].reasons
                self.hands.append(results[-1].summary)
