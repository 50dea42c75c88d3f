"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat, first_seats


@dataclass(slots=True)
class Outcome(Record):
    """The kind of ending, who won by it, the rule, and the final scores where the game has them."""

    kind: str
    winners: tuple[Seat, ...]
    rule: str
    scores: tuple[int, ...] = ()

    def returns(self, seats: int) -> tuple[float, ...]:
        """One point shared by the winners; a game without winners is half a point for everybody."""
        if not self.winners:
            return (0.5,) * seats
        share = 1.0 / len(self.winners)
        return tuple(share if seat in self.winners else 0.0 for seat in first_seats(seats))
