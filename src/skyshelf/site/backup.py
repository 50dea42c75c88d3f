"""`skyshelf backup` and `restore`: all tables and the secret in one file, made while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import io
import itertools
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
import zlib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING

from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from skyshelf import __version__
from skyshelf.engine.errors import SkyshelfError
from skyshelf.tables.store.database import OnlyServer, check_database, database_at, open_database
from skyshelf.tables.store.private import open_private

if TYPE_CHECKING:
    from skyshelf.site.site import Serving

log = logging.getLogger("skyshelf.site")

_ABOUT, _SECRET, _TABLES, _DUMP = "about.json", "secret", "tables.db", "tables.dump"
_SIDES = ("", "-wal", "-shm")  # what SQLite keeps beside a file goes with it
_PARTS = frozenset({_ABOUT, _SECRET, _TABLES, _DUMP})
_SUFFIX = ".tar.gz"
_PREFIX = "skyshelf-"
_AGAIN_SECONDS = 900.0  # after one that failed: a database is away for minutes, and the next day is far
_PORTION = 60.0
_LEFT_BEHIND = 86_400.0  # seconds after which nobody writes a part any more
_ALIVE_SECONDS = 10.0  # since the last word of a server that may still run
# A dump takes away what it brings, and knows nothing of tables that a newer release has made since: they would hold
# on to those of before, or stand in the way of that release later.
_EMPTYING = """
SET LOCAL client_min_messages = warning;
DO $$
DECLARE each record;
BEGIN
    FOR each IN SELECT tablename FROM pg_tables
        WHERE schemaname = current_schema() AND tableowner = current_user
    LOOP
        EXECUTE format('DROP TABLE %I CASCADE', each.tablename);
    END LOOP;
