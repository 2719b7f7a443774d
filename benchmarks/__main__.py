"""`make bench`: measure in one run, print with spread, and put a dated section into docs/benchmarks.md.

Speeds of different programs are compared within one run on one machine; a figure without its ratio says little.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks import rivals
from benchmarks.measured import batch, bot, c_program, compiling, engine, replay, start
from benchmarks.report import Figure, commit, machine, put_first
from benchmarks.search import simulations
from schwimmen.players import LEVELS
from schwimmen.rules.presets import PRESETS

CORES = os.cpu_count() or 1
MOVES, STEPS, SEARCHED = "M moves/s", "M steps/s", "M simulations/s"
ONE = "random play of four, one core"
ALL = f"the same, {CORES} cores"
BARE = "the bare C program of this game"
BATCH = "batched environment of four with observations and masks, one core"
SEARCH = "search in a hand of four, one core"
FEWER = 300_000
"""Hands of a sample where every game is measured."""


def measure(what: str, unit: str, sample: Callable[[], float], *, rounds: int) -> Figure:
    """Take samples, the first of which warms up and does not count."""
    sample()
    found = Figure(what, unit, [sample() for _ in range(rounds)])
    print(found.row(), flush=True)
    return found


def own(rounds: int) -> list[Figure]:
    """Measure the engine, the environments and the search, in an order in which neighbours are compared."""
    figures = [measure(ONE, MOVES, engine(), rounds=rounds)]
    with tempfile.TemporaryDirectory() as folder:
        reference = c_program(Path(folder))
        if reference is not None:
            figures.append(measure(BARE, MOVES, reference, rounds=rounds))
    figures += [
        measure(ALL, MOVES, engine(CORES), rounds=rounds),
        measure("random play of four, not tailored to the game", MOVES, engine(tailored=False), rounds=rounds),
        measure(BATCH, STEPS, batch(), rounds=rounds),
        measure(f"the same, {CORES} threads", STEPS, batch(CORES), rounds=rounds),
        measure(SEARCH, SEARCHED, simulations(), rounds=rounds),
        measure("replay of whole matches", "k records/s", replay(), rounds=rounds),
    ]
    figures += [
        measure(f"slowest move of `{level}`, eight players", "ms", bot(level), rounds=rounds) for level in LEVELS
    ]
    return [*figures, measure("start of Python to the first legal moves", "s", start, rounds=rounds)]


def costs(rounds: int) -> list[Figure]:
    """Measure what each game costs, and how cost grows with players and tables."""
    figures = []
    for game in PRESETS:
        what = f"random play of {_players(game)}, `{game}`"
        for cores, where in ((1, "one core"), (CORES, f"{CORES} cores")):
            sample = engine(cores, game=game, players=_players(game), hands=FEWER)
            figures.append(measure(f"{what}, {where}", MOVES, sample, rounds=rounds))
    for players in (2, 3, 6, 8):
        what = f"random play of {players}, not tailored"
        figures.append(measure(what, MOVES, engine(players=players, tailored=False, hands=FEWER), rounds=rounds))
    batches = [(f"batched environment, {count} tables", batch(count=count)) for count in (16, 4096)]
    batches.append((f"batched environment, 4096 tables, {CORES} threads", batch(CORES, count=4096)))
    return figures + [measure(what, STEPS, sample, rounds=rounds) for what, sample in batches]


def _players(game: str) -> int:
    """Return four, or as many as can play."""
    low, high = PRESETS[game].rules.players
    return max(low, min(4, high))


def ratios(figures: list[Figure]) -> list[str]:
    """Return the ratios that mean something, as sentences."""
    by_name = {figure.what: figure.median for figure in figures}
    mine = by_name[ONE]
    told = []
    if BARE in by_name:
        told.append(f"One core reaches {mine / by_name[BARE]:.2f} of the bare C program.")
    told.append(f"{CORES} cores reach {by_name[ALL] / mine:.2f} times one core.")
    fastest = max((each for each in figures if each.what.startswith("open-spiel")), key=lambda each: each.median)
    told.append(f"Random play is {mine / fastest.median:.1f} times as fast as in {fastest.what}, the fastest there.")
    trees = [each for each in figures if each.unit == SEARCHED and each.what != SEARCH]
    rows = ", ".join(f"{by_name[SEARCH] / each.median:.1f} of {each.what}" for each in trees)
    return [*told, f"Simulations a second, as a multiple: {rows}."]


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
    parser.add_argument("--rounds", type=int, default=5, help="samples of each figure")
    parser.add_argument("--dry", action="store_true", help="print only, leave the file alone")
    args = parser.parse_args()
    figures = own(args.rounds)
    figures += rivals.figures(min(3, args.rounds))
    figures += costs(min(3, args.rounds))
    figures.append(Figure("compiling what a table needs", "s", [compiling()]))
    told = section(figures, args.rounds)
    print(told)
    if not args.dry:
        put_first(told)


if __name__ == "__main__":
    main()
