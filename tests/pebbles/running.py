"""A server of its own process that has Pebbles on its shelf, as `SKYSHELF_GAMES` puts it there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SERVE = """
from skyshelf.site.serve import serve_tables
serve_tables(None, "127.0.0.1", 0, 1, None, False, lambda url: print(url, flush=True))
"""


def with_pebbles(home: Path) -> dict[str, str]:
    """What a process must be told to have the game on its shelf."""
    return {
        **os.environ,
        "SKYSHELF_GAMES": "tests.pebbles.game:PebblesGame",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
        "SKYSHELF_HOME": str(home),
        "COLUMNS": "120",
        "LANG": "en_US.UTF-8",
        "LC_ALL": "",
    }


@contextmanager
def server_with_pebbles(home: Path) -> Iterator[str]:
    """Its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE],
        env=with_pebbles(home),
        cwd=home,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(120)
        process.stdout.close()
