"""A file is written whole or not at all: a full disk takes nothing that was there, and is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from skyshelf.lab.folder import DiskFailed


def write_whole(path: Path, content: str | bytes) -> None:
    """In one step, so that whoever reads meanwhile gets the old or the new."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    with said_in_a_sentence(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
            unfinished.replace(path)
        except OSError:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
            raise


@contextmanager
def said_in_a_sentence(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DiskFailed(f"{path} cannot be written: {error}. What was there before is as it was.") from error
