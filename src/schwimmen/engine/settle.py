"""Who loses how many units by a finished hand: `table.change` (SW-17, TP-12, TO-11, TO-12, SB-4)."""

from __future__ import annotations

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, End, RuleFields, Table
from schwimmen.engine.points import score
from schwimmen.engine.ranking import highest, weakest
from schwimmen.engine.values import ACES, SAFE, SAFE_AAA, THIRTY_ONE, best_suit
from schwimmen.rules.fields import LowestTie, On31, Score


@kernel
def settle(table: Table, rules: RuleFields) -> None:
    """Demand units for a finished hand, or count its points. `change` is negative for a loss."""
    if table.end == End.DRAW or table.end == End.STALLED:
        return
    if rules.score != Score.UNITS:
        score(table, rules)
    elif rules.special_hands:
        settle_ordinary(table)
    elif table.end == End.FIRE:
        settle_fire(table, rules)
    elif table.end == End.BLITZ:
        settle_blitz(table)
    elif table.end == End.THIRTY_ONE and rules.on_31 == On31.ALL_OTHERS:
        charge(table, table.played & ~holders_of_31(table), 1)
    elif table.end == End.THIRTY_ONE and rules.dealt_31_all_lose and table.dealt_31:
        charge(table, table.played & ~table.dealt_31, 1)
    else:
        settle_lowest(table, rules)


@kernel
def charge(table: Table, seats: int, units: int) -> None:
    """Demand units from each of these seats (a bit each)."""
    for seat in range(table.seats):
        table.change[seat] -= units * (seats >> seat & 1)


@kernel
def settle_fire(table: Table, rules: RuleFields) -> None:
    """Feuer: everybody without three aces loses one; two, by option, if it was dealt and he was dealt no 31."""
    spared = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and table.hands[seat] & ~ACES == 0:
            spared |= 1 << seat
    charge(table, table.played & ~spared, 1)
    if rules.dealt_fire_double and table.dealt_fire:
        charge(table, table.played & ~spared & ~table.dealt_31, 1)


@kernel
def settle_blitz(table: Table) -> None:
    """Blitz: everybody without a 31 loses one, a knocker two (TO-12, TO-A4)."""
    losers = table.played & ~holders_of_31(table)
    charge(table, losers, 1)
    if table.caller != NOBODY:
        charge(table, losers & 1 << table.caller, 1)


@kernel
def holders_of_31(table: Table) -> int:
    """Return the seats that hold a 31, a bit each."""
    holders = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and best_suit(table.hands[seat]) == THIRTY_ONE:
            holders |= 1 << seat
    return holders


@kernel
def settle_lowest(table: Table, rules: RuleFields) -> None:
    """The lowest hand loses; what equal ones do is up to the rules (SW-17, LO-9, TO-11, SB-4)."""
    losers = weakest(table, table.played)
    caller = 1 << table.caller if table.caller != NOBODY else 0
    if losers & (losers - 1) == 0:
        charge(table, losers, rules.caller_lowest_penalty if losers == caller else 1)
        if rules.lowest_tie == LowestTie.VOID_EITHER:
            spare_if_best_tie(table)
    elif rules.lowest_tie == LowestTie.ALL_LOSE:
        charge(table, losers, 1)
    elif rules.lowest_tie == LowestTie.CALLER_EXEMPT:
        charge(table, losers & ~caller, 1)


@kernel
def spare_if_best_tie(table: Table) -> None:
    """Take back what was demanded if the best hands are equal (SB-4)."""
    best = highest(table, table.played)
    if best & (best - 1):
        for seat in range(table.seats):
            table.change[seat] = 0


@kernel
def settle_ordinary(table: Table) -> None:
    """The lowest ordinary hand gets a stick, all of them if somebody holds AAA; special hands never (TP-12)."""
    ordinary = 0
    aces = False
    for seat in range(table.seats):
        if table.played >> seat & 1:
            aces = aces or table.values[seat] == SAFE_AAA
            if table.values[seat] < SAFE:
                ordinary |= 1 << seat
    if not aces:
        ordinary = weakest(table, ordinary)
        ordinary &= -ordinary
    charge(table, ordinary, 1)
