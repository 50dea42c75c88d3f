"""A process that plays for another leaves when that one is gone."""

from __future__ import annotations

import os
import time
from threading import Thread

_SECONDS = 1.0


def leave_with_parent() -> None:
    """For the beginning of a process that plays parts.

    Who is killed tells nobody: those that it hired would wait for their next part for ever.
    """
    if os.name != "nt":  # there a parent is never told to be another one
        Thread(target=_watch, args=(os.getppid(),), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_SECONDS)
    os._exit(1)
