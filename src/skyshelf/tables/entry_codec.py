"""The entries of a journal as text and back, whether a table's or an event's."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

E = TypeVar("E")


class EntryCodec(Generic[E]):
    """`kinds` is the union of the classes of entries, which their tags tell apart."""

    def __init__(self, kinds: Any) -> None:
        self._decoder: msgspec.json.Decoder[E] = msgspec.json.Decoder(kinds)
        self._encoder = msgspec.json.Encoder()

    def read(self, text: str) -> E:
        return self._decoder.decode(text)

    def write(self, entry: E) -> str:
        return self._encoder.encode(entry).decode()
