"""The shelf is the only list of games: nothing else in the sources knows their names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import skyshelf
from skyshelf.games.shelf import NAMES

SOURCES = Path(skyshelf.__file__).parent
# Tools and drawings of one title, named after it, and what old databases held.
OF_ONE_TITLE = (
    "games/",
    *(f"terminal/{name}/" for name in NAMES),
    *(f"lab/battery/{name}_positions.py" for name in NAMES),
    *(f"lab/{name}_{what}.py" for name in NAMES for what in ("study", "table", "table_report")),
    *(f"{folder}/{name}.py" for name in NAMES for folder in ("lab/fits", "lab/ladders", "training/recipes")),
    "tables/store/migrations/",
    "tools/shots.py",
    "tools/telling.py",
    "tools/shared_rules.py",
)
FILES = [
    path.relative_to(SOURCES).as_posix()
    for path in sorted(SOURCES.rglob("*.py"))
    if not path.relative_to(SOURCES).as_posix().startswith(OF_ONE_TITLE)
]


def named_games(source: str) -> list[str]:
    """Imports of one game's modules, and texts that are nothing but a game's name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module)):
                parts = module.split(".")
                if parts[:2] == ["skyshelf", "games"] and parts[2:] not in ([], ["shelf"]):
                    found.append(module)
            case ast.Constant(value=str(text)) if text in NAMES:
                found.append(text)
    return found


@pytest.mark.parametrize("file", FILES)
def test_nothing_but_the_shelf_names_a_game(file: str) -> None:
    assert named_games((SOURCES / file).read_text(encoding="utf-8")) == []


def test_an_edition_is_asked_and_never_compared() -> None:
    compared = re.compile(r"\bedition(\.name)?\s*[!=]=|\bif (not )?\w+\.rules\.edition\b")
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in sorted((SOURCES / "games").rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if compared.search(line)
    ]
    assert found == []


def test_a_named_game_is_noticed() -> None:
    assert named_games("from skyshelf.games.horde.game import HordeGame") == ["skyshelf.games.horde.game"]
    assert named_games('if game.name == "skytear": pass') == ["skytear"]
    assert named_games("from skyshelf.games.shelf import NAMES") == []
