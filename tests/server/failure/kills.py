"""Kill servers in mid-play, many times, and say what became of the moves.

python -m tests.server.failure.kills --count 100              one server on SQLite, started again after each kill
python -m tests.server.failure.kills --count 100 --postgres   two on one PostgreSQL, killed in turn
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.failure import ledger
from tests.server.failure.people import HOUSE, Person, playing, seated
from tests.server.failure.processes import Postgres, Process, Spawner, serving


async def kills(servers: list[Process], store: str, count: int) -> None:
    """Kill servers in turn while three tables are played at, and check the logs."""
    ports = [server.port for server in servers]
    tables = [await seated(ports, house=HOUSE) for _ in range(3)]
    people = [person for table in tables for person in table]
    gaps: list[float] = []
    async with playing(people) as more:
        await more(9)
        for number in range(count):
            server = servers[number % len(servers)]
            await asyncio.sleep(random.random() * 0.3)
            server.kill()
            killed = time.monotonic()
            if len(servers) == 1:
                server.start()
            await all_go_on(tables)
            gaps.append(time.monotonic() - killed)
            if len(servers) > 1:
                server.start()
                await asyncio.to_thread(server.wait)
    moves = sum(ledger.check(store, table) for table in tables)
    gaps.sort()
    print(f"{count} kills, {moves} acknowledged moves: none lost, none doubled; all tables went on")
    print(f"from a kill until every table had moved on: median {gaps[count // 2]:.2f} s, longest {gaps[-1]:.2f} s")


async def all_go_on(tables: list[list[Person]]) -> None:
    """Wait until something has happened at every table since now, for everybody there."""
    people = [person for table in tables for person in table]
    async with asyncio.timeout(60):
        await asyncio.gather(*(person.goes_on() for person in people))


def main() -> None:
    """Kill."""
    parser = argparse.ArgumentParser(prog="tests.server.failure.kills")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    spawner = Spawner()
    with ExitStack() as stack:
        stack.callback(spawner.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        store = f"sqlite:///{folder}/tables.sqlite"
        if args.postgres:
            postgres = Postgres(folder / "postgres")
            postgres.make()
            stack.callback(postgres.stop)
            store = postgres.url
        servers = stack.enter_context(serving(spawner, store, 2 if args.postgres else 1))
        asyncio.run(kills(servers, store, args.count))


if __name__ == "__main__":
    main()
