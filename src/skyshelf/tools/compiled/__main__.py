"""`python -m skyshelf.tools.compiled FOLDER [--game painters]`: a copy of the package with its rules compiled."""

from __future__ import annotations

import argparse
from pathlib import Path

from skyshelf.tools.compiled.build import compile_package

_SOURCES = Path(__file__).resolve().parents[3]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="where the copy goes")
    arguments.add_argument("--game", default="", choices=["painters"], help="the engine and this game alone")
    arguments.add_argument(
        "--optimize", type=int, default=2, choices=range(4), help="how hard the C compiler tries"
    )
    given = arguments.parse_args()
    libraries = compile_package(_SOURCES, given.folder.resolve(), given.game, given.optimize)
    print(f"{len(libraries)} compiled modules in {given.folder}; PYTHONPATH={given.folder} uses them.")


if __name__ == "__main__":
    main()
