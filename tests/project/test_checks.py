"""`skyshelf test` runs every check and says at the end how each one went."""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from skyshelf.lab.node import WEB, ToolFailed
from skyshelf.tools import checks
from skyshelf.tools.checks import CHECKS, QUICK, SHORT, WHOLE_SUITE, WORKERS, Check, run_checks


def ending_with(code: int) -> Check:
    return Check(f"ends with {code}", ("-c", f"print('tool {code}', flush=True); raise SystemExit({code})"))


@pytest.fixture
def console() -> Console:
    return Console(file=io.StringIO(), width=80)


def said(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").touch()
    return tmp_path


def test_a_failure_stops_nothing(project: Path, console: Console, capfd: pytest.CaptureFixture[str]) -> None:
    code = run_checks(root=project, checks=[ending_with(0), ending_with(3), ending_with(0)], console=console)
    assert code == 1
    assert Counter(capfd.readouterr().out.split()) == Counter(["tool", "0", "tool", "3", "tool", "0"])
    assert "failed (exit code 3)" in said(console)
    assert said(console).endswith("\nchecks: 2 passed, 1 failed\n")


def test_packages_of_the_pages_are_there_before_anything_runs_side_by_side(
    project: Path, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web").mkdir()
    done: list[str] = []
    monkeypatch.setattr(checks, "ensure_packages", lambda web, say, tools: done.append(f"{web.name} {tools}"))

    def run(check: Check, root: Path) -> int:
        done.append(check.name)
        return 0

    monkeypatch.setattr(Check, "run", run)
    assert run_checks(root=project, checks=[Check("tests", ())], console=console) == 0
    assert done == ["web True", "tests"]


def test_packages_that_cannot_be_had_are_said_at_once(
    project: Path, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "web").mkdir()

    def fail(web: Path, say: object, tools: bool) -> None:
        raise ToolFailed("There is no network.")

    monkeypatch.setattr(checks, "ensure_packages", fail)
    assert run_checks(root=project, checks=[ending_with(0)], console=console) == 1
    assert said(console) == "There is no network.\n"


def test_all_good_is_zero(project: Path, console: Console) -> None:
    assert run_checks(root=project, checks=[ending_with(0)], console=console) == 0
    assert re.search(r"ends with 0 +passed +\d+\.\d", said(console))


def test_what_is_compiled_is_kept(
    project: Path, console: Console, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Else every process that a test starts compiles everything anew."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    tells = Check("tells", ("-c", "import sys; print(sys.dont_write_bytecode)"))
    assert run_checks(root=project, checks=[tells, tells], console=console) == 0
    assert capfd.readouterr().out.splitlines()[0] == "False"
    assert tells.run(project) == 0
    assert capfd.readouterr().out == "False\n"


def test_with_arguments_only_pytest_runs(
    project: Path, console: Console, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        checks, "PYTEST", Check("pytest", ("-c", "import sys; print(sys.argv[1:]); sys.exit(5)"))
    )
    assert run_checks(["-k", "halo"], root=project, checks=[ending_with(1)], console=console) == 5
    assert capfd.readouterr().out == "['-k', 'halo']\n"
    assert said(console) == ""


def test_quick_is_a_choice_of_them(
    project: Path, console: Console, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "PYTEST", Check("pytest", ("-c", "import sys; print(sys.argv[1:])")))
    monkeypatch.setattr(checks, "RUFF", ending_with(0))
    assert run_checks(["quick", "-x"], root=project, console=console) == 0
    assert capfd.readouterr().out == f"tool 0\n{[*QUICK, *SHORT, '-x']}\n"
    monkeypatch.setattr(checks, "RUFF", ending_with(3))
    assert run_checks(["quick"], root=project, console=console) == 3


def test_what_is_quick_is_there() -> None:
    assert [folder for folder in QUICK if not (WEB.parent / folder).is_dir()] == []


def test_without_the_sources_it_says_so(tmp_path: Path, console: Console) -> None:
    assert run_checks(root=tmp_path, console=console) == 2
    assert "clone the repository" in said(console)


def test_the_tests_are_heard_at_once_and_the_tools_run_beside_them(
    project: Path, console: Console, capfd: pytest.CaptureFixture[str]
) -> None:
    """A tool that waits for the tests to begin would wait for ever if it ran before them."""
    assert CHECKS[-1] is WHOLE_SUITE
    assert WHOLE_SUITE.arguments[-2:] == ("-n", str(WORKERS))
    begun = project / "begun"
    waits = f"import pathlib, time\nwhile not pathlib.Path({str(begun)!r}).exists(): time.sleep(0.01)\nprint('tool')"
    tests = Check("tests", ("-c", f"print('tests', flush=True); open({str(begun)!r}, 'w').close()"))
    assert run_checks(root=project, checks=[Check("waits", ("-c", waits)), tests], console=console) == 0
    assert capfd.readouterr().out.split() == ["tests", "tool"]
    assert re.search(r"waits +passed.*\ntests +passed", said(console)), "in the order of the list"


def test_the_pages_are_checked_with_the_tools_of_their_own_lock() -> None:
    packages = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    tools = [check.arguments[2] for check in CHECKS if check.arguments[:2] == ("-m", "skyshelf.lab.node")]
    assert tools == ["eslint", "prettier", "svelte-check", "vitest"]
    assert set(tools) <= set(packages["devDependencies"])
    assert not set(tools) & set(packages["dependencies"]), "who only plays need not fetch them"
