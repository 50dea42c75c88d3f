"""Every way to play that the first page offers begins at once."""

from __future__ import annotations

from typing import Any

from skyshelf.games.shelf import NAMES
from tests.site.running import Browser, ServerThread, wait_for


def test_every_way_begins_with_bots_on_the_other_seats(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada", language="it")
    games: list[dict[str, Any]] = ada.http.get("/api/games").json()
    for game in (each for each in games if each["name"] in NAMES):
        for way in game["ways"]:
            size = way["sizes"][0]
            seats = ("me", *["bot:random"] * (size["seats"] - 1))
            table = ada.make(game["name"], seats, settings=way["settings"])
            wait_for(lambda table=table: ada.look(table)["room"]["status"] == "playing")
            room = ada.look(table)["room"]
            assert [seat["role"] for seat in room["seats"]] == size["roles"]
            assert not room["chat"], "nobody is there to talk to"


def test_a_plan_is_checked_without_making_a_table(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    body = {"game": "painters", "seats": [{"kind": "me"}], "settings": {}}
    assert "2 to 4 players" in ada.http.post("/api/tables/check", json=body).json()["problem"]
    body["seats"] = [{"kind": "me"}, {"kind": "open"}]
    assert ada.http.post("/api/tables/check", json=body).json() == {"problem": ""}
    assert ada.http.get("/api/tables").json() == []
