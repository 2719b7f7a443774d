"""What comes of a move in an imagined hand, which is played to its end: by a value network, or by rules of thumb.

How imagined hands are played on by rules of thumb is what was wrong with the search (decision 34).
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
from schwimmen.players.value_network.asking import ask, drawn_by
from schwimmen.players.value_network.network import MOVES, ValueNetwork

JUDGED: Final = 4
"""How many moves a network judges in about the time of one simulation by rules of thumb."""


@kernel
def try_move(view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, move: int) -> int:
    """Return the chance to win the match, of `equity.WHOLE`, that a move brings in a world."""
    if state.asks:
        play_on(view, rules, world, network, move)
    else:
        play_out(world, rules, move, state.casual > 0)
    return equity(world, rules, view.seat)


@apart
def play_on(view: View, rules: RuleFields, world: Table, network: ValueNetwork, move: int) -> None:
    """Play a move and the rest of a hand, all by a network as in its training; after a call by rules of thumb."""
    remember(view, world)
    draw_callers(world, rules, False)
    for _ in range(ROUNDS * world.players):
        play(world, rules, move)
        if world.end != End.NONE:
            return
        move = move_by_network(world, rules, network) if knows(world) else reply(world, rules)
    finish(world, End.CLOSE)
    settle_hand(world, rules)


@kernel
def move_by_network(world: Table, rules: RuleFields, network: ValueNetwork) -> int:
    """Return a move of the seat to move, drawn as a network would: by rules of thumb where there are too many."""
    sight = network.sight
    look(world, rules, world.to_move, sight)
    if sight.legal_count > MOVES:
        return reply(world, rules)
    ask(sight, rules, network)
    world.rng = chance.advance(world.rng)
    return int(sight.legal[drawn_by(network, sight.legal_count, world.rng)])


@kernel
def remember(view: View, world: Table) -> None:
    """Let those in a world know what everybody's last decisions were: a network looks at that."""
    for seat in range(view.seats):
        world.last_move[seat], world.saw[seat] = view.last_move[seat], view.saw[seat]
        world.move_before[seat], world.saw_before[seat] = view.move_before[seat], view.saw_before[seat]
