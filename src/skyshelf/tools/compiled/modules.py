"""Which modules are compiled: the rules and what carries them, not what is read once or only tells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

# Of the engine, what every step goes through; the rest are contracts that games fill in, or done once a game.
_ENGINE = (
    "decision", "event", "frame", "numbers", "option", "outcome", "phrase", "public", "record", "rng", "seat",
    "state", "view",
)  # fmt: skip
# Cards are data. Advice, decks and scenarios are for people, who do not wait for them.
_LEFT_OUT = {"cards", "advice", "deckbuilding"}
_LEFT_OUT_FILES = {
    "__init__", "audit", "choices", "described", "game", "levels", "portrait", "position", "shared_rules", "shelf",
    "shown", "text", "why", "words",
}  # fmt: skip


def compiled_files(sources: Path, game: str = "") -> Iterator[Path]:
    """The files to compile, of the folder that holds the package; those of one game if it is named."""
    package = sources / "skyshelf"
    yield from (package / "engine" / f"{name}.py" for name in _ENGINE)
    # The card language is compiled with all games that use it: a record of Python cannot name a compiled field anew.
    for folder in (package / "games" / game,) if game else (package / "effects", package / "games"):
        for file in sorted(folder.rglob("*.py")):
            if file.stem not in _LEFT_OUT_FILES and _LEFT_OUT.isdisjoint(file.relative_to(package).parts):
                yield file
