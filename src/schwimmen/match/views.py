"""What one seat may know of a table, as text: the messages that kernels write (`projection`), as Python reads them.

The server sends these classes as they are described here (`server.protocol.view`).
"""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from numpy.typing import NDArray

from schwimmen.engine.kernel import dtype_of
from schwimmen.engine.layout import View as EngineView
from schwimmen.match.result import HandResult
from schwimmen.words.sentence import Sentence

PhaseName: TypeAlias = Literal["deal", "choice", "turn", "discard", "verdict", "answer", "over"]


@dataclass(slots=True)
class SeatView:
    """What everybody may know of one seat (C-12)."""

    units: int
    """Lives, chips, coins left; 0 in games that count points."""
    points: int
    swims: bool
    """Has no unit left and plays on grace."""
    out: bool
    cards: int
    """Number of cards in hand."""
    known: list[str]
    """Cards that everybody knows this seat to hold."""
    shown: list[str] | None
    """The whole hand, once it lies open (declared, or showdown)."""
    value: str | None
    """The value of an open hand, as in the record."""
    turns: int
    """Turns taken in this hand."""
    called: bool
    """Has closed, knocked, stopped."""
    sticking: bool
    """Has closed its own game (Dutch 31, Loo)."""
    challenges: bool
    """Challenges the call (Chinese 51)."""
    declared: bool
    """Has shown a special hand while others still play."""
    chicken: bool
    """Sits on the chicken (Dutch 31)."""


@dataclass
class PublicView:
    """What is the same for every reader."""

    hand_number: int
    """From 1; 0 before the first hand."""
    phase: PhaseName
    to_move: int | None
    dealer: int
    """Who has dealt the hand in sight; it changes with the next deal."""
    leader: int
    """Who had the first turn of this hand."""
    caller: int | None
    table: list[str]
    """The open cards: the table, or the pool."""
    stock: int
    discard: list[str]
    """The top of the discard pile, alone; empty where there is none."""
    discarded: int
    """Cards in the discard pile."""
    taken: str | None
    """The card from the discard pile that may not be discarded in this turn."""
    refreshed: bool
    """The player to move had the table replaced and must exchange one card now."""
    wanted: list[str]
    """The cards that somebody explains before taking them."""
    gone: list[str]
    """Cards that everybody knows to be out of play in this hand."""
    streak: int
    """Passes in a row (C-4)."""
    last_turns: int
    """Turns left after a call; 0 before."""
    round: int | None
    """Which round it is, from 1 on; None where rounds are not counted (CO-7)."""
    rounds: int | None
    """How many rounds the hand has."""
    winners: list[int] | None
    """Who has won the match, once it is over."""
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
