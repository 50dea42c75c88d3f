"""The ratings of a server, up to date with what all servers on the database have kept."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, select

from skyshelf.ratings.fold import KeptResult, Ratings
from skyshelf.tables.results import read_result
from skyshelf.tables.store.schema import result
from skyshelf.tables.store.store import Store

# Servers write at the same time: what comes so much later than it says is still found.
_LATE = 60.0


class RatingBook:
    """Reads what is new whenever it is asked; what comes between older results lets it begin again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ratings = Ratings()
        self._known: set[tuple[float, str, int]] = set()
        self._last: tuple[float, str, int] = (0.0, "", 0)
        self._turn = asyncio.Lock()
        self._outdated = False

    def forget(self) -> None:
        """Results were changed: whoever asks next hears what all of them make."""
        self._outdated = True

    async def ratings(self) -> Ratings:
        async with self._turn:
            if self._outdated:
                self._outdated = False
                self._ratings, self._known, self._last = Ratings(), set(), (0.0, "", 0)
            new = [each for each in await self._after(self._last[0] - _LATE) if each[:3] not in self._known]
            if any(each[:3] < self._last for each in new):
                new = await self._after(0.0)
                self._ratings, self._known = Ratings(), set()
            await asyncio.to_thread(self._add, new)
            return self._ratings

    def _add(self, new: list[KeptResult]) -> None:
        for kept in sorted(new, key=lambda each: each[:3]):
            self._ratings.add(kept)
            self._known.add(kept[:3])
            self._last = max(self._last, kept[:3])

    async def _after(self, at: float) -> list[KeptResult]:
        return await self._store.read(lambda connection: kept_results(connection, at))


def kept_results(connection: Connection, after: float = 0.0) -> list[KeptResult]:
    query = select(result.c.at, result.c.room, result.c.game, result.c.body).where(result.c.at > after)
    return [
        KeptResult(at, room, game, read_result(body)) for at, room, game, body in connection.execute(query)
    ]
