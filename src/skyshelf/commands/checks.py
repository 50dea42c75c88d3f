"""`skyshelf rules`, `check`, `test` and `docs`: is what we say true?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape

from skyshelf.commands.common import JsonFlag, print_json
from skyshelf.engine.errors import SkyshelfError

if TYPE_CHECKING:
    from skyshelf.scenarios import ScenarioResult

app = typer.Typer()


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="One game; all if not given.")] = None,
    missing: Annotated[
        bool, typer.Option("--missing", help="List the rules that lack a test or a citation.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Show which rules of the catalogues are cited in the code and claimed by tests."""
    from skyshelf.lab.rulebook_report import render
    from skyshelf.rulebook import coverages

    found = coverages() if game is None else coverages([game])
    if as_json:
        for coverage in found:
            print_json(coverage.as_json())
    else:
        Console().print(render(found, details=missing or game is not None))


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files or folders of them.")],
    as_json: JsonFlag = False,
) -> None:
    """Check scenarios: positions, choices and what must follow, written in YAML (docs/scenarios.md)."""
    from skyshelf.scenarios import ScenarioError, check_file

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
        print_json({"file": str(path), "title": "", "passed": False, "why": [str(error)]})
    else:
        console.print(f"[red]✘[/red] {escape(str(error))}", highlight=False)


def _show_scenario(path: Path, result: ScenarioResult, console: Console, as_json: bool) -> None:
    if as_json:
        why = [f"line {each.line}: {each.sentence}" for each in result.differences]
        print_json({"file": str(path), "title": result.title, "passed": result.passed, "why": why})
        return
    mark = "[green]✔[/green]" if result.passed else "[red]✘[/red]"
    place = escape(f"{path}:{result.line}")
    console.print(f"{mark} {escape(result.title)} [dim]{place}[/dim]", highlight=False)
    for each in result.differences:
        console.print(f"    line {each.line}: {escape(each.sentence)}", highlight=False)


def _scenario_files(paths: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside:
            raise SkyshelfError(f"{path} has no scenario in it: their names end with .yaml.")
        found += inside
    return found


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def test(context: typer.Context) -> None:
    """Run all checks of the project; `quick` for a minute of them; with other arguments, only pytest with them."""
    from skyshelf.tools.checks import run_checks

    raise typer.Exit(run_checks(context.args))


@app.command()
def docs(
    serve: Annotated[
        bool, typer.Option("--serve", help="Show the site at http://localhost:8000 while you write.")
    ] = False,
) -> None:
    """Make a site of docs/ in build/docs; a link that leads nowhere is an error."""
    from skyshelf.tools.checks import make_docs

    raise typer.Exit(make_docs(serve))
