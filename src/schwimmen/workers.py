"""Work in numbered portions, on the cores of this machine or of a Ray cluster; results come in the order of numbers."""

from __future__ import annotations

import importlib
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2
"""Portions for each core that are begun before their results are asked for."""

LOCAL = "local"
"""The address of a Ray cluster that is started on this machine for the purpose."""

AUTO = "auto"
"""The address by which Ray looks for a cluster that runs on this machine."""

PATIENCE = 5.0
"""Seconds that the head of a cluster may take to accept a connection."""


class Workers(Protocol):
    """Whoever does work in portions."""

    def __call__(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
        """Yield the results of jobs in their order."""


@contextmanager
def workers(cores: int, ray: str | None = None) -> Iterator[Workers]:
    """Lend the cores of this machine, or a Ray cluster at an address; at `local` one is started here, with as many.

    Raises ModuleNotFoundError that says what to install, ValueError for what is no address, ConnectionError where
    nobody answers, and what Ray raises where there is no cluster.
    """
    if ray is None:
        yield partial(on_cores, cores=cores)
        return
    if ray not in (LOCAL, AUTO):
        _expect_answer(ray)
    try:
        cluster: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise ModuleNotFoundError("--ray needs Ray: pip install 'schwimmen[ray]'") from None
    where = {"num_cpus": cores, "include_dashboard": False} if ray == LOCAL else {"address": ray}
    cluster.init(**where, log_to_driver=False, logging_level="error")
    try:
        yield partial(_on_cluster, cluster)
    finally:
        cluster.shutdown()


def on_cores(work: Callable[[Job], Result], jobs: Iterable[Job], *, cores: int) -> Generator[Result, None, None]:
    """Do work on the cores of this machine. Kernels release the interpreter, so threads use all cores."""
    if cores == 1:
        yield from map(work, jobs)
        return
    pool = ThreadPoolExecutor(cores)
    try:
        yield from _in_order(lambda job: pool.submit(work, job), Future.result, jobs, ahead=AHEAD * cores)
    finally:
        pool.shutdown(cancel_futures=True)


def _on_cluster(ray: Any, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result, None, None]:
    """Do work on the cluster that Ray is connected to; what the work raises there is raised here."""
    remote, shared = ray.remote(_call), ray.put(work)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    yield from _in_order(lambda job: remote.remote(shared, job), partial(_fetched, ray), jobs, ahead=ahead)


def _expect_answer(address: str) -> None:
    """Make sure that somebody answers at an address: Ray would wait for minutes, or for ever."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal() and int(port) < 1 << 16):
        raise ValueError(f"ray: expected {LOCAL}, {AUTO}, HOST:PORT or ray://HOST:PORT, got {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise ConnectionError(f"ray: nobody answers at {address} ({error})") from None


def _call(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def _fetched(ray: Any, begun: Any) -> Any:
    """Return a result from the cluster, or raise what the work has raised there."""
    try:
        return ray.get(begun)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None


def _in_order(
    begin: Callable[[Job], Any], result: Callable[[Any], Result], jobs: Iterable[Job], *, ahead: int
) -> Iterator[Result]:
    begun: deque[Any] = deque()
    for job in jobs:
        begun.append(begin(job))
        if len(begun) >= ahead:
            yield result(begun.popleft())
    while begun:
        yield result(begun.popleft())
