"""Simulations: many hands by some policy, on some cores, and how they end.

Hands are played in portions of a fixed size, each with a seed of its own, so that the numbers depend on the seed and
that size alone, and not on how many cores shared the work, or whether a GPU did it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from schwimmen import cards
from schwimmen.arena.gpu import Gpu, on_gpu
from schwimmen.arena.hands import bot_hands
from schwimmen.engine import chance
from schwimmen.engine.combinations import CATEGORY
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import END_WORDS, Table, fields_of
from schwimmen.engine.rollout import Tally, random_hands, value_of_bin
from schwimmen.engine.tailored import tailored
from schwimmen.match.values import combination_of, value_text
from schwimmen.players import OPPONENTS
from schwimmen.players.scratch import scratch_for
from schwimmen.rules.combinations import NAMES, TELLS, Tells
from schwimmen.rules.enums import Valuation
from schwimmen.rules.fields import Rules
from schwimmen.workers import on_cores

PORTIONS = {"random": 100_000, "expert": 5, "master": 5}
"""Hands in one portion of work, by policy; others think longer than chance, and less than these."""
SMALL_PORTION = 500

DEVICES = ("cpu", "cuda")

TAILORED_FROM = 50_000_000
"""Hands by random play from which compiling the engine for these rules alone is worth the time."""


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
    device: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Experiment:
    """What to simulate."""

    rules: Rules
    players: int
    policy: str
    hands: int
    seed: int
    cores: int = 1
    tailored: bool = False
    """Whether random play runs on kernels compiled for these rules alone (`engine.tailored`), however few hands."""
    device: str = "cpu"
    """Where: `cpu`, or `cuda`, an NVIDIA GPU, which plays at random only."""
    portion: int | None = None
    """Hands in one portion of work, None: as `PORTIONS` says. A GPU needs thousands of portions to be busy."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played, saying what was expected and what came."""
        self.rules.check_players(self.players)
        if self.policy not in OPPONENTS:
            raise ValueError(f"policy: expected one of {', '.join(OPPONENTS)}, got {self.policy!r}")
        if self.device not in DEVICES:
            raise ValueError(f"device: expected one of {', '.join(DEVICES)}, got {self.device!r}")
        if self.device == "cuda" and self.policy != "random":
            raise ValueError(f"policy: expected random, got {self.policy!r}: a GPU plays at random only")
        for name in ("hands", "cores", "portion"):
            if (given := getattr(self, name)) is not None and given < 1:
                raise ValueError(f"{name}: expected 1 or more, got {given}")

    def portions(self) -> list[int]:
        """Return the sizes of the portions of work."""
        size = self.portion or PORTIONS.get(self.policy, SMALL_PORTION)
        return [min(size, self.hands - begun) for begun in range(0, self.hands, size)]


def simulate(experiment: Experiment, progress: Callable[[int], None] = lambda _hands: None) -> Simulation:
    """Play the hands of an experiment; `progress` is told how many more are done.

    Raises OSError or ModuleNotFoundError where the experiment asks for a GPU and none can be used.
    """
    parts = _prepared(experiment)
    begun = time.perf_counter()
    tally, moves = new(Tally), 0
    for hands, part, played in parts:
        for name in ("ends", "values"):
            tally[name] += part[name]
        moves += played
        progress(hands)
    seconds = time.perf_counter() - begun
    return Simulation(
        experiment.hands,
        moves,
        seconds,
        experiment.cores,
        _ends(tally),
        _values(tally, experiment.rules),
        experiment.device,
    )


def _prepared(experiment: Experiment) -> Iterator[tuple[int, Any, int]]:
    """Compile, outside the measured time; return what plays, and yields hands, tally and moves of each part."""
    if experiment.device == "cuda":
        return on_gpu(Gpu(experiment.rules, experiment.players), experiment.seed, experiment.portions())
    _portion(experiment, -1, 1)
    return on_cores(
        lambda portion: _portion(experiment, *portion), enumerate(experiment.portions()), cores=experiment.cores
    )


def _portion(experiment: Experiment, number: int, hands: int) -> tuple[int, Any, int]:
    table, tally = new(Table), new(Tally)
    table["pack"][0, : experiment.rules.pack] = cards.pack_of(experiment.rules.pack)
    table["rng"] = chance.seed_state(experiment.seed, number)
    state, fields, counts = table[0], fields_of(experiment.rules)[0], tally[0]
    if experiment.policy == "random":
        fits = experiment.tailored or experiment.hands >= TAILORED_FROM
        play = tailored(random_hands, experiment.rules, experiment.players) if fits else random_hands
        return hands, tally, int(play(state, fields, experiment.players, hands, counts))
    levels = np.full(experiment.players, OPPONENTS[experiment.policy], np.int64)
    return hands, tally, int(bot_hands(state, fields, scratch_for(experiment.rules)[0], levels, hands, counts))


def _ends(tally: Any) -> dict[str, int]:
    words = {int(end): word for end, word in END_WORDS.items()}
    return {words[end]: int(count) for end, count in enumerate(tally["ends"][0]) if count}


def _values(tally: Any, rules: Rules) -> dict[str, int]:
    """Return how often each value came, worst first; of categories their names."""
    counts = [(value_of_bin(index), int(count)) for index, count in enumerate(tally["values"][0]) if count]
    return {_counted(value, rules): count for value, count in counts}


def _counted(value: int, rules: Rules) -> str:
    """Return what stands beside the number of hands of a value, or of a combination."""
    if rules.valuation != Valuation.COMBINATIONS:
        return value_text(value, rules)
    formed = combination_of(value, rules)
    return value_text(value, rules) if TELLS[formed] == Tells.POINTS and not value >> CATEGORY else NAMES[formed]
