"""`skyshelf study`: what a changed number does to a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skyshelf.commands.common import (
    JsonFlag,
    SeedOption,
    SetOption,
    WorkersOption,
    fresh_seed,
    given_settings,
    listed,
    print_json,
)
from skyshelf.commands.stopping import none_kept, saying_what_is_kept

app = typer.Typer()


@app.command()
def study(
    game: Annotated[str, typer.Argument(help="The game, such as horde.")],
    changed: Annotated[
        list[str],
        typer.Option(
            "--with",
            metavar="COMPONENT.NUMBER=VALUE",
            help="What is printed otherwise: tusken_warriors.cost=3.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=2, help="How many deals; each is played twice.")] = 200,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Who plays, with commas; as many seats. As few search:10 as it takes."),
    ] = None,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    settings: SetOption = None,
    out: Annotated[Path | None, typer.Option("--out", help="A page with plots, such as study.html.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Change a number on a component and see what it does, for those who design.

    The same deals are played by the same bots with the printed number and with yours; the difference comes with its
    95 % interval. Nothing on the shelf changes. `--with S12.hope=9 --with S13.hope=1` changes several; a wrong name
    is answered with the numbers there are.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.crew.crew import cores
    from skyshelf.lab.series_report import progress_bar
    from skyshelf.lab.sim import prepare
    from skyshelf.lab.study.change import read_changes
    from skyshelf.lab.study.report import as_json as told
    from skyshelf.lab.study.report import check_page, report, write_page
    from skyshelf.lab.study.study import play_study

    found = game_named(game)
    changes = read_changes(found, changed)
    if out is not None:
        check_page(out)
    players = ["search:10"] * found.fewest if bots is None else listed(bots)
    series = prepare(game, games, players, fresh_seed(seed), given_settings(found, settings))
    played = 0

    def note(done: int) -> None:
        nonlocal played
        played = done
        bar.update(task, completed=done)

    with (
        saying_what_is_kept(lambda: none_kept(played, 2 * games, series.seed)),
        progress_bar(as_json) as bar,
    ):
        task = bar.add_task(game, total=2 * games)
        result = play_study(series, changes, workers or cores(), note)
    # What was played for is told first: the page may meet a full disk.
    if as_json:
        print_json(told(result))
    else:
        Console().print(report(result))
    if out is not None:
        write_page(result, out)
        if not as_json:
            Console().print(str(out))
