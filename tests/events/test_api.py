"""Events over HTTP: who may do what, and that what is refused is a sentence and changes nothing."""

from __future__ import annotations

from hashlib import sha256
from time import monotonic
from typing import Any

import httpx
import pytest

from skyshelf.games.skytear.deckbuilding.decklist import write_pool
from skyshelf.site import limits
from skyshelf.site.guests import COOKIE
from skyshelf.site.routes import events
from tests.rules.skytear.test_deck_building import SIX, pool
from tests.site.conftest import StartServer, server, start_server
from tests.site.running import Browser, ServerThread, wait_for

__all__ = ["server", "start_server"]

PLAN = {"name": "Club night", "game": "whispers", "rounds": 2, "ready": 120, "pause": 0}


def make(browser: Browser, **plan: Any) -> str:
    answer = browser.http.post("/api/events", json={**PLAN, **plan})
    assert answer.status_code == 201, answer.text
    event: str = answer.json()["event"]
    return event


def look(browser: Browser, event: str) -> dict[str, Any]:
    answer = browser.http.get(f"/api/events/{event}")
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


def do(browser: Browser, event: str, deed: str, **body: Any) -> httpx.Response:
    return browser.http.post(f"/api/events/{event}/{deed}", json=body)


@pytest.fixture
def people(server: ServerThread) -> list[Browser]:
    return [Browser(server.url, name) for name in ("Olga", "Ada", "Ben", "Cleo")]


def running(people: list[Browser]) -> str:
    """Ada, Ben and Cleo take part, and round 1 is paired."""
    olga, *players = people
    event = make(olga)
    for each in players:
        assert do(each, event, "join").status_code == 200
    assert do(olga, event, "start").status_code == 200
    wait_for(lambda: look(olga, event)["event"]["rounds"])
    return event


def test_a_round_from_the_link_to_the_result(people: list[Browser]) -> None:
    olga, *players = people
    event = running(people)
    shown = look(olga, event)
    assert shown["organiser"]
    assert shown["me"] is None
    (pair, bye) = shown["event"]["rounds"][0]["groups"]
    assert bye["how"] == "bye"
    there = [each for each in players if look(each, event)["me"] in pair["players"]]
    for each in there:
        assert do(each, event, "ready", round=1).status_code == 200
    wait_for(lambda: look(olga, event)["event"]["rounds"][0]["groups"][0]["table"])
    table = look(olga, event)["event"]["rounds"][0]["groups"][0]["table"]
    wait_for(lambda: there[0].look(table)["room"]["status"] == "playing")
    assert there[0].look(table)["room"]["event"] == event
    assert there[0].post(table, "ask", what="resign").status_code == 200
    wait_for(lambda: look(olga, event)["event"]["rounds"][0]["closed"])
    loser = look(there[0], event)["me"]
    points = look(olga, event)["event"]["rounds"][0]["groups"][0]
    assert points["points"][points["players"].index(loser)] == 0


def test_news_come_when_something_happens(people: list[Browser]) -> None:
    olga, ada, *_ = people
    event = make(olga)
    known = look(olga, event)["event"]["version"]
    assert do(ada, event, "join").status_code == 200
    told = olga.http.get(f"/api/events/{event}/news", params={"after": known}).json()
    assert [each["name"] for each in told["event"]["players"]] == ["Ada"]


def test_an_id_of_a_person_is_told_to_nobody(people: list[Browser], server: ServerThread) -> None:
    event = running(people)
    live = server.site.hall._events[event].event
    secret = {member.person for player in live.players for member in player.members} | {
        live.organiser,
        live.seed,
    }
    text = people[1].http.get(f"/api/events/{event}").text
    assert not any(each in text for each in secret)


