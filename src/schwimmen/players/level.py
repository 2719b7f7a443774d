"""The levels of computer opponents, as one kernel."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from schwimmen.engine.kernel import Records, apart, brief, kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players.beginner import beginner
from schwimmen.players.memory import MEMORY_BITS, forget
from schwimmen.players.scratch import Scratch
from schwimmen.players.search import Style, search
from schwimmen.players.search_state import SearchState, chance_below
from schwimmen.players.temper import TEMPER_BITS, Temper
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.rules.enums import SwapCounts


class Level(IntEnum):
    """How well a computer opponent plays, weakest first."""

    RANDOM = 0
    BEGINNER = 1
    CLUB = 2
    EXPERT = 3
    MASTER = 4


LEVELS: Final[tuple[str, ...]] = tuple(level.name.lower() for level in Level)
"""The levels of computer opponents, weakest first."""

OPPONENTS: Final[dict[str, int]] = {name: place for place, name in enumerate(LEVELS)} | {
    f"{level.name}-{temper.name}".lower(): level | temper << TEMPER_BITS
    for level in (Level.BEGINNER, Level.CLUB)
    for temper in Temper
    if temper
}
"""The number by which kernels know each computer opponent: a level, or one that plays as people do with a temper."""

CLUB: Final = Style(simulations=800, of_four=800, shared=3_600, patience=6, at_stock=6, casual=True, acceptance=1)
EXPERT: Final = Style(simulations=800, of_four=1_600, patience=8, at_stock=20)
MASTER: Final = Style(simulations=20_000, of_four=80_000, patience=10, at_stock=28, heeds=True)
"""Who waits longer than the other at a table where nobody wants to call first has the better of it. But to exchange the
same two cards to and fro spoils the game (decision 32)."""

FOUR: Final = 4
"""Cards of a hand for which levels spend `of_four`, unless several of them may be exchanged at once."""


@apart
def choose_move(level: int, rules: RuleFields, scratch: Scratch) -> int:
    """Return the code of the move that a computer opponent of some level plays in `scratch.seat_view`.

    `level` may hold a temper and a memory as well (`memory.MEMORY_BITS`); the view is then forgotten in part, where it
    lies. Of what `scratch.state` holds, `rng` (its chance) and `budget` (the simulations that it may spend) matter.
    """
    view, state, world = scratch.seat_view, scratch.state, scratch.world
    memory = level >> MEMORY_BITS
    state.temper = level >> TEMPER_BITS & (1 << TEMPER_BITS) - 1
    level &= (1 << TEMPER_BITS) - 1
    if memory:
        forget(view, state, memory)
    if level < Level.CLUB:
        return choose_simply(level, view, rules, state)
    style = style_of(level)
    most = state.budget or budget(style, rules.hand_size, rules.swap_counts, rules.rounds, view.players)
    return search(view, rules, state, world, style, most, scratch.network)


@kernel
def style_of(level: int) -> Style:
    """Return how a level that searches plays."""
    if level == Level.CLUB:
        return CLUB
    return EXPERT if level == Level.EXPERT else MASTER


@kernel
def budget(style: Style, hand_size: int, swap_counts: int, rounds: int, players: int) -> int:
    """Return how many simulations a level spends on a decision at most, with so many players still in."""
    several = swap_counts == SwapCounts.ANY
    most = style.of_four if hand_size == FOUR and not several else style.simulations
    heavier = 1 + several + (several and rounds != 0)
    return min(most, style.shared // (heavier * players))


@kernel
def choose_simply(level: int, view: View, rules: RuleFields, state: SearchState) -> int:
    """Return the code of the move of a level that does not search."""
    if level == Level.BEGINNER:
        return beginner(view, rules, state)
    return view.legal[chance_below(state, view.legal_count)]


@brief
def choose_briefly(level: int, views: Records[View], rules: Records[RuleFields], states: Records[SearchState]) -> int:
    """Return the same as `choose_simply`, for callers in Python (`engine.bindings`)."""
    return choose_simply(level, views[0], rules[0], states[0])


@kernel
def choose_by_search(
    level: int,
    views: Records[View],
    rules: Records[RuleFields],
    states: Records[SearchState],
    worlds: Records[Table],
    simulations: int,
    networks: Records[ValueNetwork],
) -> int:
    """Return the code of the move of a level that searches, for callers in Python: one call, and of arrays."""
    return search(views[0], rules[0], states[0], worlds[0], style_of(level), simulations, networks[0])
