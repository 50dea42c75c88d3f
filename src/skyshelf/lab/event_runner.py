"""A server without a web that plays one event of bots to its end; started again, it goes on where it was."""

from __future__ import annotations

import asyncio
import sys

from skyshelf.events import deeds
from skyshelf.events.event import Event
from skyshelf.events.hall import Hall
from skyshelf.events.live import LiveEvent
from skyshelf.events.plan import EventPlan
from skyshelf.games.shelf import NAMES
from skyshelf.tables.house import Customs, House
from skyshelf.tables.refusal import Refusal

ORGANISER = "organiser"
EVENT = "proofOfAnEvent"
_LOOK = 0.05


def customs(database: str, seed: int) -> Customs:
    """The same seed gives the same event, whoever runs it."""
    return Customs(
        database, look_every=_LOOK, beat_every=0.5, new_seed=lambda: seed, new_id=lambda: EVENT, thinkers=1
    )


async def play_event(database: str, people: int, rounds: int, seed: int) -> Event:
    """Set the event up if nobody has, and see to it until it is over."""
    house = House(customs(database, seed))
    await house.open()
    hall = Hall(house)
    await hall.open()
    try:
        if not await hall.store.rows(EVENT):
            plan = EventPlan("Proof", NAMES[0], rounds=rounds, ready=0, pause=0)
            await hall.create(ORGANISER, "Olga", plan)
        live = await hall.event(EVENT)
        await _begin(live, people)
        while (live := await hall.event(EVENT)).event.status in ("open", "running"):
            hall.attend(live)
            await live.after(live.event.version, 1.0)
        return live.event
    finally:
        await hall.close()
        await house.close()


async def _begin(live: LiveEvent, people: int) -> None:
    """Another server may do the same at the same moment; one of them succeeds."""
    while live.event.status == "open":
        await live.catch_up()
        try:
            if not live.event.players:
                await live.act(
                    ORGANISER, "bots", lambda: deeds.add_bots(live.event, ORGANISER, "random", people)
                )
            else:
                await live.act(ORGANISER, "start", lambda: deeds.open_event(live.event, ORGANISER))
        except Refusal:
            await asyncio.sleep(_LOOK)


if __name__ == "__main__":
    asyncio.run(play_event(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])))
