"""Long work on the event loop in small pieces: whoever moves at another table does not wait for all of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

T = TypeVar("T")
_AT_ONCE = 16  # about a millisecond of decoding or of putting into words


async def in_turns(items: Sequence[T]) -> AsyncIterator[T]:
    """One after the other; now and then it is somebody else's turn."""
    for number, item in enumerate(items, 1):
        yield item
        if number % _AT_ONCE == 0:
            await asyncio.sleep(0)
