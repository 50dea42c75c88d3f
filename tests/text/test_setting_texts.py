"""Everything that can be agreed on before a game of the horde has a name, a help and a word for each value."""

from __future__ import annotations

from itertools import product

import pytest

from skyshelf.engine.phrase import Phrase
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

HORDES = [name for name in NAMES if name in ("horde", "monoliths")]


@pytest.mark.parametrize(("name", "language"), [*product(HORDES, speaking("horde-setting"))])
def test_settings_have_texts(name: str, language: str) -> None:
    speaker = Speaker(language, strict=True)
    for setting in game_named(name).settings:
        key = f"horde-setting-{setting.name}"
        words = [speaker.say(Phrase(f"{key}-{str(value).lower()}")) for value in setting.values]
        assert len(set(words)) == len(words)
        assert speaker.say(Phrase(key))
        assert speaker.say(Phrase(f"{key}-help"))
