"""Which address a wall and a camera are given, by whatever name the organiser has come."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from skyshelf.site import reach
from tests.site.running import Browser, ServerThread


@pytest.mark.parametrize(
    ("host", "others"),
    [
        ("0.0.0.0:8321", "192.168.0.7:8321"),
        ("127.0.0.1:8321", "192.168.0.7:8321"),
        ("[::]:8321", "192.168.0.7:8321"),
        ("localhost", "192.168.0.7"),
        ("club.example.org", "club.example.org"),
        ("192.168.0.9:80", "192.168.0.9:80"),
    ],
)
def test_a_name_that_is_this_machines_alone_is_exchanged(
    host: str, others: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_number", lambda: "192.168.0.7")
    assert reach.host_for_others(host) == others
    monkeypatch.setattr(reach, "own_number", lambda: "")  # no network at all
    assert reach.host_for_others(host) == host


def test_cameras_read_an_address_that_phones_can_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerThread(tmp_path)
    try:
        olga = Browser(server.url, "Olga")
        plan = {"name": "Club night", "game": "painters", "clock": {"kind": "bank", "seconds": 300}}
        event = olga.http.post("/api/events", json=plan).json()["event"]

        def address() -> httpx.URL:
            return httpx.URL(olga.http.get(f"/api/events/{event}/sign").json()["address"])

        def table() -> str:
            of = olga.make("painters", ("me", "open"))
            return str(olga.http.get(f"/api/tables/{of}/sign").json()["address"]).removesuffix(f"/table/{of}")

        # A server for this machine alone has no other address.
        assert address().host == "127.0.0.1"
        assert table() == server.url
        assert olga.http.get("/api/tables/nothing/sign").status_code == 404
        monkeypatch.setattr(reach, "own_number", lambda: "192.168.0.7")
        object.__setattr__(server.serving, "hosts", frozenset())
        assert address() == httpx.URL(f"http://192.168.0.7:{httpx.URL(server.url).port}/events/{event}")
        assert table() == f"http://192.168.0.7:{httpx.URL(server.url).port}"
        monkeypatch.setattr(server.serving, "public", "https://club.example.org")
        assert address() == httpx.URL(f"https://club.example.org/events/{event}")
    finally:
        server.stop()
