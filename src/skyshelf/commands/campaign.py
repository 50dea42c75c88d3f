"""`skyshelf campaign` and `skyshelf challenges`: games in a row, and games with a condition."""

from __future__ import annotations

from typing import Annotated

import typer

from skyshelf.commands.common import LangOption, SeedOption, fresh_seed, own_name, play_here, speaker_for

app = typer.Typer()


@app.command()
def challenges(
    game: Annotated[str | None, typer.Argument(help="One game; all that have some if not given.")] = None,
    lang: LangOption = None,
) -> None:
    """Show the challenges and your medals; `play GAME --challenge NAME` tries one."""
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal.achievements import achievement_list, games_with_challenges
    from skyshelf.terminal.screen import Screen

    games = games_with_challenges() if game is None else [game_named(game)]
    Screen().print(achievement_list(games, speaker_for(lang)))


@app.command()
def campaign(
    game: Annotated[
        str | None, typer.Argument(help="For a new one; the first game that has one if not given.")
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option("--deck", metavar="NAME|FILE", help="For a new one; the next of the list if not given."),
    ] = None,
    level: Annotated[
        int | None, typer.Option("--level", min=1, help="For a new one; the usual one if not given.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Give the present one up and begin another.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Only show how it stands.")] = False,
    seed: SeedOption = None,
    lang: LangOption = None,
) -> None:
    """Play a campaign: one deck in a row of games, each a game that is saved as always."""
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal.campaign import (
        KeptCampaign,
        campaign_of,
        draw_campaign,
        games_with_campaigns,
        kept_campaign,
    )
    from skyshelf.terminal.decks import deck_settings
    from skyshelf.terminal.screen import Screen

    speaker, console = speaker_for(lang), Screen()
    kept = None if new else kept_campaign()
    if kept is None or (kept.over and not show):
        found = games_with_campaigns()[0] if game is None else game_named(game)
        offered = campaign_of(found)
        built = None if deck is None else str(deck_settings(found, deck, {}, speaker)[offered.deck_setting])
        kept = KeptCampaign.begin(found, built, level or offered.usual_level, fresh_seed(seed), kept)
    console.print(draw_campaign(kept, speaker))
    if show or kept.over:
        return
    match, save = kept.next_fight(own_name())
    play_here(match, save, lang)
    kept.take_result()
    console.print(draw_campaign(kept, speaker))
