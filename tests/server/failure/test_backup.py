"""Backups are taken in mid-play and restored elsewhere, by the very commands that docs/running.md tells."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from schwimmen.server.protocol.common import PROTOCOL_VERSION
from tests.server.failure import ledger
from tests.server.failure.people import HOUSE, Person, playing, seated
from tests.server.failure.processes import Postgres, Process, Spawner, programs, serving
from tests.server.folding import read

RUNNING = Path(__file__).parents[3] / "docs" / "running.md"


@dataclass
class Witness(Person):
    """Somebody who remembers what was seen at every row of the log."""

    seen: dict[int, dict[str, Any]] = field(default_factory=dict)

    def _hear(self, message: dict[str, Any]) -> None:
        super()._hear(message)
        if self.state is not None:
            self.seen[self.state["seq"]] = lasting(self.state)


@pytest.mark.thorough
async def test_a_backup_of_sqlite_restores_every_table(spawner: Spawner, tmp_path: Path) -> None:
    """`VACUUM INTO` while people play: in a new place the table stands at the same row, and everybody sees the same."""
    store, restored = (f"sqlite:///{tmp_path / name / 'tables.sqlite'}" for name in ("old", "new"))
    with serving(spawner, store) as [server]:
        people = await witnesses(server)
        async with playing(list(people)) as more:
            await more(9)
            with sqlite3.connect(tmp_path / "old" / "tables.sqlite") as connection:
                connection.execute(documented("VACUUM INTO").replace("backup.sqlite", str(tmp_path / "backup.sqlite")))
            connection.close()
            await more(6)
    (tmp_path / "new").mkdir()
    shutil.copy(tmp_path / "backup.sqlite", tmp_path / "new" / "tables.sqlite")
    before = ledger.rows(store, people[0].table)
    with serving(spawner, restored) as [server]:
        await stands_as_then(server, people, before)


@pytest.mark.thorough
@pytest.mark.parametrize("emptied", [False, True], ids=["over what has come since", "into a new database"])
async def test_a_backup_of_postgresql_restores_every_table(
    spawner: Spawner, postgres: Postgres, *, emptied: bool
) -> None:
    """`pg_dump` while people play, `pg_restore` in the same place or a new one: all is as it was, for everybody."""
    with serving(spawner, postgres.url) as [server]:
        people = await witnesses(server)
        async with playing(list(people)) as more:
            await more(9)
            await asyncio.to_thread(run, documented("pg_dump"), postgres)
            await more(6)
    before = ledger.rows(postgres.url, people[0].table)
    if emptied:
        run("dropdb tables", postgres)
        run(documented("createdb"), postgres)
    run(documented("pg_restore"), postgres)
    with serving(spawner, postgres.url) as [server]:
        await stands_as_then(server, people, before)


# ---------------------------------------------------------------- the commands


def documented(start: str) -> str:
    """Return the one command in the document that begins so, without what quotes it."""
    section = RUNNING.read_text().partition("### Backup and restore")[2].partition("\n### ")[0]
    [found] = set(re.findall(rf"[`\"]({start}\b[^`\"]*)[`\"]", section))
    return str(found)


def run(command: str, postgres: Postgres) -> None:
    """Run a command as an operator does who may log in to PostgreSQL."""
    env = os.environ | {"PGHOST": str(postgres.folder), "PGUSER": "postgres"}
    env["PATH"] = f"{programs()}{os.pathsep}{env['PATH']}"
    done = subprocess.run(
        command, shell=True, check=False, env=env, cwd=postgres.folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert not done.stderr, "an operator would wonder"


# ---------------------------------------------------------------- the people


async def witnesses(server: Process) -> list[Witness]:
    """Return people who have sat down at a table of their own."""
    people = await seated([server.port], house=HOUSE)
    return [Witness(person.name, person.table, person.token, person.ports) for person in people]


async def stands_as_then(server: Process, people: list[Witness], before: list[tuple[int, float, str]]) -> None:
    """Check that the restored log begins as the old one, that everybody sees what they saw then, and play on."""
    table = people[0].table
    kept = ledger.rows(server.store, table)
    assert 0 < len(kept) <= len(before)
    assert kept == before[: len(kept)]
    for person in people:
        state = await looked(server, person)
        assert state["seq"] == len(kept)
        assert lasting(state) == person.seen[len(kept)]
    again = [Person(f"{each.name} again", table, each.token, [server.port]) for each in people]
    async with playing(again) as more:
        await more(6)
    assert ledger.check(server.store, again) >= 6


async def looked(server: Process, person: Person) -> dict[str, Any]:
    """Return what a person sees who opens the table."""
    sit = {"type": "sit", "version": PROTOCOL_VERSION, "table": person.table, "token": person.token}
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as web:
        await web.send(json.dumps(sit))
        return read(await web.recv())


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """Return what a state tells apart from who is connected, and the time."""
    room, view = dict(state["room"]), dict(state["view"] or {})
    for told, people in ((room, "seats"), (view, "players")):
        if people in told:
            told[people] = [{**each, "connected": None} for each in told[people]]
    return {"turn": state["turn"], "room": room | {"until": None}, "view": view}
