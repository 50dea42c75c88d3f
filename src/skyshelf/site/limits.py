"""How much one person or one address may ask for."""

from __future__ import annotations

import ipaddress
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from math import ceil
from time import monotonic

from skyshelf.tables.refusal import Reason, Refusal

BODY_BYTES = 64 * 1024
# Of one address at a time; a proxy on this machine has as many as it needs.
CONNECTIONS = 256
HEAD_SECONDS = 10.0  # from the connection, or the first byte of a request, to the end of its head
HEAD_BYTES = 32 * 1024  # of a request's line and headers; what came with their first bytes is not counted
HEADERS = 100  # of one request
BESIDE_BYTES = 512 * 1024  # that come with a body and are no part of it
PIPELINED = 16  # requests that one connection sends before the first is answered
BODY_SECONDS = 30.0
UNREAD_SECONDS = 60.0  # while a reader takes nothing of what waits for it
STREAMS = 6  # of one guest
STREAMS_PER_ADDRESS = 256  # a proxy hides connections, and guests are cheap
TABLES_PER_STREAM = 16
# Messages that wait for a reader who does not read; more than that, and the reader is dropped.
OUTBOX = 256


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run; `of` tells two apart that are equal in both."""

    burst: float
    per_second: float
    of: str = ""


# All that one address asks for, each request by what it costs us: about a millisecond is 1. A club behind one
# address has as much as it needs.
ADDRESS = Rate(1000, 150)
USUAL_COST = 1.0
MOVES = Rate(40, 20)  # POSTs of one guest
READS = Rate(120, 40)  # GETs of one guest
CHAT_LINES = Rate(6, 1 / 2)  # of one guest
CHAT_FROM = Rate(120, 4)  # of one address: lines are kept, and guests are cheap
REPLAYS = Rate(100, 8)  # parts of games and reports that one guest or address asks for
HINTS = Rate(5, 1 / 2)  # of one guest: each takes a bot's time
# New guests of one address. A club behind one router can be more: its operator says how many (`Serving.new_guests`),
# and each of them, and each table, sign-in and letter of that address (`Visit.pay`), then costs as much less.
GUESTS = Rate(60, 1 / 5, "guests")
RENAMES = Rate(20, 1 / 10)  # of one guest: each is written down at all their tables
TABLES = Rate(30, 30 / 3600)  # new tables of one address
# Words, codes and passkeys that one address tries: a club that comes in at once has enough, a guesser has not.
SIGN_INS = Rate(60, 1 / 5)
LETTERS = Rate(5, 1 / 300)  # mails that one address has sent to somebody
REPORTS = Rate(5, 1 / 300, "reports")  # complaints of one person
REPORTS_FROM = Rate(15, 1 / 120)  # of one address: organisers read each of them, and guests are cheap
TRIALS = Rate(5, 1 / 30)  # messages that one person has sent to their own channels
_A_MOMENT = 60  # seconds: who has to wait longer is told how long


@lru_cache(maxsize=4096)
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
    """Counts by name, as a bucket that fills again; `off` is for measuring the server.

    Servers that share a database tell each other what was used, so that nobody has the limits of each of them. Names
    are kept as digests under the secret: what goes to the others tells nobody's address.
    """

    def __init__(
        self, off: bool = False, clock: Callable[[], float] = monotonic, secret: bytes = b""
    ) -> None:
        self.off = off
        # Whether somebody asks what was `spent`: what nobody asks for would be noted for ever.
        self.shared = False
        self._clock = clock
        self._secret = secret[:64]
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self._spent: defaultdict[tuple[Rate, str], float] = defaultdict(float)
        self._most = 10_000

    def take(self, rate: Rate, name: str, cost: float = 1.0) -> None:
        """Let one more through, or refuse it as too fast."""
        if self.off:
            return
        now, key = self._clock(), self._key(rate, name)
        left = self._left(key, now)
        if left < cost:
            wait = ceil((cost - left) / rate.per_second)
            if wait < _A_MOMENT:
                refusal = Refusal(Reason.TOO_FAST, "too-fast")
            else:
                refusal = Refusal(Reason.TOO_FAST, "too-much-for-now", minutes=ceil(wait / 60))
            refusal.wait = wait
            raise refusal
        self._buckets[key] = (left - cost, now)
        if self.shared:
            self._spent[key] += cost
        if len(self._buckets) > self._most:
            self._forget(now)

    def left(self, rate: Rate, name: str) -> float:
        """How much somebody may still ask for at once."""
        return self._left(self._key(rate, name), self._clock())

    def _key(self, rate: Rate, name: str) -> tuple[Rate, str]:
        return rate, self.sealed(name)

    def sealed(self, name: str) -> str:
        """An address, say, such that it can be told from others and by nobody else be known."""
        return blake2b(name.encode(), digest_size=8, key=self._secret).hexdigest()

    def _left(self, key: tuple[Rate, str], now: float) -> float:
        rate = key[0]
        left, at = self._buckets.get(key, (rate.burst, now))
        return min(rate.burst, left + (now - at) * rate.per_second)

    def spent(self) -> str:
        """What was used since this was last asked, by those who used most, in words for other servers."""
        most = sorted(self._spent.items(), key=lambda one: -one[1])[:_MOST_TOLD]
        self._spent.clear()
        numbers = {rate: number for number, rate in enumerate(SHARED)}
        told = [
            f"{numbers[rate]}:{name}:{cost:.1f}"
            for (rate, name), cost in most
            if rate in numbers and cost > _LITTLE * rate.burst
        ]
        return " ".join(told)

    def spent_elsewhere(self, words: list[str]) -> None:
        """Another server tells what was used there; what cannot be read is of another version."""
        now = self._clock()
        for word in words:
            number, _, rest = word.partition(":")
            name, _, cost = rest.partition(":")
            try:
                key = (SHARED[int(number)], name)
                used = float(cost)
            except (ValueError, IndexError):
                continue
            # It may go below zero: whoever asks several servers at once waits for all of it.
            self._buckets[key] = (max(-key[0].burst, self._left(key, now) - used), now)

    def _forget(self, now: float) -> None:
        """A full bucket is as good as none."""
        self._buckets = {
            key: kept for key, kept in self._buckets.items() if self._left(key, now) < key[0].burst
        }
        self._most = max(10_000, 2 * len(self._buckets))


# In this order servers name them to each other.
SHARED = (
    ADDRESS,
    MOVES,
    READS,
    CHAT_LINES,
    REPLAYS,
    HINTS,
    GUESTS,
    TABLES,
    CHAT_FROM,
    SIGN_INS,
    LETTERS,
    REPORTS,
    TRIALS,
    REPORTS_FROM,
    RENAMES,
)
_MOST_TOLD = 100
_LITTLE = 0.01  # of a limit is not worth a word
