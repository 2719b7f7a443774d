"""Who may sit at a table: computer opponents, each of which gets a view, the rules, a seed, and nothing else.

`choose` is the whole interface. What it returns depends on its arguments alone: the same view, rules and seed give
the same move, whatever lies hidden on the table.
"""

from __future__ import annotations

from typing import Any, cast

from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.level import LEVELS, OPPONENTS, Level, budget, choose_briefly, choose_by_search, style_of
from schwimmen.players.memory import MEMORIES, forget
from schwimmen.players.search_state import SearchState
from schwimmen.players.temper import TEMPER_BITS
from schwimmen.players.time_control import think
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.players.value_network.shipped import network_for
from schwimmen.rules.fields import Rules

__all__ = ["LEVELS", "MEMORIES", "OPPONENTS", "choose"]


def choose(
    level: str,
    view: NDArray[Any],
    rules: Rules,
    seed: int,
    *,
    memory: str = "perfect",
    simulations: int | None = None,
    seconds: float | None = None,
) -> str:
    """Return the token that a computer opponent plays; `level` is one of `OPPONENTS`.

    `view` is an array with one engine `View` record (`Game.look(seat)`) of a seat that is to move. `memory` is one of
    `MEMORIES`. Levels that search spend `simulations` (None: as many as the level does), or think for `seconds`; the
    answer then depends on the machine as well. Raises ValueError for a level or a memory that there is not, for
    simulations or seconds below 0, or for a view of a seat that is not to move.
    """
    _check(level, view, memory)
    check_effort(simulations, seconds)
    states = new(SearchState)
    states["rng"] = chance.seed_state(seed)
    if memory != MEMORIES[0]:
        view = view.copy()
        forget(view[0], states[0], MEMORIES.index(memory))
    states["temper"] = OPPONENTS[level] >> TEMPER_BITS
    fields, place = fields_of(rules), OPPONENTS[level] & (1 << TEMPER_BITS) - 1
    if place < Level.CLUB:
        code = choose_briefly(place, cast("Records[View]", view), fields, states)
    else:
        style = style_of(place)
        networks = network_for(rules) if style.heeds else new(ValueNetwork)
        if seconds is None:
            most = simulations
            if most is None:
                most = budget(style, rules.hand_size, rules.swap_counts, rules.rounds, int(view[0]["players"]))
            code = choose_by_search(place, cast("Records[View]", view), fields, states, new(Table), most, networks)
        else:
            code = think(view[0], fields[0], states[0], new(Table)[0], networks[0], style=style, seconds=seconds)
    return token_of(code, int(view[0]["hand"]), int(view[0]["table"]))


def _check(level: str, view: NDArray[Any], memory: str) -> None:
    if level not in OPPONENTS:
        raise ValueError(f"level: expected one of {', '.join(OPPONENTS)}, got {level!r}")
    if memory not in MEMORIES:
        raise ValueError(f"memory: expected one of {', '.join(MEMORIES)}, got {memory!r}")
    if not view[0]["legal_count"]:
        raise ValueError(f"seat {view[0]['seat']} is not to move")


def check_effort(simulations: int | None, seconds: float | None) -> None:
    """Raise ValueError for simulations or seconds below 0."""
    if simulations is not None and simulations < 0:
        raise ValueError(f"simulations: expected 0 or more, got {simulations}")
    if seconds is not None and not seconds >= 0:  # not a number is neither
        raise ValueError(f"seconds: expected 0 or more, got {seconds}")
