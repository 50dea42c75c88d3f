"""Several servers on one database: which of them live, which keeps what, and what they tell each other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from hashlib import blake2b

from skyshelf.tables.store.store import Store

log = logging.getLogger("skyshelf.tables")

# Gets the words of a note, without its kind.
Listener = Callable[[list[str]], None]


class Neighbours:
    """The servers on one database, this one among them; on SQLite it is the only one."""

    def __init__(self, store: Store, now: Callable[[], float], dead_after: float) -> None:
        self._store = store
        self._now = now
        self._dead_after = dead_after
        self.alive = [store.server_id]
        self._listeners: dict[str, Listener] = {}

    def listen(self, kind: str, listener: Listener) -> None:
        """Be told what other servers say of this kind of thing."""
        self._listeners[kind] = listener

    def hear(self, sender: str, note: str) -> None:
        kind, *words = note.split(" ")
        if kind in self._listeners:
            self._listeners[kind](words)

    async def tell_all(self, kind: str, *words: str) -> None:
        """What whoever listens has to know on every server, on this one first."""
        note = " ".join((kind, *words))
        self.hear(self._store.server_id, note)
        await self._store.shout(note)

    def alive_since(self) -> float:
        """Whoever has not been seen since then is dead."""
        return self._now() - self._dead_after

    async def beat(self) -> bool:
        """Say that this server lives, and look who else does; whether that has changed."""
        if not self._store.shared:
            return False
        await self._store.beat(self._now())
        before = self.alive
        self.alive = sorted({self._store.server_id, *await self._store.servers(self.alive_since())})
        if self.alive != before:
            log.info("the servers are", extra={"servers": len(self.alive)})
        return self.alive != before

    def keeps(self, id: str) -> bool:
        """Whether this server sees to what is due at a table or in an event.

        All servers reckon alike from the list of those alive, so they need not agree on it. Where their lists differ
        for a moment, two may try, and the journal's key lets one of them succeed.
        """
        if len(self.alive) == 1:
            return True
        return max(self.alive, key=lambda server: _weight(server, id)) == self._store.server_id


def _weight(server: str, id: str) -> bytes:
    return blake2b(f"{server} {id}".encode(), digest_size=8).digest()
