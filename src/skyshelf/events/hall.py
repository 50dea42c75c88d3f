"""All events of a server: read when somebody needs them, and seen to when something is due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from weakref import WeakValueDictionary

from msgspec import structs

from skyshelf.engine.errors import SkyshelfError
from skyshelf.events import deeds
from skyshelf.events.bot_games import BotGame, BotResult
from skyshelf.events.entries import (
    Absent,
    Cleared,
    Ended,
    Entry,
    EventRow,
    Opened,
    Paired,
    Resulted,
    Seated,
    planned,
)
from skyshelf.events.event import Event
from skyshelf.events.groups import Group
from skyshelf.events.live import LiveEvent
from skyshelf.events.plan import EventPlan, check_plan, check_start
from skyshelf.events.refusal import EventRefusal
from skyshelf.events.setbacks import Setbacks
from skyshelf.events.steps import Adjudicate, PairRound, SeatGroup, Step, steps
from skyshelf.events.store import EventStore, GameMade, KeptEvent, OpenGame
from skyshelf.events.tables import bot_game, only_bots, ranks_at_time, room_for, table_for, verdict_on
from skyshelf.events.task import Task, task_for
from skyshelf.events.worker import Reckoner, Worker
from skyshelf.tables.house import House
from skyshelf.tables.names import proper_name
from skyshelf.tables.refusal import Reason, Refusal

log = logging.getLogger("skyshelf.events")

MOST_EVENTS = 10  # unfinished ones that one person has made
_BOT_GAMES_AT_ONCE = 16
_IDLE = 600.0


class Hall:
    """The events of one server process, beside the tables of its house."""

    def __init__(self, house: House, reckoner: Reckoner | None = None) -> None:
        self.house = house
        self.now = house.now
        self.store = EventStore(house.store)
        # Which of some people would rather not meet.
        self.strangers: Callable[[list[str]], Awaitable[set[frozenset[str]]]] = _nobody
        # A round was paired, or somebody challenged.
        self.on_round: Callable[[str, Event], None] = lambda id, event: None
        self._reckoner: Reckoner = reckoner or Worker()
        self._events: dict[str, LiveEvent] = {}
        self._loading: dict[str, asyncio.Task[LiveEvent]] = {}
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._setbacks = Setbacks(house.customs.look_every)
        # Whoever organises many events has one turn among those whose bots play, and not one for each.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def stuck(self) -> int:
        """How many events there are of which something cannot be done; the log says what, and why."""
        return self._setbacks.stuck

    @property
    def shared(self) -> bool:
        return self.house.store.shared

    async def open(self) -> None:
        self.house.neighbours.listen("event", self._on_note)
        self._spawn(self._run())

    async def close(self) -> None:
        self.close_streams()
        waiting = [*self._tasks, *self._attending.values()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def close_streams(self) -> None:
        for event in self._events.values():
            event.close()

    async def create(self, person: str, name: str, plan: EventPlan, key: str = "") -> str:
        """A new event; the same person's same key gives the same event."""
        await asyncio.to_thread(check_plan, plan)
        check_start(plan, self.now())
        name = proper_name(name)
        id = self.house.id_for(person, f"event {key}") if key else self.house.customs.new_id()
        if key and await self.store.rows(id):
            return id
        if await self.store.unfinished_of(person) >= MOST_EVENTS:
            raise EventRefusal(Reason.TOO_MUCH, "too-many-events", most=MOST_EVENTS)
        seed = f"{self.house.new_seed():032x}"
        made = await asyncio.to_thread(planned, plan, seed, name)
        await self.store.create(id, [EventRow(0, self.now(), person, "", made)])
        return id

    async def list_events(self, person: str) -> list[KeptEvent]:
        return await self.store.list_events(person)

    async def calls(self, person: str) -> list[tuple[str, str]]:
        """The events that wait for somebody to say that they are there, with their names."""
        found: list[tuple[str, str]] = []
        for id in await self.store.running(person):
            async with (await self.event(id)).reading() as event:
                if event.calls(person):
                    found.append((id, event.plan.name))
        return found

    async def rename(self, person: str, name: str) -> None:
        """Show a new name wherever somebody takes part or organises; what is over keeps the names of then."""
        for id in await self.store.running(person, also=("open",)):
            with contextlib.suppress(Refusal):  # one that cannot be reached keeps the old one
                await self._rename(await self.event(id), person, name)

    async def _rename(self, live: LiveEvent, person: str, name: str) -> None:
        await live.act(person, "", lambda: deeds.rename(live.event, person, name))

    async def event(self, id: str) -> LiveEvent:
        """The live event; two who need it at the same time get the same one."""
        found = self._events.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveEvent:
        rows = await self.store.rows(id)
        if not rows:
            raise EventRefusal(Reason.UNKNOWN, "event")
        self._events[id] = LiveEvent(self, id, rows)
        return self._events[id]

    def drop(self, event: LiveEvent) -> None:
        if self._events.get(event.id) is event:
            del self._events[event.id]
        event.close()

    async def refresh(self, id: str) -> None:
        """Let an event go wherever it lives: what is kept of it was changed, and it has to be read anew."""
        await self.house.neighbours.tell_all("event", f"{id}:")

    def attend(self, event: LiveEvent) -> None:
        """See to what is due in an event, if it is ours to keep and nobody is at it."""
        task = self._attending.get(event.id)
        if (task is None or task.done()) and self.house.keeps(event.id):
            self._attending[event.id] = asyncio.create_task(self._attend(event))

    async def _attend(self, event: LiveEvent) -> None:
        """Do what is due, one after the other; what cannot be done waits, and the rest does not wait for it."""
        try:
            while self._events.get(event.id) is event and self.house.keeps(event.id):
                if self.shared:
                    await event.catch_up()
                due = list(steps(event.event, self.now()))
                self._setbacks.keep_only(event.id, due)
                ready = (each for each in due if not self._setbacks.holds(event.id, each))
                step = next((each for each in ready if not self._is_too_soon(event.event, each)), None)
                if step is None or not await self._try(event, step):
                    return
        except Refusal:
            return  # the store is away: it is looked at again in a moment
        except Exception:
            log.exception("an event could not go on", extra={"event": event.id[:4]})

    def _is_too_soon(self, event: Event, step: Step) -> bool:
        """After an outage people come back first: whoever could not say that they are there still can."""
        if not isinstance(step, Absent | Adjudicate):
            return False
        group = event.rounds[step.round - 1].groups[step.group]
        due = group.ready_by if isinstance(step, Absent) else group.closes_at
        return due <= self.now() < self.house.when_due(group.opens_at, due)

    async def _try(self, live: LiveEvent, step: Step) -> bool:
        """Do a step; whether it is worth while to look for another at once."""
        try:
            await self._do(live, step)
        except Refusal as refusal:
            if refusal.reason is Reason.UNAVAILABLE:
                return False
            self._setbacks.note(live.id, step, refusal)
        except Exception as error:
            self._setbacks.note(live.id, step, error)
        else:
            self._setbacks.forget(live.id, step)
        return True

    async def _do(self, live: LiveEvent, step: Step) -> None:
        match step:
            case PairRound():
                await self._pair(live)
            case SeatGroup(round, number):
                if only_bots(live.event, live.event.rounds[round - 1].groups[number]):
                    await self._play_bots(live, round)
                else:
                    await self._seat(live, round, number)
            case Adjudicate(round, number):
                await self._adjudicate(live, round, number)
            case Cleared(round, number):
                await self._clear(live, step, live.event.rounds[round - 1].groups[number])
            case Opened() | Ended() | Absent():
                await self._if_due(live, step, step)

    async def _if_due(
        self, live: LiveEvent, step: Step, entry: Entry, game: GameMade | None = None, done: str = ""
    ) -> None:
        """Write an entry if the step is still to be done when its turn comes."""

        def propose() -> Entry:
            if step not in steps(live.event, self.now()):
                raise EventRefusal(Reason.STALE, "not-running")
            return entry

        await live.act("", "", propose, game, done)

    async def _pair(self, live: LiveEvent) -> None:
        task = task_for(live.event)
        if task is None:
            await self._if_due(live, PairRound(), Ended())
            return
        answer = await self._reckoner.pair(await self._with_shy(live, task))

        def propose() -> Entry:
            # Another server may have paired it, or somebody have come or gone meanwhile.
            if PairRound() not in steps(live.event, self.now()) or task_for(live.event) != task:
                raise EventRefusal(Reason.STALE, "not-running")
            opens_at = self.now() + live.event.plan.pause
            return Paired(task.round, task.stage, answer.groups, opens_at, answer.rests, answer.seeds)

        await live.act("", "", propose)
        self.on_round(live.id, live.event)

    async def _with_shy(self, live: LiveEvent, task: Task) -> Task:
        """Who has blocked whom is nobody's business: it is no part of the journal, only of the pairing."""
        numbers = {
            member.person: each.number
            for each in task.candidates
            for member in live.event.players[each.number].members
        }
        pairs = await self.strangers(list(numbers))
        shy = sorted({tuple(sorted(numbers[each] for each in pair)) for pair in pairs})
        return structs.replace(task, shy=tuple((two[0], two[1]) for two in shy if two[0] != two[1]))

    async def check_company(self, live: LiveEvent, person: str, other: int) -> None:
        """On a ladder people choose whom they meet: nobody is chosen by somebody whom they have blocked."""
        theirs = live.event.players[other].members if 0 <= other < len(live.event.players) else ()
        pairs = await self.strangers([person, *(member.person for member in theirs)])
        if any(person in pair for pair in pairs):
            raise EventRefusal(Reason.FORBIDDEN, "apart")

    async def _seat(self, live: LiveEvent, round: int, number: int) -> None:
        event = live.event
        group = event.rounds[round - 1].groups[number]
        room = room_for(event, live.id, round, number, group)
        plan, people = table_for(event, group)
        await self.house.lay(room, plan, live.id, people)
        step, entry = SeatGroup(round, number), Seated(round, number, room)
        await self._if_due(live, step, entry, game=GameMade(room, round, number))

    async def _play_bots(self, live: LiveEvent, round: int) -> None:
        """Some of the games that bots have among themselves; the same ones again after a crash."""
        event = live.event
        waiting = [
            number
            for number, group in enumerate(event.rounds[round - 1].groups)
            if group.result is None and group.table is None and only_bots(event, group)
            if not self._setbacks.holds(live.id, SeatGroup(round, number))
        ][:_BOT_GAMES_AT_ONCE]
        games = tuple(bot_game(event, round, number) for number in waiting)
        async with self._turns.setdefault(event.organiser, asyncio.Lock()):
            results = await self._played(games)
        for number, result in zip(waiting, results, strict=False):  # the others have their turn later
            entry = Resulted(round, number, result.ranks, result.scores)
            with contextlib.suppress(Refusal):
                await self._if_due(live, SeatGroup(round, number), entry)

    async def _played(self, games: tuple[BotGame, ...]) -> list[BotResult]:
        """If one of them cannot be played, the first alone: whichever it is, the others must not wait for it."""
        try:
            return await self._reckoner.play(games)
        except Exception:
            if len(games) == 1:
                raise
            return await self._reckoner.play(games[:1])

    async def _adjudicate(self, live: LiveEvent, round: int, number: int) -> None:
        group = live.event.rounds[round - 1].groups[number]
        assert group.table is not None
        try:
            ranks = await self.house.at(group.table, lambda table: ranks_at_time(table, len(group.present)))
        except Refusal as refusal:
            if refusal.reason is not Reason.UNKNOWN:
                raise
            # Its people have deleted the table: none of them is there, and the event must not wait for it.
            ranks = tuple(int(bool(live.event.players[each].bot)) for each in group.present)
        step = Adjudicate(round, number)
        await self._if_due(live, step, Resulted(round, number, ranks, (), "time"))

    async def _clear(self, live: LiveEvent, step: Cleared, group: Group) -> None:
        """End a game at its table that counts already: those who sit there must not play on in vain."""
        assert group.table is not None
        verdict, winners = verdict_on(live.event, group)
        try:
            await self.house.at(group.table, lambda table: table.settle(verdict, winners))
        except Refusal as refusal:
            if refusal.reason not in (Reason.STALE, Reason.UNKNOWN):  # it is over, or the table is gone
                raise
        await self._if_due(live, step, step, done=group.table)

    async def _take(self, game: OpenGame) -> None:
        """Tell an event how one of its games ended; what it does not wait for is not counted."""
        live = await self.event(game.event)

        def propose() -> Entry:
            group = live.event.rounds[game.round - 1].groups[game.number]
            if live.event.status != "running" or group.result is not None or group.table != game.room:
                raise EventRefusal(Reason.STALE, "too-late")
            return Resulted(game.round, game.number, game.result.ranks, game.result.scores)

        try:
            await live.act("", "", propose, done=game.room)
        except Refusal as refusal:
            if refusal.reason is Reason.STALE:
                await self.store.close_game(game.room)
        self.attend(live)

    async def _run(self) -> None:
        while True:
            try:
                for game in await self.store.finished_games():
                    if self.house.keeps(game.event):
                        await self._look_at(game.event, partial(self._take, game))
                for id in await self.store.due(self.now()):
                    if self.house.keeps(id):
                        await self._look_at(id, partial(self._attend_to, id))
            except Refusal:
                log.warning("the store does not answer")
            except Exception:
                log.exception("the events could not be seen to")
            self._let_go()
            self._setbacks.keep_events(self.house.keeps)
            await asyncio.sleep(self.house.customs.look_every)

    async def _look_at(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """See to one event; if that fails, the others must not hear of it."""
        try:
            await work()
        except SkyshelfError:
            return  # it is looked at again in a moment
        except Exception:
            log.exception("an event could not be read", extra={"event": id[:4]})

    async def _attend_to(self, id: str) -> None:
        self.attend(await self.event(id))

    def _let_go(self) -> None:
        before = self.now() - _IDLE
        for event in [each for each in self._events.values() if each.used < before]:
            task = self._attending.get(event.id)
            if task is None or task.done():
                self._attending.pop(event.id, None)
                del self._events[event.id]

    def _on_note(self, words: list[str]) -> None:
        for word in words:
            id, _, n = word.partition(":")
            live = self._events.get(id)
            if live is None:
                continue
            if not n:
                self.drop(live)
            elif live.event.version < int(n):
                self._spawn(self._hear(live))

    async def _hear(self, live: LiveEvent) -> None:
        with contextlib.suppress(Refusal):
            await live.catch_up()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _nobody(people: list[str]) -> set[frozenset[str]]:
    return set()
