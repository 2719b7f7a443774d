"""How processes that share a store hear of each other: which logs have grown or are gone, who is connected where.

With SQLite there is one process, and nothing to hear. With PostgreSQL news travels by LISTEN/NOTIFY; what is lost
while the database is away is made up for by looking at every table again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy.engine import make_url

from schwimmen.server.store.store import FORGOTTEN, GONE, Store
from schwimmen.server.store.writer import CHANNEL

log = logging.getLogger(__name__)

HERE = "schwimmen_here"
BEAT_SECONDS = 0.5
SILENCE_SECONDS = 1.5
"""A process that has not been heard of for so long is gone."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to a table at other processes."""

    members: frozenset[str] = frozenset()
    watching: int = 0
    processes: frozenset[str] = frozenset()


NOBODY = Elsewhere()


@dataclass(slots=True)
class Ears:
    """What somebody wants to hear."""

    log: Callable[[str], None]
    """The log of a table has grown, by another process."""
    here: Callable[[str], None]
    """Who is connected to a table elsewhere has changed."""
    gone: Callable[[str], None]
    """A table was deleted, by another process."""
    forgotten: Callable[[str], None]
    """Somebody's traces were deleted from the log of a table, by another process."""
    again: Callable[[], Awaitable[None]]
    """Something may have been missed: look at every table. What it raises is tried again."""


class Bus:
    """One process alone."""

    async def start(self, ears: Ears) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Listen no more."""

    def here(self, table_id: str, members: frozenset[str], watching: int) -> None:
        """Tell the others who is connected to a table in this process."""

    def elsewhere(self, table_id: str) -> Elsewhere:  # noqa: ARG002
        """Return who is connected to a table at other processes."""
        return NOBODY


@dataclass(slots=True)
class _Process:
    heard: float
    tables: dict[str, tuple[frozenset[str], int]] = field(default_factory=dict)


class PostgresBus(Bus):
    """Many processes on one PostgreSQL."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._own: dict[str, tuple[frozenset[str], int]] = {}
        self._others: dict[str, _Process] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def start(self, ears: Ears) -> None:
        """Begin to listen."""
        self._ears = ears
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._speak, self._beat)]

    async def stop(self) -> None:
        """Listen and speak no more: the others notice the silence."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    def here(self, table_id: str, members: frozenset[str], watching: int) -> None:
        """Tell the others who is connected to a table in this process."""
        if members or watching:
            first = table_id not in self._own
            self._own[table_id] = (members, watching)
            self._say(t=table_id, m=sorted(members), w=watching, ask=first)
        elif self._own.pop(table_id, None):
            self._say(t=table_id, m=[], w=0, ask=False)

    def elsewhere(self, table_id: str) -> Elsewhere:
        """Return who is connected to a table at other processes."""
        found = {name: each.tables[table_id] for name, each in self._others.items() if table_id in each.tables}
        members = frozenset().union(*(members for members, _ in found.values())) if found else frozenset()
        return Elsewhere(members, sum(watching for _, watching in found.values()), frozenset(found))

    # ------------------------------------------------------------ speaking

    def _say(self, **told: Any) -> None:
        self._outbox.put_nowait({"p": self._store.process, **told})

    async def _speak(self) -> None:
        while True:
            told = await self._outbox.get()
            with suppress(Exception):  # the next beat tells it again
                await asyncio.to_thread(self._notify, orjson.dumps(told).decode())

    def _notify(self, note: str) -> None:
        with self._store.engine.begin() as connection:
            connection.exec_driver_sql("SELECT pg_notify(%(channel)s, %(note)s)", {"channel": HERE, "note": note})

    async def _beat(self) -> None:
        """Say again and again that this process lives, and notice who has fallen silent."""
        while True:
            self._say()
            await asyncio.sleep(BEAT_SECONDS)
            for name, other in list(self._others.items()):
                if time.monotonic() - other.heard > SILENCE_SECONDS:
                    del self._others[name]
                    for table_id in other.tables:
                        self._ears.here(table_id)

    # ------------------------------------------------------------ listening

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # noqa: BLE001 - whatever broke the line, it is laid again
                log.warning("listening broke off: %s", type(error).__name__)
                await asyncio.sleep(BEAT_SECONDS)

    async def _listen_once(self) -> None:
        import psycopg

        where = make_url(self._store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(where, autocommit=True) as connection:
            ears = {CHANNEL: self._ears.log, GONE: self._ears.gone, FORGOTTEN: self._ears.forgotten}
            for channel in (HERE, *ears):
                await connection.execute(f"LISTEN {channel}")
            await self._ears.again()
            for table_id, (members, watching) in self._own.items():
                self._say(t=table_id, m=sorted(members), w=watching, ask=True)
            async for notice in connection.notifies():
                if notice.channel == HERE:
                    self._hear_here(orjson.loads(notice.payload))
                else:
                    self._hear(ears[notice.channel], notice.payload)

    def _hear(self, ear: Callable[[str], None], payload: str) -> None:
        """Hear of tables to which another process has done something."""
        process, *tables = payload.split(" ")
        if process != self._store.process:
            for table_id in tables:
                ear(table_id)

    def _hear_here(self, told: dict[str, Any]) -> None:
        if told["p"] == self._store.process:
            return
        other = self._others.setdefault(told["p"], _Process(0))
        other.heard = time.monotonic()
        table_id = told.get("t")
        if table_id is None:
            return
        before = other.tables.pop(table_id, None)
        if told["m"] or told["w"]:
            other.tables[table_id] = (frozenset(told["m"]), told["w"])
        if told["ask"] and table_id in self._own:
            members, watching = self._own[table_id]
            self._say(t=table_id, m=sorted(members), w=watching, ask=False)
        # Who hears tells again who is connected here: without an end, if nothing new were an occasion.
        if other.tables.get(table_id) != before:
            self._ears.here(table_id)


def bus_of(store: Store) -> Bus:
    """Return the bus that fits a store."""
    return PostgresBus(store) if store.shared else Bus()
