"""Who is away from a table, and who has kept the others waiting for long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyshelf.engine.seat import Seat, seated
from skyshelf.tables.refusal import Reason, Refusal

if TYPE_CHECKING:
    from skyshelf.tables.table import Table


async def seats_away(table: Table) -> frozenset[Seat]:
    """The seats whose people have left, or have neither had a stream nor done anything for a while."""
    house, room = table.house, table.room
    now, alive = house.now(), house.neighbours.alive_since()
    away = {number for number, seat in seated(room.seats) if seat.left}
    for seat in room.others(*away):
        since = await house.store.away_since(table.id, seat, alive)
        last = max(since or 0.0, room.seats[seat].acted_at)
        if since is not None and now - last >= house.absent_after:
            away.add(seat)
    return frozenset(away)


def check_away(table: Table, seat: Seat, away: frozenset[Seat]) -> None:
    """A person who is there keeps their seat; where the clock counts days, nobody else needs to be there."""
    if table.room.clock.plan.kind == "days" and seat in table.room.others():
        raise Refusal(Reason.FORBIDDEN, "days-to-move")
    if seat in table.room.others() and seat not in away:
        raise Refusal(Reason.FORBIDDEN, "not-away-long", seconds=round(table.house.absent_after))


def check_stalling(table: Table, seat: Seat) -> None:
    """A clock can be asked for when somebody has had long enough without one."""
    patience = table.house.customs.stalling_after
    if table.room.decider != seat or table.house.now() - table.room.asked_at < patience:
        raise Refusal(Reason.FORBIDDEN, "not-stalling", seconds=round(patience))
