"""What one seat may know of a table, as text: made from the engine's view record alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from schwimmen import cards
from schwimmen.engine.kernel import record_at
from schwimmen.engine.layout import NOBODY, Phase, fields_of, uncounted_units
from schwimmen.engine.values import value
from schwimmen.rules import Rules, Score
from schwimmen.tokens import token_of
from schwimmen.worth import value_text


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may know of one seat."""

    name: str
    units: int
    points: int
    swims: bool
    out: bool
    cards: int
    known: list[str]
    shown: list[str] | None
    value: str | None
    turns: int
    stuck: bool
    """Whether it has closed its own game (DU-3, LO-5)."""
    challenges: bool
    """Whether it challenges the call (CF-7)."""
    declared: bool
    """Whether it has shown a special hand while others still play (DU-2)."""
    chicken: bool
    """Whether it sits on the chicken (DU-14)."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of the table."""

    seat: int
    phase: str
    to_move: int | None
    dealer: int
    leader: int
    caller: int | None
    hand: list[str]
    value: str | None
    packet: list[str]
    table: list[str]
    """The open cards: the table, or the pool."""
    discard: list[str]
    """The top of the discard pile, alone; empty where there is none."""
    discarded: int
    """How many cards the discard pile has."""
    gone: list[str]
    stock: int
    streak: int
    last_turns: int
    taken: str | None
    """The card that may not be discarded in this turn."""
    refreshed: bool
    """Whether the player to move has had the table replaced and must exchange one card now."""
    pending: str | None
    """The own exchange that waits for a verdict."""
    wanted: list[str]
    """The cards that it would bring, whoever it is that explains them."""
    legal: list[str]
    seats: list[SeatView]


@dataclass(frozen=True, slots=True)
class Own:
    """What is for one seat alone."""

    hand: list[str]
    value: str | None
    packet: list[str]
    pending: str | None
    legal: list[str]


def own_of(record: Any, rules: Rules) -> Own:
    """Translate what an engine view (a `View` record) tells its own seat alone."""
    hand, table = int(record["hand"]), int(record["table"])
    waits = record["phase"] == Phase.VERDICT and record["to_move"] == record["seat"]
    codes = record["legal"][: int(record["legal_count"])].tolist()
    return Own(
        hand=cards.names(hand),
        value=_own_value(hand, rules),
        packet=cards.names(int(record["packet"])),
        pending=token_of(int(record["pending"])) if waits else None,
        legal=sorted(token_of(code, hand, table) for code in codes),
    )


def view_of(record: Any, players: Sequence[str], rules: Rules) -> View:
    """Translate an engine view (a `View` record) into text."""
    own, top = own_of(record, rules), int(record["top_card"])
    return View(
        seat=int(record["seat"]),
        phase=Phase(int(record["phase"])).name.lower(),
        to_move=_seat(record["to_move"]),
        dealer=int(record["dealer"]),
        leader=int(record["leader"]),
        caller=_seat(record["caller"]),
        hand=own.hand,
        value=own.value,
        packet=own.packet,
        table=cards.names(int(record["table"])),
        discard=[] if top == NOBODY else [cards.NAMES[top]],
        discarded=int(record["pile"]).bit_count(),
        gone=cards.names(int(record["gone"])),
        stock=int(record["stock"]),
        streak=int(record["streak"]),
        last_turns=int(record["last_turns"]),
        taken=None if record["taken"] == NOBODY else cards.NAMES[int(record["taken"])],
        refreshed=bool(record["refreshed"]),
        pending=own.pending,
        wanted=cards.names(int(record["wanted"])),
        legal=own.legal,
        seats=[_seat_view(record, (seat, name), rules) for seat, name in enumerate(players)],
    )


def _seat_view(record: Any, who: tuple[int, str], rules: Rules) -> SeatView:
    seat, name = who
    shown = int(record["shown"][seat])
    units = int(record["units"][seat])
    return SeatView(
        name=name,
        units=units + uncounted_units(rules),
        points=int(record["points"][seat]),
        swims=bool(not record["out"][seat] and units == 0 and rules.score == Score.UNITS),
        out=bool(record["out"][seat]),
        cards=int(record["counts"][seat]),
        known=cards.names(int(record["known"][seat])),
        shown=cards.names(shown) if shown else None,
        value=value_text(int(record["values"][seat]), rules) if record["end"] and shown else None,
        turns=int(record["turns"][seat]),
        stuck=bool(record["stuck"] >> seat & 1),
        challenges=bool(record["challengers"] >> seat & 1),
        declared=bool(record["declared"] >> seat & 1),
        chicken=bool(rules.chicken and record["chicken"] == seat),
    )


def _own_value(hand: int, rules: Rules) -> str | None:
    """Return the value of a hand that is complete; None while a card too many is held."""
    if hand.bit_count() != rules.hand_size:
        return None
    return value_text(int(value(hand, record_at(fields_of(rules)))), rules)


def _seat(number: Any) -> int | None:
    return None if number == NOBODY else int(number)
