"""The table of Pebbles in a terminal; a game without such a module shows its bare view."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import seated
from skyshelf.terminal.display import Display
from skyshelf.text.speaker import Speaker
from tests.pebbles.game import PebblesView


def draw(view: PebblesView, speaker: Speaker) -> RenderableType:
    lines = [speaker.say(Phrase("pebbles-cloth", {"most": view.most - sum(view.taken)}))]
    lines += [f"{speaker.name(seat)} {'●' * number}" for seat, number in seated(view.taken)]
    return Text("\n".join(lines))


DISPLAY = Display(table=draw)
