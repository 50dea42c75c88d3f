"""Games looked back on: worked out beside the tables, a few at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from skyshelf.engine.chronicle import Chronicle, chronicle
from skyshelf.games.shelf import game_named
from skyshelf.tables.past import Bookmark, Frame, Past, frames, saved_before
from skyshelf.tables.refusal import Reason, Refusal

if TYPE_CHECKING:
    from skyshelf.tables.house import House

T = TypeVar("T")

_AT_ONCE = 2
_KEPT = 64
# A bookmark farther back than this is no better than a saved state.
_NEAR = 25


class Archive:
    """Playing a game again takes as long as its choices did: never where tables wait for it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._desk = asyncio.Semaphore(_AT_ONCE)
        self._chronicles: OrderedDict[tuple[str, int], Chronicle] = OrderedDict()
        self._marks: OrderedDict[tuple[str, int], Bookmark] = OrderedDict()

    async def work(self, work: Callable[[], T]) -> T:
        async with self._desk:
            return await asyncio.to_thread(work)

    async def past(self, room_id: str, guest: str, number: int | None, through: int | None = None) -> Past:
        return await self._house.at(room_id, lambda table: table.past(guest, number, through))

    async def frames(self, past: Past, start: int, limit: int) -> list[Frame]:
        """A part of the game; it begins at the end where the start lies beyond it."""
        start = min(start, past.choices)
        key = (past.room_id, past.number)
        mark = self._marks.get(key) if past.over else None  # what runs can still be taken back
        if mark is None or not start - _NEAR <= mark.choices <= start:
            mark = await saved_before(self._house.store, past, start)
        found, end = await self.work(lambda: frames(past, mark, start, limit))
        if past.over:
            _keep(self._marks, key, end)
        return found

    async def chronicle(self, past: Past) -> Chronicle:
        """The game as a whole, once it is over: before that it would tell what nobody may know."""
        if not past.over:
            raise Refusal(Reason.FORBIDDEN, "no-report-yet")
        key = (past.room_id, past.number)
        known = self._chronicles.get(key)
        if known is None:
            game = game_named(past.journal.game)
            known = await self.work(lambda: chronicle(game, past.journal))
            _keep(self._chronicles, key, known)
        return known


def _keep(shelf: OrderedDict[tuple[str, int], T], key: tuple[str, int], value: T) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    if len(shelf) > _KEPT:
        shelf.popitem(last=False)
