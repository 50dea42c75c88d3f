"""The pieces that a card's text is made of, for those who compare cards: a card never met is known by its pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from skyshelf.effects.node import Node, Word


def pieces_of(text: object) -> Iterator[str]:
    """Every piece of the text by its name, and every word and number by the piece it stands in."""
    if isinstance(text, Node):
        name = type(text).__name__
        yield name
        for field in fields(text):
            yield from _value(name, field.name, getattr(text, field.name))
    elif isinstance(text, tuple | list | frozenset):
        for part in text:
            yield from pieces_of(part)


def _value(name: str, field: str, value: Any) -> Iterator[str]:
    if isinstance(value, Word):
        yield f"{name} {value.name.lower()}"
    elif isinstance(value, bool):
        if value:
            yield f"{name} {field}"
    elif isinstance(value, int | str):
        yield f"{name} {field} {value}"
    elif isinstance(value, Node | tuple | list | frozenset):
        for part in (value,) if isinstance(value, Node) else _flat(value):
            if isinstance(part, Node):
                yield from pieces_of(part)
            else:
                yield from _value(name, field, part)


def _flat(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, tuple | list | frozenset):
            yield from _flat(value)
        else:
            yield value
