"""Python's search for garbage, in small steps: a search through all tables would stop every one of them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

_STEP_SECONDS = 0.1
_WHOLE_EVERY = 9_000  # steps


@asynccontextmanager
async def swept_in_steps() -> AsyncIterator[None]:
    """Ten times a second what is new is searched and, if it lives on, set aside; rarely everything is searched.

    Tables are freed when the last reference goes. Only cycles need the search, and those that are set aside before
    they become garbage wait for the rare one.
    """
    was_on = gc.isenabled()
    gc.disable()
    sweeping = asyncio.create_task(_sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        gc.unfreeze()
        if was_on:
            gc.enable()


async def _sweep() -> None:
    step = 0
    while True:
        if step % _WHOLE_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        step += 1
        await asyncio.sleep(_STEP_SECONDS)
