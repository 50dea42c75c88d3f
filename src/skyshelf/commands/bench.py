"""`skyshelf bench`: how fast the rules are, the environments, the pages without a server, and servers under load."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from skyshelf.commands.common import JsonFlag, print_json

RULES = "rules"


class RulesIfNotSaid(TyperGroup):
    """`bench` and `bench painters` are `bench rules` and `bench rules painters`: a game is no command."""

    # Which Context that is depends on the version of Typer: newer ones bring a Click of their own.
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        said = args[0] if args else ""
        if said not in self.commands and said not in ctx.help_option_names:
            args = [RULES, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=RulesIfNotSaid,
    help="Measure speed: of the rules if nothing is said (`skyshelf bench painters`), or of what a command names.",
)

SecondsOption = Annotated[float, typer.Option("--seconds", min=1, help="How long each measurement takes.")]
GamesOption = Annotated[int, typer.Option("--games", min=10, help="Random games to play.")]


@app.command(RULES)
def rules(
    game: Annotated[str | None, typer.Argument(help="One game; all if not given.")] = None,
    games: GamesOption = 200,
    seats: Annotated[int | None, typer.Option("--seats", help="Players; the fewest if not given.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure the speed of the rules on one core, beside a calibration loop.

    Real decisions have more than one option. Compare ratios within one run, or scale by calib_ms / 110: machines are
    noisy and differ.
    """
    from skyshelf.games.shelf import NAMES, game_named
    from skyshelf.lab.bench import bench_game
    from skyshelf.lab.bench_report import report

    console = Console()
    results = []
    for name in NAMES if game is None else (game_named(game).name,):
        if as_json:
            print_json(bench_game(name, games, seats).as_json())
        else:
            with console.status(f"{name}: {games} games"):
                results.append(bench_game(name, games, seats))
    if not as_json:
        console.print(report(results))


@app.command()
def offline(games: GamesOption = 200) -> None:
    """Play in Pyodide, as a page without a server would, one JSON object for each game; it needs a checkout."""
    from skyshelf.lab.offline import bench_offline

    for one in bench_offline(games, Console(stderr=True).print):
        print_json({**one})


@app.command()
def same(
    game: Annotated[str | None, typer.Argument(help="One game; all if not given.")] = None,
    games: GamesOption = 100,
    compiled: Annotated[
        Path | None,
        typer.Option("--compiled", help="What `python -m skyshelf.tools.compiled` made (docs/compiling.md)."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Play one series in every way there is, kill workers on the way, and compare the digests.

    Processes, a Ray cluster of two nodes, Dask, compiled rules, Pyodide; what is not installed is left out and said.
    It fails where a digest differs.
    """
    from skyshelf.games.shelf import NAMES, game_named
    from skyshelf.lab.everywhere import everywhere, report
    from skyshelf.lab.everywhere import same as equal
    from skyshelf.lab.sim import prepare

    console = Console(stderr=True)
    differ = False
    for name in NAMES if game is None else (game_named(game).name,):
        series = prepare(name, games, ["random"] * game_named(name).fewest, 1, {})
        ways = []
        for way in everywhere(series, compiled):
            ways.append(way)
            if as_json:
                print_json({"game": name, "games": games, **way.as_json()})
            else:
                console.print(f"{name}, {way.name}: {way.digest or 'left out'}", highlight=False)
        if not as_json:
            Console().print(report(name, games, ways))
        differ |= not equal(ways)
    if differ:
        raise typer.Exit(1)


@app.command()
def envs(seconds: SecondsOption = 3.0, as_json: JsonFlag = False) -> None:
    """Measure the environments beside those of PettingZoo and OpenSpiel; it takes some minutes."""
    from skyshelf.engine.extras import need

    for module, extra in (("pettingzoo", "envs"), ("pyspiel", "openspiel")):
        need(module, extra, "bench envs")
    from skyshelf.lab import envs_bench

    console = Console(stderr=True)
    speeds = []
    for speed in envs_bench.bench_envs(seconds):
        speeds.append(speed)
        if as_json:
            print_json(speed.as_json())
        else:  # it takes minutes, and who stops it has seen what was measured
            console.print(f"{speed.api}, {speed.game}: {speed.steps:,} a second", highlight=False)
    if not as_json:
        Console().print(envs_bench.report(speeds))


@app.command()
def server(
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables to play at.")] = 500,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Moves a second at each table.")] = 1.0,
    strong: Annotated[
        int, typer.Option("--strong", min=0, help="So many of the tables are against the strongest bot.")
    ] = 0,
    events: Annotated[
        int, typer.Option("--events", min=0, help="So many tournaments of bots go on beside the tables.")
    ] = 0,
    seconds: SecondsOption = 30.0,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="A new SQLite file if not given.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Start a server and play tables on it from this process.

    It tells moves a second, how long they take, and memory for each table. `--tables 4000 --pace 0` shows what idle
    tables cost.
    """
    from skyshelf.lab import server_bench

    figures = server_bench.run(tables, tables * pace, seconds, database, min(strong, tables), events)
    if as_json:
        print_json(figures.as_json())
    else:
        Console().print(server_bench.report(figures))


@app.command()
def attack(seconds: SecondsOption = 30.0, as_json: JsonFlag = False) -> None:
    """Start servers on this machine, attack them from another loopback address, and time what other people notice."""
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


@app.command()
def soak(
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, help="How long.")] = 60.0,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables to play at.")] = 100,
    pace: Annotated[float, typer.Option("--pace", min=0.001, help="Moves a second at each table.")] = 0.2,
    servers: Annotated[
        int, typer.Option("--servers", min=1, max=4, help="How many servers share PostgreSQL.")
    ] = 2,
) -> None:
    """Play while servers and databases fail in every way, and look whether anything is lost."""
    from skyshelf.lab import server_soak

    runs = asyncio.run(server_soak.soak(minutes, tables, 1 / pace, servers, 1))
    for each in runs:
        print_json(each.as_json())
    raise typer.Exit(not server_soak.passed(runs))
