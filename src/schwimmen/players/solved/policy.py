"""The shipped network of the solved strategy: what it holds, and where it may be played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from schwimmen.players.solved.belief import parts_of_hands
from schwimmen.players.solved.features import VERSION
from schwimmen.players.solved.net import Net
from schwimmen.players.value_network.shipped import same_hand
from schwimmen.rules.fields import Rules

SHIPPED = Path(__file__).with_name("policy.npz")

FORMAT = 3

WEIGHTS = [name for name in Net._fields if name != "parts_of"]
"""What a file holds."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A strategy for a hand for two."""

    net: Net
    about: dict[str, Any]
    """Where it comes from: `version` and `fingerprint` of the features, and the training's schedule."""

    def save(self, path: Path) -> None:
        """Write the file; the same policy gives the same bytes."""
        head = {"format": FORMAT, **self.about}
        with path.open("wb") as file:
            arrays = {name: getattr(self.net, name) for name in WEIGHTS}
            np.savez_compressed(file, about=np.array(json.dumps(head, sort_keys=True)), **arrays)

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read a file. Raises ValueError for one of another format or network, and for one that is something else."""
        about, weights = _read(path)
        came = about.pop("format", None), about.get("version")
        if came != (FORMAT, VERSION):
            expected = f"expected format {FORMAT}, network {VERSION}"
            raise ValueError(f"{path.name}: {expected}; got format {came[0]}, network {came[1]}")
        return cls(Net(**weights, parts_of=parts_of_hands()), about)


def _read(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what a file says of itself, and the arrays that it holds."""
    try:
        with np.load(path, allow_pickle=False) as file:
            there = [name for name in WEIGHTS if name in file]
            return json.loads(str(file["about"])), {name: file[name].astype(np.float32) for name in there}
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
        raise ValueError(f"{path.name}: expected the weights of a strategy, got something else") from None


@cache
def shipped() -> Policy:
    """Return the policy that belongs to this version."""
    return Policy.load(SHIPPED)


def check(rules: Rules, players: int) -> None:
    """Raise ValueError unless the solved strategy is one for such a hand."""
    if players != 2:
        raise ValueError(f"solved: expected hands for 2 players, got {players}")
    if not same_hand(rules, Rules()):
        raise ValueError("solved: expected the rules of a hand of preset 'schwimmen', got others")
