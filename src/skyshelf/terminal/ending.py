"""What a finished game came to: points by where they come from, or what its victory was about."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skyshelf.engine.match import Match
from skyshelf.engine.report import Line
from skyshelf.terminal.display import display_of
from skyshelf.text.report import line_name, plot_title
from skyshelf.text.speaker import Speaker


def draw_ending(match: Match, speaker: Speaker) -> RenderableType:
    drawn = display_of(match.game).ending
    if drawn is not None:
        return drawn(match.view(None), speaker)
    table = Table(box=None, padding=(0, 2), show_header=False)
    measures = match.game.measures(match.state)
    for plot in match.game.decided_by:
        table.add_row(Text(plot_title(plot, speaker), style="bold"), "")
        for one in measures:
            if one.plot == plot:
                line = Line(one.plot, one.seats, one.line, [one.value])
                table.add_row(f"  {line_name(line, speaker)}", str(one.value))
    return table
