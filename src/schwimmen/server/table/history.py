"""What has happened in a match: in this hand in sentences, what each seat did last, and how finished hands ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from schwimmen.match.telling import Happened
from schwimmen.projection.spelling import Told


@dataclass(slots=True)
class History:
    """What has happened so far, as JSON."""

    log: list[bytes] = field(default_factory=list)
    """The sentences of everything that happened in this hand, in order."""
    last: dict[int, bytes] = field(default_factory=dict)
    """What each seat did last in this hand."""
    hands: list[bytes] = field(default_factory=list)
    """The summaries of the finished hands."""

    def add(self, happened: Happened) -> None:
        """Add what happened; who loses what stands right behind the end of a hand."""
        for kind, seat, say in happened.says:
            if kind == Told.DEAL:
                self.log, self.last = [], {}
            elif seat is not None:
                self.last[seat] = say
            self.log.append(say)
            if kind == Told.END:
                self.log += [happened.reasons] * bool(happened.reasons)
                self.hands.append(happened.summary)
