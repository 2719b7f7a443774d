"""How the application is served: uvicorn, with the limits that a table needs."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Literal

import uvicorn
from starlette.types import ASGIApp

from schwimmen.server.frames import Protocol

SWITCH_SECONDS = 0.0005
"""How soon a thread lets another one in: the one that commits asks often, for a moment each time."""

MOST_BYTES = 64 * 1024
"""Size of a WebSocket message at which a connection is cut off without an answer."""


def config(app: ASGIApp, *, proxies: str = "") -> uvicorn.Config:
    """Return how to serve the application. Nothing that people send or get is ever logged.

    `proxies` are the addresses, by commas, of reverse proxies that are believed who a request comes from.
    """
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        access_log=False,
        server_header=False,
        http=_requests(),
        ws=Protocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=2,
    )


def _requests() -> type[asyncio.Protocol] | Literal["auto"]:
    """Return what reads requests; where there is no httptools, uvicorn has something else with bounds of its own."""
    try:
        from schwimmen.server.heads import Requests
    except ImportError:
        return "auto"
    return Requests


class Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, how: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(how)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        calm_collector()
        sys.setswitchinterval(SWITCH_SECONDS)
        if self.started:
            self._say_started()


def calm_collector() -> None:
    """Let the collector of cycles look at what is new, seldom, and never again at what the program itself is made of.

    With thousands of tables a look at everything would stop them all for a tenth of a second.
    """
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)
