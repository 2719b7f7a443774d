"""What comes of a move in an imagined hand: played to its end, or as far as a value network needs it.

Where a network is asked, the others answer by it, and what the seat's next turn is worth, it says: how imagined hands
are played on by rules of thumb is what was wrong with the search (decision 34). Otherwise `playout` goes on to the end.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import apart, kernel
from schwimmen.engine.layout import End, RuleFields, Table, View
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.equity import equity
from schwimmen.players.playout import ROUNDS, draw_callers, play_out, reply
from schwimmen.players.priors import knows
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.asking import ask, drawn_by, expected
from schwimmen.players.value_network.network import MOVES, ONE, ValueNetwork

ASKING: Final = 5
"""How many simulations that are played to their end one counts as in which a network is asked: it takes longer."""


@kernel
def try_move(view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, move: int) -> int:
    """Return the chance to win the match, of `equity.WHOLE`, that a move brings in a world."""
    if state.asks:
        return look_ahead(view, rules, state, world, network, move)
    play_out(world, rules, move, state.casual > 0)
    return equity(world, rules, view.seat)


@apart
def look_ahead(
    view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, move: int
) -> int:  # fmt: skip
    """Play a move, and go on by a network to the next turn of the seat; after a call by rules of thumb."""
    remember(view, world)
    draw_callers(world, rules, False)
    sight = network.sight
    for _ in range(ROUNDS * world.players):
        play(world, rules, move)
        if world.end != End.NONE:
            return equity(world, rules, view.seat)
        look(world, rules, world.to_move, sight)
        if not knows(sight) or sight.legal_count > MOVES:
            move = reply(world, rules)
            continue
        ask(sight, rules, network)
        if world.to_move == view.seat:
            return state.even + state.stake * expected(network, sight.legal_count) // ONE
        world.rng = chance.advance(world.rng)
        move = sight.legal[drawn_by(network, sight.legal_count, world.rng)]
    finish(world, End.CLOSE)
    settle_hand(world, rules)
    return equity(world, rules, view.seat)


@kernel
def remember(view: View, world: Table) -> None:
    """Let those in a world know what everybody's last decisions were: a network looks at that."""
    for seat in range(view.seats):
        world.last_move[seat], world.saw[seat] = view.last_move[seat], view.saw[seat]
        world.move_before[seat], world.saw_before[seat] = view.move_before[seat], view.saw_before[seat]
