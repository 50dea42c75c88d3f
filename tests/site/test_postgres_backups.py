"""Backups of PostgreSQL, restored into the same release and into the one before."""

from __future__ import annotations

import io
import shutil
import subprocess
import tarfile
from pathlib import Path

import psycopg
import pytest
from alembic.command import upgrade as migrate
from sqlalchemy import text

from skyshelf.engine.errors import SkyshelfError
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.site import backup as backup_module
from skyshelf.site.backup import back_up, restore
from skyshelf.site.serve import usual_database
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.database import check_database, migration_config, open_database, upgrade
from tests.tables.helpers import ME, OPEN, open_house, run
from tests.tables.helpers import two_players as at_table


def test_a_restore_into_postgres_keeps_what_was_there(
    postgres: OwnPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()

    async def make() -> str:
        async with open_house(url) as house:
            room_id = (await at_table(house)).id
            made = back_up(url, tmp_path, tmp_path / "one.tar.gz")
            with pytest.raises(SkyshelfError, match="Stop it first"):
                restore(made, url, tmp_path, force=True)
            return room_id

    first = run(make())
    with pytest.raises(SkyshelfError, match="--force"):
        restore(tmp_path / "one.tar.gz", url, tmp_path, force=False)

    async def look() -> list[bool]:
        async with open_house(url) as house:
            return [bool(await house.store.rows(room_id)) for room_id in (first, second)]

    async def more() -> str:
        async with open_house(url) as house:
            return await house.create("cleo", "Cleo", Plan("whispers", (ME, OPEN)))

    second = run(more())
    # The server that was backed up was alive a moment ago, as far as the backup knows.
    monkeypatch.setattr(backup_module, "_ALIVE_SECONDS", 0.0)
    restore(tmp_path / "one.tar.gz", url, tmp_path, force=True)
    assert run(look()) == [True, False]
    (kept,) = tmp_path.glob("skyshelf-*.tar.gz")
    restore(kept, url, tmp_path, force=True)
    assert run(look()) == [True, True]


def test_a_backup_of_before_an_upgrade_comes_back(postgres: OwnPostgres, tmp_path: Path) -> None:
    """Whoever goes back to the release of before finds no table of the newer one in the way, and can go on again."""
    url = postgres.new_database()
    engine = open_database(url)
    with engine.begin() as connection:
        migrate(migration_config(connection), "0006")
    made = back_up(url, tmp_path, tmp_path / "before.tar.gz")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE unheard_of (room varchar(32) REFERENCES room (id))"))
    engine.dispose()
    restore(made, url, tmp_path, force=True)
    with psycopg.connect(url) as plain:
        found = {name for (name,) in plain.execute("SELECT tablename FROM pg_tables")}
    assert "room" in found
    assert not found & {"event", "unheard_of"}
    check_database(url)


def test_a_restore_into_somebody_elses_database_takes_nothing_away(
    postgres: OwnPostgres, tmp_path: Path
) -> None:
    url, theirs = postgres.new_database(), postgres.new_database()

    async def make() -> None:
        async with open_house(url) as house:
            await at_table(house)

    run(make())
    made = back_up(url, tmp_path, tmp_path / "one.tar.gz")
    with psycopg.connect(theirs) as connection:
        connection.execute("CREATE TABLE invoice (number integer)")
    restore(made, theirs, tmp_path, force=False)
    with psycopg.connect(theirs) as connection:
        assert connection.execute("SELECT count(*) FROM invoice").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM room").fetchone() == (1,)


def test_a_restore_into_postgres_that_fails_changes_nothing(postgres: OwnPostgres, tmp_path: Path) -> None:
    url = postgres.new_database()

    async def make() -> str:
        async with open_house(url) as house:
            return (await at_table(house)).id

    room_id = run(make())
    good, bad = tmp_path / "good.tar.gz", tmp_path / "bad.tar.gz"
    back_up(url, tmp_path, good)
    with tarfile.open(good) as archive, tarfile.open(bad, "w:gz") as broken:
        for entry in archive:
            found = archive.extractfile(entry)
            assert found is not None
            content = found.read()
            content = content[:-40] if entry.name == "tables.dump" else content
            entry.size = len(content)
            broken.addfile(entry, io.BytesIO(content))
    with pytest.raises(SkyshelfError, match="failed"):
        restore(bad, url, tmp_path, force=True)

    async def look() -> None:
        async with open_house(url) as house:
            assert await house.store.rows(room_id)

    run(look())


def test_nobody_reads_the_password_of_a_database_among_the_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ps` shows everybody on the machine what a program was called with."""
    monkeypatch.setenv("SKYSHELF_DATABASE", "postgresql://user:hidden%40word@host/tables?sslmode=require")
    asked = list[tuple[list[str], str]]()

    def program(command: list[str], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append((command, env["PGPASSWORD"]))
        return subprocess.CompletedProcess(command, 1, "", "")

    monkeypatch.setattr(subprocess, "run", program)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    with pytest.raises(SkyshelfError, match="pg_dump failed"):
        back_up(usual_database(), tmp_path, tmp_path)
    ((command, password),) = asked
    assert password == "hidden@word"
    assert "hidden" not in " ".join(command)
    assert "--dbname=postgresql://user@host/tables?sslmode=require" in command


def test_a_backup_of_postgres_is_restored(postgres: OwnPostgres, tmp_path: Path) -> None:
    url, again = postgres.new_database(), postgres.new_database()

    async def make() -> str:
        async with open_house(url) as house:
            return (await at_table(house)).id

    room_id = run(make())
    restore(back_up(url, tmp_path, tmp_path), again, tmp_path, force=False)

    async def look() -> None:
        async with open_house(again) as house:
            assert (await house.table(room_id)).room.status == "playing"

    run(look())