END $$;
"""


def back_up(database: str, folder: Path, target: Path) -> Path:
    """Write a backup; into a folder under a name with the time, so that the names sort by age.

    What is not there and has no ending is a folder: a file of that name would be replaced by each backup.
    """
    if not target.suffix and not target.exists():
        _make_folder(target)
    if target.is_dir():
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        target = target / f"{_PREFIX}{stamp}{_SUFFIX}"
    part = target.with_name(f"{target.name}.part")
    url = database_at(database)
    kind = url.get_backend_name()
    about = {"made_by": f"skyshelf {__version__}", "at": datetime.now(UTC).isoformat(), "database": kind}
    try:
        with tempfile.TemporaryDirectory(prefix="skyshelf-backup-") as name, _private(part) as file:
            work = Path(name)
            if kind == "sqlite":
                content = work / _TABLES
                _copy_sqlite(Path(url.database or ""), content)
            else:
                content = work / _DUMP
                _run_at(database, "pg_dump", "--format=custom", f"--file={content}")
            with tarfile.open(fileobj=file, mode="w:gz") as archive:
                _add(archive, _ABOUT, json.dumps(about).encode())
                with contextlib.suppress(FileNotFoundError):
                    _add(archive, _SECRET, (folder / "secret").read_bytes())
                archive.add(content, content.name)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise SkyshelfError(f"The backup {target} cannot be written: {error}.") from error
    finally:
        part.unlink(missing_ok=True)
    return target


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise SkyshelfError(f"The folder {folder} cannot be made: {error.strerror}.") from error


def restore(source: Path, database: str, folder: Path, force: bool) -> bool:
    """Put the tables and the secret of a backup in place; what is there is kept aside, or nothing is done.

    Returns whether it held a secret: one in SKYSHELF_SECRET is in no backup.
    """
    with tempfile.TemporaryDirectory(prefix="skyshelf-restore-") as name:
        try:
            with tarfile.open(source) as archive:
                _unpack(archive, Path(name))
        except (OSError, EOFError, tarfile.TarError, zlib.error) as error:
            raise SkyshelfError(f"{source} cannot be read as a backup: {error}.") from error
        try:
            return _put_back(Path(name), database, folder, force)
        except OSError as error:
            raise SkyshelfError(f"What is in {source} cannot be put in place: {error}.") from error


def _unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """What a backup is made of and nothing else, each under our own name for it: `extractall` is safe only from
    Python 3.11.4 on.
    """
    for entry in archive:
        content = archive.extractfile(entry) if entry.name in _PARTS else None
        if content is not None:
            with content, (folder / entry.name).open("wb") as file:
                shutil.copyfileobj(content, file)


def _put_back(found: Path, database: str, folder: Path, force: bool) -> bool:
    kind = _kind_of(found)
    url = database_at(database)
    if url.get_backend_name() != kind:
        raise SkyshelfError(f"This is a backup of {kind}, and the database is {url.get_backend_name()}.")
    if kind == "sqlite":
        check_database(f"sqlite:///{found / _TABLES}")  # before anything is replaced
        _place_sqlite(found / _TABLES, Path(url.database or ""), force)
    else:
        _place_postgres(found / _DUMP, database, folder, force)
    has_secret = (found / _SECRET).is_file()
    if has_secret:
        folder.mkdir(parents=True, exist_ok=True)
        _place(found / _SECRET, folder / "secret")
    return has_secret


def _kind_of(found: Path) -> str:
    """The kind of database that an unpacked backup holds."""
    try:
        kind = str(json.loads((found / _ABOUT).read_bytes())["database"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SkyshelfError("This file is no backup of Skyshelf.") from error
    content = _TABLES if kind == "sqlite" else _DUMP
    if not (found / content).is_file():
        raise SkyshelfError(f"This backup lacks its tables: there is no {content} in it.")
    return kind


def _place_postgres(dump: Path, database: str, folder: Path, force: bool) -> None:
    """All of it or nothing; what was there is kept as a backup."""
    script, emptying = dump.with_suffix(".sql"), dump.with_name("empty.sql")
    emptying.touch()
    if _is_in_use(database, force):
        folder.mkdir(parents=True, exist_ok=True)
        back_up(database, folder, folder)
        emptying.write_text(_EMPTYING, encoding="utf-8")
    _run("pg_restore", "--clean", "--if-exists", "--no-owner", f"--file={script}", str(dump))
    options = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction"]
    _run_at(database, "psql", *options, f"--file={emptying}", f"--file={script}")


def _is_in_use(database: str, force: bool) -> bool:
    """Whether there are tables of ours in a PostgreSQL; they are replaced only with force, and under no server."""
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table("room"):
                return False
            if not force:
                raise SkyshelfError("There are tables there already; with --force they are kept as a backup.")
            alive = text("SELECT count(*) FROM server WHERE seen_at > :since")
            if connection.execute(alive, {"since": time.time() - _ALIVE_SECONDS}).scalar_one():
                raise SkyshelfError("A server is using this database, or was a moment ago. Stop it first.")
    except DBAPIError as error:
        raise SkyshelfError(f"The database cannot be opened: {error.orig}") from error
    finally:
        engine.dispose()
    return True


def _place_sqlite(tables: Path, file: Path, force: bool) -> None:
    if not file.exists() or not file.stat().st_size:
        file.parent.mkdir(parents=True, exist_ok=True)
        _place(tables, file)
        return
    if not force:
        raise SkyshelfError(f"{file} is there already; with --force it is kept as {_beside(file).name}.")
    engine = open_database(f"sqlite:///{file}")
    only = OnlyServer(engine)  # refuses while a server runs, and keeps one away meanwhile
    try:
        _place(tables, file)
    finally:
        only.release()
        engine.dispose()


def _place(content: Path, target: Path) -> None:
    """Put a file in the place of another, which is kept beside it; where there is no room, all stays as it was."""
    part = target.with_name(f"{target.name}.part")
    try:
        with content.open("rb") as source, _private(part) as file:
            shutil.copyfileobj(source, file)
            file.flush()
            os.fsync(file.fileno())
        kept = _beside(target)
        for end in _SIDES:
            side = target.with_name(target.name + end)
            if side.exists():
                side.replace(kept.with_name(kept.name + end))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _beside(target: Path) -> Path:
    """A name for what was there that nothing has: what an earlier restore has kept is kept as well."""
    numbers = itertools.count(2)
    kept = target.with_name(f"{target.name}.before")
    while any(kept.with_name(kept.name + end).exists() for end in _SIDES):
        kept = target.with_name(f"{target.name}.before{next(numbers)}")
    return kept


def thin_out(folder: Path, keep: int, made: Path | None = None) -> list[Path]:
    """Delete the oldest backups of a folder, so that as many stay. The one just `made` is the newest, although a
    clock that was ahead for a while may have given older ones later names.
    """
    by_age = sorted(folder.glob(f"{_PREFIX}*{_SUFFIX}"), key=lambda each: (each == made, each.name))
    old = by_age[:-keep] if keep else []
    for each in old:
        each.unlink()
    for part in folder.glob(f"{_PREFIX}*{_SUFFIX}.part"):  # of a server that was killed meanwhile
        if part.stat().st_mtime < time.time() - _LEFT_BEHIND:
            part.unlink()
    return old


def _copy_sqlite(file: Path, target: Path) -> None:
    """SQLite's own way to copy a database that is being written; in one piece, which holds no writer up. In portions
    it begins anew whenever somebody has written between two of them: at a busy server it came to no end.
    """
    if not file.is_file():
        raise SkyshelfError(f"There is no database {file} to back up.")
    with (
        contextlib.closing(sqlite3.connect(file)) as source,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)


def _private(path: Path) -> IO[bytes]:
    return os.fdopen(open_private(path, os.O_TRUNC), "wb")


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    entry.mode = 0o600
    archive.addfile(entry, io.BytesIO(content))


def _run_at(database: str, program: str, *arguments: str) -> None:
    """One of PostgreSQL's programs at a database. The password goes along where no other user of the machine can
    read it.
    """
    url = database_at(database).set(drivername="postgresql")
    plain = url._replace(password=None).render_as_string(hide_password=False)
    secret = {} if url.password is None else {"PGPASSWORD": url.password}
    _run(program, f"--dbname={plain}", *arguments, **secret)


def _run(program: str, *arguments: str, **secret: str) -> None:
    if shutil.which(program) is None:
        raise SkyshelfError(f"{program} is not installed here; it comes with PostgreSQL's client programs.")
    command = [program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **secret})
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise SkyshelfError(f"{program} failed: {said[0]}")


def last_backup(folder: Path) -> float:
    """When the newest backup of a folder was made, in seconds since 1970; 0 if there is none."""
    return max((each.stat().st_mtime for each in folder.glob(f"{_PREFIX}*{_SUFFIX}")), default=0.0)


async def back_up_regularly(serving: Serving) -> None:
    """While the server runs: a backup every so many hours, the oldest ones deleted.

    A server that starts again and again makes none each time: those of the days before would soon be gone.
    """
    upkeep = serving.upkeep
    assert upkeep.backup_folder is not None
    every, now = upkeep.backup_hours * 3600, serving.customs.now
    last = last_backup(upkeep.backup_folder)
    if last:
        serving.metrics.backup.set(last)
        await _sleep_until(now() + min(every, max(0.0, last + every - time.time())), now)
    while True:
        try:
            upkeep.backup_folder.mkdir(parents=True, exist_ok=True)
            database, target = serving.customs.database, upkeep.backup_folder
            made = await asyncio.to_thread(back_up, database, serving.folder, target)
            await asyncio.to_thread(thin_out, target, upkeep.backups_kept, made)
            serving.metrics.backup.set_to_current_time()
            serving.metrics.backup_failing.set(0)
            log.info("a backup was made")
            again = every
        except (SkyshelfError, OSError) as error:
            serving.metrics.backup_failing.set(1)
            log.error("a backup failed", extra={"why": str(error)[:200]})
            again = min(every, _AGAIN_SECONDS)
        await _sleep_until(now() + again, now)


async def _sleep_until(moment: float, now: Callable[[], float]) -> None:
    """In portions: the timers of the loop stand still while the machine sleeps."""
    while (left := moment - now()) > 0:
        await asyncio.sleep(min(left, _PORTION))
