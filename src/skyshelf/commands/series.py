"""`skyshelf sim`, `table` and `bench`: many games between bots, counted and timed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from skyshelf.commands.common import (
    JsonFlag,
    OnOption,
    SeedOption,
    SetOption,
    WorkersOption,
    fresh_seed,
    given_settings,
    listed,
    print_json,
)

app = typer.Typer()

LOCAL = "local"

# What `bench server` and `bench soak` play if nothing is said: tables, and moves a second at each.
_SERVED, _SERVED_PACE = 500, 1.0
_SOAKED, _SOAKED_PACE = 100, 0.2


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
    workers: WorkersOption = None,
    on: OnOption = LOCAL,
    settings: SetOption = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="Let every bot sit in every seat in turn.")
    ] = True,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="A new folder for games and positions as Parquet, and journals."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Play many games between bots on all cores and count.

    The same seed gives the same games, whatever the number of workers. A game that breaks is saved as a journal that
    breaks it again, and the command says where.
    """
    from skyshelf.engine.extras import need
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.crew.places import crew_on
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
        keep_positions=out is not None,
    )
    if out is not None:
        need("pyarrow", "lab", "--out")
        from skyshelf.lab.export import SeriesWriter

        with SeriesWriter(series, out) as writer, crew_on(on, workers) as crew:
            result = play_with_progress(series, crew, as_json, writer.add)
            written = writer.finish(result)
        if not as_json:
            Console().print(
                f"{len(result.rows)} games in {written}; skyshelf report {out} makes a page of them."
            )
    else:
        with crew_on(on, workers) as crew:
            result = play_with_progress(series, crew, as_json)
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
    workers: WorkersOption = None,
    on: OnOption = LOCAL,
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
    from skyshelf.lab.crew.places import crew_on
    from skyshelf.lab.horde_table import prepare_table
    from skyshelf.lab.horde_table_report import markdown, play_with_bar, report

    found = game_named(game)
    empty, series = prepare_table(
        game, games, tuple(listed(bots)), fresh_seed(seed), given_settings(found, settings)
    )
    with crew_on(on, workers) as crew:
        filled = play_with_bar(empty, series, crew, quiet=as_json)
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
        typer.Argument(help="One game, `envs`, `offline`, `server`, `attack` or `soak`; all if not given."),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Random games to play.")] = 200,
    seats: Annotated[int | None, typer.Option("--seats", help="Players; the fewest if not given.")] = None,
    tables: Annotated[
        int | None,
        typer.Option("--tables", min=1, help=f"Tables for `server` ({_SERVED}) or `soak` ({_SOAKED})."),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace",
            min=0,
            help=f"Moves a second at each table of `server` ({_SERVED_PACE}) or `soak` ({_SOAKED_PACE}).",
        ),
    ] = None,
    strong: Annotated[
        int,
        typer.Option(
            "--strong", min=0, help="For `server`: so many of the tables are against the strongest bot."
        ),
    ] = 0,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", min=1, help="For `server` and each `attack` (30), for each line of `envs` (3)."
        ),
    ] = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="For `soak`: how long.")] = 60.0,
    servers: Annotated[
        int, typer.Option("--servers", min=1, max=4, help="For `soak`: how many servers share PostgreSQL.")
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
    `skyshelf bench envs` measures the environments beside those of PettingZoo and OpenSpiel.
    `skyshelf bench soak` plays while servers and databases fail in every way, and looks whether anything is lost.
    """
    from skyshelf.engine.extras import need

    if game == "attack":
        from skyshelf.lab import server_attack

        console = Console(stderr=True)
        found = asyncio.run(
            server_attack.bench_attacks(
                seconds or 30.0,
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
    if game == "envs":
        for module, extra in (("pettingzoo", "envs"), ("pyspiel", "openspiel")):
            need(module, extra, "bench envs")
        from skyshelf.lab import envs_bench

        speeds = []
        for speed in envs_bench.bench_envs(seconds or 3.0):
            speeds.append(speed)
            if as_json:
                print_json(speed.as_json())
        if not as_json:
            Console().print(envs_bench.report(speeds))
        return
    if game == "soak":
        from skyshelf.lab import server_soak

        every = 1 / (pace or _SOAKED_PACE)
        runs = asyncio.run(server_soak.soak(minutes, tables or _SOAKED, every, servers, 1))
        for each in runs:
            print_json(each.as_json())
        raise typer.Exit(not server_soak.passed(runs))
    if game == "server":
        from skyshelf.lab import server_bench

        number = tables or _SERVED
        per_second = number * (_SERVED_PACE if pace is None else pace)
        figures = server_bench.run(number, per_second, seconds or 30.0, database, min(strong, number))
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
