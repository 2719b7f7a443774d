"""Thousands of people at tables of our server, in one process that costs as little as it can.

Everybody moves as soon as he is on turn (or after a time to think) and goes on when a hand is over; a table whose match
is over is replaced by a new one. Prints what `measure` expects of clients.

    python -m benchmarks.load.swarm --port 3131 --tables 50 --people 1 --bots 3
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
from array import array
from collections import Counter
from functools import partial
from time import perf_counter
from typing import Any

from benchmarks.load import dialect
from benchmarks.load.frames import Wire
from benchmarks.load.measure import Plan, allow_many_files, plan_arguments, plan_of

HOST = "127.0.0.1"
AT_ONCE = 16
"""Tables that are opened at the same time."""
PATIENCE = 30
"""Seconds after which opening a table counts as failed."""


class Tally:
    """What the measured time brought."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies = array("d")
        """Of people's moves that all have seen, in seconds."""
        self.states = 0
        """States that all have seen: also moves of computer opponents, and deals."""
        self.matches = 0
        """Matches that ended."""
        self.refused: Counter[str] = Counter()
        """Messages that could not be followed, from the beginning on."""
        self.cut = 0
        """Connections that the server ended, from the beginning on."""

    def seen(self, sent: float) -> None:
        """All have seen a state; `sent` is when somebody sent the move that led to it, 0 if nobody did."""
        if self.measuring:
            self.states += 1
            if sent:
                self.latencies.append(perf_counter() - sent)

    def report(self, seconds: float) -> dict[str, Any]:
        """Return what is printed at the end."""
        ordered = sorted(self.latencies)
        if not ordered:
            raise RuntimeError(f"nobody moved: {self.refused}, {self.cut} cut off")
        ranks = {"median_ms": 0.5, "p99_ms": 0.99, "max_ms": 1.0}
        quantiles = {name: 1e3 * ordered[int(share * (len(ordered) - 1))] for name, share in ranks.items()}
        told = {"moves": len(ordered), "seconds": seconds, "states": self.states, "matches": self.matches}
        return told | quantiles | {"refused": dict(self.refused), "cut": self.cut}


class Table:
    """A table: who has not yet seen which state."""

    __slots__ = ("begun", "over", "seats", "swarm", "turns", "unseen")

    def __init__(self, swarm: Swarm, places: list[dialect.Place]) -> None:
        self.swarm = swarm
        self.seats = [Seat(self, place) for place in places]
        self.unseen: dict[int, list[float]] = {}
        """For each state: how many have not seen it, and when the move that led to it was sent."""
        self.turns = 0
        """People's turns in this hand."""
        self.begun = False
        self.over = False

    def sent(self, seq: int) -> None:
        """Somebody sends the move that leads to a state."""
        self.turns += 1
        self.unseen[seq] = [len(self.seats), perf_counter()]

    def seen(self, seq: int) -> None:
        """A seat has seen a state for the first time."""
        state = self.unseen.get(seq)
        if state is None:
            state = self.unseen[seq] = [len(self.seats), 0.0]
        state[0] -= 1
        if not state[0]:
            del self.unseen[seq]
            self.swarm.tally.seen(state[1])

    def begin(self) -> None:
        """Let everybody act, now that all sit; the host begins the match where it has not begun."""
        self.begun = True
        if len(self.seats) > 1:
            self.seats[0].say(dialect.start(0))
        for seat in self.seats:
            seat.act()


