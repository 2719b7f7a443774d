"""WebSockets that take a message at once, without a task in between, as long as the network keeps up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "schwimmen.push"


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol; its scope has an extension by which the application sends text at once."""

    def handle_connect(self, event: Request) -> None:
        """Offer the extension."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"send": self.push}

    def push(self, text: bytes) -> bool:
        """Send a text (UTF-8); False if it has to wait or cannot be sent any more."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True


def push_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """Return how a connection sends at once, None where its server cannot."""
    offered = scope.get("extensions", {}).get(EXTENSION)
    return offered["send"] if offered else None
