"""Classes of ours as interfaces of TypeScript, in the form in which they go over the wire."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import IntEnum
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NewType,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record

_SIMPLE = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null", Any: "unknown"}


class Shapes:
    """Interfaces by their names, each with those it needs.

    Records carry the name of their class in `is`, as `Codec.plain` writes them. In what a game says beside its view,
    phrases are sentences already.
    """

    def __init__(self, elsewhere: Collection[str] = ()) -> None:
        """What is `elsewhere` is only named here, and `borrowed`."""
        self.found: dict[str, str] = {}
        self.borrowed: set[str] = set()
        self._elsewhere = elsewhere
        self._classes: dict[str, type] = {}

    def text(self) -> str:
        return "\n".join(self.found[name] for name in sorted(self.found))

    def of(self, hint: Any, said: bool = False) -> str:
        """The type of a value, `said` where phrases have become sentences."""
        if hint in _SIMPLE:
            return _SIMPLE[hint]
        if isinstance(hint, NewType):
            return self.of(hint.__supertype__, said)
        if isinstance(hint, TypeVar):  # what a page gets of it is said
            return "string"
        origin, parts = get_origin(hint), get_args(hint)
        if is_typeddict(origin):
            return self._typed_dict(origin)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(part, said) for part in parts))
        if origin is Literal:
            return " | ".join(f"'{part}'" if isinstance(part, str) else str(part).lower() for part in parts)
        if origin in (Required, NotRequired):
            return self.of(parts[0], said)
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(self.of(part, said) for part in parts)}]"
        if origin is not None and issubclass(origin, Mapping):
            return f"Record<string, {self.of(parts[1], said)}>"
        if origin is not None and issubclass(origin, Sequence):
            inner = self.of(parts[0], said)
            return (
                f"({inner})[]" if " | " in inner and not inner.startswith(("[", "Record<")) else f"{inner}[]"
            )
        if isinstance(hint, type):
            return self._class(hint, said)
        raise TypeError(f"{hint!r} has no type in TypeScript yet; teach it to {__name__}.")

    def _class(self, cls: type, said: bool) -> str:
        if issubclass(cls, IntEnum):
            return "number"
        if cls is Phrase and said:
            return "string"
        if is_typeddict(cls):
            return self._typed_dict(cls)
        if issubclass(cls, Record) and is_dataclass(cls):
            return self.record(cls)
        if issubclass(cls, tuple):  # a NamedTuple: on the wire it is a list, its names are for readers
            named = get_type_hints(cls).items()
            return f"[{', '.join(f'{name}: {self.of(hint, said)}' for name, hint in named)}]"
        raise TypeError(f"{cls.__qualname__} does not go over the wire.")

    def _typed_dict(self, cls: Any) -> str:
        if self._is_new(cls):
            lines = [
                f"  {name}{'?' * (get_origin(hint) is NotRequired)}: {self.of(hint, said=True)};"
                for name, hint in get_type_hints(cls, include_extras=True).items()
            ]
            self._add(cls, lines)
        return str(cls.__name__)

    def record(self, cls: Any, without: Iterable[str] = ()) -> str:
        """The record's interface; `without` are fields that are kept back."""
        if self._is_new(cls):
            hints = get_type_hints(cls)
            told = [each.name for each in fields(cls) if not each.metadata.get("derived")]
            lines = [f"  {name}: {self.of(hints[name])};" for name in told if name not in without]
            self._add(cls, [*lines, f"  is: '{cls.__name__}';"])
        return str(cls.__name__)

    def _is_new(self, cls: type) -> bool:
        if cls.__name__ in self._elsewhere:
            self.borrowed.add(cls.__name__)
            return False
        known = self._classes.setdefault(cls.__name__, cls)
        if known is not cls:
            raise TypeError(
                f"{known.__module__} and {cls.__module__} both have a {cls.__name__}; rename one."
            )
        new = cls.__name__ not in self.found
        self.found.setdefault(cls.__name__, "")  # it may contain itself
        return new

    def _add(self, cls: type, lines: list[str]) -> None:
        # A dataclass without a docstring gets its signature for one.
        own = cls.__doc__ is not None and not cls.__doc__.startswith(f"{cls.__name__}(")
        about = [f"/** {_first_paragraph(cls)} */"] if own else []
        self.found[cls.__name__] = "\n".join([*about, f"export interface {cls.__name__} {{", *lines, "}", ""])


def _first_paragraph(cls: type) -> str:
    return inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
