"""Which files of the pages are made here, and what they say."""

from __future__ import annotations

from pathlib import Path

from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.node import WEB
from skyshelf.tools.typescript.games import package_of, wire_of
from skyshelf.tools.typescript.server import engine, requests_and_answers


def made(web: Path = WEB) -> dict[Path, str]:
    """Each file with its text; a game that has no board of its own needs none."""
    lib, boards = web / "src" / "lib", web / "src" / "boards"
    games = {package_of(game): game for game in map(game_named, NAMES)}
    return {
        lib / "engine.ts": engine(),
        lib / "protocol.ts": requests_and_answers(),
        **{
            boards / name / "wire.ts": wire_of(game)
            for name, game in games.items()
            if (boards / name).is_dir()
        },
    }
