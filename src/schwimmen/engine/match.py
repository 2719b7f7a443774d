"""From hand to hand: the ledger, elimination, the final tie, the end of the match, who deals and leads next."""

from __future__ import annotations

from schwimmen.engine.causes import Cause, Fate, spare
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import FREE, GONE, NOBODY, Phase, RuleFields, Table
from schwimmen.engine.ranking import first_of, highest, last_of, weakest
from schwimmen.engine.seats import next_seat
from schwimmen.engine.values import SAFE
from schwimmen.rules.enums import Chicken, FinalTie, Leader, MatchEnd, NextDealer, PenaltyOverflow, Score


@kernel
def start(table: Table, rules: RuleFields, seats: int, dealer: int) -> None:
    """Seat the players for a new match; `dealer` deals the first hand."""
    table.seats = seats
    table.dealer = dealer
    table.leads = NOBODY
    table.chicken = FREE
    table.hand_number = 0
    table.winners = 0
    table.phase = Phase.DEAL
    table.to_move = NOBODY
    table.caller = NOBODY
    for seat in range(table.seats):
        table.out[seat] = 0
        table.units[seat] = rules.units if rules.score == Score.UNITS else 0
        table.points[seat] = 0


@kernel
def conclude(table: Table, rules: RuleFields) -> None:
    """Book what the hand demanded or scored; then go on to the next deal, or end the match."""
    if rules.score == Score.UNITS:
        table.winners = pay(table, rules)
        if table.winners == 0 and ends_by_hands(table, rules):
            table.winners = richest(table)
    else:
        for seat in range(table.seats):
            table.points[seat] += table.change[seat]
        table.winners = leaders_at_the_end(table, rules)
    if table.winners:
        table.phase = Phase.OVER
    else:
        table.phase = Phase.DEAL
        pass_on_deal(table, rules)


# ---------------------------------------------------------------- units


@kernel
def pay(table: Table, rules: RuleFields) -> int:
    """Take the units that were demanded, all at once; return who has won the match by it (C-8, C-9)."""
    had = table.chicken
    leaving = out_of_units(table, rules)
    if rules.chicken != Chicken.NONE:
        leaving = give_chicken(table, rules, leaving)
    if leaving == table.played and rules.final_tie == FinalTie.REPLAY:
        spare(table, Cause.LOSE_CANCELLED)
        table.chicken = had
        leaving = 0
    for seat in range(table.seats):
        units = max(0, table.units[seat] + table.change[seat])
        if leaving >> seat & 1:
            table.fate[seat] = Fate.OUT
            table.out[seat] = 1
            units = 0
        elif table.chicken == seat and had != seat:
            table.fate[seat] = Fate.CHICKEN
        elif units == 0 and table.units[seat]:
            table.fate[seat] = Fate.SWIMS
        table.units[seat] = units
    if rules.match_end == MatchEnd.SINGLE_HAND:
        return highest(table, table.played)
    remaining = table.played & ~leaving
    if remaining & (remaining - 1):
        return 0
    return remaining or table.played


@inlined
def ends_by_hands(table: Table, rules: RuleFields) -> bool:
    """Say whether the agreed number of hands has been played."""
    return rules.match_end == MatchEnd.HANDS and table.hand_number >= rules.match_length


@kernel
def richest(table: Table) -> int:
    """Return who of those who are still in has the most units, a bit each (CO-11)."""
    most = 0
    for seat in range(table.seats):
        most = max(most, table.units[seat])
    found = 0
    for seat in range(table.seats):
        found |= (not table.out[seat] and table.units[seat] == most) << seat
    return found


@kernel
def out_of_units(table: Table, rules: RuleFields) -> int:
    """Return who cannot pay what was demanded, a bit each."""
    leaving = 0
    for seat in range(table.seats):
        leaving |= (table.change[seat] < 0 and goes_out(table.units[seat], -table.change[seat], rules)) << seat
    return leaving


@kernel
def goes_out(units: int, penalty: int, rules: RuleFields) -> bool:
    """Say whether a penalty, paid unit by unit, eliminates (C-8, SW-A18)."""
    if rules.grace == 0:
        return penalty >= units
    if rules.penalty_overflow == PenaltyOverflow.STOP_AT_GRACE:
        return units == 0
    return penalty > units


@kernel
def give_chicken(table: Table, rules: RuleFields, leaving: int) -> int:
    """Give the chicken to the first who runs out of units alone; return who goes out all the same (DU-14)."""
    if table.chicken >= 0:
        if leaving >> table.chicken & 1:
            table.chicken = GONE
        return leaving
    if table.chicken == GONE or leaving == 0:
        return leaving
    if leaving & (leaving - 1) == 0:
        table.chicken = first_of(table, rules, leaving, table.dealer)
        return 0
    if rules.chicken == Chicken.FORFEITED:
        table.chicken = GONE
    return leaving


# ---------------------------------------------------------------- points


@kernel
def leaders_at_the_end(table: Table, rules: RuleFields) -> int:
    """Return who has won the match for points with this hand, 0 if it goes on (FO-10, CF-12)."""
    most = table.points[0]
    for seat in range(table.seats):
        most = max(most, table.points[seat])
    if rules.match_end == MatchEnd.HANDS and not ends_by_hands(table, rules):
        return 0
    if rules.match_end == MatchEnd.TARGET and most < rules.match_length:
        return 0
    leaders = 0
    for seat in range(table.seats):
        if table.points[seat] == most:
            leaders |= 1 << seat
    if rules.one_leader and rules.match_end != MatchEnd.SINGLE_HAND and leaders & (leaders - 1):
        return 0
    return leaders


# ---------------------------------------------------------------- the next deal


@kernel
def pass_on_deal(table: Table, rules: RuleFields) -> None:
    """Decide who deals the next hand, and who leads to it (C-10, FO-9, TP-14, ES-3)."""
    if rules.leader == Leader.BIGGEST_LOSER:
        table.leads = first_of(table, rules, weakest(table, table.played), table.leader)
    elif rules.leader == Leader.WINNER:
        table.leads = first_of(table, rules, highest(table, table.played), table.leader)
    if rules.next_dealer == NextDealer.NEXT:
        table.dealer = next_seat(table, rules, table.dealer)
    elif rules.next_dealer == NextDealer.LOSER:
        table.dealer = last_of(table, rules, weakest(table, table.played), table.leader)
    else:
        deal_to_best(table, rules)


@kernel
def deal_to_best(table: Table, rules: RuleFields) -> None:
    """Let the owner of the best ordinary hand deal next, or the next live seat after him (TP-14)."""
    ordinary = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and table.values[seat] < SAFE:
            ordinary |= 1 << seat
    if not ordinary:
        return
    best = highest(table, ordinary)
    seat = 0
    while not best >> seat & 1:
        seat += 1
    table.dealer = next_seat(table, rules, seat) if table.out[seat] else seat
