"""Games looked back on: worked out beside the tables, a few at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from skyshelf.engine.report import Report, report_of
from skyshelf.engine.seat import Seat
from skyshelf.games.shelf import game_named
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.replay import Bookmark, GameReplay, ReplayFrame, frames, saved_before

if TYPE_CHECKING:
    from skyshelf.tables.house import House

T = TypeVar("T")

_AT_ONCE = 2
_KEPT = 64
# A bookmark farther back than this is no better than a saved state.
_NEAR = 25


class Replays:
    """Playing a game again takes as long as its choices did: never where tables wait for it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._desk = asyncio.Semaphore(_AT_ONCE)
        self._reports: OrderedDict[tuple[str, int], Report] = OrderedDict()
        self._marks: OrderedDict[tuple[str, int], Bookmark] = OrderedDict()

    async def work(self, work: Callable[[], T]) -> T:
        async with self._desk:
            return await asyncio.to_thread(work)

    async def game(
        self, room_id: str, guest: str, number: int | None, through: Seat | None = None
    ) -> GameReplay:
        return await self._house.at(room_id, lambda table: table.replay(guest, number, through))

    async def frames(self, replay: GameReplay, start: int, limit: int) -> list[ReplayFrame]:
        """A part of the game; it begins at the end where the start lies beyond it."""
        start = min(start, replay.choices)
        key = (replay.room_id, replay.number)
        mark = self._marks.get(key) if replay.over else None  # what runs can still be taken back
        if mark is None or not start - _NEAR <= mark.choices <= start:
            mark = await saved_before(self._house.store, replay, start)
        found, end = await self.work(lambda: frames(replay, mark, start, limit))
        if replay.over:
            _keep(self._marks, key, end)
        return found

    async def report(self, replay: GameReplay) -> Report:
        """The game as a whole, once it is over: before that it would tell what nobody may know."""
        if not replay.over:
            raise Refusal(Reason.FORBIDDEN, "no-report-yet")
        key = (replay.room_id, replay.number)
        known = self._reports.get(key)
        if known is None:
            game = game_named(replay.journal.game)
            known = await self.work(lambda: report_of(game, replay.journal))
            _keep(self._reports, key, known)
        return known


def _keep(shelf: OrderedDict[tuple[str, int], T], key: tuple[str, int], value: T) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    if len(shelf) > _KEPT:
        shelf.popitem(last=False)
