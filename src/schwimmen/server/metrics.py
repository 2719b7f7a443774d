"""What a server counts, for Prometheus. Nothing here tells of a table, a person, an address or a card."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("schwimmen_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("schwimmen_connections", "WebSocket connections", registry=self.registry)
        self.opened = Counter("schwimmen_tables_opened", "Tables opened", registry=self.registry)
        messages = Counter("schwimmen_messages", "Messages of clients, by type", ["type"], registry=self.registry)
        refused = Counter("schwimmen_refused", "Messages refused, by code", ["code"], registry=self.registry)
        moves = Counter("schwimmen_moves", "Moves, by people and by computers", ["by"], registry=self.registry)
        # Prometheus looks up a label under a lock.
        self.messages, self.refused, self.moves = cache(messages.labels), cache(refused.labels), cache(moves.labels)
        self.conflicts = Counter(
            "schwimmen_conflicts", "Rows that another process had written first", registry=self.registry
        )
        self.commit = Histogram(
            "schwimmen_commit_seconds", "From a decision to its commit", buckets=SECONDS, registry=self.registry
        )
        self.think = Histogram(
            "schwimmen_think_seconds", "Time that computer opponents think", buckets=SECONDS, registry=self.registry
        )
        self.failures = Counter("schwimmen_failures", "Things that went wrong in the server", registry=self.registry)

    def serve(self, port: int) -> None:
        """Show the numbers at a port of this machine."""
        start_http_server(port, "127.0.0.1", registry=self.registry)
