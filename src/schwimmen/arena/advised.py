"""Masters who heed other weights than those that are shipped, or none: to measure what a value network is worth."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.level import MASTER, Level, budget, choose_by_search
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.features import VERSION
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.players.value_network.shipped import read, same_hand
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import find
from schwimmen.rules.share import decode

UNAIDED: Final = "unaided"
"""The name of a master who heeds no value network."""

ENDING: Final = ".bin"
"""How a file of weights is called that a master is to heed, as `schwimmen learn` writes them."""


def is_advised(name: str) -> bool:
    """Say whether a name is one of these masters."""
    return name == UNAIDED or name.endswith(ENDING)


def network_named(name: str, rules: Rules) -> Records[ValueNetwork]:
    """Return what a master of some name heeds, in a record.

    Raises ValueError for a file that is not there, that holds no weights, or that knows hands by other rules.
    """
    return _network(None if name == UNAIDED else weights_for(Path(name), rules))


def _network(weights: NDArray[Any] | None) -> Records[ValueNetwork]:
    network: NDArray[Any] = new(ValueNetwork)
    if weights is not None:
        network["present"] = 1
        network["weights"] = weights
    return cast("Records[ValueNetwork]", network)


def weights_for(file: Path, rules: Rules) -> NDArray[Any]:
    """Return the weights of a file, an array with one `NetworkWeights` record, for hands by some rules.

    The rules that they have learned by, and of what features, stand in a `.json` beside them; where there is none, they
    are taken as they are. Raises ValueError for a file that is not there, that holds no weights, that knows hands by
    other rules, or that has learned of other features.
    """
    if not file.is_file():
        raise ValueError(f"weights: expected a file that `schwimmen learn` has written, got {file}")
    learned = _learned_by(file.with_suffix(".json"))
    if learned is not None and not same_hand(learned, rules):
        raise ValueError(f"weights: {file} has learned by other rules")
    return read(file)


def choose(view: NDArray[Any], rules: Rules, seed: int, *, name: str) -> str:
    """Return the token that a master of some name plays; the view, the rules and the seed as for `players.choose`."""
    states = new(SearchState)
    states["rng"] = chance.seed_state(seed)
    most = budget(MASTER, rules.hand_size, rules.swap_counts, rules.rounds, int(view[0]["players"]))
    seen = cast("Records[View]", view)
    network = _network(None if name == UNAIDED else _read_once(Path(name), rules))  # it works in it: not to be shared
    code = choose_by_search(Level.MASTER, seen, fields_of(rules), states, new(Table), most, network)
    return token_of(code, int(view[0]["hand"]), int(view[0]["table"]))


def _read_once(file: Path, rules: Rules) -> NDArray[Any]:
    """Return the weights of a file for one decision after another: it is read again only when it has been written."""
    written = file.stat() if file.is_file() else None
    stamp = (written.st_mtime_ns, written.st_size, written.st_ino) if written else None
    return _kept(file.absolute(), rules, stamp)


@lru_cache(maxsize=16)
def _kept(file: Path, rules: Rules, _stamp: tuple[int, int, int] | None) -> NDArray[Any]:
    return weights_for(file, rules)


def _learned_by(about: Path) -> Rules | None:
    """Return the rules that are told of beside weights, None if none are (`schwimmen distil` names none)."""
    if not about.is_file():
        return None
    try:
        told = json.loads(about.read_text(encoding="utf-8"))
        code, version = told.get("rules"), told.get("version", VERSION)
        learned = None if code is None else decode(code)
    except (ValueError, AttributeError):
        raise ValueError(f"weights: expected the code of rules in {about}") from None
    if version != VERSION:
        raise ValueError(f"weights: expected version {VERSION} of what a network sees, got {version} in {about}")
    return find(learned[0]).house(learned[1]) if learned else None
