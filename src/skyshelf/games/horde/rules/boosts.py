"""What a card gains or loses for the rest of the turn, as players hear of it."""

from __future__ import annotations

from skyshelf.effects.node import Word
from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.table.options import unit_name
from skyshelf.games.horde.table.state import Horde


def tell_boost(s: Horde, unit: UnitId, stat: Word, change: int, rule: str) -> None:
    """A language says "gains" or "loses", and no sign."""
    s.emit(
        f"boost-{stat.name.lower()}",
        rule,
        card=unit_name(s, unit),
        number=abs(change),
        change="down" if change < 0 else "up",
    )
