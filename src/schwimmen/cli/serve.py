"""`schwimmen serve`: open tables in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn

PORT = 3131
TRIED = 20
"""Ports that are tried one after the other, where none was asked for."""

MOST_BYTES = 64 * 1024
"""Size of a WebSocket message at which a connection is cut off without an answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, help=f"port to listen on (default: {PORT}, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the browser, where there is a display")
    parser.add_argument("--language", choices=("de", "en"), help="language of the page (default: the browser's)")


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from schwimmen.server.client import is_built

    if not is_built():
        return _fail("The browser client is not built yet. Build it with: make play")
    try:
        listener = listen(args.host, args.port)
    except OSError as error:
        return _fail(f"Cannot listen on {args.host}, port {args.port or PORT}: {error.strerror or error}")
    port = listener.getsockname()[1]
    if args.port is None and port != PORT:
        print(f"Port {PORT} is taken; using {port} instead.")
    server = _server()
    address = _address(args.host, port, args.language)
    threading.Thread(target=_announce, args=(address,), kwargs={"opens": args.open}, daemon=True).start()
    with listener, suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    print("Goodbye.")
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on a port, or on the first free one from the usual port on. Raises OSError."""
    wanted = range(PORT, PORT + TRIED) if port is None else [port]
    for candidate in wanted:
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == wanted[-1]:
                raise
    raise AssertionError("there is always a last port")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
    except OSError:
        made.close()
        raise
    return made


def _server() -> uvicorn.Server:
    import uvicorn

    from schwimmen.server.app import create_app

    return uvicorn.Server(
        uvicorn.Config(
            create_app(),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
    )


def _address(host: str, port: int, language: str | None) -> str:
    shown = "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1") else host  # noqa: S104
    query = f"?lang={language}" if language else ""
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/{query}"


def _announce(address: str, *, opens: bool) -> None:
    print(f"Schwimmen is played at {address}  (stop with Ctrl-C)", flush=True)
    if opens and has_display():
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def has_display() -> bool:
    """Say whether a browser window can show up."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1
