"""Tables of version 0.1, whose states had no names, in every kind of database: migrations 0003 and 0005."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.store.database import migration_config, open_database, upgrade
from skyshelf.tables.store.migrations.fields_0_1 import fields_of
from tests.golden.kept import name_of, play_on, refused

KEPT = Path(__file__).parent.parent / "golden" / "tables" / "0.1.db"
OLD = "0002"
NAMED = "0003"
UNKNOWN = "a-game-of-their-own"


@pytest.fixture
def kept(empty_database: str) -> Iterator[sa.Engine]:
    """A database in the form of 0.1, with all its rows and a table of a game that nobody here knows."""
    engine = open_database(empty_database)
    _fill(engine)
    strange = {"id": UNKNOWN, "game": UNKNOWN, "status": "playing", "made_at": 1.0, "made_by": "ada"}
    state = {"room": UNKNOWN, "n": 1, "choices": 1, "state": '["Mystery",1]'}
    old = sa.MetaData()
    old.reflect(engine)
    with engine.begin() as connection:
        connection.execute(old.tables["room"].insert(), [strange])
        connection.execute(old.tables["snapshot"].insert(), [state])
    yield engine
    engine.dispose()


def _fill(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), OLD)
    rows = _rows_of_0_1()
    old = sa.MetaData()
    old.reflect(engine)
    with engine.begin() as connection:
        for table in old.sorted_tables:
            if rows.get(table.name):
                connection.execute(table.insert(), rows[table.name])


def _rows_of_0_1() -> dict[str, list[dict[str, Any]]]:
    # Opened to be read only: the file is kept for ever as it is.
    source = sa.create_engine(f"sqlite+pysqlite:///file:{KEPT.as_posix()}?mode=ro&uri=true")
    metadata = sa.MetaData()
    metadata.reflect(source)
    with source.connect() as connection:
        found = {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in metadata.sorted_tables
            if table.name != "alembic_version"
        }
    source.dispose()
    return found


def _states(engine: sa.Engine) -> dict[tuple[str, int], str]:
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT room, n, state FROM snapshot")).all()
    return {(room, n): state for room, n, state in rows}


def _unnamed(value: Any, fields: dict[str, list[str]]) -> Any:
    """The way back: what 0.1 wrote."""
    if isinstance(value, dict):
        names = fields[value["is"]]
        assert set(value) == {"is", *names}
        return [value["is"], *[_unnamed(value[name], fields) for name in names]]
    if isinstance(value, list):
        return [value[0], *[_unnamed(part, fields) for part in value[1:]]]
    return value


def test_old_states_get_names_and_lose_nothing(kept: sa.Engine) -> None:
    before = _states(kept)
    games = {room["id"]: room["game"] for room in _rows_of_0_1()["room"]}
    with kept.begin() as connection:
        command.upgrade(migration_config(connection), NAMED)
    after = _states(kept)
    assert set(after) == {key for key in before if key[0] != UNKNOWN}
    assert len(after) == 14
    for key, state in after.items():
        named = json.loads(state)
        assert named["is"] in ("Painters", "Horde", "Skytear")
        assert _unnamed(named, fields_of(games[key[0]])) == json.loads(before[key])


def test_old_states_of_either_edition_say_its_name(kept: sa.Engine) -> None:
    games = {room["id"]: room["game"] for room in _rows_of_0_1()["room"]}
    upgrade(kept)
    editions = {
        (games[room], json.loads(state)["rules"]["edition"])
        for (room, _), state in _states(kept).items()
        if games[room] in ("horde", "monoliths")
    }
    assert editions == {("horde", "horde"), ("monoliths", "monoliths")}


def test_a_state_of_an_unknown_game_goes_and_its_table_stays(kept: sa.Engine) -> None:
    upgrade(kept)
    with kept.connect() as connection:
        rooms = connection.execute(sa.text("SELECT id FROM room")).scalars().all()
    assert UNKNOWN in rooms
    assert UNKNOWN not in {room for room, _ in _states(kept)}


def test_an_older_version_finds_no_state_that_it_cannot_read(kept: sa.Engine) -> None:
    upgrade(kept)
    with kept.begin() as connection:
        command.downgrade(migration_config(connection), OLD)
    assert _states(kept) == {}
    with kept.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM entry")).scalar_one() == 531


def test_play_goes_on_in_postgresql_at_tables_of_0_1(postgres: OwnPostgres) -> None:
    """In SQLite it does, too: tests/golden/test_kept.py."""
    database = postgres.new_database()
    engine = open_database(database)
    _fill(engine)
    engine.dispose()
    tables = asyncio.run(play_on(database))
    assert set(tables) >= {"painters", "horde", "horde-versus", "monoliths", "skytear", "lesson"}
    for table, sentence in tables.items():
        assert sentence == refused().get(f"{name_of(KEPT)} {table}", "")
