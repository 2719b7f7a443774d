"""A WebSocket client with nothing that a load generator does not need, so that thousands cost little."""

from __future__ import annotations

import asyncio
from typing import NoReturn, cast

HELLO = (
    b"GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
END_OF_HEAD = b"\r\n\r\n"

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask that changes nothing: the server takes it off all the same, and putting it on is free."""
WORD, LONG = 126, 127
"""Lengths that say that the length follows, in two or eight bytes."""


class Wire(asyncio.Protocol):
    """One connection. Subclasses get the messages where they lie, without copies."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._greeted = False

    # ------------------------------------------------------------ for subclasses

    def opened(self) -> None:
        """The server has agreed to speak WebSocket."""

    def heard(self, data: bytes, at: int, end: int) -> None:
        """A message came: `data[at:end]`."""

    def cut(self) -> None:
        """The connection is gone, ended by either side."""

    # ------------------------------------------------------------ speaking

    def greet(self, path: str, port: int) -> None:
        """Ask for the WebSocket."""
        assert self._transport is not None
        self._transport.write(HELLO % (path.encode(), port))

    def say(self, text: bytes) -> None:
        """Send a message."""
        if self._transport is not None:
            self._transport.write(framed(TEXT, text))

    def hang_up(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()

    # ------------------------------------------------------------ asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the protocol's signature
        """Forget the transport."""
        self._transport = None
        self.cut()

    def data_received(self, data: bytes) -> None:
        """Pass on every whole message, and keep what is left."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0 if self._greeted else self._greeting(data)
        size = len(data)
        while size - at >= 2:
            length, body = data[at + 1], at + 2
            if length == WORD:
                length, body = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == LONG:
                length, body = int.from_bytes(data[at + 2 : at + 10]), at + 10
            end = body + length
            if end > size:
                break
            if data[at] == TEXT:
                self.heard(data, body, end)
            else:
                self._control(data[at], data[body:end])
            at = end
        if at < size:
            self._rest = data[at:]

    def _greeting(self, data: bytes) -> int:
        """Read the answer to the greeting, and return where the messages begin."""
        end = data.find(END_OF_HEAD)
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            _refuse(data[:end])
        self._greeted = True
        self.opened()
        return end + len(END_OF_HEAD)

    def _control(self, kind: int, body: bytes) -> None:
        if kind == PING and self._transport is not None:
            self._transport.write(framed(PONG, body))
        elif kind == CLOSE:
            self.hang_up()
        elif kind != PONG:
            _refuse(bytes([kind]))


def framed(kind: int, body: bytes) -> bytes:
    """Return a client's frame. Clients send nothing long."""
    length = len(body)
    assert length < 1 << 16
    size = bytes([MASKED | length]) if length < WORD else bytes([MASKED | WORD]) + length.to_bytes(2)
    return bytes([kind]) + size + NO_MASK + body


def _refuse(got: bytes) -> NoReturn:
    raise ConnectionError(f"not what a WebSocket server says here: {got[:80]!r}")
