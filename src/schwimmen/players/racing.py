"""Racing: candidates are compared world by world, until the worse ones are given up.

All meet the same worlds, so two are compared by the differences, whose spread is small. A move that is surely worse
than the best is tried no more (O. Maron, A. Moore, "Hoeffding Races", 1994; here with the paired spread, as in
M. Birattari and others, "A Racing Algorithm", 2002).
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.kernel import kernel
from schwimmen.players.calling import calls
from schwimmen.players.candidates import remove
from schwimmen.players.search_state import WEIGHED, SearchState

ELIMINATION: Final = 9
"""The square of how many standard errors worse a move must be to be given up."""

TIE_HORIZON: Final = 256
"""Worlds after which two moves that have never made a difference count as one."""


@kernel
def compare(state: SearchState) -> None:
    """Add what came out in a world."""
    state.worlds += 1
    for one in range(state.count):
        state.estimates[one] += state.rewards[one]
        for other in range(one):
            difference = state.rewards[one] - state.rewards[other]
            state.squares[one * WEIGHED + other] += difference * difference


@kernel
def eliminate(state: SearchState) -> None:
    """Give up the moves that are surely worse than the best."""
    index = 0
    while index < state.count:
        best = best_candidate(state)
        if index != best and is_worse(state, index, best, ELIMINATION):
            remove(state, index)
        else:
            index += 1


@kernel
def halve(state: SearchState) -> None:
    """Give up the worse half of the moves, but keep the default one, and two to be compared further."""
    for _ in range(min(state.count // 2, state.count - 2)):
        worst = 0
        for index in range(state.count):
            below = state.estimates[index] < state.estimates[worst] and state.candidates[index] != state.default
            if below or state.candidates[worst] == state.default:
                worst = index
        remove(state, worst)


@kernel
def is_worse(state: SearchState, one: int, best: int, sure: int) -> bool:
    """Say whether one candidate is surely worse than the best: its mean difference against the spread of it."""
    behind = state.estimates[best] - state.estimates[one]
    squares = state.squares[max(one, best) * WEIGHED + min(one, best)]
    if squares == 0:
        return state.worlds >= TIE_HORIZON
    spread = float(squares) * float(state.worlds) - float(behind) * float(behind)
    return float(behind) * float(behind) * float(state.worlds) > sure * spread


@kernel
def best_candidate(state: SearchState) -> int:
    """Return the place of the candidate that has turned out best so far."""
    best = 0
    for index in range(state.count):
        ahead = state.estimates[index] - state.estimates[best]
        if ahead > 0 or (ahead == 0 and calls(state.candidates[index])):  # of equal moves a call keeps nobody waiting
            best = index
    return best


@kernel
def best_move(state: SearchState, acceptance: int) -> int:
    """Return the move that has turned out best so far; the default one unless that is surely worse."""
    best = best_candidate(state)
    for index in range(state.count):
        if state.candidates[index] == state.default and index != best and not is_worse(state, index, best, acceptance):
            return state.default
    return state.candidates[best]
