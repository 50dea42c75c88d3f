"""The options of a decision in a frame, numbered and grouped; the number of an option never parts from its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyshelf.engine.decision import Decision
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.terminal.numbering import is_number, option_groups
from skyshelf.text.speaker import Speaker

_LONG_LABEL = 40
_FRAME = 4  # columns of the panel itself
_GAP = 2  # between a group and its options
_APART = "   "


def options_panel(
    decision: Decision,
    game: str,
    speaker: Speaker,
    label: Callable[[Option], str],
    about: str,
    commands: str,
    width: int,
) -> RenderableType:
    groups = {
        speaker.say(Phrase(f"{game}-group-{group}")): indices
        for group, indices in option_groups(decision).items()
    }
    room = width - _FRAME - _GAP - max(map(len, groups), default=0)
    grid = Table.grid(padding=(0, _GAP))
    number = 0
    for name, indices in groups.items():
        options: list[Text] = []
        for index in indices:
            number += 1
            shown = label(decision.options[index])
            if is_number(
                decision.options[index]
            ):  # it is typed as it is, so no other number stands before it
                options.append(Text(shown, style="bold cyan"))
            else:
                options.append(Text.assemble((f"{number}", "bold cyan"), f" {shown}"))
        grid.add_row(Text(name, style="bold"), Group(*_lines(options, room)))
    footer = Text(commands, style="dim")
    title = Text(speaker.ask(decision, game))
    parts = (Text(about, style="italic"), grid, footer) if about else (grid, footer)
    return Panel(Group(*parts), title=title, title_align="left", border_style="cyan")


def _lines(options: Iterable[Text], room: int) -> list[Text]:
    """As many on a line as fit; the text of a card may take several lines of its own."""
    lines: list[Text] = []
    full = True
    for option in options:
        long = len(option) > _LONG_LABEL
        if full or long or len(lines[-1]) + len(_APART) + len(option) > room:
            lines.append(option)
        else:
            lines[-1].append(_APART).append_text(option)
        full = long
    return lines
