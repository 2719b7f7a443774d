"""Entrants that lack something that their level has, to measure what it is worth (`benchmarks.strength`)."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players import choose
from schwimmen.players.level import MASTER, Level, budget, choose_by_search
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.rules.fields import Rules

human = partial(choose, "expert", memory="human")
forgetful = partial(choose, "expert", memory="forgetful")
"""Experts that forget (`players.memory`)."""


def unaided(view: NDArray[Any], rules: Rules, seed: int) -> str:
    """Return the move of a master that heeds no value network."""
    states = new(SearchState)
    states["rng"] = chance.seed_state(seed)
    most = budget(MASTER, rules.hand_size, rules.swap_counts, rules.rounds, int(view[0]["players"]))
    seen = cast("Records[View]", view)
    code = choose_by_search(Level.MASTER, seen, fields_of(rules), states, new(Table), most, new(ValueNetwork))
    return token_of(code, int(view[0]["hand"]), int(view[0]["table"]))
