"""Change rule lines at random and say which changes no test notices: `python -m skyshelf.lab.mutation painters`.

It needs nothing but Python, pytest and the sources.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from skyshelf.games.shelf import NAMES
from skyshelf.lab.mutation.run import (
    Judged,
    note_calls,
    read_notes,
    report,
    run_mutants,
    sampled,
    write_notes,
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="skyshelf mutate", description=__doc__)
    parser.add_argument("game", choices=sorted(NAMES))
    parser.add_argument("--sample", type=int, default=50, help="how many changes, 50 if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=(), help="every change of these: FILE or FILE:LINE")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=7200, help="begin nothing new after so long")
    parser.add_argument("--notes", type=Path, help="what the tests call: read from there, or written there")
    parser.add_argument("--out", type=Path, help="write the table there, too")
    given = parser.parse_args(arguments)
    mutants = sampled(given.game, given.sample, given.seed, given.only)
    if given.notes is not None and given.notes.exists():
        notes = read_notes(given.notes)
    else:
        notes = note_calls(given.game, given.workers, _say)
        if given.notes is not None:
            write_notes(given.notes, notes)
    judged = run_mutants(mutants, notes, given.workers, _show, given.seconds)
    table = report(given.game, given.seed, judged)
    print(table)
    if given.out is not None:
        given.out.write_text(table + "\n", encoding="utf-8")
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _show(judged: Judged) -> None:
    mutant = judged.mutant
    by = f" by {judged.by}" if judged.by else ""
    _say(f"{judged.verdict}{by}: {mutant.file}:{mutant.line} {mutant.words()} ({judged.seconds:.0f} s)")


if __name__ == "__main__":
    sys.exit(main())
