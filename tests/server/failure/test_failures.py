"""Servers are killed and databases stopped in mid-play: nobody loses a move, none counts twice, the table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.failure import ledger
from tests.server.failure.people import HOUSE, Person, playing, seated
from tests.server.failure.processes import Postgres, Spawner, serving


async def test_a_killed_server_loses_no_acknowledged_move_and_doubles_none(spawner: Spawner, tmp_path: Path) -> None:
    """`kill -9` in mid-play, three times: people come back by themselves, and the table goes on where it was."""
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(spawner, store) as [server]:
        people = await seated([server.port], house=HOUSE)
        async with playing(people) as more:
            await more(6)
            for _ in range(3):
                server.kill()
                server.start()
                await more(6)
    assert ledger.check(store, people) >= 24


@pytest.mark.thorough
async def test_two_processes_serve_one_table_and_survive_each_other(spawner: Spawner, postgres: Postgres) -> None:
    """People of one table sit at two processes on one PostgreSQL; either is killed in turn, and play goes on."""
    with serving(spawner, postgres.url, 2) as servers:
        people = await seated([server.port for server in servers], house=HOUSE)
        async with playing(people) as more:
            await more(8)
            for server in servers:
                server.kill()
                await more(8)
                server.start()
                await asyncio.to_thread(server.wait)
            await more(8)
    assert ledger.check(postgres.url, people) >= 32


@pytest.mark.thorough
async def test_two_processes_never_both_accept_a_move_for_the_same_turn(spawner: Spawner, postgres: Postgres) -> None:
    """The same person is connected to both processes and plays at both at once: each turn is played once."""
    with serving(spawner, postgres.url, 2) as servers:
        ports = [server.port for server in servers]
        people = await seated(ports, house=HOUSE)
        twins = [Person(person.name.upper(), person.table, person.token, person.ports[::-1]) for person in people]
        async with playing([*people, *twins]) as more:
            await more(24)
    assert ledger.check(postgres.url, [*people, *twins]) >= 24
    assert max(person.heard for person in [*people, *twins]) < 10 * 24, "nobody is told again and again of nothing"


@pytest.mark.thorough
async def test_a_database_that_stops_and_starts_loses_nothing(spawner: Spawner, postgres: Postgres) -> None:
    """PostgreSQL is stopped at once and started again in mid-play: what was under way is done then."""
    with serving(spawner, postgres.url) as [server]:
        people = await seated([server.port], house=HOUSE)
        async with playing(people) as more:
            await more(6)
            for _ in range(2):
                await asyncio.to_thread(postgres.stop)
                await asyncio.to_thread(postgres.start)
                await more(6)
    assert ledger.check(postgres.url, people) >= 18
