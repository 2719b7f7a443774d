"""People who play by themselves, whatever happens to the line: they come back, and send again what was under way."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from schwimmen.server.protocol.common import PROTOCOL_VERSION
from tests.server.folding import folded, read

AGAIN_SECONDS = 0.2
"""Pause before another try to connect; the page's is about as short."""


def ask(port: int, path: str, body: dict[str, Any], status: int = 201) -> dict[str, Any]:
    """Post to the lobby."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        told: dict[str, Any] = json.loads(answer.read())
    assert answer.status == status, told
    return told


HOUSE = {"units": 30, "auto_declare": [], "all_pass": "none"}
"""House rules by which a match takes longer than any of these tests."""

PATIENCE = 60
"""Seconds after which something that must happen counts as failed; nothing waits that long when all is well."""

THINK_SECONDS = 0.05
"""Slow enough for the server's limit on messages."""


@dataclass
class Person:
    """Somebody at a table, who tries the ports in turn until one answers."""

    name: str
    table: str
    token: str
    ports: Sequence[int]
    acked: dict[str, str] = field(default_factory=dict)
    """Moves that were acknowledged, by the id of the message."""
    state: dict[str, Any] | None = None
    under_way: dict[str, Any] | None = None
    trouble: list[str] = field(default_factory=list)
    """Errors that no line that breaks explains."""
    moved: asyncio.Condition = field(default_factory=asyncio.Condition, repr=False)
    """Notified when somebody has heard something."""
    _sent: int = 0
    heard: int = 0
    """Messages that have come."""
    _tries: int = 0

    async def play(self) -> None:
        """Play for ever."""
        while True:
            port = self.ports[self._tries % len(self.ports)]
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, open_timeout=2) as web:
                    await self._converse(web)
            self._tries += 1
            await asyncio.sleep(AGAIN_SECONDS)

    async def goes_on(self) -> None:
        """Wait until something more has happened at the table."""
        turn = self._turn
        async with self.moved:
            await self.moved.wait_for(lambda: self._turn > turn)

    @property
    def _turn(self) -> int:
        return -1 if self.state is None else int(self.state["turn"])

    async def _converse(self, web: Any) -> None:
        since = None if self.state is None else self.state["seq"]
        sit = {"type": "sit", "version": PROTOCOL_VERSION, "table": self.table, "token": self.token, "since": since}
        await web.send(json.dumps(sit))
        first = True
        async for text in web:
            self._hear(read(text))
            async with self.moved:
                self.moved.notify_all()
            if first and self.under_way is not None:
                await web.send(json.dumps(self.under_way))
            first = False
            if self.under_way is None and (wish := self._wish()) is not None:
                await asyncio.sleep(THINK_SECONDS)
                self._sent += 1
                self.under_way = wish | {"id": f"{self.name}{self._sent}"}
                await web.send(json.dumps(self.under_way))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard += 1
        waited = self.under_way
        if message["type"] == "error":
            if waited is not None and message["id"] == waited["id"]:
                self.under_way = None
            if message["code"] not in ("stale", "not-now", "not-your-turn", "server"):
                self.trouble.append(message["code"])
            return
        self.state = folded(self.state or {}, message)
        if waited is not None and message["ack"] == waited["id"]:
            if waited["type"] == "play":
                self.acked[waited["id"]] = waited["move"]
            self.under_way = None

    def _wish(self) -> dict[str, Any] | None:
        """Return what to do now: play the longest match there is, with the first move that does not call."""
        assert self.state is not None
        view, me = self.state["view"], self.state["room"]["me"]
        if view is None or view["phase"] == "over":
            return {"type": "start"} if self.state["room"]["host"] == me else None
        if view["to_move"] == me and view["legal"]:
            quiet = [move for move in view["legal"] if not move.endswith("!")]
            return {"type": "play", "turn": self.state["turn"], "move": quiet[self._sent % len(quiet)]}
        if view["phase"] == "deal" and me not in view["ready"] and not view["seats"][me]["out"]:
            return {"type": "next"}
        return None


async def seated(ports: Sequence[int], people: int = 3, **asked: Any) -> list[Person]:
    """Return people who have sat down at a table of their own, each with other ports first."""
    names = ["anna", "ben", "cem", "dora"][:people]
    wanted = {"name": names[0], "levels": ["open"] * (people - 1), "pace": "instant"} | asked
    seats = [await asyncio.to_thread(ask, ports[0], "/api/tables", wanted)]
    for name in names[1:]:
        path = f"/api/tables/{seats[0]['table']}/join"
        seats.append(await asyncio.to_thread(ask, ports[0], path, {"name": name}))
    turned = [[*ports[at % len(ports) :], *ports[: at % len(ports)]] for at in range(people)]
    table = seats[0]["table"]
    sat = enumerate(zip(names, seats, strict=True))
    return [Person(name, table, seat["token"], turned[at]) for at, (name, seat) in sat]


@asynccontextmanager
async def playing(people: list[Person]) -> AsyncIterator[Callable[[int], asyncio.Task[None]]]:
    """Let people play; what comes with it waits until that many more moves were acknowledged to all together."""
    news = asyncio.Condition()
    for person in people:
        person.moved = news
    tasks = [asyncio.create_task(person.play()) for person in people]

    async def more(moves: int) -> None:
        wanted = acknowledged(people) + moves
        async with asyncio.timeout(PATIENCE), news:
            await news.wait_for(lambda: acknowledged(people) >= wanted or any(task.done() for task in tasks))
        for task in tasks:
            if task.done():
                task.result()

    try:
        yield lambda moves: asyncio.create_task(more(moves))
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def acknowledged(people: Sequence[Person]) -> int:
    """Return how many moves were acknowledged to people."""
    return sum(len(person.acked) for person in people)
