"""A value network of Schwimmen as a strategy for a hand for two, mixed as the solved one is: to be measured.

The dealer chooses as in the solved strategy: of his choice a value network says nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, View
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import copy_chances, draw_move, hurry, is_settled, mix
from schwimmen.players.value_network.asking import write_values
from schwimmen.players.value_network.network import ValueNetwork


@kernel
def learned(
    view: View, rules: RuleFields, state: SearchState, infoset: InformationSet, net: Net, network: ValueNetwork
) -> int:
    """Return the move of a value network; `net` is the solved strategy's, for the dealer's choice."""
    weigh(view, rules, infoset, net, network)
    return draw_move(view, state, infoset)


@kernel
def write_chances(
    view: View, rules: RuleFields, infoset: InformationSet, net: Net, network: ValueNetwork,
    chances: NDArray[np.float64],
) -> None:  # fmt: skip
    """Write the probability of each legal move of a view into `chances` (`COMPARED` long)."""
    weigh(view, rules, infoset, net, network)
    copy_chances(view, infoset, chances)


@kernel
def weigh(view: View, rules: RuleFields, infoset: InformationSet, net: Net, network: ValueNetwork) -> None:
    """Write with what probability each legal move is made; `infoset.forced` is the move where there is but one."""
    if not is_settled(view, rules, infoset, net):
        write_values(view, rules, network, infoset.values)
        hurry(view, infoset)
    mix(view, infoset)
