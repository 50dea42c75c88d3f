"""Areas of effect. A caster shape is laid with (0, 0) on the caster, which it does not hit; a free one anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.battlefields.hexes import STEPS, Hex, distance


@dataclass(frozen=True, slots=True)
class Shape:  # SKY-AOE-01
    name: str
    caster: bool  # SKY-AOE-06
    hexes: tuple[Hex, ...]

    def phrase(self) -> Phrase:
        return Phrase(f"skytear-shape-{self.name}")


def _disc(radius: int) -> tuple[Hex, ...]:
    span = range(-radius, radius + 1)
    return tuple((q, r) for q in span for r in span if distance((0, 0), (q, r)) <= radius)


RING1 = Shape("ring1", True, STEPS)
ARC3 = Shape("arc3", True, ((1, -1), (1, 0), (0, 1)))
LINE3 = Shape("line3", True, ((1, 0), (2, 0), (3, 0)))
CONE6 = Shape("cone6", True, ((1, 0), (2, 0), (2, -1), (3, 0), (3, -1), (3, -2)))
DISC2 = Shape("disc2", True, tuple(at for at in _disc(2) if at != (0, 0)))
DISC1 = Shape("disc1", False, _disc(1))
TRI3 = Shape("tri3", False, ((0, 0), (1, 0), (1, -1)))
BAR3 = Shape("bar3", False, ((0, 0), (1, 0), (2, 0)))
