"""A live table: the one owner of its game in this process. Whatever happens is kept first and told then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from skyshelf.engine.event import Event
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named
from skyshelf.tables import manners
from skyshelf.tables.changes import changes
from skyshelf.tables.entries import (
    Answered,
    Asked,
    Chose,
    Entry,
    Left,
    Returned,
    Row,
    Sat,
    Started,
    TakenOver,
    Undone,
    What,
)
from skyshelf.tables.loading import Loaded, load, new_match, rebuild
from skyshelf.tables.messages import (
    Message,
    Outbox,
    Picture,
    Presence,
    Prompt,
    RoomNote,
    Step,
    TakingBack,
    Thinking,
    Times,
)
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import STAND_IN, Room
from skyshelf.tables.store.store import Append, Told
from skyshelf.tables.thinking.frames import Question
from skyshelf.tables.thinking.pool import BotFailed

if TYPE_CHECKING:
    from skyshelf.tables.house import House

log = logging.getLogger("skyshelf.tables")

_TRIES = 8
_SNAPSHOT_EVERY = 25
# A returning browser hears at most so many missed entries; beyond that the picture must do.
_MOST_MISSED = 500
# A bot that answers sooner is not shown thinking.
_THINKING_SHOWN_AFTER = 0.3
_SIMPLER = {"search": "greedy", "greedy": "random", "random": "random"}


class Gone(Exception):
    """This table is no longer the one that is played: ask the house for it again."""


@dataclass(slots=True)
class Watcher:
    """Somebody's stream on this table, and through whose eyes it looks."""

    guest: str
    audience: int | None
    borrowed: bool = False  # looks through another seat's eyes, which only a finished game allows


@dataclass(slots=True)
class Proposal:
    """An entry to be made, and what the game told if it was moved for it."""

    entry: Entry
    events: list[Event] | None = None


