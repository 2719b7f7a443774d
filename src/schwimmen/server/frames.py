"""WebSockets that send and hear at once, without a task in between, as long as nothing waits before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import pack
from typing import Any, Final, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "schwimmen.channel"


class Channel(NamedTuple):
    """How an application speaks and listens at once."""

    push: Callable[[bytes], bool]
    """Sends a text (UTF-8); False if it has to wait or cannot be sent any more."""
    listen: Callable[[Callable[[str], None] | None], None]
    """Has every text handed over as it comes, unless one before it still waits to be received; None: no longer."""


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its scope has an extension with a `Channel`."""

    hear: Callable[[str], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the extension."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"channel": Channel(self.push, self.listen)}

    def push(self, text: bytes) -> bool:
        """Send a text (UTF-8); False if it has to wait or cannot be sent any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def listen(self, hear: Callable[[str], None] | None) -> None:
        """Have texts handed over to somebody, or to nobody."""
        self.hear = hear

    def send_receive_event_to_app(self) -> None:
        """Hand over a text; whatever else comes, and what has to wait its turn, is received by the application."""
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self.hear(text)


WHOLE_TEXT: Final = 0x81
SHORT, MIDDLE = 126, 1 << 16
"""Lengths from which on it is written in two bytes, and in eight."""


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
