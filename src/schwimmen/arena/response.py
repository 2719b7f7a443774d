"""A best responder to a strategy for a hand for two, as kernels: what somebody wins who knows how the other one plays.

Local best response (V. Lisý, M. Bowling, "Equilibrium Approximation Quality of Current No-Limit Poker Bots", AAAI
Workshop on Computer Poker, 2017), with playouts in place of check and call. The responder compares all legal moves in
worlds drawn by what can be inferred of the other hand (`arena.inference`), both playing on by the strategy. What it
wins on average is a lower bound of the strategy's exploitability, however good or bad its playouts are.
"""

from __future__ import annotations

from typing import Final

from schwimmen.arena.hands import deal_hand
from schwimmen.arena.inference import (
    LEARNED,
    SOLVED,
    Belief,
    Player,
    begin_belief,
    imagine,
    learn_from,
    move_of,
    sum_up,
)
from schwimmen.engine import codes
from schwimmen.engine.ending import stall
from schwimmen.engine.kernel import Records, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.level import choose_move
from schwimmen.players.solved.infoset import strongest

SCREENING: Final = 64
"""Worlds in which all moves are compared."""
KEPT: Final = 4
COMPARISON: Final = 448
"""Worlds in which the best `KEPT` moves are compared."""

WEIGHED: Final = 256
"""Other worlds in which it is told what the move that was made has brought."""

LONGEST: Final = 40
"""Decisions after which a hand counts as drawn: so late nothing is won any more but by waiting."""


@kernel
def play_out(table: Table, rules: RuleFields, model: Player) -> None:
    """Let both play a world to its end by the strategy."""
    for _ in range(LONGEST):
        if table.end != End.NONE:
            return
        look(table, rules, table.to_move, model.scratch.seat_view)
        play(table, rules, move_of(model, rules))


@kernel
def compare(
    table: Table, rules: RuleFields, belief: Belief, model: Player, worlds: Records[Table], count: int, samples: int
) -> None:
    """Add up what the first `count` moves bring in some sampled worlds, the same ones for each move."""
    seat = belief.seat
    for index in range(count):
        belief.results[index] = 0.0
    for _ in range(samples):
        imagine(table, belief, model.scratch.state, worlds)
        worlds[1] = worlds[0]
        for index in range(count):
            worlds[0] = worlds[1]
            belief.results[index] += result_of(worlds[0], rules, belief.moves[index], seat, model)


@kernel
def sort_moves(belief: Belief, count: int, kept: int) -> None:
    """Put the best moves first."""
    for place in range(min(kept, count)):
        best = place
        for index in range(place, count):
            if belief.results[index] > belief.results[best]:
                best = index
        belief.moves[place], belief.moves[best] = belief.moves[best], belief.moves[place]
        belief.results[place], belief.results[best] = belief.results[best], belief.results[place]


@kernel
def respond(table: Table, rules: RuleFields, belief: Belief, model: Player, worlds: Records[Table]) -> int:
    """Return the responder's move."""
    view = model.scratch.seat_view
    look(table, rules, belief.seat, view)
    count = view.legal_count
    if table.caller != NOBODY:
        return strongest(view, rules)
    for index in range(count):
        belief.moves[index] = view.legal[index]
    if table.phase != Phase.CHOICE:
        sum_up(table, belief)
    compare(table, rules, belief, model, worlds, count, SCREENING)
    sort_moves(belief, count, KEPT)
    count = min(count, KEPT)
    compare(table, rules, belief, model, worlds, count, COMPARISON)
    sort_moves(belief, count, 1)
    return int(belief.moves[0])


@kernel
def brought_by(
    table: Table, rules: RuleFields, move: int, belief: Belief, model: Player, worlds: Records[Table]
) -> float:
    """Return by how much a move is better than what the strategy would do, both playing on by it in sampled worlds."""
    seat, state = belief.seat, model.scratch.state
    brought = 0
    for _ in range(WEIGHED):
        look(table, rules, seat, model.scratch.seat_view)
        usual = move_of(model, rules)
        if usual != move:
            imagine(table, belief, state, worlds)
            worlds[1] = worlds[0]
            brought += result_of(worlds[0], rules, move, seat, model) - result_of(worlds[1], rules, usual, seat, model)
    return brought / WEIGHED


@kernel
def result_of(table: Table, rules: RuleFields, move: int, seat: int, model: Player) -> int:
    """Play a move in a world and both on by the strategy; return what the seat wins."""
    play(table, rules, move)
    play_out(table, rules, model)
    return won(table, seat)


@kernel
def won(table: Table, seat: int) -> int:
    """Return what a seat has won in a hand that has ended, in lives."""
    return int(table.change[seat] - table.change[1 - seat])


@kernel
def respond_once(
    tables: Records[Table], rules: RuleFields, cards: int, belief: Belief, model: Player, opponent: Player,
    worlds: Records[Table],
) -> tuple[int, float]:  # fmt: skip
    """Deal a hand and play it: the responder in `belief.seat` against an opponent.

    Returns the responder's gain, and what his decisions have brought against the strategy (`brought_by`), where he
    reckons with the opponent's own: over both seats the same, as the strategy wins nothing from itself. `cards` is the
    chance of the deal, `model` the strategy that he reckons with, whose scratch records he shares. `tables` are two, as
    are `worlds`.
    """
    table, seat = tables[0], belief.seat
    deal_hand(table, rules, 2, cards)
    belief.count = 0
    brought = 0.0
    for _ in range(LONGEST):
        if table.end != End.NONE:
            return won(table, seat), brought
        if table.to_move == seat:
            if belief.count == 0 and table.phase == Phase.TURN:
                begin_belief(table, rules, belief)
            move = respond(table, rules, belief, model, worlds)
            if table.caller == NOBODY and model.noise == 0.0:  # in a last turn both make the best hand
                brought += brought_by(table, rules, move, belief, model, worlds)
            play(table, rules, move)
        else:
            see_opponent(tables, rules, belief, model, opponent, worlds)
    stall(table, rules)
    return 0, brought


@kernel
def see_opponent(
    tables: Records[Table], rules: RuleFields, belief: Belief, model: Player, opponent: Player, worlds: Records[Table]
) -> None:
    """Let the opponent make his move at `tables[0]`, and infer what it tells of his hand."""
    table = tables[0]
    tables[1] = tables[0]
    look(table, rules, 1 - belief.seat, opponent.scratch.seat_view)
    move = opponents_move(opponent, rules)
    play(table, rules, move)
    if table.end == End.NONE:
        if belief.count == 0:
            begin_belief(tables[1] if tables[1].phase == Phase.TURN else table, rules, belief)
            if tables[1].phase == Phase.CHOICE and move == codes.Kind.TRADE:
                return
        learn_from(tables[1], rules, move, belief, model, worlds)


@kernel
def opponents_move(opponent: Player, rules: RuleFields) -> int:
    """Return the move of a level, or of a strategy."""
    if opponent.level in (SOLVED, LEARNED):
        return move_of(opponent, rules)
    return choose_move(opponent.level, rules, opponent.scratch)
