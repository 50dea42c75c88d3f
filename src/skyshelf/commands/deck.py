"""`skyshelf deck`: what decks there are, whether one is allowed, and decks as text."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from skyshelf.commands.common import LangOption, SetOption, given_settings, speaker_for

if TYPE_CHECKING:
    from skyshelf.engine.settings import Settings

app = typer.Typer(help="Decks of your own: what there is, whether one is allowed, and as text.")


@app.command("list")
def deck_list(lang: LangOption = None) -> None:
    """Show the ready-made decks, those in your folder, and what each castle and each hero of Skytear allows."""
    from skyshelf.terminal import decks, skytear_decks
    from skyshelf.terminal.screen import Screen

    speaker, console = speaker_for(lang), Screen()
    console.print(decks.deck_list(speaker))
    console.print(skytear_decks.pool_list(speaker))


@app.command("check")
def deck_check(
    deck: Annotated[
        str,
        typer.Argument(
            metavar="NAME|FILE",
            help="A file with lines such as `3x Shamans`; for Skytear also `hero: Yami`.",
        ),
    ],
    castle: Annotated[
        str | None, typer.Option("--castle", help="The castle it is for, if the deck does not say it.")
    ] = None,
    settings: SetOption = None,
    lang: LangOption = None,
) -> None:
    """Say whether a deck is allowed, or everything that is wrong with it.

    A text with heroes is a pool or a team of Skytear; `--set battlefield=three_lanes`, `--set format=teams` and
    `--set points=budget` say what it is for.
    """
    from skyshelf.terminal import decks, skytear_decks
    from skyshelf.terminal.screen import Screen

    speaker, console = speaker_for(lang), Screen()
    if skytear_decks.is_meant(deck):
        good = skytear_decks.check_pool(deck, _skytear(settings), console, speaker)
    else:
        good = decks.check_deck(deck, castle, console, speaker)
    if not good:
        raise typer.Exit(1)


def _skytear(settings: list[str] | None) -> Settings:
    from skyshelf.games.shelf import game_named

    return given_settings(game_named("skytear"), settings)


@app.command("export")
def deck_export(
    deck: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A ready-made deck or pool, or a file.")],
    lang: LangOption = None,
) -> None:
    """Print a deck as text, with the names of your language: the beginning of a deck of your own."""
    from skyshelf.terminal import decks, skytear_decks

    speaker = speaker_for(lang)
    if skytear_decks.is_meant(deck):
        sys.stdout.write(skytear_decks.pool_text(deck, speaker))
    else:
        sys.stdout.write(decks.deck_text(decks.find_deck(deck, speaker), speaker))
