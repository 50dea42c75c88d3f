"""The database behind a URL: how it is opened, brought up to date, and kept to one server where it must be."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.extras import need
from skyshelf.tables.store.private import open_private

MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 5_000
_BROKEN_FILE = (
    "{file} is damaged or no database of ours ({why}). Move it away and bring back a backup with `skyshelf restore`, "
    "or start without it; the sqlite3 program can often save what is left (`sqlite3 FILE .recover`)."
)
ENCODING = "UTF8"
WRONG_ENCODING = (
    "The database keeps text as {encoding}, in which not everybody's name can be written. Make one with CREATE "
    "DATABASE skyshelf TEMPLATE template0 ENCODING 'UTF8'; pg_dump and pg_restore bring tables there."
)
NEWER_FORM = (
    "A newer version of Skyshelf has given this database a form that this one does not know: start the newer one "
    "again, or restore a backup of before."
)
_MIGRATION_LOCK = 7_355_608  # any number that no other program asks PostgreSQL for


def open_database(url: str) -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://...`; anything else is refused with a sentence."""
    parsed = database_at(url)
    match parsed.get_backend_name():
        case "sqlite":
            return _open_sqlite(parsed.set(drivername="sqlite+pysqlite").database or "")
        case "postgresql":
            need("psycopg", "server", "PostgreSQL")
            parsed = parsed.set(drivername="postgresql+psycopg")
            return create_engine(
                parsed,
                pool_size=4,
                max_overflow=4,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args=patience(),
            )
        case other:
            raise SkyshelfError(
                f"A database of the kind '{other}' cannot be used; SQLite and PostgreSQL can."
            )


def database_at(url: str) -> URL:
    """What a URL names; nonsense is refused with what is wanted."""
    try:
        return make_url(url)
    except ArgumentError as error:
        raise SkyshelfError(
            "The database must be given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from error


def patience() -> dict[str, Any]:
    """Nobody waits for ever for a PostgreSQL that is locked, away or cut off from us."""
    lock = f"-c lock_timeout={_BUSY_MS}"
    alive = {"keepalives_idle": 10, "keepalives_interval": 5, "tcp_user_timeout": 10_000}
    # One that says nothing of its encoding would answer in bytes.
    return {"connect_timeout": 5, **alive, "options": lock, "client_encoding": "utf8"}


def check_database(url: str) -> None:
    """Say what is wrong with a database before a server is started on it."""
    engine = open_database(url)
    try:
        OnlyServer(engine).release()
        upgrade(engine)
        _check_whole(engine)
    finally:
        engine.dispose()


def _check_whole(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        try:
            with engine.connect() as connection:
                found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        except DBAPIError as error:
            raise _cannot_open(engine, error) from error
        if found != "ok":
            raise SkyshelfError(_BROKEN_FILE.format(file=engine.url.database, why=found))


def _cannot_open(engine: Engine, error: DBAPIError) -> SkyshelfError:
    """What is wrong and what to do, in a sentence."""
    why = str(error.orig).strip()
    if engine.dialect.name == "sqlite":
        if "not a database" in why or "malformed" in why:
            return SkyshelfError(_BROKEN_FILE.format(file=engine.url.database, why=why))
        if "readonly" in why:
            return SkyshelfError(
                f"{engine.url.database} cannot be written: give this user the right to write it and its folder, or "
                "name another file with --database."
            )
    return SkyshelfError(f"The database cannot be opened: {why}")


def _open_sqlite(file: str) -> Engine:
    if not file:
        raise SkyshelfError("A SQLite database needs a file: sqlite:///FILE.")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SkyshelfError(f"The folder of {file} cannot be made: {error.strerror}.") from error
    _keep_private(Path(file))
    engine = create_engine(f"sqlite+pysqlite:///{file}", pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _keep_private(file: Path) -> None:
    """The seeds of running games are in it: only this user may read it. Its side files take their rights from it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        if os.name == "posix" and file.stat().st_uid == os.geteuid():
            file.chmod(file.stat().st_mode & ~0o077)
    except OSError as error:
        raise SkyshelfError(
            f"{file} cannot be opened for writing: {error.strerror}. Give this user the right to write it and its "
            "folder, or name another file with --database."
        ) from error


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    # A commit is on the disk when it returns, even if the power fails; writing in groups makes up for the price.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest form; a new one is made."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Two servers may start at once, and one waits as long as the other takes.
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
                encoding = encoding_of(connection)
                if encoding != ENCODING:
                    raise SkyshelfError(WRONG_ENCODING.format(encoding=encoding))
            command.upgrade(migration_config(connection), "head")
    except DBAPIError as error:
        raise _cannot_open(engine, error) from error
    except CommandError as error:  # a form that none of our migrations makes
        raise SkyshelfError(NEWER_FORM) from error


def encoding_of(connection: Connection) -> str:
    """In which a PostgreSQL keeps text; SQLite has no other than the right one."""
    return str(connection.execute(text("SHOW server_encoding")).scalar_one())


def is_known_form(form: str) -> bool:
    """Whether one of our migrations makes it."""
    return form in {each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def migration_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


class OnlyServer:
    """Keeps a second server away from a SQLite file; the system frees the lock when its holder dies."""

    def __init__(self, engine: Engine) -> None:
        self._file: IO[str] | None = None
        if engine.dialect.name == "sqlite":
            path = f"{engine.url.database}.lock"
            try:
                self._file = os.fdopen(open_private(Path(path), os.O_APPEND), "a+", encoding="utf-8")
            except OSError as error:
                raise SkyshelfError(
                    f"{path} cannot be written: {error.strerror}. The folder of a database must be writable; name "
                    "another file with --database."
                ) from error
            if not _try_lock(self._file):
                self._file.close()
                raise SkyshelfError(
                    f"Another server is using {engine.url.database}. Stop it, name another file with --database, "
                    "or use PostgreSQL, which several servers can share."
                )

    def release(self) -> None:
        if self._file is not None:
            self._file.close()


def _lock_function() -> Callable[[IO[str]], None]:
    if sys.platform == "win32":
        import msvcrt

        return lambda file: msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    import fcntl

    return lambda file: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _try_lock(file: IO[str]) -> bool:
    try:
        _lock_function()(file)
    except OSError:
        return False
    return True
