"""The one thread that writes: what comes while it commits is committed together the next time.

So a thousand tables cost hardly more commits than one, and nobody waits longer than for two. What comes in one turn of
the event loop is handed over together: to wake the thread takes as long as to decide a move.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine, bindparam, text, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from schwimmen.server.store.schema import log, tables

logger = logging.getLogger(__name__)

Key: TypeAlias = tuple[str, int]
"""A row of a log: of which table, and its number."""

Row: TypeAlias = tuple[str, int, float, str]
"""What is inserted (`COLUMNS`)."""

MOST_AT_ONCE = 500
COLUMNS = ("table_id", "seq", "at", "row")
PLAIN, ONE = 'INSERT INTO log (table_id, seq, at, "row") VALUES ', "(?, ?, ?, ?)"
CHANNEL = "schwimmen_log"
NOTE_BYTES = 7000
"""PostgreSQL carries less than 8000 bytes in a notice."""


class StoreDown(Exception):
    """The database does not answer now. What was being written may or may not have been committed."""


class Brief(NamedTuple):
    """What is looked for without reading the log of a table."""

    listed: bool
    due: float | None
    hands: int = 0
    """Hands dealt so far: with each the table counts as used again."""


@dataclass(slots=True)
class Write:
    """A row for the log (empty where only the brief is new), and who waits for it."""

    table_id: str
    seq: int
    at: float
    row: str
    brief: Brief | None
    """None while it is as it was."""
    done: asyncio.Future[bool] | None = field(repr=False)


class Writer:
    """Writes rows for all tables of this process."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._insert = insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
        self._connection: Connection | None = None
        """Kept from commit to commit, by the writing thread alone; whatever goes wrong, the next one gets a new one."""
        self._fresh: list[Write] = []
        """What has come in this turn of the event loop."""
        self._queue: queue.SimpleQueue[list[Write]] = queue.SimpleQueue()
        """What was handed over; an empty list ends the thread."""
        self._thread = threading.Thread(target=self._work, name="writing", daemon=True)
        self._thread.start()
        self.commits = 0
        self.observe: Callable[[float], None] | None = None
        """Is told of each commit how long the first row of it has waited, in seconds."""

    def close(self) -> None:
        """Write what waits, then end."""
        self._hand_over()
        self._queue.put([])
        self._thread.join()

    def put(self, write: Write) -> None:
        """Have a row written; `done` says whether it was, or that another process had written that number before."""
        if not self._fresh:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._fresh.append(write)

    def _hand_over(self) -> None:
        if self._fresh:
            fresh, self._fresh = self._fresh, []
            self._queue.put(fresh)

    def _work(self) -> None:
        while batch := self._next():
            self._settle(batch)
        self._hang_up()

    def _next(self) -> list[Write]:
        """Wait for what is to be committed together; empty at the end."""
        batch = self._queue.get()
        while batch and len(batch) < MOST_AT_ONCE and not self._queue.empty():
            if not (more := self._queue.get()):
                self._queue.put(more)  # the end comes behind this batch
                break
            batch += more
        return batch

    def _settle(self, batch: list[Write]) -> None:
        outcome: set[Key] | StoreDown
        try:
            outcome = self._commit(batch)
        except IntegrityError as error:  # a table that was deleted meanwhile: the others are written without it
            self._hang_up()
            if len(batch) > 1:
                for each in batch:
                    self._settle([each])
                return
            outcome = StoreDown(str(error.__cause__ or error))
        except Exception as error:  # the thread goes on, whatever it was: else everybody would wait for ever
            self._hang_up()
            if not isinstance(error, SQLAlchemyError):
                logger.exception("rows could not be written")
            outcome = StoreDown(str(error.__cause__ or error))
        waiting = [(write, write.done) for write in batch if write.done is not None]
        for loop in {done.get_loop() for _, done in waiting}:
            mine = [(write, done) for write, done in waiting if done.get_loop() is loop]
            with suppress(RuntimeError):  # nobody waits any more where the loop is closed
                loop.call_soon_threadsafe(_tell, mine, outcome)

    def _commit(self, batch: Sequence[Write]) -> set[Key]:
        """Commit what can be written, and return the rows that were."""
        rows = [(each.table_id, each.seq, each.at, each.row) for each in batch if each.row]
        connection = self._connection = self._connection or self._engine.connect()
        with connection.begin():
            written = self._insert_rows(connection, rows) if rows else set()
            _note_briefs(connection, [each for each in batch if not each.row or (each.table_id, each.seq) in written])
            if written and connection.dialect.name == "postgresql":
                self._notify(connection, written)
        self.commits += 1
        if rows and self.observe is not None:
            self.observe(time.time() - rows[0][2])
        return written

    def _hang_up(self) -> None:
        """Let go of the connection, in whatever state it is."""
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _insert_rows(self, connection: Connection, rows: Sequence[Row]) -> set[Key]:
        """Insert rows, and return those that were not there yet."""
        if connection.dialect.name == "sqlite":  # one process alone: no other can have written them
            # In one statement: between two, the thread would have to ask for its turn again.
            connection.exec_driver_sql(PLAIN + ", ".join([ONE] * len(rows)), tuple(chain.from_iterable(rows)))
            return {(table_id, seq) for table_id, seq, _, _ in rows}
        named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        return {(table_id, seq) for table_id, seq in connection.execute(self._insert, named)}

    def _notify(self, connection: Connection, written: set[Key]) -> None:
        """Tell the other processes which tables have a new row; they get it with the commit."""
        notes = [self._process]
        for table_id in {table_id for table_id, _ in written}:
            if sum(map(len, notes)) + len(notes) + len(table_id) > NOTE_BYTES:
                _notify(connection, notes)
                notes = [self._process]
            notes.append(table_id)
        _notify(connection, notes)


def _notify(connection: Connection, notes: Sequence[str]) -> None:
    connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": " ".join(notes)})


_BRIEF = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(listed=bindparam("new_listed"), due=bindparam("new_due"), touched=bindparam("new_touched"))
)


def _note_briefs(connection: Connection, fresh: Sequence[Write]) -> None:
    latest = {each.table_id: each for each in fresh if each.brief is not None}
    rows: list[dict[str, Any]] = [
        {"key": key, "new_listed": each.brief.listed, "new_due": each.brief.due, "new_touched": each.at}
        for key, each in latest.items()
        if each.brief is not None
    ]
    if rows:
        connection.execute(_BRIEF, rows)


def _tell(waiting: Sequence[tuple[Write, asyncio.Future[bool]]], outcome: set[Key] | StoreDown) -> None:
    for write, done in waiting:
        if done.done():
            continue
        if isinstance(outcome, StoreDown):
            done.set_exception(StoreDown(*outcome.args))
        else:
            done.set_result((write.table_id, write.seq) in outcome)
