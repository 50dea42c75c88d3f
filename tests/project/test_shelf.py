"""The shelf is the only list of games: nothing else in the sources knows their names."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import skyshelf
from skyshelf.games.shelf import NAMES, game_named

SOURCES = Path(skyshelf.__file__).parent
# Tools and drawings of one title, named after it, and what old databases held.
OF_ONE_TITLE = (
    "games/",
    *(f"terminal/{name}/" for name in NAMES),
    *(f"lab/battery/{name}_" for name in NAMES),
    *(f"lab/{name}_{what}.py" for name in NAMES for what in ("study", "table", "table_report")),
    *(f"lab/{what}/{name}.py" for name in NAMES for what in ("fits", "ladders", "tunes")),
    *(f"training/recipes/{name}.py" for name in NAMES),
    "tables/store/migrations/",
    "tools/compiled/__main__.py",
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


# What games call things and everybody else, too, in another sense.
EVERYDAY = frozenset(
    {
        "all",
        "attack",
        "auto",
        "both",
        "challenge",
        "deck",
        "decks",
        "english",
        "first",
        "format",
        "free",
        "full",
        "hand",
        "hard",
    }
    | {
        "health",
        "level",
        "mode",
        "none",
        "normal",
        "own",
        "points",
        "presence",
        "random",
        "rest",
        "solo",
        "strict",
    }
)


@cache
def words_of_games() -> frozenset[str]:
    """Settings with their values, components that decks are built of, and what else choices name."""
    found: set[str] = set()
    for name in NAMES:
        game = game_named(name)
        found.update(setting.name for setting in game.settings)
        found.update(value for setting in game.settings for value in setting.values if isinstance(value, str))
        found.update(game.decks.names() if game.decks is not None else ())
        found.update(word for word in game.choice_names.split("|") if word.isidentifier())
    return frozenset(found - EVERYDAY)


def words_of_one_game(source: str) -> list[str]:
    """Words of games in texts that are no sentences: names, keys, patterns."""
    return [
        word
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not re.search(r"\s", node.value)
        for word in re.split(r"\W+", node.value)
        if word in words_of_games()
    ]


@pytest.mark.parametrize("file", FILES)
def test_what_games_share_has_no_word_of_one_game(file: str) -> None:
    assert words_of_one_game((SOURCES / file).read_text(encoding="utf-8")) == []


def test_a_word_of_one_game_is_noticed() -> None:
    assert words_of_one_game(r'PLACE = re.compile(r"[ma][1-6]|castle|portals")') == ["castle", "portals"]
    assert words_of_one_game('settings["south_pool"]; FACTIONS = ("kurumo", "liothan")') == [
        "south_pool",
        "kurumo",
        "liothan",
    ]
    assert words_of_one_game('raise BadSetup("A castle has no deck.")') == []


# What was agreed on is a record that is asked what it does.
COMPARED = re.compile(
    r"\bedition(\.name)?\s*[!=]=|\bif (not )?\w+\.rules\.edition\b"
    r'|\b(mode|format|field|battlefield|challenge)(\.name|"\])?\s*(==|!=|not in|in)\s*["(]'
)


def test_editions_modes_formats_and_battlefields_are_asked_and_never_compared() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for folder in ("games", "terminal")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if COMPARED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'if s.rules.mode == "simplified":',
        'if s.field.name == "one_lane":',
        'if rules.format not in ("competitive", TEAMS):',
        'if settings["battlefield"] == "one_lane" and seats > 2:',
        "if s.edition.name == other:",
    ],
)
def test_a_comparison_by_name_is_noticed(line: str) -> None:
    assert COMPARED.search(line)


def test_a_named_game_is_noticed() -> None:
    assert named_games("from skyshelf.games.horde.game import HordeGame") == ["skyshelf.games.horde.game"]
    assert named_games('if game.name == "skytear": pass') == ["skytear"]
    assert named_games("from skyshelf.games.shelf import NAMES") == []
