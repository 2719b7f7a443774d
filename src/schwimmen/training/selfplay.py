"""Many hands by self-play side by side, from which the network of `solved` learns, as kernels.

Each kernel does one step for all hands, and between two of them a network judges all rows at once (`rounds`): so it can
multiply large matrices. In each hand one player is curious, and every move of his is tried in the deal as it is. What a
call is worth is found out at once: the other player has his last turn, in which he makes the best hand that he can.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import I4, Records, Struct, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import (
    PLANES,
    TRUE_FACTS,
    InformationSet,
    choice_of,
    describe,
    strongest,
    with_call,
)
from schwimmen.players.solved.net import Weights
from schwimmen.players.solved.play import drawn, forced_move, recall_choice, soften

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

EXCHANGES: Final = 11
"""Most rows of a decision: nine exchanges, all and pass."""

CURIOUS, CARELESS = 0.2, 0.03
"""The probability of a move at random: of the player from whose moves is learned, and of the other one."""
WORTH_A_LOOK: Final = 0.2
"""A move that seems worse than the best one by more lives is looked at by chance alone,"""
LOOKS: Final = 1 / 8
"""with this probability."""
RARE: Final = 0.01
"""Answers of a smaller probability are left out."""


class Hand(Struct):
    """A hand in progress: its decision, and the dealer's choice."""

    first: I4
    """The first row of the decision."""
    forced: I4
    """The only move to make, or `NOBODY`."""
    move: I4
    """The move that is made."""
    choice: I4
    """Which of `CHOICES` the dealer had, or `NOBODY`."""
    traded: I4


class Trial(Struct):
    """A move that is tried, and that the other player has to answer."""

    hand: I4
    move: I4
    row: I4
    """The row of the move among those that are learned from, and"""
    first: I4
    """the first row of the answers to it."""


class Rows(NamedTuple):
    """Features of moves."""

    planes: NDArray[np.int64]
    """(N, PLANES)"""
    facts: NDArray[np.int32]
    """(N, TRUE_FACTS): the facts that are true of it."""


class Lesson(NamedTuple):
    """Moves to learn from: as their player sees them, with the other hand lying open, and what they are worth."""

    seen: Rows
    shown: Rows
    values: NDArray[np.float32]
    """(N, 2): without and with a call, NaN where that is not legal."""
    outcomes: NDArray[np.float32]
    """(N,): what came of each of them without a call, when both played on by the strategy."""


class Trials(NamedTuple):
    """Moves that are tried, and the answers to them."""

    moves: Records[Trial]
    tables: Records[Table]
    """The table after each move that is looked at, and"""
    seats: NDArray[np.int32]
    """(N,): who made it."""
    answers: Rows
    shares: NDArray[np.float32]
    """(N,): the probability of each answer that is looked at with both hands open, and"""
    owners: NDArray[np.int32]
    """(N,): the row of the move that it answers."""


class Bench(NamedTuple):
    """Hands side by side, and what is worked in."""

    tables: Records[Table]
    views: Records[View]
    """Of the player to move in each hand."""
    hands: Records[Hand]
    tried: Records[Table]
    """A move that is tried, and a call that is tried."""
    seen: Records[View]
    """By the player who answers, and in last turns."""
    infosets: Records[InformationSet]
    """The strategy of a decision, and a row."""
    state: SearchState


@kernel
def deal_hands(bench: Bench, rules: RuleFields) -> None:
    """Deal hands for two by chance; the seats take turns to deal."""
    for index in range(len(bench.tables)):
        table = bench.tables[index]
        start(table, rules, 2, index & 1)
        fill_pack(table, rules)
        table.rng = chance.spawn(bench.state.rng)
        bench.state.rng = chance.skip(bench.state.rng)
        deal(table, rules)
        bench.hands[index].choice = NOBODY


@kernel
def goes_on(table: Table) -> bool:
    """Say whether a hand is neither ended nor too long."""
    return table.end == End.NONE and table.turns[0] + table.turns[1] < LONGEST + (table.caller != NOBODY)


@kernel
def by_chance(state: SearchState, probability: float) -> bool:
    """Say whether something of a probability happens."""
    state.rng = chance.advance(state.rng)
    return chance.fraction(state.rng) < probability * 2147483648


@kernel
def gain_of(table: Table, seat: int) -> float:
    """Return the lives that a seat has won by a hand, less those lost."""
    return float(table.change[seat] - table.change[1 - seat])


@kernel
def is_curious(index: int, seat: int) -> bool:
    """Say whether rows are written of a seat's decisions: so what he does not know is as likely as it is in play.

    (External sampling: M. Lanctot and others 2009.)
    """
    return seat == index >> 1 & 1


# ---------------------------------------------------------------- what there is to decide


