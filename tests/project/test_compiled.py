"""The rules compiled with mypyc, for real: the same games as by the sources."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from skyshelf.tools.compiled.compare import played
from skyshelf.tools.compiled.modules import compiled_files
from skyshelf.tools.compiled.spelled import spelled

SOURCES = Path(__file__).resolve().parents[2] / "src"


def test_sky_painters_plays_the_same_games_when_compiled(tmp_path: Path) -> None:
    """The engine and the smallest game, with a compiler in a hurry; CI compiles all of them."""
    command = ["-m", "skyshelf.tools.compiled", str(tmp_path), "--game", "painters", "--optimize", "0"]
    done = subprocess.run(
        [sys.executable, *command], cwd=SOURCES, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pure, compiled = played(SOURCES, "painters", 20), played(tmp_path, "painters", 20)
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert compiled["digest"] == pure["digest"]


@pytest.mark.parametrize("file", sorted(compiled_files(SOURCES)), ids=lambda file: file.stem)
def test_every_compiled_module_can_be_spelled_out(file: Path) -> None:
    name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
    ast.parse(spelled(name, file.read_text(encoding="utf-8")))


def test_a_record_gets_its_constructor_and_its_copy() -> None:
    text = spelled(
        "skyshelf.games.painters.table.state",
        (SOURCES / "skyshelf/games/painters/table/state.py").read_text(),
    )
    assert "def __init__(self, hope: int=0, spots: int=0," in text
    assert "COPIES[Painters] = _copy_of_Painters" in text
    assert "slots=True" not in text


def test_what_belongs_to_a_class_of_records_becomes_a_property() -> None:
    text = spelled("skyshelf.effects.options", (SOURCES / "skyshelf/effects/options.py").read_text())
    assert "@property\n    def secret(self) -> bool:\n        return False" in text
