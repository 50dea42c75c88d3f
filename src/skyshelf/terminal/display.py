"""What a terminal shows of one game: its own drawing, named by the game, or its bare view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from skyshelf.engine.game import Game
from skyshelf.engine.option import Option
from skyshelf.engine.view import View
from skyshelf.engine.workshop import DeckPart
from skyshelf.terminal.looking import Thing, look
from skyshelf.text.speaker import Speaker


def _bare(view: View, speaker: Speaker) -> RenderableType:
    return Pretty(view)


def _no_things(view: View, speaker: Speaker) -> list[Thing]:
    return []


def _no_note(view: View, option: Option, speaker: Speaker) -> str:
    return ""


def _no_text(code: str, speaker: Speaker) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Display:
    """The parts of a drawing; each takes the view of its own game, and each can be left out."""

    table: Callable[[Any, Speaker], RenderableType] = _bare
    # Everything on the table that has a name.
    things: Callable[[Any, Speaker], list[Thing]] = _no_things
    # What an option costs that its own words do not say, because it depends on the table.
    note: Callable[[Any, Option, Speaker], str] = _no_note
    # What a card says, by the code that events cite; nothing if the game has no such card.
    card: Callable[[str, Speaker], str] = _no_text
    # Words of a game beside those that every game has: each draws something about what follows it.
    looks: Mapping[str, Callable[[Any, str, Speaker], RenderableType]] = field(default_factory=dict)
    # What a finished game came to; without it, the numbers by which the game says it is decided.
    ending: Callable[[Any, Speaker], RenderableType] | None = None
    # A deck that somebody has built, in detail.
    deck: Callable[[Sequence[DeckPart], Speaker], RenderableType] | None = None
    # The cards that can lead a deck; without it, a line for each.
    heads: Callable[[Speaker], RenderableType] | None = None

    def look_at(self, view: View, text: str, speaker: Speaker) -> RenderableType:
        """Anything on the table that has a name."""
        return look(self.things(view, speaker), text, speaker)

    def look_names(self, view: View, speaker: Speaker) -> list[str]:
        """What can be looked at now."""
        return list(dict.fromkeys(thing.name for thing in self.things(view, speaker)))


_BARE = Display()


def display_of(game: Game) -> Display:
    """How a terminal shows this game: the `DISPLAY` of the module that it names."""
    return _display_in(game.terminal) if game.terminal else _BARE


@cache
def _display_in(module: str) -> Display:
    display = import_module(module).DISPLAY
    assert isinstance(display, Display)
    return display
