"""Taking the damage of others upon oneself."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Change
from skyshelf.engine.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Soak(Change):
    """All of a minion's damage for so many HP, or a hero's point for point up to as many; never the last HP."""

    hp: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-soak", {"hp": self.hp})
