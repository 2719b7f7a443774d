"""What moves are worth beside each other, for a look back or a hint: no move is given up on the way.

The worlds, the playouts and the worth of a match are those of the `search`, and so is what a network adds (`priors`).
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players.belief import swap_cards
from schwimmen.players.determinization import determinize
from schwimmen.players.outcomes import Outcomes, note
from schwimmen.players.racing import best_candidate
from schwimmen.players.rollout import try_move
from schwimmen.players.search import STEPS, chance_within
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork

CHOSEN: Final = -(1 << 60)
"""In the place of an estimate: below all others, of which a network makes some negative."""


@kernel
def measure(
    view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, outcomes: Outcomes,
    worlds: int,
) -> None:  # fmt: skip
    """Try every candidate in the same worlds; add to `estimates` what the match is then worth, and count what came."""
    outcomes.deals += worlds
    for _ in range(worlds):
        swap_cards(view, rules, state, network, STEPS)
        rng = chance_within(state)
        for index in range(state.count):
            determinize(view, rules, state, world, rng)
            brought = try_move(view, rules, state, world, network, state.candidates[index])
            state.estimates[index] += brought + state.priors[index]
            outcomes.chances[index] += brought
            note(outcomes, index, state.candidates[index], view, rules, world)


@kernel
def keep_best(state: SearchState, most: int, move: int) -> None:
    """Keep the best few candidates, best first, and a move however it did; forget how they did."""
    kept = 0
    for _ in range(min(most, state.count)):
        best = best_candidate(state)
        exchange(state, kept, best)
        state.estimates[kept] = CHOSEN
        kept += 1
    for index in range(kept, state.count):
        if state.candidates[index] == move:
            exchange(state, kept, index)
            kept += 1
            break
    state.count = kept
    for index in range(kept):
        state.estimates[index] = 0


@kernel
def exchange(state: SearchState, one: int, other: int) -> None:
    """Put each of two candidates in the place of the other."""
    move = state.candidates[one]
    state.candidates[one] = state.candidates[other]
    state.candidates[other] = move
    estimate = state.estimates[one]
    state.estimates[one] = state.estimates[other]
    state.estimates[other] = estimate
    prior = state.priors[one]
    state.priors[one] = state.priors[other]
    state.priors[other] = prior
