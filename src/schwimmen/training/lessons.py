"""Hands from which the network of `solved` learns, as kernels: what was decided, and how it came out.

Both players play by the strategy of the network, but for a few stray moves. What a call is worth is found out at once,
in the deal as it is: the other player has his last turn, in which he makes the best hand that he can.
"""

from __future__ import annotations

from typing import Annotated, Final

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
from schwimmen.players.mind import Mind
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import drawn, weigh
from schwimmen.players.solved.spot import PLANES, TOLD, Spot, choice_of, describe, strongest, with_call

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

EXCHANGES: Final = 11
"""Most rows of a decision: nine exchanges, all and pass."""

ROOM: Final = LONGEST * EXCHANGES
"""Rows that a hand may need."""


TRUST: Final = 0.6
"""How far a decision is judged by how the hand came out; the rest is by what the next one is thought to be worth
(lambda of R. Sutton, "Learning to Predict by the Methods of Temporal Differences", Machine Learning 3, 1988)."""


class Decision(Struct):
    """A turn in which there was something to weigh."""

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
    """1 for the last decision of a hand."""


@kernel
def deal_hand(table: Table, rules: RuleFields, mind: Mind, dealer: int) -> None:
    """Deal a hand for two by chance."""
    start(table, rules, 2, dealer)
    fill_pack(table, rules)
    table.rng = chance.spawn(mind.rng)
    mind.rng = chance.skip(mind.rng)
    deal(table, rules)


@kernel
def goes_on(table: Table) -> bool:
    """Say whether a hand is neither ended nor too long."""
    return bool(table.end == End.NONE and table.turns[0] + table.turns[1] < LONGEST + (table.caller != NOBODY))


@kernel
def move_of(
    table: Table, rules: RuleFields, view: View, spot: Spot, mind: Mind, net: Net, heat: float, stray: float
) -> int:
    """Return a move of who is to move, by the strategy but for a part `stray`; view and chances are written."""
    look(table, rules, table.to_move, view)
    weigh(view, rules, spot, net, heat)
    if spot.forced != NOBODY:
        return int(spot.forced)
    for index in range(view.legal_count):
        spot.chances[index] = (1 - stray) * spot.chances[index] + stray / view.legal_count
    mind.rng = chance.advance(mind.rng)
    return int(view.legal[drawn(spot, view.legal_count, chance.fraction(mind.rng))])


@kernel
def worth_of_call(tables: Records[Table], rules: RuleFields, move: int, view: View) -> float:
    """Play a call on `tables[0]` and the last turns after it on `tables[1]`; return the lives gained."""
    tables[1] = tables[0]
    table = tables[1]
    seat = table.to_move
    play(table, rules, move)
    while table.end == End.NONE:
        look(table, rules, table.to_move, view)
        play(table, rules, strongest(view, rules))
    return float(table.change[seat] - table.change[1 - seat])


@kernel
def write_rows(
    tables: Records[Table], rules: RuleFields, views: Records[View], spots: Records[Spot], move: int,
    decision: Decision, at: int,
    planes: NDArray[np.int64], told: NDArray[np.int32], chances: NDArray[np.float32], worths: NDArray[np.float32],
) -> int:  # fmt: skip
    """Write a row for each move of a turn, from row `at` on, and the one that is made into `decision`.

    A row is what is told of a move, how likely it was without and with a call (N, 2), and what that is worth (N, 2):
    NaN for what is not legal. Returns the row after the last one.
    """
    view = views[0]
    decision.first = at
    for index in range(view.legal_count):
        plain = view.legal[index]
        if codes.rides(plain):
            continue
        describe(view, rules, plain, spots[1])
        for plane in range(PLANES):
            planes[at, plane] = spots[1].planes[plane]
        for number in range(TOLD):
            told[at, number] = spots[1].told[number]
        chances[at, 0] = spots[0].chances[index]
        chances[at, 1] = 0.0
        worths[at, 0] = 0.0
        worths[at, 1] = np.nan
        place = with_call(view, plain)
        if place != NOBODY:
            chances[at, 1] = spots[0].chances[place]
            worths[at, 1] = worth_of_call(tables, rules, view.legal[place], views[1])
        if move & ~codes.RIDER == plain:
            decision.row = at
        at += 1
    decision.called = codes.rides(move)
    decision.seat = view.seat
    decision.other = tables[0].hands[1 - view.seat]
    decision.last = 0
    return at


@kernel
def settle(table: Table, decisions: Records[Decision], begun: int, done: int) -> float:
    """Note how a hand came out for who made each of its decisions; return how it did for seat 0."""
    gain = 0.0
    if table.end != End.NONE:
        gain = float(table.change[0] - table.change[1])
    for number in range(begun, done):
        decisions[number].gain = gain if decisions[number].seat == 0 else -gain
    if done > begun:
        decisions[done - 1].last = 1
    return gain


@kernel
def write_lessons(
    tables: Records[Table], rules: RuleFields, views: Records[View], spots: Records[Spot], mind: Mind, net: Net,
    heat: float, stray: float, decisions: Records[Decision],
    planes: NDArray[np.int64], told: NDArray[np.int32], chances: NDArray[np.float32],
    worths: NDArray[np.float32], choices: NDArray[np.float32],
) -> int:  # fmt: skip
    """Play whole hands until the room is nearly used up; return how many decisions were written.

    `tables`, `views` and `spots` are two each: for the hand,
    and for what is tried. `choices` adds up how hands came
    out for dealers who kept or traded: (CHOICES, 2, 2), gains and how many.
    """
    at = 0
    done = 0
    hand = 0
    while at + ROOM <= len(worths) and done + LONGEST < len(decisions):
        begun = done
        dealer = hand & 1
        deal_hand(tables[0], rules, mind, dealer)
        choice = NOBODY
        traded = 0
        while goes_on(tables[0]):
            move = move_of(tables[0], rules, views[0], spots[0], mind, net, heat, stray)
            if views[0].phase == Phase.CHOICE:
                choice = choice_of(views[0], rules)
                traded = move == Kind.TRADE
            elif spots[0].forced == NOBODY:
                at = write_rows(tables, rules, views, spots, move, decisions[done], at, planes, told, chances, worths)
                done += 1
            play(tables[0], rules, move)
        gain = settle(tables[0], decisions, begun, done)
        if choice != NOBODY:
            choices[choice, traded, 0] += gain if dealer == 0 else -gain
            choices[choice, traded, 1] += 1
        hand += 1
    decisions[done].first = at
    return done


@kernel
def write_returns(
    decisions: Records[Decision], count: int, values: NDArray[np.float64], returns: NDArray[np.float64]
) -> None:
    """Write what the move of each decision has brought, from its end and from what decisions were worth (`values`)."""
    after = 0.0
    for back in range(count):
        number = count - 1 - back
        here = decisions[number]
        if here.last:
            after = here.gain
        else:
            sign = 1.0 if decisions[number + 1].seat == here.seat else -1.0
            after = sign * ((1 - TRUST) * values[number + 1] + TRUST * after)
        returns[number] = after
