"""Golden card texts: every card as a player reads it, in every language that speaks its game.

Nobody writes these texts, words and grammar make them; so a changed word is seen here on every card that it is on.
`python -m tests.golden.card_texts` writes them anew after a change that was meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from skyshelf.effects.text import paragraphs
from skyshelf.engine.phrase import Phrase
from skyshelf.games.horde.cards.registry import CARD_NAME
from skyshelf.games.horde.cards.registry import CARDS as HORDE_CARDS
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.skytear.cards.registry import CARDS as SKYTEAR_CARDS
from skyshelf.games.skytear.cards.text import text_of
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.text.speaker import Speaker
from tests.text.fluent_files import speaking

FOLDER = Path(__file__).parent / "texts"
GAMES = (HordeGame(), SkytearGame())
FILES = [(game.speech, language) for game in GAMES for language in speaking(game.speech)]


def _cards(game: str) -> Iterator[tuple[str, Phrase, list[Phrase]]]:
    """A card's slug, its name and its paragraphs."""
    if game == "horde":
        for card in HORDE_CARDS:
            yield f"{card.deck} {card.slug}", CARD_NAME[card.id], paragraphs(card.abilities)
    else:
        for definition in SKYTEAR_CARDS:
            yield definition.slug, definition.name, text_of(definition)


def written(game: str, language: str) -> str:
    speaker = Speaker(language, strict=True)
    lines = []
    for slug, name, text in _cards(game):
        lines += [f"{slug}: {speaker.say(name)}", *[f"   {speaker.say(phrase)}" for phrase in text]]
    return "\n".join(lines) + "\n"


def path_of(game: str, language: str) -> Path:
    return FOLDER / f"{game}-{language}.txt"


if __name__ == "__main__":
    for game_name, its_language in FILES:
        path_of(game_name, its_language).write_text(written(game_name, its_language), encoding="utf-8")
