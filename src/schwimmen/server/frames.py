"""WebSockets that send and hear at once, without a task in between, as long as nothing waits before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from struct import pack
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that was built
from websockets.http11 import Request

EXTENSION = "schwimmen.channel"


class Channel(NamedTuple):
    """How an application speaks and listens at once."""

    push: Callable[[bytes], bool]
    """Sends a text (UTF-8); False if it has to wait or cannot be sent any more."""
    listen: Callable[[Callable[[str], None] | None], None]
    """Has every text handed over as it comes, unless one before it still waits to be received; None: no longer."""


class Outgoing:
    """What is sent in one turn of the event loop goes out at its end: who reads at many connections is woken once."""

    def __init__(self) -> None:
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    def add(self, transport: asyncio.Transport, frame: bytes) -> None:
        """Send a frame soon: before anything that is said later."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._send)
        self._frames.append((transport, frame))

    def _send(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


_outgoing: WeakKeyDictionary[asyncio.AbstractEventLoop, Outgoing] = WeakKeyDictionary()


UNSENT_SECONDS = 1.0
"""How long it may take to send what is left for somebody who does not answer."""
GOODBYE_SECONDS = 11.0
"""The same at the end of a connection: uvicorn lets the other side have ten seconds to close it, too."""


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its scope has an extension with a `Channel`, and it ends though nobody reads any more."""

    hear: Callable[[str], None] | None = None
    begun = b""
    """The beginning of a frame that has not come whole yet."""

    def handle_connect(self, event: Request) -> None:
        """Offer the extension."""
        super().handle_connect(event)
        self.outgoing = _outgoing.setdefault(self.loop, Outgoing())
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"channel": Channel(self.push, self.listen)}

    def push(self, text: bytes) -> bool:
        """Send a text (UTF-8); False if it has to wait or cannot be sent any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.outgoing.add(self.transport, framed(text))
        return True

    def listen(self, hear: Callable[[str], None] | None) -> None:
        """Have texts handed over to somebody, or to nobody."""
        self.hear = hear

    def data_received(self, data: bytes) -> None:
        """Take one whole frame after the other."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        data, at = self.begun + data, 0
        while not self.transport.is_closing() and (end := frame_end(data, at, self.config.ws_max_size)):
            self.take(data[at:end])
            at = end
        self.begun = data[at:]

    async def send(self, message: Any) -> None:
        """Send for the application; a handshake that it has refused is complete, and no failure."""
        await super().send(message)
        self.handshake_complete |= self.initial_response is not None and self.close_sent

    async def run_asgi(self) -> None:
        """Serve the connection, then let go of it."""
        await super().run_asgi()
        self._let_go(GOODBYE_SECONDS)

    def keepalive_timeout(self) -> None:
        """Let go of a connection at whose other end nobody answers."""
        super().keepalive_timeout()
        self._let_go(UNSENT_SECONDS)

    def _let_go(self, after: float) -> None:
        """End for good, some time later: a transport that is only closed waits for all to be sent, perhaps for ever."""
        if not self.disconnected:
            self.loop.call_later(after, self.transport.abort)

    def take(self, frame: bytes) -> None:
        """Hand over a text; whatever else comes, and what has to wait its turn, uvicorn reads."""
        waits = self.hear is None or self.close_sent or self.frames or not self.queue.empty()
        text = None if waits else text_of(frame)
        if self.hear is None or text is None:
            super().data_received(frame)
        else:
            self.hear(text)


WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
MASK: Final = 4
"""Bytes of a mask."""
SHORT, MIDDLE = 126, 1 << 16
"""Lengths from which on it is written in two bytes, and in eight."""


def frame_end(data: bytes, at: int, most: int) -> int:
    """Return where the frame ends that begins at a place, 0 where it has not come whole (RFC 6455, 5.2).

    What is longer than `most` bytes ends with the data: it is refused for its length, whatever follows.
    """
    if len(data) < at + 2:
        return 0
    length, begins = data[at + 1] & ~MASKED, at + 2
    if length >= SHORT:
        begins += 2 if length == SHORT else 8
        if len(data) < begins:
            return 0
        length = int.from_bytes(data[at + 2 : begins])
    if length > most:
        return len(data)
    end = begins + length + (MASK if data[at + 1] & MASKED else 0)
    return end if end <= len(data) else 0


def text_of(frame: bytes) -> str | None:
    """Return the text of a frame, as a client sends what is short; None for any other."""
    if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] < MASKED + SHORT:
        return None
    try:
        return apply_mask(frame[2 + MASK :], frame[2 : 2 + MASK]).decode()
    except UnicodeDecodeError:
        return None


def framed(text: bytes) -> bytes:
    """Return a text as a server sends it, in one frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < MIDDLE:
        return pack("!BBH", WHOLE_TEXT, SHORT, length) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, length) + text


def channel_of(scope: Mapping[str, Any]) -> Channel | None:
    """Return how a connection speaks and listens at once, None where its server cannot."""
    offered = scope.get("extensions", {}).get(EXTENSION)
    return offered["channel"] if offered else None
