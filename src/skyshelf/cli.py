"""The `skyshelf` command. Each subcommand imports what it needs, so that the command starts at once."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf import __version__
from skyshelf.commands import campaign as campaign_commands
from skyshelf.commands import deck as deck_commands
from skyshelf.commands.common import (
    LangOption,
    SeedOption,
    SetOption,
    fresh_seed,
    given_settings,
    own_name,
    play_here,
    speaker_for,
)
from skyshelf.engine.errors import RefusedSetup, SkyshelfError

if TYPE_CHECKING:
    from skyshelf.engine.game import Game
    from skyshelf.engine.settings import Value
    from skyshelf.lab.scenarios import ScenarioResult
    from skyshelf.text.speaker import Speaker

app = typer.Typer(
    name="skyshelf",
    help="Tabletop games on your screen, with every rule enforced.\n\n"
    "Without a command a server starts on this machine and your browser opens. "
    "`skyshelf play painters` starts a game against a bot in the terminal.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON object per line, for programs.")]


def main() -> int:
    """Run the command; an error that a person can put right is one sentence and exit code 1."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal with a poor locale must not end a game
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        app(standalone_mode=True)
    except SkyshelfError as error:
        sentences = [str(error)]
        if isinstance(error, RefusedSetup):
            speaker = speaker_for(None)
            sentences = [speaker.say(phrase) for phrase in error.phrases]
        for sentence in sentences:
            Console(stderr=True).print(f"[red]{escape(sentence)}[/red]", highlight=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


@app.callback(invoke_without_command=True)
def menu(
    context: typer.Context,
    lang: LangOption = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Tabletop games on your screen, with every rule enforced."""
    if version:
        print(f"skyshelf {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    from skyshelf.site.opening import open_site

    raise typer.Exit(open_site())


@app.command()
def terminal(lang: LangOption = None) -> None:
    """Choose a game and play it in this terminal, without a browser."""
    from skyshelf.terminal.menu import Menu

    console = Console()
    chosen = Menu(console, speaker_for(lang), console.input).choose()
    if isinstance(chosen, Path):
        _continue(chosen, lang)
    elif chosen is not None:
        game, opponents = chosen
        play(game, bots=",".join(["search"] * opponents), lang=lang)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as painters.")],
    names: Annotated[
        str, typer.Option("--names", help="The people at this terminal, with commas: Ada,Ben.")
    ] = "",
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="The bots, with commas: search,greedy. If not given, one search bot where you cannot play alone.",
        ),
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck", metavar="NAME|FILE", help="A ready-made deck, or one of your own (docs/decks.md)."
        ),
    ] = None,
    challenge: Annotated[
        str | None, typer.Option("--challenge", metavar="NAME", help="One of those that `challenges` lists.")
    ] = None,
    at_random: Annotated[
        bool, typer.Option("--random", help="Let chance choose deck, castle, horde, outsider and difficulty.")
    ] = False,
    settings: SetOption = None,
    seed: SeedOption = None,
    lang: LangOption = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the last unfinished game.")] = False,
) -> None:
    """Play a game in the terminal, alone against bots or with friends at one screen.

    Type a number to choose, `help` for the other words (undo, hint, why, what, log, save). The game is saved after
    every choice: `skyshelf play painters --continue` goes on where you left.
    """
    from skyshelf.engine.match import Match
    from skyshelf.games.shelf import game_named
    from skyshelf.terminal.saves import latest_save, new_save

    found = game_named(game)
    if go_on:
        load = latest_save(game)
        if load is None:
            raise SkyshelfError(f"There is no unfinished game of {game}.")
    if load is not None:
        _continue(load, lang)
        return
    people = _listed(names) or [own_name()]
    lacks_an_opponent = len(people) == 1 and found.fewest > 1
    machines = _listed("search" if bots is None and lacks_an_opponent else bots or "")
    seats = people + machines
    # A table of people and bots with the same name would not tell who is who.
    called = [
        name if seats.count(name) == 1 else f"{name} {place}" for place, name in enumerate(seats, start=1)
    ]
    players = [""] * len(people) + machines
    given = given_settings(found, settings)
    agreed = {**_chosen(found, given, deck, challenge, at_random, lang), **given}
    match = Match.start(found, len(seats), agreed, fresh_seed(seed), called, players)
    play_here(match, new_save(game), lang)


app.add_typer(deck_commands.app, name="deck")
app.add_typer(campaign_commands.app)


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
        ["random"] * found.fewest if bots is None else _listed(bots),
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
        _print_json(result.as_json())
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
        game, games, tuple(_listed(bots)), fresh_seed(seed), given_settings(found, settings)
    )
    filled = play_with_bar(empty, series, workers or os.cpu_count() or 1, quiet=as_json)
    if as_json:
        _print_json(filled.as_json())
    elif as_markdown:
        sys.stdout.write(markdown(filled))
    else:
        Console().print(report(filled))
    if filled.failures:
        raise typer.Exit(1)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game, or `server`; all games if not given.")] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Random games to play.")] = 200,
    seats: Annotated[int | None, typer.Option("--seats", help="Players; the fewest if not given.")] = None,
    tables: Annotated[int, typer.Option("--tables", min=1, help="For `server`: tables to play.")] = 500,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="For `server`: moves a second at each table.")
    ] = 1.0,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="For `server`: how long.")] = 30.0,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="For `server`: a new SQLite file if not given."),
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure the speed of the rules on one core, beside a calibration loop.

    Real decisions have more than one option. Compare ratios within one run, or scale by calib_ms / 110: machines are
    noisy and differ.

    `skyshelf bench server` starts a server and plays tables on it from this process: moves a second, how long they
    take, memory for each table. `--tables 4000 --pace 0` shows what idle tables cost.
    """
    if game == "server":
        from skyshelf.lab import server_bench

        figures = server_bench.run(tables, tables * pace, seconds, database)
        if as_json:
            _print_json(figures.as_json())
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
            _print_json(bench_game(name, games, seats).as_json())
        else:
            with console.status(f"{name}: {games} games"):
                results.append(bench_game(name, games, seats))
    if not as_json:
        console.print(report(results))


@app.command()
def serve(
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="sqlite:///FILE or postgresql://...; a file in your data folder if not given.",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; only this machine if not given.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any free one.")
    ] = 8321,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, help="Processes in which bots think; one for each core but one."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            "--public-url", metavar="URL", help="Where players reach it, if a proxy stands before it."
        ),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Without limits the server can be measured.")
    ] = True,
) -> None:
    """Run a server for tables with people and bots. The first start makes what it needs; Ctrl-C stops it."""
    from skyshelf.site.opening import build_pages
    from skyshelf.site.serve import announce, serve_tables

    build_pages()
    raise typer.Exit(serve_tables(database, host, port, workers, public_url, limits, announce))


