"""What `skyshelf test` runs: every check of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table

from skyshelf.lab.crew.crew import cores
from skyshelf.lab.node import ToolFailed, ensure_packages

_ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True, slots=True)
class Check:
    """A tool and how it is started; it speaks through its output and its exit code."""

    name: str
    arguments: tuple[str, ...]

    def run(self, root: Path, extra: Sequence[str] = ()) -> int:
        # The tool writes to our own stdout, so that it streams and keeps its colours.
        command = [sys.executable, *self.arguments, *extra]
        return subprocess.run(command, cwd=root, env=_environment(), check=False).returncode

    def run_aside(self, root: Path) -> Ended:
        """Beside others: what it says is kept until it is its turn to speak."""
        began = perf_counter()
        done = subprocess.run(
            [sys.executable, *self.arguments],
            cwd=root,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return Ended(self, done.returncode, perf_counter() - began, done.stdout)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a check went, and what it said if it was not heard."""

    check: Check
    code: int
    seconds: float
    said: bytes = b""


def _environment() -> dict[str, str]:
    """With leave to keep what is compiled, whatever the machine says.

    Else each of the many processes that tests start compiles everything anew: for a server, two seconds of four.
    """
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


# import-linter cannot be run with -m.
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def _on_pages(tool: str, *arguments: str) -> Check:
    return Check(tool, ("-m", "skyshelf.lab.node", tool, *arguments))


def _remembered(tool: str) -> tuple[str, ...]:
    """A file that was found right and has not changed since is not read again; what is remembered goes with the
    packages.
    """
    return ("--cache", "--cache-strategy=content", f"--cache-location=node_modules/.cache/{tool}")


# Who has nothing left to do takes over tests of another; those in a browser come first (tests/conftest.py).
PYTEST = Check("pytest", ("-m", "pytest", "-n", "auto", "--dist", "worksteal"))
# Tests in a browser take longest and wait for half of that: with two workers more no core waits as well.
WORKERS = cores() + 2
WHOLE_SUITE = Check("pytest", (*PYTEST.arguments, "-n", str(WORKERS)))
RUFF = Check("ruff check", ("-m", "ruff", "check"))
# What needs no browser, no server and no process of its own: most tests, and a minute's work.
QUICK = ("tests/engine", "tests/effects", "tests/cards", "tests/rules", "tests/text")
SHORT = ("-m", "not whole_games")
CHECKS = (
    Check("mypy", ("-m", "mypy")),
    RUFF,
    Check("ruff format", ("-m", "ruff", "format", "--check")),
    Check("import-linter", ("-c", _LINT_IMPORTS, "--no-logo")),
    _on_pages("eslint", "--max-warnings=0", *_remembered("eslint"), "."),
    _on_pages("prettier", "--check", "--log-level=warn", *_remembered("prettier"), "."),
    _on_pages("svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"),
    _on_pages("vitest", "run"),
    WHOLE_SUITE,  # the one that is heard while it runs, beside all others
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
    """Runs every check, with `quick` the cheapest ones, with other arguments only pytest; returns the exit code."""
    console = console or Console()
    if not (root / "pyproject.toml").is_file():
        console.print("The checks need the sources: clone the repository and run ./skyshelf test there.")
        return 2
    if list(extra[:1]) == ["quick"]:
        return RUFF.run(root) or PYTEST.run(root, [*QUICK, *SHORT, *extra[1:]])
    if extra:
        return PYTEST.run(root, extra)

    if (root / "web").is_dir():
        # Once, before anything runs side by side: two that install the same packages at a time spoil them.
        try:
            ensure_packages(root / "web", console.print, tools=True)
        except ToolFailed as problem:
            console.print(str(problem), markup=False)
            return 1
    *aside, last = checks
    with ThreadPoolExecutor(1) as pool:
        # Tests wait for browsers and servers now and then: the tools use that time, and speak after them.
        told = [pool.submit(check.run_aside, root) for check in aside]
        console.rule(f"[bold]{last.name}", align="left")
        began = perf_counter()
        streamed = Ended(last, last.run(root), perf_counter() - began)
        console.print(f"[dim]{last.name}: {streamed.seconds:.1f} s")
        results = []
        for ended in (each.result() for each in told):
            console.rule(f"[bold]{ended.check.name}", align="left")
            console.file.flush()
            sys.stdout.flush()
            sys.stdout.buffer.write(ended.said)
            sys.stdout.flush()
            console.print(f"[dim]{ended.check.name}: {ended.seconds:.1f} s")
            results.append(ended)
        results.append(streamed)

    failed = sum(ended.code != 0 for ended in results)
    console.rule("[bold]summary", align="left")
    console.print(_table(results))
    # Alone on its line and without markup: programs read it.
    console.print(f"checks: {len(results) - failed} passed, {failed} failed", highlight=False)
    return 1 if failed else 0


def _table(results: Sequence[Ended]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("check")
    table.add_column("result")
    table.add_column("seconds", justify="right")
    for ended in results:
        result = "[green]passed" if ended.code == 0 else f"[red]failed (exit code {ended.code})"
        table.add_row(ended.check.name, result, f"{ended.seconds:.1f}")
    return table
