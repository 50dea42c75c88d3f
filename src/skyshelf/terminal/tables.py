"""The drawing of each game's table, and the texts of its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from skyshelf.engine.option import Option
from skyshelf.engine.view import View
from skyshelf.terminal.horde import draw_horde, tell_horde_card
from skyshelf.terminal.horde_looks import horde_things
from skyshelf.terminal.looking import Thing, look
from skyshelf.terminal.painters import draw_painters, note_painters
from skyshelf.terminal.painters_looks import painters_things
from skyshelf.terminal.skytear import draw_skytear, tell_skytear_card
from skyshelf.terminal.skytear_closer import note_skytear, skytear_things
from skyshelf.terminal.skytear_looks import draw_reach, draw_sight
from skyshelf.text.speaker import Speaker

# Each takes the view of its own game.
_DRAWINGS: dict[str, Callable[[Any, Speaker], RenderableType]] = {
    "horde": draw_horde,
    "painters": draw_painters,
    "skytear": draw_skytear,
}
# What a card says, by the code that events cite. Cards of games without text are not among them.
_CARD_TEXTS: dict[str, Callable[[str, Speaker], str]] = {
    "horde": tell_horde_card,
    "skytear": tell_skytear_card,
}
# Words of a game beside those that every game has: each draws something about what follows it.
_LOOKS: dict[str, dict[str, Callable[[Any, str, Speaker], RenderableType]]] = {
    "skytear": {"sight": draw_sight, "reach": draw_reach},
}

# Everything on the table that has a name.
_THINGS: dict[str, Callable[[Any, Speaker], list[Thing]]] = {
    "horde": horde_things,
    "painters": painters_things,
    "skytear": skytear_things,
}

# What an option costs that its own words do not say, because it depends on the table.
_NOTES: dict[str, Callable[[Any, Option, Speaker], str]] = {
    "painters": note_painters,
    "skytear": note_skytear,
}


def look_words(game: str) -> tuple[str, ...]:
    """The words with which a player of this game can look closer at the table."""
    return tuple(_LOOKS.get(game, ()))


def draw_look(game: str, word: str, view: View, text: str, speaker: Speaker) -> RenderableType:
    return _LOOKS[game][word](view, text, speaker)


def look_at(game: str, view: View, text: str, speaker: Speaker) -> RenderableType:
    """Anything on the table that has a name."""
    return look(_THINGS[game](view, speaker), text, speaker)


def look_names(game: str, view: View, speaker: Speaker) -> list[str]:
    """What can be looked at now."""
    return list(dict.fromkeys(thing.name for thing in _THINGS[game](view, speaker)))


def option_note(game: str, view: View, option: Option, speaker: Speaker) -> str:
    return _NOTES[game](view, option, speaker) if game in _NOTES else ""


def draw_table(game: str, view: View, speaker: Speaker) -> RenderableType:
    """What the owner of the view sees; a game that has no drawing shows its bare view."""
    drawing = _DRAWINGS.get(game)
    return Pretty(view) if drawing is None else drawing(view, speaker)


def tell_card(game: str, code: str, speaker: Speaker) -> str:
    """What the card with this code says; nothing if the game has no such card."""
    return _CARD_TEXTS[game](code, speaker) if game in _CARD_TEXTS else ""
