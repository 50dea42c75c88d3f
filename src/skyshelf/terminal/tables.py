"""The drawing of each game's table."""

from __future__ import annotations

from typing import cast

from rich.console import RenderableType

from skyshelf.engine.view import View
from skyshelf.games.painters.view import PaintersView
from skyshelf.terminal.painters import draw_painters
from skyshelf.text.speaker import Speaker


def draw_table(game: str, view: View, speaker: Speaker) -> RenderableType:
    """What the owner of the view sees."""
    assert game == "painters", f"{game} has no table to draw"
    return draw_painters(cast(PaintersView, view), speaker)
