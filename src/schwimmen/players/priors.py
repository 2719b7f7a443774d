"""What a value network says of moves, added to what comes of them in imagined worlds.

Both are wrong, each in its own way: worlds are played on by rules of thumb, and a network has seen no position exactly.
So what both say together is better than either (decision 30).
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import NOBODY, Phase, Public, RuleFields, Table, View
from schwimmen.engine.values import special
from schwimmen.players.equity import after_worse, stake
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ONE, ValueNetwork, see_position, value_of
from schwimmen.rules.enums import DeclareEffect, Score

QUARTERS: Final = 4
"""What trust is counted in."""


@kernel
def heed(view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork) -> int:
    """Let a network have its say about all candidates, in the decisions that it knows: before a call.

    `world` is one that can be, with the units and points of all. Returns how much it counts, in
    quarters of a world: 0 where it has nothing to say.
    """
    if not has_a_say(view, network):
        return 0
    trust, much = int(network.weights.trust), stake(world, rules, view.seat)
    even = trust * (after_worse(world, rules, view.seat) + much) // QUARTERS
    see_position(view, rules, network)
    for index in range(state.count):
        move = state.candidates[index]
        value = ONE if wins_at_once(view, rules, move) else value_of(view, rules, move, network)
        state.priors[index] = even + trust * much * value // (QUARTERS * ONE)
    return trust


@kernel
def wins_at_once(view: View, rules: RuleFields, move: int) -> bool:
    """Say whether a move makes a hand that is shown at once and ends it: nobody needs a network to know its worth."""
    shown = special(codes.hand_after(view.hand, view.table, move), rules) != 0 and rules.auto_declare
    return bool(shown and rules.declare_effect != DeclareEffect.SINGLE_TURNS and rules.score == Score.UNITS)


@kernel
def has_a_say(view: View, network: ValueNetwork) -> bool:
    """Say whether a network is there for a decision, and for so many players."""
    return bool(network.present and network.weights.players >> view.players & 1 and knows(view))


@inlined
def knows(table: Public) -> bool:
    """Say whether a decision is one that networks learn: a turn or a discard before anybody has called."""
    return bool((table.phase == Phase.TURN or table.phase == Phase.DISCARD) and table.caller == NOBODY)
