"""`skyshelf battery`: what every game promises, looked at in many random games and positions."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf.commands.common import JsonFlag, print_json

app = typer.Typer()

WorkersOption = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes; all cores if not given.")
]


@app.command()
def battery(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    games: Annotated[int, typer.Option("--games", min=0, help="How many random games.")] = 100,
    positions: Annotated[int, typer.Option("--positions", min=0, help="How many random positions.")] = 400,
    seed: Annotated[
        int, typer.Option("--seed", help="The first seed; each game and position has its own.")
    ] = 1,
    workers: WorkersOption = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Begin nothing new after so long.")] = 3600,
    as_json: JsonFlag = False,
) -> None:
    """Play random games, and on from random positions, and check at every decision what every game promises.

    Nothing is lost or doubled, nobody sees what they cannot know, copies and saved games are the same game, what is
    remembered is true, options can be chosen by their words. `--seed N --games 1 --positions 0` looks again at what
    went wrong in game N.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.battery.series import run_battery
    from skyshelf.lab.series_report import progress_bar

    game_named(game)
    with progress_bar(quiet=as_json) as bar:
        task = bar.add_task(game, total=games + positions)
        result = run_battery(
            game,
            games,
            positions,
            seed,
            workers or os.cpu_count() or 1,
            seconds,
            lambda done: bar.update(task, completed=done.games + done.positions),
        )
    if as_json:
        print_json(result.as_json())
    else:
        console = Console()
        console.print(
            f"{game}: {result.games} games and {result.positions} positions, {result.decisions} decisions, "
            f"{len(result.found)} broken promises."
        )
        for one in result.found:
            console.print(f"[red]{one.kind} {one.seed}[/red]: {escape(one.error)}", highlight=False)
    if result.found:
        raise typer.Exit(1)
