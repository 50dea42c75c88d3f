"""The games that were played at a table, choice by choice, through the eyes of one audience."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.event import Event, Seen
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.games.shelf import game_named
from skyshelf.tables import permissions
from skyshelf.tables.entries import Row, Turned
from skyshelf.tables.loading import journal_of
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.room import Room
from skyshelf.tables.store.store import Store


@dataclass(slots=True, frozen=True)
class GameReplay:
    """A game of a table as it stood when it was asked for; nothing that happens later changes it."""

    room_id: str
    room: Room
    number: int
    games: int
    audience: Seat | None
    own: Seat | None
    began: float
    ended: float
    journal: Journal

    @property
    def over(self) -> bool:
        return self.room.status == "over"

    @property
    def choices(self) -> int:
        return len(self.journal.choices)


@dataclass(slots=True, frozen=True)
class ReplayFrame:
    """What a choice led to, as the audience saw it; number 0 is the set-up, which nobody chose."""

    number: int
    mover: Seat
    turn: int
    chosen: Phrase | None
    seen: tuple[Seen, ...]
    view: View


async def replay_of(
    store: Store, room_id: str, live: Room, guest: str, number: int | None, through: Seat | None
) -> GameReplay:
    """Refuses a game that was never begun, and eyes that are not the person's to look through."""
    number = live.game if number is None else number
    if not 1 <= number <= live.game:
        raise Refusal(Reason.UNKNOWN, "no-game", number=number)
    rows = await store.rows(room_id)
    room = _room_of_game(rows, number)
    audience = permissions.eyes(room, guest, through)
    return GameReplay(
        room_id=room_id,
        room=room,
        number=number,
        games=live.game,
        audience=audience,
        own=room.seat_of(guest),
        began=next(row.at for row in rows if row.n == room.started_at),
        ended=_last_move(rows, room),
        journal=journal_of(room),
    )


def _last_move(rows: list[Row], room: Room) -> float:
    last = room.line[-1].n if room.line else room.started_at
    return next(row.at for row in rows if row.n == last)


def _room_of_game(rows: list[Row], number: int) -> Room:
    """The room as it was when that game was over, before anybody got ready for the next; or as it is now."""
    scout = Room.read(rows[:1])
    for row in rows[1:]:
        before = scout.status
        scout.apply(row)
        left = (before == "over" and scout.status != "over") or isinstance(row.entry, Turned)
        if scout.game == number and left:
            return Room.read([each for each in rows if each.n < row.n])
    return scout


class Bookmark(NamedTuple):
    """The state after so many choices, kept so that the next part need not begin anew; nobody changes it."""

    choices: int
    state: State


def frames(
    replay: GameReplay, mark: Bookmark | None, start: int, limit: int
) -> tuple[list[ReplayFrame], Bookmark]:
    """The frame after `start` choices and those of at most `limit` choices more, and where they end."""
    match = _match_at(replay, mark, start)
    mover = replay.journal.choices[start - 1].seat if start else NOBODY
    found = [_frame(replay, match, match.state.events, start, mover, None)]
    for number, choice in enumerate(replay.journal.choices[start : start + limit], start=start + 1):
        chosen = match.repeat(replay.journal, number)
        told = chosen if choice.seat == replay.audience else None
        found.append(_frame(replay, match, match.log[-1].events, number, choice.seat, told))
    return found, Bookmark(found[-1].number, match.state)


def _frame(
    replay: GameReplay, match: Match, events: list[Event], number: int, mover: Seat, chosen: Phrase | None
) -> ReplayFrame:
    seen = tuple(event.seen_by(replay.audience) for event in events)
    return ReplayFrame(number, mover, match.state.turn, chosen, seen, match.view(replay.audience))


def _match_at(replay: GameReplay, mark: Bookmark | None, number: int) -> Match:
    game = game_named(replay.journal.game)
    journal = replace(replay.journal, choices=replay.journal.choices[:number])
    if mark is None:
        return Match.replay(game, journal)
    return Match.resume(game, journal, mark.state.clone(), mark.choices)


async def saved_before(store: Store, replay: GameReplay, number: int) -> Bookmark | None:
    """The newest saved state of that game before a choice, if it was not taken back later.

    The choice itself is made anew, because what it told is not saved with the state."""
    room = replay.room

    def fits(n: int, choices: int) -> bool:
        kept = all(to >= choices for undone, to in room.lowest.items() if undone > n)
        return kept and n <= room.version and choices < number

    saved = await store.snapshot(replay.room_id, room.started_at, fits) if number > 1 else None
    if saved is None:
        return None
    try:
        state = game_named(replay.journal.game).codec.kept(saved.state, State)
    except BadJournal:
        # It is of a version whose states cannot be read: the game is played again from its beginning.
        return None
    return Bookmark(saved.choices, state)
