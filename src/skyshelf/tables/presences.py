"""Who is at a table, as everybody is told: what cannot be kept at the moment is kept as soon as it can be.

Without that, whoever left while the database was away would be here for ever, and nobody could go on without them.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from skyshelf.engine.seat import Seat
from skyshelf.tables.messages import Presence
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.watchers import SPECTATORS

if TYPE_CHECKING:
    from skyshelf.tables.house import House
    from skyshelf.tables.table import Table


class Presences:
    """For all tables of a server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._owed: set[tuple[str, Seat]] = set()

    async def show(self, room_id: str, seat: Seat, here: bool) -> None:
        """Somebody came or went. Other servers hear of spectators, too: a bot moves where anybody would see it."""
        try:
            await self._tell(room_id, seat, here)
        except Refusal:
            self._owed.add((room_id, seat))

    def owe(self, table: Table) -> None:
        """A table is let go with its streams: who was there may come back to it, or not."""
        self._owed.update((table.id, seat) for seat in table.watchers.seats_here())

    async def catch_up(self) -> None:
        """Tell what could not be told, as it is by now."""
        for room_id, seat in list(self._owed):
            table = self._house.live_table(room_id)
            here = table is not None and seat in table.watchers.seats_here()
            self._owed.discard((room_id, seat))
            try:
                await self._tell(room_id, seat, here)
            except Refusal:
                self._owed.add((room_id, seat))
                raise

    async def _tell(self, room_id: str, seat: Seat, here: bool) -> None:
        store = self._house.store
        if seat == SPECTATORS and not store.shared:
            return
        await store.set_presence(room_id, seat, here, self._house.now())
        table = self._house.live_table(room_id)
        if table is not None and seat != SPECTATORS:
            table.watchers.broadcast(Presence(room_id, seat, here))
        with contextlib.suppress(Refusal):  # it is kept; they look again when they next need to know
            await store.shout(f"presence {room_id} {seat} {int(here)}")
