"""The store: one file or one database in which every table is kept, and what happens while it is away."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from schwimmen.server import room as rooms
from schwimmen.server.building import build
from schwimmen.server.lobby import Lobby
from schwimmen.server.store import schema
from schwimmen.server.store.database import PRESENT, StoreError, open_engine
from schwimmen.server.store.lock import Lock
from schwimmen.server.store.store import Store
from schwimmen.server.store.writer import Brief, StoreDown, Write
from schwimmen.server.table import inputs
from tests.server.checks import error, problem
from tests.server.guests import Guest, open_table, opened, prepared, written
from tests.server.live import PATIENCE, Client, serving, url_of
from tests.server.tables import member, new


@contextmanager
def away(lobby: Lobby) -> Iterator[None]:
    """Let the database not answer for a while, as if its machine were off."""
    store, writer = lobby.services.store, lobby.services.store._writer
    nowhere = create_engine("sqlite:////nowhere/at/all.sqlite")
    before, commit = store.engine, writer._commit

    def lost(batch: Sequence[Write]) -> dict[int, bool]:
        writer._hang_up()  # by the writing thread itself, which may have been at a commit when the database went
        return commit(batch)

    writer._commit = lost  # type: ignore[method-assign]
    store.engine = writer._engine = nowhere
    try:
        yield
    finally:
        store.engine = writer._engine = before
        writer._commit = commit  # type: ignore[method-assign]
        nowhere.dispose()


# ---------------------------------------------------------------- the file


def test_one_server_uses_a_file(tmp_path: Path) -> None:
    """A second one is told so and what to do, and changes nothing; when the first has ended it may."""
    first = build(url_of(tmp_path))
    with pytest.raises(StoreError, match=r"Another server already uses the store .*--store"):
        build(url_of(tmp_path))
    first.services.store.close()
    second = Store(url_of(tmp_path))
    second.close()


def test_a_server_that_dies_leaves_no_lock(tmp_path: Path) -> None:
    """The lock is the process's, not the file's: it is gone with the process that held it."""
    held = Lock.on(url_of(tmp_path))
    with pytest.raises(StoreError):
        Lock.on(url_of(tmp_path))
    held.release()
    Lock.on(url_of(tmp_path)).release()
    assert (tmp_path / "tables.sqlite.lock").exists()


@pytest.mark.parametrize("url", ["sqlite:////proc/nothing/tables.sqlite", "nonsense", "mysql+nothing://x", "sqlite"])
def test_a_store_that_cannot_be_opened_is_told_in_one_line(url: str) -> None:
    """Whatever is wrong with an address, a sentence says it."""
    with pytest.raises(StoreError, match="Cannot open the store") as wrong:
        Store(url)
    assert "\n" not in str(wrong.value)


def test_the_migrations_make_exactly_the_tables(tmp_path: Path) -> None:
    """What the steps lead to is what the program works with; there is nothing left to generate."""
    engine = open_engine(url_of(tmp_path))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        found = [step for step in compare_metadata(context, schema.metadata) if not about_comments(step)]
        assert found == []
        assert context.get_current_revision() == PRESENT
        mode = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert mode == ["wal", 2], "a commit survives a power cut"
    engine.dispose()


def about_comments(step: object) -> bool:
    """Say whether a difference is about the comment of a column, which SQLite does not keep."""
    return "comment" in str(step)


# ---------------------------------------------------------------- rows


async def test_a_row_is_written_once(tmp_path: Path) -> None:
    """Of two rows with a number the first stays; the other one's writer is told so, and nobody else notices."""
    async with opened(tmp_path) as lobby:
        at, other, store = await open_table(lobby), await open_table(lobby), lobby.services.store
        before = await store.rows(at.table)
        number = len(before) + 1
        with held(lobby) as go_on:
            await together(store, go_on)
            rows = [(at.table, "[]"), (at.table, "[ ]"), (other.table, "[]")]
            writing = [store.append(table, number, 1.0, row, None) for table, row in rows]
            await asyncio.sleep(0)
            go_on.set()
            first, second, third = await asyncio.gather(*writing, return_exceptions=True)
        assert (first, third) == (True, True)
        assert second is False or isinstance(second, StoreDown)
        assert (await store.rows(at.table))[len(before) :] == [(1.0, "[]")]
        assert await store.rows(at.table, number) == []


