"""A real server in a thread, and a small client that speaks to it over real sockets and keeps every byte it gets."""

from __future__ import annotations

import asyncio
import http.client
import inspect
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from schwimmen.server.analysts import Analysts
from schwimmen.server.app import create_app
from schwimmen.server.bots import Thinkers
from schwimmen.server.building import build
from schwimmen.server.listen import Server, config
from schwimmen.server.lobby import Lobby
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from schwimmen.server.rate_limit import Rate
from schwimmen.server.settings import Limits, Settings
from schwimmen.server.table.table import Table
from tests.server.folding import folded, read
from tests.server.tables import Sitting

PATIENCE = 20
"""Seconds after which something that must happen counts as failed; nothing waits that long when all is well."""

PLENTY = Rate(10**6, 10**6)

GENEROUS = Limits(messages=PLENTY, talk=PLENTY, tables=PLENTY, seats=PLENTY, requests=PLENTY, hints=PLENTY)
"""Nobody is too fast: all tests come from one address."""


_NAMES = count(1)
"""For messages: a table takes a message once, also from somebody who has come back."""


class Live:
    """A running server: its port, and its lobby for a look behind the scenes."""

    def __init__(self, port: int, lobby: Lobby, loop: asyncio.AbstractEventLoop) -> None:
        self.port = port
        self.lobby = lobby
        self._loop = loop

    def inside(self, action: Callable[[], Any]) -> Any:
        """Do something on the server's event loop, where its tables live; wait for it where it takes time."""

        async def call() -> Any:
            found = action()
            return await found if inspect.isawaitable(found) else found

        return asyncio.run_coroutine_threadsafe(call(), self._loop).result(PATIENCE)

    def add(self, name: str, sitting: Sitting) -> dict[int, str]:
        """Put a prepared table into the store, under an id of its own, and return the tokens of its people.

        Tables of the same seed share their alias, of which there is one: the older table is taken away.
        """
        self.inside(lambda: put(self.lobby, name, sitting))
        seating, signer = sitting.table.seating, self.lobby.services.signer
        return {seat: signer.token(name, seating[seat].member or "") for seat in sorted(seating.people)}

    def table(self, name: str) -> Table:
        """Return a table, to look at it."""
        found: Table | None = self.inside(lambda: self.lobby.read(name))
        assert found is not None
        return found

    def rows(self, name: str) -> list[str]:
        """Return the log of a table."""
        return [row for _, row in self.inside(lambda: self.lobby.services.store.rows(name))]

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Answer:
        """Send a request and return the answer; a body that is not bytes is sent as JSON."""
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, sent, {"content-type": "application/json"} | (headers or {}))
            response = connection.getresponse()
            return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()

    def open(self, **asked: Any) -> dict[str, Any]:
        """Open a table, and return where to sit."""
        return self.made("/api/tables", {"name": "Anna", "levels": ["random"], "pace": "instant"} | asked, 201)

    def join(self, table: str, name: str = "Ben") -> dict[str, Any]:
        """Take an open seat, and return where to sit."""
        return self.made(f"/api/tables/{table}/join", {"name": name}, 201)

    def made(self, path: str, body: Any, status: int = 200) -> dict[str, Any]:
        """Send a request that is followed, and return what came of it."""
        answer = self.ask("POST", path, body)
        assert answer.status == status, answer.body
        found: dict[str, Any] = answer.json()
        return found


