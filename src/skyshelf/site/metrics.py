"""Figures for Prometheus: counts and times, never a name or an id."""

from __future__ import annotations

from math import nan

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """A registry of its own for each server, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Histogram(
            "skyshelf_move_seconds",
            "From a move's arrival until it is kept and told",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "skyshelf_request_seconds",
            "Time of requests, streams left out, by route",
            ["method", "route", "status"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "skyshelf_loop_lag_seconds",
            "How late the event loop wakes",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.queue_age = Gauge(
            "skyshelf_bot_queue_age_seconds",
            "For how long the bot has waited that waits longest",
            registry=self.registry,
        )
        self.backup = Gauge(
            "skyshelf_last_backup_timestamp_seconds",
            "When this server made its last backup",
            registry=self.registry,
        )
        self.backup_failing = Gauge(
            "skyshelf_backup_failing",
            "1 while the last backup that this server tried has failed",
            registry=self.registry,
        )
        self.failed_writes = Gauge("skyshelf_failed_writes", "Writes that failed", registry=self.registry)
        self.writing = Gauge(
            "skyshelf_writing", "1 while what happens can be kept, 0 while it cannot", registry=self.registry
        )
        self.free = Gauge(
            "skyshelf_free_bytes",
            "Free on the disk of the SQLite file, or with PostgreSQL on that of the backups",
            registry=self.registry,
        )
        self.free.set(nan)  # nothing is written here, or it cannot be seen: no cause for alarm
        self.cut = Gauge(
            "skyshelf_connections_cut", "Connections cut or refused", ["why"], registry=self.registry
        )
        self.connections = Gauge("skyshelf_connections", "Open connections", registry=self.registry)
        self.frozen = Gauge(
            "skyshelf_frozen_tables", "Tables in memory that cannot be played on", registry=self.registry
        )
        self.stuck = Gauge(
            "skyshelf_stuck_events",
            "Tournaments of which something cannot be done",
            registry=self.registry,
        )
        self.refusals = Counter("skyshelf_refusals", "Refused requests", ["reason"], registry=self.registry)
        self.streams = Gauge("skyshelf_streams", "Open streams", registry=self.registry)
        self.dropped = Counter(
            "skyshelf_slow_readers", "Streams dropped because nobody read them", registry=self.registry
        )
        self.tables = Gauge("skyshelf_tables", "Tables in memory", registry=self.registry)
        self.bots_waiting = Gauge(
            "skyshelf_bots_waiting", "Bots that wait for a process", registry=self.registry
        )
        self.batch = Gauge(
            "skyshelf_writes_per_commit", "Writes that one commit serves", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