class Seat(Wire):
    """One person at a table, with the connection."""

    def __init__(self, table: Table, place: dialect.Place) -> None:
        super().__init__()
        self.table = table
        self.place = place
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._said = 0
        self._turn = -1
        self._ear = dialect.Ear()
        self._last = dialect.Heard(dialect.WAITS, -1, b"")
        self._gone_on = -1

    def opened(self) -> None:
        """Sit down."""
        self.say(dialect.sit(self.place))

    def heard(self, data: bytes, at: int, end: int) -> None:
        """Note what has been seen, and act."""
        heard = self._ear.hear(data, at, end)
        if heard.what == dialect.REFUSED:
            self.table.swarm.tally.refused[heard.more.decode()] += 1
            return
        self._last = heard
        if heard.turn > self._turn:
            self._turn = heard.turn
            self.table.seen(heard.turn)
            if self.table.begun:
                self.act()
        if not self.seated.done():
            self.seated.set_result(None)

    def act(self) -> None:
        """Do what this seat is asked to do, after a time to think."""
        what, think = self._last.what, self.table.swarm.plan.think
        if what == dialect.WAITS:
            return
        if what == dialect.OVER:
            self.table.swarm.replace(self.table)
        elif think:
            asyncio.get_running_loop().call_later(think * (0.5 + random.random()), self._do)
        else:
            self._do()

    def _do(self) -> None:
        self._said += 1
        what, turn, legal = self._last
        if what == dialect.MOVES:
            self.table.sent(turn + 1)
            self.say(dialect.play(self._said, turn, dialect.choose(legal, self.table.turns)))
        elif what == dialect.GOES_ON and turn > self._gone_on:
            self._gone_on = turn
            self.table.turns = 0
            self.say(dialect.go_on(self._said))

    def cut(self) -> None:
        """Count connections that were not hung up here."""
        if not self.table.over:
            self.table.swarm.tally.cut += 1


class Swarm:
    """All tables."""

    def __init__(self, port: int, plan: Plan, sitters: tuple[int, int]) -> None:
        """`sitters` are the people and the computer opponents at each table."""
        self.plan = plan
        self.tally = Tally()
        self._port = port
        self._sit = sitters
        self._opening: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Open the tables, play, and print what was measured; then play on."""
        slots = asyncio.Semaphore(AT_ONCE)

        async def slotted() -> Table:
            async with slots:
                return await self.open_table()

        tables = await asyncio.gather(*(slotted() for _ in range(self.plan.tables)))
        gc.freeze()  # what is there stays: nothing has to look through it again
        for table in tables:
            table.begin()
        await asyncio.sleep(self.plan.warm)
        begun = perf_counter()
        print("begin", flush=True)
        self.tally.measuring = True
        await asyncio.sleep(self.plan.seconds)
        self.tally.measuring = False
        print("end", flush=True)
        print(json.dumps(self.tally.report(perf_counter() - begun)), flush=True)
        await asyncio.Event().wait()

    async def open_table(self) -> Table:
        """Open a table and sit everybody down."""
        async with asyncio.timeout(PATIENCE):
            table = Table(self, await dialect.open_table(partial(post, self._port), *self._sit))
            for seat in table.seats:
                await self._connect(seat)
        return table

    async def _connect(self, seat: Seat) -> None:
        await asyncio.get_running_loop().create_connection(lambda: seat, HOST, self._port)
        seat.greet(dialect.SOCKET, self._port)
        await seat.seated

    def replace(self, table: Table) -> None:
        """Leave a table whose match is over, and open another one."""
        if not table.over:
            table.over = True
            self.tally.matches += self.tally.measuring
            for seat in table.seats:
                seat.hang_up()
            task = asyncio.create_task(self._reopen())
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def _reopen(self) -> None:
        (await self.open_table()).begin()


async def post(port: int, path: str, body: bytes) -> bytes:
    """Send a request and return the body of the answer. Raises RuntimeError if it is not a success."""
    reader, writer = await asyncio.open_connection(HOST, port)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    told, _, content = answer.partition(b"\r\n\r\n")
    if not told.startswith(b"HTTP/1.1 2"):
        raise RuntimeError(f"{path}: {answer[:300]!r}")
    return content


def main() -> None:
    """Play until stopped."""
    parser = argparse.ArgumentParser(prog="benchmarks.load.swarm", parents=[plan_arguments()])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--people", type=int, default=1, help="people at a table")
    parser.add_argument("--bots", type=int, default=3, help="computer opponents at a table")
    args = parser.parse_args()
    allow_many_files()
    swarm = Swarm(args.port, plan_of(args), (args.people, args.bots))
    try:
        import uvloop
    except ImportError:
        asyncio.run(swarm.run())
    else:
        uvloop.run(swarm.run())


if __name__ == "__main__":
    main()
