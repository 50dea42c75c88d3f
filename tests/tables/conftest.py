"""Databases for tests, and a game that only they know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from skyshelf.games import shelf
from skyshelf.lab.own_postgres import PROGRAMS, OwnPostgres
from tests.tables.databases import new_postgres, new_sqlite
from tests.tables.whispers import WhispersGame

NewDatabase = Callable[[], str]


KINDS = ["sqlite", *(["postgresql"] if PROGRAMS is not None else [])]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind that this machine has."""
    if request.param == "sqlite":
        return new_sqlite(tmp_path / "tables.db")
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One that no migration has seen."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: OwnPostgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return new_sqlite(tmp_path / "tables.db")


@pytest.fixture(autouse=True)
def whispers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game joins by being registered: the server is told nothing else about it."""
    monkeypatch.setitem(shelf._GAMES, "whispers", WhispersGame)
