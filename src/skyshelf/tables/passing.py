"""Passing in advance: a player lets reactions go by until something happens. Nobody else is told of it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from skyshelf.engine.event import Event
from skyshelf.engine.seat import Seat
from skyshelf.tables import permissions
from skyshelf.tables.entries import Row, Started
from skyshelf.tables.part import TablePart
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.passing_store import KeptPassing

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

MY_TURN = "turn"  # until one is asked something that is no reaction


class Passing(TablePart):
    """For one table. The journal shows the passes that were made, as if the person had made them one by one."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._until: dict[str, str] = {}  # by guest
        self._ended: list[str] = []

    @property
    def untils(self) -> tuple[str, ...]:
        """What one may pass until, in this game; nothing where there is nothing to pass."""
        game = self._table.game
        return (MY_TURN, *game.rousings) if game.waivable else ()

    def of(self, seat: Seat) -> str:
        return self._until.get(self._table.room.seats[seat].guest, "")

    def choice(self) -> int | None:
        """The option that passes the open decision, where its seat passes in advance."""
        table = self._table
        seat, match = table.room.decider, table.match
        if seat is None or match is None or match.state.decision is None or not self.of(seat):
            return None
        decision = match.state.decision
        index = decision.index_of(table.game.waivable.get(decision.kind, ""))
        return index if index >= 0 else None

    async def read(self) -> None:
        """What is kept, less what has ended since."""
        table = self._table
        if not table.game.waivable:
            return
        store = table.house.store
        kept = await store.passing.of(table.id)
        self._until = {each.guest: each.until for each in kept}
        for each in kept:
            for told in await store.history(table.id, each.since, table.room.version):
                events = [table.game.codec.decode(line.encode(), Event) for line in told.events.splitlines()]
                self._listen(each.guest, told.row, events)
        await self.tidy()

    async def set(self, guest: str, until: str) -> None:
        """Pass until something, or with "" no longer. The table calls it while nobody else can change it."""
        table = self._table
        permissions.own_playing_seat(table.room, guest)
        if not self.untils:
            raise Refusal(Reason.ILLEGAL, "no-passing")
        if until and until not in self.untils:
            raise Refusal(Reason.ILLEGAL, "no-until", words=", ".join(self.untils))
        await table.house.store.passing.keep(table.id, KeptPassing(guest, until, table.room.version))
        self._until.pop(guest, None)
        if until:
            self._until[guest] = until

    def hear(self, row: Row, events: list[Event]) -> None:
        """Something has happened: for some it may be what they waited for."""
        for guest in list(self._until):
            self._listen(guest, row, events)

    def _listen(self, guest: str, row: Row, events: list[Event]) -> None:
        until = self._until.get(guest)
        if until is None:
            return
        table = self._table
        room, seat = table.room, table.room.seat_of(guest)
        if (
            seat is None
            or room.status != "playing"
            or not room.seats[seat].here
            or isinstance(row.entry, Started)
            or row.n in room.lowest  # whoever takes something back wants to think again
            or any(table.game.rouses(event, until) for event in events)
            or (until == MY_TURN and self._is_asked(seat))
        ):
            del self._until[guest]
            self._ended.append(guest)

    def _is_asked(self, seat: Seat) -> bool:
        match = self._table.match
        decision = None if match is None else match.state.decision
        return (
            decision is not None and decision.seat == seat and decision.kind not in self._table.game.waivable
        )

    async def tidy(self) -> None:
        """Forget what has ended. If the store is away, whoever reads it next finds that it has ended."""
        ended, self._ended = self._ended, []
        for guest in ended:
            with contextlib.suppress(Refusal):
                await self._table.house.store.passing.keep(self._table.id, KeptPassing(guest, "", 0))
