"""Lessons over HTTP."""

from __future__ import annotations

from skyshelf.games.shelf import NAMES
from tests.site.running import Browser, ServerThread, wait_for


def begin(guest: Browser) -> str:
    """The lesson of Skytear Horde, at its first question."""
    table: str = guest.http.post("/api/lessons/horde", json={}).json()["table"]
    wait_for(lambda: guest.look(table)["prompt"] is not None)
    return table


def test_a_lesson_is_found_begun_and_led_in_the_readers_language(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    notes = {note["game"]: note for note in ada.http.get("/api/lessons?lang=it").json()}
    assert set(notes) == {name for name in NAMES if name != "whispers"}
    assert [name for name, note in notes.items() if not note["foresees"]] == ["painters"]
    assert notes["horde"]["chapters"][0]["title"] == "Difendi il castello"
    table = begin(ada)
    coach = ada.http.get(f"/api/tables/{table}?lang=it").json()["coach"]
    assert coach["cards"][0]["text"].startswith("Questo è il tuo castello")
    choices = ada.look(table)["prompt"]["choices"]
    assert [choices[index]["text"] for index in coach["expected"]] == ["play clan_of_the_oak"]


def test_a_declined_choice_is_answered_with_the_coachs_words(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    table = begin(ada)
    answer = ada.choose(table, "end")
    assert answer.status_code == 422
    assert "Play Clan of the Oak first" in answer.json()["text"]
    assert answer.json()["text"] == ada.look(table)["coach"]["no"]


def test_what_happens_next_is_told_where_the_game_can_tell(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    table = begin(ada)
    outlook = ada.http.get(f"/api/tables/{table}/forecast").json()
    assert any("Damage to the castle: 3." in scene for scene in outlook["scenes"])
    assert Browser(server.url, "Eve").http.get(f"/api/tables/{table}/forecast").status_code == 403


def test_what_is_no_lesson_and_no_chapter_is_refused_with_a_sentence(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    assert ada.http.post("/api/lessons/chess", json={}).status_code == 404
    table = begin(ada)
    refused = ada.post(table, "chapter", chapter=17)
    assert (refused.status_code, refused.json()["text"]) == (422, "This lesson has the chapters 0 to 4.")
    stranger = Browser(server.url, "Eve")
    assert stranger.post(table, "chapter", chapter=1).status_code == 403
