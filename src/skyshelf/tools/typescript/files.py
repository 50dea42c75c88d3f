"""Which files of the pages are made here, and what they say."""

from __future__ import annotations

from pathlib import Path

from skyshelf.engine.game import Game
from skyshelf.games.shelf import NAMES, game_named
from skyshelf.lab.node import WEB
from skyshelf.tools.typescript.games import package_of, wire_of
from skyshelf.tools.typescript.server import engine, requests_and_answers


def made(web: Path = WEB) -> dict[Path, str]:
    """Each file with its text; a game that has no board of its own needs none."""
    lib, boards = web / "src" / "lib", web / "src" / "boards"
    packages: dict[str, list[Game]] = {}
    for game in map(game_named, NAMES):
        packages.setdefault(package_of(game), []).append(game)
    return {
        lib / "engine.ts": engine(),
        lib / "protocol.ts": requests_and_answers(),
        **{
            boards / name / "wire.ts": wire_of(editions)
            for name, editions in packages.items()
            if (boards / name).is_dir()
        },
    }
