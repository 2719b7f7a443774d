"""A table that one process deletes is gone at all of them, and a lesson with all its names."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import make_url
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from schwimmen.server import accounts, lessons
from schwimmen.server.building import build
from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.server.protocol.lessons import NewLesson
from schwimmen.server.protocol.lobby import Held, JoinTable
from schwimmen.server.school.messages import SchoolAsked
from tests.server.failure.people import ask
from tests.server.failure.processes import Postgres, Process, Spawner, serving
from tests.server.folding import read
from tests.server.live import put
from tests.server.tables import Sitting, member, new

GONE = "error-unknown-table"


async def test_a_deleted_table_is_gone_at_every_process(spawner: Spawner, postgres: Postgres) -> None:
    """Pages at both processes hear the same, are closed, and find nothing when they come again."""
    with serving(spawner, postgres.url, 2) as servers:
        seat = await asyncio.to_thread(opened, servers[0])
        async with AsyncExitStack() as stack:
            pages = [await seated(stack, server, seat) for server in servers]
            deleted = await asyncio.to_thread(ask, servers[0].port, "/api/delete", {"seats": [held(seat)]}, 200)
            assert deleted == {"tables": 1, "traces": 0}
            assert [await last_word(page) for page in pages] == [GONE, GONE]
        for server in servers:
            async with AsyncExitStack() as stack:
                assert await last_word(await seated(stack, server, seat, first="error")) == ""


async def test_what_was_deleted_while_nobody_listened_is_gone_too(spawner: Spawner, postgres: Postgres) -> None:
    """A process whose line to the database broke looks at every table again, and lets go of those that are missing."""
    with serving(spawner, postgres.url, 1) as [server]:
        seat = await asyncio.to_thread(opened, server)
        other = await asyncio.to_thread(opened, server)
        async with AsyncExitStack() as stack:
            page, kept = [await seated(stack, server, each) for each in (seat, other)]
            await asyncio.to_thread(delete_unheard, postgres, seat["table"])
            assert await last_word(page) == GONE
            await kept.send(json.dumps({"type": "ping"}))
            while (told := read(await kept.recv()))["type"] != "pong":
                assert told["type"] != "error"


async def test_a_lesson_leaves_no_row_in_postgresql(postgres: Postgres) -> None:
    """Every name of the class is in the database while it plays, and in none of its tables afterwards."""
    names = ["Schülerin Zwetschge", "Schüler Quitte"]
    school = SchoolAsked(judging="teacher", language="en")
    lobby = build(postgres.url)
    await lobby.start()
    try:
        lesson = await lessons.begin(lobby, NewLesson(name="Frau Weberknecht", school=school, tables=[names]))
        table = lesson.tables[0]
        for name in names:
            await lobby.join(table.table, JoinTable(name=name))
        everybody = [*names, "Frau Weberknecht"]
        assert all(name in everything(postgres) for name in everybody)
        assert await lessons.end(lobby, [Held(table=table.table, token=table.token)]) == 1
        assert not [name for name in everybody if name in everything(postgres)]
    finally:
        await lobby.close()


async def test_a_name_that_is_deleted_is_in_no_replay_of_another_process(postgres: Postgres) -> None:
    """A process that keeps a replay hears that it has to make it again."""
    async with AsyncExitStack() as stack:
        here, there = [await running(stack, postgres) for _ in range(2)]
        heard, forget = asyncio.Event(), there.forget

        def noted() -> None:
            forget()
            heard.set()

        there.forget = noted  # type: ignore[method-assign]
        await put(here, "forgotten", played())
        [address] = (await here.room("forgotten")).table.replays
        assert (await there.replay(address)).record["players"] == ["Anna", "Ben"]
        heard.clear()
        token = here.services.signer.token("forgotten", member(0))
        assert (await accounts.delete(here, [Held(table="forgotten", token=token)])).traces == 1
        async with asyncio.timeout(10):
            await heard.wait()
        assert (await there.replay(address)).record["players"] == ["1", "Ben"]


async def running(stack: AsyncExitStack, postgres: Postgres) -> Lobby:
    """Return a lobby that hears of what others do."""
    lobby = build(postgres.url)
    stack.push_async_callback(lobby.close)
    await lobby.start()
    return lobby


def played() -> Sitting:
    """Return a table of two people at which a hand was played."""
    table = new([None, None], seed="forgotten")
    table.end_hand()
    return table


def everything(postgres: Postgres) -> str:
    """Return all rows of all tables."""
    engine = create_engine(make_url(postgres.url).set(drivername="postgresql+psycopg"))
    with engine.connect() as connection:
        names = inspect(engine).get_table_names()
        rows = [connection.execute(text(f'SELECT * FROM "{name}"')).all() for name in names]
    engine.dispose()
    return repr(rows)


# ---------------------------------------------------------------- the people


def opened(server: Process) -> dict[str, Any]:
    """Open a table at which nobody else sits."""
    return ask(server.port, "/api/tables", {"name": "anna", "levels": ["open", "open"], "pace": "instant"})


def held(seat: dict[str, Any]) -> dict[str, Any]:
    """Return a seat as a device holds it."""
    return {"table": seat["table"], "token": seat["token"]}


async def seated(
    stack: AsyncExitStack, server: Process, seat: dict[str, Any], first: str = "state"
) -> ClientConnection:
    """Sit down at a process."""
    web = await stack.enter_async_context(connect(f"ws://127.0.0.1:{server.port}/ws", compression=None))
    await web.send(json.dumps({"type": "sit", "version": PROTOCOL_VERSION, **held(seat)}))
    told = read(await web.recv())
    assert told["type"] == first
    assert first == "state" or told["why"]["key"] == GONE
    return web


async def last_word(web: ClientConnection) -> str:
    """Return the reason of the error with which a connection ends, empty if none comes before the end."""
    key = ""
    async with asyncio.timeout(10):
        try:
            while True:
                told = read(await web.recv())
                key = told["why"]["key"] if told["type"] == "error" else key
        except ConnectionClosed:
            return key


def delete_unheard(postgres: Postgres, table_id: str) -> None:
    """Delete a table without a word, then break every line to the database: whoever listens has to look."""
    engine = create_engine(make_url(postgres.url).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM tables WHERE id = :id"), {"id": table_id})
    with engine.begin() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'"
        connection.execute(text(f"{others} AND pid <> pg_backend_pid()"))
    engine.dispose()
