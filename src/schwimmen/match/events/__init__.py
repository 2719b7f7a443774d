"""What happened at a table, told so that everybody may hear it: `events` of moves, the `outcome` of a hand."""

from schwimmen.match.events.event import Event, Terms
from schwimmen.match.events.events import Before, dealt, moved, stalled
from schwimmen.match.events.outcome import Standing, reasons, safe_seats, values_of

__all__ = [
    "Before",
    "Event",
    "Standing",
    "Terms",
    "dealt",
    "moved",
    "reasons",
    "safe_seats",
    "stalled",
    "values_of",
]
