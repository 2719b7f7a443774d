"""Hands by self-play, from which the network of `solved` learns, as kernels: what was decided, and how it came out.

Both players play by the strategy of the network, but for some moves at random. What a call is worth is found out at
once, in the deal as it is: the other player has his last turn, in which he makes the best hand that he can.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import I4, I8, Records, Struct, kernel
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
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import drawn, weigh

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

EXCHANGES: Final = 11
"""Most rows of a decision: nine exchanges, all and pass."""

ROOM: Final = LONGEST * EXCHANGES
"""Rows that a hand may need."""


LAMBDA: Final = 0.6
"""How far a decision is judged by how the hand came out; the rest is by the estimated value of the next one
(R. Sutton, "Learning to Predict by the Methods of Temporal Differences", Machine Learning 3, 1988)."""


class Transition(Struct):
    """A turn in which there was something to decide."""

    first: I8
    """Its first row."""
    row: I8
    """The row of the move that was made."""
    called: I4
    """1 if a call rode on it."""
    seat: I4
    other: I8
    """The other player's hand."""
    gain: Annotated[float, "f8"]
    """Lives won in the hand, less those lost."""
    last: I4
    """1 for the last one of a hand."""


class Round(NamedTuple):
    """What was played: the transitions, a row for each move that was possible in them, and the dealers' choices."""

    transitions: Records[Transition]
    planes: NDArray[np.int64]
    """(N, PLANES): the planes of a move."""
    facts: NDArray[np.int32]
    """(N, TRUE_FACTS): the facts that are true of it."""
    chances: NDArray[np.float32]
    """(N, 2): its probability without and with a call."""
    values: NDArray[np.float32]
    """(N, 2): what it is worth without and with a call, NaN where that is not legal."""
    choices: NDArray[np.float32]
    """(CHOICES, 2, 2): gains, and how many hands, of dealers who kept or traded."""


class Explorer(NamedTuple):
    """How moves are chosen: by the network's strategy, or at random with probability `exploration`."""

    net: Net
    temperature: float
    exploration: float


class Bench(NamedTuple):
    """What is worked in: of each record one for the hand, and one for what is tried."""

    tables: Records[Table]
    views: Records[View]
    infosets: Records[InformationSet]
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
def move_of(bench: Bench, rules: RuleFields, explorer: Explorer) -> int:
    """Return a move of the seat to move; its view and its probabilities are written."""
    table, view, infoset, state = bench.tables[0], bench.views[0], bench.infosets[0], bench.state
    look(table, rules, table.to_move, view)
    weigh(view, rules, infoset, explorer.net, explorer.temperature)
    if infoset.forced != NOBODY:
        return infoset.forced
    for index in range(view.legal_count):
        at_random = explorer.exploration / view.legal_count
        infoset.chances[index] = (1 - explorer.exploration) * infoset.chances[index] + at_random
    state.rng = chance.advance(state.rng)
    return view.legal[drawn(infoset, view.legal_count, chance.fraction(state.rng))]


@kernel
def value_of_call(bench: Bench, rules: RuleFields, move: int) -> float:
    """Play a call and the last turns after it, on the other table; return the lives gained."""
    bench.tables[1] = bench.tables[0]
    table, view = bench.tables[1], bench.views[1]
    seat = table.to_move
    play(table, rules, move)
    while table.end == End.NONE:
        look(table, rules, table.to_move, view)
        play(table, rules, strongest(view, rules))
    return float(table.change[seat] - table.change[1 - seat])


@kernel
def write_rows(bench: Bench, rules: RuleFields, move: int, here: Transition, at: int, written: Round) -> int:
    """Write a row for each move of a turn, from row `at` on, and the turn into `here`.

    `move` is the one that is made. Returns the row after the last one.
    """
    view, infoset, tried = bench.views[0], bench.infosets[0], bench.infosets[1]
    here.first = at
    for index in range(view.legal_count):
        plain = view.legal[index]
        if codes.rides(plain):
            continue
        describe(view, rules, plain, tried)
        for plane in range(PLANES):
            written.planes[at, plane] = tried.planes[plane]
        for number in range(TRUE_FACTS):
            written.facts[at, number] = tried.facts[number]
        written.chances[at, 0] = infoset.chances[index]
        written.chances[at, 1] = 0.0
        written.values[at, 0] = 0.0
        written.values[at, 1] = np.nan
        place = with_call(view, plain)
        if place != NOBODY:
            written.chances[at, 1] = infoset.chances[place]
            written.values[at, 1] = value_of_call(bench, rules, view.legal[place])
        if move & ~codes.RIDER == plain:
            here.row = at
        at += 1
    here.called = codes.rides(move)
    here.seat = view.seat
    here.other = bench.tables[0].hands[1 - view.seat]
    here.last = 0
    return at


@kernel
def settle(table: Table, transitions: Records[Transition], begun: int, done: int) -> float:
    """Note how a hand came out for the player of each of its transitions; return how it did for seat 0."""
    gain = 0.0
    if table.end != End.NONE:
        gain = float(table.change[0] - table.change[1])
    for number in range(begun, done):
        transitions[number].gain = gain if transitions[number].seat == 0 else -gain
    if done > begun:
        transitions[done - 1].last = 1
    return gain


@kernel
def play_hands(bench: Bench, rules: RuleFields, explorer: Explorer, written: Round) -> int:
    """Play whole hands until the room is nearly used up; return how many transitions were written."""
    table, view, infoset, transitions = bench.tables[0], bench.views[0], bench.infosets[0], written.transitions
    at = 0
    done = 0
    hand = 0
    while at + ROOM <= len(written.values) and done + LONGEST < len(transitions):
        begun = done
        dealer = hand & 1
        deal_hand(table, rules, bench.state, dealer)
        choice = NOBODY
        traded = 0
        while goes_on(table):
            move = move_of(bench, rules, explorer)
            if view.phase == Phase.CHOICE:
                choice = choice_of(view, rules)
                traded = 1 if move == Kind.TRADE else 0
            elif infoset.forced == NOBODY:
                at = write_rows(bench, rules, move, transitions[done], at, written)
                done += 1
            play(table, rules, move)
        gain = settle(table, transitions, begun, done)
        if choice != NOBODY:
            written.choices[choice, traded, 0] += gain if dealer == 0 else -gain
            written.choices[choice, traded, 1] += 1
        hand += 1
    transitions[done].first = at
    return done


@kernel
def write_returns(
    transitions: Records[Transition], count: int, values: NDArray[np.float64], returns: NDArray[np.float64]
) -> None:
    """Write what the move of each transition has brought, from its end and from what positions are worth (`values`)."""
    after = 0.0
    for back in range(count):
        number = count - 1 - back
        here = transitions[number]
        if here.last:
            after = here.gain
        else:
            sign = 1.0 if transitions[number + 1].seat == here.seat else -1.0
            after = sign * ((1 - LAMBDA) * values[number + 1] + LAMBDA * after)
        returns[number] = after
