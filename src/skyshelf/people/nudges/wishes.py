"""When somebody wants to be left alone: in the night, and on holiday."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, select, update

from skyshelf.people.refusal import PeopleRefusal
from skyshelf.people.schema import person
from skyshelf.tables.holidays import Holiday

_DAY_MINUTES = 24 * 60
Minute = Annotated[int, Meta(ge=0, lt=_DAY_MINUTES)]


class DaysAway(Struct, frozen=True):
    """A holiday from its first to its last day, and what these are on the person's own clock."""

    first: date
    last: date
    begin: float
    end: float

    @property
    def holiday(self) -> Holiday:
        return Holiday(self.begin, self.end)


class Wishes(Struct, frozen=True, omit_defaults=True):
    """Quiet hours from one minute of the day to another, on the clock of the person; none if they are the same.

    `zone` is what the browser calls the person's time; where the server does not know it, `offset` minutes are added
    to universal time.
    """

    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 8 * 60
    zone: Annotated[str, Meta(max_length=60)] = ""
    offset: Annotated[int, Meta(ge=-_DAY_MINUTES, le=_DAY_MINUTES)] = 0
    away: tuple[DaysAway, ...] = ()  # in order, and none at the same time as another

    @staticmethod
    def read(text: str) -> Wishes:
        return _decoder.decode(text) if text else Wishes()

    def written(self) -> str:
        return msgspec.json.encode(self).decode()

    def quiet_for(self, now: float) -> float:
        """So many seconds of quiet are left; 0 outside of it."""
        away = max((each.end - now for each in self.away if each.begin <= now < each.end), default=0.0)
        here = datetime.fromtimestamp(now, UTC).astimezone(self._clock())
        minute = here.hour * 60 + here.minute + here.second / 60
        length = (self.quiet_to - self.quiet_from) % _DAY_MINUTES
        since = (minute - self.quiet_from) % _DAY_MINUTES
        return max(away, (length - since) * 60 if since < length else 0.0)

    def day(self, now: float) -> date:
        return datetime.fromtimestamp(now, self._clock()).date()

    def midnight(self, day: date) -> float:
        """When a day begins on the person's clock."""
        return datetime(day.year, day.month, day.day, tzinfo=self._clock()).timestamp()

    def _clock(self) -> tzinfo:
        try:
            return ZoneInfo(self.zone or "UTC")
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return timezone(timedelta(minutes=max(-1439, min(1439, self.offset))))


def change_wishes(
    connection: Connection, id: str, change: Callable[[Wishes], Wishes | PeopleRefusal]
) -> PeopleRefusal | None:
    """Read somebody's wishes, change them and write them back, while nobody else does; or say why not."""
    mine = select(person.c.wishes).where(person.c.id == id).with_for_update()
    wishes = change(Wishes.read(connection.execute(mine).scalar() or ""))
    if isinstance(wishes, PeopleRefusal):
        return wishes
    connection.execute(update(person).where(person.c.id == id).values(wishes=wishes.written()))
    return None


_decoder = msgspec.json.Decoder(Wishes)
