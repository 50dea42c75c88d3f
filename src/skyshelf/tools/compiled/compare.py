"""`python -m skyshelf.tools.compiled.compare FOLDER`: the same games by the sources and compiled, side by side.

Digests must be equal. Speed is work on one core, the best of some runs in turn: a busy machine favours neither.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

from skyshelf.games.shelf import NAMES

_SOURCES = Path(__file__).resolve().parents[3]
_PLAY = """
import json, sys
from time import process_time
from skyshelf.engine import state
from skyshelf.games.shelf import game_named
from skyshelf.lab.offline_player import play
name, games = sys.argv[1], int(sys.argv[2])
task = {"game": name, "games": games, "bots": ["random"] * game_named(name).fewest, "seed": 1}
print(json.dumps({**play(task, process_time), "compiled": not state.__file__.endswith(".py")}))
"""


class Played(TypedDict):
    """What one process found."""

    digest: str
    real_dps: int
    compiled: bool


def played(package: Path, game: str, games: int) -> Played:
    """Random games by the package in this folder, in a process of its own."""
    environment = os.environ | {"PYTHONPATH": os.fspath(package)}
    done = subprocess.run(
        [sys.executable, "-c", _PLAY, game, str(games)], env=environment, stdout=subprocess.PIPE, check=True
    )
    found: Played = json.loads(done.stdout)
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="what `python -m skyshelf.tools.compiled` made")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--runs", type=int, default=3)
    given = arguments.parse_args()
    folder = given.folder.resolve()
    differ = False
    for name in NAMES:
        runs = [
            (played(_SOURCES, name, given.games), played(folder, name, given.games))
            for _ in range(given.runs)
        ]
        pure, compiled = (max(run[side]["real_dps"] for run in runs) for side in (0, 1))
        same = all(one["digest"] == other["digest"] and other["compiled"] for one, other in runs)
        differ |= not same
        print(
            f"{name}: {pure} pure, {compiled} compiled, {compiled / pure:.2f}x, {'same' if same else 'OTHER'} digest"
        )
    sys.exit(differ)


if __name__ == "__main__":
    main()
