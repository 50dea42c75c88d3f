"""Play areas that win by star or firmament once the leader is there."""

from __future__ import annotations

from typing import Any

FIVE_TILES = ["sky_commander", "sky_cotton", "sky_dice", "sky_fugaz", "sky_gnomichaun"]

Places = list[tuple[int, int]]
GRID: Places = [(column, row) for column in range(3) for row in range(3)]

# Cards without half figures and limits: they may lie in any order.
_PLAIN = ("A", "S06", "S10", "S12", "S14", "S15", "S16", "S17", "S27", "S31", "S32", "S35")


def completed_at(places: Places) -> dict[str, Any]:
    """Completed cards at these places, the initial card first."""
    return {card: {"at": list(at), "completed": True} for card, at in zip(_PLAIN, places, strict=False)}
