"""`skyshelf book`: the readable rulebook of a game in the terminal."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from skyshelf.commands.common import LangOption, speaker_for

app = typer.Typer()


@app.command()
def book(
    game: Annotated[str, typer.Argument(help="The game whose rules are to be read.")],
    lang: LangOption = None,
) -> None:
    """Read the rules of a game from the beginning; the ids of the rules stand behind what tells them."""
    from rich.console import RenderableType
    from rich.markdown import Markdown
    from rich.text import Text

    from skyshelf.engine.phrase import Phrase
    from skyshelf.games.shelf import game_named
    from skyshelf.rulebook import book, markdown
    from skyshelf.terminal.screen import Screen

    screen = Screen()
    speaker = speaker_for(lang)
    found = book(game_named(game).name, speaker.language)
    parts: list[RenderableType] = [Markdown(markdown(found))]
    if found.language != speaker.language:
        parts.insert(0, Text(speaker.say(Phrase("terminal-book-english")) + "\n", style="dim"))
    if not sys.stdout.isatty():
        screen.print(*parts)
        return
    with screen.pager(styles=True):
        screen.print(*parts)
