"""Real processes: servers that can be killed, and a PostgreSQL of the tests' own."""

from __future__ import annotations

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import postgres

PATIENCE = 60
"""Seconds after which something that must happen counts as failed; nothing waits that long when all is well."""


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Spawner:
    """Starts servers as forks of a process that has everything loaded (`spawner`)."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.failure.spawner"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._line() == "ready"

    def spawn(self, port: int, store: str) -> int:
        """Start a server, and return the number of its process."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{port} {store}\n")
        self._process.stdin.flush()
        return int(self._line())

    def close(self) -> None:
        """End; servers that run go on."""
        self._process.communicate()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


@dataclass
class Process:
    """One server: `schwimmen serve` in a process of its own."""

    spawner: Spawner
    store: str
    port: int = field(default_factory=free_port)
    pid: int = 0

    def start(self) -> None:
        """Start it; `wait` says when it serves."""
        self.pid = self.spawner.spawn(self.port, self.store)

    def wait(self) -> None:
        """Wait until it serves."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert alive(self.pid), "the server ended"
            if self._ready():
                return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill it as `kill -9` does: nothing can be tidied up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if not self.pid:
            return
        os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
        while alive(self.pid):
            assert time.monotonic() < until, "the server did not end"
            time.sleep(0.005)
        self.pid = 0

    def _ready(self) -> bool:
        with suppress(OSError), closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)) as connection:
            connection.request("GET", "/readyz")
            with connection.getresponse() as answer:
                return answer.status == 200
        return False


def alive(pid: int) -> bool:
    """Say whether a process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def serving(spawner: Spawner, store: str, count: int = 1) -> Iterator[list[Process]]:
    """Run servers on one store."""
    servers = [Process(spawner, store) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.stop()


def programs() -> Path:
    """Return the folder of PostgreSQL's programs."""
    found = postgres.find()
    assert found is not None, "PostgreSQL is missing: python tools/setup.py --browser"
    return found


@dataclass
class Postgres:
    """A PostgreSQL on a folder of its own, reachable through a socket in that folder alone."""

    folder: Path

    @property
    def url(self) -> str:
        """The store as `schwimmen serve --store` takes it."""
        return f"postgresql:///tables?host={self.folder}&user=postgres"

    def make(self) -> None:
        """Make the database."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", "tables")

    @property
    def data(self) -> Path:
        """Where PostgreSQL keeps everything."""
        return self.folder / "data"

    def start(self) -> None:
        """Start it."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, breaking every connection."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        own = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*own, str(programs() / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
