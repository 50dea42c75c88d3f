"""Records as bytes and back, and as plain JSON for programs in other languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar

from skyshelf.engine.copies import meant
from skyshelf.engine.errors import BadJournal
from skyshelf.engine.record import Record
from skyshelf.engine.state import State

R = TypeVar("R", bound=Record)
_written = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _all_records(base: Any) -> list[Any]:
    """Every class of records; as Any, because compiled classes hide their module and dict from typed code."""
    found: list[Any] = []
    for cls in base.__subclasses__():
        found.append(cls)
        found.extend(_all_records(cls))
    return found


def _defaults(cls: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(cls):
        if field.default is not MISSING:
            found[field.name] = field.default
        elif field.default_factory is not MISSING:
            found[field.name] = field.default_factory()
    return found


def _one(kind: Callable[..., Any], parts: Any) -> Any:
    return kind(*parts)


def _several(kind: Callable[..., Any], items: Any) -> tuple[Any, ...]:
    return tuple([kind(*parts) for parts in items])


def _named_tuples(cls: Any) -> dict[str, Callable[[Any], Any]]:
    """The fields that hold a named tuple or several, with what gives them their names again: JSON has only lists."""
    found: dict[str, Callable[[Any], Any]] = {}
    for field in fields(cls):
        inner = str(field.type).removeprefix("tuple[").removesuffix(", ...]")
        kind = meant(cls, field, inner)
        if hasattr(kind, "_fields"):
            found[field.name] = partial(_one if inner == field.type else _several, kind)
    return found


class Codec:
    """Knows the record classes of the engine and of one game package, by their names."""

    def __init__(self, package: str) -> None:
        self.classes: dict[str, type[Record]] = {}
        self.names: dict[type[Record], tuple[str, ...]] = {}
        self.defaults: dict[type[Record], dict[str, Any]] = {}
        self._named_tuples: dict[type[Record], dict[str, Callable[[Any], Any]]] = {}
        for cls in _all_records(Record):
            if not cls.__module__.startswith(("skyshelf.engine.", "skyshelf.effects.", package)):
                continue
            # `dataclass(slots=True)` replaces each class; the first, unfinished one is of no use.
            if "__dataclass_fields__" not in vars(cls):
                continue
            known: Any = self.classes.get(cls.__name__, cls)
            assert known.__module__ == cls.__module__, f"two records are called {cls.__name__}"
            self.classes[cls.__name__] = cls
            # What a record can work out again is not saved; such fields come last and have defaults.
            self.names[cls] = tuple(field.name for field in fields(cls) if not field.metadata.get("derived"))
            self.defaults[cls] = _defaults(cls)
            self._named_tuples[cls] = _named_tuples(cls)

    def keep(self, record: Record) -> str:
        """The record for a later version to read: fields by their names, without those that are as by default."""
        return _written(self._named(record))

    def kept(self, text: str, kind: type[R]) -> R:
        """The record that was kept; what it lacks is as by default, what is not known here is refused."""
        return self._read(text, kind)

    def encode(self, record: Record) -> bytes:
        """The same record always gives the same bytes, whatever the process; for readers of this very version."""
        return _written(self._pack(record)).encode()

    def decode(self, data: bytes, kind: type[R]) -> R:
        """The record from its bytes; refuses what it does not know with a sentence."""
        return self._read(data, kind)

    def _read(self, data: bytes | str, kind: type[R]) -> R:
        try:
            record = self._unpack(json.loads(data))
        except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
            raise BadJournal(f"The saved {kind.__name__} cannot be read: {error}.") from error
        if not isinstance(record, kind):
            raise BadJournal(f"Expected a saved {kind.__name__}, found a {type(record).__name__}.")
        return record

    def digest(self, state: State) -> str:
        """A short fingerprint of the whole state; neither the events on their way out nor the order of its fields
        are a part of it."""
        events, state.events = state.events, []
        try:
            text = json.dumps(self._named(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            return blake2b(text.encode(), digest_size=8).hexdigest()
        finally:
            state.events = events

    def plain(self, value: Any) -> Any:
        """JSON with field names, for clients; it is not meant to be read back."""
        if isinstance(value, Record):
            named = {name: self.plain(getattr(value, name)) for name in self.names[type(value)]}
            named["is"] = type(value).__name__
            return named
        if isinstance(value, (list, tuple)):
            return [self.plain(item) for item in value]
        if isinstance(value, dict):
            return {str(key): self.plain(item) for key, item in value.items()}
        return value

    # Lists, tuples and dicts are tagged because JSON has only one of them and only text as keys.

    def _pack(self, value: Any) -> Any:
        if value is None or isinstance(value, (int, str)):
            return int(value) if type(value) not in (bool, int, str) and isinstance(value, int) else value
        if isinstance(value, Record):
            cls = type(value)
            packed: list[Any] = [cls.__name__]
            for name in self.names[cls]:
                packed.append(self._pack(getattr(value, name)))
            return packed
        if isinstance(value, list):
            return ["", *[self._pack(item) for item in value]]
        if isinstance(value, tuple):
            return ["()", *[self._pack(item) for item in value]]
        if isinstance(value, dict):
            return ["{}", *[self._pack(part) for item in value.items() for part in item]]
        raise TypeError(f"{type(value).__name__} is not plain data")

    def _named(self, value: Any) -> Any:
        if isinstance(value, Record):
            cls = type(value)
            defaults = self.defaults[cls]
            named: dict[str, Any] = {"is": cls.__name__}
            for name in self.names[cls]:
                part = getattr(value, name)
                if name not in defaults or part != defaults[name]:
                    named[name] = self._named(part)
            return named
        if isinstance(value, list):
            return ["", *[self._named(item) for item in value]]
        if isinstance(value, tuple):
            return ["()", *[self._named(item) for item in value]]
        if isinstance(value, dict):
            return ["{}", *[self._named(part) for item in value.items() for part in item]]
        return self._pack(value)

    def _unpack(self, value: Any) -> Any:
        if isinstance(value, dict):
            named = {name: self._unpack(part) for name, part in value.items()}
            cls = self.classes[named.pop("is")]
            for name, give_names in self._named_tuples[cls].items():
                if name in named:
                    named[name] = give_names(named[name])
            return cls(**named)
        if not isinstance(value, list):
            return value
        tag = value[0]
        parts = [self._unpack(item) for item in value[1:]]
        if tag == "":
            return parts
        if tag == "()":
            return tuple(parts)
        if tag == "{}":
            return dict(zip(parts[::2], parts[1::2], strict=True))
        cls = self.classes[tag]
        for name, give_names in self._named_tuples[cls].items():
            at = self.names[cls].index(name)
            if at < len(parts):
                parts[at] = give_names(parts[at])
        return cls(*parts)
