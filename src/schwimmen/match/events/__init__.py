"""What happened at a table, told so that everybody may hear it: `events` of moves, the `outcome` of a hand."""

from schwimmen.match.events.event import Event, Terms
from schwimmen.match.events.events import Before, dealt, moved, stalled
from schwimmen.match.events.outcome import reasons

__all__ = [
    "Before",
    "Event",
    "Terms",
    "dealt",
    "moved",
    "reasons",
    "stalled",
]
