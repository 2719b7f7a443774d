"""Who loses how many units by a finished hand, and why: `change` and `cause` (SW-17, TP-12, TO-11, TO-12, SB-4)."""

from __future__ import annotations

from schwimmen.engine.bits import lowest
from schwimmen.engine.causes import Cause, spare
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import NOBODY, End, RuleFields, Table
from schwimmen.engine.pips import best_suit
from schwimmen.engine.points import score
from schwimmen.engine.ranking import highest, weakest
from schwimmen.engine.values import ACES, SAFE, SAFE_AAA, THIRTY_ONE, is_trio
from schwimmen.rules.enums import Centre, LowestTie, On31, Score


@kernel
def settle(table: Table, rules: RuleFields) -> None:
    """Demand units for a finished hand, or count its points. `change` is negative for a loss."""
    if rules.score != Score.UNITS:
        score(table, rules)
    elif table.end == End.DRAW:
        spare(table, Cause.LOSE_NOBODY_DRAW)
    elif table.end == End.STALLED:
        spare(table, Cause.LOSE_NOBODY_STALLED)
    elif rules.special_hands:
        settle_ordinary(table)
    elif table.end == End.FIRE:
        settle_fire(table, rules)
    elif table.end == End.BLITZ:
        settle_blitz(table, rules)
    elif table.end == End.THIRTY_ONE and rules.on_31 == On31.ALL_OTHERS:
        charge_others(table, holders_of_31(table), Cause.LOSE_NO_31)
    elif table.end == End.THIRTY_ONE and rules.dealt_31_all_lose and table.dealt_31:
        charge_others(table, table.dealt_31, Cause.LOSE_NO_DEALT_31)
    else:
        settle_lowest(table, rules)
        if rules.caller_not_best and table.caller != NOBODY:
            charge_caller(table)


@kernel
def charge(table: Table, seats: int, units: int, cause: int) -> None:
    """Demand units from each of these seats (a bit each)."""
    for seat in range(table.seats):
        if seats >> seat & 1:
            charge_one(table, seat, units, cause)


@inlined
def charge_one(table: Table, seat: int, units: int, cause: int) -> None:
    """Demand units from a seat."""
    table.change[seat] -= units
    table.cause[seat] = cause


@kernel
def charge_others(table: Table, spared: int, cause: int) -> None:
    """Demand a unit from each seat but these; where these are all, nobody loses."""
    losers = table.played & ~spared
    if losers:
        charge(table, losers, 1, cause)
    else:
        spare(table, Cause.LOSE_NOBODY)


@kernel
def settle_fire(table: Table, rules: RuleFields) -> None:
    """Feuer: everybody without three aces loses one; two, by option, if it was dealt and he was dealt no 31."""
    spared = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and table.hands[seat] & ~ACES == 0:
            spared |= 1 << seat
    charge_others(table, spared, Cause.LOSE_FIRE)
    if rules.dealt_fire_double and table.dealt_fire:
        charge(table, table.played & ~spared & ~table.dealt_31, 1, Cause.LOSE_FIRE_DEALT)


@kernel
def settle_blitz(table: Table, rules: RuleFields) -> None:
    """Blitz: everybody without a 31 loses one, a knocker what the rules say (TO-12, TO-A4, TR-7)."""
    holders = holders_of_31(table)
    caller = 1 << table.caller & ~holders if table.caller != NOBODY else 0
    losers = table.played & ~holders & ~caller
    charge(table, losers, 1, Cause.LOSE_BLITZ)
    if caller and rules.caller_blitz_penalty:
        charge_one(table, table.caller, rules.caller_blitz_penalty, Cause.LOSE_BLITZ)
    elif not losers:
        spare(table, Cause.LOSE_NOBODY)


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
    if rules.best_gains:
        pay_the_best(table, losers, highest(table, table.played))
        return
    caller = 1 << table.caller if table.caller != NOBODY else 0
    if losers & (losers - 1) == 0:
        charge_lowest(table, rules, losers, caller)
    elif rules.lowest_tie == LowestTie.ALL_LOSE:
        charge(table, losers, 1, Cause.LOSE_LOWEST_EQUAL)
    elif rules.lowest_tie == LowestTie.CALLER_EXEMPT:
        charge_equal(table, losers & ~caller, Cause.LOSE_LOWEST_CALLER_SAFE)
    elif rules.lowest_tie == LowestTie.DEALER_EXEMPT:
        charge_equal(table, losers & ~(1 << table.dealer), Cause.LOSE_LOWEST_DEALER_SAFE)
    else:
        spare(table, Cause.LOSE_NOBODY_TIE)


