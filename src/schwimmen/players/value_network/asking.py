"""What a value network says of all moves of a decision, and how likely somebody is to make each who plays by it."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import RIDER
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.engine.view import place_of
from schwimmen.players.calling import calls
from schwimmen.players.value_network.network import ONE, ValueNetwork, read_off, see_move, see_position

EIGHTH: Final = ONE // 50 // 8
"""By how much a move is worth less that is made less often by a factor of exp(1/8): the temperature is a fiftieth of a
life, as in the end of the training."""

_SURE: Final = 1 << 16

ODDS: Final = np.array([round(_SURE * math.exp(-step / 8)) for step in range(96)], np.int64)
"""How likely a move is beside the best one, by how many eighths it is behind; the last of them is nothing."""

SUMS: Final = np.array([round(_SURE * math.exp(step / 8)) for step in range(46)], np.int64)
"""The same upwards: from which sum of the odds the best move itself is made so many eighths less often."""


@kernel
def ask(view: View, rules: RuleFields, network: ValueNetwork) -> None:
    """Write what each legal move is worth, `MOVES` at most: with and without a call it is looked at once."""
    see_position(view, rules, network)
    for index in range(view.legal_count):
        move = view.legal[index]
        if not codes.rides(move):
            see_move(view, rules, move, network)
            network.values[index] = read_off(network, int(calls(move)))
            called = place_of(view, move | RIDER)
            if called != NOBODY:
                network.values[called] = read_off(network, 1)


@kernel
def write_values(view: View, rules: RuleFields, network: ValueNetwork, values: NDArray[np.float64]) -> None:
    """Write the same as numbers, in what the hand is about."""
    ask(view, rules, network)
    for index in range(view.legal_count):
        values[index] = network.values[index] / ONE


@kernel
def eighths_behind(network: ValueNetwork, index: int, most: int) -> int:
    """Return by how many eighths a move is behind one that is worth `most`."""
    return int(min(len(ODDS) - 1, (most - network.values[index]) // EIGHTH))


@kernel
def most_of(network: ValueNetwork, count: int) -> int:
    """Return what the best of the first moves is worth."""
    most = network.values[0]
    for index in range(count):
        most = max(most, network.values[index])
    return int(most)


@kernel
def write_odds(network: ValueNetwork, count: int) -> int:
    """Write how likely each of the moves last asked about is made; return the sum of that."""
    most = most_of(network, count)
    total = 0
    for index in range(count):
        network.odds[index] = ODDS[eighths_behind(network, index, most)]
        total += network.odds[index]
    return total


@kernel
def drawn_by(network: ValueNetwork, count: int, rng: int) -> int:
    """Return the place of the move that chance draws among those last asked about."""
    left = chance.below(rng, write_odds(network, count))
    for index in range(count):
        left -= network.odds[index]
        if left < 0:
            return index
    return count - 1


@kernel
def surprisal_of(network: ValueNetwork, count: int, place: int) -> int:
    """Return the surprisal of one of the moves last asked about, in eighths."""
    total = write_odds(network, count)
    rarer = 0
    while rarer + 1 < len(SUMS) and total >= SUMS[rarer + 1]:
        rarer += 1
    return eighths_behind(network, place, most_of(network, count)) + rarer
