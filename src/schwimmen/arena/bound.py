"""An upper bound of what anybody can win who knows a strategy for a hand for two, as kernels.

The responder is honest at his first turn, and shown the other hand from his second one on: nobody who is never shown it
does better. He then calls whatever wins, and a hand that nobody has called after one more reply counts as won. So the
bound is loose. It is for what is won by turns: a dealer chooses as the strategy does.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.arena.hands import deal_hand
from schwimmen.arena.inference import Belief, Player, begin_belief, imagine, move_of, sum_up, write_probabilities
from schwimmen.arena.response import play_out, see_opponent, won
from schwimmen.engine.kernel import I4, Ints, Records, Struct, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.solved.infoset import COMPARED, strongest

SHOWN: Final = 32
"""Worlds in which the moves of the first turn are compared: the fewer, the higher the bound."""

RARE: Final = 0.002
"""Replies that are less likely count as won, each of them."""

WON: Final = 1.0
"""What a hand brings at most, in lives."""


class Reply(Struct):
    """A position, and how it may go on."""

    table: Table
    moves: Annotated[Ints, "i4", COMPARED]
    chances: Annotated[NDArray[np.float64], "f8", COMPARED]
    """The probability of each move, where it is the strategy that moves."""
    count: I4
    rare: Annotated[float, "f8"]
    """The probability of all others together."""


@kernel
def bound_once(
    tables: Records[Table], rules: RuleFields, cards: int, belief: Belief, model: Player, worlds: Records[Table],
    replies: Records[Reply],
) -> float:  # fmt: skip
    """Deal a hand; return how much more a responder in `belief.seat` wins at most than the strategy does in his place.

    Until his first turn all goes by the strategy. What comes then is compared in the same worlds. The strategy wins
    nothing from itself over both seats, so what is returned adds up to a bound of what he wins (as in `response`).
    """
    table, seat = tables[0], belief.seat
    deal_hand(table, rules, 2, cards)
    belief.count = 0
    while table.end == End.NONE:
        if table.to_move != seat:
            see_opponent(tables, rules, belief, model, model, worlds)
        elif table.phase == Phase.TURN:
            return more_than_usual(table, rules, belief, model, worlds, replies)
        else:
            look(table, rules, seat, model.scratch.seat_view)
            play(table, rules, move_of(model, rules))
    return 0.0


@kernel
def more_than_usual(
    table: Table, rules: RuleFields, belief: Belief, model: Player, worlds: Records[Table], replies: Records[Reply]
) -> float:
    """Return by how much the best first turn brings more, at most, than the strategy."""
    if table.caller != NOBODY:  # in a last turn both make the best hand
        return 0.0
    seat, view = belief.seat, model.scratch.seat_view
    if belief.count == 0:
        begin_belief(table, rules, belief)
    sum_up(table, belief)
    look(table, rules, seat, view)
    count = view.legal_count
    for index in range(count):
        belief.moves[index] = view.legal[index]
        belief.results[index] = 0.0
    usual = 0.0
    for _ in range(SHOWN):
        imagine(table, belief, model.scratch.state, worlds)
        worlds[1] = worlds[0]
        for index in range(count):
            belief.results[index] += at_most(worlds, rules, belief, model, replies, belief.moves[index])
        worlds[0] = worlds[1]
        play_out(worlds[0], rules, model)
        usual += won(worlds[0], seat)
    best = belief.results[0]
    for index in range(count):
        best = max(best, belief.results[index])
    return float(best - usual) / SHOWN


@kernel
def at_most(
    worlds: Records[Table], rules: RuleFields, belief: Belief, model: Player, replies: Records[Reply], move: int
) -> float:
    """Return what a move of the first turn brings at most in the world `worlds[1]`."""
    worlds[0] = worlds[1]
    play(worlds[0], rules, move)
    if is_settled(worlds[0]):
        return settled(worlds[0], rules, belief.seat, model)
    expect(worlds[0], rules, belief, model, replies[0])
    total = replies[0].rare * WON
    for index in range(replies[0].count):
        worlds[0] = replies[0].table
        play(worlds[0], rules, replies[0].moves[index])
        if is_settled(worlds[0]):
            value = settled(worlds[0], rules, belief.seat, model)
        else:
            value = with_open_hand(worlds, rules, belief, model, replies)
        total += replies[0].chances[index] * value
    return total


@kernel
def with_open_hand(
    worlds: Records[Table], rules: RuleFields, belief: Belief, model: Player, replies: Records[Reply]
) -> float:
    """Return what the turn in the world `worlds[0]` brings at most to who sees the other hand."""
    here, reply, view = replies[1], replies[2], model.scratch.seat_view
    here.table = worlds[0]
    look(here.table, rules, belief.seat, view)
    here.count = view.legal_count
    best = -WON
    for index in range(here.count):
        here.moves[index] = view.legal[index]
        worlds[0] = here.table
        play(worlds[0], rules, here.moves[index])
        if is_settled(worlds[0]):
            best = max(best, settled(worlds[0], rules, belief.seat, model))
    for index in range(here.count):
        worlds[0] = here.table
        play(worlds[0], rules, here.moves[index])
        if best < WON and not is_settled(worlds[0]):
            expect(worlds[0], rules, belief, model, reply)
            total = reply.rare * WON
            for place in range(reply.count):
                worlds[0] = reply.table
                play(worlds[0], rules, reply.moves[place])
                value = settled(worlds[0], rules, belief.seat, model) if is_settled(worlds[0]) else WON
                total += reply.chances[place] * value
            best = max(best, total)
    return best


@kernel
def expect(table: Table, rules: RuleFields, belief: Belief, model: Player, reply: Reply) -> None:
    """Write down how the strategy may go on from a position, and how likely each move is."""
    view = model.scratch.seat_view
    reply.table = table
    look(table, rules, table.to_move, view)
    write_probabilities(model, rules, belief.chances)
    reply.count = 0
    reply.rare = 0.0
    for index in range(view.legal_count):
        if belief.chances[index] < RARE:
            reply.rare += belief.chances[index]
        else:
            reply.moves[reply.count] = view.legal[index]
            reply.chances[reply.count] = belief.chances[index]
            reply.count += 1


@kernel
def is_settled(table: Table) -> bool:
    """Say whether a hand has ended, or but a last turn is left, which needs no strategy."""
    return bool(table.end != End.NONE or table.caller != NOBODY)


@kernel
def settled(table: Table, rules: RuleFields, seat: int, model: Player) -> float:
    """Return what a seat wins of such a hand: in a last turn whoever has it makes the best hand."""
    if table.end == End.NONE:
        look(table, rules, table.to_move, model.scratch.seat_view)
        play(table, rules, strongest(model.scratch.seat_view, rules))
    return float(won(table, seat))
