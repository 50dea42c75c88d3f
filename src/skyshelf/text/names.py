"""Names of cards that people type, in their own language."""

from __future__ import annotations

from collections.abc import Mapping

from skyshelf.engine.cardlist import plain_name, without_remarks
from skyshelf.engine.errors import RefusedSetup
from skyshelf.engine.game import Game
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.settings import LONGEST_TEXT, Settings, Value
from skyshelf.engine.workshop import Workshop
from skyshelf.text.speaker import Speaker


def slugs_by_name(names: Mapping[str, Phrase], speaker: Speaker) -> dict[str, str]:
    """Slugs by the plain names that the cards have in the speaker's language."""
    return {plain_name(speaker.say(name)): slug for slug, name in names.items()}


def with_decks_read(game: Game, given: Mapping[str, Value], speaker: Speaker) -> Settings:
    """The settings as the game reads them: decks that name their cards in the speaker's language are in slugs, and
    no remark is kept for as long as the others of a table keep theirs.
    """
    found = dict(given)
    for setting in game.settings:
        value = given.get(setting.name)
        if setting.deck and game.decks is not None and isinstance(value, str) and _is_list(value):
            found[setting.name] = _read(game.decks, without_remarks(value), speaker)
    return found


def _is_list(value: str) -> bool:
    """A single word is the name of a ready-made deck; what is too long is refused as it is."""
    return len(value.split()) > 1 and len(value) <= LONGEST_TEXT


def _read(workshop: Workshop, text: str, speaker: Speaker) -> str:
    try:
        workshop.read(text, {})
    except RefusedSetup:
        return workshop.write(workshop.read(text, slugs_by_name(workshop.names(), speaker)), {})
    return text
