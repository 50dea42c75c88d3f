"""What somebody wants to happen at a table."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.event import Event
from skyshelf.tables.entries import Entry


@dataclass(slots=True)
class Proposal:
    """An entry to be made, and what the game told if it was moved for it already."""

    entry: Entry
    events: list[Event] | None = None


class Gone(Exception):
    """The table is no longer the one that is played: ask the house for it again."""
