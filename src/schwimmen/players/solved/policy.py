"""The shipped table of the solved strategy: what it holds, and where it may be played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.players.solved.spot import ACTIONS, BUCKETS, VERSION
from schwimmen.rules import Rules

SHIPPED = Path(__file__).with_name("policy.npz")

FORMAT = 1

MATCH_FIELDS = {
    *("units", "grace", "penalty_overflow", "chicken", "final_tie"),
    *("match_end", "match_length", "one_leader", "next_dealer", "direction"),
}
"""Fields of the rules that a hand for two does not depend on: they say what comes after it."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A strategy for a hand for two, bucket by bucket."""

    weights: NDArray[np.uint8]
    """For each bucket the weight of each action, adding up to 255; all 0 for a bucket that was never met."""
    about: dict[str, Any]
    """Where it comes from: `version` and `fingerprint` of the abstraction, `seed`, `rounds`, `hands` of a round."""

    def save(self, path: Path) -> None:
        """Write the file; the same policy gives the same bytes."""
        head = {"format": FORMAT, **self.about}
        with path.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(head, sort_keys=True)), weights=self.weights)

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read a file. Raises ValueError for one of another format or abstraction."""
        with np.load(path, allow_pickle=False) as file:
            about, weights = json.loads(str(file["about"])), file["weights"]
        came = about.pop("format", None), about.get("version"), weights.shape
        if came != (FORMAT, VERSION, (BUCKETS, ACTIONS)):
            expected = f"format {FORMAT}, abstraction {VERSION} with shape {(BUCKETS, ACTIONS)} expected"
            raise ValueError(f"{path.name}: {expected}; format {came[0]}, abstraction {came[1]} with {came[2]} came")
        return cls(weights, about)


@cache
def shipped() -> Policy:
    """Return the policy that belongs to this version."""
    return Policy.load(SHIPPED)


@cache
def plays(rules: Rules) -> bool:
    """Say whether a hand by some rules is the one that was solved."""
    given, solved = fields_of(rules)[0], fields_of(Rules())[0]
    names = set(RuleFields.__annotations__) - MATCH_FIELDS
    return all(np.array_equal(given[name], solved[name]) for name in names)


def check(rules: Rules, players: int) -> None:
    """Raise ValueError unless the solved strategy is one for such a hand."""
    if players != 2:
        raise ValueError(f"solved: hands for 2 players expected, {players} came")
    if not plays(rules):
        raise ValueError("solved: the rules of a hand of preset 'schwimmen' expected, others came")
