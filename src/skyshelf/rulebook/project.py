"""Where the catalogues, the sources and the tests lie, and how a rule id looks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.games.shelf import NAMES, game_named


class RulebookError(SkyshelfError):
    """Something in the project keeps the rules from being counted; the message says what and where."""


class Place(NamedTuple):
    """A line of a file, the file named from the project root."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


GAMES: dict[str, Game] = {name: game_named(name) for name in NAMES}

# An area may end in a digit (LANE3).
RULE_ID = r"[A-Z]{3}-[A-Z]+\d?-\d+[a-z]?"
_ANY_PREFIX = "|".join(game.prefix for game in GAMES.values())
CITED_ID = re.compile(rf"(?<![\w-])(?=(?:{_ANY_PREFIX})-){RULE_ID}(?!\w)")


def project_root(start: Path | None = None) -> Path:
    """The source checkout this package runs from."""
    here = (start or Path(__file__)).resolve()
    for folder in here.parents:
        if (folder / "docs" / "rules").is_dir():
            return folder
    raise RulebookError(
        "Rule coverage needs a source checkout: no folder above the skyshelf package has docs/rules. "
        "Clone the repository and run the command there."
    )


def read(path: Path, root: Path) -> str:
    """The text of a file that must be there."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RulebookError(f"{path.relative_to(root).as_posix()} is missing from the project.") from None


def files(root: Path, folder: str, pattern: str) -> list[Path]:
    """The files under a folder of the project, in a fixed order."""
    return sorted(path for path in (root / folder).rglob(pattern) if path.is_file())
