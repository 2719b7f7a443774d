"""Hands by self-play, from which the network of `solved` learns, as kernels: what was decided, and how it came out.

Both players play by the strategy of the network, but for some moves at random. What a call is worth is found out at
once, in the deal as it is: the other player has his last turn, in which he makes the best hand that he can.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import Records, kernel
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
from schwimmen.players.solved.net import Net, evaluate
from schwimmen.players.solved.play import drawn, weigh

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

EXCHANGES: Final = 11
"""Most rows of a decision: nine exchanges, all and pass."""

ROOM: Final = LONGEST * EXCHANGES
"""Rows that a hand may need."""


WORTH_A_LOOK: Final = 0.2
"""A move that seems worse than the best one by more lives is looked at by chance alone,"""
LOOKS: Final = 1 / 8
"""with this probability."""
RARE: Final = 0.01
"""Answers of a smaller probability are left out."""


class Round(NamedTuple):
    """What was played: a row for each move that was looked at, and the dealers' choices."""

    planes: NDArray[np.int64]
    """(N, PLANES): the planes of a move."""
    facts: NDArray[np.int32]
    """(N, TRUE_FACTS): the facts that are true of it."""
    open_planes: NDArray[np.int64]
    open_facts: NDArray[np.int32]
    """The same where the other hand lies open."""
    values: NDArray[np.float32]
    """(N, 2): what it is worth without and with a call, NaN where that is not legal."""
    choices: NDArray[np.float32]
    """(CHOICES, 2, 2): gains, and how many hands, of dealers who kept or traded."""


class Explorer(NamedTuple):
    """How moves are chosen: by the network's strategy, or at random; and who judges them."""

    net: Net
    critic: Net
    temperature: float
    curious: float
    """The probability of a random move of the player from whose moves is learned, and"""
    careless: float
    """that of the other one."""


class Bench(NamedTuple):
    """What is worked in."""

    tables: Records[Table]
    """The hand, a move that is tried in it, and a call that is tried."""
    views: Records[View]
    """Of the player to move, of the one who answers, and of last turns."""
    infosets: Records[InformationSet]
    """The strategy of a decision, that of an answer, a row, and a row where the other hand lies open."""
    state: SearchState


@kernel
def deal_hand(table: Table, rules: RuleFields, state: SearchState, dealer: int) -> None:
    """Deal a hand for two by chance."""
    start(table, rules, 2, dealer)
    fill_pack(table, rules)
    table.rng = chance.spawn(state.rng)
    state.rng = chance.skip(state.rng)
    deal(table, rules)


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
def move_of(bench: Bench, rules: RuleFields, explorer: Explorer, exploration: float) -> int:
    """Return a move of the seat to move; its view and its probabilities are written."""
    table, view, infoset, state = bench.tables[0], bench.views[0], bench.infosets[0], bench.state
    look(table, rules, table.to_move, view)
    weigh(view, rules, infoset, explorer.net, explorer.temperature)
    if infoset.forced != NOBODY:
        return infoset.forced
    if by_chance(state, exploration):
        state.rng = chance.advance(state.rng)
        return view.legal[chance.below(state.rng, view.legal_count)]
    state.rng = chance.advance(state.rng)
    return view.legal[drawn(infoset, view.legal_count, chance.fraction(state.rng))]


@kernel
def gain_of(table: Table, seat: int) -> float:
    """Return the lives that a seat has won by a hand, less those lost."""
    return float(table.change[seat] - table.change[1 - seat])


@kernel
def value_of_call(bench: Bench, rules: RuleFields, table: Table, move: int) -> float:
    """Try a call and the last turn after it; return the lives gained by the seat to move."""
    bench.tables[2] = table
    tried, view = bench.tables[2], bench.views[2]
    seat = tried.to_move
    play(tried, rules, move)
    while tried.end == End.NONE:
        look(tried, rules, tried.to_move, view)
        play(tried, rules, strongest(view, rules))
    return gain_of(tried, seat)


