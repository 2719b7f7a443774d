"""Much work of one kind, in portions as large as is right for the machine."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from schwimmen.workers import workers

Done = TypeVar("Done")

MOST = 64
"""Pieces of work in one portion at most."""

SPAN = 0.25
"""Seconds that a portion should take: long ones come late to the end, of short ones the bookkeeping takes longer."""


def in_portions(
    work: Callable[[range], list[Done]], numbers: range, cores: int, *, ray: str | None = None
) -> Generator[Done, None, None]:
    """Yield what comes of each number, in order: by the cores of this machine, or by a Ray cluster at an address."""
    pace = Pace()
    timed, portions = partial(_timed, work), pace.portions(numbers.start, numbers.stop)
    with workers(cores, ray) as each, closing(each(timed, portions)) as found:
        for portion, seconds in found:
            pace.learn(len(portion), seconds)
            yield from portion


def _timed(work: Callable[[range], list[Done]], numbers: range) -> tuple[list[Done], float]:
    begun = time.perf_counter()
    return work(numbers), time.perf_counter() - begun


@dataclass(slots=True)
class Pace:
    """How many pieces of work make a portion, from how long the last ones took. Results do not depend on it."""

    size: int = 1

    def portions(self, first: int, end: int) -> Iterator[range]:
        """Yield numbers in portions, each as large as is right when it is asked for."""
        while first < end:
            portion = range(first, min(first + self.size, end))
            yield portion
            first = portion.stop

    def learn(self, done: int, seconds: float) -> None:
        """Take in how long a portion of work took."""
        self.size = max(1, min(MOST, 2 * self.size, int(SPAN * done / max(seconds, 1e-6))))
