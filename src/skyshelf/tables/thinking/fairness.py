"""Whose bots think next: addresses take turns, and so do the people of one address; nobody waits behind a crowd."""

from __future__ import annotations

from collections import deque
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

# Hints have a lane of their own: neither do they wait behind all tables, nor tables behind them.
Lane: TypeAlias = Literal["table", "hint"]
LANES: tuple[Lane, ...] = ("table", "hint")


class Payer(NamedTuple):
    """On whose account a bot thinks: a network address, and a person who came from there."""

    address: str
    person: str


NOBODY_PAYS = Payer("", "")


class _Turns(Generic[T]):
    """One lane. Whoever had a turn goes to the end, and whoever comes anew begins there.

    Counting what was used instead would let those who think little pass one who has thought much again and again.
    """

    def __init__(self) -> None:
        # In the order of their turns, as dictionaries keep it.
        self._addresses: dict[str, dict[str, deque[T]]] = {}

    def __len__(self) -> int:
        return sum(len(each) for people in self._addresses.values() for each in people.values())

    def put(self, payer: Payer, what: T) -> None:
        self._addresses.setdefault(payer.address, {}).setdefault(payer.person, deque()).append(what)

    def take(self) -> T:
        address = next(iter(self._addresses))
        people = self._addresses.pop(address)
        person = next(iter(people))
        waiting = people.pop(person)
        taken = waiting.popleft()
        if waiting:
            people[person] = waiting
        if people:
            self._addresses[address] = people
        return taken

    def remove(self, what: T) -> None:
        for address, people in list(self._addresses.items()):
            for person, waiting in list(people.items()):
                if what in waiting:
                    waiting.remove(what)
                if not waiting:
                    del people[person]
            if not people:
                del self._addresses[address]


class FairQueue(Generic[T]):
    """Those who wait, in lanes that take turns as well."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, _Turns[T]] = {lane: _Turns() for lane in LANES}
        self._next: Lane = LANES[0]

    def __len__(self) -> int:
        return sum(len(turns) for turns in self._lanes.values())

    def put(self, lane: Lane, payer: Payer, what: T) -> None:
        self._lanes[lane].put(payer, what)

    def remove(self, what: T) -> None:
        for turns in self._lanes.values():
            turns.remove(what)

    def take(self) -> T:
        """The next one."""
        lane = self._next if self._lanes[self._next] else next(each for each in LANES if self._lanes[each])
        self._next = LANES[(LANES.index(lane) + 1) % len(LANES)]
        return self._lanes[lane].take()
