"""The `skyshelf` command. Each subcommand imports what it needs, so that the command starts at once."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf import __version__
from skyshelf.commands import (
    battery,
    bench,
    book,
    campaign,
    checks,
    deck,
    events,
    journals,
    people,
    play,
    series,
    site,
    study,
    training,
    upkeep,
)
from skyshelf.commands.common import LangOption, prefer_language, speaker_for
from skyshelf.engine.errors import RefusedSetup, SkyshelfError

app = typer.Typer(
    name="skyshelf",
    help="Tabletop games on your screen, with every rule enforced.\n\n"
    "Without a command a server starts on this machine and your browser opens. "
    "`skyshelf play painters` starts a game against a bot in the terminal.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

for part in (play, book, journals, site, upkeep, events, series, study, training, checks, battery):
    app.add_typer(part.app)
app.add_typer(bench.app, name="bench")
app.add_typer(deck.app, name="deck")
app.add_typer(people.app, name="people")
app.add_typer(campaign.app)


def main() -> int:
    """Run the command; an error that a person can put right is one sentence and exit code 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal with a poor locale must not end a game
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        app(standalone_mode=True)
    except SkyshelfError as error:
        sentences = [str(error)]
        if isinstance(error, RefusedSetup):
            speaker = speaker_for(None)
            sentences = [speaker.say(phrase) for phrase in error.phrases]
        for sentence in sentences:
            Console(stderr=True).print(f"[red]{escape(sentence)}[/red]", highlight=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


@app.callback(invoke_without_command=True)
def menu(
    context: typer.Context,
    lang: LangOption = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Tabletop games on your screen, with every rule enforced."""
    if version:
        print(f"skyshelf {__version__}")
        raise typer.Exit
    prefer_language(lang)
    if context.invoked_subcommand is not None:
        return
    from skyshelf.site.opening import open_site

    raise typer.Exit(open_site())
