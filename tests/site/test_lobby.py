"""The lobby: tables that are shown, company that is found, friends who are here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from skyshelf.people import lobby as lobby_of_people
from skyshelf.site import limits
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.database import open_database
from tests.site.running import Browser, ServerThread, two_players, wait_for
from tests.site.test_limits import visitor
from tests.site.test_people import me, person


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerThread]:
    running = ServerThread(tmp_path, database=database)
    yield running
    running.stop()


def lobby(browser: Browser) -> dict[str, Any]:
    note: dict[str, Any] = browser.http.get("/api/lobby").json()
    return note


def search(browser: Browser, game: str = "painters", way: str = "table") -> dict[str, Any]:
    answer = browser.http.post("/api/lobby/search", json={"game": game, "way": way})
    assert answer.status_code == 200, answer.text
    note: dict[str, Any] = answer.json()
    return note


def show(browser: Browser, table: str, shown: bool = True) -> int:
    return browser.post(table, "shown", shown=shown).status_code


def test_a_table_is_in_the_lobby_only_if_somebody_there_shows_it(server: ServerThread) -> None:
    ada, handle = person(server, "Ada")
    ben = Browser(server.url, "Ben")
    table = ada.make("horde", ("me", "open"), settings={"mode": "coop"}, clock={"kind": "days", "days": 2})
    assert lobby(ben)["tables"] == []
    assert show(ben, table) == 403
    assert show(ada, table) == 200
    assert ada.http.get(f"/api/tables/{table}/shown").json() == {"shown": True}
    (found,) = lobby(ben)["tables"]
    assert (found["table"], found["status"], found["clock"]["days"]) == (table, "waiting", 2)
    assert (found["title"], found["way"]) == ("Skytear Horde", "Together")
    assert [seat["name"] for seat in found["seats"]] == ["Ada", ""]
    assert found["seats"][0]["person"]["handle"] == handle
    assert [found["mine"], lobby(ada)["tables"][0]["mine"]] == [False, True]
    assert show(ada, table, False) == 200
    assert lobby(ben)["tables"] == []
    assert ben.post("nothing", "shown", shown=True).status_code == 404


def test_a_game_that_is_shown_can_be_watched_unless_nobody_may(server: ServerThread) -> None:
    for watch, expected in (("everybody", 1), ("nobody", 0)):
        table, ada, ben = two_players(server, watch=watch)
        assert show(ada, table) == 200
        found = [each for each in lobby(Browser(server.url, "Eve"))["tables"] if each["table"] == table]
        assert len(found) == expected
        ben.post(table, "ask", what="resign")
        wait_for(lambda ada=ada, table=table: ada.look(table)["room"]["status"] == "over")
        assert lobby(Browser(server.url, "Eve"))["tables"] == []


def test_two_who_look_for_the_same_meet_at_a_table(server: ServerThread) -> None:
    ada, ben, eve = (Browser(server.url, name) for name in ("Ada", "Ben", "Eve"))
    assert search(ada) == {"table": "", "others": 0}
    assert search(eve, "horde", "coop") == {"table": "", "others": 0}
    wanted = sorted((each["game"], each["way"], each["number"]) for each in lobby(ben)["searches"])
    assert wanted == [("horde", "coop", 1), ("painters", "table", 1)]
    table = search(ben)["table"]
    assert search(ada)["table"] == table
    wait_for(lambda: ada.look(table)["room"]["status"] == "playing")
    seats = ada.look(table)["room"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ben", "Ada"]
    assert ada.http.post("/api/lobby/stop", json={}).status_code == 200
    assert search(ada) == {"table": "", "others": 0}
    assert eve.http.post("/api/lobby/stop", json={}).status_code == 200
    assert [each["game"] for each in lobby(eve)["searches"]] == ["painters"]


def test_nobody_waits_for_somebody_who_has_gone(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    search(ada)
    people = server.site.club.people
    monkeypatch.setattr(people, "now", lambda: server.site.house.now() + 13)
    assert search(ben) == {"table": "", "others": 0}


def test_what_cannot_be_played_with_others_is_refused(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    for game, way in (("horde", "solo"), ("nothing", "table"), ("painters", "nothing")):
        assert ada.http.post("/api/lobby/search", json={"game": game, "way": way}).status_code == 404


def test_whoever_is_blocked_is_neither_met_nor_seen_nor_sat_down_with(server: ServerThread) -> None:
    ada, _ = person(server, "Ada")
    ben, handle = person(server, "Ben")
    table = ada.make()
    show(ada, table)
    assert len(lobby(ben)["tables"]) == 1
    ada.http.post(f"/api/people/of/{handle}/tie", json={"wish": "block"})
    assert lobby(ben)["tables"] == []
    search(ada)
    assert search(ben) == {"table": "", "others": 0}
    refused = ben.post(table, "sit")
    assert (refused.status_code, "blocked" in refused.json()["text"]) == (403, True)


def test_friends_who_are_here_are_seen(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, a = person(server, "Ada")
    ben, b = person(server, "Ben")
    ada.http.post(f"/api/people/of/{b}/tie", json={"wish": "befriend"})
    assert lobby(ada)["friends"] == []
    ben.http.post(f"/api/people/of/{a}/tie", json={"wish": "befriend"})
    assert [each["name"] for each in lobby(ada)["friends"]] == ["Ben"]
    monkeypatch.setattr(server.site.club.people, "now", lambda: server.site.house.now() + 200)
    ada.http.get("/api/me")
    assert lobby(ada)["friends"] == []


def test_who_sits_at_a_table_is_told_of_those_who_are_people(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    ada.http.post("/api/people", json={})
    found = ben.http.get(f"/api/tables/{table}/people").json()
    assert [(each["seat"], each["person"]["handle"]) for each in found] == [(0, me(ada)["person"]["handle"])]


def test_a_table_that_is_found_counts_like_one_that_is_made(tmp_path: Path) -> None:
    """Two guests of one address who found each other again and again made as many tables as they liked."""
    server = ServerThread(tmp_path, limits=True)
    try:
        ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
        server.site.limiter.take(limits.TABLES, "127.0.0.1", limits.TABLES.burst - 1)
        assert search(ada)["table"] == ""
        assert search(ben)["table"] != ""
        for each in (ada, ben):
            each.http.post("/api/lobby/stop", json={})
        assert search(ada)["table"] == ""
        again = ben.http.post("/api/lobby/search", json={"game": "painters", "way": "table"})
        assert again.status_code == 429
    finally:
        server.stop()


def test_one_address_does_not_fill_the_lobby(
    server: ServerThread, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The newest sixty were shown, and thirty guests of one address could make them."""
    monkeypatch.setattr(lobby_of_people, "MOST_SHOWN", 4)
    monkeypatch.setattr(server.site.limiter, "off", False)
    browsers = {}
    for number, address in enumerate(("127.0.0.2", "127.0.0.3", "127.0.0.4")):
        browsers[address] = visitor(server, address, f"Guest {number}")
    order = ["127.0.0.2", *["127.0.0.4"] * 3, "127.0.0.3", *["127.0.0.4"] * 6]
    tables = [browsers[address].make(seats=("me", "open")) for address in order]
    for address, table in zip(order, tables, strict=True):
        assert show(browsers[address], table) == 200
    found = [each["table"] for each in lobby(browsers["127.0.0.2"])["tables"]]
    assert found == [tables[-1], tables[4], tables[0], tables[-2]]
    with open_database(database).connect() as connection:
        kept = connection.execute(text("SELECT origin FROM offer")).scalars().all()
    assert len(set(kept)) == 3
    assert not any("127" in each for each in kept), "no address is written down"


def test_while_nothing_can_be_written_people_still_look(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests did; people were refused once a minute, because it could not be written down that they were here."""
    ada, _ = person(server, "Ada")

    async def refuse(*_: Any) -> None:
        raise Refusal(Reason.UNAVAILABLE, "store-down")

    monkeypatch.setattr(server.site.house.store, "write", refuse)
    server.site.club.lobby._sighted.clear()
    assert ada.http.get("/api/tables").status_code == 200