class Answer:
    """An answer to a request."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def json(self) -> Any:
        """Return the body, read as JSON."""
        return json.loads(self.body)


class Recorder(socket.socket):
    """A socket that keeps every byte that arrives."""

    got: bytearray

    def recv(self, size: int, flags: int = 0) -> bytes:
        data = super().recv(size, flags)
        self.got += data
        return data


class Client:
    """A connection to a table that can say anything, also nonsense."""

    def __init__(self, live: Live, headers: dict[str, str] | None = None, host: str = "127.0.0.1") -> None:
        self._socket = Recorder(socket.AF_INET, socket.SOCK_STREAM)
        self._socket.got = bytearray()
        self._socket.settimeout(PATIENCE)
        self._socket.connect(("127.0.0.1", live.port))
        self._open = ExitStack()
        self.web: ClientConnection = self._open.enter_context(
            connect(f"ws://{host}:{live.port}/ws", sock=self._socket, compression=None, additional_headers=headers)
        )
        self.last: dict[str, Any] = {}
        """The state of the table, with every change that came."""

    @property
    def got(self) -> bytes:
        """Every byte that came."""
        return bytes(self._socket.got)

    def sit(self, table: str, token: str | None, since: int | None = None, **more: Any) -> dict[str, Any]:
        """Sit down, and return the first answer."""
        self.send(**{"type": "sit", "version": PROTOCOL_VERSION, "table": table, "token": token, "since": since} | more)
        return self.receive()

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.web.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """Return the next message; one that tells of the table comes as the whole state that it leads to."""
        message = read(self.web.recv(timeout=PATIENCE))
        if message["type"] not in ("state", "update"):
            return message
        self.last = folded(self.last, message)
        return {**self.last, "type": message["type"]}

    def wait(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return the next message that is as wanted."""
        while not wanted(message := self.receive()):
            pass
        return message

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait until the table is as wanted, and return its state."""
        while not wanted(self.last):
            self.receive()
        return self.last

    def at(self, turn: int) -> dict[str, Any]:
        """Wait until the game has come to a state, and return it."""
        return self.until(lambda state: state["turn"] >= turn)

    def say(self, kind: str, **more: Any) -> str:
        """Send a message with an id of its own, and return the id."""
        name = f"m{next(_NAMES)}"
        self.send(type=kind, id=name, **more)
        return name

    def answered(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message, and return what answers it."""
        name = self.say(kind, **more)
        return self.wait(lambda message: name in (message.get("ack"), message.get("id")))

    def play(self, move: str) -> dict[str, Any]:
        """Play a move in the present state."""
        return self.answered("play", turn=self.last["turn"], move=move)

    def my_turn(self) -> dict[str, Any]:
        """Wait until this seat is to move, dealing on where that is due; return the view."""
        while (view := self.last["view"])["to_move"] != view["seat"]:
            assert view["phase"] != "over", "the match is over"
            if view["phase"] == "deal" and view["seat"] not in view["ready"]:
                self.answered("next")
            else:
                self.receive()
        return view

    def closed(self) -> int | None:
        """Wait until the server has closed the connection, and return its code."""
        try:
            while True:
                self.web.recv(timeout=PATIENCE)
        except Exception:  # noqa: BLE001  closed, by whatever way
            return self.web.close_code

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


async def put(lobby: Lobby, name: str, sitting: Sitting, *, ago: float = 0) -> None:
    """Write a prepared table to the store, as if everything at it had happened that many seconds ago."""
    store, alias, now = lobby.services.store, sitting.table.opened.alias, time.time() - ago
    if older := await store.by_alias(alias):
        await lobby.delete(older)
    await store.open(name, alias, now, lesson=sitting.table.opened.lesson)
    for number, row in enumerate(sitting.rows, 1):
        assert await store.append(name, number, now, row, None)


@contextmanager
def serving(
    thinkers: Thinkers | None = None,
    settings: Settings | None = None,
    *,
    analysts: Analysts | None = None,
    folder: Path | None = None,
    ready: Callable[[], bool] = lambda: True,
) -> Iterator[Live]:
    """Run a server on a free port, with a store in a folder of its own unless one is given."""
    with TemporaryDirectory() as own:
        lobby = build(url_of(folder or Path(own)), settings or Settings(limits=GENEROUS), thinkers, analysts=analysts)
        listener = socket.create_server(("127.0.0.1", 0))
        started = threading.Event()
        loops: list[asyncio.AbstractEventLoop] = []

        def note() -> None:
            loops.append(asyncio.get_running_loop())
            started.set()

        server = Server(config(create_app(lobby, ready=ready)), note)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert started.wait(PATIENCE), "the server did not start"
            yield Live(listener.getsockname()[1], lobby, loops[0])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            listener.close()


def url_of(folder: Path) -> str:
    """Return the address of the store in a folder."""
    return f"sqlite:///{folder}/tables.sqlite"


def play_on(client: Client, choose: Callable[[list[str]], str]) -> list[dict[str, Any]]:
    """Play a match to its end, and return every state that came."""
    came = [client.last]
    while (view := client.last["view"])["phase"] != "over":
        me = view["seat"]
        if view["to_move"] == me:
            came.append(client.play(choose(view["legal"])))
        elif view["phase"] == "deal" and me not in view["ready"] and not view["seats"][me]["out"]:
            came.append(client.answered("next"))
        else:
            came.append(client.receive())
        assert came[-1]["type"] in ("state", "update"), came[-1]
    return came
