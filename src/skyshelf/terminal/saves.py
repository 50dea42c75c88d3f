"""Games kept on disk: written whole and at once, never over something that is not theirs."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from skyshelf.engine.errors import BadJournal, RefusedSetup, SkyshelfError
from skyshelf.engine.journal import FORMAT, Journal
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named

_LARGEST = 4 * 1024 * 1024


def saves_folder() -> Path:
    """Where unfinished games wait; SKYSHELF_HOME moves it."""
    home = os.environ.get("SKYSHELF_HOME")
    return (Path(home) if home else user_data_path("skyshelf", appauthor=False)) / "saves"


def new_save(game: str) -> Path:
    """A file name of its own for a new game."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    folder = saves_folder()
    path = folder / f"{game}-{stamp}.journal"
    number = 2
    while path.exists():
        path = folder / f"{game}-{stamp}-{number}.journal"
        number += 1
    return path


def shelve(save: Path) -> Path:
    """Move the journal of a finished game out of the way of those that wait to be continued."""
    finished = saves_folder().parent / "finished" / save.name
    finished.parent.mkdir(parents=True, exist_ok=True)
    return save.replace(finished)


def latest_save(game: str | None = None) -> Path | None:
    """The game that was played last and not finished."""
    if not saves_folder().is_dir():
        return None
    found = [path for path in saves_folder().glob(f"{game or '*'}-*.journal") if path.is_file()]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def write_journal(path: Path, text: str, own: bool = False) -> None:
    """Write a journal so that a crash leaves the old one or the new one, never half of one.

    Without `own` a file that exists is left alone."""
    try:
        if path.is_dir():
            raise SkyshelfError(f"{path} is a folder; a file name is needed.")
        if path.exists() and not own:
            raise SkyshelfError(f"{path} exists already; choose another name, nothing was written over.")
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".skyshelf-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        finally:
            Path(temporary).unlink(missing_ok=True)
    except OSError as error:
        raise SkyshelfError(f"{path} cannot be written: {error.strerror}.") from error
    except ValueError as error:  # a character that no file name can have
        raise SkyshelfError(f"{str(path)!r} is no name that a file can have.") from error


def read_journal(path: Path) -> Journal:
    """The journal in a file; whatever is wrong with the file is said in a sentence."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadJournal(f"{path} is larger than any journal ({_LARGEST // 1024} KiB).")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadJournal(f"{path} is not a journal: its first line should be '{FORMAT}'.") from error
    except OSError as error:
        raise BadJournal(f"{path} cannot be read: {error.strerror}.") from error
    try:
        return Journal.load(text)
    except BadJournal as error:
        raise BadJournal(f"{path}: {error}") from error


def open_match(path: Path, until: int | None = None) -> Match:
    """The game of a journal file, played again up to its last choice."""
    journal = read_journal(path)
    try:
        return Match.replay(game_named(journal.game), journal, until)
    except RefusedSetup:  # its phrases are said in the reader's language
        raise
    except SkyshelfError as error:
        raise BadJournal(f"{path}: {error}") from error
