"""The base of everything that is plain data, so that one codec can save, compare and hash it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from skyshelf.engine.copies import COPIES


@dataclass(slots=True)
class Record:
    """Plain data with named fields; subclasses are dataclasses with `slots=True`.

    A record is never changed once it is made, but for those that are `Mutable`: copies of a table share it.
    """


@dataclass(slots=True)
class Mutable(Record):
    """A record that changes in place; whoever copies what it belongs to copies it, too."""

    def clone(self) -> Self:
        """A copy that shares only what never changes."""
        copied: Self = COPIES[type(self)](self)
        return copied
