"""What has happened in a match: in this hand in sentences, what each seat did last, and how finished hands ended."""

from __future__ import annotations

from schwimmen.match.telling import Happened
from schwimmen.projection.spelling import Told


class History:
    """What has happened so far, as JSON."""

    __slots__ = ("_hands", "_last", "_log", "told")

    def __init__(self, seats: int) -> None:
        self._log: list[bytes] = []
        """The sentences of everything that happened in this hand, in order."""
        self._last = [b"null"] * seats
        """What each seat did last in this hand."""
        self._hands: list[bytes] = []
        """The summaries of the finished hands."""
        self.told = {"last_moves": b"[]", "history": b"[]", "log": b"[]"}
        """The keys of a `TableView` that tell it."""

    def add(self, happened: Happened) -> None:
        """Add what happened; who loses what stands right behind the end of a hand."""
        for kind, seat, say in happened.says:
            if kind == Told.DEAL:
                self._log, self._last = [], [b"null"] * len(self._last)
            elif seat is not None:
                self._last[seat] = say
            self._log.append(say)
            if kind == Told.END:
                self._log += [happened.reasons] * bool(happened.reasons)
                self._hands.append(happened.summary)
                self.told["history"] = _listed(self._hands)
        self.told["last_moves"], self.told["log"] = _listed(self._last), _listed(self._log)


def _listed(told: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(told)
