"""The form for a tournament offers what the server takes, and nothing else."""

from __future__ import annotations

from typing import Any

from skyshelf.games.shelf import NAMES
from tests.site.running import Browser, ServerThread


def test_tables_whose_sides_are_even_make_an_event_and_others_do_not(server: ServerThread) -> None:
    olga = Browser(server.url, "Olga")
    games: list[dict[str, Any]] = olga.http.get("/api/games").json()
    assert {game["name"] for game in games} >= set(NAMES)
    for game in games:
        for way in game["ways"]:
            for size in way["sizes"]:
                plan = {
                    "name": "x",
                    "game": game["name"],
                    "seats": size["seats"],
                    "settings": way["settings"],
                }
                offered = len(size["sides"]) > 1 and len(set(size["sides"])) == 1
                answer = olga.http.post("/api/events", json=plan)
                assert (answer.status_code == 201) == offered, (game["name"], way["name"], size, answer.text)
                if offered:
                    called_off = {"reason": "It was a try."}
                    olga.http.post(f"/api/events/{answer.json()['event']}/call-off", json=called_off)


def test_teams_are_told_from_single_players(server: ServerThread) -> None:
    games = Browser(server.url, "Olga").http.get("/api/games").json()
    skytear = next(game for game in games if game["name"] == "skytear")
    sides = {size["seats"]: size["sides"] for way in skytear["ways"] for size in way["sizes"]}
    assert (sides[2], sides[3], sides[4]) == ([1, 1], [2, 1], [2, 2])
