"""Tables that were kept before lists told anything of them: migration 0004."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command

from skyshelf.tables.entries import Created, write_entry
from skyshelf.tables.listing import Listed
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.database import migration_config, open_database, upgrade
from tests.tables.helpers import ME


def test_lessons_of_before_are_known_as_such_and_other_tables_say_nothing_yet(empty_database: str) -> None:
    engine = open_database(empty_database)
    with engine.begin() as connection:
        command.upgrade(migration_config(connection), "0003")
    old = sa.MetaData()
    old.reflect(engine)
    plan = Plan("horde", (ME,), {"mode": "solo"})
    with engine.begin() as connection:
        for room, lesson in (("taught", "horde"), ("played", "")):
            made = {"id": room, "game": "horde", "status": "playing", "made_at": 1.0, "made_by": "ada"}
            connection.execute(old.tables["room"].insert(), [made])
            first = {"room": room, "n": 0, "at": 1.0, "actor": "ada", "key": "", "events": ""}
            body = write_entry(Created(plan, lesson))
            connection.execute(old.tables["entry"].insert(), [{**first, "body": body}])
    upgrade(engine)
    with engine.connect() as connection:
        listed: dict[str, str] = dict(connection.execute(sa.text("SELECT id, listed FROM room")).all())
    engine.dispose()
    assert Listed.read(listed["taught"]).lesson == "horde"
    assert Listed.read(listed["played"]) == Listed()
