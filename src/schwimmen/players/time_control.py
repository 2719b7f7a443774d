"""A search from Python for a time: in portions, while other threads go on.

Kernels let go of the interpreter, and between two portions other tables have their turn at the core. How far a search
comes depends on the machine.
"""

from __future__ import annotations

import time
from typing import Final

from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players import search
from schwimmen.players.beginner import beginner
from schwimmen.players.racing import best_move, halve
from schwimmen.players.search import Style
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork

PORTION: Final = 4_000
"""Simulations of one portion: a few milliseconds."""


def think(
    view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, *, style: Style,
    seconds: float,
) -> int:  # fmt: skip
    """Return the code of the best move that a search finds. All but `view` and `rules` is scratch, as for `search`."""
    if search.needs_no_search(view, rules, style):
        return int(beginner(view, rules, state))
    started = time.perf_counter()
    search.begin(view, rules, state, world, network, casual=style.casual, heeds=style.heeds)
    if search.has_waited(view, rules, style):
        return int(state["default"])
    for number in range(search.ROUNDS):
        until = started + seconds * (number + 1) / search.ROUNDS
        while time.perf_counter() < until and search.run_simulations(view, rules, state, world, network, PORTION):
            pass
        if number + 1 < search.ROUNDS:
            halve(state)
    return int(best_move(state, style.acceptance))
