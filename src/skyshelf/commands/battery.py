"""`skyshelf battery` and `mutate`: do the games keep their promises, and would the tests notice if not?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf.commands.common import JsonFlag, WorkersOption, print_json
from skyshelf.commands.stopping import say_stopped
from skyshelf.engine.errors import SkyshelfError

if TYPE_CHECKING:
    from skyshelf.lab.battery.series import Battery
    from skyshelf.lab.mutation.run import Judged

app = typer.Typer()


@app.command()
def battery(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    games: Annotated[int, typer.Option("--games", min=0, help="How many random games.")] = 100,
    positions: Annotated[int, typer.Option("--positions", min=0, help="How many random positions.")] = 400,
    pairs: Annotated[
        int,
        typer.Option("--pairs", min=-1, help="How many pairs of cards, in horde and monoliths; -1 is all."),
    ] = 0,
    seed: Annotated[
        int, typer.Option("--seed", help="The first seed; each game, position and pair has its own.")
    ] = 1,
    workers: WorkersOption = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Begin nothing new after so long.")] = 3600,
    every: Annotated[
        int, typer.Option("--every", min=1, help="Look at what takes long only every so many decisions.")
    ] = 1,
    as_json: JsonFlag = False,
) -> None:
    """Play random games, and on from random positions, and check at every decision what every game promises.

    Nothing is lost or doubled, nobody sees what they cannot know, copies and saved games are the same game, what is
    remembered is true, options can be chosen by their words. `--seed N --games 1 --positions 0` looks again at what
    went wrong in game N.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.battery.pairs import all_pairs
    from skyshelf.lab.battery.series import Battery, run_battery
    from skyshelf.lab.series_report import progress_bar

    game_named(game)
    pairs = all_pairs(game) if pairs < 0 else pairs
    asked = games + positions + pairs
    result = Battery(game)
    try:
        with progress_bar(quiet=as_json) as bar:
            task = bar.add_task(game, total=asked)

            def note(done: Battery) -> None:
                nonlocal result
                result = done
                bar.update(task, completed=done.looked_at)

            result = run_battery(
                game, games, positions, seed, workers or os.cpu_count() or 1, seconds, note, every, pairs
            )
    except KeyboardInterrupt:
        # What was found until then is what the battery is for.
        say_stopped(f"Stopped: {result.looked_at:,} of {asked:,} had been looked at.")
        _tell(result, as_json)
        raise
    _tell(result, as_json)
    if result.found:
        raise typer.Exit(1)


def _tell(result: Battery, as_json: bool) -> None:
    if as_json:
        print_json(result.as_json())
    else:
        console = Console()
        console.print(
            f"{result.game}: {result.games} games, {result.positions} positions and {result.pairs} pairs of cards, "
            f"{result.decisions} decisions, {len(result.found)} broken promises."
        )
        for one in result.found:
            console.print(f"[red]{one.kind} {one.seed}[/red]: {escape(one.error)}", highlight=False)


@app.command()
def mutate(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    sample: Annotated[int, typer.Option("--sample", min=1, help="How many changes.")] = 50,
    seed: Annotated[int, typer.Option("--seed", help="The same seed makes the same changes.")] = 1,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Every change of this FILE or FILE:LINE instead.")
    ] = None,
    workers: WorkersOption = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Begin nothing new after so long.")] = 7200,
    out: Annotated[Path | None, typer.Option("--out", help="Write the table to this file, too.")] = None,
) -> None:
    """Change rule lines at random, one at a time, and list the changes that no test notices (docs/mutation.md).

    First every test of the game runs once to note what it calls; then each change meets the tests that could notice
    it, the fastest first, in a copy of the sources.
    """
    from skyshelf.games.shelf import NAMES
    from skyshelf.lab.mutation.run import note_calls, report, run_mutants, sampled
    from skyshelf.lab.series_report import progress_bar
    from skyshelf.lab.written import write_whole

    if game not in NAMES:
        raise SkyshelfError(f"There is no game '{game}' to change; there are: {', '.join(NAMES)}.")
    processes = workers or os.cpu_count() or 1
    mutants = sampled(game, sample, seed, only or ())
    judged: list[Judged] = []

    def tell() -> None:
        judged.sort(key=lambda one: (one.mutant.file, one.mutant.line))
        table = report(game, seed, judged)
        print(table)
        if out is not None:
            write_whole(out, table + "\n")

    try:
        with progress_bar(quiet=False) as bar:
            task = bar.add_task(game, total=len(mutants))
            notes = note_calls(game, processes, lambda text: bar.update(task, description=text))
            bar.update(task, description=game)

            def note(one: Judged) -> None:
                judged.append(one)
                bar.update(task, advance=1)

            run_mutants(mutants, notes, processes, note, seconds)
    except KeyboardInterrupt:
        say_stopped(f"Stopped: {len(judged)} of {len(mutants)} changes had been tried.")
        if judged:
            tell()
        raise
    tell()
