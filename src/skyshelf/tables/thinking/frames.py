"""What a server and its thinking processes say to each other: a length, then a message."""

from __future__ import annotations

import msgspec
from msgspec import Struct

READY = b"SKY\n"


class Question(Struct, frozen=True):
    """The view is the codec's bytes of the bot's own seat: the process has nothing else to look at."""

    game: str
    bot: str
    seed: int
    view: bytes
    most_seconds: float | None = None
    hints: int = 0  # so many pieces of advice are wanted, and no choice; the bot's name does not matter then


class Counsel(Struct, frozen=True):
    """An option, how good the game looks after it from 0 to 1, and what it surely does, as bytes."""

    index: int
    chance: float
    does: tuple[bytes, ...]


class Answer(Struct, frozen=True):
    """The chosen index, or the kind of error that kept the bot from choosing."""

    index: int
    error: str = ""
    counsel: tuple[Counsel, ...] = ()


def pack(message: Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def unpack_size(head: bytes) -> int:
    return int.from_bytes(head, "big")
