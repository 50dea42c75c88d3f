"""The talk at one table: kept first, then told to those who may hear it, by whichever server they listen to."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from skyshelf.tables import manners
from skyshelf.tables.messages import Said
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.remarks import Circle, Remark, circle_of, has_chat, hears, proper_text

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

# What a browser that comes gets to read.
MOST_SHOWN = 200


class Talk:
    """It has numbers of its own: what is said is no part of the game's journal."""

    def __init__(self, table: Table) -> None:
        self._table = table
        # The last remark of each circle that was told here; unknown until somebody listens.
        self._told: dict[Circle, int] | None = None
        self._queue = asyncio.Lock()

    def remark(self, guest: str, name: str, text: str, phrase: str) -> Remark:
        """Something in a person's own words, or one of the quick phrases; refuses what cannot be said."""
        self._check(guest)
        if bool(text) == bool(phrase):
            raise Refusal(Reason.ILLEGAL, "text-or-phrase")
        room = self._table.room
        seat = room.seat_of(guest)
        return Remark(
            circle=circle_of(room, guest),
            n=0,
            at=self._table.house.now(),
            guest=guest,
            seat=seat,
            name=manners.proper_name(name) if seat is None else room.seats[seat].name,
            phrase=phrase,
            text=proper_text(text) if text else "",
        )

    async def keep(self, remark: Remark, key: str) -> Remark:
        """Keep it, then tell it."""
        kept = await self._table.house.store.said.keep(self._table.id, remark, key)
        await self.catch_up()
        return kept

    def heard_by(self, guest: str) -> frozenset[Circle]:
        """The circles that a person may listen to here."""
        self._check(guest)
        return hears(self._table.room, guest)

    async def read(self, circles: frozenset[Circle]) -> list[Remark]:
        """What was said there, the oldest first."""
        return await self._table.house.store.said.newest(self._table.id, circles, MOST_SHOWN)

    async def listen(self) -> None:
        """Somebody listens from now on; what was said before they read for themselves."""
        if self._told is None and has_chat(self._table.room):
            with contextlib.suppress(Refusal):
                self._told = await self._table.house.store.said.last_numbers(self._table.id)

    async def catch_up(self) -> None:
        """Tell what was said here or through another server since."""
        async with self._queue:
            told = self._told
            if told is None:
                return
            for remark in await self._table.house.store.said.after(self._table.id, told):
                told[remark.circle] = remark.n
                self._tell(remark)

    def _tell(self, remark: Remark) -> None:
        table = self._table
        for outbox, guest in table.gallery.listeners():
            if remark.circle in hears(table.room, guest):
                outbox.put(Said(table.id, remark))

    def _check(self, guest: str) -> None:
        room = self._table.room
        self._table.gallery.eyes(guest, None)
        if not has_chat(room):
            raise Refusal(Reason.FORBIDDEN, "no-chat")
