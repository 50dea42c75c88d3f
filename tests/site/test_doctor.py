"""What the doctor finds, and how it says so."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from skyshelf.engine.errors import SkyshelfError
from skyshelf.site.backup import back_up
from skyshelf.site.doctor import examine
from skyshelf.tables.store.database import check_database
from tests.site.running import ServerThread
from tests.tables.helpers import one_table, run


def test_the_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    nowhere = "http://127.0.0.1:9"
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    assert all(each.good for each in examine(url, tmp_path, nowhere) if each.about in ("database", "secret"))
    (tmp_path / "secret").write_text("s" * 64)
    (tmp_path / "secret").chmod(0o644)
    (tmp_path / "tables.db").write_bytes(b"no database at all, for sure" * 40)
    wrong = {each.about for each in examine(url, tmp_path, nowhere) if not each.good}
    assert {"database", "secret"} <= wrong


def test_the_doctor_has_nothing_to_say_of_a_sound_server(tmp_path: Path) -> None:
    """Whoever asks it in the calendar of the machine wants to hear of what is wrong alone."""
    found = examine(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, "http://127.0.0.1:9")
    assert [each for each in found if not each.good and each.about != "pages"] == []


def test_the_doctor_knows_a_secret_and_a_database_with_which_no_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    run(one_table(url))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(SkyshelfError, match="newer version"):
        check_database(url)
    monkeypatch.setenv("SKYSHELF_SECRET", "short")
    found = {each.about: each for each in examine(url, tmp_path, "http://127.0.0.1:9") if not each.good}
    assert "32 characters" in found["secret"].text
    assert "newer version" in found["form"].text


def test_what_the_doctor_cannot_open_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(0o600)
    for database in ("nonsense", "mysql://x/y", "postgresql://nobody@127.0.0.1:9/x"):
        found = {each.about: each for each in examine(database, tmp_path, "http://127.0.0.1:9")}
        assert not found["database"].good
        assert "\n" not in found["database"].text
        assert "sqlalche" not in found["database"].text
    assert not found["secret"].good, "a server would not start with it"
    with pytest.raises(SkyshelfError, match="sqlite:///FILE"):
        back_up("nonsense", tmp_path, tmp_path)


def test_the_doctor_says_how_an_address_is_written(tmp_path: Path) -> None:
    """Of a server that ran it said that nothing answers."""
    (told,) = [
        each
        for each in examine(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, "games.test:8321")
        if each.about == "server"
    ]
    assert not told.good
    assert "http://" in told.text


def test_the_doctor_asks_the_server(server: ServerThread, tmp_path: Path) -> None:
    examined = examine(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, server.url)
    found = [each for each in examined if each.about == "server"]
    assert [each.good for each in found] == [True]
    assert "ok" in found[0].text