@kernel
def pay_the_best(table: Table, loser: int, winner: int) -> None:
    """Let the one lowest hand pay a unit to the one that is best, a bit each (CO-10)."""
    charge(table, loser, 1, Cause.LOSE_TO_BEST)
    charge(table, winner, -1, Cause.WIN_FROM_LOWEST)


@kernel
def charge_equal(table: Table, losers: int, cause: int) -> None:
    """Demand a unit from each of the lowest hands that is not exempt; `cause` tells why there is one alone."""
    alone = losers & (losers - 1) == 0
    charge(table, losers, 1, cause if alone else Cause.LOSE_LOWEST_EQUAL)


@kernel
def charge_lowest(table: Table, rules: RuleFields, loser: int, caller: int) -> None:
    """Demand units from the one seat whose hand is the lowest (a bit), unless the best hands are equal (SB-4)."""
    if rules.lowest_tie == LowestTie.VOID_EITHER and best_are_equal(table):
        spare(table, Cause.LOSE_NOBODY_TIE)
    elif loser == caller and rules.caller_lowest_penalty > 1:
        charge_one(table, lowest(loser), rules.caller_lowest_penalty, Cause.LOSE_CALLER)
    else:
        charge_one(table, lowest(loser), 1, why_lowest(table, rules, lowest(loser)))


@kernel
def charge_caller(table: Table) -> None:
    """Demand one unit more from a caller whose hand is not among the best."""
    if highest(table, table.played) >> table.caller & 1:
        return
    charge_one(table, table.caller, 1, Cause.LOSE_CALLER_NOT_BEST)
    for seat in range(table.seats):
        if table.change[seat] == 0:  # nobody is told any more that nobody loses
            table.cause[seat] = Cause.NONE


@kernel
def best_are_equal(table: Table) -> bool:
    """Say whether several hands are the best."""
    best = highest(table, table.played)
    return best & (best - 1) != 0


@kernel
def why_lowest(table: Table, rules: RuleFields, loser: int) -> int:
    """Return why a hand is the lowest (`Cause`): by its value, or by what separates equal values (SW-16, TO-11)."""
    if not rules.tie_break or not shares_value(table, loser):
        return Cause.LOSE_LOWEST
    if rules.centre != Centre.TABLE:
        return Cause.LOSE_LOWER_CARDS
    trio = is_trio(table.hands[loser]) and table.values[loser] & 1
    return Cause.LOSE_LOWER_TRIO if trio else Cause.LOSE_LOWER_SUIT


@kernel
def shares_value(table: Table, one: int) -> bool:
    """Say whether the hand of a seat is worth as much as another's."""
    equal = 0
    for seat in range(table.seats):
        equal += table.played >> seat & (table.values[seat] == table.values[one])
    return equal > 1


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
    if not ordinary:
        spare(table, Cause.LOSE_NOBODY_SPECIAL)
    elif aces:
        charge(table, ordinary, 1, Cause.LOSE_ACES)
    else:
        losers = weakest(table, ordinary)
        equal = shares_value(table, lowest(losers))
        charge_one(table, lowest(losers), 1, Cause.LOSE_LOWER_ORDINARY if equal else Cause.LOSE_ORDINARY)
