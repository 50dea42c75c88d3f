"""Looking after a server: backups, retention, secrets, sign-ins, figures, the doctor."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import tarfile
import threading
import time
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner

from skyshelf.cli import app
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.rng import Rng
from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.site import backup as backup_module
from skyshelf.site.backup import back_up, back_up_regularly, last_backup, restore, thin_out
from skyshelf.site.doctor import examine
from skyshelf.site.guests import COOKIE, GuestBook, find_secret, rotate_secret
from skyshelf.site.logs import JsonLines
from skyshelf.site.serve import usual_database
from skyshelf.site.site import Serving, Upkeep
from skyshelf.site.tracing import REQUEST_ID
from skyshelf.tables.house import Customs
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.database import check_database
from tests.site.running import SECRET, Browser, ServerThread, two_players
from tests.tables.helpers import ME, OPEN, Ticker, choose_any, digest, eventually, open_house, run
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

    run(_one_table(f"sqlite:///{tmp_path / 'other' / 'tables.db'}"))
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
    run(_one_table(url))
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
    run(_one_table(url))
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


async def _one_table(url: str) -> None:
    async with open_house(url) as house:
        await at_table(house)


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
    run(_one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
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
    run(_one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
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
    run(_one_table(f"sqlite:///{tmp_path / 'tables.db'}"))
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


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_repairs_the_server_can_read(tmp_path: Path) -> None:
    """An operator is root, and the server is not: after a rotation it did not find its secret any more."""
    home = tmp_path / "home"
    home.mkdir()
    url = f"sqlite:///{home / 'tables.db'}"

    async def make() -> None:
        async with open_house(url) as house:
            await at_table(house)

    run(make())
    find_secret(home)
    made = back_up(url, home, tmp_path / "one.tar.gz")
    for each in (home, *home.iterdir()):
        os.chown(each, 65_534, 65_534)
    (home / "tables.db.lock").unlink()
    rotate_secret(home, forget=False)
    restore(made, url, home, force=True)
    assert {each.name: each.stat().st_uid for each in home.iterdir()} == dict.fromkeys(
        ("secret", "secret.before", "tables.db", "tables.db.before", "tables.db.lock"), 65_534
    )


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such links")
def test_a_link_leads_nobody_elsewhere(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("keep")
    (tmp_path / "secret.part").symlink_to(elsewhere)
    with pytest.raises(SkyshelfError, match="cannot be kept"):
        rotate_secret(tmp_path, forget=True)
    assert elsewhere.read_text() == "keep"


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


def test_old_tables_are_deleted_by_setting(sqlite: str) -> None:
    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            finished = await at_table(house, Plan("whispers", (ME, OPEN), window=0))
            rng = Rng(3)
            while finished.room.status == "playing":
                await choose_any(finished, rng)
            await finished.say("ada", "Ada", "Bye", "")
            running = await house.create("cleo", "Cleo", Plan("whispers", (ME, OPEN)))
            house.drop(finished)
            ticker.time += 8 * 86_400
            fresh = await house.create("cleo", "Cleo", Plan("whispers", (ME, OPEN)))
            house.customs.keep_finished = 7
            await house._tidy()
            assert not await house.store.rows(finished.id)
            assert await house.mine("ada") == []
            assert await house.store.rows(running)
            house.customs.keep_unfinished = 7
            await house._tidy()
            assert not await house.store.rows(running)
            assert await house.store.rows(fresh)

    run(story())


def test_a_new_secret_signs_and_the_old_one_is_still_known(tmp_path: Path) -> None:
    before = GuestBook(find_secret(tmp_path))
    guest = before.new("Ada")
    cookie, token = before.cookie(guest), before.token(guest)
    assert rotate_secret(tmp_path, forget=False) == 2
    after = GuestBook(find_secret(tmp_path))
    assert after.read(cookie) == guest
    assert after.is_token(guest, token)
    assert after.is_stale(guest, cookie)
    assert after.cookie(guest) != cookie
    assert before.read(after.cookie(guest)) is None
    assert rotate_secret(tmp_path, forget=True) == 1
    assert GuestBook(find_secret(tmp_path)).read(cookie) is None


def test_a_sign_in_ends_if_nobody_comes(tmp_path: Path) -> None:
    day = 20_000
    book = GuestBook(SECRET, days=10, today=lambda: day)
    cookie = book.cookie(book.new("Ada"))
    day += 9
    guest = book.read(cookie)
    assert guest is not None
    assert book.is_stale(guest, cookie)
    renewed = book.cookie(book.fresh(guest))
    day += 9
    assert book.read(cookie) is None
    known = book.read(renewed)
    assert known is not None
    day -= 400  # a machine that has lost the time of day
    again = book.cookie(book.fresh(known))
    day += 400
    assert book.read(again) is not None, "whoever came meanwhile is still known"


def test_a_system_clock_that_is_set_signs_nobody_out(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie = Browser(server.url).http.cookies[COOKIE]
    ahead = time.time() + 400 * 86_400
    monkeypatch.setattr(time, "time", lambda: ahead)
    # By hand: a client's own clock would throw it away.
    answer = httpx.get(f"{server.url}/api/guest", headers={"cookie": f"{COOKIE}={cookie}"})
    assert answer.status_code == 200


def test_whoever_comes_again_gets_a_fresh_cookie(server: ServerThread) -> None:
    ada = Browser(server.url)
    assert COOKIE not in ada.http.get("/api/guest").cookies, "it is of today"
    old = GuestBook(SECRET, today=lambda: 20_000)
    guest = old.new("Ada")
    with httpx.Client(base_url=server.url, cookies={COOKIE: old.cookie(guest)}) as later:
        server.site.book._days = 100_000
        assert COOKIE in later.get("/api/guest").cookies


def test_the_figures_tell_what_an_operator_must_know(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    ada.choose(table, 0)
    text = httpx.get(f"{server.url}/metrics").text
    for name in (
        "skyshelf_loop_lag_seconds_bucket",
        "skyshelf_bot_queue_age_seconds 0.0",
        "skyshelf_failed_writes 0.0",
        "skyshelf_writing 1.0",
        "skyshelf_connections ",
        "skyshelf_frozen_tables 0.0",
    ):
        assert name in text
    moves = 'skyshelf_request_seconds_count{method="POST",route="/api/tables/{table_id}/move",status="2xx"}'
    assert f"{moves} 1.0" in text
    assert table not in text


@pytest.mark.parametrize(
    ("address", "status"), [("127.0.0.1", 200), ("::1", 200), ("2001:db8::1", 403), ("192.0.2.1", 403)]
)
def test_the_figures_are_for_this_machine(server: ServerThread, address: str, status: int) -> None:
    asked = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": address})
    assert asked.status_code == status


def test_every_answer_has_an_id_that_the_log_has_too(server: ServerThread) -> None:
    first, second = (httpx.get(f"{server.url}/health").headers["x-request-id"] for _ in range(2))
    assert len(first) == len(second) == 16
    assert first != second
    given = httpx.get(f"{server.url}/health", headers={"x-request-id": "from-the-proxy"})
    assert given.headers["x-request-id"] == "from-the-proxy"
    odd = httpx.get(f"{server.url}/health", headers={"x-request-id": 'a"b{}'})
    assert odd.headers["x-request-id"] != 'a"b{}'
    token = REQUEST_ID.set("from-the-proxy")
    line = json.loads(JsonLines().format(logging.makeLogRecord({"msg": "x"})))
    REQUEST_ID.reset(token)
    assert line["request"] == "from-the-proxy"


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
    run(_one_table(url))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(SkyshelfError, match="newer version"):
        check_database(url)
    monkeypatch.setenv("SKYSHELF_SECRET", "short")
    found = {each.about: each for each in examine(url, tmp_path, "http://127.0.0.1:9") if not each.good}
    assert "32 characters" in found["secret"].text
    assert "newer version" in found["form"].text


def test_a_postgres_in_which_not_every_name_can_be_written_starts_no_server(postgres: OwnPostgres) -> None:
    """One made without a locale ended in a traceback; one of LATIN1 gave Łukasz 503 for ever."""
    url = make_url(postgres.new_database())
    for encoding in ("SQL_ASCII", "LATIN1"):
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
            made = f"CREATE DATABASE {encoding} TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'"
            connection.execute(made.encode())
        wrong = url.set(database=encoding.lower()).render_as_string(hide_password=False)
        with pytest.raises(SkyshelfError, match=f"keeps text as {encoding}"):
            check_database(wrong)
        found = {each.about for each in examine(wrong, Path(), "http://127.0.0.1:9") if not each.good}
        assert "encoding" in found


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


def test_the_doctor_asks_the_server(server: ServerThread, tmp_path: Path) -> None:
    examined = examine(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, server.url)
    found = [each for each in examined if each.about == "server"]
    assert [each.good for each in found] == [True]
    assert "ok" in found[0].text


def test_the_commands_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKYSHELF_HOME", str(tmp_path / "home"))
    url = f"sqlite:///{tmp_path / 'home' / 'tables.db'}"

    async def make() -> None:
        async with open_house(url) as house:
            await at_table(house)

    run(make())
    runner = CliRunner()
    assert runner.invoke(app, ["rotate-secret"]).exit_code == 0
    made = runner.invoke(app, ["backup", str(tmp_path), "--keep", "1"])
    assert made.exit_code == 0
    (tmp_path / "home" / "tables.db").unlink()
    (backup,) = tmp_path.glob("skyshelf-*.tar.gz")
    assert runner.invoke(app, ["restore", str(backup)]).exit_code == 0
    assert (tmp_path / "home" / "tables.db").exists()
    asked = runner.invoke(app, ["doctor", "--json", "--url", "http://127.0.0.1:9"])
    assert {"good", "about", "text"} == set(json.loads(asked.stdout.splitlines()[0]))
