"""Ratings counted anew, from the results that were kept or from the journals themselves: nothing may differ."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from skyshelf.ratings.book import kept_results
from skyshelf.ratings.fold import KeptResult, Ratings
from skyshelf.tables.entries import Row, read_entry
from skyshelf.tables.loading import journal_of
from skyshelf.tables.results import counts, result_of
from skyshelf.tables.room import Room
from skyshelf.tables.store.database import open_database
from skyshelf.tables.store.schema import entry


@dataclass(slots=True, frozen=True)
class Recount:
    """`wrong` are the tables whose journal tells another result than was kept, or tells one that was not."""

    ratings: Ratings
    results: int
    wrong: list[str]


def recount(database: str, journals: bool) -> Recount:
    """Fold all results again; with `journals` each is also worked out from the journal of its table, if that is
    still there.
    """
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            kept = kept_results(connection)
            wrong = _wrong(connection, kept) if journals else []
    finally:
        engine.dispose()
    return Recount(Ratings.of(kept), len(kept), wrong)


def _wrong(connection: Connection, kept: list[KeptResult]) -> list[str]:
    found = []
    for each in kept:
        rows = _rows(connection, each.room)
        if rows and each[:4] not in [again[:4] for again in results_told(each.room, rows)]:
            found.append(each.room)
    return found


def results_told(room_id: str, rows: list[Row]) -> list[KeptResult]:
    """Every result that a journal tells, by playing its games again."""
    told: list[KeptResult] = []
    room = Room.read(rows[:1])
    for row in rows[1:]:
        before = room.status
        room.apply(row)
        if room.status == "over" and before != "over" and counts(room):
            match = Match.replay(game_named(room.plan.game), journal_of(room))
            result = result_of(room, match.state.outcome)
            if result is not None:
                told.append(KeptResult(row.at, room_id, room.game, result))
    return told


def _rows(connection: Connection, room_id: str) -> list[Row]:
    columns = (entry.c.n, entry.c.at, entry.c.actor, entry.c.key, entry.c.body)
    query = select(*columns).where(entry.c.room == room_id).order_by(entry.c.n)
    return [Row(n, at, actor, key, read_entry(body)) for n, at, actor, key, body in connection.execute(query)]
