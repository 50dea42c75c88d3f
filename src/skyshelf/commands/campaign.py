"""`skyshelf campaign` and `skyshelf challenges`: games of Skytear Horde in a row, and with a condition."""

from __future__ import annotations

from typing import Annotated

import typer

from skyshelf.commands.common import LangOption, SeedOption, fresh_seed, own_name, play_here, speaker_for

app = typer.Typer()


@app.command()
def challenges(lang: LangOption = None) -> None:
    """Show the achievements of Skytear Horde and your medals; `play horde --challenge NAME` tries one."""
    from skyshelf.terminal.achievements import achievement_list
    from skyshelf.terminal.screen import Screen

    Screen().print(achievement_list(speaker_for(lang)))


@app.command()
def campaign(
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck", metavar="NAME|FILE", help="For a new plan; the next of the list if not given."
        ),
    ] = None,
    level: Annotated[int, typer.Option("--level", min=1, max=5, help="For a new plan.")] = 2,
    new: Annotated[bool, typer.Option("--new", help="Give the present plan up and begin another.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Only show how the plan stands.")] = False,
    seed: SeedOption = None,
    lang: LangOption = None,
) -> None:
    """Fight the battle plan of Monoliths: one deck against all hordes, each fight a game that is saved as always."""
    from skyshelf.terminal.campaign import Campaign, draw_campaign, kept_campaign
    from skyshelf.terminal.decks import plan_deck
    from skyshelf.terminal.screen import Screen

    speaker, console = speaker_for(lang), Screen()
    kept = None if new else kept_campaign()
    if kept is None or (kept.plan.over and not show):
        kept = Campaign.begin(plan_deck(deck, speaker), level, fresh_seed(seed), kept)
    console.print(draw_campaign(kept, speaker))
    if show or kept.plan.over:
        return
    match, save = kept.next_fight(own_name())
    play_here(match, save, lang)
    kept.take_result()
    console.print(draw_campaign(kept, speaker))
