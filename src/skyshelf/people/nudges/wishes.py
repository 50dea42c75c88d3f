"""When somebody wants to be left alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta, Struct

_DAY_MINUTES = 24 * 60
Minute = Annotated[int, Meta(ge=0, lt=_DAY_MINUTES)]


class Wishes(Struct, frozen=True, omit_defaults=True):
    """Quiet hours from one minute of the day to another, on the clock of the person; none if they are the same.

    `zone` is what the browser calls the person's time; where the server does not know it, `offset` minutes are added
    to universal time.
    """

    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 8 * 60
    zone: Annotated[str, Meta(max_length=60)] = ""
    offset: Annotated[int, Meta(ge=-_DAY_MINUTES, le=_DAY_MINUTES)] = 0

    @staticmethod
    def read(text: str) -> Wishes:
        return _decoder.decode(text) if text else Wishes()

    def written(self) -> str:
        return msgspec.json.encode(self).decode()

    def quiet_for(self, now: float) -> float:
        """So many seconds of quiet are left; 0 outside of it."""
        here = datetime.fromtimestamp(now, UTC).astimezone(self._clock())
        minute = here.hour * 60 + here.minute + here.second / 60
        length = (self.quiet_to - self.quiet_from) % _DAY_MINUTES
        since = (minute - self.quiet_from) % _DAY_MINUTES
        return (length - since) * 60 if since < length else 0.0

    def _clock(self) -> tzinfo:
        try:
            return ZoneInfo(self.zone or "UTC")
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return timezone(timedelta(minutes=max(-1439, min(1439, self.offset))))


_decoder = msgspec.json.Decoder(Wishes)
