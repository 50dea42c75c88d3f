"""The chat of one table: kept first, then told to those who may hear it, by whichever server they listen to."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from skyshelf.tables.chat_lines import ChatLine, Circle, circle_of, has_chat, hears, proper_text
from skyshelf.tables.messages import ChatSaid
from skyshelf.tables.names import proper_name
from skyshelf.tables.part import TablePart
from skyshelf.tables.refusal import Reason, Refusal

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

# What a browser that comes gets to read.
MOST_SHOWN = 200


class Chat(TablePart):
    """It has numbers of its own: what is said is no part of the game's journal."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        # The last line of each circle that was told here; unknown until somebody listens.
        self._told: dict[Circle, int] | None = None
        self._queue = asyncio.Lock()

    def new_line(self, guest: str, name: str, text: str, phrase: str) -> ChatLine:
        """Something in a person's own words, or one of the quick phrases; refuses what cannot be said."""
        self._check(guest)
        if bool(text) == bool(phrase):
            raise Refusal(Reason.ILLEGAL, "text-or-phrase")
        room = self._table.room
        if text and room.plan.only_phrases:
            raise Refusal(Reason.FORBIDDEN, "only-phrases")
        seat = room.seat_of(guest)
        return ChatLine(
            circle=circle_of(room, guest),
            n=0,
            at=self._table.house.now(),
            guest=guest,
            seat=seat,
            name=proper_name(name) if seat is None else room.seats[seat].name,
            phrase=phrase,
            text=proper_text(text) if text else "",
        )

    async def keep(self, line: ChatLine, key: str) -> ChatLine:
        """Keep it, then tell it."""
        kept = await self._table.house.store.chat.keep(self._table.id, line, key)
        await self.catch_up()
        return kept

    def heard_by(self, guest: str) -> frozenset[Circle]:
        """The circles that a person may listen to here."""
        self._check(guest)
        return hears(self._table.room, guest)

    async def read(self, circles: frozenset[Circle]) -> list[ChatLine]:
        """What was said there, the oldest first."""
        return await self._table.house.store.chat.newest(self._table.id, circles, MOST_SHOWN)

    async def listen(self) -> None:
        """Somebody listens from now on; what was said before they read for themselves."""
        if self._told is None and has_chat(self._table.room):
            with contextlib.suppress(Refusal):
                self._told = await self._table.house.store.chat.last_numbers(self._table.id)

    async def catch_up(self) -> None:
        """Tell what was said here or through another server since."""
        async with self._queue:
            told = self._told
            if told is None:
                return
            for line in await self._table.house.store.chat.after(self._table.id, told):
                told[line.circle] = line.n
                self._tell(line)

    def _tell(self, line: ChatLine) -> None:
        table = self._table
        for outbox, guest in table.watchers.listeners():
            if line.circle in hears(table.room, guest) and not table.house.is_deaf(guest, line.guest):
                outbox.put(ChatSaid(table.id, line))

    def _check(self, guest: str) -> None:
        room = self._table.room
        self._table.watchers.eyes(guest, None)
        if not has_chat(room):
            raise Refusal(Reason.FORBIDDEN, "no-chat")
