"""How much one person or one address may ask for."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from skyshelf.tables.refusal import Reason, Refusal

BODY_BYTES = 64 * 1024
# Of one address at a time; a proxy on this machine has as many as it needs.
CONNECTIONS = 256
HEAD_SECONDS = 10.0  # from the connection, or the first byte of a request, to the end of its head
BODY_SECONDS = 30.0
UNREAD_SECONDS = 60.0  # while a reader takes nothing of what waits for it
STREAMS = 6
TABLES_PER_STREAM = 16
# Messages that wait for a reader who does not read; more than that, and the reader is dropped.
OUTBOX = 256


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


# All that one address asks for, each request by what it costs us: about a millisecond is 1. A club behind one
# address has as much as it needs.
ADDRESS = Rate(1000, 150)
USUAL_COST = 1.0
MOVES = Rate(40, 20)  # POSTs of one guest
READS = Rate(120, 40)  # GETs of one guest or address
REMARKS = Rate(6, 1 / 2)  # of one guest
REPLAYS = Rate(100, 8)  # parts of games and reports that one guest or address asks for
HINTS = Rate(5, 1 / 2)  # of one guest: each takes a bot's time
GUESTS = Rate(30, 1 / 20)  # new guests of one address
TABLES = Rate(30, 30 / 3600)  # new tables of one address


def network_of(address: str) -> str:
    """What an address is counted as: whoever has one address of IPv6 has the 2**64 around it, too."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


class Limiter:
    """Counts by name, as a bucket that fills again; `off` is for measuring the server."""

    def __init__(self, off: bool = False, clock: Callable[[], float] = monotonic) -> None:
        self.off = off
        self._clock = clock
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self._most = 10_000

    def take(self, rate: Rate, name: str, cost: float = 1.0) -> None:
        """Let one more through, or refuse it as too fast."""
        if self.off:
            return
        now = self._clock()
        left, at = self._buckets.get((rate, name), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if left < cost:
            raise Refusal(Reason.TOO_FAST, "too-fast")
        self._buckets[rate, name] = (left - cost, now)
        if len(self._buckets) > self._most:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """A full bucket is as good as none."""
        self._buckets = {
            (rate, name): (left, at)
            for (rate, name), (left, at) in self._buckets.items()
            if left + (now - at) * rate.per_second < rate.burst
        }
        self._most = max(10_000, 2 * len(self._buckets))
