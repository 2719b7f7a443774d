"""What one seat may know of a table, as text: the messages that kernels write (`projection`), as Python reads them.

The server sends these classes as they are described here (`server.protocol.view`).
"""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from schwimmen.engine.kernel import dtype_of
from schwimmen.engine.layout import View as EngineView
from schwimmen.match.result import HandResult
from schwimmen.projection.shown import MiddleView, SeatView
from schwimmen.words.sentence import Sentence


@dataclass
class PublicView(MiddleView):
    """What is the same for every reader."""

    seats: list[SeatView]
    result: HandResult | None
    """The last finished hand while phase is deal or over."""


@dataclass
class OwnView:
    """What is for one reader alone; without a seat, nothing is."""

    seat: int | None
    """Your own seat."""
    hand: list[str]
    """Your cards, in card order; one more while a discard is due."""
    value: str | None
    """Value of your hand; with a card too many, the most that a discard leaves."""
    packet: list[str]
    """The second packet, where the dealer may look at it; else empty."""
    pending: str | None
    """Your exchange (a token) that waits for a verdict."""
    legal: list[str]
    """Every legal token of yours, sorted; empty when it is not your turn."""
    worths: dict[str, str]
    """What your hand is worth after each legal move whose cards are known, by token without !."""
    open_hands: dict[str, list[str]]
    """Hands that a reader who is out may look into, by seat."""
    blocked: dict[str, Sentence]
    """In your turn, why an action is not possible, of all that there are."""
    waits: Sentence | None
    """Why no action is possible now, when it is not your turn."""
    actions: list[str]
    """What is offered now, in order: kinds of moves, and `ride`, the call that rides on one."""


@dataclass
class View(PublicView, OwnView):
    """What one seat may know of the table."""


_named: Any = namedtuple  # noqa: PYI024 - the names are the engine's: a type checker cannot know them
_Seen = _named("_Seen", dtype_of(EngineView).names or ())
"""Makes an engine view plain numbers under its names: reading them all at once is far cheaper than one by one."""


def seen_in(record: NDArray[Any]) -> Any:
    """Return an engine view (an array with one `View` record) as plain numbers under its names."""
    return _Seen._make(record.item())
