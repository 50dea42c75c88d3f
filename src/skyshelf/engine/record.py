"""The base of everything that is plain data, so that one codec can save, compare and hash it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Record:
    """Plain data with named fields; subclasses are dataclasses with `slots=True`."""
