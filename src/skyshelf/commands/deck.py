"""`skyshelf deck`: what decks there are, whether one is allowed, and decks as text."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from skyshelf.commands.common import LangOption, SetOption, given_settings, speaker_for

app = typer.Typer(help="Decks of your own: what there is, whether one is allowed, and as text.")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game it is for.")]


@app.command("list")
def deck_list(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game; all that have decks if not given.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Show the ready-made decks, those in your folder, and what each card that leads a deck allows."""
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal import decks
    from skyshelf.terminal.screen import Screen

    games = decks.games_with_decks() if game is None else [game_named(game)]
    Screen().print(decks.deck_list(games, speaker_for(lang)))


@app.command("check")
def deck_check(
    game: GameArgument,
    deck: Annotated[
        str, typer.Argument(metavar="NAME|FILE", help="A ready-made deck, or a file (docs/decks.md).")
    ],
    settings: SetOption = None,
    lang: LangOption = None,
) -> None:
    """Say whether a deck is allowed, or everything that is wrong with it.

    `--set NAME=VALUE` says what kind of game it is for, where that matters.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal import decks
    from skyshelf.terminal.screen import Screen

    found = game_named(game)
    given = given_settings(found, settings)
    if not decks.check_deck(found, deck, given, Screen(), speaker_for(lang)):
        raise typer.Exit(1)


@app.command("export")
def deck_export(
    game: GameArgument,
    deck: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A ready-made deck, or a file.")],
    lang: LangOption = None,
) -> None:
    """Print a deck as text, with the names of your language: the beginning of a deck of your own."""
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal import decks

    sys.stdout.write(decks.deck_text(game_named(game), deck, speaker_for(lang)))
