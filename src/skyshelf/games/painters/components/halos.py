"""The 8 halo tokens (PNT-CMP-12 PNT-DES-14). What they do at once is in `halo_effects.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from skyshelf.engine.phrase import Phrase


class Halo(IntEnum):
    CONNECTION = 0
    FAITH = 1
    HEARTBEAT = 2
    HONOR = 3
    INK = 4
    LEADERSHIP = 5
    SKILL = 6
    SWOOP = 7


@dataclass(frozen=True, slots=True)
class HaloFace:
    """The hope symbol of a token and its points at the end."""

    halo: Halo
    hope: int = 0
    points: int = 0


HALOS: tuple[HaloFace, ...] = (
    HaloFace(Halo.CONNECTION),
    HaloFace(Halo.FAITH, hope=10),  # PNT-HAL-03
    HaloFace(Halo.HEARTBEAT),
    HaloFace(Halo.HONOR, points=15),  # PNT-HAL-06
    HaloFace(Halo.INK),
    HaloFace(Halo.LEADERSHIP, hope=4),  # PNT-HAL-09 PNT-Q-35: designed, a setting turns it to 1
    HaloFace(Halo.SKILL, hope=6),  # PNT-HAL-12
    HaloFace(Halo.SWOOP, hope=6),  # PNT-HAL-17
)

HALO_TEXT: tuple[str, ...] = tuple(f"halo_{halo.name.lower()}" for halo in Halo)
HALO_BY_TEXT: dict[str, Halo] = {f"halo_{halo.name.lower()}": halo for halo in Halo}
HALO_NAME: tuple[Phrase, ...] = tuple(Phrase(f"painters-halo-{halo.name.lower()}") for halo in Halo)
