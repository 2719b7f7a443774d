"""`make bench`: measure in one run, print with spread, and put a dated section into docs/benchmarks.md.

Speeds of different programs are compared within one run on one machine; a figure without its ratio says little.
"""

from __future__ import annotations

import argparse
import datetime as dt
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

from benchmarks.report import Figure, commit, machine, put_first

HERE = Path(__file__).parent

HANDS = 2_000_000
RECORDS = 300


def measure(what: str, unit: str, sample: Callable[[], float], *, rounds: int) -> Figure:
    """Take samples, the first of which warms up and does not count."""
    sample()
    return Figure(what, unit, [sample() for _ in range(rounds)])


# ---------------------------------------------------------------- what is measured


def engine(cores: int) -> Callable[[], float]:
    """Million moves a second of random play: four players, full rules, JIT warm."""
    from schwimmen.arena.simulate import Plan, simulate
    from schwimmen.rules import Rules

    def sample() -> float:
        result = simulate(Plan(rules=Rules(), players=4, policy="random", hands=HANDS, seed=1, cores=cores))
        return result.moves / result.seconds / 1e6

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


def replay() -> Callable[[], float]:
    """Thousand records a second, each a whole match of two to six players, in one process."""
    from schwimmen import record

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
    """Seconds from nothing to the first legal moves in a new process, kernels compiled before."""
    begun = time.perf_counter()
    code = "import schwimmen; schwimmen.Game(players=4, seed=1).legal()"
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begun


# ---------------------------------------------------------------- what is written


def run(rounds: int) -> list[Figure]:
    """Measure everything, in an order in which neighbours are compared."""
    figures = [measure("random play, four players, one core", "M moves/s", engine(1), rounds=rounds)]
    with tempfile.TemporaryDirectory() as folder:
        reference = c_program(Path(folder))
        if reference is not None:
            figures.append(measure("the bare C program of this game", "M moves/s", reference, rounds=rounds))
    cores = os.cpu_count() or 1
    figures.append(measure(f"random play, four players, {cores} cores", "M moves/s", engine(cores), rounds=rounds))
    figures.append(measure("replay of whole matches", "k records/s", replay(), rounds=rounds))
    figures += [
        measure(f"slowest move of `{level}`, eight players", "ms", bot(level), rounds=rounds) for level in LEVELS
    ]
    figures.append(measure("start of Python to the first legal moves", "s", start, rounds=rounds))
    return figures


LEVELS = ("random", "beginner", "club")


def ratios(figures: list[Figure]) -> list[str]:
    """Return the ratios that mean something, as sentences."""
    by_name = {figure.what: figure.median for figure in figures}
    own = by_name["random play, four players, one core"]
    told = []
    if reference := by_name.get("the bare C program of this game"):
        told.append(f"One core reaches {own / reference:.2f} of the bare C program.")
    cores = os.cpu_count() or 1
    told.append(f"{cores} cores reach {by_name[f'random play, four players, {cores} cores'] / own:.2f} times one core.")
    return told


def section(figures: list[Figure], rounds: int) -> str:
    """Return the dated section of one run."""
    today = dt.datetime.now(tz=dt.UTC).date()
    head = (
        f"## {today}, commit {commit()}\n\n`make bench`, {rounds} samples each after one that warms up; {machine()}\n"
    )
    table = ["| what | median | least – greatest | unit |", "|---|---|---|---|", *(figure.row() for figure in figures)]
    return "\n".join([head, *table, "", *ratios(figures), "", ""])


def main() -> None:
    """Run, print, and put the section first in the file unless told not to."""
    parser = argparse.ArgumentParser(prog="benchmarks", description="Measure speed, in one run, with spread.")
    parser.add_argument("--rounds", type=int, default=7, help="samples of each figure")
    parser.add_argument("--dry", action="store_true", help="print only, leave the file alone")
    args = parser.parse_args()
    told = section(run(args.rounds), args.rounds)
    print(told)
    if not args.dry:
        put_first(told)


if __name__ == "__main__":
    main()
