"""What the other servers on the same PostgreSQL say."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

from skyshelf.tables.store.database import patience
from skyshelf.tables.store.failures import let_go

if TYPE_CHECKING:
    import psycopg

CHANNEL = "skyshelf"
_LOOK_UP_SECONDS = 0.5
_RETRY_SECONDS = 0.5

log = logging.getLogger("skyshelf.store")


class Listener:
    """A thread with a connection of its own; what it hears is handed to the event loop."""

    def __init__(
        self, url: URL, own_id: str, on_note: Callable[[str, str], None], on_gap: Callable[[], None]
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._own_id = own_id
        self._on_note = on_note
        self._on_gap = on_gap
        self._stopping = Event()
        self._loop = asyncio.get_running_loop()
        self._listening = asyncio.Event()
        self._thread = Thread(target=self._run, name="skyshelf-listener", daemon=True)

    async def start(self) -> None:
        """Returns when nothing can be missed any more."""
        self._thread.start()
        await self._listening.wait()

    async def stop(self) -> None:
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg  # for those who have PostgreSQL

        while not self._stopping.is_set():
            try:
                # It says nothing for hours: without signs of life nobody would notice that it was cut.
                with psycopg.connect(self._url, autocommit=True, **patience()) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was said before is in the journals: whoever cares must read them.
                    self._call(self._listening.set)
                    self._call(self._on_gap)
                    self._hear(connection)
            except psycopg.Error as error:
                log.warning("the other servers cannot be heard", extra={"why": type(error).__name__})
                let_go(error)
                self._stopping.wait(_RETRY_SECONDS)

    def _hear(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._stopping.is_set():
            for note in connection.notifies(timeout=_LOOK_UP_SECONDS):
                sender, _, words = note.payload.partition(" ")
                if sender != self._own_id:
                    self._call(self._on_note, sender, words)

    def _call(self, function: Callable[..., None], *args: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended before us
            self._loop.call_soon_threadsafe(function, *args)
