"""Whose bots think next: whoever has used least of late, so that one address cannot make all others wait."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

# Hints have a lane of their own: neither do they wait behind all tables, nor tables behind them.
Lane: TypeAlias = Literal["table", "hint"]
LANES: tuple[Lane, ...] = ("table", "hint")

_HALF_LIFE = 30.0  # seconds after which half of what was used is forgotten
_MOST_ACCOUNTS = 10_000


class Payer(NamedTuple):
    """On whose account a bot thinks: a network address, and a person who came from there."""

    address: str
    person: str


NOBODY_PAYS = Payer("", "")


class Accounts:
    """How many seconds of thinking each address and each person has had of late."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._used: dict[tuple[str, ...], tuple[float, float]] = {}

    def charge(self, payer: Payer, seconds: float) -> None:
        now = self._clock()
        for account in ((payer.address,), tuple(payer)):
            self._used[account] = (self._of(account, now) + seconds, now)
        if len(self._used) > _MOST_ACCOUNTS:
            self._used = {each: kept for each, kept in self._used.items() if self._of(each, now) > 0.01}

    def used(self, payer: Payer) -> tuple[float, float]:
        """By the address, and by the person alone; in this order they decide who comes first."""
        now = self._clock()
        return self._of((payer.address,), now), self._of(tuple(payer), now)

    def _of(self, account: tuple[str, ...], now: float) -> float:
        seconds, at = self._used.get(account, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / _HALF_LIFE))


class FairQueue(Generic[T]):
    """Those who wait, in lanes that take turns; within a lane, whoever has used least goes first."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._lanes: dict[Lane, list[tuple[Payer, T]]] = {lane: [] for lane in LANES}
        self._next: Lane = LANES[0]

    def __len__(self) -> int:
        return sum(len(waiting) for waiting in self._lanes.values())

    def put(self, lane: Lane, payer: Payer, what: T) -> None:
        self._lanes[lane].append((payer, what))

    def remove(self, what: T) -> None:
        for waiting in self._lanes.values():
            waiting[:] = [each for each in waiting if each[1] is not what]

    def take(self) -> T:
        """The next one; of equals the one that came first."""
        lane = self._next if self._lanes[self._next] else next(each for each in LANES if self._lanes[each])
        self._next = LANES[(LANES.index(lane) + 1) % len(LANES)]
        waiting = self._lanes[lane]
        place = min(range(len(waiting)), key=lambda number: self._accounts.used(waiting[number][0]))
        return waiting.pop(place)[1]
