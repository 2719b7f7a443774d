"""The store: logs of tables, and the little that is kept beside them. Reading happens off the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from schwimmen.server.store import schema
from schwimmen.server.store.database import StoreError, open_engine
from schwimmen.server.store.lock import Lock
from schwimmen.server.store.writer import Brief, StoreDown, Write, Writer

T = TypeVar("T")

KEY_BYTES = 32
HANDOVER_SECONDS = 600
GONE, FORGOTTEN = "schwimmen_gone", "schwimmen_forgotten"
NUL = "\0"
"""PostgreSQL keeps no text with it, and does not look for one."""
MOST_LISTED = 50
MOST_DECKS = 500


class Store:
    """A database with tables in it."""

    def __init__(self, url: str) -> None:
        """Open it, make it or bring it to the present form. Raises StoreError."""
        self.url = url
        self.process = secrets.token_hex(6)
        """The name of this process among those that share the store."""
        self._lock = Lock.on(url)
        try:
            self.engine = open_engine(url)
        except StoreError:
            self._lock.release()
            raise
        self._writer = Writer(self.engine, self.process)
        self._closed = False

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return make_url(self.url).get_backend_name() == "postgresql"

    @property
    def commits(self) -> int:
        """How often something was committed to the log."""
        return self._writer.commits

    def watch(self, observe: Callable[[float], None]) -> None:
        """Have somebody told of each commit how long the first row of it has waited, in seconds."""
        self._writer.observe = observe

    def close(self) -> None:
        """Write what waits and let go of the database."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        self.engine.dispose()
        self._lock.release()

    # ------------------------------------------------------------ logs

    async def open(self, table_id: str, alias: str, at: float, *, lesson: str = "") -> None:
        """Make room for the log of a new table, which may belong to a lesson."""
        row = {"id": table_id, "alias": alias, "opened": at, "touched": at, "listed": False, "due": None}
        row["lesson"] = lesson or None
        await self._do(lambda connection: connection.execute(insert(schema.tables).values(**row)))

    def append(  # noqa: PLR0917
        self, table_id: str, seq: int, at: float, row: str, brief: Brief | None
    ) -> asyncio.Future[bool]:
        """Have a row of a log written: done once it is committed, False if there is one of that number already.

        Who waits for it may get StoreDown.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.put(Write(table_id, seq, at, row, brief, done))
        return done

    def note(self, table_id: str, at: float, brief: Brief) -> None:
        """Have the brief of a table written, as of when it was last used; nobody waits for it."""
        self._writer.put(Write(table_id, 0, at, "", brief, None))

    async def rows(self, table_id: str, after: int = 0) -> list[tuple[float, str]]:
        """Return the rows of a log after a number, each with its time. Raises StoreDown."""
        if NUL in table_id:
            return []
        log = schema.log
        wanted = select(log.c.at, log.c.row).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        return await self._do(lambda connection: [(at, row) for at, row in connection.execute(wanted)])

    async def rewrite(self, table_id: str, change: Callable[[Sequence[str]], Sequence[str]]) -> None:
        """Change the rows of a log, to delete traces of a person: the one thing that is ever changed in it.

        Processes that share the store hear of it.
        """
        log = schema.log

        def work(connection: Connection) -> None:
            mine = log.c.table_id == table_id
            found = connection.execute(select(log.c.seq, log.c.row).where(mine).order_by(log.c.seq)).all()
            for (seq, row), changed in zip(found, change([row for _, row in found]), strict=True):
                if changed != row:
                    connection.execute(update(log).where(mine, log.c.seq == seq).values(row=changed))
            self._tell(connection, FORGOTTEN, table_id)

        await self._do(work)

    # ------------------------------------------------------------ tables

    async def by_alias(self, alias: str) -> str | None:
        """Return the id of the table with an alias."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.alias == alias)
        return await self._do(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def listed(self) -> list[str]:
        """Return the tables that the lobby shows, the newest first."""
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.listed).order_by(tables.c.opened.desc()).limit(MOST_LISTED)
        return await self._ids(wanted)

    async def due(self, now: float) -> list[str]:
        """Return the tables at which somebody's time is over."""
        return await self._ids(select(schema.tables.c.id).where(schema.tables.c.due <= now).limit(MOST_LISTED))

    async def idle(self, before: float, *, lessons: bool = False) -> list[str]:
        """Return the tables, or those of lessons alone, at which nothing has happened since a time."""
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.touched < before).limit(MOST_LISTED)
        return await self._ids(wanted.where(tables.c.lesson.is_not(None)) if lessons else wanted)

    async def lesson(self, code: str) -> list[str]:
        """Return the tables of a lesson, as they were opened."""
        tables = schema.tables
        return await self._ids(select(tables.c.id).where(tables.c.lesson == code).order_by(tables.c.opened))

    async def delete(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it; processes that share the store hear of it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.log).where(schema.log.c.table_id == table_id))
            connection.execute(delete(schema.handovers).where(schema.handovers.c.table_id == table_id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            self._tell(connection, GONE, table_id)

        await self._do(work)

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the files of SQLite; PostgreSQL cleans up behind itself."""
        if not self.shared:  # deleted rows are overwritten as they go, their copies are in the journal
            await self._do(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())

    async def there(self, table_ids: Sequence[str]) -> set[str]:
        """Return which of some tables exist. Raises StoreDown."""
        return set(await self._ids(select(schema.tables.c.id).where(schema.tables.c.id.in_(table_ids))))

    async def ready(self) -> bool:
        """Say whether the database answers."""
        try:
            await self._do(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except StoreDown:
            return False
        return True

    # ------------------------------------------------------------ keys, handovers, decks

    def key(self) -> bytes:
        """Return the key that this server signs with, made when first asked for."""
        keys = schema.keys
        wanted = select(keys.c.value).where(keys.c.name == "signing")
        try:
            with self.engine.begin() as connection:
                found = connection.execute(wanted).scalar_one_or_none()
                if found is None:
                    found = secrets.token_bytes(KEY_BYTES)
                    connection.execute(insert(keys).values(name="signing", value=found))
        except IntegrityError:  # another process was first
            with self.engine.begin() as connection:
                found = connection.execute(wanted).scalar_one()
        return bytes(found)

    async def hand_over(self, code: str, table_id: str, member: str) -> None:
        """Keep a code that opens a seat once, for some minutes."""
        now = time.time()
        row = {"hash": _hash(code), "table_id": table_id, "member": member, "until": now + HANDOVER_SECONDS}

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.handovers).where(schema.handovers.c.until < now))
            connection.execute(insert(schema.handovers).values(**row))

        await self._do(work)

    async def claim(self, code: str) -> tuple[str, str] | None:
        """Use a code up, and return the table and the member for which it was; None if it is no good (any more)."""
        handovers = schema.handovers
        used = (
            delete(handovers)
            .where(handovers.c.hash == _hash(code))
            .returning(handovers.c.table_id, handovers.c.member, handovers.c.until)
        )
        found = await self._do(lambda connection: connection.execute(used).one_or_none())
        return None if found is None or found.until < time.time() else (found.table_id, found.member)

    async def keep_deck(self, deck_id: str, name: str, data: bytes) -> None:
        """Keep an uploaded deck. Where there are too many, one that no table names makes room, the longest unused."""
        decks = schema.decks
        newest = select(decks.c.id).where(decks.c.id != deck_id).order_by(decks.c.used.desc())

        def work(connection: Connection) -> None:
            others = _list(connection.execute(newest).scalars())
            if len(others) >= MOST_DECKS:  # to look through the tables takes a while
                named = _named_decks(connection)
                others.sort(key=lambda each: each not in named)
            connection.execute(delete(decks).where(decks.c.id.in_([deck_id, *others[MOST_DECKS - 1 :]])))
            called = name.replace(NUL, "")
            connection.execute(insert(decks).values(id=deck_id, name=called, data=data, used=time.time()))

        await self._do(work)

    async def deck(self, deck_id: str) -> tuple[str, bytes] | None:
        """Return the name and the content of an uploaded deck."""
        if NUL in deck_id:
            return None
        decks = schema.decks

        def work(connection: Connection) -> tuple[str, bytes] | None:
            connection.execute(update(decks).where(decks.c.id == deck_id).values(used=time.time()))
            found = connection.execute(select(decks.c.name, decks.c.data).where(decks.c.id == deck_id)).one_or_none()
            return None if found is None else (found.name, bytes(found.data))

        return await self._do(work)

    # ------------------------------------------------------------ inside

    def _tell(self, connection: Connection, channel: str, table_id: str) -> None:
        """Tell other processes what is done to a table; they get it with the commit."""
        if self.shared:
            note = {"channel": channel, "note": f"{self.process} {table_id}"}
            connection.execute(text("SELECT pg_notify(:channel, :note)"), note)

    async def _ids(self, wanted: Any) -> list[str]:
        return await self._do(lambda connection: _list(connection.execute(wanted).scalars()))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(transaction)
        except SQLAlchemyError as error:
            raise StoreDown(str(error.__cause__ or error)) from error


def _list(found: Sequence[Any] | Any) -> list[str]:
    return [str(each) for each in found]


def _named_decks(connection: Connection) -> set[str]:
    """Return the decks that tables are played with: a log begins with what was asked for."""
    log = schema.log
    wanted = select(log.c.row).where(log.c.seq == 1, log.c.row.contains('"deck":'))
    return {orjson.loads(row)[0]["school"]["deck"] for row in connection.execute(wanted).scalars()}


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
