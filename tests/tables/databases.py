"""Databases as the migrations leave them: made once, and copied for each test that is not about migrations."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.tables.store.database import open_database, upgrade


def new_sqlite(file: Path) -> str:
    """In this file, unless there is one."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_newest_sqlite())
    return f"sqlite:///{file}"


def new_postgres(server: OwnPostgres) -> str:
    return server.new_database(like=_newest_postgres(server))


@cache
def _newest_sqlite() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "newest.db"
        _migrate(f"sqlite:///{file}")
        return file.read_bytes()


@cache
def _newest_postgres(server: OwnPostgres) -> str:
    url = server.new_database()
    _migrate(url)
    return url


def _migrate(url: str) -> None:
    engine = open_database(url)
    upgrade(engine)
    engine.dispose()