def test_what_is_refused_is_a_sentence_and_changes_nothing(people: list[Browser]) -> None:
    olga, ada, ben, cleo = people
    event = running(people)
    before = look(olga, event)["event"]
    idle = next(
        each
        for each in (ada, ben, cleo)
        if look(each, event)["me"] == before["rounds"][0]["groups"][1]["players"][0]
    )
    stranger = Browser(str(olga.http.base_url), "Zoe", "pl")
    correction = {"round": 1, "group": 0, "ranks": [1, 2], "reason": "I say so"}
    attempts: list[tuple[Browser, str, dict[str, Any], int]] = [
        (ada, "join", {}, 409),  # again
        (ada, "join", {"pool": "x" * 4001}, 400),
        (ada, "start", {}, 403),
        (olga, "start", {}, 409),  # again
        (stranger, "ready", {"round": 1}, 403),  # foreign
        (idle, "ready", {"round": 1}, 409),  # has a bye
        (ada, "ready", {"round": 9}, 409),
        (ada, "ready", {"round": -1}, 400),
        (ada, "correct", correction, 403),  # forged
        (stranger, "correct", correction, 403),
        (olga, "correct", {**correction, "reason": "  "}, 422),
        (olga, "correct", {**correction, "ranks": [1, 2, 3]}, 422),
        (olga, "correct", {**correction, "ranks": [2, 2]}, 422),
        (olga, "correct", {**correction, "group": 9}, 404),
        (olga, "correct", {**correction, "round": 7}, 404),
        (olga, "correct", {**correction, "group": 1}, 422),  # a bye is no game
        (ada, "bots", {"level": "easy"}, 403),
        (olga, "apart", {"one": 1, "other": 1}, 422),
        (olga, "apart", {"one": 1, "other": 99}, 404),
        (ada, "send-away", {"player": 1, "reason": "He shouts."}, 403),
        (ada, "challenge", {"player": 0}, 422),
        (ada, "call-off", {"reason": "No more"}, 403),
        (ada, "pool", {"pool": "Yami"}, 422),
    ]
    for browser, deed, body, status in attempts:
        answer = do(browser, event, deed, **body)
        assert answer.status_code == status, (deed, body, answer.text)
        text = answer.json()["text"]
        assert text.endswith((".", "x]", "`")) or status == 400, text
        assert not text.startswith("["), text
    assert look(olga, event)["event"] == before
    assert do(stranger, event, "ready", round=1).json()["text"] == "Nie bierzesz udziału w tym turnieju."
    assert olga.http.get("/api/events/nothing").status_code == 404


def test_the_same_request_again_is_carried_out_once(people: list[Browser]) -> None:
    olga, ada, *_ = people
    event = make(olga)
    first = do(ada, event, "join", key="one")
    assert do(ada, event, "join", key="one").json() == first.json()
    assert len(look(olga, event)["event"]["players"]) == 1


def test_whoever_is_sent_away_and_everybody_else_reads_why(people: list[Browser]) -> None:
    olga, ada, *_ = people
    event = running(people)
    silent = do(olga, event, "send-away", player=0, reason="  ")
    assert (silent.status_code, "why" in silent.json()["text"]) == (422, True)
    assert look(ada, event)["event"]["players"][0]["active"]
    assert do(olga, event, "send-away", player=0, reason="He throws dice.").status_code == 200
    shown = look(ada, event)["event"]
    assert [(each["player"], each["reason"]) for each in shown["sent_away"]] == [(0, "He throws dice.")]
    assert not shown["players"][0]["active"]
    assert do(ada, event, "leave").status_code in (200, 409)
    back = do(ada, event, "join")
    assert (back.status_code, "He throws dice." in back.json()["text"]) == (403, True)
    assert not look(ada, event)["event"]["players"][0]["active"]
    assert len(look(ada, event)["event"]["sent_away"]) == 1, "who goes by themselves owes nobody a reason"


def test_the_number_that_draws_the_lots_is_in_no_export_before_the_end(people: list[Browser]) -> None:
    """Whoever organises may play, too, and would know who meets whom before anybody has joined."""
    olga, *_ = people
    event = make(olga)

    def told() -> dict[str, Any]:
        found: dict[str, Any] = olga.http.get("/api/people/export").json()["in_events"][0]["body"]
        return found

    assert told()["host"]
    assert "seed" not in told()
    assert do(olga, event, "call-off", reason="Nobody has time.").status_code == 200
    assert told()["seed"] == look(olga, event)["event"]["seed"]


def test_what_was_played_stays_in_the_list_for_everybody_behind_what_goes_on(people: list[Browser]) -> None:
    olga, ada, *_ = people
    played = make(olga, game="painters", rounds=1, ready=0)  # the worker of bots knows no games of tests
    assert do(olga, played, "bots", level="random", number=2).status_code == 200
    assert do(olga, played, "start").status_code == 200
    wait_for(lambda: look(olga, played)["event"]["status"] == "over")
    goes_on = make(olga)
    dropped = make(olga)
    assert do(olga, dropped, "call-off", reason="Nobody has time.").status_code == 200
    late = make(olga)
    listed = [(each["event"], each["status"]) for each in ada.http.get("/api/events").json()]
    assert listed == [(late, "open"), (goes_on, "open"), (played, "over")]
    assert dropped in [each["event"] for each in olga.http.get("/api/events").json()]


def test_the_digest_of_a_deck_is_that_of_the_text_on_the_page(people: list[Browser]) -> None:
    """Ends of lines and an empty last one cannot be seen, and are not copied from there."""
    olga, ada, ben, _ = people
    event = make(olga, game="skytear", settings={"format": "competitive"}, pools=True)
    text = write_pool(pool(*SIX))
    for each in (ada, ben):
        assert do(each, event, "join", pool="\r\n" + text.replace("\n", "  \r\n") + "\r\n").status_code == 200
    assert do(olga, event, "start").status_code == 200
    wait_for(lambda: look(olga, event)["event"]["rounds"])
    (first, second) = look(olga, event)["event"]["players"]
    assert first["pool"] == second["pool"] == text.strip()
    assert first["digest"] == sha256(first["pool"].encode()).hexdigest()


