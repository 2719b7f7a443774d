"""Starts servers in no time: everything is loaded once, and each server is a fork of that.

Reads lines `PORT STORE`, runs `schwimmen serve` with them in a process of its own, and prints its number.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

from schwimmen.cli import main as schwimmen
from schwimmen.cli.warmup import warm_up
from schwimmen.server import app, building, listen  # noqa: F401 - loaded once for all servers


def main() -> None:
    """Fork for every line, until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed leaves nothing behind
    warm_up()
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        port, store = line.split()
        child = os.fork()
        if child == 0:
            serve(port, store)
        print(child, flush=True)


def serve(port: str, store: str) -> None:
    """Be a server until killed or stopped."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    os._exit(schwimmen(["serve", "--port", port, "--store", store]) or 0)


if __name__ == "__main__":
    main()
