"""The story of a match as messages: what happened in this hand, what each seat did last, how finished hands ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from schwimmen.match.events import Event as Happening
from schwimmen.match.game import HandResult
from schwimmen.server.protocol.common import Sentence
from schwimmen.server.protocol.view import Event, Review
from schwimmen.words.sentence import Sentence as Told


@dataclass(slots=True)
class Tale:
    """The story so far; each event becomes a message once, however many read it."""

    log: list[Sentence] = field(default_factory=list)
    """Everything that happened in this hand, in order."""
    did: dict[int, Sentence] = field(default_factory=dict)
    """What each seat did last in this hand."""
    history: list[Review] = field(default_factory=list)
    """The finished hands."""

    def note(self, happened: Sequence[Happening], results: Sequence[HandResult]) -> list[Event]:
        """Add what happened, and return it; who loses what stands right behind the end of a hand."""
        told = [event(each) for each in happened]
        for each in told:
            self._note(each, results)
        return told

    def _note(self, told: Event, results: Sequence[HandResult]) -> None:
        if told["kind"] == "deal":
            self.log, self.did = [], {}
        elif told["seat"] is not None:
            self.did[told["seat"]] = told["say"]
        self.log.append(told["say"])
        if told["kind"] == "end":
            self.log += map(sentence, results[-1].reasons)
            self.history.append(review(results[-1]))


def event(happened: Happening) -> Event:
    """Return a public event as a message."""
    return Event(
        kind=happened.kind,  # type: ignore[typeddict-item]
        seat=happened.seat,
        give=list(happened.give),
        take=list(happened.take),
        call=happened.call,
        say=sentence(happened.say),
    )


def review(finished: HandResult) -> Review:
    """Return a finished hand as the summary of the match shows it."""
    return Review(
        end=finished.end, change=list(finished.change), units=list(finished.units), points=list(finished.points)
    )


def sentence(told: Told) -> Sentence:
    """Return a sentence as a message."""
    return Sentence(key=told.key, args=told.args) if told.args else Sentence(key=told.key)
