"""The pages know no game: outside a game's own folder no source has the words of one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import skyshelf
from skyshelf.games.shelf import NAMES, game_named

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
LOCALES = Path(skyshelf.__file__).parent / "locales" / "en"
# Words that pages use in a sense of their own.
ORDINARY = {
    "attached": "a sign of the art kit",
    "castle": "a sign of the art kit",
    "challenge": "what a deck of the workshop may be built for",
    "challenges": "a page",
    "copied": "a link or a text",
    "granted": "what a browser answers to a wish for messages",
    "deck": "a sign of the art kit",
    "deck-empty": "a deck on the bench",
    "decks": "a page",
    "draw": "what one may offer",
    "horde": "a faction of the world that two games share",
    "level": "how well a bot plays",
    "mana": "a sign of the art kit",
    "mode": "how a table is agreed",
    "outsider": "a figure of the art kit",
    "played": "how a game of an event came to its end",
    "points": "a mark of the search for cards",
    "refused": "the sound of a no",
    "turn": "a turn",
    "wave": "a sign of the art kit",
}


def shared_sources() -> list[Path]:
    own = {f"boards/{game}/" for game in NAMES}
    made = {"lib/protocol.ts", "lib/engine.ts"}
    found = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [
        path
        for path in found
        if not (name := path.relative_to(WEB).as_posix()).startswith(tuple(own)) and name not in made
    ]


@cache
def words_of_games() -> frozenset[str]:
    """What a setting is called, and the kinds of what happens."""
    games = [game_named(name) for name in NAMES]
    settings = {setting.name for game in games for setting in game.settings}
    messages = "\n".join(path.read_text(encoding="utf-8") for path in sorted(LOCALES.glob("*.ftl")))
    speeches = "|".join({game.speech for game in games})
    kinds = set(re.findall(rf"^(?:{speeches})-event-([a-z0-9-]+) =", messages, re.MULTILINE))
    return frozenset(settings | kinds)


def words_in(source: str) -> set[str]:
    """Texts of a source that are nothing but a word."""
    return {word for _, word in re.findall(r"""(['"`])([a-z][a-z0-9_-]*)\1""", source)}


@pytest.mark.parametrize("path", shared_sources(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_page_has_the_words_of_one_game(path: Path) -> None:
    found = words_in(path.read_text(encoding="utf-8")) & words_of_games()
    assert found - ORDINARY.keys() == set()


def test_what_a_board_says_is_in_a_file_of_its_own() -> None:
    shared = (LOCALES / "web.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"^web-(?:{'|'.join(NAMES)})-\S+", shared, re.MULTILINE) == []


def test_what_is_ordinary_is_needed() -> None:
    said = {word for path in shared_sources() for word in words_in(path.read_text(encoding="utf-8"))}
    assert ORDINARY.keys() - (said & words_of_games()) == set()


def test_a_word_of_a_game_is_noticed() -> None:
    assert words_in("chosen['south_pool'] ?? \"moved\"") & words_of_games() == {"south_pool", "moved"}
