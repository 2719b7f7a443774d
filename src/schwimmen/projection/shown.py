"""What everybody may know of a table and of each seat: for each number its type in Python and its form in a message.

The order is that of the messages, and of the numbers that kernels note (`public.in_the_middle`, `public.of_seat`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from schwimmen.projection.forms import CARD, CARDS, COUNT, FLAG, NAME, SEAT, SEATS, WORTH

PhaseName: TypeAlias = Literal["deal", "choice", "turn", "discard", "verdict", "answer", "over"]


@dataclass
class MiddleView:
    """What everybody may know of the table, without its seats."""

    hand_number: Annotated[int, COUNT]
    """From 1; 0 before the first hand."""
    phase: Annotated[PhaseName, NAME]
    to_move: Annotated[int | None, SEAT]
    dealer: Annotated[int, SEAT]
    """Who has dealt the hand in sight; it changes with the next deal."""
    leader: Annotated[int, SEAT]
    """Who had the first turn of this hand."""
    caller: Annotated[int | None, SEAT]
    table: Annotated[list[str], CARDS]
    """The open cards: the table, or the pool."""
    stock: Annotated[int, COUNT]
    discard: Annotated[list[str], CARDS]
    """The top of the discard pile, alone; empty where there is none."""
    discarded: Annotated[int, COUNT]
    """Cards in the discard pile."""
    taken: Annotated[str | None, CARD]
    """The card from the discard pile that may not be discarded in this turn."""
    refreshed: Annotated[bool, FLAG]
    """The player to move had the table replaced and must exchange one card now."""
    wanted: Annotated[list[str], CARDS]
    """The cards that somebody explains before taking them."""
    gone: Annotated[list[str], CARDS]
    """Cards that everybody knows to be out of play in this hand."""
    streak: Annotated[int, COUNT]
    """Passes in a row (C-4)."""
    last_turns: Annotated[int, COUNT]
    """Turns left after a call; 0 before."""
    round: Annotated[int | None, COUNT]
    """Which round it is, from 1 on; None where rounds are not counted (CO-7)."""
    rounds: Annotated[int | None, COUNT]
    """How many rounds the hand has."""
    winners: Annotated[list[int] | None, SEATS]
    """Who has won the match, once it is over."""


@dataclass(slots=True)
class SeatView:
    """What everybody may know of one seat (C-12)."""

    units: Annotated[int, COUNT]
    """Lives, chips, coins left; 0 in games that count points."""
    points: Annotated[int, COUNT]
    swims: Annotated[bool, FLAG]
    """Has no unit left and plays on grace."""
    out: Annotated[bool, FLAG]
    cards: Annotated[int, COUNT]
    """Number of cards in hand."""
    known: Annotated[list[str], CARDS]
    """Cards that everybody knows this seat to hold."""
    shown: Annotated[list[str] | None, CARDS]
    """The whole hand at a showdown; one that is shown before is known."""
    value: Annotated[str | None, WORTH]
    """The value of an open hand, as in the record."""
    turns: Annotated[int, COUNT]
    """Turns taken in this hand."""
    called: Annotated[bool, FLAG]
    """Has closed, knocked, stopped."""
    sticking: Annotated[bool, FLAG]
    """Has closed its own game (Dutch 31, Loo)."""
    challenges: Annotated[bool, FLAG]
    """Challenges the call (Chinese 51)."""
    declared: Annotated[bool, FLAG]
    """Has shown a special hand while others still play."""
    chicken: Annotated[bool, FLAG]
    """Sits on the chicken (Dutch 31)."""
