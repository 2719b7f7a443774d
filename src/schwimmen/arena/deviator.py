"""Who deviates from `master`, alone or with partners: a yardstick for how much a seat or two can gain at its tables.

At a table of masters a *deviator* knows that the others are masters. It tries its best moves in worlds that it
imagines, and lets all play on from there as masters do, with less time to think; it plays the move that turns out
surely better than a master's own (policy improvement: G. Tesauro, G. Galperin, "On-line Policy Improvement using
Monte-Carlo Search", NIPS 1996). *Conspirators* see each other's cards as well; what one of them wins, counts for all.

What they win is a lower bound: a deviation that they do not find may gain more.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance
from schwimmen.engine.ending import stop_stalled
from schwimmen.engine.kernel import Struct, kernel
from schwimmen.engine.layout import End, RuleFields, Table, View
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.belief import swap_cards
from schwimmen.players.candidates import force
from schwimmen.players.determinization import determinize
from schwimmen.players.equity import equity
from schwimmen.players.estimates import keep_best
from schwimmen.players.level import MASTER, Level, choose_move
from schwimmen.players.playout import play_out
from schwimmen.players.racing import best_move, compare
from schwimmen.players.scratch import Scratch
from schwimmen.players.search import STEPS, begin, chance_within, needs_no_search
from schwimmen.players.search_state import SearchState

SCREENED: Final = 400
"""Worlds in which all moves are tried, played on by rules of thumb."""
KEPT: Final = 3
"""Moves that are tried further."""
WORLDS: Final = 300
"""Worlds in which they are, played on by masters."""
SIMULATIONS: Final = 800
"""What such a master may spend on a decision."""
ACCEPTANCE: Final = 4
"""The square of how many standard errors better than a master's move one must be."""


class Foresight(Struct):
    """The scratch of a deviator."""

    seat_view: View
    state: SearchState
    world: Table
    """A world that it imagines."""
    others: Scratch
    """What masters work in, there and at the table."""


@kernel
def deviate(table: Table, rules: RuleFields, foresight: Foresight, rng: int, team: int) -> int:
    """Return a move for the seat to move; `team` are the seats that play for each other, its own too, as bits."""
    view, state = foresight.seat_view, foresight.state
    usual = master_move(table, rules, foresight.others, rng, 0)
    look(table, rules, table.to_move, view)
    show_hands(table, view, team)
    if needs_no_search(view, rules, MASTER) or view.legal_count == 1:
        return usual
    state.rng = chance.advance(rng)
    state.temper = 0
    begin(view, rules, state, foresight.world, foresight.others.network, casual=False, heeds=True)
    force(state, usual)
    for _ in range(SCREENED):
        try_moves(rules, foresight, team, False)
    keep_best(state, KEPT, usual)
    state.default = usual
    state.worlds = 0
    for index in range(len(state.squares)):
        state.squares[index] = 0
    for _ in range(WORLDS):
        try_moves(rules, foresight, team, True)
    return best_move(state, ACCEPTANCE)


@kernel
def master_move(table: Table, rules: RuleFields, others: Scratch, rng: int, simulations: int) -> int:
    """Return what a master does with so many simulations, 0 for as many as a master has."""
    others.state.rng = rng
    others.state.budget = simulations
    look(table, rules, table.to_move, others.seat_view)
    return choose_move(Level.MASTER.value, rules, others)


@kernel
def show_hands(table: Table, view: View, team: int) -> None:
    """Let a view know the hands of partners."""
    for seat in range(table.seats):
        if team >> seat & 1 and seat != view.seat and not table.out[seat]:
            view.known[seat] = table.hands[seat]


@kernel
def try_moves(rules: RuleFields, foresight: Foresight, team: int, thoughtful: bool) -> None:
    """Try all candidates in one more world, in which masters or playouts go on; compare what they bring a team."""
    view, state, world = foresight.seat_view, foresight.state, foresight.world
    swap_cards(view, rules, state, foresight.others.network, STEPS)
    rng = chance_within(state)
    for index in range(state.count):
        determinize(view, rules, state, world, rng)
        if thoughtful:
            play_on(world, rules, foresight.others, state.candidates[index])
        else:
            play_out(world, rules, state.candidates[index], False)
        state.rewards[index] = 0
        for seat in range(view.seats):
            if team >> seat & 1:
                state.rewards[index] += equity(world, rules, seat)
    compare(state)


@kernel
def play_on(world: Table, rules: RuleFields, others: Scratch, move: int) -> None:
    """Play a move, and let masters play the hand to its end."""
    moves = 1
    play(world, rules, move)
    while world.end == End.NONE and not stop_stalled(world, rules, moves):
        world.rng = chance.advance(world.rng)
        play(world, rules, master_move(world, rules, others, world.rng, SIMULATIONS))
        moves += 1
