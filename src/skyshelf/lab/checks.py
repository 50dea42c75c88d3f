"""What `skyshelf test` runs: every check of the project, one after the other."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table

_ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True)
class Check:
    """A tool and how it is started; it speaks through its output and its exit code."""

    name: str
    arguments: tuple[str, ...]

    def run(self, root: Path, extra: Sequence[str] = ()) -> int:
        # The tool writes to our own stdout, so that it streams and keeps its colours.
        return subprocess.run([sys.executable, *self.arguments, *extra], cwd=root, check=False).returncode


# import-linter cannot be run with -m.
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def _on_pages(tool: str, *arguments: str) -> Check:
    return Check(tool, ("-m", "skyshelf.lab.node", tool, *arguments))


PYTEST = Check("pytest", ("-m", "pytest", "-n", "auto"))
CHECKS = (
    Check("ruff check", ("-m", "ruff", "check")),
    Check("ruff format", ("-m", "ruff", "format", "--check")),
    Check("mypy", ("-m", "mypy")),
    Check("import-linter", ("-c", _LINT_IMPORTS, "--no-logo")),
    _on_pages("eslint", "--max-warnings=0", "."),
    _on_pages("prettier", "--check", "--log-level=warn", "."),
    _on_pages("svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    _on_pages("vitest", "run"),
    PYTEST,  # last, so that its closing line stands near the end
)

BUILD_DOCS = Check("docs", ("-m", "zensical", "build", "--strict", "--clean"))
SERVE_DOCS = Check("docs", ("-m", "zensical", "serve"))


def make_docs(serve: bool, *, root: Path = _ROOT) -> int:
    """Builds the site of `docs/`, or shows it and builds it anew with every change."""
    if not (root / "zensical.toml").is_file():
        print("The site is made from the sources: clone the repository and run ./skyshelf docs there.")
        return 2
    return (SERVE_DOCS if serve else BUILD_DOCS).run(root)


def run_checks(
    extra: Sequence[str] = (),
    *,
    root: Path = _ROOT,
    checks: Sequence[Check] = CHECKS,
    console: Console | None = None,
) -> int:
    """Runs every check, or with extra arguments only pytest with them; returns the exit code."""
    console = console or Console()
    if not (root / "pyproject.toml").is_file():
        console.print("The checks need the sources: clone the repository and run ./skyshelf test there.")
        return 2
    if extra:
        return PYTEST.run(root, extra)

    results = []
    for check in checks:
        console.rule(f"[bold]{check.name}", align="left")
        began = perf_counter()
        code = check.run(root)
        seconds = perf_counter() - began
        console.print(f"[dim]{check.name}: {seconds:.1f} s")
        results.append((check, code, seconds))

    failed = sum(code != 0 for _, code, _ in results)
    console.rule("[bold]summary", align="left")
    console.print(_table(results))
    # Alone on its line and without markup: programs read it.
    console.print(f"checks: {len(results) - failed} passed, {failed} failed", highlight=False)
    return 1 if failed else 0


def _table(results: Sequence[tuple[Check, int, float]]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("check")
    table.add_column("result")
    table.add_column("seconds", justify="right")
    for check, code, seconds in results:
        result = "[green]passed" if code == 0 else f"[red]failed (exit code {code})"
        table.add_row(check.name, result, f"{seconds:.1f}")
    return table
