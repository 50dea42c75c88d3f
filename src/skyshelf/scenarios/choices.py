"""Whether a text is written as the choices of a game are; words in capitals stand there for a name or a number."""

from __future__ import annotations

import re

from skyshelf.engine.game import Game

# What every game may use; others are the game's own.
_PARTS = {
    "N": r"-?\d+",
    "NAME": r"[a-z0-9_-]+",
    "CARD": r"(?P<card>[a-z0-9_-]+)",
}


def form_of(game: Game, text: str) -> str:
    """The form in which a choice is written; "" if no choice of the game looks like it."""
    wanted = " ".join(text.lower().split())
    for form in game.choices:
        found = re.fullmatch(_pattern(game, form), wanted)
        if found and all(_is_known(game, name) for name in found.groupdict().values()):
            return form
    return ""


def _pattern(game: Game, form: str) -> str:
    parts = {**_PARTS, **game.choice_parts}
    return re.sub(r"[A-Z]+|\+", lambda word: parts.get(word[0], re.escape(word[0])), form)


def _is_known(game: Game, name: str) -> bool:
    """A component of the game, also as one of several that are alike; or what else it has names for."""
    name = name.partition("@")[0]
    alike = re.sub(r"[-_]\d+$", "", name)
    codes = (name, alike, name.upper())
    return bool(re.fullmatch(game.choice_names, name)) or any(game.component(code) for code in codes)
