"""What a server counts, for Prometheus: each server its own, so that tests and several in one process keep apart."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counts and times; what names a table or a person is in none of them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.tables = Gauge("nightbus_tables_active", "Tables in memory", registry=of)
        self.seats = Gauge("nightbus_seats", "Seats at the tables in memory, those of bots too", registry=of)
        self.sockets = Gauge("nightbus_sockets", "Sockets and event streams open", registry=of)
        self.moves = Counter("nightbus_entries", "Entries stored", registry=of)
        self.refusals = Counter("nightbus_refusals", "Commands refused", ["code"], registry=of)
        self.conflicts = Counter("nightbus_conflicts", "Entries that another server was first with", registry=of)
        self.failures = Counter("nightbus_failures", "Faults of the program", registry=of)
        self.commit = Histogram("nightbus_commit_seconds", "From deciding to stored", buckets=SECONDS, registry=of)
        self.broadcast = Histogram("nightbus_broadcast_seconds", "Telling a table", buckets=SECONDS, registry=of)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
