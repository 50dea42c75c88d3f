"""The names of cards in other languages are those of the list that says where each comes from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.skytear.cards.registry import CARDS as SKYTEAR_CARDS
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

GAMES = (HordeGame(), SkytearGame())
LIST = Path(__file__).parents[2] / "docs" / "content" / "names.yaml"
ROWS: dict[str, dict[str, Any]] = yaml.safe_load(LIST.read_text(encoding="utf-8"))


@cache
def names(language: str) -> dict[str, str]:
    """What each card of Horde and Monoliths is called, by its English name."""
    english, other = Speaker("en", strict=True), Speaker(language, strict=True)
    return {english.say(CARD_NAME[card.id]): other.say(CARD_NAME[card.id]) for card in CARDS}


@pytest.mark.parametrize("language", [code for code, row in ROWS.items() if "printed" in row])
def test_printed_names_are_used_as_printed(language: str) -> None:
    known = names(language)
    assert {name: known[name] for name in ROWS[language]["printed"]} == ROWS[language]["printed"]


@pytest.mark.parametrize("language", [code for code, row in ROWS.items() if "as_in_english" in row])
def test_only_proper_names_are_left_in_english(language: str) -> None:
    same = sorted(name for name, other in names(language).items() if name == other)
    assert same == ROWS[language]["as_in_english"]


@pytest.mark.parametrize("language", [code for code in ROWS if code in speaking("skytear")])
def test_a_card_of_both_games_has_one_name(language: str) -> None:
    english, other = Speaker("en", strict=True), Speaker(language, strict=True)
    skytear = {english.say(card.name): other.say(card.name) for card in SKYTEAR_CARDS}
    translated = {name: called for name, called in names(language).items() if called != name}
    shared = translated.keys() & skytear.keys()
    assert {name: translated[name] for name in shared} == {name: skytear[name] for name in shared}
    assert language != "es" or "Dragon Punch" in shared