@kernel
def show(bench: Bench, rules: RuleFields, rows: Rows) -> int:
    """Write the features of the moves of all decisions; return how many rows, or -1 when all hands are over."""
    at = 0
    over = True
    for index in range(len(bench.tables)):
        table, view, hand = bench.tables[index], bench.views[index], bench.hands[index]
        if goes_on(table):
            over = False
            look(table, rules, table.to_move, view)
            hand.first = at
            hand.forced = forced_move(view, rules)
            if hand.forced == NOBODY and view.phase != Phase.CHOICE:
                at = describe_moves(view, rules, bench.infosets[1], at, rows)
    return -1 if over else at


@kernel
def describe_moves(view: View, rules: RuleFields, row: InformationSet, at: int, rows: Rows) -> int:
    """Write a row for each legal move without a call, from row `at` on; return the row after the last one."""
    for index in range(view.legal_count):
        if not codes.rides(view.legal[index]):
            describe(view, rules, view.legal[index], row)
            copy_row(row, at, rows)
            at += 1
    return at


@kernel
def copy_row(row: InformationSet, at: int, rows: Rows) -> None:
    """Write the features of a move into a row."""
    for plane in range(PLANES):
        rows.planes[at, plane] = row.planes[plane]
    for number in range(TRUE_FACTS):
        rows.facts[at, number] = row.facts[number]


@kernel
def read(view: View, found: Weights, at: int, infoset: InformationSet, temperature: float) -> None:
    """Write the strategy of a decision from what the network has found in its rows, from row `at` on."""
    for index in range(view.legal_count):
        if not codes.rides(view.legal[index]):
            infoset.values[index] = found[at, 0]
            place = with_call(view, view.legal[index])
            if place != NOBODY:
                infoset.values[place] = found[at, 1]
            at += 1
    soften(infoset, view.legal_count, temperature)


# ---------------------------------------------------------------- what is decided, and tried


@kernel
def decide(
    bench: Bench, rules: RuleFields, found: Weights, choices: Weights, temperature: float, lesson: Lesson,
    trials: Trials,
) -> tuple[int, int, int]:  # fmt: skip
    """Choose a move in each hand, and try the moves of those who are curious.

    Returns how many rows were written, how many trials, and how many answers to them.
    """
    infoset, at, tried, answers = bench.infosets[0], 0, 0, 0
    for index in range(len(bench.tables)):
        if not goes_on(bench.tables[index]):
            continue
        view, hand = bench.views[index], bench.hands[index]
        curious = is_curious(index, view.seat)
        hand.move = hand.forced
        if hand.forced == NOBODY:
            if view.phase == Phase.CHOICE:
                recall_choice(view, rules, infoset, choices)
                soften(infoset, view.legal_count, temperature)
            else:
                read(view, found, hand.first, infoset, temperature)
            hand.move = chosen(view, infoset, bench.state, CURIOUS if curious else CARELESS)
            if view.phase == Phase.CHOICE:
                hand.choice = choice_of(view, rules)
                hand.traded = hand.move == Kind.TRADE
            elif curious:
                at, tried, answers = try_moves(bench, rules, index, (at, tried, answers), lesson, trials)
    return at, tried, answers


@kernel
def chosen(view: View, infoset: InformationSet, state: SearchState, exploration: float) -> int:
    """Return a move by the strategy of a decision, or at random with a probability."""
    if by_chance(state, exploration):
        state.rng = chance.advance(state.rng)
        return view.legal[chance.below(state.rng, view.legal_count)]
    state.rng = chance.advance(state.rng)
    return view.legal[drawn(infoset, view.legal_count, chance.fraction(state.rng))]


@kernel
def try_moves(
    bench: Bench, rules: RuleFields, index: int, used: tuple[int, int, int], lesson: Lesson, trials: Trials
) -> tuple[int, int, int]:
    """Write a row for each move of a decision that is looked at, and try it.

    `used` is how many rows, trials and answers there are; returned is how many there are then.
    """
    at, tried, answers = used
    view, infoset = bench.views[index], bench.infosets[0]
    least = best_of(infoset, view.legal_count) - WORTH_A_LOOK
    for number in range(view.legal_count):
        move = view.legal[number]
        if codes.rides(move):
            continue
        place = with_call(view, move)
        called = infoset.values[place] if place != NOBODY else -2.0
        if max(infoset.values[number], called) >= least or by_chance(bench.state, LOOKS):
            write_row(bench, rules, index, move, at, lesson)
            lesson.values[at, 1] = np.nan
            if place != NOBODY:
                lesson.values[at, 1] = value_of_call(bench, rules, bench.tables[index], view.legal[place])
            lesson.values[at, 0] = 0.0
            trials.seats[at] = view.seat
            if has_answers(bench, rules, index, move):
                trial = trials.moves[tried]
                trial.hand = index
                trial.move = move
                trial.row = at
                trial.first = answers
                answers = describe_moves(bench.seen[0], rules, bench.infosets[1], answers, trials.answers)
                tried += 1
            else:
                lesson.values[at, 0] = gain_of(bench.tried[0], view.seat)
            trials.tables[at] = bench.tried[0]
            at += 1
    return at, tried, answers


@kernel
def best_of(infoset: InformationSet, count: int) -> float:
    """Return what the best move of a decision is worth."""
    best = infoset.values[0]
    for index in range(count):
        best = max(best, infoset.values[index])
    return float(best)


