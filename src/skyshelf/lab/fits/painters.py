"""The weights of the marks of a play area: early, late, and in the critical phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.engine.seat import first_seats
from skyshelf.games.painters.components.board import OFFER
from skyshelf.games.painters.play.progress import Marks, marks
from skyshelf.games.painters.setup import cards_in_use
from skyshelf.games.painters.table.state import Painters
from skyshelf.lab.fit import Fit

_MARKS = len(Marks._fields)
_TABLES = ("EARLY", "LATE", "CRITICAL")


@dataclass(frozen=True, slots=True)
class PaintersFit(Fit[Painters]):
    bots = ("search:20", "search:20")

    def compared(self, state: Painters) -> list[list[float]]:
        """The marks of each seat, as far as early, late and critical weights count for them."""
        if state.critical:
            counts = (0.0, 0.0, 1.0)
        else:
            left = len(state.deck) / (cards_in_use(state.rules) - OFFER)
            counts = (left, 1.0 - left, 0.0)
        seats = [marks(state, seat) for seat in first_seats(state.rules.seats)]
        return [[count * mark for count in counts for mark in found] for found in seats]

    def shares(self, state: Painters) -> list[float]:
        assert state.outcome is not None
        returns = state.outcome.returns(state.rules.seats)
        return [each / sum(returns) for each in returns]

    def written(self, weights: Sequence[float]) -> str:
        return "\n".join(
            f"{name} = {_table(weights[number * _MARKS : (number + 1) * _MARKS])}"
            for number, name in enumerate(_TABLES)
        )


def _table(weights: Sequence[float]) -> str:
    lines = [
        f"    {name}={round(weight, 3)},"
        for name, weight in zip(Marks._fields, weights, strict=True)
        if round(weight, 3)
    ]
    return "\n".join(["Marks(", *lines, ")"])


FIT = PaintersFit()
