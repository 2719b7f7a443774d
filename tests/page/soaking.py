"""The command line of what `make soak` runs long: so many cases from a seed on, in portions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator


def portions(doc: str | None, at_once: int = sys.maxsize) -> Iterator[tuple[int, int]]:
    """Yield the first seed and the number of cases of each portion that the command line asks for."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for start in range(0, args.count, at_once):
        yield args.seed + start, min(at_once, args.count - start)


def say(line: str) -> None:
    """Write a line, which may hold what no encoding has."""
    sys.stdout.write(line.encode(errors="replace").decode() + "\n")


def compare(
    doc: str | None, differences: Callable[[int, int], Iterable[str]], told: str, at_once: int = sys.maxsize
) -> int:
    """Tell every difference, then how many there are; return 1 if there is one, else 0.

    `differences` takes the first seed and the number of cases; `told` says of what.
    """
    compared = different = 0
    for seed, count in portions(doc, at_once):
        compared += count
        for found in differences(seed, count):
            different += 1
            say(found)
    say(f"{compared} {told}, {different} different")
    return 1 if different else 0
