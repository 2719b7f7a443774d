"""The value networks that are shipped, and the rules that they are for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Records, dtype_of, new
from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.players.value_network.network import NetworkWeights, ValueNetwork
from schwimmen.rules.fields import Rules

SHIPPED = Path(__file__).with_name("schwimmen.bin")
"""A `NetworkWeights` record as it lies in memory: the page loads the same file."""

MATCH_FIELDS = {
    *("units", "grace", "penalty_overflow", "chicken", "final_tie"),
    *("match_end", "match_length", "one_leader", "next_dealer", "direction"),
}
"""Fields of the rules that a hand for two does not depend on: they say what comes after it."""


@cache
def plays(rules: Rules) -> bool:
    """Say whether a hand by some rules is one of Schwimmen, whatever comes after it."""
    given, known = fields_of(rules)[0], fields_of(Rules())[0]
    return all(np.array_equal(given[name], known[name]) for name in set(RuleFields.__annotations__) - MATCH_FIELDS)


@cache
def weights() -> NDArray[Any]:
    """Return the shipped weights: an array with one `NetworkWeights` record. Nobody writes to it."""
    return np.fromfile(SHIPPED, dtype_of(NetworkWeights))


def network_for(rules: Rules) -> Records[ValueNetwork]:
    """Return a network for hands by some rules; one that is not `present` where none is shipped."""
    network: NDArray[Any] = new(ValueNetwork)
    if plays(rules):
        network["present"] = 1
        network["weights"] = weights()
    return cast("Records[ValueNetwork]", network)
