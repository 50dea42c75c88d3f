"""Talk over the wire: languages, limits, and nothing for other ears."""

from __future__ import annotations

import json
from typing import Any

from skyshelf.site.limits import CHAT_LINES
from tests.site.conftest import StartServer
from tests.site.running import Browser, ServerThread, two_players, wait_for
from tests.site.test_leaks import Ear


def chat(guest: Browser, table: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = guest.http.get(f"/api/tables/{table}/chat").json()["remarks"]
    return lines


def test_a_phrase_is_read_in_each_readers_language(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    ben.http.headers["accept-language"] = "pl"
    with ben.live(table) as live:
        assert ada.post(table, "say", phrase="thanks").json()["text"] == "Thank you!"
        said = next(json.loads(event["data"]) for event in live if event["event"] == "said")
    assert (said["name"], said["text"]) == ("Ada", "Dziękuję!")
    assert chat(ben, table) == [said]


def test_a_spectators_advice_reaches_no_player_while_they_play(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    zoe, yan = Browser(server.url, "Zoe"), Browser(server.url, "Yan")
    ears = {
        name: Ear(guest, table) for name, guest in (("ada", ada), ("ben", ben), ("zoe", zoe), ("yan", yan))
    }
    before = ada.look(table)
    assert zoe.post(table, "say", text="play the seven").status_code == 200
    assert ada.post(table, "say", text="between us").status_code == 200
    wait_for(lambda: b"play the seven" in ears["yan"].heard and b"between us" in ears["ben"].heard)
    for player in ("ada", "ben"):
        assert b"play the seven" not in ears[player].heard
    for spectator in ("zoe", "yan"):
        assert b"between us" not in ears[spectator].heard
    assert ada.look(table) == before, "not even the table's version tells that somebody spoke"
    assert [each["id"] for each in chat(ada, table)] == ["players:1"]
    assert [each["id"] for each in chat(zoe, table)] == ["spectators:1"]
    for guest in (ada, zoe):
        known = server.site.book.read(guest.http.cookies["skyshelf"])
        assert known is not None
        assert all(known.id.encode() not in ear.heard for ear in ears.values()), (
            "the number is the person's secret"
        )


def test_talk_is_limited(start_server: StartServer) -> None:
    table, ada, _ = two_players(start_server(limits=True))
    answers = [ada.post(table, "say", text=f"{n}").status_code for n in range(int(CHAT_LINES.burst) + 2)]
    assert answers[: int(CHAT_LINES.burst)] == [200] * int(CHAT_LINES.burst)
    assert answers[-1] == 429


def test_bad_remarks_are_answered_with_what_is_allowed(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    answer = ada.post(table, "say", text="x" * 301)
    assert answer.status_code == 422
    assert "300" in answer.json()["text"]
    assert ada.post(table, "say", text="a", phrase="hello").status_code == 422
    assert ada.post(table, "say", phrase="nonsense").status_code == 400
    assert ada.post(table, "say", text="x" * 2000).status_code == 400
