"""A live event: the one owner of it in this process. Whatever happens is kept first and told then."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

import msgspec

from skyshelf.events.entries import Entry, EventRow
from skyshelf.events.event import Event
from skyshelf.events.refusal import EventRefusal
from skyshelf.events.store import GameMade
from skyshelf.events.told import told
from skyshelf.tables.refusal import Reason, Refusal

if TYPE_CHECKING:
    from skyshelf.events.hall import Hall

_TRIES = 8
MOST_ENTRIES = 40_000
_FOR_ORGANISER = 1_000


class LiveEvent:
    """All that changes it goes through `act`, one after the other, in the order it came."""

    def __init__(self, hall: Hall, id: str, rows: list[EventRow]) -> None:
        self.hall = hall
        self.id = id
        self.event = Event.read(rows)
        self.used = hall.now()
        self.closing = False
        self._queue = asyncio.Lock()
        self._news = asyncio.Event()
        self._told: tuple[Event, int, msgspec.Raw] | None = None

    async def act(
        self,
        actor: str,
        key: str,
        propose: Callable[[], Entry],
        game: GameMade | None = None,
        done: str = "",
    ) -> int:
        """Do what is proposed, unless it is refused; if another server was quicker, look at it again."""
        async with self._queue:
            self.used = self.hall.now()
            for _ in range(_TRIES):
                known = self.event.remembered(actor, key)
                if known is not None:
                    return known
                if actor and self.event.version >= self._most(actor):
                    raise EventRefusal(Reason.TOO_MUCH, "event-too-long", most=MOST_ENTRIES)
                try:
                    entry = propose()
                except Refusal as refusal:
                    if refusal.reason is Reason.STALE and self.hall.shared and await self._missed():
                        continue
                    raise
                at = max(self.hall.now(), self.event.changed_at)
                row = EventRow(self.event.version + 1, at, actor, key, entry)
                if await self._keep(row, game, done):
                    return row.n
        raise Refusal(Reason.UNAVAILABLE, "busy")

    def _most(self, actor: str) -> int:
        """What people may write. What the server writes has an end of its own, and no result is refused."""
        return MOST_ENTRIES + _FOR_ORGANISER * (actor == self.event.organiser)

    async def _keep(self, row: EventRow, game: GameMade | None, done: str) -> bool:
        try:
            self.event.apply(row)
            if await self.hall.store.append(self.id, row, self.event, game, done):
                self._tell()
                return True
            await self._read_anew()
        except (Refusal, asyncio.CancelledError):
            # Whether it is written is not known; whoever asks next reads it from the journal.
            self.hall.drop(self)
            raise
        except Exception:
            self.hall.drop(self)
            raise
        return False

    async def _read_anew(self) -> None:
        self.event = Event.read(await self.hall.store.rows(self.id))
        self._tell()

    async def _missed(self) -> bool:
        rows = await self.hall.store.rows(self.id, self.event.version)
        for row in rows:
            self.event.apply(row)
        if rows:
            self._tell()
        return bool(rows)

    async def catch_up(self) -> None:
        """Apply what other servers have written."""
        async with self._queue:
            await self._missed()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Event]:
        """The event for somebody who looks: nothing in it that is not kept, and what other servers have told."""
        async with self._queue:
            if self.hall.shared:
                await self._missed()
            yield self.event

    async def told(self) -> tuple[Event, msgspec.Raw]:
        """The event, and as everybody sees it: hundreds look at the same one at once, and it is written once."""
        async with self.reading() as event:
            if self._told is None or self._told[:2] != (event, event.version):
                self._told = (event, event.version, msgspec.Raw(msgspec.json.encode(told(self.id, event))))
            return event, self._told[2]

    async def after(self, version: int, seconds: float) -> None:
        """Wait until there is something newer than a version, or for so long."""
        if self.hall.shared:
            await self.catch_up()
        if self.event.version > version or self.closing:
            return
        news = self._news
        try:
            async with asyncio.timeout(seconds):
                await news.wait()
        except TimeoutError:
            return

    def close(self) -> None:
        """Nobody need wait any longer."""
        self.closing = True
        self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
