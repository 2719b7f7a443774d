"""Connections that give without end, or take nothing: the server lets go of them, whoever is at the other end."""

import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
import uvicorn
from starlette.types import ASGIApp
from websockets.frames import Frame, Opcode

from schwimmen.server.link import BACKLOG
from schwimmen.server.listen import config
from schwimmen.server.protocol.common import PROTOCOL_VERSION
from tests.server import live as lives
from tests.server.live import PATIENCE, Client, Live, serving

WRONG_AFTER = 64 << 20
"""Bytes of a head that no server should have taken."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """Return a server that asks soon whether anybody is there."""

    def soon(app: ASGIApp) -> uvicorn.Config:
        made = config(app)
        made.ws_ping_interval = made.ws_ping_timeout = 0.2
        return made

    monkeypatch.setattr(lives, "config", soon)
    with serving() as live:
        yield live


@pytest.mark.parametrize("part", [b"x" * 4096, b"x: y\r\n" * 1024], ids=["one header", "many headers"])
def test_a_head_without_an_end_is_not_kept(part: bytes, live: Live) -> None:
    """Who sends headers for ever is cut off before they fill the memory."""
    with socket.create_connection(("127.0.0.1", live.port), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nx: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < WRONG_AFTER:
                line.sendall(part)
                sent += len(part)
        assert sent < WRONG_AFTER
    assert live.ask("GET", "/healthz", headers={"cookie": "x" * 8192}).status == 200


def test_who_takes_nothing_does_not_stay(impatient: Live) -> None:
    """A connection of which nothing is read ends, although what waits for it can never be sent."""
    seats = [impatient.open(levels=["open"])]
    seats.append(impatient.join(seats[0]["table"]))
    with Client(impatient) as other, deaf(impatient) as line:
        other.sit(seats[0]["table"], seats[0]["token"])
        place = {"table": seats[1]["table"], "token": seats[1]["token"]}
        sit = json.dumps({"type": "sit", "version": PROTOCOL_VERSION, **place}).encode()
        line.sendall(Frame(Opcode.TEXT, sit).serialize(mask=True))
        other.until(lambda state: state["room"]["seats"][1]["connected"])
        with suppress(ConnectionError):
            for _ in range(20 * BACKLOG):
                line.sendall(Frame(Opcode.TEXT, sit).serialize(mask=True))
        other.until(lambda state: not state["room"]["seats"][1]["connected"])


def deaf(live: Live) -> socket.socket:
    """Return a WebSocket that is open, and of which nobody will read."""
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", live.port))
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: c2Nod2ltbWVuIGlzIDMxIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line
