"""Training in rounds, from a checkpoint on: the same seed gives the same table, however often it was interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.kernel import new, record_at, rows_of
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.mind import Mind
from schwimmen.players.solved.policy import Policy
from schwimmen.players.solved.spot import ACTIONS, BUCKETS, SAFE, VERSION, Spot
from schwimmen.rules import Rules
from schwimmen.training.cfr import DEPTH, Frame, train_round
from schwimmen.training.fingerprint import fingerprint

FORMAT = 1
FULL = 255
"""What the weights of a bucket add up to."""

RARE = 0.03
"""Actions that are taken less often than this are left out: that rarely they are noise, not strategy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """What to train."""

    seed: int = 1
    rounds: int = 200
    """Rounds; regrets and strategies of round n weigh n."""
    hands: int = 10_000
    """Hands in a round."""
    skipped: int = 10
    """The first rounds, whose strategies are forgotten where there are more."""

    @property
    def lasting(self) -> dict[str, int]:
        """What stays the same when more rounds are asked for."""
        return {name: value for name, value in asdict(self).items() if name != "rounds"}

    def __post_init__(self) -> None:
        """Refuse what cannot be trained."""
        for name in ("rounds", "hands"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: {getattr(self, name)} given, 1 or more expected")


def _grid() -> NDArray[np.float64]:
    return np.zeros((BUCKETS, ACTIONS))


@dataclass(slots=True)
class Training:
    """A training in progress."""

    schedule: Schedule
    done: int = 0
    """Finished rounds."""
    regrets: NDArray[np.float64] = field(default_factory=_grid)
    sums: NDArray[np.float64] = field(default_factory=_grid)
    """The strategies so far, added up by their weights."""

    def train(self, progress: Callable[[Training], None] = lambda _training: None) -> None:
        """Train up to the last round; `progress` is told after each."""
        tables, rules, view = rows_of(new(Table, DEPTH)), record_at(fields_of(Rules())), record_at(new(View))
        spots, frames, minds = rows_of(new(Spot, DEPTH)), rows_of(new(Frame, DEPTH)), new(Mind)
        while self.done < self.schedule.rounds:
            if self.done == self.schedule.skipped:
                self.sums[:] = 0
            minds["rng"] = chance.seed_state(self.schedule.seed, self.done)
            mind, weight, hands = record_at(minds), float(self.done + 1), self.schedule.hands
            train_round(tables, rules, view, spots, frames, mind, self.regrets, self.sums, hands, weight)
            self.done += 1
            progress(self)

    def save(self, path: Path) -> None:
        """Write a checkpoint, whole or not at all."""
        head = {"format": FORMAT, "version": VERSION, "schedule": self.schedule.lasting, "done": self.done}
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, head=np.array(json.dumps(head)), regrets=self.regrets, sums=self.sums)
        part.replace(path)

    @classmethod
    def load(cls, path: Path, schedule: Schedule) -> Training:
        """Read a checkpoint of the same schedule; other numbers of rounds are fine, fewer than are done are not.

        Raises ValueError for another schedule, OSError where there is none.
        """
        with np.load(path, allow_pickle=False) as file:
            head: dict[str, Any] = json.loads(str(file["head"]))
            regrets, sums = file["regrets"], file["sums"]
        expected = {"format": FORMAT, "version": VERSION, "schedule": schedule.lasting}
        for name, value in expected.items():
            if head.get(name) != value:
                raise ValueError(f"{path.name}: {name} {value} expected, {head.get(name)} came")
        if head["done"] > schedule.rounds:
            raise ValueError(f"{path.name}: {head['done']} rounds are done, {schedule.rounds} asked for")
        return cls(schedule, head["done"], regrets, sums)

    def policy(self) -> Policy:
        """Return the average strategy, rounded to 255ths."""
        about = self.schedule.lasting | {"version": VERSION, "fingerprint": fingerprint(), "rounds": self.done}
        return Policy(rounded(self.sums), about)


def rounded(sums: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return strategies as weights that add up to `FULL` in each row, without rare actions; empty rows stay empty."""
    totals = sums.sum(axis=1, keepdims=True)
    met = totals[:, 0] > 0
    shares = np.divide(sums, totals, out=np.zeros_like(sums), where=totals > 0)
    shares[shares < RARE] = 0
    shares[met] /= shares[met].sum(axis=1, keepdims=True)
    weights = np.floor(shares * FULL)
    best = np.where(met, shares.argmax(axis=1), SAFE)
    weights[np.arange(len(weights)), best] += np.where(met, FULL - weights.sum(axis=1), 0)
    return weights.astype(np.uint8)
