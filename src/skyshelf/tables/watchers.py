"""Who watches a table, and what each of them gets to see: one form for each audience."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from skyshelf.engine.event import Event
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.seat import NOBODY, Seat, seated
from skyshelf.engine.view import View
from skyshelf.tables import permissions
from skyshelf.tables.changes import changes
from skyshelf.tables.entries import (
    Answered,
    Asked,
    Away,
    Chose,
    Entry,
    Hinted,
    Left,
    OutOfTime,
    Renamed,
    Returned,
    Row,
    Sat,
    Settled,
    Started,
    TakenOver,
    Undone,
)
from skyshelf.tables.messages import (
    Message,
    Outbox,
    PassingUntil,
    Picture,
    Presence,
    Prompt,
    RoomNote,
    Step,
    TakingBack,
    Times,
)
from skyshelf.tables.part import TablePart
from skyshelf.tables.protocol.table import SaidEvent
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.store.store import Told
from skyshelf.tables.teaching import LEARNER, Lecture, coaching_of
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, Payer

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

SPECTATORS = NOBODY  # where seats are counted by who is here
# A returning browser hears at most so many missed entries, of all its tables together; beyond that the picture must
# do. It must be fewer than what may wait for a reader, or whoever was away for long would be cut off at once.
MOST_MISSED = 128


@dataclass(slots=True)
class Watcher:
    """Somebody's stream, and through whose eyes it looks."""

    guest: str
    audience: Seat | None
    borrowed: bool = False  # looks through another seat's eyes, which only a finished game allows
    payer: Payer = NOBODY_PAYS


