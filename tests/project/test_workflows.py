"""What runs on other machines: the workflows name what the project supports."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FORGE = ROOT / ".github"


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FORGE / "workflows" / name).read_text(encoding="utf-8"))
    return found


def pythons() -> list[str]:
    """The versions that the launcher looks for."""
    tree = ast.parse((ROOT / "skyshelf").read_text(encoding="utf-8"))
    (names,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and node.targets[0].id == "NAMES"
    )
    versions = [name.removeprefix("python") for name in ast.literal_eval(names)]
    return sorted(version for version in versions if "." in version)


def test_every_python_that_the_launcher_takes_is_tested_and_the_oldest_and_newest_everywhere() -> None:
    jobs = workflow("checks.yml")["jobs"]
    assert jobs["everything"]["strategy"]["matrix"]["python"] == pythons()
    assert jobs["elsewhere"]["strategy"]["matrix"]["python"] == [pythons()[0], pythons()[-1]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons()[0]}"


def test_the_hook_before_a_commit_is_the_ruff_of_the_lock() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (ruff,) = (each["rev"] for each in config["repos"] if "ruff" in each["repo"])
    assert f"ruff=={ruff.removeprefix('v')} " in (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", sorted((FORGE / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem)
def test_a_form_asks_for_something(form: Path) -> None:
    told = yaml.safe_load(form.read_text(encoding="utf-8"))
    if form.stem != "config":
        assert {"name", "description", "body"} <= told.keys()
        assert all(part["attributes"]["label"] for part in told["body"])


def test_no_file_holds_the_marks_of_a_merge() -> None:
    marks = tuple(mark * 7 + " " for mark in "<>")
    texts = [
        path
        for folder in ("docs", "src", "tests", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".md", ".py", ".ftl", ".yaml", ".ts", ".svelte", ".css"}
    ]
    assert texts
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in [*texts, *ROOT.glob("*.md")]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if line.startswith(marks)
    ]
    assert found == []
