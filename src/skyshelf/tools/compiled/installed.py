"""`python -m skyshelf.tools.compiled.installed`: fails unless the rules installed here are compiled, and good ones.

A wheel holds the sources beside the libraries, so a copy without the libraries plays the same games, for the digests;
then every title goes through a short battery.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from skyshelf.engine import state
from skyshelf.games.shelf import NAMES
from skyshelf.lab.battery.series import run_battery
from skyshelf.tools.compiled.compare import played

_PACKAGE = Path(__file__).resolve().parents[2]
_LIBRARIES = ("*.so", "*.pyd", "__pycache__", "static")
_SECONDS = 300.0


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=50, help="of each title, for its digest")
    given = arguments.parse_args()
    if str(state.__file__).endswith(".py"):
        sys.exit("The rules that are installed here are pure Python.")
    print(f"Compiled: {state.__file__}")
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        shutil.copytree(_PACKAGE, sources / "skyshelf", ignore=shutil.ignore_patterns(*_LIBRARIES))
        for name in NAMES:
            pure, compiled = (played(each, name, given.games) for each in (sources, _PACKAGE.parent))
            if pure["compiled"] or pure["digest"] != compiled["digest"]:
                sys.exit(
                    f"{name}: the digest is {compiled['digest']} compiled and {pure['digest']} by the sources."
                )
            print(f"{name}: {given.games} games with the same digest")
    for name in NAMES:
        battery = run_battery(name, given.games // 5, given.games // 5, 1, 1, _SECONDS)
        if battery.found:
            sys.exit(f"{name}: {battery.found}")
        print(
            f"{name}: {battery.games} games and {battery.positions} positions hold what every game must hold"
        )


if __name__ == "__main__":
    main()
