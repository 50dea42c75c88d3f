"""The unchanged engine in Pyodide, the Python that runs in browsers; here node runs it."""

from __future__ import annotations

import json
import subprocess
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.node import WEB, ToolFailed, ensure_packages, find_node
from skyshelf.lab.offline_player import PACKAGES, Offline, Task

_PACKAGE = Path(__file__).resolve().parents[1]
_PYODIDE = WEB / "node_modules" / "pyodide"
_SCRIPT = Path(__file__).with_suffix(".mjs")


def play_in_pyodide(tasks: Sequence[Task], say: Callable[[str], None]) -> list[Offline]:
    """Series of games as a browser would play them: the packages go there as a zip, the digests come back."""
    ensure_packages(WEB, say, tools=True)
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "packages.zip"
        pack(packed)
        node = find_node()[0]
        done = subprocess.run(
            [node, _SCRIPT, _PYODIDE, packed, json.dumps(tasks)], capture_output=True, text=True, check=False
        )
    if done.returncode != 0:
        raise ToolFailed(f"Pyodide could not play:\n{done.stderr[-2000:]}")
    played: list[Offline] = json.loads(done.stdout)
    return played


def bench_offline(games: int, say: Callable[[str], None]) -> list[Offline]:
    """Every game of the shelf, by lot."""
    return play_in_pyodide(
        [
            {"game": name, "games": games, "bots": ["random"] * game_named(name).fewest, "seed": 1}
            for name in NAMES
        ],
        say,
    )


def pack(target: Path) -> None:
    """The sources of what can be played without a server, and nothing else of the package."""
    files = [_PACKAGE / "__init__.py"]
    for package in PACKAGES:
        files += (_PACKAGE / package).rglob("*.py")
    files += [_PACKAGE / "lab" / f"{name}.py" for name in ("__init__", "arena", "offline_player")]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in files:
            packed.write(file, file.relative_to(_PACKAGE.parent))
