"""Copies of records, made after the types of their fields: a new field is written in its class and nowhere else.

For each class a function is written once, as `dataclass` does it: copying is what a search does most.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import Field, fields
from functools import partial
from typing import Any, TypeVar, get_origin

T = TypeVar("T")

_OR_NONE = " | None"


def copy_of(record: T) -> T:
    """A copy that shares only what never changes."""
    copied: T = COPIES[type(record)](record)
    return copied


def changed(record: T, **values: Any) -> T:
    """A copy with other values in some of its fields; quicker than what `dataclasses` has for it."""
    copied: T = COPIES[type(record)](record)
    for name, value in values.items():
        setattr(copied, name, value)
    return copied


def part_of(record: Any, kind: type) -> tuple[Any, ...]:
    """What a record has from one of its bases, copied: the fields in their order, to make another record from."""
    part: tuple[Any, ...] = _PARTS[kind](record)
    return part


class _Written(dict[type, Callable[[Any], Any]]):
    """A function for each class, written when it is asked for the first time."""

    def __init__(self, write: Callable[[type, dict[str, type]], str]) -> None:
        self._write = write

    def __missing__(self, cls: type) -> Callable[[Any], Any]:
        names: dict[str, type] = {}
        text = self._write(cls, names)
        self[cls] = eval(f"lambda it: {text}", dict(names))
        return self[cls]


def _part(cls: Any, names: dict[str, type]) -> str:
    return f"({', '.join(_copied(cls, field, names) for field in fields(cls))},)"


def made(cls: Any, names: dict[str, type], it: str = "it") -> str:
    """The call that makes a copy; `names` are the classes that it calls."""
    names[cls.__name__] = cls
    return f"{cls.__name__}({', '.join(_copied(cls, field, names, it) for field in fields(cls))})"


def _copied(cls: type, field: Field[Any], names: dict[str, type], it: str = "it") -> str:
    """How the value of a field is copied: containers are, and in lists what is changed in place."""
    return _copied_as(str(field.type), f"{it}.{field.name}", partial(meant, cls, field), names)


def _copied_as(kind: str, value: str, named: Callable[[str], Any], names: dict[str, type]) -> str:
    if kind.endswith(_OR_NONE):
        there = _copied_as(kind.removesuffix(_OR_NONE), value, named, names)
        return value if there == value else f"(None if {value} is None else {there})"
    outer, _, inner = kind.partition("[")
    if outer == "list":
        one = _copied_as(inner[:-1], "one", named, names)
        return f"{value}[:]" if one == "one" else f"[{one} for one in {value}]"
    if outer == "dict":
        return f"{value}.copy()"
    cls = named(outer)
    if get_origin(cls) in (list, dict):
        return _copied_as(str(cls), value, named, names)
    return made(cls, names, value) if hasattr(cls, "clone") else value


def meant(cls: type, field: Field[Any], name: str) -> Any:
    """What a name means where the field is written; annotations are texts, some of what only type checkers import."""
    return getattr(sys.modules[defined_in(cls, field)], name, None)


def defined_in(cls: type, field: Field[Any]) -> str:
    """The module in which the field is written, be it for a base of the class."""
    bases = [
        base for base in cls.__mro__ if getattr(base, "__dataclass_fields__", {}).get(field.name) is field
    ]
    return bases[-1].__module__


COPIES = _Written(made)
_PARTS = _Written(_part)
