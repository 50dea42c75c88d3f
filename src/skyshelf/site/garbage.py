"""Python's search for garbage, in small steps: a search through all tables would stop every one of them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

_STEP_SECONDS = 0.1
_SET_ASIDE_EVERY = 50  # steps
_WHOLE_EVERY = 9_000


@asynccontextmanager
async def swept_in_steps() -> AsyncIterator[None]:
    """Ten times a second what is new is searched; what has lived for seconds is set aside; rarely all is searched.

    Tables are freed when the last reference goes. Only cycles need the search. Were everything set aside at once, the
    requests under way each time would wait for the rare search with all that belongs to them.
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
        if step % _SET_ASIDE_EVERY == 0:
            gc.collect()
            gc.freeze()
        else:
            gc.collect(1)
        step += 1
        await asyncio.sleep(_STEP_SECONDS)
