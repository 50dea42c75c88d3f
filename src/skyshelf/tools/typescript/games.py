"""The wire of a game: its view, figures, catalogue and options, for the board that draws it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, get_type_hints, is_typeddict

from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.tables.changes import NOT_SHOWN
from skyshelf.tools.typescript.server import common_shapes
from skyshelf.tools.typescript.shapes import Shapes


def package_of(game: Game) -> str:
    """Editions of a game share a package, and so a board."""
    return type(game).__module__.split(".")[2]


def wire_of(editions: Sequence[Game]) -> str:
    """The text of the `wire.ts` of the board that they share."""
    game = editions[-1]
    shapes = Shapes(elsewhere=common_shapes().found)
    view = shapes.record(_answer(game, "view"), without=NOT_SHOWN)
    parts = {part: _answer(game, part) for part in ("figures", "catalogue")}
    options = sorted(shapes.record(each) for each in game.codec.classes.values() if _can_be_chosen(each))
    lines = [f"  {part}: {shapes.of(cls)};" for part, cls in {**parts, **_pages(editions)}.items()]
    module = sys.modules[parts["catalogue"].__module__]
    for each in vars(module).values():
        if is_typeddict(each):
            shapes.of(each)
    numbers: dict[str, int] = getattr(module, "NUMBERS", {})
    return "\n".join(
        [
            "// Made from the records of the game by skyshelf.tools.typescript; a test compares. Do not edit.",
            f"import type {{ {', '.join(sorted(shapes.borrowed))} }} from '../../lib/engine';",
            "",
            *[f"export const {name} = {int(number)};" for name, number in numbers.items()],
            "",
            shapes.text(),
            "/** Everything that can be chosen. */",
            "export type Option =",
            *[f"  | {name}" for name in options[:-1]],
            f"  | {options[-1]};",
            "",
            "/** What the server sends about this game. */",
            "export interface Wire {",
            f"  view: {view};",
            *lines,
            "  option: Option;",
            "}",
            "",
        ]
    )


def _pages(editions: Sequence[Game]) -> dict[str, Any]:
    """What one of them offers beside single games, with the type of its page."""
    return {
        part: get_type_hints(offered.page)["return"]
        for game in editions
        for part, offered in (("challenges", game.challenges), ("campaign", game.campaign))
        if offered is not None
    }


def _answer(game: Game, method: str) -> Any:
    return get_type_hints(getattr(type(game), method))["return"]


def _can_be_chosen(cls: Any) -> bool:
    """Options that only others are made from have no words."""
    return issubclass(cls, Option) and cls.text is not Option.text and cls.label is not Option.label
