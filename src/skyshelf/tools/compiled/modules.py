"""Which modules are compiled: the rules and what carries them, not what is read once or only tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

# Of the engine, what every step goes through; the rest are contracts that games fill in, or done once a game.
_ENGINE = (
    "decision", "event", "frame", "numbers", "option", "outcome", "phrase", "public", "record", "rng", "seat",
    "state", "view",
)  # fmt: skip
# Cards are data. Advice, decks and scenarios are for people, who do not wait for them. Setting a table in many steps
# is done once a game, and challenges say what only some games ask.
_LEFT_OUT = {"cards", "advice", "challenges", "deckbuilding", "setup"}
_LEFT_OUT_FILES = {
    "__init__", "audit", "choices", "described", "game", "levels", "portrait", "position", "shared_rules", "shelf",
    "shown", "text", "why", "words",
}  # fmt: skip
# Each word of cards is heard seldom, and together they would weigh more than the rules; these are in every sentence.
_WORDS = "vocabulary"
_COMPILED_WORDS = {"kinds", "names", "pointers"}
# Where games spend nearly all of their time; elsewhere machine code is made small rather than fast.
_HOT = {"engine", "abilities", "actions", "battlefields", "phases", "rules", "table"}


def is_compiled(file: Path) -> bool:
    """Whether this file is, by its path from the folder that holds the package."""
    match file.parts:
        case ("skyshelf", "engine", *_):
            return file.stem in _ENGINE
        case ("skyshelf", "effects" | "games", *_):
            spoken = _WORDS not in file.parts or file.stem in _COMPILED_WORDS
            return spoken and file.stem not in _LEFT_OUT_FILES and _LEFT_OUT.isdisjoint(file.parts)
        case _:
            return False


def is_hot(file: Path) -> bool:
    """Whether the machine code of this compiled file should rather be fast than small."""
    return not _HOT.isdisjoint(file.parts)


def compiled_files(sources: Path, game: str = "") -> Iterator[Path]:
    """The files to compile, of the folder that holds the package; those of one game if it is named."""
    package = sources / "skyshelf"
    # The card language is compiled with all games that use it: a record of Python cannot name a compiled field anew.
    games = (package / "games" / game,) if game else (package / "effects", package / "games")
    for folder in (package / "engine", *games):
        yield from (file for file in sorted(folder.rglob("*.py")) if is_compiled(file.relative_to(sources)))
