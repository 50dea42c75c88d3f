"""What people say to each other at a table: who hears it, and what can be said."""

from __future__ import annotations

import unicodedata
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias, get_args

from skyshelf.engine.seat import Seat
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room

Circle: TypeAlias = Literal["players", "spectators", "everybody"]
QuickPhrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "nice-move",
    "oops",
    "thanks",
    "well-played",
    "again",
    "bye",
]
PHRASES: tuple[QuickPhrase, ...] = get_args(QuickPhrase)

LONGEST_LINE = 300
# Joins pictures into one, in emoji that people do send.
_JOINER = "\N{ZERO WIDTH JOINER}"
_MOST_MARKS = 3


class ChatLine(NamedTuple):
    """Something said. `phrase` is one of the quick phrases, which each reader sees in their own language."""

    circle: Circle
    n: int
    at: float
    guest: str
    seat: Seat | None
    name: str
    phrase: str
    text: str


def has_chat(room: Room) -> bool:
    """There is nobody to talk to at a table for one person."""
    return sum(seat.kind != "bot" for seat in room.plan.seats) > 1


def circle_of(room: Room, guest: str) -> Circle:
    """Who hears a person now. While a game runs, players and spectators keep to themselves: nobody coaches."""
    if room.status != "playing":
        return "everybody"
    return "spectators" if room.seat_of(guest) is None else "players"


def hears(room: Room, guest: str) -> frozenset[Circle]:
    """The circles that a person listens to."""
    own: Circle = "spectators" if room.seat_of(guest) is None else "players"
    return frozenset({own, "everybody"})


def proper_text(text: str) -> str:
    """The text on one line; invisible and direction-changing characters are no part of it."""
    proper = " ".join(unicodedata.normalize("NFC", text).split())
    visible = proper.replace(_JOINER, "")
    if not visible or len(proper) > LONGEST_LINE or not visible.isprintable() or _towers(visible):
        raise Refusal(Reason.ILLEGAL, "bad-remark", most=LONGEST_LINE)
    return proper


def _towers(text: str) -> bool:
    """Whether marks are piled on a letter so high that they would cover other lines."""
    pile = 0
    for letter in text:
        pile = pile + 1 if unicodedata.combining(letter) else 0
        if pile > _MOST_MARKS:
            return True
    return False


def speaker_of(room_id: str, guest: str) -> str:
    """Tells the people of one table apart without telling who they are elsewhere."""
    return blake2b(f"speaker {room_id} {guest}".encode(), digest_size=6).hexdigest()
