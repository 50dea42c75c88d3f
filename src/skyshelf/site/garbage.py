"""Python's search for garbage, at times of our own: a search through all tables would stop every one of them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

_LOOK_SECONDS = 1.0
_STEP_SECONDS = 30.0
_MANY = 250_000  # new things, beyond which nobody waits for the next step: some 25 MB
_WHOLE_EVERY = 30  # steps


@asynccontextmanager
async def swept_in_steps() -> AsyncIterator[None]:
    """Twice a minute what is new is searched and set aside; rarely all is searched.

    Tables are freed when the last reference goes. Only cycles need the search. It looks at every table that has
    changed since the last one, however often it comes: ten times a second that was with each move, and a twentieth of
    all work; and every few seconds all tables waited for a tenth of one.
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
        until = monotonic() + _STEP_SECONDS
        while monotonic() < until and gc.get_count()[0] < _MANY:
            await asyncio.sleep(_LOOK_SECONDS)
