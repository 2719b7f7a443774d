"""What happened at a table, as events that everybody may know, with the sentence that tells them.

A sentence is a key of the word catalogue and its arguments (`schwimmen.words`): seats are numbers, cards their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from schwimmen.cards import names
from schwimmen.engine.layout import End, Phase
from schwimmen.engine.moves import Kind
from schwimmen.engine.values import is_trio
from schwimmen.referee import Referee
from schwimmen.rules import LowestTie, On31
from schwimmen.tokens import Move

Arg: TypeAlias = str | int | bool | list[int] | list[str]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key of the word catalogue and its arguments."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: str
    """`deal choice swap all pass close refresh declare end match`."""
    say: Sentence
    seat: int | None = None
    give: tuple[str, ...] = ()
    """Cards that left the hand."""
    take: tuple[str, ...] = ()
    """Cards that came to the hand, or to the table."""
    call: bool = False
    """Whether the call rode on the turn."""


def value_text(doubled: int) -> str:
    """Return a doubled value as the record writes it: "30.5", "16"."""
    return f"{doubled // 2}.5" if doubled % 2 else str(doubled // 2)


def dealt(referee: Referee) -> list[Event]:
    """Return what happened when a hand was dealt."""
    dealer = referee.number("dealer")
    say = Sentence("did-deal", {"seat": dealer, "number": referee.number("hand_number")})
    return [Event("deal", say, seat=dealer), *_ending(referee)]


@dataclass(frozen=True, slots=True)
class Before:
    """What the story of a move needs to know of the state before it."""

    seat: int
    hand: int
    table: int
    gone: int
    streak: int

    @classmethod
    def of(cls, referee: Referee) -> Before:
        """Remember the state before a move."""
        seat = referee.to_move
        assert seat is not None, "nobody is to move"
        hand = referee.row("hands")[seat]
        number = referee.number
        return cls(seat, hand, number("table"), number("gone"), number("streak"))


def moved(before: Before, move: Move, referee: Referee) -> list[Event]:
    """Return what happened by a move: the move itself, and what the rules forced after it."""
    return [_told(before, move), *_refreshed(before, move, referee), *_ending(referee)]


def _told(before: Before, move: Move) -> Event:
    seat, call = before.seat, move.call
    match move.kind:
        case Kind.KEEP | Kind.TRADE:
            return Event("choice", Sentence(f"did-{move}", {"seat": seat}), seat=seat)
        case Kind.SWAP:
            assert move.give is not None and move.take is not None
            args: dict[str, Arg] = {"seat": seat, "give": move.give, "take": move.take, "call": call}
            return Event("swap", Sentence("did-swap", args), seat, (move.give,), (move.take,), call)
        case Kind.ALL:
            give, take = names(before.hand), names(before.table)
            args = {"seat": seat, "gives": give, "takes": take, "call": call}
            return Event("all", Sentence("did-all", args), seat, tuple(give), tuple(take), call)
        case Kind.PASS:
            return Event("pass", Sentence("did-pass", {"seat": seat, "call": call}), seat, call=call)
        case Kind.CLOSE:
            return Event("close", Sentence("did-close", {"seat": seat}), seat, call=True)


def _refreshed(before: Before, move: Move, referee: Referee) -> Iterator[Event]:
    """Tell of a refresh after all have passed, also of one for which the stock was too small (SW-13)."""
    if referee.number("gone") != before.gone:
        cards = names(referee.number("table"))
        yield Event("refresh", Sentence("did-refresh", {"cards": cards}), take=tuple(cards))
        return
    all_passed = move.kind == Kind.PASS and before.streak + 1 == referee.number("players")
    if all_passed and referee.number("streak") == 0 and referee.number("caller") < 0:
        yield Event("refresh", Sentence("did-refresh-none"))


def _ending(referee: Referee) -> Iterator[Event]:
    if referee.end == End.NONE:
        return
    shown = referee.members("declared")
    if shown:
        what = "fire" if referee.end == End.FIRE else "31"
        yield Event("declare", Sentence(f"did-declare-{what}", {"seats": shown}), seat=shown[0])
    yield Event("end", Sentence(f"end-{_END_KEYS[referee.end]}"))
    if referee.phase == Phase.OVER:
        yield Event("match", Sentence("match-won", {"seats": referee.members("winners")}))


_END_KEYS = {End.CLOSE: "close", End.THIRTY_ONE: "31", End.FIRE: "fire", End.DRAW: "draw", End.STOCK: "stock"}


# ---------------------------------------------------------------- who loses what, and why


def reasons(referee: Referee, units_before: list[int]) -> list[Sentence]:
    """Return, for the last finished hand, a sentence for each seat that loses, and for what becomes of it."""
    change = referee.row("change")
    told = [_why_lost(referee, seat, -change[seat]) for seat in referee.members("played") if change[seat] < 0]
    if referee.number("cancelled"):
        return [Sentence("lose-cancelled")]
    if not told:
        return [_why_nobody(referee)]
    return told + list(_fates(referee, units_before))


def _why_lost(referee: Referee, seat: int, units: int) -> Sentence:
    args: dict[str, Arg] = {"seat": seat, "units": units, "value": value_text(referee.row("values")[seat])}
    if referee.end == End.FIRE:
        return Sentence("lose-fire-dealt" if units == 2 else "lose-fire", args)
    if referee.end == End.THIRTY_ONE and referee.rules.on_31 == On31.ALL_OTHERS:
        return Sentence("lose-no-31", args)
    if referee.end == End.THIRTY_ONE and referee.rules.dealt_31_all_lose and referee.number("dealt_31"):
        return Sentence("lose-no-dealt-31", args)
    return _why_lowest(referee, seat, args)


def _why_lowest(referee: Referee, seat: int, args: dict[str, Arg]) -> Sentence:
    """Tell why a hand is the lowest: by its value, by a tie-break, or level with others (SW-16)."""
    values, change = referee.row("values"), referee.row("change")
    level = [other for other in referee.members("played") if other != seat and values[other] == values[seat]]
    if any(change[other] < 0 for other in level):
        return Sentence("lose-lowest-equal", args)
    if not level:
        return Sentence("lose-lowest", args)
    trio = bool(is_trio(referee.row("hands")[seat])) and values[seat] % 2 == 1
    return Sentence("lose-lower-trio" if trio else "lose-lower-suit", args | {"others": level})


def _why_nobody(referee: Referee) -> Sentence:
    if referee.end == End.DRAW:
        return Sentence("lose-nobody-draw")
    if referee.rules.lowest_tie == LowestTie.NONE_LOSE and referee.end != End.FIRE:
        return Sentence("lose-nobody-tie")
    return Sentence("lose-nobody")


def _fates(referee: Referee, units_before: list[int]) -> Iterator[Sentence]:
    """Tell who swims from now on, and who is out."""
    units, out = referee.row("units"), referee.row("out")
    for seat in referee.members("played"):
        if out[seat]:
            yield Sentence("fate-out", {"seat": seat})
        elif units[seat] == 0 and units_before[seat] > 0:
            yield Sentence("fate-swims", {"seat": seat})
