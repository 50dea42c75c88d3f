"""The battery without anything but Python: `python -m skyshelf.lab.battery painters --games 100`."""

from __future__ import annotations

import argparse
import json
import os
import sys

from skyshelf.lab.battery.pairs import all_pairs
from skyshelf.lab.battery.series import Battery, run_battery


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m skyshelf.lab.battery", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=0, help="pairs of cards; -1 is all of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument(
        "--every", type=int, default=1, help="look at what takes long every so many decisions"
    )
    given = parser.parse_args()
    result = run_battery(
        given.game,
        given.games,
        given.positions,
        given.seed,
        given.workers,
        given.seconds,
        _show,
        given.every,
        given.pairs if given.pairs >= 0 else all_pairs(given.game),
    )
    print(json.dumps(result.as_json(), indent=1))
    return int(bool(result.found))


def _show(result: Battery) -> None:
    line = (
        f"{result.game}: {result.games} games, {result.positions} positions, {result.pairs} pairs, "
        f"{len(result.found)} broken"
    )
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
