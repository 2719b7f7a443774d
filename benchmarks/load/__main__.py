"""`make load`: our server under many tables, beside boardgame.io's, and a dated section in docs/benchmarks.md.

Two loads. *As fast as it goes*: everybody moves as soon as it is his turn; servers take turns, each on a core of its
own, and what counts is moves for each second of processor time. *As people play*: many tables with four connected
people and a `club` opponent each, a move every few seconds; what counts is how soon all have seen it.
"""

from __future__ import annotations

import argparse
import datetime as dt
import statistics

from benchmarks.load import own, peer
from benchmarks.load.measure import Plan, Run
from benchmarks.report import Figure, commit, machine, put_first

FAST = Plan(tables=50, seconds=8)
SLOW = Plan(tables=1000, seconds=20, warm=8, think=3.5)
"""A move a table every three seconds: people think 3.5 s, computer opponents answer at once, hands begin again."""


def fast(rounds: int) -> dict[str, list[Run]]:
    """Measure both servers in turn, as fast as it goes; the first pair warms up and does not count."""
    found: dict[str, list[Run]] = {"own": [], "peer": []}
    for number in range(rounds + 1):
        pair = {"own": own.measure(FAST, people=4, bots=0), "peer": peer.measure(FAST)}
        for name, run in pair.items():
            print(f"{name}: {run.per_core_second:,.0f} moves/s a core, p99 {run.p99_ms:.0f} ms", flush=True)
            found[name] += [run] if number else []
    return found


def section(found: dict[str, list[Run]], slow: Run) -> str:
    """Return the dated section."""
    names = {"own": "this server, SQLite", "peer": f"boardgame.io {found['peer'][0].more['boardgame.io']}, in memory"}
    figures = [
        Figure(f"{names[name]}, moves a second a core", "moves/s", [run.per_core_second for run in runs])
        for name, runs in found.items()
    ]
    table = ["| what | median | least – greatest | unit |", "|---|---|---|---|", *(figure.row() for figure in figures)]
    ratio = statistics.median(figures[0].samples) / statistics.median(figures[1].samples)
    per_table = slow.rss_mb / SLOW.tables
    told = [
        f"## {dt.datetime.now(tz=dt.UTC).date()}, commit {commit()}, under load",
        "",
        f"`make load`; {machine()}",
        "",
        (
            f"{FAST.tables} tables of four people who move as soon as they can, {FAST.seconds:.0f} s, "
            "the servers in turn, server and clients on a core each:"
        ),
        "",
        *table,
        "",
        f"This server makes {ratio:.2f} times as many moves a second a core, each of them committed to the disk.",
        "",
        (
            f"{SLOW.tables} tables, four connected people and a `club` opponent each, {SLOW.seconds:.0f} s, "
            f"both cores for all: {slow.per_second:,.0f} moves of people a second. "
            f"From a move to all four seats seeing it: median {slow.median_ms:.1f} ms, "
            f"99th percentile {slow.p99_ms:.1f} ms, longest {slow.max_ms:.0f} ms. "
            f"The server took {slow.server_cpu / slow.seconds:.2f} cores, thinking included, "
            f"and {slow.rss_mb:,.0f} MiB, {per_table * 1024:,.0f} KiB a table with its connections "
            "and its share of the program."
        ),
        "",
        "",
    ]
    return "\n".join(told)


def main() -> None:
    """Measure, print, and put the section first in the file unless told not to."""
    parser = argparse.ArgumentParser(prog="benchmarks.load", description="Measure servers under load.")
    parser.add_argument("--rounds", type=int, default=3, help="pairs of runs as fast as it goes")
    parser.add_argument("--dry", action="store_true", help="print only, leave the file alone")
    args = parser.parse_args()
    told = section(fast(args.rounds), own.measure(SLOW, people=4, bots=1, apart=False))
    print(told)
    if not args.dry:
        put_first(told)


if __name__ == "__main__":
    main()
