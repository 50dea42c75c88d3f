"""What all requests of a server share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field

from skyshelf.site.connections import Doorkeeper, most_connections
from skyshelf.site.guests import GuestBook
from skyshelf.site.limits import Limiter
from skyshelf.site.metrics import Metrics
from skyshelf.tables.house import Customs, House


@dataclass(slots=True)
class Serving:
    """How a server is run."""

    customs: Customs
    secret: bytes
    # Names under which browsers may reach it; empty for any. A server for this machine alone must not answer to
    # other names, or a page from elsewhere could call it by one of its own.
    hosts: frozenset[str] = frozenset()
    secure: bool = False  # cookies go over https only
    limits: bool = True
    door: Doorkeeper = field(default_factory=lambda: Doorkeeper(most_connections()))


@dataclass(slots=True)
class Site:
    """Made by the app when it starts, inside the event loop."""

    serving: Serving
    house: House
    book: GuestBook
    limiter: Limiter
    metrics: Metrics
    streams: Counter[str] = field(default_factory=Counter)
    # Tables drawn with letters, by table, version, seat and language; many may wait for the same one.
    drawings: dict[tuple[Hashable, ...], asyncio.Future[str]] = field(default_factory=dict)

    @staticmethod
    def of(serving: Serving) -> Site:
        return Site(
            serving=serving,
            house=House(serving.customs),
            book=GuestBook(serving.secret),
            limiter=Limiter(off=not serving.limits),
            metrics=Metrics(),
        )

    def measure(self) -> bytes:
        metrics = self.metrics
        metrics.tables.set(self.house.live)
        metrics.bots_waiting.set(self.house.thinkers.waiting)
        metrics.batch.set(self.house.store.batch_size)
        return metrics.text()
