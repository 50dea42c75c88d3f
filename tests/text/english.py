"""English words that are left in the sentences of another language.

A word counts as English if English texts have it; `english_words.yaml` lists those that are right elsewhere too.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import yaml
from fluent.syntax import ast

from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.registry import CARD_NAME, DECKS
from skyshelf.games.horde.deckbuilding.agree import deck_name
from skyshelf.games.painters.components.tiles import TILE_NAME
from skyshelf.games.shelf import NAMES
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import areas, entries, nodes

_WORD = re.compile(r"[^\W\d_]{2,}")
# What is typed as it stands: commands and signs of a search, in quotation marks or with a sign behind them.
_TYPED = re.compile(
    r"[«„“”\"]\s?[a-z0-9][a-z0-9 ,:.…-]*\s?[»”\"]"
    r"|\b[a-z]+(?=[:<>=])(?:[:<>=]+[a-z0-9]+)?"
    r"|\b[A-Z]{3}-[A-Z\d]+(?:-\w+)?"  # the id of a rule or a card
    r"|\b[A-Z]{4,}\b"  # the letters of a chapter
    r"|[\w/]+\.md\b"
)
_DATA: dict[str, str] = yaml.safe_load(
    (Path(__file__).parent / "english_words.yaml").read_text(encoding="utf-8")
)


@cache
def english_words(language: str) -> frozenset[str]:
    """The words of English texts that have no place in this language."""
    said = {word for area in areas("en") for text in texts("en", area) for word in words(text)}
    return frozenset(said) - allowed("names") - allowed("everywhere") - allowed(language)


def allowed(where: str) -> frozenset[str]:
    """Words of a list, or none."""
    return frozenset(_DATA.get(where, "").split())


def texts(language: str, area: str) -> list[str]:
    """What the messages of a file say, piece by piece: what stands in braces is no word."""
    return [
        node.value
        for entry in entries(language, area)
        if isinstance(entry, ast.Message)
        for node in nodes(entry)
        if isinstance(node, ast.TextElement)
    ]


def words(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


@cache
def _names(language: str) -> re.Pattern[str]:
    """Names of cards that the language has from English: another test holds them to the list of names."""
    decks = [deck_name(deck) for deck in DECKS if "horde" not in deck]
    named: list[Phrase] = [*CARD_NAME, *(card.name for card in CARDS), *TILE_NAME, *decks]
    named += [Phrase(f"shelf-game-{game}") for game in NAMES]
    english, own = Speaker("en"), Speaker(language)
    same = {english.say(name) for name in named} & {own.say(name) for name in named}
    same |= {name.removeprefix("Sky ") for name in same}  # as tiles have it below their picture
    longest_first = "|".join(re.escape(name) for name in sorted(same, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)")


def english_left(language: str, text: str) -> list[str]:
    """The English words of a text that its language does not have."""
    bare = _TYPED.sub(" ", _names(language).sub(" ", text.replace("’", "'")))
    return sorted(words(bare) & english_words(language))
