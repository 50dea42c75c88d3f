"""What a server says when something around it fails, and requests that are made to break it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from skyshelf.site.pages import Pages
from skyshelf.tables.store import database
from tests.site.running import Browser, ServerThread, two_players, wait_for


def test_health_tells_that_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 50)
    server = ServerThread(tmp_path)
    try:
        table, ada, _ = two_players(server)
        health = httpx.get(f"{server.url}/health")
        assert (health.status_code, health.json()["status"], health.json()["why"]) == (200, "ok", "")
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        refused = ada.choose(table, 0)
        assert refused.status_code == 503
        assert refused.json()["text"]
        health = httpx.get(f"{server.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "writing fails")
        assert "locked" in health.json()["why"]
        other.execute("ROLLBACK")
        other.close()
        wait_for(lambda: httpx.get(f"{server.url}/health").status_code == 200)
        assert ada.choose(table, 0).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://elsewhere.example", "//"])
def test_an_origin_that_is_none_of_ours_is_refused(server: ServerThread, origin: str) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ada"}, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"


@pytest.mark.parametrize("address", ["/api/tables/a%00b", "/api/live?tables=a%00b", "/table/%00"])
def test_a_nul_in_an_address_cannot_be_read(server: ServerThread, address: str) -> None:
    assert httpx.get(f"{server.url}{address}", timeout=120).status_code == 400


def test_a_nul_in_a_key_cannot_be_read(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    assert ada.choose(table, 0, key="a\0b").status_code == 400
    assert ada.post(table, "say", text="Hello", key="\0").status_code == 400
    assert ada.choose(table, 0, key="ab").status_code == 200


@pytest.mark.parametrize(
    "address", ["/table/%E0%A4%A", "/rules/%E0%A4%A", "/%E0%A4%A", "/api/tables/%E0%A4%A"]
)
def test_an_address_with_a_bad_escape_breaks_nothing(server: ServerThread, address: str) -> None:
    assert httpx.get(f"{server.url}{address}", timeout=120).status_code in (200, 400, 404)


def test_a_spectator_is_marked_whatever_their_name(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    ada.post(table, "leave")
    for name, shown in (("Ada", "Ada (watching)"),):
        watcher = Browser(server.url, name)
        said = watcher.post(table, "say", phrase="hello").json()
        assert said["name"].replace("\u2068", "").replace("\u2069", "") == shown
        assert said["seat"] is None


def test_the_licences_and_the_parts_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "licences.txt").write_text("SIL")
    (tmp_path / "sbom.cdx.json").write_text("{}")
    app = Litestar([*Pages(tmp_path).handlers()])
    with TestClient(app) as client:
        assert client.get("/licences.txt").text == "SIL"
        assert client.get("/sbom.cdx.json").json() == {}
