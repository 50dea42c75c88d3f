"""`skyshelf sim` and `table`: many games between bots, counted."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from skyshelf.commands.stopping import none_kept, saying_what_is_kept

if TYPE_CHECKING:
    from skyshelf.lab.sim import Result

app = typer.Typer()

LOCAL = "local"


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
    from skyshelf.lab.sim import Result, prepare

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
    result = Result(series)
    if out is not None:
        need("pyarrow", "lab", "--out")
        from skyshelf.lab.export import SeriesWriter, check_folder

        check_folder(out)
        # Who cannot be had is said before anything lies in the folder: it must be empty when one tries again.
        with (
            saying_what_is_kept(lambda: _kept(result, out)),
            crew_on(on, workers) as crew,
            SeriesWriter(series, out, result) as writer,
        ):
            play_with_progress(series, crew, as_json, writer.add, result)
            written = writer.finish(result)
        if not as_json:
            Console().print(
                f"{len(result.rows)} games in {written}; skyshelf report {out} makes a page of them."
            )
    else:
        with saying_what_is_kept(lambda: _kept(result, None)), crew_on(on, workers) as crew:
            play_with_progress(series, crew, as_json, result=result)
    if as_json:
        print_json(result.as_json())
    else:
        Console().print(report(result))
    if result.failures:
        raise typer.Exit(1)


def _kept(result: Result, out: Path | None) -> str:
    if not result.rows:
        return ""
    played = f"{len(result.rows):,} of {result.series.games:,} games had been played"
    again = f"--seed {result.series.seed} plays the same ones again, wherever --on says"
    if out is None:
        return f"{played}; without --out none is kept. The same command with {again}."
    return f"{played} and are a whole series in {out}. The same command with {again}, into another folder."


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

    `--set difficulty=normal`, in monoliths `--set level=2`, keeps one of them fixed. The same seed gives the same
    table, whatever the number of workers.
    """
    from skyshelf.games.shelf import game_named
    from skyshelf.lab.crew.places import crew_on
    from skyshelf.lab.horde_table import prepare_table
    from skyshelf.lab.horde_table_report import markdown, play_with_bar, report

    found = game_named(game)
    empty, series = prepare_table(
        game, games, tuple(listed(bots)), fresh_seed(seed), given_settings(found, settings)
    )
    asked = games * len(series)

    def kept() -> str:
        return none_kept(empty.sum().games, asked, empty.seed)

    with saying_what_is_kept(kept), crew_on(on, workers) as crew:
        filled = play_with_bar(empty, series, crew, quiet=as_json)
    if as_json:
        print_json(filled.as_json())
    elif as_markdown:
        sys.stdout.write(markdown(filled))
    else:
        Console().print(report(filled))
    if filled.failures:
        raise typer.Exit(1)
