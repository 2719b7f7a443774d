"""What a value network says of moves, added to what comes of them in imagined worlds.

Both are wrong, each in its own way: worlds are played on by rules of thumb, and a network has seen no position exactly.
So what both say together is better than either (decision 30).
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table, View
from schwimmen.players.equity import stake
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.features import other_player
from schwimmen.players.value_network.network import LIFE, ValueNetwork, see_position, value_of

TRUST: Final = 3
"""How much more what the network says counts than what worlds say."""


@kernel
def heed(view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork) -> None:
    """Let a network have its say about all candidates, in the turns that it knows: of two, and before a call.

    `world` is one that can be, with the units of both.
    """
    if not network.present or view.players != 2 or view.phase != Phase.TURN or view.caller != NOBODY:
        return
    life = stake(world, rules, view.seat, other_player(view))
    see_position(view, network)
    for index in range(state.count):
        state.priors[index] = TRUST * life * value_of(view, rules, state.candidates[index], network) // LIFE
