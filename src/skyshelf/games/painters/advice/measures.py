"""The numbers that tell the story of a game."""

from __future__ import annotations

from skyshelf.engine.measure import Luck, Measure
from skyshelf.engine.seat import first_seats
from skyshelf.games.painters.rules.scoring import score
from skyshelf.games.painters.table.state import Painters

DICE = (Luck("dice", "die-rolled", ("die", "face")),)


def measured(s: Painters) -> list[Measure]:
    seats = first_seats(s.rules.seats)
    return [
        *[Measure("points", score(s, seat).total(), (seat,)) for seat in seats],
        *[Measure("completed", len(s.players[seat].completed()), (seat,)) for seat in seats],
        *[Measure("tiles", len(s.players[seat].tiles), (seat,)) for seat in seats],
        *[Measure("halos", len(s.players[seat].halos), (seat,)) for seat in seats],
    ]
