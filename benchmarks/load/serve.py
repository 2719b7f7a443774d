"""Our real server for the load: on a free port, with limits that thousands of tables at full speed do not reach.

Nobody's computer asks for more than some messages a second, so the server stops whoever does; here that would measure
the limit. Everything else is as `schwimmen serve` has it. Prints its port once it listens.
"""

from __future__ import annotations

import socket

from benchmarks.load.measure import allow_many_files
from schwimmen import warmup
from schwimmen.server.app import Settings, create_app
from schwimmen.server.bots import Thinkers
from schwimmen.server.connection import Limits
from schwimmen.server.listen import Server, config
from schwimmen.server.lobby import Lobby

PLENTY = 10**9
BACKLOG = 4096


def main() -> None:
    """Serve until stopped."""
    allow_many_files()
    warmup.warm_up()
    listener = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    app = create_app(Lobby(Thinkers(), most_tables=PLENTY), Settings(limits=Limits(burst=PLENTY, per_second=PLENTY)))
    port = listener.getsockname()[1]
    Server(config(app), lambda: print(port, flush=True)).run(sockets=[listener])


if __name__ == "__main__":
    main()
