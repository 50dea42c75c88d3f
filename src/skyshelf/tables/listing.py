"""What lists of tables say of one: derived from its journal, and kept beside it so that no list reads journals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from skyshelf.engine.seat import Seat, seated
from skyshelf.tables.entries import Verdict
from skyshelf.tables.room import Room

if TYPE_CHECKING:
    from skyshelf.engine.outcome import Outcome

Result: TypeAlias = Literal["", "won", "lost", "drawn", "called-off"]
# What is lost by who deletes a table at which a game is being played: one of a tournament, or a rated one.
Counts: TypeAlias = Literal["", "rated", "event"]


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """`guest` is for the server alone."""

    name: str
    guest: str = ""
    bot: str = ""
    left: bool = False


class Listed(Struct, frozen=True, omit_defaults=True):
    """With a lesson it is for a guided first game. `winners` is None until the game is over."""

    lesson: str = ""
    seats: tuple[ListedSeat, ...] = ()
    decider: Seat | None = None
    winners: tuple[Seat, ...] | None = None
    how: str = ""
    scores: tuple[int, ...] = ()
    counts: Counts = ""

    @staticmethod
    def of(room: Room, outcome: Outcome | None = None) -> Listed:
        winners: tuple[Seat, ...] | None = None
        how, scores = "", tuple[int, ...]()
        if room.ended is not None:
            winners, how = room.ended.winners, room.ended.how
        elif room.status == "over" and outcome is not None:
            winners, how, scores = outcome.winners, outcome.kind, outcome.scores
        return Listed(
            lesson=room.lesson,
            seats=tuple(ListedSeat(seat.name, seat.guest, seat.bot, seat.left) for seat in room.seats),
            decider=room.decider,
            winners=winners,
            how=how,
            scores=scores,
            counts=_counting(room),
        )

    @staticmethod
    def read(text: str) -> Listed:
        """Tables of before say nothing until something happens there."""
        return _decoder.decode(text) if text else Listed()

    def written(self) -> str:
        return _encoder.encode(self).decode()

    def seat_of(self, guest: str) -> Seat | None:
        return next((number for number, seat in seated(self.seats) if guest and seat.guest == guest), None)

    def result_for(self, seat: Seat | None) -> Result:
        """How it ended for a seat; a game of one side that nobody won is lost."""
        if self.winners is None or seat is None:
            return ""
        if self.how in ("call-off", "event-over"):
            return "called-off"
        if seat in self.winners:
            return "won"
        level = self.how == "draw" or (not self.winners and self.how in get_args(Verdict))
        return "drawn" if level else "lost"


def _counting(room: Room) -> Counts:
    if room.status != "playing":
        return ""
    return "event" if room.event else "rated" if room.plan.rated else ""


_decoder = msgspec.json.Decoder(Listed)
_encoder = msgspec.json.Encoder()
