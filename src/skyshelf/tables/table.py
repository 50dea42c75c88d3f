"""A live table: the one owner of its game in this process. Whatever happens is kept first and told then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.event import Event
from skyshelf.engine.game import Game
from skyshelf.engine.match import Match
from skyshelf.engine.seat import Seat, seated
from skyshelf.games.shelf import game_named
from skyshelf.tables import permissions
from skyshelf.tables.absence import check_away, check_stalling, seats_away
from skyshelf.tables.automation import Automation
from skyshelf.tables.chat import Chat
from skyshelf.tables.chat_lines import ChatLine
from skyshelf.tables.entries import Answered, Asked, Chose, Left, Row, Started, Verdict, What
from skyshelf.tables.holidays import Holiday
from skyshelf.tables.keeping import entry_of, in_lists, with_state
from skyshelf.tables.loading import Loaded, load, new_match, rebuild
from skyshelf.tables.messages import Outbox, Picture, Step
from skyshelf.tables.passing import Passing
from skyshelf.tables.proposal import Gone, Proposal
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.replay import GameReplay, replay_of
from skyshelf.tables.room import Room
from skyshelf.tables.thinking.fairness import NOBODY_PAYS, Payer
from skyshelf.tables.turns import in_turns
from skyshelf.tables.watchers import MOST_MISSED, Watchers

if TYPE_CHECKING:
    from skyshelf.tables.house import House

log = logging.getLogger("skyshelf.tables")

_TRIES = 8
# A game has hundreds; more than that is no game, and every server that looks at the table must read them all.
MOST_ENTRIES = 12_000
# Beside choices, by one person in one game with others: nobody fills the table by themselves so that it has no end.
MOST_DEEDS = 500


class Table:
    """All that changes it goes through `act`, one after the other, in the order it came."""

    def __init__(self, house: House, room_id: str, loaded: Loaded) -> None:
        self.house = house
        self.id = room_id
        self.room: Room = loaded.room
        self.match: Match | None = loaded.match
        self.game = game_named(self.room.plan.game)
        self.frozen = bool(loaded.frozen)
        self.roles, self.sides = _roles(self.game, self.room)
        self.watchers = Watchers(self)
        self.chat = Chat(self)
        self.passing = Passing(self)
        self.used = house.now()
        self._visited = house.now()
        self._visitor = NOBODY_PAYS
        self._saved_choices = loaded.saved_choices
        self._automation = Automation(self)
        self._queue = asyncio.Lock()  # whoever waits gets it in the order they came
        self._gone = False

    # What people do. Each returns the version of the table at which it was done.

    async def sit(self, guest: str, name: str, seat: Seat | None, key: str = "") -> int:
        await self.house.check_seats(guest)
        return await self.act(guest, key, lambda: Proposal(permissions.sit(self.room, guest, name, seat)))

    async def rename(self, guest: str, name: str) -> int:
        return await self.act(guest, "", lambda: Proposal(permissions.rename(self.room, guest, name)))

    async def be_away(self, guest: str, holidays: tuple[Holiday, ...]) -> int:
        return await self.act(guest, "", lambda: Proposal(permissions.be_away(self.room, guest, holidays)))

    async def leave(self, guest: str, key: str = "") -> int:
        """Get up. A rated game that nobody would play on is lost by it: else nobody would lose to a bot."""
        if not self.frozen:
            with contextlib.suppress(Refusal):  # nearly always something else is left to do
                await self.act(
                    guest, "", lambda: Proposal(permissions.forfeit(self.room, guest, self.sides)), True
                )
        return await self.act(guest, key, lambda: Proposal(permissions.leave(self.room, guest)), True)

    async def give_up(self, guest: str) -> None:
        """Get up for good, so that the table can go from a person's list; a game with others must be ended first."""
        async with self.reading():
            seat = permissions.own_seat(self.room, guest)
            gone = self.room.seats[seat].left
            if self.room.status == "playing" and not gone and self.room.others(seat):
                raise Refusal(Reason.FORBIDDEN, "others-play")
        if not gone:
            await self.leave(guest)

    async def vanish(self) -> None:
        """Delete the table with all that belongs to it; whoever waits for it finds none."""
        async with self._turn():
            await self.house.store.delete_rooms([self.id])
            self.house.drop(self)

    async def come_back(self, guest: str, key: str = "") -> int:
        return await self.act(guest, key, lambda: Proposal(permissions.come_back(self.room, guest)))

    async def turn_to(self, guest: str, chapter: int, key: str = "") -> int:
        return await self.act(guest, key, lambda: Proposal(permissions.turn_to(self.room, guest, chapter)))

    async def choose(self, guest: str, prompt: int, wanted: int | str, key: str = "") -> int:
        await self.respect_window(prompt)
        return await self.act(
            guest,
            key,
            lambda: self.choice(permissions.choice(self.room, self.playing(), guest, prompt, wanted)),
        )

    async def undo(self, guest: str, prompt: int, key: str = "") -> int:
        return await self.act(
            guest, key, lambda: Proposal(permissions.undo(self.room, self.playing(), guest, prompt))
        )

    async def pass_until(self, guest: str, until: str) -> int:
        """Let reactions go by until something happens, or with "" no longer."""
        async with self.reading():
            await self.passing.set(guest, until)
            self.watchers.show_anew(guest)
            self.attend()
        await self.house.store.shout(f"passing {self.id}")
        return self.room.version

    async def hear_of_passing(self) -> None:
        """Somebody has said so through another server."""
        async with self.reading():
            await self.passing.read()
            self.attend()

    async def ask(self, guest: str, what: What, about: Seat, key: str = "") -> int:
        if what == "draw" or what == "call-off" or what == "resign":
            return await self.act(
                guest,
                key,
                lambda: Proposal(permissions.end(self.room, guest, what, self.sides, self.frozen)),
                True,
            )
        away = frozenset() if what == "take-back" else await seats_away(self)
        if what == "take-over" and self.room.seat_of(guest) is not None:
            check_away(self, about, away)
        if what == "clock" and self.room.seat_of(guest) is not None:
            check_stalling(self, about)
        return await self.act(
            guest, key, lambda: Proposal(permissions.ask(self.room, self.match, guest, what, about, away))
        )

    async def answer(self, guest: str, request: int, yes: bool, key: str = "") -> int:
        return await self.act(
            guest,
            key,
            lambda: Proposal(permissions.answer(self.room, guest, request, yes, self.sides, self.frozen)),
        )

    async def settle(self, verdict: Verdict, winners: tuple[Seat, ...]) -> int:
        """The event ends its game."""
        return await self.act(
            "", "", lambda: Proposal(permissions.settle(self.room, verdict, winners)), leaving=True
        )

    async def say(self, guest: str, name: str, text: str, phrase: str, key: str = "") -> ChatLine:
        """Who hears it is settled while nobody else can change the table; moves need not wait until it is kept."""
        async with self._turn():
            line = self.chat.new_line(guest, name, text, phrase)
        return await self.chat.keep(line, key)

    async def read_chat(self, guest: str) -> list[ChatLine]:
        """What a person may read of what was said."""
        async with self.reading():
            circles = self.chat.heard_by(guest)
        return await self.chat.read(circles)

    # How it is done.

    async def act(self, actor: str, key: str, propose: Callable[[], Proposal], leaving: bool = False) -> int:
        """Do what is proposed, unless it is refused; if another server was quicker, look at it again."""
        async with self._turn():
            for _ in range(_TRIES):
                known = self.room.remembered(actor, key)
                if known is not None:
                    return known
                if self.room.version >= MOST_ENTRIES and not leaving:
                    raise Refusal(Reason.TOO_MUCH, "too-long", most=MOST_ENTRIES)
                try:
                    proposal = propose()
                except Refusal as refusal:  # nothing was changed
                    if refusal.reason is Reason.STALE and self.house.store.shared and await self._missed():
                        continue  # another server has moved on and its word had not come yet
                    raise
                except Exception as error:
                    raise self._broken() from error
                self._check_deeds(actor, proposal)
                version = await self._keep(actor, key, proposal)
                if version is not None:
                    return version
        raise Refusal(Reason.UNAVAILABLE, "busy")

    def _check_deeds(self, actor: str, proposal: Proposal) -> None:
        """Whoever has done enough else may still choose, answer and go; alone one may do what one likes."""
        entry, seat = proposal.entry, self.room.seat_of(actor)
        if isinstance(entry, Chose | Answered | Left) or (isinstance(entry, Asked) and not entry.of):
            return
        if self.room.others(*([] if seat is None else [seat])) and self.room.deeds[actor] >= MOST_DEEDS:
            raise Refusal(Reason.TOO_MUCH, "too-often", most=MOST_DEEDS)

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        async with self._queue:
            if self._gone:
                raise Gone
            self.used = self.house.now()
            yield

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """A turn for somebody who looks: what another server has told the same person is known here, too."""
        async with self._turn():
            if self.house.store.shared:
                await self._missed()
            yield

    async def _keep(self, actor: str, key: str, proposal: Proposal) -> int | None:
        """Write the entry, then tell it; None if another server was quicker with one of its own."""
        before = in_lists(self.room, self.match)
        told = self.room.version
        row = Row(told + 1, max(self.house.now(), self.room.changed_at), actor, key, proposal.entry)
        try:
            events = await self._apply(row, proposal.events)
            append = entry_of(self.id, self.room, self.match, row, events, before, self.frozen)
            append = with_state(append, self.room, self.match, self._saved_choices)
            self._saved_choices = append.choices or self._saved_choices
            if not await self.house.store.append(append):
                await self._read_anew(told)
                return None
            self.watchers.tell(row, events)
            if not isinstance(row.entry, Chose):  # nobody sits down or gets up by it
                await self.watchers.show_changes()
            await self.passing.tidy()
        except (Refusal, asyncio.CancelledError):
            # Whether it is written is not known; whoever asks next reads it from the journal.
            self.house.drop(self)
            raise
        except Exception as error:
            raise self._broken() from error
        self.attend()
        for listener in self.house.on_turn:
            listener(self, row)
        return row.n

    def _broken(self) -> Refusal:
        """The rules broke, or we did. What is in memory may be half done; the journal is whole."""
        log.exception("a table was dropped", extra={"table": self.id[:4]})
        self.house.drop(self, broken=True)
        return Refusal(Reason.UNAVAILABLE, "broken")

    async def _apply(self, row: Row, events: list[Event] | None = None) -> list[Event]:
        """Let an entry change the table; `events` are given if the game was moved already."""
        self.room.apply(row)
        if isinstance(row.entry, Started):
            self._saved_choices = 0
        if events is None:
            events = []
            if isinstance(row.entry, Started):
                self.match = new_match(self.room)
                events = self.match.state.events
            elif isinstance(row.entry, Chose) and not self.frozen:
                events = self.playing().choose(row.entry.index)
        await self._follow_line()
        self.passing.hear(row, events)
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

    async def _read_anew(self, told: int) -> None:
        """Another server has changed the table, and ours was not kept: read it, and tell what was missed."""
        loaded = await load(self.house.store, self.id)
        self.room, self.match, self._saved_choices = loaded.room, loaded.match, loaded.saved_choices
        self.frozen = bool(loaded.frozen)
        await self.passing.read()
        await self.watchers.tell_all_missed(told)
        await self.watchers.show_changes()
        self.attend()

    async def catch_up(self) -> None:
        """Apply what other servers have written."""
        async with self._queue:
            if self._gone:
                return
            try:
                await self._missed()
            except Refusal:
                self.house.drop(self)
            except Exception:
                self._broken()

    async def _missed(self) -> bool:
        """Apply what other servers have written; whether there was anything."""
        rows = await self.house.store.rows(self.id, self.room.version)
        for row in rows:
            self.watchers.tell(row, await self._apply(row))
        if rows:
            await self.watchers.show_changes()
        self.attend()
        return bool(rows)

    def choice(self, index: int) -> Proposal:
        """Answer the open decision; the game is moved by it."""
        match = self.playing()
        decision = match.state.decision
        assert decision is not None
        text = decision.options[index].text()
        events = match.choose(index)
        then = None if match.state.decision is None else match.state.decision.seat
        return Proposal(Chose(decision.seat, index, text, then), events)

    def playing(self) -> Match:
        if self.frozen:
            raise Refusal(Reason.STALE, "frozen")
        if self.match is None:
            raise Refusal(Reason.STALE, "not-playing")
        return self.match

    async def respect_window(self, prompt: int, least: float = 0.0) -> None:
        """An answer in a reaction window takes the same time whatever it is: speed would tell what a hand holds.

        Bots do not listen, so a person who plays alone or against bots is never held up.
        """
        match = self.match
        if match is None or prompt != self.room.prompt or match.state.decision is None:
            return
        decision = match.state.decision
        heard = any(each.guest for seat, each in seated(self.room.seats) if seat != decision.seat)
        if decision.always_ask and heard:
            window = max(self.room.plan.window, least)
            left = self.room.asked_at + window - self.house.now()
            await self.house.sleep(min(window, max(0.0, left)))  # whatever the system clock was set to since

    # What people see.

    async def watch(
        self,
        outbox: Outbox,
        guest: str,
        through: Seat | None = None,
        since: int | None = None,
        payer: Payer = NOBODY_PAYS,
        most_missed: int = MOST_MISSED,
    ) -> None:
        """Send the table as it is, or what was missed since a version, and then whatever happens."""
        async with self.reading():
            await self.watchers.add(outbox, guest, through, since, payer, most_missed)
            await self.chat.listen()
            self.attend()
        await self.watchers.show_who_is_here(outbox, guest)
        await self.watchers.show_changes()

    async def unwatch(self, outbox: Outbox) -> None:
        guest = self.watchers.remove(outbox)
        if guest is None:
            return
        self.used = self._visited = self.house.now()
        await self.watchers.show_changes()

    async def look(self, guest: str, through: Seat | None = None) -> Picture:
        """The table as it is now. Whoever has the link may see who sits there, even where nobody may watch."""
        async with self.reading():
            if self.room.plan.watch == "nobody" and self.room.seat_of(guest) is None:
                return self.watchers.veiled()
            return self.watchers.picture(self.watchers.eyes(guest, through))

    async def check_eyes(self, guest: str) -> None:
        """Refuse whoever sees nothing of what is played here."""
        async with self.reading():
            self.watchers.eyes(guest, None)

    async def history(self, guest: str, after: int, limit: int, through: Seat | None = None) -> list[Step]:
        """What a person heard of the past, or could have heard as a spectator."""
        async with self.reading():
            audience = self.watchers.eyes(guest, through)
            until = min(self.room.version, after + limit)
            past = await self.house.store.history(self.id, after, until)
        return [self.watchers.told(told, audience) async for told in in_turns(past)]

    async def replay(self, guest: str, number: int | None, through: Seat | None) -> GameReplay:
        """One of the games played here, through somebody's eyes, to be looked at without holding up the table."""
        async with self.reading():
            return await replay_of(self.house.store, self.id, self.room, guest, number, through)

    async def journal(self, guest: str) -> str:
        """The finished game as a file, with its seed, for those who may watch."""
        async with self.reading():
            self.watchers.eyes(guest, None)
            if self.room.status == "playing" or self.match is None:
                raise Refusal(Reason.FORBIDDEN, "not-over")
            return self.match.save()

    async def record(self, guest: str) -> bytes:
        """The person's own view as the codec writes it: what a bot of theirs can search with."""
        async with self.reading():
            view = self.playing().view(permissions.own_seat(self.room, guest))
            return self.game.codec.encode(view)

    # What the house does with it.

    def attend(self) -> None:
        self._automation.attend()

    def visit(self, visitor: Payer) -> None:
        """Somebody came by, if only to look; programs may ask now and then instead of having a stream."""
        self._visited = self.house.now()
        self._visitor = visitor
        if not self.watchers.outboxes:
            self.attend()

    @property
    def watched(self) -> bool:
        """Whether somebody would see a bot move: has a stream, or was here a moment ago."""
        return bool(self.watchers.outboxes) or (
            self.house.now() - self._visited < self.house.customs.watched_for
        )

    @property
    def payer(self) -> Payer:
        """On whose account bots think here: of a player who watches, else of any watcher, else of who came last."""
        return self.watchers.payer() or self._visitor

    @property
    def idle(self) -> bool:
        """Nobody watches it and nothing is under way: it can be read again when it is needed."""
        return not (self.watchers.outboxes or self._automation.busy or self._queue.locked())

    def stop(self) -> None:
        self._gone = True
        self._automation.stop()


def _roles(game: Game, room: Room) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """What each seat stands for and its side by what was agreed, whatever is allowed for new tables now."""
    number = len(room.seats)
    try:
        settings = game.agreed(number, dict(room.plan.settings))
        return game.roles(number, settings), game.sides(number, settings)
    except SkyshelfError:
        return ("",) * number, tuple(range(number))
