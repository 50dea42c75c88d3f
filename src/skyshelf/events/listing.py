"""What lists of events say of one: derived from its journal, and kept beside it."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from skyshelf.events.event import Event
from skyshelf.events.plan import Format


class ListedEvent(Struct, frozen=True, omit_defaults=True):
    name: str
    game: str
    format: Format
    host: str
    players: int = 0
    round: int = 0
    starts_at: float | None = None
    entry_open: bool = False

    @staticmethod
    def of(event: Event) -> ListedEvent:
        return ListedEvent(
            name=event.plan.name,
            game=event.plan.game,
            format=event.plan.format,
            host=event.host,
            players=sum(each.active for each in event.players),
            round=len(event.rounds),
            starts_at=event.plan.starts_at,
            entry_open=event.entry_open,
        )

    @staticmethod
    def read(text: str) -> ListedEvent:
        return _decoder.decode(text)

    def written(self) -> str:
        return _encoder.encode(self).decode()


_decoder = msgspec.json.Decoder(ListedEvent)
_encoder = msgspec.json.Encoder()
