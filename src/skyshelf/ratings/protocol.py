"""What is told of ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LadderNote(Struct, frozen=True):
    """What is rated for itself: a title, a way to play it, a number of seats; and how many are rated there."""

    game: str
    way: str
    way_title: str
    seats: int
    rated: int


class RatedNote(Struct, frozen=True):
    """`who` names somebody in addresses; `me` is the reader."""

    who: str
    kind: Literal["person", "bot", "rival"]
    name: str
    shown: int
    provisional: bool
    games: int
    wins: int
    me: bool


class RatedListNote(Struct, frozen=True):
    ladder: LadderNote
    rated: list[RatedNote]


class RatingPoint(Struct, frozen=True):
    """A rating after a game, and the table of that game."""

    at: float
    table: str
    shown: int
    won: bool


class HistoryNote(Struct, frozen=True):
    ladder: LadderNote
    rated: RatedNote
    points: list[RatingPoint]