def test_a_wall_shows_the_address_to_cameras(people: list[Browser], server: ServerThread) -> None:
    event = make(people[0])
    sign = people[1].http.get(f"/api/events/{event}/sign").json()
    assert sign["address"] == f"{server.url}/events/{event}"
    assert sign["path"].startswith("M0 0h1v1h-1z")
    assert people[1].http.get("/api/events/nothing/sign").status_code == 404


def test_a_correction_has_a_reason_that_everybody_reads(people: list[Browser]) -> None:
    olga, ada, *_ = people
    event = running(people)
    said = do(olga, event, "correct", round=1, group=0, ranks=[1, 2], reason="Both agreed.")
    assert said.status_code == 200
    (correction,) = look(ada, event)["event"]["corrections"]
    assert (correction["reason"], correction["points"]) == ("Both agreed.", [12, 0])


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "horde", "seats": 2},  # together against the horde: one side
        {"clock": {"kind": "none"}},
        {"name": " "},
        {"format": "swiss-knockout", "cut": 3},
        {"game": "painters", "seats": 4, "format": "knockout"},
        {"pools": True},
    ],
)
def test_a_plan_that_makes_no_event_is_refused(people: list[Browser], plan: dict[str, Any]) -> None:
    answer = people[0].http.post("/api/events", json={**PLAN, **plan})
    assert answer.status_code == 422
    assert people[0].http.get("/api/events").json() == []


def test_whoever_has_waited_for_news_leaves_nothing_behind(
    server: ServerThread, people: list[Browser]
) -> None:
    event = make(people[0])
    assert people[1].http.get(f"/api/events/{event}/news", params={"after": -1}).status_code == 200
    assert httpx.get(f"{server.url}/api/events/{event}/news", params={"after": -1}).status_code == 200
    assert not server.site.streams
    assert not server.site.streams_from


def test_whoever_has_too_many_streams_does_not_ask_again_at_once(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks as soon as it is answered: a seventh tab asked as often as the address was allowed to."""
    monkeypatch.setattr(events, "_CROWDED_SECONDS", 0.3)
    server = start_server(limits=True)
    olga = Browser(server.url, "Olga")
    event = make(olga)
    known = look(olga, event)["event"]["version"]
    guest = server.site.book.read(olga.http.cookies[COOKIE])
    assert guest is not None
    for _ in range(limits.STREAMS):
        server.site.enter_stream(guest.id, "127.0.0.1")
    began = monotonic()
    assert olga.http.get(f"/api/events/{event}/news", params={"after": known}).status_code == 200
    assert monotonic() - began >= 0.3


def test_who_is_to_say_that_they_are_there_is_told_so_until_they_have(people: list[Browser]) -> None:
    olga, ada, ben, cleo = people

    def called(browser: Browser) -> list[str]:
        return [each["event"] for each in browser.http.get("/api/events/calls").json()]

    event = running(people)
    (resting,) = next(
        group["players"]
        for group in look(olga, event)["event"]["rounds"][0]["groups"]
        if len(group["players"]) == 1
    )
    for number, each in enumerate((ada, ben, cleo)):
        assert called(each) == ([] if number == resting else [event])
    assert called(olga) == []
    there = next(each for number, each in enumerate((ada, ben, cleo)) if number != resting)
    assert do(there, event, "ready", round=1).status_code == 200
    assert called(there) == []


def test_a_new_name_is_shown_in_events_that_are_not_over(people: list[Browser]) -> None:
    olga, ada, *_ = people
    event = running(people)
    for each, name in ((olga, "Olga B"), (ada, "Ben"), (ada, "Adalind"), (ada, "adalind")):
        assert each.http.post("/api/guest", json={"name": name}).status_code == 200
        if name == "Ben":
            assert look(olga, event)["event"]["players"][0]["name"] == "Ben 2", "one Ben is there already"
    shown = look(olga, event)["event"]
    assert (shown["host"], [each["name"] for each in shown["players"]]) == (
        "Olga B",
        ["adalind", "Ben", "Cleo"],
    )
    assert olga.http.get("/api/events").json()[0]["host"] == "Olga B"
    assert do(olga, event, "call-off", reason="Fire").status_code == 200
    assert ada.http.post("/api/guest", json={"name": "Later"}).status_code == 200
    assert look(olga, event)["event"]["players"][0]["name"] == "adalind"
