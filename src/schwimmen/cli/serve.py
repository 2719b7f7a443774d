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

PORT = 3131
TRIED = 20
"""Ports that are tried one after the other, where none was asked for."""

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - addresses that people type, not one that is listened on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=port_number, help=f"port to listen on (default: {PORT}, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the browser, where there is a display")
    parser.add_argument("--language", choices=("de", "en"), help="language of the page (default: the browser's)")


def port_number(text: str) -> int:
    """Read a port. Raises ValueError, which the parser turns into a message."""
    number = int(text)
    if not 0 <= number < 2**16:
        raise ValueError
    return number


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        return _run(args)
    except KeyboardInterrupt:
        print()
        return 0


def _run(args: argparse.Namespace) -> int:
    from schwimmen.server.client import is_built

    if not is_built():
        return _fail("The browser client is not built yet. Build it with: make play")
    try:
        listener = bind(args.host, args.port)
    except OSError as error:
        return _fail(f"Cannot listen on {args.host}, port {args.port or PORT}: {error}")
    port = listener.getsockname()[1]
    if args.port is None and port != PORT:
        print(f"Port {PORT} is taken; using {port} instead.")
    with listener:
        warm_up()
        serve(listener, address(args.host, port, args.language), opens=args.open)
    return 0


def warm_up() -> None:
    """Compile the engine once per installation, with progress; later only load it, which takes a moment."""
    from schwimmen import warmup

    if warmup.is_warm():
        warmup.warm_up()
        return
    from rich.progress import Progress

    with Progress(transient=True) as progress:
        task = progress.add_task("Compiling the engine (once)", total=1.0)
        warmup.warm_up(lambda share: progress.update(task, completed=share))


def serve(listener: socket.socket, where: str, *, opens: bool) -> None:
    """Serve on a socket; say the address, and show it, once somebody answers there."""
    from schwimmen.server.app import create_app
    from schwimmen.server.bots import Thinkers
    from schwimmen.server.listen import Server, config
    from schwimmen.server.lobby import Lobby

    def announce() -> None:
        print(f"Schwimmen is played at {where}  (stop with Ctrl-C)", flush=True)
        if opens and has_display():
            threading.Thread(target=show, args=(where,), daemon=True).start()

    Server(config(create_app(Lobby(Thinkers()))), announce).run(sockets=[listener])


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket on a port, or on the first free one from the usual port on. Raises OSError."""
    wanted = range(PORT, PORT + TRIED) if port is None else [port]
    for candidate in wanted:
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == wanted[-1]:
                raise
    raise AssertionError("there is always a last port")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen()  # a port that is bound by nobody who listens would count as free
    except OSError:
        made.close()
        raise
    return made


def address(host: str, port: int, language: str | None = None) -> str:
    """Return the address to type into a browser."""
    name = "localhost" if host in ("127.0.0.1", *EVERYWHERE) else host
    query = f"?lang={language}" if language else ""
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/{query}"


def show(where: str) -> None:
    """Open the browser; without one, the printed address is enough."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(where)


def has_display() -> bool:
    """Say whether a browser window can show up."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1
