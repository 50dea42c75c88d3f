"""A table read from its journal, from the nearest saved state on."""

from __future__ import annotations

from typing import NamedTuple

from skyshelf.engine.journal import Choice, Journal
from skyshelf.engine.match import Match
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named
from skyshelf.tables.entries import Started
from skyshelf.tables.plan import check
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room
from skyshelf.tables.store.store import Snapshot, Store


class Loaded(NamedTuple):
    room: Room
    match: Match | None
    saved_choices: int


async def load(store: Store, room_id: str) -> Loaded:
    """The table as it stands; refuses an id that no table has."""
    rows = await store.rows(room_id)
    if not rows:
        raise Refusal(Reason.UNKNOWN, "no-table")
    room = Room.read(rows)
    if room.started is None:
        return Loaded(room, None, 0)
    saved = await _nearest(store, room_id, room)
    return Loaded(room, _match(room, saved), 0 if saved is None else saved.choices)


async def rebuild(store: Store, room_id: str, room: Room) -> Match:
    """The game alone, at the line that the room has now."""
    return _match(room, await _nearest(store, room_id, room))


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
    game, settings = check(room.plan)
    if started.settings is not None:
        settings = game.agree(len(room.seats), started.settings)
    return Journal(
        game=room.plan.game,
        rules=started.rules,
        content=started.content,
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


def _match(room: Room, saved: Snapshot | None) -> Match:
    game = game_named(room.plan.game)
    journal = journal_of(room)
    if saved is None:
        match = Match.replay(game, journal)
    else:
        match = Match.resume(game, journal, game.codec.decode(saved.state.encode(), State), saved.choices)
    match.log.clear()
    return match
