"""How a hand ended: in the words of the record, with the reasons, and the order of the showdown."""

from __future__ import annotations

from dataclasses import dataclass

from schwimmen.match.referee import Referee
from schwimmen.match.values import is_safe, value_text
from schwimmen.words.sentence import Sentence


@dataclass(frozen=True, slots=True)
class HandSummary:
    """One finished hand of the match, as the summary at its end shows it: by seat."""

    end: str
    """The word of the record."""
    change: tuple[int, ...]
    """Units, or points where the game counts them."""
    units: tuple[int, ...]
    """Units after the hand."""
    points: tuple[int, ...]
    """Points after the hand."""


@dataclass(frozen=True, slots=True)
class HandResult(HandSummary):
    """How a hand ended: by seat, and in sentences."""

    values: tuple[str | None, ...]
    """As in the record; null for who was out before."""
    safe: tuple[bool, ...]
    """Hands that nothing can be lost with (Tri Palki, TP-10)."""
    order: tuple[int, ...]
    """The seats in the order in which their hands are turned over: the best first."""
    went_out: tuple[int, ...]
    """Seats eliminated by this hand."""
    reasons: tuple[Sentence, ...]
    """Who loses or scores what, and why."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody has seen of one hand at the showdown."""

    seat: int
    code: int
    """The engine's value: it orders the hands of a game, also those of different deals."""
    value: str
    """As in the record."""
    change: int
    called: bool
    """Whether the seat has called, or has closed its own game."""


def shown_hands(referee: Referee) -> list[Shown]:
    """Return the hands of the last showdown, by seat."""
    codes, change = referee.row("values"), referee.row("change")
    called = {referee.number("caller"), *referee.members("sticking")}
    return [
        Shown(seat, codes[seat], value_text(codes[seat], referee.rules), change[seat], seat in called)
        for seat in referee.members("played")
    ]


def safe_seats(referee: Referee) -> list[bool]:
    """Return which seats hold a hand that nothing can be lost with (TP-10)."""
    values, played = referee.row("values"), referee.number("played")
    return [bool(played >> seat & 1) and is_safe(value, referee.rules) for seat, value in enumerate(values)]


def values_of(referee: Referee) -> list[str | None]:
    """Return the values of the last finished hand as text, by seat; None for who was out before it."""
    played = referee.number("played")
    values = enumerate(referee.row("values"))
    return [value_text(value, referee.rules) if played >> seat & 1 else None for seat, value in values]
