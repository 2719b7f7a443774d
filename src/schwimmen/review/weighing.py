"""What the moves of a decision are worth compared with each other, computed by kernels, in Python and in the page.

Where there is a value network for the rules, it is heeded as `master` heeds it (`players.priors`, `players.rollout`):
by how much moves differ, worlds and network say on average. How good the best one is, worlds say alone, before a call
as after it. The spread is taken between batches of worlds (batch means: worlds that follow
each other are alike).
"""

from __future__ import annotations

import math
from typing import Annotated, Final

from schwimmen.engine.kernel import I4, I8, Ints, Struct, kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players.candidates import admit, force
from schwimmen.players.equity import WHOLE
from schwimmen.players.estimates import exchange, keep_best, measure
from schwimmen.players.outcomes import Outcomes, exchange_counts, forget
from schwimmen.players.priors import QUARTERS, heed
from schwimmen.players.search import begin
from schwimmen.players.search_state import WEIGHED, SearchState
from schwimmen.players.value_network.network import ValueNetwork

BATCHES: Final = 16
"""Batches of worlds from which the spread is computed."""

TOLD: Final = 4
"""Moves that are shown, besides the one that was played."""

ASKED: Final = 8
"""Moves that are measured for a hint: enough for more than one idea."""

FEWER: Final = 20
"""How many times fewer worlds are tried where a network plays them, which takes about so many times as long."""

UNPLAYED: Final = -1
"""In the place of a move: the decision is still to be made."""


class Weighing(Struct):
    """One decision being weighed."""

    state: SearchState
    """The moves that are shown, and the random generator that draws worlds."""
    world: Table
    """One imagined world."""
    size: I8
    """Worlds of a batch."""
    sums: Annotated[Ints, "i8", BATCHES * WEIGHED]
    """What each move came to in each batch, row by row: for each world out of `WHOLE`, and by the network out of
    `trust` quarters of that."""
    outcomes: Outcomes
    """How often each outcome came about in all of them."""
    trust: I4
    """How much a network counts, in quarters of a world (`players.priors.heed`)."""
    network: ValueNetwork
    """The one for the rules that are played, where it is to be heeded."""


@kernel
def weigh(view: View, rules: RuleFields, weighing: Weighing, code: int, worlds: int) -> None:
    """Weigh a decision in so many worlds, fewer where a network plays them; `code` was played, or is `UNPLAYED`."""
    state = weighing.state
    weighing.trust = begin(view, rules, state, weighing.world, weighing.network, casual=False, heeds=True)
    if code != UNPLAYED:
        force(state, code)
        heed(view, rules, state, weighing.world, weighing.network)
    worlds //= FEWER if state.asks else 1
    if state.count > 1:
        measure(view, rules, state, weighing.world, weighing.network, weighing.outcomes, worlds // 4)
    keep_best(state, ASKED if code == UNPLAYED else TOLD, code)
    measure_batches(view, rules, weighing, worlds * 3 // 4)
    if code == UNPLAYED:
        best_first(weighing)


@kernel
def weigh_these(view: View, rules: RuleFields, weighing: Weighing, moves: Ints, worlds: int) -> None:
    """Weigh these moves and no others."""
    weighing.trust = begin(view, rules, weighing.state, weighing.world, weighing.network, casual=False, heeds=False)
    weighing.state.count = 0
    for place in range(len(moves)):
        admit(weighing.state, moves[place])
    measure_batches(view, rules, weighing, worlds)


@kernel
def measure_batches(view: View, rules: RuleFields, weighing: Weighing, worlds: int) -> None:
    """Measure the candidates in that many worlds, batch by batch."""
    state = weighing.state
    forget(weighing.outcomes)
    weighing.size = max(1, worlds // BATCHES)
    for batch in range(BATCHES):
        for place in range(state.count):
            state.estimates[place] = 0
        measure(view, rules, state, weighing.world, weighing.network, weighing.outcomes, weighing.size)
        for place in range(state.count):
            weighing.sums[batch * WEIGHED + place] = state.estimates[place]


@kernel
def best_first(weighing: Weighing) -> None:
    """Sort the moves by how they came out: nobody has played one yet, so no loss can be overstated."""
    state = weighing.state
    for end in range(1, state.count):
        place = end
        while place > 0 and total(weighing, place) > total(weighing, place - 1):
            exchange_found(weighing, place - 1, place)
            place -= 1


@kernel
def exchange_found(weighing: Weighing, one: int, other: int) -> None:
    """Let two moves change places, with all that was found of them."""
    exchange(weighing.state, one, other)
    for row in range(0, BATCHES * WEIGHED, WEIGHED):
        found = weighing.sums[row + one]
        weighing.sums[row + one] = weighing.sums[row + other]
        weighing.sums[row + other] = found
    exchange_counts(weighing.outcomes, one, other)


@kernel
def total(weighing: Weighing, place: int) -> int:
    """Return what a move came to in all batches."""
    found = 0
    for row in range(0, BATCHES * WEIGHED, WEIGHED):
        found += weighing.sums[row + place]
    return found


@kernel
def chance_after(weighing: Weighing, place: int) -> float:
    """Return the chance to win the match after a move (0 to 1); that of the first is what worlds say.

    A network that has learned in haste (`training.value_network.lessons.Manner`) holds every move to be worth less.
    """
    played = weighing.outcomes.chances[0] / (weighing.outcomes.deals * WHOLE)
    return max(0.0, min(1.0, played - behind(weighing, place)))


@kernel
def learned(weighing: Weighing, place: int) -> float:
    """Return the chance to win the match after a move (0 to 1) by the network alone; 0 where it has no say."""
    if not weighing.trust:
        return 0.0
    return QUARTERS * weighing.state.priors[place] / (weighing.trust * WHOLE)


@kernel
def certain(weighing: Weighing) -> int:
    """Return what a move comes to in a batch when it surely wins, and the network says so."""
    return int(weighing.size * WHOLE // QUARTERS * (QUARTERS + weighing.trust))


@kernel
def behind(weighing: Weighing, place: int) -> float:
    """Return how far the chance to win the match after a move is below that after the first (0 to 1)."""
    return (total(weighing, 0) - total(weighing, place)) / (BATCHES * certain(weighing))


@kernel
def error(weighing: Weighing, place: int) -> float:
    """Return the standard error of `behind`."""
    mean = behind(weighing, place)
    squares = 0.0
    for row in range(0, BATCHES * WEIGHED, WEIGHED):
        found = (weighing.sums[row] - weighing.sums[row + place]) / certain(weighing) - mean
        squares += found * found
    return math.sqrt(squares / (BATCHES - 1) / BATCHES)
