"""Looking at anything on the table by its name: what it is, what it says, and what lies on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from skyshelf.engine.cardlist import plain_name
from skyshelf.engine.errors import BadChoice
from skyshelf.engine.phrase import Phrase
from skyshelf.text.speaker import Speaker

_PLACE = re.compile(r"-?\d+ *, *-?\d+")
_MOST = 6  # things told at once


@dataclass(slots=True)
class Thing:
    """Something with a name; `words` are what people may type for it as well."""

    name: str
    tell: Callable[[], RenderableType]
    words: tuple[str, ...] = ()


def look(things: Sequence[Thing], text: str, speaker: Speaker) -> RenderableType:
    """Tell of everything that is called so; without a name, list what there is to look at."""
    if not text:
        return Text(speaker.say(Phrase("terminal-look-names", {"names": _names(things)})))
    found = _called(things, text)
    if not found:
        raise BadChoice(speaker.say(Phrase("terminal-look-unknown", {"text": text})))
    if len(found) > _MOST:
        raise BadChoice(speaker.say(Phrase("terminal-look-several", {"text": text, "names": _names(found)})))
    return Group(*[thing.tell() for thing in found])


def _called(things: Sequence[Thing], text: str) -> list[Thing]:
    """By the place, by the whole name, else by its beginning, else by words in it."""
    if _PLACE.fullmatch(text):  # its signs count: -5,1 is not 5,1
        place = text.replace(" ", "")
        return [thing for thing in things if place in thing.words]
    wanted = plain_name(text)
    ways: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f"_{wanted}_" in f"_{name}_",
    )
    for fits in ways:
        found = [
            thing for thing in things if any(fits(plain_name(name)) for name in (thing.name, *thing.words))
        ]
        if found:
            return found
    return []


def _names(things: Iterable[Thing]) -> str:
    return ", ".join(dict.fromkeys(thing.name for thing in things))