@kernel
def value_of_move(bench: Bench, rules: RuleFields, explorer: Explorer, move: int) -> float:
    """Try a move without a call in the deal as it is; return what it is worth, all answers weighed.

    How a call comes out is found at once; what another answer is worth says the critic.
    """
    bench.tables[1] = bench.tables[0]
    table, view, answers, row = bench.tables[1], bench.views[1], bench.infosets[1], bench.infosets[3]
    seat = table.to_move
    play(table, rules, move)
    if table.end == End.NONE:
        look(table, rules, 1 - seat, view)
        weigh(view, rules, answers, explorer.net, explorer.temperature)
        if answers.forced != NOBODY:
            play(table, rules, answers.forced)
    if table.end != End.NONE:
        return gain_of(table, seat)
    view.known[seat] = table.hands[seat]
    worth = 0.0
    weighed = 0.0
    for index in range(view.legal_count):
        if answers.chances[index] >= RARE:
            answer = view.legal[index]
            if codes.rides(answer):
                found = value_of_call(bench, rules, table, answer)
            else:
                describe(view, rules, answer, row)
                found = min(max(evaluate(row, explorer.critic)[0], -1.0), 1.0)
            worth -= answers.chances[index] * found
            weighed += answers.chances[index]
    return worth / weighed


@kernel
def write_row(bench: Bench, rules: RuleFields, move: int, at: int, written: Round) -> None:
    """Write the features of a move as its player sees it, and with the other hand lying open."""
    view, row, shown = bench.views[0], bench.infosets[2], bench.infosets[3]
    describe(view, rules, move, row)
    other = 1 - view.seat
    known = view.known[other]
    view.known[other] = bench.tables[0].hands[other]
    describe(view, rules, move, shown)
    view.known[other] = known
    for plane in range(PLANES):
        written.planes[at, plane] = row.planes[plane]
        written.open_planes[at, plane] = shown.planes[plane]
    for number in range(TRUE_FACTS):
        written.facts[at, number] = row.facts[number]
        written.open_facts[at, number] = shown.facts[number]


@kernel
def write_rows(bench: Bench, rules: RuleFields, explorer: Explorer, at: int, written: Round) -> int:
    """Write a row for each move of a turn that is looked at, from row `at` on; return the row after the last one."""
    view, infoset = bench.views[0], bench.infosets[0]
    least = infoset.values[0]
    for index in range(view.legal_count):
        least = max(least, infoset.values[index])
    least -= WORTH_A_LOOK
    for index in range(view.legal_count):
        move = view.legal[index]
        if codes.rides(move):
            continue
        place = with_call(view, move)
        called = infoset.values[place] if place != NOBODY else -2.0
        if max(infoset.values[index], called) >= least or by_chance(bench.state, LOOKS):
            write_row(bench, rules, move, at, written)
            written.values[at, 0] = value_of_move(bench, rules, explorer, move)
            written.values[at, 1] = np.nan
            if place != NOBODY:
                written.values[at, 1] = value_of_call(bench, rules, bench.tables[0], view.legal[place])
            at += 1
    return at


@kernel
def play_hands(bench: Bench, rules: RuleFields, explorer: Explorer, written: Round) -> int:
    """Play whole hands until the room is nearly used up; return how many rows were written.

    In each of them one player is curious, and rows are written of his decisions: so what he does not know of the other
    one is as likely as it is in play (external sampling: M. Lanctot and others 2009).
    """
    table, view, infoset = bench.tables[0], bench.views[0], bench.infosets[0]
    at = 0
    hand = 0
    while at + ROOM <= len(written.values):
        dealer, curious = hand & 1, hand >> 1 & 1
        deal_hand(table, rules, bench.state, dealer)
        choice = NOBODY
        traded = 0
        while goes_on(table):
            seat = table.to_move
            move = move_of(bench, rules, explorer, explorer.curious if seat == curious else explorer.careless)
            if view.phase == Phase.CHOICE:
                choice = choice_of(view, rules)
                traded = 1 if move == Kind.TRADE else 0
            elif seat == curious and infoset.forced == NOBODY:
                at = write_rows(bench, rules, explorer, at, written)
            play(table, rules, move)
        if choice != NOBODY:
            gain = gain_of(table, dealer) if table.end != End.NONE else 0.0
            written.choices[choice, traded, 0] += gain
            written.choices[choice, traded, 1] += 1
        hand += 1
    return at
