"""The value networks that are shipped, and the rules that they are for."""

from __future__ import annotations

import gzip
import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import Records, dtype_of, new
from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.players.value_network.network import FIRST, SECOND, NetworkWeights, ValueNetwork
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

FOLDER = Path(__file__).parent
"""Where the weights for each game are, a `NetworkWeights` record as gzip packs it: the page loads the same files."""
GAMES: Final = tuple(game for game in PRESETS if (FOLDER / f"{game}.bin").exists())
"""The games that have one."""

MATCH_FIELDS: Final = {
    *("units", "grace", "penalty_overflow", "chicken", "final_tie"),
    *("match_end", "match_length", "one_leader", "next_dealer", "direction"),
}
"""Fields of the rules that a hand does not depend on: they say what comes after it."""


def same_hand(one: Rules, other: Rules) -> bool:
    """Say whether hands by two sets of rules are played alike, whatever comes after them."""
    fields = set(RuleFields.__annotations__) - MATCH_FIELDS
    return all(np.array_equal(fields_of(one)[0][name], fields_of(other)[0][name]) for name in fields)


@cache
def game_of(rules: Rules) -> str | None:
    """Return the game whose network knows hands by some rules, or None."""
    return next((game for game in GAMES if same_hand(rules, PRESETS[game].rules)), None)


@cache
def weights(game: str) -> NDArray[Any]:
    """Return shipped weights: an array with one `NetworkWeights` record. Nobody writes to it."""
    return read(FOLDER / f"{game}.bin")


def read(path: Path) -> NDArray[Any]:
    """Return the weights of a file, packed: an array with one `NetworkWeights` record. Raises ValueError for others."""
    try:
        found = np.frombuffer(gzip.decompress(path.read_bytes()), dtype_of(NetworkWeights)).reshape(1)
        if 0 < found["wide"][0] <= FIRST and 0 < found["deep"][0] <= SECOND:  # kernels do not look where they read
            return found
    except (EOFError, ValueError, gzip.BadGzipFile, zlib.error):
        pass
    raise ValueError(f"{path.name}: expected the weights of a value network, got something else")


def network_for(rules: Rules) -> Records[ValueNetwork]:
    """Return a network for hands by some rules; one that is not `present` where none is shipped."""
    network: NDArray[Any] = new(ValueNetwork)
    game = game_of(rules)
    if game is not None:
        network["present"] = 1
        network["weights"] = weights(game)
    return cast("Records[ValueNetwork]", network)
