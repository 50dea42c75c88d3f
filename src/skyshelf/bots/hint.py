"""What advice consists of."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.event import Seen


@dataclass(frozen=True, slots=True)
class Hint:
    """An option of the decision, how good the game looks after it from 0 to 1, and what it surely does first."""

    index: int
    chance: float
    does: tuple[Seen, ...]
