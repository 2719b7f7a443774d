"""`schwimmen serve`: open tables in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress

from schwimmen.cli.language import add_language

PORT = 3131
TRIED = 20
"""How many ports are tried one after the other if none was asked for."""

LOOK_SECONDS = 0.2
"""How often to look whether the kernels are compiled."""

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - addresses that people type, not one that is listened on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments; each but the first few has a variable of the environment as its default."""
    parser.add_argument("--host", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=port_number, help=f"port to listen on (default: {PORT}, or the next free one)")
    parser.add_argument("--lan", action="store_true", help="let phones and computers in the same network join")
    parser.add_argument("--open", action="store_true", help="open the browser, where there is a display")
    add_language(parser, "language of the page (default: the browser's)")
    for name, told in SETTINGS.items():
        default = os.environ.get(variable(name))
        parser.add_argument(f"--{name}", default=default, metavar=name.rsplit("-")[-1].upper(), help=told)


SETTINGS = {
    "store": "where tables are kept: sqlite:///FILE or postgresql://… (default: a file in your data folder)",
    "public-url": "the address under which people reach this server behind a proxy",
    "hosts": "more names under which browsers reach this server, separated by commas",
    "proxies": "addresses of trusted proxies, separated by commas",
    "metrics-port": "port of this machine for Prometheus (default: none)",
    "log": "how log lines look: plain or json (default: plain)",
    "keep-days": "days without play after which a table is deleted (default: 90, 0: never)",
}
"""Settings with a variable of the environment each: `--public-url` is SCHWIMMEN_PUBLIC_URL."""


def variable(name: str) -> str:
    """Return the variable of the environment for a setting."""
    return "SCHWIMMEN_" + name.replace("-", "_").upper()


def default_store() -> str:
    """Return the file in which tables are kept by default."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('schwimmen', appauthor=False) / 'tables.sqlite'}"


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
    from schwimmen.server.store.database import StoreError

    if not is_built():
        return _fail("The browser client is not built yet. Build it with: make play")
    wrong = _wrong(args)
    if wrong:
        return _fail(wrong)
    host = args.host or ("0.0.0.0" if args.lan else "127.0.0.1")  # noqa: S104 - asked for by --lan
    try:
        listener = bind(host, args.port)
    except OSError as error:
        return _fail(f"Cannot listen on {host}, port {args.port or PORT}: {error}")
    port = listener.getsockname()[1]
    if args.port is None and port != PORT:
        print(f"Port {PORT} is taken; using {port} instead.")
    with listener:
        try:
            serve(listener, address(host, port, args.language), args)
        except StoreError as error:
            return _fail(str(error))
    return 0


def _wrong(args: argparse.Namespace) -> str | None:
    """Return what is wrong with the settings, which may come from the environment."""
    if args.log not in (None, "plain", "json"):
        return f"--log: expected plain or json, got {args.log!r}"
    for name, given in (("metrics-port", args.metrics_port), ("keep-days", args.keep_days)):
        if given is not None and not given.isdecimal():
            return f"--{name}: expected a number, got {given!r}"
    if args.public_url is not None and not args.public_url.startswith(("http://", "https://")):
        return f"--public-url: expected an address such as https://cards.example.org, got {args.public_url!r}"
    return None


def names(*by_commas: str | None) -> tuple[str, ...]:
    """Return the names that settings list."""
    return tuple(name.strip() for each in by_commas for name in (each or "").split(","))


def get_ready(compiled: Callable[[], bool], ready: threading.Event) -> None:
    """Load the kernels, so that nobody has to wait for them; if they had to be compiled first, say that it is done."""
    from schwimmen.cli.warmup import warm_up

    at_once = ready.is_set()
    if not at_once:
        print("Play against computers right away; for friends the engine is being compiled, once.", flush=True)
    while not compiled():
        time.sleep(LOOK_SECONDS)
    warm_up()
    ready.set()
    if not at_once:
        print("The engine is compiled: tables with friends can be opened now.", flush=True)


def serve(listener: socket.socket, where: str, args: argparse.Namespace) -> None:
    """Serve on a socket; say the address, and show it, once somebody answers there. Raises StoreError."""
    from schwimmen.cli.warmup import warming_up_beside
    from schwimmen.server import logs
    from schwimmen.server.addresses import is_this_machine
    from schwimmen.server.app import create_app
    from schwimmen.server.building import build
    from schwimmen.server.listen import Server, config
    from schwimmen.server.settings import Settings

    host, port = listener.getsockname()[:2]
    reachable = not is_this_machine(host)
    keep = Settings.keep_days if args.keep_days is None else float(args.keep_days)
    settings = Settings(public_url=args.public_url, hosts=names(args.hosts, args.host), keep_days=keep)
    logs.set_up(args.log or "plain")
    lobby = build(args.store or default_store(), settings)
    if args.metrics_port:
        lobby.services.metrics.serve(int(args.metrics_port))

    def announce() -> None:
        print(f"Schwimmen is played at {where}  (stop with Ctrl-C)", flush=True)
        threading.Thread(target=get_ready, args=(compiled, ready), daemon=True).start()
        if reachable:
            show_others(port)
        if args.open and has_display():
            threading.Thread(target=show, args=(where,), daemon=True).start()

    ready = threading.Event()
    app = create_app(lobby, reachable=reachable, ready=ready.is_set)
    with warming_up_beside() as compiled:
        if compiled():
            ready.set()
        Server(config(app, proxies=args.proxies or ""), announce).run(sockets=[listener])


def show_others(port: int) -> None:
    """Say how phones in the same network get here, with a QR code if a terminal is in front of somebody."""
    import segno

    from schwimmen.server.addresses import network_address

    found = network_address()
    if found is None:
        print("This machine has no address in a network: others cannot reach it.", flush=True)
        return
    link = f"http://{found}:{port}/"
    print(f"Others in the same network join at {link}", flush=True)
    if sys.stdout.isatty():
        segno.make(link, error="l", micro=False).terminal(compact=True)


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
