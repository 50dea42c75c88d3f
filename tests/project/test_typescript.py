"""The pages have the types of the server: made from its classes, and up to date."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.tools.typescript.files import made
from skyshelf.tools.typescript.games import wire_of
from skyshelf.tools.typescript.server import requests_and_answers
from skyshelf.tools.typescript.shapes import Shapes


@dataclass(slots=True)
class Kite(Record):
    """It flies.

    Sometimes.
    """

    tail: tuple[int, ...]
    at: tuple[int, str]
    owner: Kite | None


class Knot(NamedTuple):
    at: int
    tight: bool


class Stall(TypedDict):
    name: Phrase
    kites: list[Kite | None]
    open: NotRequired[bool]
    size: Literal["small", "large"]
    prices: dict[str, int]


def test_the_pages_have_the_types_of_the_server() -> None:
    stale = [
        str(path)
        for path, text in made().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run python -m skyshelf.tools.typescript"


def test_a_record_has_its_fields_and_its_name() -> None:
    shapes = Shapes()
    assert shapes.of(list[Kite]) == "Kite[]"
    assert shapes.text() == (
        "/** It flies. */\n"
        "export interface Kite {\n"
        "  tail: number[];\n"
        "  at: [number, string];\n"
        "  owner: Kite | null;\n"
        "  is: 'Kite';\n"
        "}\n"
    )


def test_a_named_tuple_is_a_list_with_names() -> None:
    assert Shapes().of(list[Knot]) == "[at: number, tight: boolean][]"


def test_phrases_are_sentences_where_they_were_said() -> None:
    shapes = Shapes()
    shapes.of(Stall)
    assert shapes.found["Stall"] == (
        "export interface Stall {\n"
        "  name: string;\n"
        "  kites: (Kite | null)[];\n"
        "  open?: boolean;\n"
        "  size: 'small' | 'large';\n"
        "  prices: Record<string, number>;\n"
        "}\n"
    )


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(TypeError, match="no type in TypeScript"):
        Shapes().of(TypedDict)
    with pytest.raises(TypeError, match="does not go over the wire"):
        Shapes().of(bytes)


def test_two_classes_of_one_name_are_refused() -> None:
    shapes = Shapes()
    shapes.of(Kite)
    with pytest.raises(TypeError, match="both have a Kite"):
        shapes.of(_another_kite())


def _another_kite() -> Any:
    @dataclass(slots=True)
    class Kite(Record):
        colour: str

    return Kite


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_game_is_untyped(name: str) -> None:
    text = wire_of([game_named(name)])
    assert "unknown" not in text
    assert "any" not in text.split()
    assert "export type Option =" in text


def test_the_protocol_knows_nothing_of_any_game() -> None:
    text = requests_and_answers()
    assert "export interface Choice<W extends Wire = Wire> {" in text
    assert "  choices: Choice<W>[];" in text
    assert "any" not in text.split()