async def test_a_deleted_table_takes_no_other_one_along(tmp_path: Path) -> None:
    """What is written together with a row for a table that is no longer there is written all the same."""
    async with opened(tmp_path) as lobby:
        at, store = await open_table(lobby), lobby.services.store
        with held(lobby) as go_on:
            await together(store, go_on)
            writing = [store.append(each, 3, 1.0, "[]", None) for each in ("gone", at.table)]
            await asyncio.sleep(0)
            go_on.set()
            gone, there = await asyncio.gather(*writing, return_exceptions=True)
        assert isinstance(gone, StoreDown)
        assert there is True


async def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    """A hundred tables that write at once cost few commits, and each has its own row."""
    async with opened(tmp_path) as lobby:
        store = lobby.services.store
        for number in range(100):
            await store.open(f"table {number}", f"alias {number}", 1.0)
        with held(lobby) as go_on:
            before = store.commits
            writing = [store.append(f"table {each}", 1, 1.0, "[]", None) for each in range(100)]
            await asyncio.sleep(0)
            go_on.set()
            assert all(await asyncio.gather(*writing))
            assert store.commits - before <= 2


async def test_a_message_is_told_only_once_it_is_committed(tmp_path: Path) -> None:
    """While the commit is under way nobody hears of it and nothing has happened; after it everybody does."""
    async with opened(tmp_path) as lobby:
        room, [anna, ben] = await prepared(lobby, "committed", new([None, None]))
        before = room.table.turn
        with held(lobby) as go_on:
            playing = asyncio.create_task(anna.says("play", move="keep"))
            assert await asyncio.to_thread(go_on.waits)
            assert room.table.turn == before
            assert ben.link.outbox.empty()
            go_on.set()
            assert (await playing)["turn"] == before + 1
        await ben.until(lambda state: state["turn"] == before + 1)


async def test_the_writer_outlives_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Even a fault that no database reports is told to all who wait, noted in the log, and the next row is written."""

    def broken(batch: Sequence[Write]) -> dict[int, bool]:
        raise RuntimeError(f"{len(batch)} in a bad hour")

    async with opened(tmp_path) as lobby:
        at, store = await open_table(lobby), lobby.services.store
        await written(lobby)
        with monkeypatch.context() as patch:
            patch.setattr(store._writer, "_commit", broken)
            with pytest.raises(StoreDown, match="1 in a bad hour"):
                await store.append(at.table, 3, 1.0, "[]", None)
        assert [each.message for each in caplog.records] == ["rows could not be written"]
        assert await store.append(at.table, 3, 1.0, "[]", None)


class Gate:
    """Keeps the writer from committing."""

    def __init__(self) -> None:
        self._came, self._open = threading.Event(), threading.Event()

    def waits(self) -> bool:
        """Wait until the writer is about to commit."""
        return self._came.wait(PATIENCE)

    def set(self) -> None:
        """Let it commit."""
        self._open.set()

    def pass_through(self) -> None:
        """Wait, as the writer."""
        self._came.set()
        assert self._open.wait(PATIENCE)


async def together(store: Store, gate: Gate) -> None:
    """Let the writer be busy, so that what comes from here on is written together."""
    store.note("nothing", 1.0, Brief(listed=False, due=None))
    assert await asyncio.to_thread(gate.waits)


@contextmanager
def held(lobby: Lobby) -> Iterator[Gate]:
    """Let the writer wait before each commit until it may go on."""
    writer, gate = lobby.services.store._writer, Gate()
    commit = writer._commit

    def gated(batch: Sequence[Write]) -> dict[int, bool]:
        gate.pass_through()
        return commit(batch)

    writer._commit = gated  # type: ignore[method-assign]
    try:
        yield gate
    finally:
        gate.set()
        writer._commit = commit  # type: ignore[method-assign]


# ---------------------------------------------------------------- while it is away


def test_a_server_without_its_store_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its health says so, requests are answered in words, and all is well as soon as the store is back."""
    monkeypatch.setattr(rooms, "TRIES_SECONDS", 0)
    with serving() as live, Client(live) as client:
        at = live.open(levels=["open"])
        client.sit(at["table"], at["token"])
        assert live.ask("GET", "/readyz").status == 200
        with away(live.lobby):
            assert (live.ask("GET", "/readyz").status, live.ask("GET", "/healthz").status) == (503, 200)
            for method, path, body in (
                ("POST", "/api/tables", {"name": "Anna", "levels": ["random"]}),
                ("POST", f"/api/tables/{at['table']}/join", {"name": "Ben"}),
                ("GET", "/api/tables/not-in-memory", None),
                ("POST", "/api/claim", {"code": "x"}),
            ):
                assert problem(live.ask(method, path, body), 503).code == "store"
            client.send(type="chat", id="hello", text="hello")
            assert error(client.receive(), "server") == "error-store"
            with Client(live) as other:
                assert error(other.sit("not-in-memory", None), "server") == "error-store"
        assert live.ask("GET", "/readyz").status == 200
        client.send(type="chat", id="hello", text="hello")
        assert client.receive()["room"]["talk"][0]["text"] == "hello"


