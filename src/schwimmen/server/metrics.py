"""What a server counts, for Prometheus. Nothing here tells of a table, a person, an address or a card."""

from __future__ import annotations

import collections
from collections.abc import Iterator
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("schwimmen_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("schwimmen_connections", "WebSocket connections", registry=self.registry)
        self.opened = Counter("schwimmen_tables_opened", "Tables opened", registry=self.registry)
        self.messages = self._counted("schwimmen_messages", "Messages of clients, by type", "type")
        self.refused = self._counted("schwimmen_refused", "Messages refused, by code", "code")
        self.moves = self._counted("schwimmen_moves", "Moves, by people and by computers", "by")
        self.conflicts = Counter(
            "schwimmen_conflicts", "Rows that another process had written first", registry=self.registry
        )
        self.commit = Histogram(
            "schwimmen_commit_seconds",
            "From the first decision of a commit to its end",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.think = Histogram(
            "schwimmen_think_seconds", "Time that computer opponents think", buckets=SECONDS, registry=self.registry
        )
        self.failures = Counter("schwimmen_failures", "Things that went wrong in the server", registry=self.registry)

    def serve(self, port: int) -> None:
        """Show the numbers at a port of this machine."""
        start_http_server(port, "127.0.0.1", registry=self.registry)

    def _counted(self, name: str, told: str, label: str) -> collections.Counter[str]:
        """Return a counter for what comes with every move: Prometheus' own takes a lock each time."""
        counts = collections.Counter[str]()
        self.registry.register(_Counts(name, told, label, counts))
        return counts


@dataclass(frozen=True, eq=False)
class _Counts(Collector):
    """Counts by a label, read when somebody asks."""

    name: str
    told: str
    label: str
    counts: collections.Counter[str]

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield them as Prometheus wants them."""
        family = CounterMetricFamily(self.name, self.told, labels=[self.label])
        for value, count in list(self.counts.items()):
            family.add_metric([value], count)
        yield family
