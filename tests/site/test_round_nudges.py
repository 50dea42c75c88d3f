"""A round that begins: told once for each round, where and when the person wants it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from skyshelf.people.club import PeopleSettings
from skyshelf.people.nudges import nudger, rounds
from tests.events.test_api import do, look, make
from tests.site.running import Browser, ServerThread, wait_for
from tests.site.test_nudges import Endpoint, endpoint, listening

__all__ = ["endpoint"]


@pytest.fixture
def server(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    monkeypatch.setattr(nudger, "AWAY_SECONDS", 0.05)
    monkeypatch.setattr(rounds, "WAIT_SECONDS", 0.05)
    running = started(tmp_path, database)
    yield running
    running.stop()


def started(folder: Path, database: str) -> ServerThread:
    return ServerThread(folder, database=database, people=PeopleSettings(private_hooks=True))


def begin(ada: Browser, ben: Browser) -> str:
    """An event of two, whose first round is paired; they have half an hour to come."""
    event = make(ada, rounds=2, ready=1800)
    for each in (ada, ben):
        assert do(each, event, "join").status_code == 200
    assert do(ada, event, "start").status_code == 200
    wait_for(lambda: bool(look(ada, event)["event"]["rounds"]))
    return event


def test_whoever_plays_is_told_whom_they_meet_and_where(server: ServerThread, endpoint: Endpoint) -> None:
    ada = listening(server, "Ada", f"{endpoint.url}/ada")
    event = begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: len(endpoint.heard) == 1)
    path, _, body = endpoint.heard[0]
    told = json.loads(body)
    assert path == "/ada"
    assert told["title"].startswith("Round 1 of ")
    assert told["text"] == "You play against Ben."
    assert told["url"] == f"{server.url}/events/{event}"


def test_once_for_each_round_also_after_a_restart(
    endpoint: Endpoint, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "WAIT_SECONDS", 0.05)
    server = started(tmp_path, database)
    ada = listening(server, "Ada", endpoint.url)
    event = begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: len(endpoint.heard) == 1)
    server.stop()
    again = started(tmp_path, database)
    try:
        wait_for(lambda: event in again.site.hall._events and not again.site.rounds._waiting)
        assert len(endpoint.heard) == 1
    finally:
        again.stop()


def test_what_a_dying_server_did_not_tell_the_next_one_does(
    endpoint: Endpoint, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "WAIT_SECONDS", 600.0)
    server = started(tmp_path, database)
    ada = listening(server, "Ada", endpoint.url)
    begin(ada, Browser(server.url, "Ben"))
    server.stop()
    assert endpoint.heard == []
    monkeypatch.setattr(rounds, "WAIT_SECONDS", 0.05)
    again = started(tmp_path, database)
    try:
        wait_for(lambda: len(endpoint.heard) == 1)
    finally:
        again.stop()


def test_whoever_has_said_that_they_are_there_is_not_told(
    server: ServerThread, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "WAIT_SECONDS", 1.0)
    ada = listening(server, "Ada", endpoint.url)
    event = begin(ada, Browser(server.url, "Ben"))
    assert do(ada, event, "ready", round=1).status_code == 200
    wait_for(lambda: not server.site.rounds._waiting)
    assert endpoint.heard == []


def test_in_quiet_hours_nobody_is_told(server: ServerThread, endpoint: Endpoint) -> None:
    ada = listening(server, "Ada", endpoint.url)
    minute = int(time.time() % 86_400 // 60)
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}
    assert ada.http.post("/api/people/wishes", json=quiet).status_code == 200
    begin(ada, Browser(server.url, "Ben"))
    wait_for(lambda: bool(server.site.rounds._waiting))
    time.sleep(0.3)
    assert endpoint.heard == []
    assert server.site.rounds._waiting


def test_on_a_ladder_whoever_is_challenged_is_told_of_each_challenge(
    server: ServerThread, endpoint: Endpoint
) -> None:
    ada = listening(server, "Ada", f"{endpoint.url}/ada")
    ben = listening(server, "Ben", f"{endpoint.url}/ben")
    event = make(ada, format="ladder", ready=1800)
    for each in (ada, ben):
        assert do(each, event, "join").status_code == 200
    assert do(ada, event, "start").status_code == 200
    for told in (1, 2):
        first, second = look(ada, event)["event"]["ladder"]
        low, high = ((ada, "ada"), (ben, "ben"))[second], ((ada, "ada"), (ben, "ben"))[first]
        assert do(low[0], event, "challenge", player=first).status_code == 200
        wait_for(lambda told=told: len(endpoint.heard) == told)
        path, _, body = endpoint.heard[-1]
        assert path == f"/{high[1]}"
        assert json.loads(body)["title"].startswith("You are challenged: ")
        decided = {"round": 1, "group": told - 1, "ranks": [1, 2], "reason": "They agreed."}
        assert do(ada, event, "correct", **decided).status_code == 200
    assert len(endpoint.heard) == 2
