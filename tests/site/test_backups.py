"""Backups: made while people play, whole or not there, restored without losing what was there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import tarfile
import threading
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from skyshelf.cli import app
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import Rng
from skyshelf.site import backup as backup_module
from skyshelf.site.backup import back_up, back_up_regularly, last_backup, restore, thin_out
from skyshelf.site.guests import rotate_secret
from skyshelf.site.site import Serving, Upkeep
from skyshelf.tables.house import Customs
from skyshelf.tables.plan import Plan
from tests.site.running import SECRET
from tests.tables.helpers import ME, OPEN, Ticker, choose_any, digest, eventually, one_table, open_house, run
from tests.tables.helpers import two_players as at_table


def test_a_backup_made_under_load_is_restored_whole(tmp_path: Path) -> None:
    """What was answered before the backup began is in it, and every table in it is a game that goes on."""
    home, other = tmp_path / "home", tmp_path / "other"
    home.mkdir()
    (home / "secret").write_text("s" * 64)
    url, again = f"sqlite:///{home / 'tables.db'}", f"sqlite:///{other / 'tables.db'}"

    async def play() -> tuple[Path, str, int]:
        async with open_house(url) as house:
            table = await at_table(house, Plan("whispers", (ME, OPEN), window=0))
            rng = Rng(1)
            answered = await choose_any(table, rng)
            done = threading.Event()
            made: list[Path] = []

            def work() -> None:
                made.append(back_up(url, home, tmp_path))
                done.set()

            threading.Thread(target=work).start()
            while not done.is_set():
                if table.room.status == "playing":
                    await choose_any(table, rng)
                else:
                    table = await at_table(house, Plan("whispers", (ME, OPEN), window=0))
            return made[0], table.id, answered

    made, _, answered = run(play())
    assert stat.S_IMODE(made.stat().st_mode) == 0o600 or os.name != "posix"
    restore(made, again, other, force=False)
    assert (other / "secret").read_text() == "s" * 64

    async def go_on() -> None:
        async with open_house(again) as house:
            kept = await house.mine("ada")
            first = await house.table(kept[-1].id)
            assert first.room.version >= answered
            assert not first.frozen
            assert digest(first)

    run(go_on())


def test_a_restore_replaces_nothing_unasked_and_keeps_what_was_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def make() -> None:
        async with open_house(url) as house:
            await at_table(house)

    run(make())
    made = back_up(url, tmp_path, tmp_path / "one.tar.gz")
    with pytest.raises(SkyshelfError, match="--force"):
        restore(made, url, tmp_path, force=False)
    restore(made, url, tmp_path, force=True)
    assert (tmp_path / "tables.db.before").exists()


def test_a_second_restore_keeps_what_the_first_has_kept(tmp_path: Path) -> None:
    """Whoever had restored the wrong backup and then the right one had lost everything since."""
    file = tmp_path / "tables.db"

    def write(content: bytes, secret: bytes) -> None:
        for end in ("", "-wal"):
            file.with_name(f"tables.db{end}").write_bytes(content + end.encode())
        (tmp_path / "secret").write_bytes(secret)

    run(one_table(f"sqlite:///{tmp_path / 'other' / 'tables.db'}"))
    (tmp_path / "other" / "secret").write_bytes(b"old" * 20)
    made = back_up(
        f"sqlite:///{tmp_path / 'other' / 'tables.db'}", tmp_path / "other", tmp_path / "one.tar.gz"
    )
    for turn in (b"first", b"second"):
        write(turn, turn * 10)
        restore(made, f"sqlite:///{file}", tmp_path, force=True)
        assert not (tmp_path / "tables.db-wal").exists()
        assert (tmp_path / "secret").read_bytes() == b"old" * 20
    for name, turn in (("before", b"first"), ("before2", b"second")):
        assert (tmp_path / f"tables.db.{name}").read_bytes() == turn
        assert (tmp_path / f"tables.db.{name}-wal").read_bytes() == turn + b"-wal"
        assert (tmp_path / f"secret.{name}").read_bytes() == turn * 10


def test_a_restore_for_which_there_is_no_room_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables were moved away first: the next start would have begun with none."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    run(one_table(url))
    made, before = back_up(url, tmp_path, tmp_path / "one.tar.gz"), (tmp_path / "tables.db").read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SkyshelfError, match="cannot be put in place"):
        restore(made, url, tmp_path, force=True)
    assert (tmp_path / "tables.db").read_bytes() == before
    assert not list(tmp_path.glob("*.before*")) + list(tmp_path.glob("*.part"))


def test_a_backup_is_restored_by_every_python_that_we_run_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11.2, which comes with Debian 12, unpacks everything or nothing: it knows no filters yet."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    run(one_table(url))
    made = back_up(url, tmp_path, tmp_path / "one.tar.gz")

    def extractall(self: tarfile.TarFile, path: str = ".") -> None:
        raise AssertionError("what is in an archive names its own places")

    monkeypatch.setattr(tarfile.TarFile, "extractall", extractall)
    restore(made, f"sqlite:///{tmp_path / 'again.db'}", tmp_path, force=False)
    assert (tmp_path / "again.db").exists()


def test_a_backup_comes_to_an_end_however_much_is_written(tmp_path: Path) -> None:
    """Copied in portions it began anew after every commit: from some megabytes on it ended when nobody played."""
    file = tmp_path / "tables.db"
    done, made = threading.Event(), list[Path]()
    with contextlib.closing(sqlite3.connect(file)) as playing:
        playing.execute("PRAGMA journal_mode=WAL")
        playing.execute("PRAGMA synchronous=OFF")
        playing.execute("CREATE TABLE room (body)")
        playing.executemany("INSERT INTO room VALUES (?)", [(bytes(1 << 20),) for _ in range(64)])
        playing.commit()

        def work() -> None:
            made.append(back_up(f"sqlite:///{file}", tmp_path, tmp_path / "one.tar.gz"))
            done.set()

        threading.Thread(target=work).start()
        until = time.monotonic() + 30
        while not done.is_set() and time.monotonic() < until:
            playing.execute("INSERT INTO room VALUES ('a move')")
            playing.commit()
        ended = done.is_set()
        done.wait(60)
    assert ended, "it waited until nobody wrote any more"
    assert made


def test_a_running_server_is_not_replaced(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with open_house(url) as house:
            await at_table(house)
            made = back_up(url, tmp_path, tmp_path / "one.tar.gz")
            with pytest.raises(SkyshelfError, match="Another server"):
                restore(made, url, tmp_path, force=True)

    run(story())


@pytest.mark.parametrize("content", [b"", b"no archive", b"\x1f\x8b broken"])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(SkyshelfError, match="cannot be read as a backup"):
        restore(tmp_path / "file", f"sqlite:///{tmp_path / 'x.db'}", tmp_path, force=False)


def test_the_oldest_backups_go_first(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / f"skyshelf-2026010{number}.tar.gz").touch()
    assert [each.name[-8:-7] for each in thin_out(tmp_path, 2)] == ["0", "1", "2"]


def test_the_backup_just_made_stays_although_others_were_made_by_a_clock_that_was_ahead(
    tmp_path: Path,
) -> None:
    """Each new one was thrown away at once, for as long as the clock had been ahead."""
    for number in range(3):
        (tmp_path / f"skyshelf-2027010{number}.tar.gz").touch()
    made = tmp_path / "skyshelf-20260101.tar.gz"
    made.touch()
    assert made not in thin_out(tmp_path, 3, made)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_server_that_starts_again_and_again_makes_no_backup_each_time(tmp_path: Path) -> None:
    """Each start made one and threw the oldest away: after fourteen crashes all were of the last minutes."""
    home, folder = tmp_path / "home", tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"skyshelf-2026010{day}-000000-000000.tar.gz" for day in range(2)]
    for each in old:
        each.touch()

    async def starts() -> Serving:
        upkeep = Upkeep(backup_folder=folder, backups_kept=2)
        serving = Serving(Customs(f"sqlite:///{home / 'tables.db'}"), SECRET, folder=home, upkeep=upkeep)
        for _ in range(2):
            task = asyncio.create_task(back_up_regularly(serving))
            await asyncio.sleep(0.2)
            task.cancel()
        return serving

    async def story() -> None:
        async with open_house(f"sqlite:///{home / 'tables.db'}"):
            serving = await starts()
            assert sorted(folder.iterdir()) == old
            told = serving.metrics.registry.get_sample_value("skyshelf_last_backup_timestamp_seconds")
            assert told == last_backup(folder)
            for each in old:
                os.utime(each, (0, time.time() - 86_401))
            await starts()
            assert len(list(folder.glob("*.tar.gz"))) == 2
            assert not old[0].exists(), "a day later there is another"

    run(story())


def test_a_backup_that_never_succeeds_is_seen_in_the_figures(tmp_path: Path) -> None:
    """Before the first one there is no time since the last: the alert went by that alone and was silent for ever."""
    (tmp_path / "backups").touch()
    upkeep = Upkeep(backup_folder=tmp_path / "backups")
    serving = Serving(Customs(f"sqlite:///{tmp_path / 'tables.db'}"), SECRET, folder=tmp_path, upkeep=upkeep)

    async def story() -> None:
        task = asyncio.create_task(back_up_regularly(serving))
        await eventually(lambda: serving.metrics.registry.get_sample_value("skyshelf_backup_failing") == 1)
        task.cancel()

    run(story())


def test_a_backup_that_failed_is_not_waited_for_until_the_next_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "_AGAIN_SECONDS", 0.05)
    run(one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
    folder = tmp_path / "backups"
    folder.touch()
    upkeep = Upkeep(backup_folder=folder)
    serving = Serving(Customs(f"sqlite:///{tmp_path / 'tables.db'}"), SECRET, folder=tmp_path, upkeep=upkeep)

    async def story() -> None:
        task = asyncio.create_task(back_up_regularly(serving))
        await eventually(lambda: serving.metrics.registry.get_sample_value("skyshelf_backup_failing") == 1)
        folder.unlink()
        await eventually(lambda: bool(last_backup(folder)))
        task.cancel()

    run(story(), 30)


def test_backups_go_on_by_the_time_that_passes_while_the_machine_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "_PORTION", 0.05)
    run(one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
    time_there, folder = Ticker(), tmp_path / "backups"
    customs = Customs(f"sqlite:///{tmp_path / 'tables.db'}", now=time_there)
    serving = Serving(customs, SECRET, folder=tmp_path, upkeep=Upkeep(backup_folder=folder))

    async def story() -> None:
        task = asyncio.create_task(back_up_regularly(serving))
        await eventually(lambda: len(list(folder.glob("*.tar.gz"))) == 1)
        time_there.time += 86_401
        await eventually(lambda: len(list(folder.glob("*.tar.gz"))) == 2)
        task.cancel()

    run(story(), 30)


def test_what_a_killed_server_has_begun_goes_with_the_oldest_backups(tmp_path: Path) -> None:
    old, new = (tmp_path / f"skyshelf-2026010{day}-000000-000000.tar.gz.part" for day in (1, 2))
    old.touch()
    new.touch()
    os.utime(old, (0, time.time() - 2 * 86_400))
    thin_out(tmp_path, 14)
    assert list(tmp_path.iterdir()) == [new]


def test_backups_go_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    """A file with the folder's name was written instead, and each backup replaced the one before."""
    run(one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
    command = ["backup", str(tmp_path / "backups"), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    for _ in range(3):
        assert CliRunner().invoke(app, [*command, "--keep", "2"]).exit_code == 0
    assert len(list((tmp_path / "backups").glob("*.tar.gz"))) == 2


def test_a_backup_that_fails_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "_run", lambda *_: backup_module._copy_sqlite(tmp_path, tmp_path))
    with pytest.raises(SkyshelfError):
        back_up("postgresql://nobody@127.0.0.1:9/none", tmp_path, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "about", [b"{", b"[]", b"{}", b'{"database": "sqlite"}', b'{"database": "postgresql"}']
)
def test_a_backup_that_holds_no_tables_is_refused(tmp_path: Path, about: bytes) -> None:
    (tmp_path / "about.json").write_bytes(about)
    with tarfile.open(tmp_path / "x.tar.gz", "w:gz") as archive:
        archive.add(tmp_path / "about.json", "about.json")
    for url in (f"sqlite:///{tmp_path / 'x.db'}", "postgresql://nobody@127.0.0.1:9/none"):
        with pytest.raises(SkyshelfError, match="backup"):
            restore(tmp_path / "x.tar.gz", url, tmp_path, force=False)
    assert not (tmp_path / "x.db").exists()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such links")
def test_a_link_leads_nobody_elsewhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("keep")
    (tmp_path / "secret.part").symlink_to(elsewhere)
    with pytest.raises(SkyshelfError, match="cannot be kept"):
        rotate_secret(tmp_path, forget=True)
    assert elsewhere.read_text() == "keep"