class Table:
    """All that changes it goes through `_act`, one after the other, in the order it came."""

    def __init__(self, house: House, room_id: str, loaded: Loaded) -> None:
        self.house = house
        self.id = room_id
        self.room: Room = loaded.room
        self.match: Match | None = loaded.match
        self.game = game_named(self.room.plan.game)
        self.lock = asyncio.Lock()
        self.used = house.now()
        self._gone = False
        self._saved_choices = loaded.saved_choices
        self._watchers: dict[Outbox, Watcher] = {}
        self._views: dict[int | None, View] = {}
        self._thinking: tuple[int, asyncio.Task[None]] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # What people do. Each returns the version of the table at which it was done.

    async def sit(self, guest: str, name: str, seat: int | None, key: str = "") -> int:
        await self.house.check_seats(guest)
        version = await self._act(guest, key, lambda: Proposal(manners.sit(self.room, guest, name, seat)))
        if any(watcher.guest == guest for watcher in self._watchers.values()):
            await self._show_presence(manners.own_seat(self.room, guest), True)
        return version

    async def leave(self, guest: str, key: str = "") -> int:
        return await self._act(guest, key, lambda: Proposal(manners.leave(self.room, guest)))

    async def come_back(self, guest: str, key: str = "") -> int:
        return await self._act(guest, key, lambda: Proposal(manners.come_back(self.room, guest)))

    async def choose(self, guest: str, prompt: int, wanted: int | str, key: str = "") -> int:
        await self._respect_window(prompt)

        def propose() -> Proposal:
            index = manners.choice(self.room, self._playing(), guest, prompt, wanted)
            return self._choice(index)

        return await self._act(guest, key, propose)

    async def undo(self, guest: str, prompt: int, key: str = "") -> int:
        return await self._act(
            guest, key, lambda: Proposal(manners.undo(self.room, self._playing(), guest, prompt))
        )

    async def ask(self, guest: str, what: What, about: int, key: str = "") -> int:
        away = frozenset() if what == "take-back" else await self._away()
        if what == "take-over" and self.room.seat_of(guest) is not None:
            self._check_away(about, away)
        return await self._act(
            guest, key, lambda: Proposal(manners.ask(self.room, self.match, guest, what, about, away))
        )

    async def answer(self, guest: str, request: int, yes: bool, key: str = "") -> int:
        return await self._act(guest, key, lambda: Proposal(manners.answer(self.room, guest, request, yes)))

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One after the other, in the order they came."""
        async with self.lock:
            if self._gone:
                raise Gone
            self.used = self.house.now()
            yield

    async def _act(self, actor: str, key: str, propose: Callable[[], Proposal]) -> int:
        async with self._turn():
            for _ in range(_TRIES):
                known = self.room.remembered(actor, key)
                if known is not None:
                    return known
                try:
                    version = await self._keep(actor, key, propose())
                except Refusal:
                    raise
                except Exception:
                    # The rules broke, or we did. What is in memory may be half done: the journal is not.
                    log.exception("a table was dropped", extra={"table": self.id[:4]})
                    self.house.drop(self, broken=True)
                    raise Refusal(Reason.UNAVAILABLE, "broken") from None
                if version is not None:
                    return version
                await self._read_anew()
        raise Refusal(Reason.UNAVAILABLE, "busy")

    async def _keep(self, actor: str, key: str, proposal: Proposal) -> int | None:
        """Write the entry, then tell it; None if another server was quicker with one of its own."""
        before = (self.room.status, self.room.due())
        row = Row(self.room.version + 1, self.house.now(), actor, key, proposal.entry)
        events = await self._apply(row, proposal.events)
        try:
            kept = await self.house.store.append(self._append(row, events, before))
        except BaseException:
            # Whether it is written is not known; whoever asks next reads it from the journal.
            self.house.drop(self)
            raise
        if not kept:
            return None
        self._tell(row, events)
        self.attend()
        return row.n

    async def _apply(self, row: Row, events: list[Event] | None = None) -> list[Event]:
        """Let an entry change the table; `events` are given if the game was moved already."""
        self.room.apply(row)
        if events is None:
            events = []
            if isinstance(row.entry, Started):
                self.match = new_match(self.room)
                events = self.match.state.events
            elif isinstance(row.entry, Chose):
                events = self._playing().choose(row.entry.index)
        await self._follow_line()
        if self.match is not None:
            self.match.log.clear()  # the journal keeps it
        return events

    async def _follow_line(self) -> None:
        """Take the game back to where the journal says it is."""
        match = self.match
        surplus = 0 if match is None else len(match.journal.choices) - len(self.room.line)
        if match is None or surplus <= 0 or self.room.status == "waiting":
            return
        if surplus <= match.reach:
            match.take_back(surplus)
        else:
            self.match = await rebuild(self.house.store, self.id, self.room)

    def _append(self, row: Row, events: list[Event], before: tuple[str, float | None]) -> Append:
        after = (self.room.status, self.room.due())
        append = Append(
            room=self.id,
            row=row,
            events="\n".join(self.game.codec.encode(event).decode() for event in events),
            status=after[0],
            due_at=after[1],
            changed=after != before,
            seated=row.actor if isinstance(row.entry, Sat) else "",
            unseated=row.actor if isinstance(row.entry, Left) and self.room.status == "waiting" else "",
        )
        match = self.match
        if match is None or not isinstance(row.entry, Chose):
            return append
        choices = len(self.room.line)
        # A state to which nobody can go back any more is a good place to start reading from.
        if match.over or (choices - self._saved_choices >= _SNAPSHOT_EVERY and not match.reach):
            self._saved_choices = choices
            return replace(append, choices=choices, state=self.game.codec.encode(match.state).decode())
        return append

    async def _read_anew(self) -> None:
        """Another server has changed the table: read it, and tell what was missed."""
        since = self.room.version
        loaded = await load(self.house.store, self.id)
        self.room, self.match, self._saved_choices = loaded.room, loaded.match, loaded.saved_choices
        self._views.clear()
        # Our own entry was not kept: what was told before ends one earlier.
        for outbox, watcher in list(self._watchers.items()):
            watcher.audience = self._audience(watcher)
            await self._tell_missed(outbox, watcher.audience, min(since - 1, self.room.version))
        self.attend()

    async def catch_up(self) -> None:
        """Apply what other servers have written."""
        async with self.lock:
            if self._gone:
                return
            try:
                for row in await self.house.store.rows(self.id, self.room.version):
                    self._tell(row, await self._apply(row))
                self.attend()
            except Exception:
                log.exception("a table was dropped", extra={"table": self.id[:4]})
                self.house.drop(self, broken=True)

    def _choice(self, index: int) -> Proposal:
        match = self._playing()
        decision = match.state.decision
        assert decision is not None
        text = decision.options[index].text()
        events = match.choose(index)
        then = None if match.state.decision is None else match.state.decision.seat
        return Proposal(Chose(decision.seat, index, text, then), events)

    def _playing(self) -> Match:
        if self.match is None:
            raise Refusal(Reason.STALE, "not-playing")
        return self.match

    # What the server does by itself. Every server may try; the journal's key lets one of them succeed.

    def attend(self) -> None:
        """See to what is due here: begin the game, let a bot think, watch the clock."""
        room = self.room
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking[0] != room.prompt:
            if self._thinking[1] is not asyncio.current_task():
                self._thinking[1].cancel()
            self._thinking = None
        if not self.house.keeps(self.id):
            return
        deadline = room.deadline()
        if room.ready:
            self._spawn(self._begin())
        elif room.bot_to_move and self._thinking is None:
            self._thinking = (room.prompt, self._spawn(self._think(room.prompt)))
        elif deadline is not None:
            wait = max(0.0, deadline - self.house.now())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._spawn(self._time_up(room.prompt)))

    async def _begin(self) -> None:
        def propose() -> Proposal:
            if not self.room.ready:
                raise Refusal(Reason.STALE, "stale")
            seed = self.house.new_seed()
            blank = Started(f"{seed:032x}", self.game.rules_version, self.game.content, None)
            self.match = new_match(self.room, blank)
            decision = self.match.state.decision
            then = None if decision is None else decision.seat
            return Proposal(Started(blank.seed, blank.rules, blank.content, then), self.match.state.events)

        self._saved_choices = 0
        with contextlib.suppress(Refusal, Gone):
            await self._act("", "", propose)

    async def _think(self, prompt: int) -> None:
        room = self.room
        seat = room.decider
        assert seat is not None
        level = room.seats[seat].bot
        view = self.game.codec.encode(self._playing().view(seat))
        question = Question(self.game.name, level, secrets.randbits(63), view)
        shown = asyncio.get_running_loop().call_later(
            _THINKING_SHOWN_AFTER, lambda: self._spawn(self._show_thinking(seat))
        )
        try:
            index = await self.house.thinkers.think(question, self.house.bot_seconds(level))
        except BotFailed as failure:
            log.warning("a bot was replaced", extra={"table": self.id[:4], "bot": level, "why": str(failure)})
            await self._replace_bot(prompt, seat, level)
            return
        finally:
            shown.cancel()
        await self._answer_for_bot(prompt, index)

    async def _answer_for_bot(self, prompt: int, index: int) -> None:
        def propose() -> Proposal:
            if self.room.prompt != prompt or not self.room.bot_to_move:
                raise Refusal(Reason.STALE, "stale")
            return self._choice(index)

        await self._respect_window(prompt)
        with contextlib.suppress(Refusal, Gone):
            await self._act("", "", propose)

    async def _replace_bot(self, prompt: int, seat: int, level: str) -> None:
        """A simpler bot goes on; when even the simplest fails, any option is taken."""
        kind = level.partition(":")[0]
        if kind == "random":
            decision = self._playing().state.decision
            if decision is not None and self.room.prompt == prompt:
                await self._answer_for_bot(prompt, secrets.randbelow(len(decision.options)))
            return

        def propose() -> Proposal:
            if self.room.prompt != prompt or self.room.seats[seat].bot != level:
                raise Refusal(Reason.STALE, "stale")
            return Proposal(TakenOver(seat, _SIMPLER.get(kind, "random"), "broke"))

        self._thinking = None
        with contextlib.suppress(Refusal, Gone):
            await self._act("", "", propose)

    async def _time_up(self, prompt: int) -> None:
        def propose() -> Proposal:
            deadline = self.room.deadline()
            seat = self.room.decider
            late = deadline is not None and self.house.now() >= deadline
            if self.room.prompt != prompt or seat is None or not late:
                raise Refusal(Reason.STALE, "stale")
            return Proposal(TakenOver(seat, STAND_IN, "time"))

        with contextlib.suppress(Refusal, Gone):
            await self._act("", "", propose)

    async def _show_thinking(self, seat: int) -> None:
        self.broadcast(Thinking(self.id, seat))
        with contextlib.suppress(Refusal):
            await self.house.store.shout(f"thinking {self.id} {seat}")

    async def _respect_window(self, prompt: int) -> None:
        """An answer in a reaction window takes the same time whatever it is: speed would tell what a hand holds."""
        match = self.match
        if match is None or prompt != self.room.prompt or match.state.decision is None:
            return
        if match.state.decision.always_ask:
            await asyncio.sleep(max(0.0, self.room.asked_at + self.room.plan.window - self.house.now()))

    async def _away(self) -> frozenset[int]:
        """The seats whose people have left, or have neither had a stream nor done anything for a while."""
        now, alive = self.house.now(), self.house.alive_since()
        away = {number for number, seat in enumerate(self.room.seats) if seat.left}
        for seat in self.room.others(*away):
            since = await self.house.store.away_since(self.id, seat, alive)
            last = max(since or 0.0, self.room.seats[seat].acted_at)
            if since is not None and now - last >= self.house.absent_after:
                away.add(seat)
        return frozenset(away)

    def _check_away(self, seat: int, away: frozenset[int]) -> None:
        """A person who is there keeps their seat."""
        if seat in self.room.others() and seat not in away:
            raise Refusal(Reason.FORBIDDEN, "not-away-long", seconds=round(self.house.absent_after))

    # What people see.

    async def watch(
        self, outbox: Outbox, guest: str, through: int | None = None, since: int | None = None
    ) -> None:
        """Send the table as it is, or what was missed since a version, and then whatever happens."""
        async with self._turn():
            watcher = Watcher(guest, self.eyes(guest, through), through is not None)
            if since is not None and since == self.room.version:
                pass  # nothing was missed
            elif since is not None and since < self.room.version:
                await self._tell_missed(outbox, watcher.audience, since)
            else:
                outbox.put(self.picture(watcher.audience))
            self._watchers[outbox] = watcher
            match = self.match
            if match is not None and watcher.audience not in self._views:
                self._views[watcher.audience] = match.view(watcher.audience)
        await self._note_stream(guest, True)

    async def unwatch(self, outbox: Outbox) -> None:
        watcher = self._watchers.pop(outbox, None)
        if watcher is None:
            return
        self.used = self.house.now()
        if watcher.audience not in {each.audience for each in self._watchers.values()}:
            self._views.pop(watcher.audience, None)
        await self._note_stream(watcher.guest, False)

    async def _note_stream(self, guest: str, here: bool) -> None:
        """A seat is here from its first stream until its last one ends."""
        seat = self.room.seat_of(guest)
        streams = sum(watcher.guest == guest for watcher in self._watchers.values())
        if seat is not None and streams == (1 if here else 0):
            await self._show_presence(seat, here)

    async def _show_presence(self, seat: int, here: bool) -> None:
        with contextlib.suppress(Refusal):
            await self.house.store.set_presence(self.id, seat, here, self.house.now())
            self.broadcast(Presence(self.id, seat, here))
            await self.house.store.shout(f"presence {self.id} {seat} {int(here)}")

    async def look(self, guest: str, through: int | None = None) -> Picture:
        """The table as it is now. Whoever has the link may see who sits there, even where nobody may watch."""
        async with self._turn():
            private = self.room.plan.watch == "nobody" and self.room.seat_of(guest) is None
            if private:
                picture = self.picture(None)
                picture.view = None
                return picture
            return self.picture(self.eyes(guest, through))

    async def history(self, guest: str, after: int, limit: int, through: int | None = None) -> list[Step]:
        """What a person heard of the past, or could have heard as a spectator."""
        async with self._turn():
            audience = self.eyes(guest, through)
            until = min(self.room.version, after + limit)
            return [
                self.told(told, audience) for told in await self.house.store.history(self.id, after, until)
            ]

    async def journal(self) -> str:
        """The finished game as a file, with its seed."""
        async with self._turn():
            if self.room.status == "playing" or self.match is None:
                raise Refusal(Reason.FORBIDDEN, "not-over")
            return self.match.save()

    async def record(self, guest: str) -> bytes:
        """The person's own view as the codec writes it: what a bot of theirs can search with."""
        async with self._turn():
            view = self._playing().view(manners.own_seat(self.room, guest))
            return self.game.codec.encode(view)

    def eyes(self, guest: str, through: int | None) -> int | None:
        """The seat through whose eyes a person looks, or None for the public view; refuses what is not theirs."""
        own = self.room.seat_of(guest)
        if own is None and self.room.plan.watch == "nobody":
            raise Refusal(Reason.FORBIDDEN, "no-watching")
        if through is None or through == own:
            return own
        if self.room.status != "over" or not 0 <= through < len(self.room.seats):
            raise Refusal(Reason.FORBIDDEN, "not-your-eyes")
        return through

    def picture(self, audience: int | None) -> Picture:
        match = self.match
        return Picture(
            room_id=self.id,
            version=self.room.version,
            seat=audience,
            names=self._names(),
            game=self.game,
            room=self._note(),
            view=None if match is None else match.view(audience),
            prompt=self._prompt(audience),
            times=Times.of(self.room),
            taking_back=self._taking_back(audience),
        )

    def step(self, row: Row, events: list[Event], audience: int | None) -> Step:
        """What an audience hears of an entry, without what it changed."""
        return Step(
            room_id=self.id,
            version=row.n,
            at=row.at,
            seat=audience,
            names=self._names(),
            game=self.game,
            what=_tag(row.entry),
            phrase=phrase_of(row.entry),
            seen=tuple(event.seen_by(audience) for event in events),
        )

    def told(self, told: Told, audience: int | None) -> Step:
        """The same for an entry of the past."""
        decode = self.game.codec.decode
        events = [decode(line.encode(), Event) for line in told.events.splitlines()]
        return self.step(told.row, events, audience)

    async def _tell_missed(self, outbox: Outbox, audience: int | None, since: int) -> None:
        version = self.room.version
        if version - since <= _MOST_MISSED:
            for told in await self.house.store.history(self.id, since, version):
                outbox.put(self.told(told, audience))
        outbox.put(self.picture(audience))

    def _tell(self, row: Row, events: list[Event]) -> None:
        """Tell every watcher what happened, each in the form for its audience."""
        moved = isinstance(row.entry, Chose)
        steps: dict[int | None, tuple[Step, Picture | None]] = {}
        views: dict[int | None, View] = {}
        for outbox, watcher in self._watchers.items():
            audience = self._audience(watcher)
            changed_eyes = audience != watcher.audience
            watcher.audience = audience
            if audience not in steps:
                steps[audience] = self._step_and_picture(row, events, audience, moved, views)
            step, picture = steps[audience]
            outbox.put(step)
            if picture is not None:
                outbox.put(picture)
            elif changed_eyes:
                outbox.put(self.picture(audience))
        self._views = views

    def _step_and_picture(
        self,
        row: Row,
        events: list[Event],
        audience: int | None,
        moved: bool,
        views: dict[int | None, View],
    ) -> tuple[Step, Picture | None]:
        step = self.step(row, events, audience)
        room = self.room
        if not moved or room.status == "over":
            step.room = self._note()
        if row.n in room.lowest:
            step.back_to = room.line[-1].n if room.line else room.started_at
        step.prompt = self._prompt(audience)
        step.times = Times.of(room)
        step.taking_back = self._taking_back(audience)
        match = self.match
        if match is None:
            return step, None
        view = views[audience] = match.view(audience)
        before = self._views.get(audience)
        if before is None or isinstance(row.entry, Started):
            return step, self.picture(audience)
        step.changes = changes(self.game.codec, before, view)
        return step, None

    def _audience(self, watcher: Watcher) -> int | None:
        if watcher.borrowed and self.room.status == "over":
            return watcher.audience
        watcher.borrowed = False
        return self.room.seat_of(watcher.guest)

    def _prompt(self, audience: int | None) -> Prompt | None:
        room, match = self.room, self.match
        if match is None or audience is None or audience != room.decider or not room.seats[audience].here:
            return None
        decision = match.state.decision
        return None if decision is None else Prompt(room.prompt, decision)

    def _taking_back(self, audience: int | None) -> TakingBack:
        if audience is None or self.match is None:
            return TakingBack()
        to = manners.free_undo(self.room, self.match, audience)
        freely = 0
        if to is not None:
            freely = self.match.undoable if self.room.plan.mode != "practice" else len(self.room.line) - to
        asking = manners.take_back(self.room, self.match, audience) is not None
        return TakingBack(freely, asking and not freely)

    def _note(self) -> RoomNote:
        started = self.room.started
        commitment = "" if started is None else commit_to(started.seed, self.id, self.room.game)
        return RoomNote.of(self.room, commitment)

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.room.seats)

    def broadcast(self, message: Message) -> None:
        for outbox in list(self._watchers):
            outbox.put(message)

    # What the house does with it.

    @property
    def idle(self) -> bool:
        """Nobody watches it and nothing is under way: it can be read again when it is needed."""
        busy = self._thinking is not None and not self._thinking[1].done()
        return not (self._watchers or busy or self.lock.locked())

    @property
    def watchers(self) -> list[Outbox]:
        return list(self._watchers)

    def stop(self) -> None:
        self._gone = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def commit_to(seed: str, room_id: str, game: int) -> str:
    """Published when a game starts, so that nobody can change the seed that the journal shows at the end."""
    return sha256(f"{seed} {room_id} {game}".encode()).hexdigest()


def phrase_of(entry: Entry) -> Phrase | None:
    """What a log says of an entry that is no part of the game."""
    match entry:
        case Asked(seat=seat, what=what, about=about):
            return Phrase(f"tables-entry-asked-{what}", {"who": WHO[seat], "about": WHO[about]})
        case Answered(seat, yes):
            return Phrase(f"tables-entry-{'agreed' if yes else 'refused'}", {"who": WHO[seat]})
        case TakenOver(seat, bot, why):
            return Phrase(f"tables-entry-taken-over-{why}", {"who": WHO[seat], "bot": bot})
        case Sat() | Left() | Undone() | Returned():
            return Phrase(f"tables-entry-{_tag(entry)}", {"who": WHO[entry.seat]})
        case _:
            return None


def _tag(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)
