"""What everybody may know about a table, and how its last hand ended."""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.causes import Cause
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.turn import rounds_of
from schwimmen.engine.values import SAFE
from schwimmen.engine.view import see
from schwimmen.projection.forms import COUNT, FLAG, NONE, WORTH
from schwimmen.projection.spelling import (
    DETAILS,
    PUBLIC,
    PUBLIC_SEAT,
    REASONS_KEY,
    RESULT_KEY,
    SAY_CAUSE,
    SAY_FATE,
    SEATS_KEY,
    SUMMARY,
)
from schwimmen.projection.text import LIST, LIST_END, OBJECT, OBJECT_END, Letters, Marks, opening, put
from schwimmen.projection.values import NOW, SPARE, WAS, Facts, differ, key, sentence, value, values
from schwimmen.rules.enums import Chicken, Score, Valuation

RESULT: Final = len(PUBLIC)
"""Which hand has ended; comes after the numbers of `PUBLIC`."""
SEATS_FROM: Final = RESULT + 1
"""Where the numbers of the seats begin."""


@kernel
def note_public(table: Table, rules: RuleFields, view: View, facts: Facts) -> None:
    """Note what everybody may know: every number on which its text depends."""
    see(table, rules, 0, view)
    in_the_middle(view, facts)
    facts[16] = table.round_number if rules.rounds else NONE
    facts[17] = rounds_of(table, rules) if rules.rounds else NONE
    facts[18] = table.winners if table.phase == Phase.OVER else NONE
    facts[RESULT] = NONE if table.end == End.NONE else table.hand_number
    for seat in range(view.seats):
        of_seat(view, rules, seat, facts[SEATS_FROM + seat * len(PUBLIC_SEAT) :])


@kernel
def public(
    letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters, notes: Annotated[Facts, 2]
) -> None:
    """Write what everybody may know, wherever its numbers have changed."""
    was, now = notes[WAS], notes[NOW]
    for number in range(len(PUBLIC)):
        if now[number] != was[number]:
            key(letters, marks, PUBLIC[number, 0])
            value(letters, marks, PUBLIC[number, 1], now[number], rules, terms)
    if differ(was, now, SEATS_FROM, table.seats * len(PUBLIC_SEAT)):
        key(letters, marks, SEATS_KEY)
        put(letters, marks, LIST)
        for seat in range(table.seats):
            opening(letters, marks, OBJECT)
            values(letters, marks, PUBLIC_SEAT, now[SEATS_FROM + seat * len(PUBLIC_SEAT) :], rules, terms)
            put(letters, marks, OBJECT_END)
        put(letters, marks, LIST_END)
    if now[RESULT] != was[RESULT]:
        result(letters, marks, table, rules, terms, notes[SPARE])


@kernel
def result(letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters, facts: Facts) -> None:
    """Write how the last hand ended; null while one is being played."""
    key(letters, marks, RESULT_KEY)
    if table.end == End.NONE:
        value(letters, marks, COUNT, NONE, rules, terms)
        return
    put(letters, marks, OBJECT)
    summary(letters, marks, table, rules, terms)
    details(letters, marks, table, rules, terms)
    reasons(letters, marks, table, rules, terms, facts)
    put(letters, marks, LIST_END)
    put(letters, marks, OBJECT_END)


@kernel
def in_the_middle(view: View, facts: Facts) -> None:
    """Note the numbers of `PUBLIC`."""
    facts[0] = view.hand_number
    facts[1] = view.phase
    facts[2] = view.to_move
    facts[3] = view.dealt_by
    facts[4] = view.leader
    facts[5] = view.caller
    facts[6] = view.table
    facts[7] = view.stock
    facts[8] = bit(view.top_card) if view.top_card != NOBODY else 0
    facts[9] = size(view.pile)
    facts[10] = view.taken
    facts[11] = view.refreshed
    facts[12] = view.wanted
    facts[13] = view.gone
    facts[14] = view.streak
    facts[15] = view.last_turns


