"""What a finished game came to: points by where they come from, or what its victory was about."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.chronicle import Line
from skyshelf.engine.match import Match
from skyshelf.games.painters.table.view import PaintersView
from skyshelf.terminal.painters_looks import draw_scores
from skyshelf.text.chronicling import line_name, plot_title
from skyshelf.text.speaker import Speaker

# Games without points: the numbers by which they are won and lost.
_DECIDING = {
    "horde": ("castle", "portal"),
    "skytear": ("towers", "control", "defeated", "minions"),
}


def draw_ending(match: Match, speaker: Speaker) -> RenderableType:
    view = match.view(None)
    if isinstance(view, PaintersView):
        return draw_scores(view, speaker)
    table = Table(box=None, padding=(0, 2), show_header=False)
    measures = match.game.measures(match.state)
    for plot in _DECIDING.get(match.game.speech, ()):
        table.add_row(Text(plot_title(plot, speaker), style="bold"), "")
        for one in measures:
            if one.plot == plot:
                line = Line(one.plot, one.seats, one.line, [one.value])
                table.add_row(f"  {line_name(line, speaker)}", str(one.value))
    return table