@app.command()
def shots(
    folder: Annotated[Path, typer.Argument(help="Where the pictures go.")] = Path("shots"),
    game: Annotated[str | None, typer.Option("--game", help="Only the pages of one game.")] = None,
) -> None:
    """Take a picture of every page in both themes and both sizes, with Chromium, to look at."""
    from skyshelf.site.shots import take_shots

    take_shots(folder, game, lambda name: Console().print(name, highlight=False))


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="One game; all if not given.")] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="List the rules that lack a test or a citation.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Show which rules of the catalogues are cited in the code and claimed by tests."""
    from skyshelf.lab.rulebook import coverages
    from skyshelf.lab.rulebook_report import render

    found = coverages() if game is None else coverages([game])
    if as_json:
        for coverage in found:
            _print_json(coverage.as_json())
    else:
        Console().print(render(found, details=missing or game is not None))


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files or folders of them.")],
    as_json: JsonFlag = False,
) -> None:
    """Check scenarios: positions, choices and what must follow, written in YAML (docs/scenarios.md)."""
    from skyshelf.lab.scenarios import ScenarioError, check_file

    console = Console()
    failed = 0
    for path in _scenario_files(files):
        try:
            results = check_file(path)
        except ScenarioError as error:  # one broken file does not keep the others from being checked
            failed += 1
            _show_broken(path, error, console, as_json)
            continue
        for result in results:
            failed += not result.passed
            _show_scenario(path, result, console, as_json)
    if failed:
        raise typer.Exit(1)