class Watchers(TablePart):
    """The watchers of one table. The table calls it while nobody else can change the table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._watchers: dict[Outbox, Watcher] = {}
        # What each audience saw last: a step tells only what has changed since.
        self._views: dict[Seat | None, View] = {}
        # The table as each audience sees it now: a thousand who come to look cost little more than one.
        self._pictures: dict[Seat | None, Picture] = {}
        # The seats of which everybody was told that somebody is here.
        self._shown: set[Seat] = set()

    @property
    def outboxes(self) -> list[Outbox]:
        return list(self._watchers)

    def broadcast(self, message: Message) -> None:
        for outbox in self.outboxes:
            outbox.put(message)

    async def add(
        self,
        outbox: Outbox,
        guest: str,
        through: Seat | None,
        since: int | None,
        payer: Payer = NOBODY_PAYS,
        most_missed: int = MOST_MISSED,
    ) -> None:
        """Send the table as it is, or what was missed since a version, and from now on whatever happens."""
        table = self._table
        watcher = Watcher(guest, self.eyes(guest, through), through is not None, payer)
        if since is None or since > table.room.version:
            outbox.put(self.picture(watcher.audience))
        elif since < table.room.version:
            await self._tell_missed(outbox, watcher.audience, since, most_missed)
        self._watchers[outbox] = watcher
        if table.match is not None and watcher.audience not in self._views:
            self._views[watcher.audience] = table.match.view(watcher.audience)

    def remove(self, outbox: Outbox) -> str | None:
        """Whose stream it was, if it was one."""
        watcher = self._watchers.pop(outbox, None)
        if watcher is None:
            return None
        if watcher.audience not in {each.audience for each in self._watchers.values()}:
            self._views.pop(watcher.audience, None)
        return watcher.guest

    def streams(self, guest: str) -> int:
        return sum(watcher.guest == guest for watcher in self._watchers.values())

    def payer(self) -> Payer | None:
        """Whoever watches pays for the bots, a player rather than a spectator."""
        room = self._table.room
        watchers = sorted(self._watchers.values(), key=lambda each: room.seat_of(each.guest) is None)
        return watchers[0].payer if watchers else None

    def listeners(self) -> list[tuple[Outbox, str]]:
        """Every stream with the person whose it is."""
        return [(outbox, watcher.guest) for outbox, watcher in self._watchers.items()]

    async def show_who_is_here(self, outbox: Outbox, guest: str) -> None:
        """Tell a new watcher which other people are here; later comings and goings are told as they happen."""
        table = self._table
        people = [number for number, seat in seated(table.room.seats) if seat.guest not in ("", guest)]
        if not people:
            return
        with contextlib.suppress(Refusal):
            present = await table.house.store.present(table.id, table.house.neighbours.alive_since())
            for seat in people:
                outbox.put(Presence(table.id, seat, seat in present))

    async def show_who_is_left(self) -> None:
        """Another server came or went, and with it, without a word, whoever was at this table through it."""
        table = self._table
        people = [number for number, seat in seated(table.room.seats) if seat.guest]
        if not self._watchers or not people:
            return
        with contextlib.suppress(Refusal):
            present = await table.house.store.present(table.id, table.house.neighbours.alive_since())
            for seat in people:
                self.broadcast(Presence(table.id, seat, seat in present))

    async def show_changes(self) -> None:
        """Tell which seats have somebody with a stream since this was last told, and which no longer.

        It looks at what is and not at what was done: somebody may open two streams at once, or sit down while they
        have some, at this server or through another.
        """
        changed = self.seats_here() ^ self._shown
        self._shown ^= changed
        for seat in sorted(changed):
            # Meanwhile they may have come back.
            await self._table.house.presences.show(self._table.id, seat, seat in self.seats_here())

    def seats_here(self) -> set[Seat]:
        """The seats with a stream at this server, and SPECTATORS where anybody else has one."""
        seats = (self._table.room.seat_of(watcher.guest) for watcher in self._watchers.values())
        return {SPECTATORS if seat is None else seat for seat in seats}

    def eyes(self, guest: str, through: Seat | None) -> Seat | None:
        return permissions.eyes(self._table.room, guest, through)

    def picture(self, audience: Seat | None) -> Picture:
        """The whole table; whoever sees the same shares it, and must not change it."""
        known = self._pictures.get(audience)
        if known is None or known.version != self._table.room.version:
            known = self._pictures[audience] = self._new_picture(audience)
        return known

    def veiled(self) -> Picture:
        """What everybody with the link may know where nobody may watch: who sits there."""
        return replace(self.picture(None), view=None, rendered={})

    def _is_veiled(self, audience: Seat | None) -> bool:
        return audience is None and self._table.room.plan.watch == "nobody"

    def _new_picture(self, audience: Seat | None) -> Picture:
        table = self._table
        return Picture(
            room_id=table.id,
            version=table.room.version,
            seat=audience,
            names=self._names(),
            game=table.game,
            room=self._note(),
            view=None if table.match is None else table.match.view(audience),
            prompt=self._prompt(audience),
            times=Times.of(table.room),
            taking_back=self._taking_back(audience),
            lecture=self._lecture(audience),
            passing=self._passing(audience),
        )

    def show_anew(self, guest: str) -> None:
        """The same table again, for one person: something has changed that is only theirs to know."""
        self._pictures.pop(self._table.room.seat_of(guest), None)
        for outbox, watcher in self._watchers.items():
            if watcher.guest == guest:
                outbox.put(self.picture(watcher.audience))

    def told(self, told: Told, audience: Seat | None) -> Step:
        """An entry of the past, as the audience heard it."""
        decode = self._table.game.codec.decode
        events = [decode(line.encode(), Event) for line in told.events.splitlines()]
        return self._step(told.row, events, audience)

    def tell(self, row: Row, events: list[Event]) -> None:
        """Tell every watcher what happened."""
        self._pictures.clear()
        steps: dict[Seat | None, tuple[Step, Picture | None]] = {}
        views: dict[Seat | None, View] = {}
        public: dict[str, list[SaidEvent]] = {}
        for outbox, watcher in self._watchers.items():
            audience = self._audience(watcher)
            changed_eyes = audience != watcher.audience
            watcher.audience = audience
            if self._is_veiled(audience):  # its person sat here once
                outbox.put(self.veiled())
                continue
            if audience not in steps:
                step, _ = steps[audience] = self._step_and_picture(row, events, audience, views)
                if not any(seen.secret for seen in step.seen):
                    step.told = public
            step, picture = steps[audience]
            outbox.put(step)
            if picture is not None:
                outbox.put(picture)
            elif changed_eyes:
                outbox.put(self.picture(audience))
        self._views = views

    async def tell_all_missed(self, since: int) -> None:
        """The table was read anew: tell everybody what has happened since a version."""
        self._views.clear()
        self._pictures.clear()
        for outbox, watcher in list(self._watchers.items()):
            watcher.audience = self._audience(watcher)
            if self._is_veiled(watcher.audience):
                outbox.put(self.veiled())
                continue
            await self._tell_missed(outbox, watcher.audience, since)

    async def _tell_missed(
        self, outbox: Outbox, audience: Seat | None, since: int, most: int = MOST_MISSED
    ) -> None:
        table = self._table
        version = table.room.version
        if version - since <= most:
            for told in await table.house.store.history(table.id, since, version):
                outbox.put(self.told(told, audience))
        outbox.put(self.picture(audience))

    def _step_and_picture(
        self, row: Row, events: list[Event], audience: Seat | None, views: dict[Seat | None, View]
    ) -> tuple[Step, Picture | None]:
        """What is told of an entry; a picture as well where there is nothing to compare with."""
        step = self._step(row, events, audience)
        room, match = self._table.room, self._table.match
        if not isinstance(row.entry, Chose) or room.status == "over":
            step.room = self._note()
        if row.n in room.lowest:
            step.back_to = room.line[-1].n if room.line else room.started_at
        step.prompt = self._prompt(audience)
        step.times = Times.of(room)
        step.taking_back = self._taking_back(audience)
        step.lecture = self._lecture(audience)
        step.passing = self._passing(audience)
        if match is None:
            return step, None
        view = views[audience] = match.view(audience)
        before = self._views.get(audience)
        if before is None or isinstance(row.entry, Started):
            return step, self.picture(audience)
        step.changes = changes(self._table.game.codec, before, view)
        step.view = view
        return step, None

    def _step(self, row: Row, events: list[Event], audience: Seat | None) -> Step:
        """What an audience hears of an entry, without what it changed."""
        return Step(
            room_id=self._table.id,
            version=row.n,
            at=row.at,
            seat=audience,
            names=self._names(),
            game=self._table.game,
            what=_tag(row.entry),
            phrase=phrase_of(row.entry),
            seen=tuple(event.seen_by(audience) for event in events),
            by=row.entry.seat if isinstance(row.entry, Chose) else None,
        )

    def _audience(self, watcher: Watcher) -> Seat | None:
        room = self._table.room
        if watcher.borrowed and room.status == "over":
            return watcher.audience
        watcher.borrowed = False
        return room.seat_of(watcher.guest)

    def _prompt(self, audience: Seat | None) -> Prompt | None:
        room, match = self._table.room, self._table.match
        if match is None or audience is None or audience != room.decider or not room.seats[audience].here:
            return None
        decision = match.state.decision
        return None if decision is None else Prompt(room.prompt, decision)

    def _taking_back(self, audience: Seat | None) -> TakingBack:
        room, match = self._table.room, self._table.match
        if audience is None or match is None:
            return TakingBack()
        to = permissions.free_undo(room, match, audience)
        freely = 0
        if to is not None:
            freely = match.undoable if room.plan.mode != "practice" else len(room.line) - to
        asking = permissions.take_back(room, match, audience) is not None
        return TakingBack(freely, asking and not freely)

    def _passing(self, audience: Seat | None) -> PassingUntil | None:
        room, passing = self._table.room, self._table.passing
        alone = not any(seat.guest for number, seat in seated(room.seats) if number != audience)
        if audience is None or room.status != "playing" or alone or not passing.untils:
            return None
        prompt = self._prompt(audience)
        asked = prompt is not None and prompt.decision.kind in self._table.game.waivable
        return PassingUntil(passing.of(audience), passing.untils, asked)

    def _lecture(self, audience: Seat | None) -> Lecture | None:
        """What the coach says, to the learner alone."""
        found = coaching_of(self._table.room) if audience == LEARNER else None
        match = self._table.match
        if found is None or match is None:
            return None
        prompt = self._prompt(audience)
        foretold = any(card.forecast for card in found[1].cards)
        return Lecture(
            *found,
            None if prompt is None else prompt.decision,
            self._table.game.forecast(match.view(audience)) if foretold else None,
        )

    def _note(self) -> RoomNote:
        room = self._table.room
        started = room.started
        commitment = "" if started is None else commit_to(started.seed, self._table.id, room.game)
        return RoomNote.of(
            room, self._table.game, self._table.roles, self._table.sides, commitment, self._table.frozen
        )

    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self._table.room.seats)


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
        case OutOfTime(seat):
            return Phrase("tables-ended-time-up", {"who": WHO[seat]})
        case Away(seat, holidays):
            return Phrase(f"tables-entry-away-{'some' if holidays else 'none'}", {"who": WHO[seat]})
        case Settled(verdict):
            return Phrase(f"tables-ended-{verdict}")
        case Renamed(seat, _, before):
            return Phrase("tables-entry-renamed", {"who": WHO[seat], "before": before})
        case Sat() | Left() | Undone() | Hinted() | Returned():
            return Phrase(f"tables-entry-{_tag(entry)}", {"who": WHO[entry.seat]})
        case _:
            return None


def _tag(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)
