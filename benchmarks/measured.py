"""What `make bench` measures of this project: each a function that returns a sampler."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from schwimmen.rules.presets import find

HERE = Path(__file__).parent

HANDS = 2_000_000
RECORDS = 300
BATCH_STEPS = 2000
FIRST = "import schwimmen; schwimmen.Game(players=4, seed=1).legal()"
ALL = "from schwimmen.cli.warmup import warm_up; warm_up()"


def engine(
    cores: int = 1, *, game: str = "schwimmen", players: int = 4, tailored: bool = True, hands: int = HANDS
) -> Callable[[], float]:
    """Million moves a second of random play, JIT warm.

    On one core the time is the processor's, as the C program counts it; on several it is that of the clock.
    """
    from schwimmen.arena.simulate import Experiment, simulate

    experiment = Experiment(
        rules=find(game).rules, players=players, policy="random", hands=hands, seed=1, cores=cores, tailored=tailored
    )

    def sample() -> float:
        begun = time.process_time()
        result = simulate(experiment)
        return result.moves / (result.seconds if cores > 1 else time.process_time() - begun) / 1e6

    return sample


def c_program(folder: Path) -> Callable[[], float] | None:
    """Million moves a second of the bare C program of this one game; None without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = folder / "schwimmen"
    subprocess.run([compiler, "-O3", "-march=native", HERE / "schwimmen.c", "-o", program], check=True)

    def sample() -> float:
        out = subprocess.run([program, str(HANDS)], check=True, capture_output=True, text=True).stdout
        moves, seconds, _ = out.split()
        return int(moves) / float(seconds) / 1e6

    return sample


def batch(threads: int = 1, *, count: int = 256) -> Callable[[], float]:
    """Million steps a second of the batched environment: four players, random actions sampled from the masks."""
    from schwimmen.envs.batch import Batch

    tables = Batch(tables=count, players=4, seed=1, threads=threads, tailored=True)
    steps = BATCH_STEPS * 256 // count
    clock = time.perf_counter if threads > 1 else time.process_time

    def sample() -> float:
        begun = clock()
        for _ in range(steps):
            tables.step(tables.sample())
        return steps * len(tables.to_move) / (clock() - begun) / 1e6

    return sample


def replay() -> Callable[[], float]:
    """Thousand records a second, each a whole match of two to six players, in one process."""
    from schwimmen.match import record

    lines = [_random_match(seed) for seed in range(RECORDS)]

    def sample() -> float:
        begun = time.perf_counter()
        for line in lines:
            record.answer(line)
        return len(lines) / (time.perf_counter() - begun) / 1e3

    return sample


def _random_match(seed: int) -> str:
    from schwimmen import Game

    chance = random.Random(seed)
    game = Game(players=2 + seed % 5, seed=seed)
    while not game.over:
        if game.phase == "deal":
            game.deal()
        else:
            game.play(chance.choice(game.legal()))
    return json.dumps(game.record())


def bot(level: str) -> Callable[[], float]:
    """Milliseconds that a computer opponent takes for a move in a game of eight: the slowest of some."""
    from schwimmen import Game
    from schwimmen.players import choose

    def sample() -> float:
        game, slowest, thinking = Game(players=8, seed=3), 0.0, 0
        while thinking < 30:
            if game.to_move is None:
                game = Game(players=8, seed=thinking)
                continue
            begun = time.perf_counter()
            move = choose(level, game.look(game.to_move), game.rules, thinking)
            slowest = max(slowest, time.perf_counter() - begun)
            thinking += 1
            game.play(move)
        return slowest * 1e3

    return sample


def start() -> float:
    """Seconds from nothing to the first legal moves in a new process."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST], check=True)
    return time.perf_counter() - begun


def compiling() -> float:
    """Seconds in which everything that a table needs is compiled, once per installation."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", ALL], check=True, env=os.environ | {"SCHWIMMEN_CACHE": folder})
        return time.perf_counter() - begun
