"""The weights of a position of either edition, in points of castle health."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from skyshelf.engine.errors import SkyshelfError
from skyshelf.games.horde.play.evaluate import Weights, worth
from skyshelf.games.horde.table.state import Horde
from skyshelf.lab.fit import Fit

_SCALE = ("spread", "even")  # which make a chance of the points
_MOST = 12.0  # is no weight: where attack and health are cut off
_POINTS = tuple(field.name for field in fields(Weights) if field.name not in (*_SCALE, "most"))
_NONE = Weights(**{**{field.name: 0.0 for field in fields(Weights)}, "most": _MOST})


@dataclass(frozen=True, slots=True)
class HordeFit(Fit[Horde]):
    bots = ("search:20",)

    def compared(self, state: Horde) -> list[list[float]]:
        """The alliance and the horde: what has a weight of its own is what one point of that weight adds."""
        fixed = worth(state, _NONE)
        each = [worth(state, replace(_NONE, **{name: 1.0})) - fixed for name in _POINTS]
        return [[fixed, *each, 1.0], [0.0] * (len(each) + 2)]

    def shares(self, state: Horde) -> list[float]:
        assert state.outcome is not None
        won = float(state.outcome.winners == state.rules.alliance)
        return [won, 1.0 - won]

    def written(self, weights: Sequence[float]) -> str:
        """A point of castle health is 1."""
        castle, *each, even = weights
        if castle <= 0:
            raise SkyshelfError("In these games the castle's health did not help to win: play more of them.")
        points = dict(zip(_POINTS, (weight / castle for weight in each), strict=True))
        found = Weights(spread=1.0 / castle, even=-even / castle, most=_MOST, **points)
        lines = [f"    {field.name}={round(getattr(found, field.name), 2)}," for field in fields(Weights)]
        return "\n".join(["WEIGHTS = Weights(", *lines, ")"])


FIT = HordeFit()
