"""The ways to sit down to a game, so that a page can offer them without knowing its rules."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.record import Record
from skyshelf.engine.settings import Settings


@dataclass(slots=True)
class Way(Record):
    """A way to play by its name: the settings that make it, and how many may play so."""

    name: str
    settings: Settings
    seats: tuple[int, ...]
