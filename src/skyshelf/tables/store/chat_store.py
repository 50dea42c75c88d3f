"""ChatStore in the database."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar, cast, get_args

from sqlalchemy import Connection, Executable, Select, and_, func, or_, select

from skyshelf.tables.chat_lines import ChatLine, Circle
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.schema import chat_line

T = TypeVar("T")
_TRIES = 8
_COLUMNS = (
    chat_line.c.circle,
    chat_line.c.n,
    chat_line.c.at,
    chat_line.c.guest,
    chat_line.c.seat,
    chat_line.c.name,
    chat_line.c.phrase,
    chat_line.c.text,
)


class Write(Protocol):
    def __call__(self, order: tuple[str, int], work: Callable[[Connection], T], /) -> Awaitable[T]: ...


class Read(Protocol):
    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]: ...


class ChatStore:
    """What people said at the tables of a store."""

    def __init__(self, write: Write, read: Read, insert: Executable) -> None:
        self._write = write
        self._read = read
        self._insert = insert
        self._news: set[str] = set()

    def take_news(self) -> list[str]:
        """The tables at which something was said in the commit that ends now."""
        news, self._news = sorted(self._news), set()
        return news

    async def keep(self, room_id: str, new: ChatLine, key: str) -> ChatLine:
        """Give a line the next number of its circle; the same person's same key gives the same line."""
        return await self._write(
            (room_id, 0), lambda connection: self._keep(connection, room_id, new, key or secrets.token_hex(8))
        )

    def _keep(self, connection: Connection, room_id: str, new: ChatLine, key: str) -> ChatLine:
        known = select(*_COLUMNS).where(
            chat_line.c.room == room_id, chat_line.c.guest == new.guest, chat_line.c.key == key
        )
        last = select(func.max(chat_line.c.n)).where(
            chat_line.c.room == room_id, chat_line.c.circle == new.circle
        )
        for _ in range(_TRIES):
            found = connection.execute(known).first()
            if found is not None:
                return ChatLine(*found)
            kept = new._replace(n=(connection.execute(last).scalar() or 0) + 1)
            values = {"room": room_id, "key": key, **kept._asdict()}
            # No row is counted if another server has taken the number, or the key, in the meantime.
            if connection.execute(self._insert, values).rowcount == 1:
                self._news.add(room_id)
                return kept
        raise Refusal(Reason.UNAVAILABLE, "busy")

    async def newest(self, room_id: str, circles: Collection[Circle], most: int) -> list[ChatLine]:
        """The last lines in some circles, the oldest first."""
        query = (
            select(*_COLUMNS)
            .where(chat_line.c.room == room_id, chat_line.c.circle.in_(sorted(circles)))
            .order_by(chat_line.c.at.desc(), chat_line.c.n.desc())
            .limit(most)
        )
        return (await self._found(query))[::-1]

    async def after(self, room_id: str, told: Mapping[Circle, int]) -> list[ChatLine]:
        """What was said after the given number of each circle."""
        circles: tuple[Circle, ...] = get_args(Circle)
        missed = [and_(chat_line.c.circle == each, chat_line.c.n > told.get(each, 0)) for each in circles]
        query = select(*_COLUMNS).where(chat_line.c.room == room_id, or_(*missed))
        return await self._found(query.order_by(chat_line.c.at, chat_line.c.n))

    async def last_numbers(self, room_id: str) -> dict[Circle, int]:
        """The last number of each circle in which anything was said."""
        query = select(chat_line.c.circle, func.max(chat_line.c.n)).where(chat_line.c.room == room_id)
        grouped = query.group_by(chat_line.c.circle)
        found = await self._read(lambda connection: connection.execute(grouped).all())
        return {cast(Circle, circle): n for circle, n in found}

    async def _found(self, query: Select[Any]) -> list[ChatLine]:
        found = await self._read(lambda connection: connection.execute(query).all())
        return [ChatLine(*row) for row in found]
