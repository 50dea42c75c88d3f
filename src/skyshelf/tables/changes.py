"""What changed between two views, as a JSON Patch (RFC 6902), so that a move costs bytes for what it moved."""

from __future__ import annotations

from typing import Any, NamedTuple

from skyshelf.engine.codec import Codec
from skyshelf.engine.record import Record
from skyshelf.engine.view import View

# Of the engine's own business a client gets the prompt, not the stack.
NOT_SHOWN = frozenset({"frames", "decision"})


class Change(NamedTuple):
    """`value` replaces what is at the path."""

    path: str
    value: Any


def shown(codec: Codec, view: View) -> dict[str, Any]:
    """The view as clients get it: plain JSON with field names."""
    named: dict[str, Any] = {
        name: codec.plain(getattr(view, name)) for name in codec.names[type(view)] if name not in NOT_SHOWN
    }
    named["is"] = type(view).__name__
    return named


def changes(codec: Codec, before: View, after: View) -> list[Change]:
    """Applied to `shown(before)` they give `shown(after)`."""
    found: list[Change] = []
    for name in codec.names[type(after)]:
        if name not in NOT_SHOWN:
            _compare(codec, getattr(before, name), getattr(after, name), f"/{name}", found)
    return found


def plain_changes(before: Any, after: Any, path: str = "") -> list[Change]:
    """The same for values that are plain JSON already."""
    if type(before) is type(after):
        if before == after:
            return []
        if isinstance(after, dict) and before.keys() == after.keys():
            parts = [(_escaped(str(key)), before[key], after[key]) for key in after]
            return [change for key, old, new in parts for change in plain_changes(old, new, f"{path}/{key}")]
        if isinstance(after, list) and len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            return [change for at, (old, new) in pairs for change in plain_changes(old, new, f"{path}/{at}")]
    return [Change(path, after)]


def _compare(codec: Codec, before: Any, after: Any, path: str, found: list[Change]) -> None:
    if type(before) is type(after):
        # Equal means equal on the wire: True is not 1 there, but two values of one type do not mix them up.
        if before == after:
            return
        if isinstance(after, Record):
            for name in codec.names[type(after)]:
                _compare(codec, getattr(before, name), getattr(after, name), f"{path}/{name}", found)
            return
        if isinstance(after, (list, tuple)) and len(before) == len(after):
            for index, (old, new) in enumerate(zip(before, after, strict=True)):
                _compare(codec, old, new, f"{path}/{index}", found)
            return
        if isinstance(after, dict) and before.keys() == after.keys():
            for key, new in after.items():
                _compare(codec, before[key], new, f"{path}/{_escaped(str(key))}", found)
            return
    found.append(Change(path, codec.plain(after)))


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