@kernel
def of_seat(view: View, rules: RuleFields, seat: int, facts: Facts) -> None:
    """Note the numbers of `PUBLIC_SEAT` (C-12)."""
    out, shown = view.out[seat], view.shown[seat]
    facts[0] = view.units[seat]
    facts[1] = view.points[seat]
    facts[2] = not out and view.units[seat] == 0 and rules.score == Score.UNITS
    facts[3] = out
    facts[4] = view.counts[seat]
    facts[5] = view.known[seat]
    facts[6] = shown or NONE
    facts[7] = view.values[seat] if shown and view.end != End.NONE else NONE
    facts[8] = view.turns[seat]
    facts[9] = view.caller == seat
    facts[10] = view.sticking >> seat & 1
    facts[11] = view.challengers >> seat & 1
    facts[12] = view.declared >> seat & 1
    facts[13] = rules.chicken != Chicken.NONE and view.chicken == seat


# ---------------------------------------------------------------- the last finished hand


@kernel
def summary(letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters) -> None:
    """Write what the summary of the match shows of a hand: the first keys of its result."""
    for number in range(len(SUMMARY)):
        key(letters, marks, SUMMARY[number, 0])
        if number == 0:
            value(letters, marks, SUMMARY[0, 1], table.end, rules, terms)
            continue
        put(letters, marks, LIST)
        for seat in range(table.seats):
            after = table.units[seat] if number == 2 else table.points[seat]
            value(letters, marks, COUNT, table.change[seat] if number == 1 else after, rules, terms)
        put(letters, marks, LIST_END)


@kernel
def details(letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters) -> None:
    """Write the rest of the result, up to the list of reasons."""
    out = 0
    for number in range(len(DETAILS) - 1):
        key(letters, marks, DETAILS[number, 0])
        put(letters, marks, LIST)
        left = int(table.played)
        for seat in range(table.seats):
            played = table.played >> seat & 1
            if number == 0:
                value(letters, marks, WORTH, table.values[seat] if played else NONE, rules, terms)
            elif number == 1:
                safe = played and rules.valuation == Valuation.BEST and table.values[seat] >= SAFE
                value(letters, marks, FLAG, safe, rules, terms)
                out |= bit(seat) if played and table.out[seat] else 0
            elif left:
                best = best_of(table, left)
                left &= ~bit(best)
                value(letters, marks, COUNT, best, rules, terms)
        put(letters, marks, LIST_END)
    key(letters, marks, DETAILS[3, 0])
    value(letters, marks, DETAILS[3, 1], out, rules, terms)
    key(letters, marks, REASONS_KEY)
    put(letters, marks, LIST)


@kernel
def best_of(table: Table, seats: int) -> int:
    """Return the seat that has gained the most; among equals, the one with the best hand."""
    best = lowest(seats)
    for seat in range(best + 1, table.seats):
        more = table.change[seat] - table.change[best]
        if seats >> seat & 1 and (more > 0 or (more == 0 and table.values[seat] > table.values[best])):
            best = seat
    return best


@kernel
def reasons(letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters, facts: Facts) -> None:
    """Write a sentence for each seat that loses or scores, and for what becomes of it."""
    first = int(table.cause[lowest(table.played)])
    if first >= Cause.LOSE_NOBODY:
        sentence(letters, marks, SAY_CAUSE + first, facts, rules, terms)
        return
    for turn in range(2 * table.seats):
        seat = turn if turn < table.seats else turn - table.seats
        facts[0] = seat
        code = 0
        if turn >= table.seats:
            code = int(table.fate[seat])
        elif table.played >> seat & 1:
            code = int(table.cause[seat])
            scores = code >= Cause.SCORE_BEST
            facts[1] = table.change[seat] if scores else -table.change[seat]
            facts[2] = facts[3] = table.values[seat]
            facts[4] = equals(table, seat)
        if code:
            sentence(letters, marks, (SAY_CAUSE if turn < table.seats else SAY_FATE) + code, facts, rules, terms)


@kernel
def equals(table: Table, seat: int) -> int:
    """Return the other seats with a hand of the same value."""
    found = 0
    for other in range(table.seats):
        if other != seat and table.played >> other & 1 and table.values[other] == table.values[seat]:
            found |= bit(other)
    return found
