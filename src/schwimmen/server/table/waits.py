"""What a table waits for by itself: a computer opponent's decision, or the end of a pause."""

from __future__ import annotations

from schwimmen.server.protocol.common import Pace
from schwimmen.server.school.state import School
from schwimmen.server.table.inputs import Awaited, Rest, Think
from schwimmen.server.table.table import Table

ENDLESS = 400
"""Moves after which a hand is no longer played in an instant: some house rules let computers go on for ever."""


def awaited(table: Table) -> Awaited | None:
    """Return what has to be brought to the table, None while it waits for people or rests."""
    match = table.match
    if match is None or match.over:
        return None
    if match.school is not None and match.school.busy:
        return None if _rests(table) else _lesson(table, match.school)
    seat = thinker(table)
    if (seat is None and not unattended(table)) or _rests(table):
        return None
    if seat is None:
        return Rest(table.turn, speed(table))
    level = table.seating[seat].bot
    assert level is not None, "people decide for themselves"
    look, rules = match.game.look(seat), match.game.rules
    return Think(table.turn, seat, level, look, rules, speed(table), table.opened.memory)


def thinker(table: Table) -> int | None:
    """Return the seat for which a computer opponent has to decide now."""
    match = table.match
    if match is None or match.to_move is None or (match.school is not None and match.school.busy):
        return None
    seat = match.to_move
    return seat if table.seating[seat].bot is not None else None


def unattended(table: Table) -> bool:
    """Say whether the next hand is due and there is nobody whose wish for it is waited for."""
    return (
        table.match is not None
        and table.match.to_move is None
        and not table.match.over
        and table.players <= table.ready
    )


def speed(table: Table) -> Pace:
    """Return the pace in force: people who only watch do not watch for long."""
    pace: Pace = table.options["pace"]
    if pace == "instant":
        return "brisk" if table.match is not None and table.match.moves > ENDLESS else "instant"
    return pace if table.players else "brisk"


def _rests(table: Table) -> bool:
    """Say whether nothing goes on: nobody who plays or looks on is there to see it."""
    awake = table.watching or table.judging or any(table.seating[seat].stand_in is None for seat in table.present)
    return not awake and not (table.options["clock"] == "mail" and table.players)


def _lesson(table: Table, school: School) -> Awaited | None:
    """Give people the time to read what a computer explains, and to see a verdict; else they go on when they like."""
    if school.computers_verdict():
        pace = speed(table)
    elif goes_on(table, school) or school.settles:
        pace = "brisk" if speed(table) == "instant" else speed(table)  # nobody reads in an instant
    else:
        return None
    return Rest(table.turn, pace, school.letters(heard=speed(table) != "instant"))


def goes_on(table: Table, school: School) -> bool:
    """Say whether a verdict is carried out by itself: on what a computer has said, and where nobody plays."""
    explaining = school.explaining
    if explaining is None or explaining.verdict is None:
        return False
    return not table.players or (explaining.computer and not explaining.stays)
