"""What is said to who waited for hours, and ends the waiting with Ctrl-C or sees a cluster end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from skyshelf.engine.errors import SkyshelfError


@contextmanager
def saying_what_is_kept(kept: Callable[[], str]) -> Iterator[None]:
    """`kept` tells how much was played and what became of it; nothing, if nothing was played to its end."""
    from skyshelf.lab.folder import DiskFailed

    try:
        yield
    except DiskFailed:
        raise
    except SkyshelfError as error:
        told = kept()
        if not told:
            raise
        raise SkyshelfError(f"{error} {told}") from error
    except KeyboardInterrupt:
        told = kept()
        say_stopped(f"Stopped: {told}" if told else "Stopped before anything was played to its end.")
        raise


def say_stopped(sentence: str) -> None:
    Console(stderr=True).print(sentence, highlight=False, soft_wrap=True)


def none_kept(played: int, of: int, seed: int) -> str:
    """For those who count and write nothing down."""
    if not played:
        return ""
    return (
        f"{played:,} of {of:,} games had been played; none is kept. "
        f"The same command with --seed {seed} plays the same ones again."
    )
