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
    from rich.markdown import Markdown

    from skyshelf.games.shelf import game_named
    from skyshelf.rulebook import book, markdown
    from skyshelf.terminal.screen import Screen

    screen = Screen()
    text = Markdown(markdown(book(game_named(game).name, speaker_for(lang).language)))
    if not sys.stdout.isatty():
        screen.print(text)
        return
    with screen.pager(styles=True):
        screen.print(text)
