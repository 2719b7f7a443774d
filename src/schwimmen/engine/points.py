"""What a finished hand scores where points are counted: `change`, `cause` (FO-9, NE-2, JF-10, CF-10, ES-10)."""

from __future__ import annotations

from schwimmen.engine.causes import Cause, spare
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, End, RuleFields, Table
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import highest, last_of, weakest
from schwimmen.engine.seats import next_seat
from schwimmen.engine.values import FIFTY_ONE, THIRTY_ONE
from schwimmen.rules.enums import ContestTie, ContestTotal, Score, TieCategory


@kernel
def score(table: Table, rules: RuleFields) -> None:
    """Count the points of a finished hand."""
    if table.end == End.DRAW or table.end == End.STALLED:
        spare(table, Cause.SCORE_NOBODY)
    elif rules.score == Score.DIFFERENCE:
        score_difference(table)
    elif rules.score == Score.TABLE:
        score_table(table, rules)
    elif rules.score == Score.WINS:
        score_wins(table)
    elif rules.score == Score.WIN_AND_LOSS:
        score_win_and_loss(table)
    elif table.end == End.CALL and table.challengers:
        score_contest(table, rules)
    else:
        for seat in range(table.seats):
            if table.played >> seat & 1:
                score_own(table, seat)


@kernel
def give(table: Table, seats: int, points: int, cause: int) -> None:
    """Give points to each of these seats (a bit each)."""
    for seat in range(table.seats):
        if seats >> seat & 1:
            table.change[seat] = points
            table.cause[seat] = cause


@kernel
def score_difference(table: Table) -> None:
    """The highest hands score their value, every other loses what it is short of it (FO-9)."""
    winners = highest(table, table.played)
    best = 0
    for seat in range(table.seats):
        if winners >> seat & 1:
            best = table.values[seat] // 2
    for seat in range(table.seats):
        if winners >> seat & 1:
            table.change[seat] = best
            table.cause[seat] = Cause.SCORE_BEST
        elif table.played >> seat & 1:
            table.change[seat] = table.values[seat] // 2 - best
            table.cause[seat] = Cause.SCORE_SHORT


@kernel
def score_wins(table: Table) -> None:
    """One for each of the best hands; who called does not win a tie (JF-10)."""
    winners = highest(table, table.played)
    caller = 1 << table.caller if table.caller != NOBODY else 0
    if winners & (winners - 1) and winners & caller:
        winners ^= caller
        give(table, caller, 0, Cause.SCORE_CALLER_TIED)
    give(table, winners, 1, Cause.SCORE_WIN)


@kernel
def score_win_and_loss(table: Table) -> None:
    """One for each of the best hands, one off each of the lowest; where all are equal, nothing (ES-10)."""
    best, lowest = highest(table, table.played), weakest(table, table.played)
    if best == lowest:
        spare(table, Cause.SCORE_NOBODY)
    else:
        give(table, best, 1, Cause.SCORE_WINNER)
        give(table, lowest, -1, Cause.SCORE_LOSER)


# ---------------------------------------------------------------- the points table


@kernel
def score_table(table: Table, rules: RuleFields) -> None:
    """Each hand scores what its row of the points table says, for the knocker or for others (NE-2)."""
    for seat in range(table.seats):
        if table.played >> seat & 1:
            column = 0 if seat == table.caller else 1
            table.cause[seat] = Cause.SCORE_ROW if column else Cause.SCORE_KNOCKER
            table.change[seat] = rules.points_table[row_of(table, rules, seat)][column]


@kernel
def row_of(table: Table, rules: RuleFields, seat: int) -> int:
    """Return the row of a hand: 31, highest, middle, lowest; equal hands take the best place among theirs (NE-4)."""
    mine = place_value(table, seat)
    if mine == 2 * THIRTY_ONE + 1:
        return 0
    above = 0
    below = 0
    players = 0
    for other in range(table.seats):
        if table.played >> other & 1:
            players += 1
            above += place_value(table, other) > mine
            below += place_value(table, other) < mine
    if above == 0:
        return 1
    if rules.tie_category == TieCategory.BY_VALUE:
        return 2 if below else 3
    return 3 if above == players - 1 else 2


@kernel
def place_value(table: Table, seat: int) -> int:
    """Return a hand's doubled value, with a 31 above all others."""
    return 2 * THIRTY_ONE + 1 if best_suit(table.hands[seat]) == THIRTY_ONE else table.values[seat]


# ---------------------------------------------------------------- the contest


@kernel
def clear_count(table: Table, seat: int) -> int:
    """Return `S` of CF-9: the value of a hand, 51 doubled."""
    points = table.values[seat] // 2
    return 2 * points if points == FIFTY_ONE else points


@kernel
def score_own(table: Table, seat: int) -> None:
    """Score a hand by itself."""
    points = clear_count(table, seat)
    table.change[seat] = points
    if points == 2 * FIFTY_ONE:
        table.cause[seat] = Cause.SCORE_CLEAR
    else:
        table.cause[seat] = Cause.SCORE_OWN if points else Cause.SCORE_MIXED


@kernel
def contested(table: Table, rules: RuleFields, seat: int) -> int:
    """Return what a contest compares and adds up (CF-10, CF-A4)."""
    return best_suit(table.hands[seat]) if rules.contest_total == ContestTotal.BEST_SUIT else table.values[seat] // 2


@kernel
def score_contest(table: Table, rules: RuleFields) -> None:
    """The winner of the contest scores the hands of all who took part; everybody outside scores his own (CF-10)."""
    winner = winner_of_contest(table, rules)
    give(table, table.challengers | 1 << table.caller, 0, Cause.SCORE_CONTEST_LOST)
    pot = contested(table, rules, table.caller)
    for seat in range(table.seats):
        if table.challengers >> seat & 1:
            pot += contested(table, rules, seat)
        elif table.played >> seat & 1 and seat != table.caller:
            score_own(table, seat)
    if rules.double_in_contest and table.values[winner] == 2 * FIFTY_ONE:
        pot += FIFTY_ONE
    give(table, 1 << winner, pot, Cause.SCORE_CONTEST_WON if pot else Cause.SCORE_CONTEST_LOST)


@kernel
def winner_of_contest(table: Table, rules: RuleFields) -> int:
    """Return the caller, or the last of the best challengers (CF-10, CF-A2)."""
    most = 0
    best = 0
    for seat in range(table.seats):
        if table.challengers >> seat & 1:
            points = contested(table, rules, seat)
            if points > most or not best:
                most = points
                best = 0
            if points == most:
                best |= 1 << seat
    own = contested(table, rules, table.caller)
    if own > most or (own == most and rules.contest_tie == ContestTie.CALLER):
        return table.caller
    return last_of(table, rules, best, next_seat(table, rules, table.caller))
