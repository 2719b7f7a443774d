"""Everything that one picture of the table is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from schwimmen.game import SeatView, View
from schwimmen.story import Sentence
from schwimmen.terminal.session import OWN
from schwimmen.terminal.speech import Speech
from schwimmen.terminal.wish import Wish


@dataclass(frozen=True, kw_only=True)
class Signs:
    """The signs of the table beside letters."""

    match: str = "╿"
    stub: str = "╷"
    wave: str = "≈"
    belt: str = "◎"
    turn: str = "▸"
    back: str = "░░"
    on: str = "☑"
    off: str = "☐"


PLAIN_SIGNS = Signs(match="!", stub=".", wave="~", belt="O", turn=">", back="##", on="[x]", off="[ ]")
"""The signs for terminals without Unicode."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One moment of the table, as the person at seat 0 may see it."""

    view: View
    speech: Speech
    signs: Signs
    hand: Sequence[str]
    """The own cards, each in its place."""
    table: Sequence[str]
    """The table cards, each in its place."""
    wish: Wish
    deeds: Mapping[int, Sentence]
    """The last thing that each seat did."""
    notice: Sentence | None
    """Why the last wish cannot be."""
    start_units: int
    memory: bool
    """Whether cards are shown that everybody knows somebody to hold."""
    can_ride: bool
    """Whether the call can ride on a move of this turn."""
    call_is_turn: bool
    """Whether the call is a turn of its own at this table."""
    hand_number: int

    @property
    def mine(self) -> bool:
        """Whether the person is to move."""
        return self.view.to_move == OWN

    @property
    def own(self) -> SeatView:
        """The person's seat."""
        return self.view.seats[OWN]

    def lives(self, seat: SeatView, width: int) -> tuple[str, str]:
        """Return the matches of a seat that are left and those that have burnt, as signs in so many cells."""
        if self.start_units > width:
            return f"{self.signs.match}×{seat.units}" if not self.speech.plain else f"{seat.units} x !", ""
        return self.signs.match * seat.units, self.signs.stub * (self.start_units - seat.units)
