"""Who weighs decisions, for reviews and for hints: worker threads that let everything else go first.

They stand even behind the computer opponents, for whom people wait.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias, TypeVar

from schwimmen.review import Decision, Question, weighed
from schwimmen.rules.fields import Rules
from schwimmen.server.bots import step_back

NICE: Final = 15
SEED: Final = 1
"""The same question is answered alike whenever it is asked."""

T = TypeVar("T")
Weigh: TypeAlias = Callable[..., Decision]
"""`weigh(question, rules, worlds=…, seed=…)`: what `schwimmen.review` offers."""


class Analysts:
    """The worker threads of a process for reviews and hints."""

    def __init__(self, weigh: Weigh = weighed, workers: int | None = None) -> None:
        self._weigh = weigh
        self.workers = workers or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(
            self.workers, thread_name_prefix="reviewing", initializer=step_back, initargs=(NICE,)
        )

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Let a thread do something; what has not begun when it is cancelled is not done."""
        return asyncio.get_running_loop().run_in_executor(self._pool, work)

    def weigh(self, question: Question, rules: Rules, worlds: int) -> asyncio.Future[Decision]:
        """Let a thread weigh a decision in that many worlds."""
        return self.do(lambda: self._weigh(question, rules, worlds=worlds, seed=SEED))

    def close(self) -> None:
        """Let go of the threads; what is being weighed is forgotten."""
        self._pool.shutdown(wait=False, cancel_futures=True)
