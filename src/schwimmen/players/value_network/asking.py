"""What a value network says of all moves of a decision."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import RIDER
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.view import place_of
from schwimmen.players.calling import calls
from schwimmen.players.value_network.network import ONE, ValueNetwork, read_off, see_move, see_position


@kernel
def write_values(view: View, rules: RuleFields, network: ValueNetwork, values: NDArray[np.float64]) -> None:
    """Write what each legal move is worth, in what the hand is about: with and without a call it is looked at once."""
    see_position(view, rules, network)
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            see_move(view, rules, move, network)
            values[index] = read_off(network, int(calls(move))) / ONE
            called = place_of(view, move | RIDER)
            if called != NOBODY:
                values[called] = read_off(network, 1) / ONE
