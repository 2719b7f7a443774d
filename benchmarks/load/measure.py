"""One run of a server and its clients, each on a core of its own or sharing all: what came through, and what it cost.

A server is a program that prints its port once it listens. Clients are a program that prints `begin` and `end` around
the time that is measured, then one line of JSON with what they saw, and play on until they are stopped. Cost is read
from /proc, so this needs Linux.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SERVER_CORE, CLIENT_CORE = 0, 1
"""Where each runs if they are to have a core of their own."""

TICKS = os.sysconf("SC_CLK_TCK")
KIB = 1024


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much load: tables of four, and how long each is thought about a move (0: as fast as it goes)."""

    tables: int = 50
    seconds: float = 8
    warm: float = 3
    """Seconds of play before the measured time."""
    think: float = 0
    """Mean time between seeing a state and moving, in seconds; it varies by half of that."""

    def options(self) -> list[str]:
        """Return the plan as the programs of clients take it."""
        named = {"tables": self.tables, "seconds": self.seconds, "warm": self.warm, "think": self.think}
        return [part for name, value in named.items() for part in (f"--{name}", str(value))]


def plan_arguments() -> argparse.ArgumentParser:
    """Return a parser of a plan's options, to be a parent of others."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--tables", type=int, default=Plan.tables)
    parser.add_argument("--seconds", type=float, default=Plan.seconds, help="measured time")
    parser.add_argument("--warm", type=float, default=Plan.warm, help="seconds of play before it")
    parser.add_argument("--think", type=float, default=Plan.think, help="mean seconds from a state to the next move")
    return parser


def plan_of(args: argparse.Namespace) -> Plan:
    """Return the plan that was asked for."""
    return Plan(tables=args.tables, seconds=args.seconds, warm=args.warm, think=args.think)


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What was measured. A move counts once all seats of its table have seen it."""

    moves: int
    seconds: float
    server_cpu: float
    """Seconds of processor time that the server took meanwhile, all its threads and children."""
    client_cpu: float
    median_ms: float
    """From sending a move to the last seat seeing it."""
    p99_ms: float
    max_ms: float
    rss_mb: float
    """Memory of the server at the end."""
    more: dict[str, Any] = field(default_factory=dict)
    """What only one kind of clients reports, and versions."""

    @property
    def per_second(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def per_core_second(self) -> float:
        """Moves a second a core: for each second of processor time of the server."""
        return self.moves / self.server_cpu if self.server_cpu else 0.0

    def told(self) -> str:
        """Return the run as lines to read."""
        return "\n".join(
            [
                f"moves/s            {self.per_second:10,.0f}",
                f"moves/s a core     {self.per_core_second:10,.0f}",
                f"latency, median    {self.median_ms:10.2f} ms",
                f"latency, p99       {self.p99_ms:10.2f} ms",
                f"latency, max       {self.max_ms:10.2f} ms",
                f"server, processor  {self.server_cpu:10.2f} s of {self.seconds:.2f} s",
                f"clients, processor {self.client_cpu:10.2f} s",
                f"server, memory     {self.rss_mb:10.0f} MiB",
                *(f"{name:<18} {value!s:>10}" for name, value in self.more.items()),
            ]
        )


class Broken(Exception):
    """A server or its clients ended before they should."""


def drive(
    server: Sequence[str], clients: Sequence[str], env: Mapping[str, str] | None = None, *, apart: bool = True
) -> Run:
    """Start a server, let clients (they get `--port`) play, and measure; `apart` gives each a core. Raises Broken."""
    cores = (SERVER_CORE, CLIENT_CORE) if apart else (None, None)
    with _running(server, cores[0], env) as serving:
        port = _line(serving)
        with _running([*clients, "--port", port], cores[1], env) as playing:
            pids = (serving.pid, playing.pid)
            _expect(playing, "begin")
            before = [cpu_seconds(pid) for pid in pids]
            _expect(playing, "end")
            server_cpu, client_cpu = (cpu_seconds(pid) - was for pid, was in zip(pids, before, strict=True))
            rss = memory(serving.pid)
            report = json.loads(_line(playing))
    known = {name: report.pop(name) for name in ("moves", "seconds", "median_ms", "p99_ms", "max_ms")}
    return Run(**known, server_cpu=server_cpu, client_cpu=client_cpu, rss_mb=rss, more=report)


# ---------------------------------------------------------------- processes


@contextmanager
def _running(
    command: Sequence[str], core: int | None, env: Mapping[str, str] | None
) -> Iterator[subprocess.Popen[str]]:
    """Run a program, on one core if it is named, until the block ends."""
    with on_core(core):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=None if env is None else dict(env))
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """Keep to one of the cores we may use. What is started meanwhile inherits it, with every thread it ever has."""
    allowed = os.sched_getaffinity(0)
    if core is not None:
        os.sched_setaffinity(0, {sorted(allowed)[core % len(allowed)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def _line(process: subprocess.Popen[str]) -> str:
    """Return the next line that a program prints. Raises Broken."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise Broken(f"{process.args!r} ended with status {process.wait(5)}")
    return line


def _expect(process: subprocess.Popen[str], word: str) -> None:
    if (line := _line(process)) != word:
        raise Broken(f"expected {word!r}, got {line!r}")


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process and its children have taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / TICKS
    return own + sum(map(cpu_seconds, _children(pid)))


def memory(pid: int) -> float:
    """Return the memory that a process and its children hold, in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    own = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / KIB
    return own + sum(map(memory, _children(pid)))


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def allow_many_files() -> None:
    """Let this process hold as many connections as the machine lets it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
