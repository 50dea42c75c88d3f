"""The rules compiled with mypyc, for real: the same games as by the sources."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

from skyshelf import games
from skyshelf.tools.compiled.compare import played
from skyshelf.tools.compiled.modules import compiled_files, is_compiled
from skyshelf.tools.compiled.spelled import spelled

SOURCES = Path(__file__).resolve().parents[2] / "src"
_HEIR = """
from dataclasses import dataclass
from skyshelf.engine.phrase import Phrase
@dataclass(slots=True)
class Loud(Phrase):
    loud: bool = False
assert Loud("a").key == "a"
assert "key" not in vars(Loud), "compiled code reads the field where the heir has not written it"
"""


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
    for package in (SOURCES, tmp_path):
        environment = os.environ | {"PYTHONPATH": os.fspath(package)}
        subprocess.run([sys.executable, "-c", _HEIR], env=environment, check=True)


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


def test_a_card_in_python_may_inherit_from_compiled_rules() -> None:
    """Else it would fail when the card is played: "interpreted classes cannot inherit from compiled"."""
    closed = []
    for module in [import_module(each.name) for each in walk_packages(games.__path__, "skyshelf.games.")]:
        if is_compiled(_file(module.__name__)):
            continue
        for cls in [each for each in vars(module).values() if isinstance(each, type)]:
            for base in cls.__mro__ if cls.__module__ == module.__name__ else ():
                if is_compiled(_file(base.__module__)) and not _is_open(base.__module__, base.__name__):
                    closed.append((cls, base))
    assert not closed


def _is_open(module: str, name: str) -> bool:
    tree = ast.parse(spelled(module, (SOURCES / _file(module)).read_text(encoding="utf-8")))
    (written,) = (each for each in tree.body if isinstance(each, ast.ClassDef) and each.name == name)
    return "mypyc_attr(allow_interpreted_subclasses=True)" in map(ast.unparse, written.decorator_list)


def _file(module: str) -> Path:
    return Path(*module.split(".")).with_suffix(".py")


def test_a_copy_within_a_checkout_is_not_judged_as_its_sources_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Constructors that are spelled out take their types from where the module found them."""
    from mypy.main import process_options

    from skyshelf.tools.compiled.build import _MYPY

    (tmp_path / "pyproject.toml").write_text("[tool.mypy]\nstrict = true\n", encoding="utf-8")
    module = tmp_path / "build" / "compiled" / "module.py"
    module.parent.mkdir(parents=True)
    module.touch()
    monkeypatch.chdir(module.parent)
    _, options = process_options([*_MYPY, "module.py"])
    assert options.implicit_reexport