def _show_broken(path: Path, error: SkyshelfError, console: Console, as_json: bool) -> None:
    if as_json:
        _print_json({"file": str(path), "title": "", "passed": False, "why": [str(error)]})
    else:
        console.print(f"[red]✘[/red] {escape(str(error))}", highlight=False)


def _show_scenario(path: Path, result: ScenarioResult, console: Console, as_json: bool) -> None:
    if as_json:
        why = [f"line {each.line}: {each.sentence}" for each in result.differences]
        _print_json({"file": str(path), "title": result.title, "passed": result.passed, "why": why})
        return
    mark = "[green]✔[/green]" if result.passed else "[red]✘[/red]"
    place = escape(f"{path}:{result.line}")
    console.print(f"{mark} {escape(result.title)} [dim]{place}[/dim]", highlight=False)
    for each in result.differences:
        console.print(f"    line {each.line}: {escape(each.sentence)}", highlight=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A journal, as `play` and `sim` write them.")],
    until: Annotated[int | None, typer.Option("--until", min=0, help="Stop after so many choices.")] = None,
    lang: LangOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Play a journal again: check that it is whole, tell what happened, and show the table at the end."""
    from skyshelf.terminal.saves import open_match
    from skyshelf.terminal.tables import draw_table

    match = open_match(file, until)
    digest = match.game.codec.digest(match.state)
    if as_json:
        outcome = match.game.codec.plain(match.state.outcome)
        choices = len(match.journal.choices)
        _print_json({"game": match.game.name, "choices": choices, "hash": digest, "outcome": outcome})
        return
    console = Console()
    speaker = speaker_for(lang, match.journal.names)
    for entry in match.log:
        for event in entry.events:
            sentence = speaker.tell(event.seen_by(None), match.game.speech)
            console.print(
                f"[dim]{entry.number:4}[/dim] {escape(sentence)} [dim]{event.rule}[/dim]", highlight=False
            )
    console.print(draw_table(match.game.speech, match.view(None), speaker))
    console.print(f"{len(match.journal.choices)} choices, state {digest}", highlight=False)


@app.command()
def report(
    file: Annotated[Path, typer.Argument(help="The journal of a finished game.")],
    lang: LangOption = None,
) -> None:
    """Look back on a finished game: who won, the turns that decided it, and its numbers over time."""
    from skyshelf.terminal.report import draw_report
    from skyshelf.terminal.saves import open_match

    match = open_match(file)
    Console().print(draw_report(match, speaker_for(lang, match.journal.names)))


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(context: typer.Context) -> None:
    """Run all checks of the project; with arguments, only pytest with them."""
    from skyshelf.lab.checks import run_checks

    raise typer.Exit(run_checks(context.args))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _chosen(
    game: Game,
    given: dict[str, Value],
    deck: str | None,
    challenge: str | None,
    at_random: bool,
    lang: str | None,
) -> dict[str, Value]:
    """The settings behind the options of `play` that are no settings themselves."""
    found: dict[str, Value] = {}
    if at_random:
        from skyshelf.games.horde import campaign

        found.update(campaign.at_random(game.settings, fresh_seed(None)))
    if challenge is not None:
        from skyshelf.games.horde.challenges.offers import challenge_settings

        found.update(challenge_settings(challenge))
    if deck is not None:
        found.update(_deck_settings(game, deck, given, speaker_for(lang)))
    return found


def _deck_settings(game: Game, deck: str, given: dict[str, Value], speaker: Speaker) -> dict[str, Value]:
    if game.name == "skytear":
        from skyshelf.terminal.skytear_decks import pool_settings

        return pool_settings(deck, given, speaker)
    from skyshelf.terminal.decks import deck_settings

    return deck_settings(deck, speaker)


def _continue(path: Path, lang: str | None) -> None:
    from skyshelf.terminal.saves import new_save, open_match, saves_folder

    match = open_match(path)
    # A file of somebody else's is left as it is; the game goes on in our own folder.
    save = path if path.resolve().parent == saves_folder().resolve() else new_save(match.game.name)
    play_here(match, save, lang)


def _scenario_files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    return found


def _print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()