async def test_a_message_waits_for_the_store_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short absence is bridged: what was said is tried again until it is written, once."""
    monkeypatch.setattr(rooms, "PAUSE_SECONDS", 0.01)
    async with opened(tmp_path) as lobby:
        room, [anna, _] = await prepared(lobby, "bridged", new([None, None]))
        seq, failed = room.table.seq, asyncio.Event()
        catch_up = room._catch_up_if_there

        async def noted() -> None:
            failed.set()
            await catch_up()

        monkeypatch.setattr(room, "_catch_up_if_there", noted)
        with away(lobby):
            playing = asyncio.create_task(anna.says("play", move="keep"))
            await failed.wait()
        assert (await playing)["seq"] == seq + 1
        assert len(await lobby.services.store.rows("bridged")) == seq + 1


async def test_whoever_waits_for_an_answer_is_told_that_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is left waiting: not when the store is away for long, not when a table is deleted meanwhile."""
    monkeypatch.setattr(rooms, "TRIES_SECONDS", 0)
    async with opened(tmp_path) as lobby:
        room, _ = await prepared(lobby, "waiting", new([None, "open"]))
        with away(lobby), pytest.raises(StoreDown):
            await room.ask(inputs.Joining("late", "Zoe"))
        with held(lobby) as go_on:
            asking = [asyncio.create_task(room.ask(inputs.Joining(who, "Zoe"))) for who in ("late", "later")]
            assert await asyncio.to_thread(go_on.waits)
            room.close()
            late = Guest(room, member(0))
            go_on.set()
            answers = await asyncio.wait_for(asyncio.gather(*asking, return_exceptions=True), PATIENCE)
        assert all(isinstance(answer, StoreDown) for answer in answers)
        answer = await late.hears()
        assert answer is not None
        assert error(answer, "server") == "error-store"
        assert await late.hears() is None


async def test_the_last_brief_counts(tmp_path: Path) -> None:
    """Of several that are written together the latest is kept, whether it came with a row or without."""
    async with opened(tmp_path) as lobby:
        at, store = await open_table(lobby), lobby.services.store
        with held(lobby) as go_on:
            await together(store, go_on)
            store.note(at.table, 1.0, Brief(listed=False, due=7.0))
            writing = store.append(at.table, 3, 1.0, "[]", Brief(listed=False, due=100.0))
            await asyncio.sleep(0)
            go_on.set()
            assert await writing
        assert (await store.due(99), await store.due(100)) == ([], [at.table])


async def test_the_brief_of_a_table_is_kept_beside_its_log(tmp_path: Path) -> None:
    """Whether it is listed, when it is due and when it was last used can be asked without reading its log."""
    async with opened(tmp_path) as lobby:
        at, store = await open_table(lobby), lobby.services.store
        await store.append(at.table, 3, 50.0, "[]", Brief(listed=True, due=100.0))
        assert (await store.listed(), await store.due(99), await store.due(100)) == ([at.table], [], [at.table])
        assert (await store.idle(50), await store.idle(51)) == ([], [at.table])
