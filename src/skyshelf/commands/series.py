"""`skyshelf sim`, `table` and `bench`: many games between bots, counted and timed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skyshelf.commands.common import (
    JsonFlag,
    SeedOption,
    SetOption,
    fresh_seed,
    given_settings,
    listed,
    print_json,
)

app = typer.Typer()

MOST_SOAKED = 40  # tables


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="Who plays, with commas; as many seats: search:200,greedy,random. "
            "As few random ones as the game takes if not given.",
        ),
    ] = None,
    seed: SeedOption = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores if not given.")
    ] = None,
    settings: SetOption = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="Let every bot sit in every seat in turn.")
    ] = True,
    out: Annotated[
        Path | None, typer.Option("--out", help="A new folder for games.parquet and the journals.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Play many games between bots on all cores and count.

    The same seed gives the same games, whatever the number of workers. A game that breaks is saved as a journal that
    breaks it again, and the command says where.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.series_report import play_with_progress, report
    from skyshelf.lab.sim import prepare

    found = game_named(game)
    series = prepare(
        game,
        games,
        ["random"] * found.fewest if bots is None else listed(bots),
        fresh_seed(seed),
        given_settings(found, settings),
        rotate=rotate,
        keep_journals=out is not None,
    )
    if out is not None:
        from skyshelf.lab.export import check_folder

        check_folder(out)
    result = play_with_progress(series, workers or os.cpu_count() or 1, quiet=as_json)
    if out is not None:
        from skyshelf.lab.export import write_series

        written = write_series(result, out)
        if not as_json:
            Console().print(f"{len(result.rows)} games in {written}")
    if as_json:
        print_json(result.as_json())
    else:
        Console().print(report(result))
    if result.failures:
        raise typer.Exit(1)


@app.command()
def table(
    game: Annotated[str, typer.Argument(help="A game with decks and hordes: horde or monoliths.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Games for each mix of settings.")] = 20,
    bots: Annotated[
        str,
        typer.Option("--bots", "--bot", help="Who plays, with commas; as many seats, the alliance first."),
    ] = "search:20",
    seed: SeedOption = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Processes; all cores if not given.")
    ] = None,
    settings: SetOption = None,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print Markdown, as docs/horde-balance.md has it.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Play every deck against every horde at every difficulty and show how often the alliance wins.

    `--set difficulty=normal` keeps one of them fixed. The same seed gives the same table, whatever the number of
    workers.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.horde_table import prepare_table
    from skyshelf.lab.horde_table_report import markdown, play_with_bar, report

    found = game_named(game)
    empty, series = prepare_table(
        game, games, tuple(listed(bots)), fresh_seed(seed), given_settings(found, settings)
    )
    filled = play_with_bar(empty, series, workers or os.cpu_count() or 1, quiet=as_json)
    if as_json:
        print_json(filled.as_json())
    elif as_markdown:
        sys.stdout.write(markdown(filled))
    else:
        Console().print(report(filled))
    if filled.failures:
        raise typer.Exit(1)


@app.command()
def bench(
    game: Annotated[
        str | None,
        typer.Argument(help="One game, `offline`, `server`, `attack` or `soak`; all games if not given."),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Random games to play.")] = 200,
    seats: Annotated[int | None, typer.Option("--seats", help="Players; the fewest if not given.")] = None,
    tables: Annotated[int, typer.Option("--tables", min=1, help="For `server`: tables to play.")] = 500,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="For `server`: moves a second at each table.")
    ] = 1.0,
    seconds: Annotated[
        float, typer.Option("--seconds", min=1, help="For `server`, and for each `attack`: how long.")
    ] = 30.0,
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="For `soak`: how long.")] = 60.0,
    servers: Annotated[
        int, typer.Option("--servers", min=1, max=4, help="For `soak` on PostgreSQL: how many servers.")
    ] = 2,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="For `server`: a new SQLite file if not given."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure the speed of the rules on one core, beside a calibration loop.

    Real decisions have more than one option. Compare ratios within one run, or scale by calib_ms / 110: machines are
    noisy and differ.

    `skyshelf bench offline` plays in Pyodide, as a page without a server would; it needs a checkout.

    `skyshelf bench server` starts a server and plays tables on it from this process: moves a second, how long they
    take, memory for each table. `--tables 4000 --pace 0` shows what idle tables cost. `skyshelf bench attack` starts
    servers on this machine, attacks them from another loopback address, and times what other people notice.
    `skyshelf bench soak` plays while it kills servers and locks their database, and looks whether anything is lost.
    """
    if game == "attack":
        from skyshelf.lab import server_attack

        console = Console(stderr=True)
        found = asyncio.run(
            server_attack.bench_attacks(
                seconds,
                lambda one: print_json(one.as_json()) if as_json else console.print(f"{one.attack}: done"),
            )
        )
        if not as_json:
            Console().print(server_attack.report(found))
        return
    if game == "offline":
        from skyshelf.lab.offline import bench_offline

        for one in bench_offline(games, Console(stderr=True).print):
            print_json({**one})
        return
    if game == "soak":
        from skyshelf.lab.server_soak import soak

        found_wrong = asyncio.run(soak(minutes, min(tables, MOST_SOAKED), database, servers, 1))
        print_json(found_wrong.as_json())
        raise typer.Exit(not found_wrong.passed)
    if game == "server":
        from skyshelf.lab import server_bench

        figures = server_bench.run(tables, tables * pace, seconds, database)
        if as_json:
            print_json(figures.as_json())
        else:
            Console().print(server_bench.report(figures))
        return
    from skyshelf.games.shelf import NAMES, game_named
    from skyshelf.lab.bench import bench_game
    from skyshelf.lab.bench_report import report

    names = NAMES if game is None else (game_named(game).name,)
    console = Console()
    results = []
    for name in names:
        if as_json:
            print_json(bench_game(name, games, seats).as_json())
        else:
            with console.status(f"{name}: {games} games"):
                results.append(bench_game(name, games, seats))
    if not as_json:
        console.print(report(results))
