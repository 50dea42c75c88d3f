"""Looking after a server: retention, secrets, sign-ins, figures, the commands."""

from __future__ import annotations

import json
import logging
import os
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
from skyshelf.site.backup import back_up, restore
from skyshelf.site.doctor import examine
from skyshelf.site.guests import COOKIE, GuestBook, find_secret, rotate_secret
from skyshelf.site.logs import JsonLines
from skyshelf.site.tracing import REQUEST_ID
from skyshelf.tables.plan import Plan
from skyshelf.tables.store.database import check_database
from tests.site.running import SECRET, Browser, ServerThread, two_players
from tests.tables.helpers import ME, OPEN, Ticker, choose_any, open_house, run
from tests.tables.helpers import two_players as at_table


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


def test_a_start_long_after_the_last_thing_that_happened_deletes_nothing_for_a_day(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A server whose clock was a year ahead deleted every table within seconds of its start."""

    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await at_table(house, Plan("whispers", (ME, OPEN)))
        ticker.time += 400 * 86_400
        async with open_house(sqlite, now=ticker, keep_unfinished=90.0) as house:
            await house._tidy()
            await house._tidy()
            assert await house.store.rows(table.id)
            told = [record for record in caplog.records if "nothing is deleted" in record.message]
            assert [record.levelname for record in told] == ["WARNING"]
            ticker.time += 86_400 + 1
            await house._tidy()
            assert not await house.store.rows(table.id)

    with caplog.at_level(logging.WARNING, "skyshelf.tables"):
        run(story())


def test_a_start_the_day_after_deletes_at_once_what_is_old(sqlite: str) -> None:
    """A server that is started anew every night would never come to it otherwise."""

    async def story() -> None:
        ticker = Ticker()
        async with open_house(sqlite, now=ticker) as house:
            table = await at_table(house, Plan("whispers", (ME, OPEN)))
            ticker.time += 100 * 86_400
            await house.create("cleo", "Cleo", Plan("whispers", (ME, OPEN)))
        ticker.time += 3600
        async with open_house(sqlite, now=ticker, keep_unfinished=90.0) as house:
            await house._tidy()
            assert not await house.store.rows(table.id)

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
    restored = runner.invoke(app, ["restore", str(backup)])
    assert (restored.exit_code, "and the secret are as" in restored.stdout) == (0, True)
    assert (tmp_path / "home" / "tables.db").exists()
    (tmp_path / "home" / "secret").unlink()
    without = tmp_path / "without.tar.gz"
    assert runner.invoke(app, ["backup", str(without)]).exit_code == 0
    assert "holds no secret" in runner.invoke(app, ["restore", str(without), "--force"]).stdout
    asked = runner.invoke(app, ["doctor", "--json", "--url", "http://127.0.0.1:9"])
    assert {"good", "about", "text"} == set(json.loads(asked.stdout.splitlines()[0]))
