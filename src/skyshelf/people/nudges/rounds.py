"""Tells people that their round of a tournament begins, or that they are challenged on a ladder: once for each of
them, and not in their quiet hours.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.phrase import Phrase
from skyshelf.events.event import Event
from skyshelf.events.groups import Group
from skyshelf.events.hall import Hall
from skyshelf.people.nudges.channels import Channels, Message
from skyshelf.people.nudges.nudger import LOOK_EVERY, Nudger, until_it_can_be_told
from skyshelf.people.person import Person
from skyshelf.text.locales import FALLBACK
from skyshelf.text.speaker import LANGUAGES, Speaker

WAIT_SECONDS = 2.0  # whoever presses "I am here" at once need not be told


class Call(NamedTuple):
    """Somebody's round of an event; on a ladder, which has but one, the how many-th of its games."""

    event: str
    person: str
    number: int


class RoundNudger:
    def __init__(self, hall: Hall, nudger: Nudger, channels: Channels) -> None:
        self._hall = hall
        self._nudger = nudger
        self._channels = channels
        self._waiting: dict[Call, asyncio.Task[None]] = {}
        hall.on_round = self.on_round

    async def run(self) -> None:
        """Every start is a recovery, and every change among the servers: whoever was not told of a round that has
        begun is told now.
        """
        recovered: list[str] = []
        while True:
            with contextlib.suppress(SkyshelfError):
                alive = self._hall.house.neighbours.alive
                if alive != recovered:
                    await self._recover()
                    recovered = alive
            await asyncio.sleep(LOOK_EVERY)

    async def _recover(self) -> None:
        await self._nudger.look()
        for id in await self._hall.store.running():
            if self._hall.house.keeps(id):
                live = await self._hall.event(id)
                self.on_round(id, live.event)

    def stop(self) -> None:
        for task in self._waiting.values():
            task.cancel()

    def on_round(self, id: str, event: Event) -> None:
        """A round was paired, or somebody challenged."""
        found = event.round
        if found is None:
            return
        ladder = event.plan.format == "ladder"
        for game, group in enumerate(found.groups, 1):
            # Whoever challenges knows of it.
            called = group.players[1:] if ladder else group.players
            for number in called if group.result is None else ():
                for member in event.players[number].members:
                    if self._nudger.can_reach(member.person):
                        self._spawn(Call(id, member.person, game if ladder else found.number))

    def _spawn(self, call: Call) -> None:
        if call in self._waiting:
            return
        tell = until_it_can_be_told(lambda: self._tell(call), "round")
        self._waiting[call] = task = asyncio.create_task(tell)
        task.add_done_callback(lambda _: self._waiting.pop(call, None))

    async def _tell(self, call: Call) -> None:
        await asyncio.sleep(WAIT_SECONDS)
        await self._nudger.wait_for_day(call.person)
        told = await self._nudger.people.find(call.person)
        event = (await self._hall.event(call.event)).event
        group = _group(event, call)
        if told is None or group is None:
            return
        message, channels = _message(call, event, group, told), await self._channels.of(call.person)
        # By another server, or before a restart, it may have been told.
        if await self._nudger.claim(call.person, call.event, call.number):
            await asyncio.gather(*(self._channels.tell(each, message) for each in channels))


def _group(event: Event, call: Call) -> Group | None:
    """The game that waits for somebody; None if it does no longer, or they have said that they are there."""
    player, found = event.player_of(call.person), event.round
    if player is None or found is None or event.status != "running":
        return None
    number = found.group_of(player.number)
    if number is None or call.number != (number + 1 if event.plan.format == "ladder" else found.number):
        return None
    group = found.groups[number]
    here = event.plan.ready > 0 and player.number in group.ready
    return None if group.result is not None or here else group


def _message(call: Call, event: Event, group: Group, told: Person) -> Message:
    spoken = [each for each in told.languages if each in LANGUAGES]
    speaker = Speaker(spoken[0] if spoken else FALLBACK)
    own = event.player_of(call.person)
    others = [event.players[each].name for each in group.players if own is None or each != own.number]
    if event.plan.format == "ladder":
        title = Phrase("people-challenged", {"event": event.plan.name})
    else:
        title = Phrase("people-your-round", {"round": call.number, "event": event.plan.name})
    text = Phrase("people-your-round-with", {"names": ", ".join(others)})
    return Message(speaker.say(title), speaker.say(text), "", f"/events/{call.event}")
