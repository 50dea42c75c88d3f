"""Every way to play that the first page offers begins at once."""

from __future__ import annotations

from typing import Any

import pytest

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


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}
STRICT = {"mode": "strict", "clock": {"kind": "bank", "seconds": 600}}
UNFIT: list[dict[str, Any]] = [
    {"game": "painters", "seats": [ME, OPEN, OPEN], "settings": {"variant": "tension_duel"}},
    {"game": "horde", "seats": [ME], "settings": {"first_games": True, "challenge": "upside_down"}},
    {"game": "horde", "seats": [ME, OPEN], "settings": {"mode": "versus", "tier_decks": True}},
    {"game": "horde", "seats": [ME], "settings": {"mixed_with": "undead+elves"}},
    {"game": "skytear", "seats": [ME, OPEN, OPEN, OPEN], "settings": {"battlefield": "one_lane"}},
    {"game": "painters", "seats": [ME, OPEN], "settings": {}, "mode": "practice"},
    {"game": "painters", "seats": [ME, OPEN], "settings": {}, **STRICT, "mode": "friendly", "rated": True},
    {"game": "painters", "seats": [ME, OPEN], "settings": {}, "mode": "strict", "rated": True},
    {"game": "painters", "seats": [ME, OPEN], "settings": {}, **STRICT, "hints": True, "rated": True},
    {"game": "painters", "seats": [BOT, BOT], "settings": {}, **STRICT, "rated": True},
    {"game": "horde", "seats": [ME], "settings": {"tier_decks": True}, **STRICT, "rated": True},
]


@pytest.mark.parametrize("plan", UNFIT, ids=lambda plan: f"{plan['game']}-{len(plan['seats'])}")
def test_what_the_form_lets_somebody_ask_for_is_refused_in_their_language(
    server: ServerThread, plan: dict[str, Any]
) -> None:
    def problem(language: str) -> str:
        answer = Browser(server.url, language=language).http.post("/api/tables/check", json=plan)
        return str(answer.json()["problem"])

    sentences = {language: problem(language) for language in ("en", "it", "es", "pl")}
    assert len(set(sentences.values())) == 4, sentences
    assert all(text.endswith(".") and "-" not in text for text in sentences.values()), sentences
