"""Our real server for the load: on a free port, with limits that thousands of tables at full speed do not reach.

Nobody's computer asks for more than some messages a second, so the server stops one that does; here that would measure
the limit. Everything else is as `schwimmen serve` has it. Prints its port once it listens.
"""

from __future__ import annotations

import argparse
import socket
import tempfile
from pathlib import Path

from benchmarks.load.measure import allow_many_files
from schwimmen.cli import warmup
from schwimmen.server.app import create_app
from schwimmen.server.building import build
from schwimmen.server.listen import Server, config
from schwimmen.server.rate_limit import Rate
from schwimmen.server.settings import Limits, Settings

PLENTY = 10**9
MUCH = Rate(PLENTY, PLENTY)
BACKLOG = 4096

LIMITS = Limits(messages=MUCH, talk=MUCH, tables=MUCH, seats=MUCH, requests=MUCH, connections=PLENTY, sit_seconds=60)


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(prog="benchmarks.load.serve")
    parser.add_argument("--store", help="where tables are kept (default: a file that is thrown away)")
    store = parser.parse_args().store
    allow_many_files()
    warmup.warm_up()
    listener = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    with tempfile.TemporaryDirectory() as folder:
        where = store or f"sqlite:///{Path(folder)}/tables.sqlite"
        lobby = build(where, Settings(limits=LIMITS, most_tables=PLENTY))
        port = listener.getsockname()[1]
        Server(config(create_app(lobby)), lambda: print(port, flush=True)).run(sockets=[listener])


if __name__ == "__main__":
    main()
