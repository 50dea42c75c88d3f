"""A table read from its journal, from the nearest saved state on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.journal import Choice, Journal
from skyshelf.engine.match import Match
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import Started
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room
from skyshelf.tables.store.store import Snapshot, Store

T = TypeVar("T")
_MANY = 100  # entries or choices
log = logging.getLogger("skyshelf.tables")


class Loaded(NamedTuple):
    """A table; `frozen` says why its game cannot be played on by the rules of this version, "" if it can."""

    room: Room
    match: Match | None
    saved_choices: int
    frozen: str = ""


async def load(store: Store, room_id: str) -> Loaded:
    """The table as it stands; refuses an id that no table has."""
    rows = await store.rows(room_id)
    if not rows:
        raise Refusal(Reason.UNKNOWN, "no-table")
    room = await _aside(len(rows), lambda: Room.read(rows))
    game_named(room.plan.game)  # without it there is nothing to be frozen
    if room.started is None:
        return Loaded(room, None, 0)
    saved = await _nearest(store, room_id, room)
    past = 0 if saved is None else saved.choices
    try:
        return await _aside(len(room.line) - past, lambda: _loaded(room, saved))
    except Exception as error:  # whatever a release has changed, people can still look, talk and leave
        why = str(error) or type(error).__name__
        about = {"table": room_id[:4], "game": room.plan.game, "why": why[:200]}
        log.warning("a table is frozen: this version cannot play its game on", extra=about)
        return Loaded(room, None, 0, frozen=why)


async def _aside(steps: int, work: Callable[[], T]) -> T:
    """In a thread if it takes long, so that other tables need not wait for a long past."""
    return work() if steps < _MANY else await asyncio.to_thread(work)


async def rebuild(store: Store, room_id: str, room: Room) -> Match:
    """The game alone, at the line that the room has now."""
    match = _loaded(room, await _nearest(store, room_id, room)).match
    assert match is not None
    return match


def new_match(room: Room, started: Started | None = None) -> Match:
    """A game that has just begun."""
    journal = journal_of(room, started)
    settings, names, bots = journal.settings, journal.names, journal.bots
    game = game_named(journal.game)
    return Match.start(game, journal.seats, settings, journal.seed, names, bots, journal.position)


def journal_of(room: Room, started: Started | None = None) -> Journal:
    """The game in the form of a file that anybody can replay; it holds the seed."""
    started = started or room.started
    assert started is not None
    asked = room.plan.settings if started.settings is None else started.settings
    settings = game_named(room.plan.game).agreed(len(room.seats), dict(asked))
    return Journal(
        game=room.plan.game,
        rules=started.rules,
        seats=len(room.seats),
        settings=settings,
        seed=int(started.seed, 16),
        names=[seat.name for seat in room.seats],
        bots=[seat.bot for seat in room.seats],
        choices=[Choice(move.seat, move.index, move.text) for move in room.line],
        position=started.position,
    )


async def _nearest(store: Store, room_id: str, room: Room) -> Snapshot | None:
    """The newest saved state of this game that was not taken back later."""

    def fits(n: int, choices: int) -> bool:
        return all(to >= choices for undone, to in room.lowest.items() if undone > n)

    return await store.snapshot(room_id, room.started_at, fits)


def _loaded(room: Room, saved: Snapshot | None) -> Loaded:
    """A saved state goes first: it is the table that the players know, even where an earlier choice would now lead
    elsewhere. One that this version cannot go on from is as if it had not been saved."""
    match = None if saved is None else _resumed(room, saved)
    if saved is not None and match is not None:
        return Loaded(room, match, saved.choices)
    match = Match.replay(game_named(room.plan.game), journal_of(room))
    match.log.clear()
    if not _is_as_left(room, match):
        raise BadJournal(
            f"After choice {len(room.line)} this table is not as it was left: the rules have changed since.",
            "other-rules",
        )
    return Loaded(room, match, 0)


def _resumed(room: Room, saved: Snapshot) -> Match | None:
    game = game_named(room.plan.game)
    try:
        state = game.codec.kept(saved.state, State)
        match = Match.resume(game, journal_of(room), state, saved.choices)
    except BadJournal as error:
        log.info("a saved state was passed over", extra={"game": game.name, "why": str(error)})
        return None
    match.log.clear()
    return match if _is_as_left(room, match) else None


def _is_as_left(room: Room, match: Match) -> bool:
    """Whether the one decides who was told to; between two games, and after one that its people ended, nobody is."""
    return (
        room.status == "waiting"
        or room.ended is not None
        or match.pass_windows_to(journal_of(room), room.decider)
    )
