"""What a server does at a table of its own accord: begin the game, let bots think, watch the clock.

Every server may try. The journal's key lets one of them succeed, and the others find that nothing is left to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from msgspec import structs

from skyshelf.engine.seat import Seat
from skyshelf.tables import permissions, teaching
from skyshelf.tables.draw import is_even
from skyshelf.tables.entries import Answered, OutOfTime, Started, TakenOver
from skyshelf.tables.loading import new_match
from skyshelf.tables.messages import Thinking
from skyshelf.tables.part import TablePart
from skyshelf.tables.proposal import Gone, Proposal
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import STAND_IN
from skyshelf.tables.thinking.frames import Question
from skyshelf.tables.thinking.pace import Pace, window_pace
from skyshelf.tables.thinking.pool import BotFailed

if TYPE_CHECKING:
    from skyshelf.tables.table import Table

log = logging.getLogger("skyshelf.tables")

# A bot that answers sooner is not shown thinking.
_THINKING_SHOWN_AFTER = 0.3
# The timers of the loop stand still while the machine sleeps, and the clocks of games do not.
_LONGEST_WAIT = 30.0


def simpler_than(level: str) -> str | None:
    """The bot that goes on where one of this level broke; None where there is nothing simpler."""
    kind = level.partition(":")[0]
    if kind == "random":
        return None
    return "random" if kind == "greedy" else "greedy"


class Automation(TablePart):
    """For one table; `attend` is called whenever something there has changed."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._thinking: tuple[int, asyncio.Task[None]] | None = None  # about which prompt
        # Of those that think, whose choice is being written: whoever is stopped then does not know whether it stands.
        self._choosing: set[asyncio.Task[object] | None] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._seen = 0  # how often something has changed
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return self._thinking is not None and not self._thinking[1].done()

    def attend(self) -> None:
        """See to what is due now, and forget what no longer is."""
        table, room = self._table, self._table.room
        self._seen += 1
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thinking is not None and self._thinking[0] != room.prompt:
            if self._thinking[1] is not asyncio.current_task() and self._thinking[1] not in self._choosing:
                self._thinking[1].cancel()
            self._thinking = None
        if table.frozen or not table.house.keeps(table.id):
            return
        self._see_to_offer()
        if table.passing.choice() is not None:
            self._spawn(self._pass(room.prompt))
        deadline = self._deadline()
        if room.ready:
            self._spawn(self._begin())
        elif room.bot_to_move:
            self._see_to_bot()
        elif deadline is not None:
            self._wake_at(deadline, lambda: self._spawn(self._time_up(room.prompt)))

    def _see_to_bot(self) -> None:
        table, room = self._table, self._table.room
        abandoned_at = self._abandoned_at()
        if abandoned_at is not None and not table.watchers.outboxes:
            if abandoned_at <= table.house.now():
                self._spawn(self._lose_abandoned(room.prompt))
                return
            self._wake_at(abandoned_at, self.attend)
        # One that has come to an end here was not wanted at that moment: nobody was at the table.
        if not self.busy and (table.watched or table.house.store.shared):
            self._thinking = (room.prompt, self._spawn(self._think_if_watched(room.prompt)))

    def _deadline(self) -> float | None:
        room, house = self._table.room, self._table.house
        due = room.deadline()
        return None if due is None else house.when_due(room.clock.since, due)

    def _abandoned_at(self) -> float | None:
        room, house = self._table.room, self._table.house
        due = room.abandoned_at()
        return None if due is None else house.when_due(room.asked_at, due)

    def _wake_at(self, at: float, work: Callable[[], object]) -> None:
        wait = max(0.0, at - self._table.house.now())
        if wait > _LONGEST_WAIT:
            wait, work = _LONGEST_WAIT, self.attend
        self._timer = asyncio.get_running_loop().call_later(wait, work)

    def _see_to_offer(self) -> None:
        """Bots whose consent is asked for answer at once."""
        request = self._table.room.request
        if request is None or request.asked.what != "draw":
            return
        for seat in sorted(request.needed - request.agreed):
            if not self._table.room.seats[seat].here:
                self._spawn(self._judge(request.number, seat))
                return

    async def _judge(self, number: int, seat: Seat) -> None:
        """A bot takes a draw where it sees no advantage for itself."""
        table = self._table
        yes = table.match is None or await asyncio.to_thread(
            is_even, table.game, table.match.view(seat), seat, table.sides
        )

        def propose() -> Proposal:
            request = table.room.request
            if request is None or request.number != number or seat not in request.needed - request.agreed:
                raise Refusal(Reason.STALE, "stale")
            return Proposal(Answered(seat, yes))

        await self._try(propose)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()
        self._thinking = None  # a task that was cancelled holds this, and would be held by it

    async def _try(self, propose: Callable[[], Proposal], ending: bool = False) -> None:
        """Whatever stands against it, somebody else has seen to it, or will."""
        with contextlib.suppress(Refusal, Gone):
            await self._table.act("", "", propose, ending)

    async def _begin(self) -> None:
        table = self._table

        def propose() -> Proposal:
            if not table.room.ready:
                raise Refusal(Reason.STALE, "stale")
            seed = f"{table.house.new_seed():032x}"
            started = teaching.beginning(table.room, Started(seed, table.game.rules_version, None))
            table.match = new_match(table.room, started)
            state = table.match.state
            then = None if state.decision is None else state.decision.seat
            return Proposal(structs.replace(started, then=then), state.events)

        await self._try(propose)

    async def _think_if_watched(self, prompt: int) -> None:
        """Nobody would see a bot move at a table without watchers, at this server or another."""
        table = self._table
        while not table.watched:
            seen = self._seen
            if await self._is_somebody_there():
                break
            if self._seen == seen:  # else somebody came meanwhile, here or elsewhere
                self._thinking = None
                return
        await self._think(prompt)

    async def _is_somebody_there(self) -> bool:
        """Whether anybody has a stream of this table, at this server or another."""
        table = self._table
        with contextlib.suppress(Refusal):
            return bool(await table.house.store.present(table.id, table.house.neighbours.alive_since()))
        return False

    async def _think(self, prompt: int) -> None:
        """Let the bot of the deciding seat think, with that seat's view."""
        table = self._table
        seat = table.room.decider
        if seat is None or table.room.prompt != prompt or not table.room.bot_to_move:
            return  # its person came back while we looked whether anybody watches
        level = table.room.seats[seat].bot
        match = table.playing()
        habit = teaching.reply(table.room, match.state.decision)
        if habit is not None:
            await self._answer(prompt, habit)
            return
        assert match.state.decision is not None
        view = table.game.codec.encode(match.view(seat))
        pace = Pace(0.0, None)
        if match.state.decision.kind in table.game.windows:
            pace = window_pace(level, table.room.plan.window)
        question = Question(table.game.name, level, secrets.randbits(63), view, pace.most)
        shown = asyncio.get_running_loop().call_later(
            _THINKING_SHOWN_AFTER, lambda: self._spawn(self._show_thinking(seat))
        )
        try:
            seconds = table.house.bot_seconds(level)
            index = await table.house.thinkers.think(question, seconds, table.payer)
            await table.respect_window(prompt, pace.least)
        except BotFailed as failure:
            about = {"table": table.id[:4], "bot": level, "why": str(failure)}
            log.warning("a bot was replaced", extra=about)
            await self._replace_bot(prompt, seat, level)
            return
        finally:
            shown.cancel()
        await self._answer(prompt, index)

    async def _answer(self, prompt: int, index: int) -> None:
        table = self._table

        def propose() -> Proposal:
            if table.room.prompt != prompt or not table.room.bot_to_move:
                raise Refusal(Reason.STALE, "stale")
            return table.choice(index)

        await table.respect_window(prompt)
        task = asyncio.current_task()
        self._choosing.add(task)
        try:
            await self._try(propose)
        finally:
            self._choosing.discard(task)

    async def _pass(self, prompt: int) -> None:
        """For a player who passes in advance: it takes as long as any answer in a reaction window."""
        table = self._table

        def propose() -> Proposal:
            index = table.passing.choice()
            if table.room.prompt != prompt or index is None:
                raise Refusal(Reason.STALE, "stale")
            return table.choice(index)

        await table.respect_window(prompt)
        await self._try(propose)

    async def _replace_bot(self, prompt: int, seat: Seat, level: str) -> None:
        """A simpler bot goes on; when even the simplest fails, any option is taken."""
        table = self._table
        simpler = simpler_than(level)
        if simpler is None:
            decision = table.playing().state.decision
            if decision is not None and table.room.prompt == prompt:
                await self._answer(prompt, secrets.randbelow(len(decision.options)))
            return

        def propose() -> Proposal:
            if table.room.prompt != prompt or table.room.seats[seat].bot != level:
                raise Refusal(Reason.STALE, "stale")
            return Proposal(TakenOver(seat, simpler, "broke"))

        await self._try(propose)

    async def _time_up(self, prompt: int) -> None:
        table = self._table
        due = self._deadline()
        if due is not None and table.room.prompt == prompt and table.house.now() < due:
            # The timer of the loop goes by another clock, and by milliseconds: it was early, and nobody else looks.
            self.attend()
            return

        def propose() -> Proposal:
            deadline, seat = self._deadline(), table.room.decider
            late = deadline is not None and table.house.now() >= deadline
            if table.room.prompt != prompt or seat is None or not late:
                raise Refusal(Reason.STALE, "stale")
            lost = permissions.out_of_time(table.room, seat, table.sides)
            return Proposal(lost or TakenOver(seat, STAND_IN, "time"))

        # Else whoever is about to lose could fill the table by taking choices back, and would never have lost.
        await self._try(propose, ending=True)

    async def _lose_abandoned(self, prompt: int) -> None:
        """Nobody has looked for so long while a bot was to move; unless somebody does at another server."""
        table = self._table
        if await self._is_somebody_there():
            if not self.busy:
                self._thinking = (prompt, self._spawn(self._think(prompt)))
            return

        def propose() -> Proposal:
            due = self._abandoned_at()
            if table.room.prompt != prompt or due is None or table.house.now() < due:
                raise Refusal(Reason.STALE, "stale")
            (seat,) = table.room.others()
            return Proposal(OutOfTime(seat, permissions.foes_of(seat, table.sides)))

        await self._try(propose, ending=True)

    async def _show_thinking(self, seat: Seat) -> None:
        table = self._table
        table.watchers.broadcast(Thinking(table.id, seat))
        with contextlib.suppress(Refusal):
            await table.house.store.shout(f"thinking {table.id} {seat}")

    def _spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
