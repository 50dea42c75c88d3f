"""Numbers of a position that are worth following through a game, and what chance gave."""

from __future__ import annotations

from typing import NamedTuple

from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Phrase, Who
from skyshelf.engine.seat import NOBODY, Seat


class Measure(NamedTuple):
    """A point of a line in a plot. The line is named by a word, by the seats it belongs to, or by both."""

    plot: str
    value: int
    seats: tuple[Seat, ...] = ()
    line: str = ""


class Luck(NamedTuple):
    """A kind of event by which chance speaks: the way to the number in its arguments, and to whom it was given."""

    name: str
    kind: str
    way: tuple[str, ...]
    who: str = ""

    def read(self, event: Event) -> tuple[Seat, int] | None:
        """The seat (or nobody, where all are meant) and the number; None for any other event."""
        if event.kind != self.kind:
            return None
        found: object = event.args
        for name in self.way:
            found = (found.args if isinstance(found, Phrase) else event.args)[name]
        seat = event.args.get(self.who)
        assert isinstance(found, int)
        return (seat.seat if isinstance(seat, Who) else NOBODY), found
