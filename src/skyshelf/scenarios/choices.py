"""Whether a text is written as the choices of a game are; words in capitals stand there for a name or a number."""

from __future__ import annotations

import re

from skyshelf.engine.game import Game

_PATTERNS = {
    "DIE": r"[a-z]+[1-6]",
    "SYMBOL": r"[a-ds0-9]+\.[a-z]+[1-6]",
    "XY": r"-?\d+,-?\d+",
    "HEX": r"-?\d+,-?\d+",
    "HEXES": r"-?\d+,-?\d+(?: -?\d+,-?\d+)*",
    "N": r"-?\d+",
    "LANE": r"[1-6]",
    "NAME": r"[a-z0-9_-]+",
    "UNIT": r"(?P<unit>[a-z0-9_@-]+|(?:minion-[sn]|token) -?\d+,-?\d+)",
    "CARD": r"(?P<card>[a-z0-9_-]+)",
}
_PLACE = re.compile(r"[ma][1-6]|b[0-9]|castle|portal|(?:minion-[sn]|token) .+")
# Answers that are neither cards nor places: tokens, piles, types of cards, factions, words of a question.
_TOKENS = ("health", "attack", "wound", "weaken", "armor", "temporary-attack")
_PILES = ("hand", "deck", "discard_pile", "horde_deck", "horde_discard_pile", "rest", "auto", "cancelled")
_TYPES = ("ally", "tower", "spell", "attachment", "monster")
_FACTIONS = ("kurumo", "liothan", "nupten", "taulot")
_WORDS = frozenset((*_TOKENS, *_PILES, *_TYPES, *_FACTIONS))


def form_of(game: Game, text: str) -> str:
    """The form in which a choice is written; "" if no choice of the game looks like it."""
    wanted = " ".join(text.lower().split())
    for form in game.choices:
        found = re.fullmatch(_pattern(form), wanted)
        if found and all(_is_known(game, name) for name in found.groupdict().values()):
            return form
    return ""


def _pattern(form: str) -> str:
    return re.sub(r"[A-Z]+|\+", lambda word: _PATTERNS.get(word[0], re.escape(word[0])), form)


def _is_known(game: Game, name: str) -> bool:
    """A card, hero, tile or token of the game, also as one of several that are alike; or a place."""
    name = name.partition("@")[0]
    alike = re.sub(r"[-_]\d+$", "", name)
    codes = (name, alike, name.upper())
    return name in _WORDS or bool(_PLACE.fullmatch(name)) or any(game.component(code) for code in codes)
