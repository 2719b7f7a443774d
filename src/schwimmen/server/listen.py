"""How the application is served: uvicorn, with the limits that a table needs."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

MOST_BYTES = 64 * 1024
"""Size of a WebSocket message at which a connection is cut off without an answer."""


def config(app: ASGIApp) -> uvicorn.Config:
    """Return how to serve the application. Nothing that people send or get is ever logged."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, how: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(how)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
