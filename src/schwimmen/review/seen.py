"""What the reasons for a move are based on: one seat's view, with cards by their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seen:
    """What the seat to move sees. Cards are in card order."""

    seat: int
    hand: Sequence[str]
    table: Sequence[str]
    """The open cards: the table, or the pool."""
    packet: Sequence[str]
    """The second packet, where the dealer may look at it."""
    top: str | None
    """The top of the discard pile."""
    taken: str | None
    """The card from the discard pile that may not be discarded on this turn."""
    stock: int
    called: bool
    """Whether somebody has called."""
    last_turns: int
    streak: int
    """Passes in a row."""
    single: int
    """The seats that have one turn left after a declaration, a bit each; 0 before any."""
    sticking: int
    """The seats that have closed their own game, a bit each."""
    hidden: Sequence[str]
    """The cards that lie in the stock or in a hand, and that the seat has seen nowhere."""
    known: Sequence[Sequence[str]]
    """By seat: the cards that everybody knows it to hold."""
    out: Sequence[bool]
    turns: Sequence[int]
    """By seat: turns taken in this hand."""
