"""A number of a component that is printed otherwise: `wind_riders.cost=3`, `S12.symbols.0.number=2`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Any, NamedTuple

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.games.shelf import game_named

# What a registry works out, and what a card does: only printed numbers can be changed.
_NOT_PRINTED = frozenset(
    {"id", "parts", "abilities", "personal", "strengthening", "keywords", "lasting", "moments", "mirrored"}
)

_LEAST, _GREATEST = -99, 999


class Change(NamedTuple):
    """Which number of which component, and what it is instead."""

    code: str
    path: tuple[str, ...]
    number: int

    def __str__(self) -> str:
        return f"{self.code}.{'.'.join(self.path)}={self.number}"


def read_change(game: Game, text: str) -> Change:
    """A change as people write it; what does not exist is refused with what does."""
    where, equals, number = text.partition("=")
    code, *path = where.strip().split(".")
    if not equals or not path or not re.fullmatch(r"-?[0-9]+", number.strip()):
        raise SkyshelfError(
            f"'{text}' is no change: write COMPONENT.NUMBER=VALUE, such as {_example(game)}=3."
        )
    face = game.face(code)
    if face is None:
        near = get_close_matches(code, {*filter(game.face, _components(game.catalogue()))})
        tried = f"is it {' or '.join(near)}?" if near else f"try {_example(game)}."
        raise SkyshelfError(f"There is no component '{code}' in {game.name}; {tried}")
    allowed = dict(numbers_of(face))
    if ".".join(path) not in allowed:
        listed = ", ".join(f"{name} ({value})" for name, value in allowed.items())
        raise SkyshelfError(f"{code} has no number '{'.'.join(path)}'; it has: {listed}.")
    if not _LEAST <= int(number) <= _GREATEST:
        raise SkyshelfError(f"'{text}' cannot be played: numbers are from {_LEAST} to {_GREATEST}.")
    if int(number) == allowed[".".join(path)]:
        raise SkyshelfError(f"{where.strip()} is {int(number)} as it is printed: that changes nothing.")
    return Change(code, tuple(path), int(number))


def read_changes(game: Game, texts: Sequence[str]) -> list[Change]:
    """Several of them, each of another number."""
    found: list[Change] = []
    for change in (read_change(game, text) for text in texts):
        if any(change[:2] == other[:2] for other in found):
            raise SkyshelfError(f"{change.code}.{'.'.join(change.path)} is changed twice; say it once.")
        found.append(change)
    return found


def _example(game: Game) -> str:
    """The first number of the first component of the usual game."""
    from skyshelf.engine.mark import content_of

    for code in content_of(game, game.start(game.fewest, {}, 1)):
        face = game.face(code)
        for name, _ in numbers_of(face) if face is not None else ():
            return f"{code}.{name}"
    return "COMPONENT.NUMBER"


def _components(told: object) -> Iterator[str]:
    """The ids that a catalogue tells of, of whatever kind."""
    if isinstance(told, Mapping):
        if isinstance(told.get("id"), str):
            yield told["id"]
        for inner in told.values():
            yield from _components(inner)
    elif isinstance(told, (list, tuple)):
        for inner in told:
            yield from _components(inner)


def numbers_of(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, int]]:
    """All printed numbers of a component, with the way to each."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in _NOT_PRINTED:
                yield from numbers_of(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from numbers_of(item, (*path, str(place)))
    elif type(value) is int and path:
        yield ".".join(path), value


def apply(game: str, changes: Sequence[Change]) -> None:
    """Print components otherwise in this process, for good: it must be one that plays nothing else."""
    for change in changes:
        face = game_named(game).face(change.code)
        assert face is not None
        _changed(face, change.path, change.number)


def _changed(value: Any, path: Sequence[str], number: int) -> Any:
    """The value with another number at the end of the path; components themselves are changed in place."""
    if not path:
        return number
    step, *rest = path
    if isinstance(value, tuple):
        items = list(value)
        items[int(step)] = _changed(items[int(step)], rest, number)
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    # Faces are frozen for everybody else.
    object.__setattr__(value, step, _changed(getattr(value, step), rest, number))
    return value
