"""Computer opponents at a table: they think in worker threads, at a pace that people can follow.

How long one seems to think depends on the pace of the table and on chance, never on its cards: thinking runs beside the
pause, and takes less time than the shortest one unless many tables share the cores. It never holds the interpreter, so
the threads of all tables take turns at the cores, and the event loop goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from schwimmen.rules.fields import Rules
from schwimmen.server.protocol.common import Pace
from schwimmen.server.table.inputs import Rest, Rested, Think, Thought

log = logging.getLogger(__name__)

THINKING_NICE = 10
"""How far a thinking thread steps back behind the others."""

Choose: TypeAlias = Callable[..., str]
"""`choose(level, view, rules, seed, memory=…)` returns a token: what `schwimmen.players` offers."""

PAUSES: dict[Pace, tuple[float, float]] = {"relaxed": (1.2, 2.2), "brisk": (0.45, 0.6), "instant": (0, 0)}
"""Shortest and longest time that a computer opponent takes, in seconds."""

RESTS: dict[Pace, float] = {"relaxed": 5, "brisk": 2.5, "instant": 0}
"""Seconds between two hands that are played without people."""

READING: dict[Pace, float] = {"relaxed": 1 / 14, "brisk": 1 / 24, "instant": 0}
"""Seconds more for each letter that people read meanwhile."""


def choose_now(  # noqa: PLR0917 - the signature of the players' room
    level: str, view: Any, rules: Rules, seed: int, *, memory: str
) -> str:
    """Ask the players' room for a move; it is loaded when the first opponent has to decide."""
    from schwimmen.players import choose

    return choose(level, view, rules, seed, memory=memory)


class Thinkers:
    """The worker threads in which computer opponents think, for all tables together."""

    def __init__(self, choose: Choose = choose_now, workers: int | None = None) -> None:
        self._choose = choose
        self.observe: Callable[[float], None] = _nobody
        """Is told how long each thought took, in seconds."""
        self._pool = ThreadPoolExecutor(
            workers or os.cpu_count() or 1, thread_name_prefix="thinking", initializer=step_back
        )

    def close(self) -> None:
        """Let go of the threads; what is being thought is forgotten."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, asked: Think) -> Thought:
        """Let a computer opponent decide, and take the time that people need to follow."""
        pause = random.uniform(*PAUSES[asked.pace])
        deciding = asyncio.get_running_loop().run_in_executor(self._pool, self._decide, asked)
        token, _ = await asyncio.gather(deciding, asyncio.sleep(pause))
        return Thought(asked.turn, token)

    @staticmethod
    async def rest(asked: Rest) -> Rested:
        """Wait for what nobody has to ask for: the next hand, or what comes after something to read."""
        await asyncio.sleep(RESTS[asked.pace] + asked.letters * READING[asked.pace])
        return Rested(asked.turn)

    def _decide(self, asked: Think) -> str:
        started = time.perf_counter()
        try:
            return self._choose(asked.level, asked.view, asked.rules, secrets.randbits(63), memory=asked.memory)
        except Exception:
            log.exception("a computer opponent (%s) could not decide", asked.level)
            return ""
        finally:
            self.observe(time.perf_counter() - started)


def step_back(nice: int = THINKING_NICE) -> None:
    """Let everything else go before this thread: who thinks may be a little later, who moves must be heard at once."""
    if sys.platform == "linux":  # elsewhere this would be for the whole process
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)


def _nobody(_seconds: float) -> None:
    """Tell nobody."""
