"""Simulations: many hands by some policy, on some cores, and how they end.

Hands are played in portions of a fixed size, each with a seed of its own, so that the numbers depend on the seed
alone and not on how many cores shared the work.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from schwimmen import cards
from schwimmen.arena.hands import bot_hands
from schwimmen.engine import chance
from schwimmen.engine.kernel import new, record_at
from schwimmen.engine.layout import END_WORDS, Table, View, fields_of
from schwimmen.engine.rollout import Tally, random_hands, value_of_bin
from schwimmen.players import LEVELS
from schwimmen.players.mind import Mind
from schwimmen.rules import Rules, Valuation
from schwimmen.worth import category_text, value_text

PORTIONS = {"random": 100_000}
"""Hands in one portion of work, by policy; others think longer."""
SMALL_PORTION = 500


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out: hands, moves, seconds of play alone (JIT warm), cores, and two distributions as counts."""

    hands: int
    moves: int
    seconds: float
    cores: int
    ends: dict[str, int]
    """How many hands ended in which way, by the words of the record; `stalled`: stopped by the guard of C-13."""
    values: dict[str, int]
    """How many hands were worth how much at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to simulate."""

    rules: Rules
    players: int
    policy: str
    hands: int
    seed: int
    cores: int = 1

    def __post_init__(self) -> None:
        """Refuse what cannot be played, saying what was expected and what came."""
        self.rules.check_players(self.players)
        if self.policy not in LEVELS:
            raise ValueError(f"policy: {self.policy!r} given, one of {', '.join(LEVELS)} expected")
        for name in ("hands", "cores"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name}: {getattr(self, name)} given, 1 or more expected")

    def portions(self) -> list[int]:
        """Return the sizes of the portions of work."""
        size = PORTIONS.get(self.policy, SMALL_PORTION)
        return [min(size, self.hands - begun) for begun in range(0, self.hands, size)]


def simulate(plan: Plan, progress: Callable[[int], None] = lambda _hands: None) -> Simulation:
    """Play the hands of a plan; `progress` is told how many more are done."""
    _portion(plan, -1, 1)  # compile, outside the measured time
    begun = time.perf_counter()
    tally, moves = new(Tally), 0
    for size, (part, played) in zip(plan.portions(), _run(plan), strict=True):
        for name in ("ends", "values"):
            tally[name] += part[name]
        moves += played
        progress(size)
    seconds = time.perf_counter() - begun
    return Simulation(plan.hands, moves, seconds, plan.cores, _ends(tally), _values(tally, plan.rules))


def _run(plan: Plan) -> Any:
    """Return the portions' results in order. Kernels release the interpreter, so threads use all cores."""
    numbered = list(enumerate(plan.portions()))
    if plan.cores == 1:
        return (_portion(plan, number, size) for number, size in numbered)
    pool = ThreadPoolExecutor(plan.cores)
    return pool.map(lambda item: _portion(plan, *item), numbered)


def _portion(plan: Plan, number: int, hands: int) -> tuple[Any, int]:
    table, tally = new(Table), new(Tally)
    table["pack"][0, : plan.rules.pack] = cards.pack_of(plan.rules.pack)
    table["rng"] = chance.seed_state(plan.seed, number)
    state, fields, counts = record_at(table), record_at(fields_of(plan.rules)), record_at(tally)
    if plan.policy == "random":
        return tally, int(random_hands(state, fields, plan.players, hands, counts))
    levels = np.full(plan.players, LEVELS.index(plan.policy), np.int64)
    view, mind, world, sight = (record_at(new(kind)) for kind in (View, Mind, Table, View))
    return tally, int(bot_hands(state, fields, view, mind, world, sight, levels, hands, counts))


def _ends(tally: Any) -> dict[str, int]:
    words = {int(end): word for end, word in END_WORDS.items()}
    return {words[end]: int(count) for end, count in enumerate(tally["ends"][0]) if count}


def _values(tally: Any, rules: Rules) -> dict[str, int]:
    """Return how often each value came, worst first; of categories their names."""
    counts = [(value_of_bin(index), int(count)) for index, count in enumerate(tally["values"][0]) if count]
    if rules.valuation == Valuation.BRAG:
        return {category_text(value): count for value, count in counts}
    return {value_text(value, rules): count for value, count in counts}