@kernel
def write_row(bench: Bench, rules: RuleFields, index: int, move: int, at: int, lesson: Lesson) -> None:
    """Write the features of a move as its player sees it, and with the other hand lying open."""
    view, row = bench.views[index], bench.infosets[1]
    describe(view, rules, move, row)
    copy_row(row, at, lesson.seen)
    other = 1 - view.seat
    known = view.known[other]
    view.known[other] = bench.tables[index].hands[other]
    describe(view, rules, move, row)
    copy_row(row, at, lesson.shown)
    view.known[other] = known


@kernel
def value_of_call(bench: Bench, rules: RuleFields, table: Table, move: int) -> float:
    """Try a call and the last turn after it; return the lives gained by the seat to move."""
    bench.tried[1] = table
    tried, view = bench.tried[1], bench.seen[1]
    seat = tried.to_move
    play(tried, rules, move)
    while tried.end == End.NONE:
        look(tried, rules, tried.to_move, view)
        play(tried, rules, strongest(view, rules))
    return gain_of(tried, seat)


@kernel
def has_answers(bench: Bench, rules: RuleFields, index: int, move: int) -> bool:
    """Try a move without a call, and say whether the other player has something to weigh then.

    What he has no choice about he plays. `bench.tried[0]` is the table then, `bench.seen[0]` what he sees.
    """
    bench.tried[0] = bench.tables[index]
    table, view = bench.tried[0], bench.seen[0]
    other = 1 - table.to_move
    play(table, rules, move)
    if table.end == End.NONE:
        look(table, rules, other, view)
        forced = forced_move(view, rules)
        if forced == NOBODY:
            return True
        play(table, rules, forced)
    return False


# ---------------------------------------------------------------- what is answered


@kernel
def weigh_answers(
    bench: Bench, rules: RuleFields, found: Weights, temperature: float, count: int, lesson: Lesson, trials: Trials
) -> int:
    """Weigh the answers to `count` moves that are tried: calls are settled at once.

    Of the others the features with both hands open are written in place of the answers; returns how many.
    """
    infoset, row, at = bench.infosets[0], bench.infosets[1], 0
    for number in range(count):
        trial = trials.moves[number]
        has_answers(bench, rules, trial.hand, trial.move)
        table, view = bench.tried[0], bench.seen[0]
        read(view, found, trial.first, infoset, temperature)
        view.known[1 - view.seat] = table.hands[1 - view.seat]
        weighed = likely(infoset, view.legal_count)
        for place in range(view.legal_count):
            share = infoset.chances[place] / weighed
            if infoset.chances[place] >= RARE:
                if codes.rides(view.legal[place]):
                    found_out = value_of_call(bench, rules, table, view.legal[place])
                    lesson.values[trial.row, 0] -= share * found_out
                else:
                    describe(view, rules, view.legal[place], row)
                    copy_row(row, at, trials.answers)
                    trials.shares[at] = share
                    trials.owners[at] = trial.row
                    at += 1
    return at


@kernel
def likely(infoset: InformationSet, count: int) -> float:
    """Return the probability of all moves that are not rare."""
    total = 0.0
    for index in range(count):
        if infoset.chances[index] >= RARE:
            total += infoset.chances[index]
    return total


# ---------------------------------------------------------------- how it goes on


@kernel
def go_on(bench: Bench, rules: RuleFields) -> None:
    """Make the moves that are chosen."""
    for index in range(len(bench.tables)):
        if goes_on(bench.tables[index]):
            play(bench.tables[index], rules, bench.hands[index].move)


@kernel
def write_outcomes(tables: Records[Table], seats: NDArray[np.int32], outcomes: NDArray[np.float32]) -> None:
    """Write what each seat has won in the hand at its table."""
    for index in range(len(tables)):
        outcomes[index] = gain_of(tables[index], seats[index]) if tables[index].end != End.NONE else 0.0


@kernel
def follow(
    bench: Bench, rules: RuleFields, found: Weights, choices: Weights, temperature: float
) -> None:  # fmt: skip
    """Make a move by the strategy in each hand."""
    infoset = bench.infosets[0]
    for index in range(len(bench.tables)):
        table, view, hand = bench.tables[index], bench.views[index], bench.hands[index]
        if goes_on(table):
            move = hand.forced
            if move == NOBODY:
                read(view, found, hand.first, infoset, temperature)
                move = chosen(view, infoset, bench.state, 0.0)
            play(table, rules, move)


@kernel
def add_choices(bench: Bench, choices: NDArray[np.float32]) -> None:
    """Add up how hands came out for dealers who kept or traded (CHOICES, 2, 2): gains, and how many hands."""
    for index in range(len(bench.tables)):
        table, hand = bench.tables[index], bench.hands[index]
        if hand.choice != NOBODY:
            cell = choices[hand.choice, hand.traded]
            cell[0] += gain_of(table, index & 1) if table.end != End.NONE else 0.0
            cell[1] += 1
