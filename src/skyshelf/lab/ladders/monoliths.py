"""The ladder of the second edition of the Horde."""

from __future__ import annotations

from skyshelf.lab.ladder import Rung
from skyshelf.lab.ladders.horde import solo_and_pairs


def rungs() -> list[Rung]:
    return solo_and_pairs("level", (2, 5))
