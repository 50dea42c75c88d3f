"""Names of cards that people type, in their own language."""

from __future__ import annotations

from collections.abc import Mapping

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.phrase import Phrase
from skyshelf.text.speaker import Speaker


def slugs_by_name(names: Mapping[str, Phrase], speaker: Speaker) -> dict[str, str]:
    """Slugs by the plain names that the cards have in the speaker's language."""
    return {plain_name(speaker.say(name)): slug for slug, name in names.items()}
