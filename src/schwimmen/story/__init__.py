"""What happened at a table, told so that everybody may hear it: `events` of moves, the `outcome` of a hand."""

from schwimmen.story.events import Before, dealt, moved, stalled
from schwimmen.story.outcome import Standing, reasons, safe_seats, values_of
from schwimmen.story.sentences import Arg, Event, Sentence, Terms

__all__ = [
    "Arg",
    "Before",
    "Event",
    "Sentence",
    "Standing",
    "Terms",
    "dealt",
    "moved",
    "reasons",
    "safe_seats",
    "stalled",
    "values_of",
]
