"""The database: made and brought up to date by itself, safe against races, honest when it fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.seat import Seat
from skyshelf.lab.own_postgres import PROGRAMS
from skyshelf.people import schema as people_schema
from skyshelf.tables.entries import Created, Row, Sat
from skyshelf.tables.listing import Listed
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.database import OnlyServer, migration_config, open_database, upgrade
from skyshelf.tables.store.schema import metadata
from skyshelf.tables.store.store import Append, Store
from tests.tables.helpers import TWO, choose, open_house, run, two_players


def test_continuous_integration_has_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere its tests are left out where it is not installed; there they must run."""
    import os

    assert PROGRAMS is not None or os.environ.get("CI") != "true"


def test_migrations_make_what_the_schema_says(empty_database: str) -> None:
    assert set(people_schema.ALL) < set(metadata.tables.values())
    engine = open_database(empty_database)
    upgrade(engine)
    upgrade(engine)  # a second start changes nothing
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        newest = ScriptDirectory.from_config(migration_config(connection)).get_current_head()
        assert context.get_current_revision() == newest
    engine.dispose()


def test_the_number_decides_a_race(database: str) -> None:
    async def story() -> None:
        store = Store(database, "one")
        await store.open(lambda *_: None, lambda: None)
        try:
            assert await store.create(
                "room", "whispers", [Row(0, 1.0, "ada", "", Created(TWO))], None, Listed()
            )
            assert not await store.create(
                "room", "whispers", [Row(0, 1.0, "eve", "", Created(TWO))], None, Listed()
            )

            def sits(guest: str) -> Append:
                row = Row(1, 2.0, guest, "", Sat(Seat(1), guest))
                return Append("room", row, "", "waiting", None, "", True, seated=guest)

            won = await asyncio.gather(*(store.append(sits(guest)) for guest in ("ben", "cleo", "dan")))
            assert sorted(won) == [False, False, True]
            rows = await store.rows("room")
            assert [row.n for row in rows] == [0, 1]
            winner = rows[1].actor
            assert [len(await store.rooms_of(guest)) for guest in ("ben", "cleo", "dan")].count(1) == 1
            assert await store.rooms_of(winner)
        finally:
            await store.close()

    run(story())


def test_many_writes_share_a_commit(database: str) -> None:
    async def story() -> None:
        async with open_house(database, most_tables=1000) as house:
            await asyncio.gather(*(house.create("ada", "Ada", TWO) for _ in range(100)))
            assert house.store.batch_size > 3

    run(story())


def test_one_server_for_one_sqlite_file(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite):
            with pytest.raises(SkyshelfError, match="Another server is using"):
                Store(sqlite, "two")
        OnlyServer(open_database(sqlite)).release()

    run(story())


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x/y", "sqlite://", "postgresql://nobody@127.0.0.1:1/none?connect_timeout=2"]
)
def test_a_database_that_cannot_be_used_is_a_sentence(url: str) -> None:
    with pytest.raises(SkyshelfError, match=r"[A-Z].{20,}"):
        upgrade(open_database(url))


def test_a_move_that_cannot_be_kept_was_not_made(sqlite: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            table = await two_players(house)
            await choose(table, "nod")
            version = table.room.version
            whole = house.store._insert_entry
            house.store._insert_entry = whole.values(nothing=1)  # as a full disk would, every write fails
            with pytest.raises(Refusal) as refusal:
                await choose(table, "nod")
            assert refusal.value.reason is Reason.UNAVAILABLE
            house.store._insert_entry = whole
            again = await house.table(table.id)
            assert again is not table
            assert again.room.version == version
            await choose(again, "nod")

    run(story())
