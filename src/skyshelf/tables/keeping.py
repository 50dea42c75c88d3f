"""What is written down of a table with each entry: the entry, what lists say of it, now and then the whole state."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from skyshelf.engine.event import Event
from skyshelf.engine.match import Match
from skyshelf.tables.entries import Chose, Left, Returned, Row, Sat
from skyshelf.tables.listing import Listed
from skyshelf.tables.results import counts, result_of, write_result
from skyshelf.tables.room import Room
from skyshelf.tables.store.store import Append

_SNAPSHOT_EVERY = 25


class InLists(NamedTuple):
    """What lists say of a table."""

    status: str
    due_at: float | None
    listed: str


def in_lists(room: Room, match: Match | None) -> InLists:
    outcome = None if match is None else match.state.outcome
    return InLists(room.status, room.due(), Listed.of(room, outcome).written())


def entry_of(
    room_id: str,
    room: Room,
    match: Match | None,
    row: Row,
    events: list[Event],
    before: InLists,
    frozen: bool,
) -> Append:
    """The entry as the store takes it; `match` encodes what happened, where there is a game."""
    after = in_lists(room, match)
    # A table that cannot be played on does not count for those who have left it.
    gone = isinstance(row.entry, Left) and (room.status == "waiting" or frozen)
    return Append(
        room=room_id,
        row=row,
        events="\n".join(match.game.codec.encode(event).decode() for event in events) if match else "",
        status=after.status,
        due_at=after.due_at,
        listed=after.listed,
        changed=after != before,
        seated=row.actor if isinstance(row.entry, (Sat, Returned)) else "",
        unseated=row.actor if gone else "",
        result=_result(room, match, before),
        game=room.game,
    )


def _result(room: Room, match: Match | None, before: InLists) -> str:
    """How the game that has just ended counts; "" where it does not."""
    if room.status != "over" or before.status == "over" or not counts(room):
        return ""
    found = result_of(room, None if match is None else match.state.outcome)
    return "" if found is None else write_result(found)


def with_state(append: Append, room: Room, match: Match | None, saved_choices: int) -> Append:
    """With the state of the game, if it is time for it: one to which nobody can go back any more is a good place to
    start reading from.
    """
    if match is None or not isinstance(append.row.entry, Chose):
        return append
    choices = len(room.line)
    if match.over or (choices - saved_choices >= _SNAPSHOT_EVERY and not match.reach):
        return replace(append, choices=choices, state=match.game.codec.keep(match.state))
    return append
