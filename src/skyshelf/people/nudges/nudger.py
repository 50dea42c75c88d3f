"""Tells people that it is their turn: once for each turn, when they are away, and not in their quiet hours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import select

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import seated
from skyshelf.people.nudges.channels import Channels, Message
from skyshelf.people.nudges.wishes import Wishes, change_wishes
from skyshelf.people.people import People
from skyshelf.people.person import Person
from skyshelf.people.schema import nudge, person
from skyshelf.tables.entries import Chose, Row
from skyshelf.tables.listing import Listed
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room
from skyshelf.tables.store.schema import room
from skyshelf.tables.table import Table
from skyshelf.text.locales import FALLBACK
from skyshelf.text.speaker import LANGUAGES, Speaker

log = logging.getLogger("skyshelf.people")

AWAY_SECONDS = 2.0  # a page that is only reloaded is not away
PRESENT_SECONDS = 600.0  # whoever has the table open is told after a while
LOOK_EVERY = 20.0
_WISHES_SECONDS = 900.0  # in quiet hours somebody may come back from a holiday


class Turn(NamedTuple):
    """Somebody's turn at a table, named by the prompt with which it began."""

    room: str
    person: str
    prompt: int


class Nudger:
    def __init__(self, people: People, channels: Channels) -> None:
        self.people = people
        self._house = people.house
        self._store = people.store
        self._channels = channels
        self._reachable: set[str] = set()
        self._waiting: dict[tuple[str, str], asyncio.Task[None]] = {}
        tells = self._store.insert(nudge).execution_options(preserve_rowcount=True)
        self._claim = tells.on_conflict_do_update(
            index_elements=["person", "room"],
            set_={"prompt": tells.excluded.prompt, "at": tells.excluded.at},
            where=nudge.c.prompt < tells.excluded.prompt,
        )
        channels.on_change = self.look

    async def run(self) -> None:
        """Every start is a recovery: whose turn began while no server ran is told now. So is every change among the
        servers: what one that has gone was about to tell is told by whoever keeps the table now.
        """
        recovered: list[str] = []
        while True:
            with contextlib.suppress(SkyshelfError):
                await self.look()
                alive = self._house.neighbours.alive
                if alive != recovered:
                    await self._recover()
                    recovered = alive
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Who can be told at all."""
        self._reachable = await self._channels.everybody()

    def stop(self) -> None:
        for task in self._waiting.values():
            task.cancel()

    def on_turn(self, table: Table, row: Row) -> None:
        """Something was done at a table; if somebody else is to act now, their turn has begun."""
        who = _whose(table.room) if table.passing.choice() is None else ""
        by = row.entry.seat if isinstance(row.entry, Chose) else None
        if who and who in self._reachable and by != table.room.decider:
            self._begin(Turn(table.id, who, table.room.prompt))

    async def _recover(self) -> None:
        query = select(room.c.id, room.c.listed).where(room.c.status == "playing")
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        for room_id, text in rows:
            listed = Listed.read(text)
            if listed.decider is None or listed.lesson or listed.decider >= len(listed.seats):
                continue
            who = listed.seats[listed.decider].guest
            if (room_id, who) in self._waiting:
                continue
            if who in self._reachable and self._house.keeps(room_id):
                with contextlib.suppress(SkyshelfError):
                    table = await self._house.table(room_id)
                    self._begin(Turn(room_id, _whose(table.room), table.room.prompt))

    def _begin(self, turn: Turn) -> None:
        key = (turn.room, turn.person)
        before = self._waiting.pop(key, None)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(self._nudge(turn))
        self._waiting[key] = task
        task.add_done_callback(
            lambda done: self._waiting.pop(key, None) if self._waiting.get(key) is done else None
        )

    async def _nudge(self, turn: Turn) -> None:
        await until_it_can_be_told(lambda: self._tell(turn), "turn")

    async def _tell(self, turn: Turn) -> None:
        await asyncio.sleep(AWAY_SECONDS)
        waited = AWAY_SECONDS
        while waited < PRESENT_SECONDS and await self._is_there(turn):
            await asyncio.sleep(AWAY_SECONDS)
            waited += AWAY_SECONDS
        await self.wait_for_day(turn.person)
        told = await self.people.find(turn.person)
        if told is None or not await self._still(turn):
            return
        message, channels = await self._message(turn, told), await self._channels.of(turn.person)
        # Claimed last: whatever fails before it is tried again.
        if await self.claim(turn.person, turn.room, turn.prompt):
            await asyncio.gather(*(self._channels.tell(each, message) for each in channels))

    def can_reach(self, id: str) -> bool:
        return id in self._reachable

    async def wait_for_day(self, id: str) -> None:
        """Until somebody's quiet hours and holidays are over."""
        while quiet := (await self.wishes(id)).quiet_for(self.people.now()):
            await asyncio.sleep(min(quiet, _WISHES_SECONDS))

    async def claim(self, id: str, about: str, number: int) -> bool:
        """Whether nobody was told of it yet: of a prompt at a table, or of a round of an event."""
        values = {"person": id, "room": about, "prompt": number, "at": self.people.now()}
        return await self._store.write(("", 0), lambda c: c.execute(self._claim, values).rowcount == 1)

    async def _is_there(self, turn: Turn) -> bool:
        """Whether the person has the table open, at this server or another."""
        if not await self._still(turn):
            return False
        table = await self._house.table(turn.room)
        if table.watchers.streams(turn.person):
            return True
        seat = table.room.seat_of(turn.person)
        return seat in await self._store.present(turn.room, self._house.neighbours.alive_since())

    async def _still(self, turn: Turn) -> bool:
        """Whether it is still that turn: they may have gone on in it, and the others wait for them all the same."""
        table = await self._house.table(turn.room)
        return _whose(table.room) == turn.person and not any(
            move.seat == table.room.decider for move in table.room.line[-1:]
        )

    async def wishes(self, id: str) -> Wishes:
        query = select(person.c.wishes).where(person.c.id == id)
        text: str | None = await self._store.read(lambda connection: connection.execute(query).scalar())
        return Wishes.read(text or "")

    async def keep_wishes(self, id: str, wishes: Wishes) -> None:
        """Quiet hours; holidays stay as they are."""
        await self._store.write(
            ("", 0),
            lambda connection: change_wishes(
                connection, id, lambda before: structs.replace(wishes, away=before.away)
            ),
        )

    async def _message(self, turn: Turn, told: Person) -> Message:
        table = await self._house.table(turn.room)
        spoken = [each for each in told.languages if each in LANGUAGES]
        speaker = Speaker(spoken[0] if spoken else FALLBACK)
        own = table.room.seat_of(turn.person)
        names = [seat.name for number, seat in seated(table.room.seats) if number != own and seat.name]
        game = speaker.say(Phrase(f"shelf-game-{table.room.plan.game}"))
        return Message(
            speaker.say(Phrase("people-your-turn", {"game": game})),
            speaker.say(Phrase("people-your-turn-with", {"names": ", ".join(names), "number": len(names)})),
            turn.room,
        )


async def until_it_can_be_told(tell: Callable[[], Awaitable[None]], about: str) -> None:
    """Tell somebody something; while the database is away, that waits and is not forgotten."""
    while True:
        try:
            await tell()
            return
        except SkyshelfError as error:
            log.warning(f"somebody could not be told of their {about}")
            if not (isinstance(error, Refusal) and error.reason is Reason.UNAVAILABLE):
                return
        await asyncio.sleep(LOOK_EVERY)


def _whose(room: Room) -> str:
    """The person who is to act; "" if a bot is, or nobody."""
    if room.status != "playing" or room.decider is None or room.lesson:
        return ""
    seat = room.seats[room.decider]
    return seat.guest if seat.here else ""
