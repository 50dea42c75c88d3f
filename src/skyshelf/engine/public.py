"""What everybody sees of a table."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeVar

T = TypeVar("T", bool, int)


@dataclass
class Public:
    """The open part of a table: a game's state and its view are both made of it, so its fields are written once.

    What is not in it is hidden until somebody names it in the view. Its subclasses are the second base of a state and
    of a view: they have no slots of their own (`__slots__ = ()`), and after the first fields all have defaults.
    """

    __slots__ = ()


def told(default: T) -> T:
    """The default of a field that is a word of scenarios, too: a number, or yes and no, told under its own name."""
    kept: T = field(default=default, metadata={"told": True})
    return kept


def told_fields(kind: type) -> tuple[str, ...]:
    """The fields of a record that are words by themselves, in their order."""
    return tuple(each.name for each in fields(kind) if each.metadata.get("told"))
