"""People: a guest becomes one, is known again elsewhere, knows others, and can leave without a trace."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, select

from skyshelf.lab.own_postgres import OwnPostgres
from skyshelf.people import belongings
from skyshelf.people.words import NUMBER, word_list
from skyshelf.ratings.recount import recount
from skyshelf.site.limits import Limiter
from skyshelf.tables.refusal import Reason, Refusal
from skyshelf.tables.store.database import open_database
from tests.site.running import Browser, ServerThread, two_players, wait_for


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerThread]:
    running = ServerThread(tmp_path, database=database)
    yield running
    running.stop()


def become(browser: Browser) -> str:
    """The six words."""
    answer = browser.http.post("/api/people", json={})
    assert answer.status_code == 201, answer.text
    return " ".join(answer.json()["words"])


def me(browser: Browser) -> dict[str, Any]:
    answer = browser.http.get("/api/me")
    assert answer.status_code == 200, answer.text
    note: dict[str, Any] = answer.json()
    return note


def enter(browser: Browser, **how: Any) -> httpx.Response:
    answer = browser.http.post("/api/people/enter", json=how)
    if answer.status_code == 200:
        browser.http.headers["x-skyshelf-token"] = answer.json()["token"]
    return answer


def person(server: ServerThread, name: str) -> tuple[Browser, str]:
    """Somebody who is known here, and what others call them by."""
    browser = Browser(server.url, name)
    become(browser)
    return browser, me(browser)["person"]["handle"]


def test_a_guest_becomes_a_person_and_keeps_every_table(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    assert me(ada)["person"] is None
    words = become(ada)
    assert len(words.split()) == NUMBER
    assert set(words.split()) <= set(word_list())
    note = me(ada)
    assert note["person"]["name"] == "Ada"
    assert [each["here"] for each in note["devices"]] == [True]
    assert [each["table"] for each in ada.http.get("/api/tables").json()] == [table]
    assert ada.choose(table, 0).status_code == 200


def test_six_words_are_enough_anywhere_and_may_be_typed_as_one_likes(server: ServerThread) -> None:
    table, ada, _ = two_players(server)
    words = become(ada)
    phone = Browser(server.url, "Nobody")
    first_letters = ", ".join(word[:4].upper() for word in words.split())
    assert enter(phone, words=first_letters).status_code == 200
    assert me(phone)["person"] == me(ada)["person"]
    assert [each["table"] for each in phone.http.get("/api/tables").json()] == [table]
    assert phone.choose(table, 0).status_code == 200


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("one two three", "these are 3"),
        ("abandon ability able about above xyzzy", "xyzzy"),
        ("abandon ability able about above absent", "belong to nobody"),
    ],
)
def test_wrong_words_get_a_sentence_and_change_nothing(server: ServerThread, words: str, said: str) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    ben = Browser(server.url, "Ben")
    answer = enter(ben, words=words)
    assert answer.status_code == 422
    assert said in answer.json()["text"]
    assert me(ben)["name"] == "Ben"
    assert me(ben)["person"] is None


def test_new_words_take_the_place_of_the_old_ones(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    old = become(ada)
    new = " ".join(ada.http.post("/api/people/words", json={}).json()["words"])
    assert enter(Browser(server.url, "X"), words=old).status_code == 422
    assert enter(Browser(server.url, "X"), words=new).status_code == 200


def test_if_the_answer_is_lost_the_guest_asks_again_and_is_not_locked_out(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    before = dict(ada.http.cookies)
    lost = become(ada)
    ada.http.cookies.clear()
    ada.http.cookies.update(before)
    words = become(ada)
    assert words != lost
    assert enter(Browser(server.url, "X"), words=words).status_code == 200
    assert enter(Browser(server.url, "X"), words=lost).status_code == 422
    again = ada.http.post("/api/people", json={})
    assert (again.status_code, "already" in again.json()["text"]) == (409, True)


def test_a_code_lets_one_other_browser_in_within_two_minutes(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    link = ada.http.post("/api/people/devices/invite", json={}).json()
    assert link["drawing"]["address"] == f"{server.url}/me/{link['code']}"
    assert 100 < link["seconds"] <= 120
    assert link["drawing"]["path"].startswith("M0 0h1v1h-1z")
    phone = Browser(server.url, "X")
    whose = phone.http.post("/api/people/devices/whose", json={"code": link["code"]})
    assert whose.json()["name"] == "Ada"
    shown = f"{link['code'][:5]} {link['code'][5:]}".upper()
    assert enter(phone, code=shown).status_code == 200
    assert me(phone)["person"]["name"] == "Ada"
    assert enter(Browser(server.url, "Y"), code=link["code"]).status_code == 422
    late = ada.http.post("/api/people/devices/invite", json={}).json()["code"]
    people = server.site.club.people
    monkeypatch.setattr(people, "now", lambda: server.site.house.now() + 121)
    answer = enter(Browser(server.url, "Z"), code=late)
    assert (answer.status_code, "two minutes" in answer.json()["text"]) == (422, True)


def test_a_link_from_a_letter_that_is_no_longer_good_is_not_called_a_code_of_two_minutes(
    server: ServerThread,
) -> None:
    answer = Browser(server.url).http.post("/api/people/enter", json={"code": "tkxugmu6tbgy97bsuabb"})
    assert (answer.status_code, "have a new one sent" in answer.json()["text"]) == (422, True)


def test_a_browser_that_is_signed_out_is_nobodys(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    words = become(ada)
    phone = Browser(server.url, "X")
    enter(phone, words=words)
    stolen = dict(phone.http.cookies)
    other = next(each["id"] for each in me(ada)["devices"] if not each["here"])
    assert ada.http.post("/api/people/devices/drop", json={"id": other}).status_code == 200
    assert me(phone)["name"] == ""
    phone.http.cookies.clear()
    phone.http.cookies.update(stolen)
    assert phone.http.post("/api/people/words", json={}).status_code == 403
    assert ada.http.post("/api/people/devices/drop", json={"id": ""}).status_code == 200
    assert "skyshelf" not in ada.http.cookies
    assert enter(Browser(server.url, "Y"), words=words).status_code == 200


def test_a_profile_shows_name_picture_languages_and_titles(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    become(ada)
    changed = ada.http.post(
        "/api/people/profile",
        json={"name": "Ada L", "picture": "owl-kurumo", "languages": ["pl", "en", "pl"]},
    )
    assert changed.status_code == 200, changed.text
    assert ada.look(table)["room"]["seats"][0]["name"] == "Ada L"
    assert ada.post(table, "ask", what="resign").status_code == 200
    wait_for(lambda: ada.look(table)["room"]["status"] == "over")
    shown = ben.http.get(f"/api/people/of/{changed.json()['handle']}").json()
    assert shown["person"]["languages"] == ["pl", "en"]
    assert [(each["game"], each["games"]) for each in shown["titles"]] == [("whispers", 1)]
    assert shown["mine"] is False
    assert ada.http.post("/api/people/profile", json={"name": "A", "languages": ["xx"]}).status_code == 404
    assert ada.http.post("/api/people/profile", json={"name": "A", "picture": "../x"}).status_code == 400


def test_two_who_call_each_other_friends_are_friends_until_one_blocks(server: ServerThread) -> None:
    ada, a = person(server, "Ada")
    ben, b = person(server, "Ben")

    def wish(who: Browser, other: str, wanted: str) -> str:
        answer = who.http.post(f"/api/people/of/{other}/tie", json={"wish": wanted})
        assert answer.status_code == 200, answer.text
        tie: str = answer.json()["tie"]
        return tie

    assert wish(ada, b, "befriend") == "asked"
    assert [each["tie"] for each in ben.http.get("/api/people").json()] == ["asks"]
    assert wish(ben, a, "befriend") == "friend"
    assert [(each["name"], each["tie"]) for each in ada.http.get("/api/people").json()] == [("Ben", "friend")]
    assert wish(ada, b, "block") == "blocked"
    assert ben.http.get("/api/people").json() == []
    assert wish(ben, a, "befriend") == ""
    assert [each["tie"] for each in ada.http.get("/api/people").json()] == ["blocked"]
    assert wish(ada, b, "unblock") == ""
    assert ada.http.post(f"/api/people/of/{a}/tie", json={"wish": "block"}).status_code == 422


def test_whoever_is_blocked_is_not_heard(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    become(ada)
    become(ben)
    ben.post(table, "say", text="first")
    handle = me(ben)["person"]["handle"]
    ada.http.post(f"/api/people/of/{handle}/tie", json={"wish": "block"})
    with ada.live(table) as stream:
        next(stream)
        ben.post(table, "say", text="second")
        ada.post(table, "say", text="mine")
        heard = next(json.loads(each["data"]) for each in stream if each["event"] == "said")
    assert heard["text"] == "mine"
    remarks = ada.http.get(f"/api/tables/{table}/chat").json()["remarks"]
    assert [each["text"] for each in remarks] == ["mine"]


def test_what_the_pages_keep_is_brought_together_and_the_newer_stays(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)

    def keep(*things: tuple[str, str, float, str]) -> Any:
        body = [dict(zip(("kind", "item", "changed", "body"), each, strict=True)) for each in things]
        answer = ada.http.post("/api/people/belongings", json={"things": body})
        assert answer.status_code == 200, answer.text
        return answer.json()

    assert keep(("deck", "a", 10, "one"), ("lessons", "", 10, "{}")) == []
    assert keep(("deck", "a", 9, "old"))[0]["body"] == "one"
    assert keep(("deck", "a", 11, "two"), ("deck", "b", 1, "more")) == []
    assert keep(("deck", "b", 2, "")) == []
    found = {
        (each["kind"], each["item"]): each["body"] for each in ada.http.get("/api/people/belongings").json()
    }
    assert found == {("deck", "a"): "two", ("deck", "b"): "", ("lessons", ""): "{}"}
    guest = Browser(server.url, "Guest")
    assert guest.http.get("/api/people/belongings").status_code == 403
    # Not many things, but long ones: they go to the page as a whole.
    monkeypatch.setattr(belongings, "MOST_LETTERS", 10)
    long = {"things": [{"kind": "deck", "item": "c", "changed": 1, "body": "x" * 9}]}
    assert ada.http.post("/api/people/belongings", json=long).status_code == 429
    assert keep(("deck", "a", 12, "")) == [], "less is always possible"


def everything_in(database: str) -> str:
    engine = open_database(database)
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = [row for table in found.tables.values() for row in connection.execute(select(table)).all()]
    engine.dispose()
    assert len(found.tables) > 15
    return repr(rows)


def rated_game(one: Browser, other: Browser) -> str:
    """A rated table at which one has lost."""
    clock = {"kind": "bank", "seconds": 600}
    table = one.make(window=0, mode="strict", clock=clock, rated=True)
    other.post(table, "sit")
    wait_for(lambda: one.look(table)["room"]["status"] == "playing")
    assert one.post(table, "ask", what="resign").status_code == 200
    return table


def event_of(name: str, host: Browser, *others: Browser) -> str:
    """An event that is over, with words of the host in it."""
    plan = {"name": f"The {name} cup", "game": "whispers", "rounds": 1, "ready": 600, "pause": 0}
    event: str = host.http.post("/api/events", json=plan).json()["event"]

    def do(who: Browser, deed: str, **body: Any) -> None:
        answer = who.http.post(f"/api/events/{event}/{deed}", json=body)
        assert answer.status_code == 200, answer.text

    for each in (host, *others):
        do(each, "join")
    do(host, "start")
    wait_for(lambda: standings_of(host, event)["rounds"])
    for each in (host, *others):
        each.http.post(f"/api/events/{event}/ready", json={"round": 1})
    wait_for(lambda: standings_of(host, event)["rounds"][0]["groups"][0]["table"])
    do(host, "correct", round=1, group=0, ranks=[1, 2], reason=f"{name} saw it")
    wait_for(lambda: standings_of(host, event)["status"] == "over")
    return event


def standings_of(browser: Browser, event: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"/api/events/{event}").json()["event"]
    return found


def test_deleting_everything_leaves_no_name_in_any_table(server: ServerThread, database: str) -> None:
    name = "Zuleikha"
    zuleikha, handle = person(server, name)
    ben = Browser(server.url, "Ben")
    running, over = zuleikha.make(window=0), zuleikha.make(window=0)
    for table in (running, over):
        ben.post(table, "sit")
        wait_for(lambda table=table: ben.look(table)["room"]["status"] == "playing")
    zuleikha.post(running, "say", text=f"{name} says hello")
    zuleikha.choose(over, 0)
    zuleikha.post(over, "ask", what="resign")
    zuleikha.http.post(
        "/api/people/profile", json={"name": f"{name} II", "picture": "owl", "languages": ["en"]}
    )
    zuleikha.http.post(
        "/api/people/belongings",
        json={"things": [{"kind": "deck", "item": "d", "changed": 1, "body": f"{name}'s deck"}]},
    )
    rated = rated_game(zuleikha, ben)
    event = event_of(name, zuleikha, ben, Browser(server.url, "Cleo"))
    before = standings_of(ben, event)
    plan = {"name": f"{name}'s next", "game": "whispers", "rounds": 3}
    planned: str = zuleikha.http.post("/api/events", json=plan).json()["event"]
    bens: str = ben.http.post("/api/events", json={**plan, "name": "Ben's"}).json()["event"]
    zuleikha.http.post(f"/api/events/{bens}/join", json={})
    away = {"player": 0, "reason": f"{name} was rude, {name.upper()}!"}
    assert ben.http.post(f"/api/events/{bens}/send-away", json=away).status_code == 200
    assert name in everything_in(database)
    export = zuleikha.http.get("/api/people/export")
    assert "attachment" in export.headers["content-disposition"]
    taken = export.json()
    assert taken["person"]["name"] == f"{name} II"
    assert {running, over, rated} <= {each["id"] for each in taken["tables"]}
    assert [each["text"] for each in taken["said"]] == [f"{name} says hello"]
    assert taken["belongings"][0]["body"] == f"{name}'s deck"
    assert {event, planned, bens} == {each["id"] for each in taken["events"]}
    made = {each["body"]["plan"]["name"] for each in taken["in_events"] if each["body"]["type"] == "planned"}
    assert made == {f"The {name} cup", f"{name}'s next"}
    (result,) = [each for each in taken["results"] if each["room"] == rated]
    assert [each["me"] for each in result["body"]["sitters"]] == [True, False]
    ben_guest = server.site.book.read(ben.http.cookies["skyshelf"])
    assert ben_guest is not None
    assert ben_guest.id not in export.text
    assert zuleikha.http.post("/api/people/delete", json={"name": name}).status_code == 422
    cookie = dict(zuleikha.http.cookies)
    assert zuleikha.http.post("/api/people/delete", json={"name": f"{name} II"}).status_code == 200
    assert name not in everything_in(database)
    for table in (running, over, rated):
        assert ben.look(table)["room"]["seats"][0]["name"] == "N. N."
    after = standings_of(ben, event)
    assert name not in json.dumps(after)
    assert (after["host"], after["plan"]["name"]) == ("N. N.", "The N. N. cup")
    assert [each["reason"] for each in after["corrections"]] == ["N. N. saw it"]
    assert (after["rounds"], after["standings"]) == (before["rounds"], before["standings"])
    assert standings_of(ben, planned)["status"] == "called-off"
    assert [each["reason"] for each in standings_of(ben, bens)["sent_away"]] == ["N. N. was rude, N. N.!"]
    way: dict[str, str | int] = {"way": "table", "seats": 2}
    listed = ben.http.get("/api/ratings/whispers", params=way).json()["rated"]
    assert sorted(each["name"] for each in listed) == ["Ben", "N. N."]
    again = recount(database, journals=True)
    assert (again.results > 0, again.wrong) == (True, [])
    assert ben.http.get(f"/api/tables/{running}/journal").status_code in (200, 403)
    zuleikha.http.cookies.clear()
    zuleikha.http.cookies.update(cookie)
    assert me(zuleikha)["name"] == ""
    assert ben.http.get(f"/api/people/of/{handle}").status_code == 404


def test_guessing_is_slowed_down_for_everybody_at_one_address(tmp_path: Path) -> None:
    server = ServerThread(tmp_path, limits=True)
    try:
        # Slowly enough for any request, and too fast for another guess: however long a busy machine takes.
        now = 0.0
        server.site.limiter = Limiter(clock=lambda: now)
        guesser = Browser(server.url, "G")
        codes = []
        for _ in range(65):
            now += 0.05
            codes.append(enter(guesser, words="abandon " * 6).status_code)
        assert codes.count(422) == 60
        assert codes[-1] == 429
    finally:
        server.stop()


def test_a_cookie_of_somebody_else_cannot_be_made(server: ServerThread) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    cookie = ada.http.cookies["skyshelf"]
    ben = Browser(server.url, "Ben")
    ben.http.cookies.clear()
    ben.http.cookies.set("skyshelf", cookie[:-1] + ("0" if cookie[-1] != "0" else "1"))
    assert me(ben)["name"] == ""


def test_codes_are_kept_as_digests(server: ServerThread, database: str) -> None:
    ada = Browser(server.url, "Ada")
    words = become(ada)
    code = ada.http.post("/api/people/devices/invite", json={}).json()["code"]
    kept = everything_in(database)
    assert code not in kept
    assert words not in kept


def test_two_servers_know_the_same_people(tmp_path: Path, postgres: OwnPostgres) -> None:
    database = postgres.new_database()
    one, two = (ServerThread(tmp_path, database=database) for _ in range(2))
    try:
        ada = Browser(one.url, "Ada")
        words = become(ada)
        there = Browser(two.url, "X")
        assert enter(there, words=words).status_code == 200
        assert me(there)["person"] == me(ada)["person"]
        other = next(each["id"] for each in me(ada)["devices"] if not each["here"])
        assert ada.http.post("/api/people/devices/drop", json={"id": other}).status_code == 200
        wait_for(lambda: me(there)["name"] == "")
        code = ada.http.post("/api/people/devices/invite", json={}).json()["code"]
        assert enter(Browser(two.url, "Y"), code=code).status_code == 200
        assert enter(Browser(one.url, "Z"), code=code).status_code == 422
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("response", [{}, {"clientDataJSON": 4}, {"clientDataJSON": "e30"}, "none"])
def test_a_forged_passkey_gets_a_sentence(server: ServerThread, response: object) -> None:
    ada = Browser(server.url, "Ada")
    become(ada)
    forged = {"id": "x", "rawId": "x", "type": "public-key", "response": response}
    assert ada.http.post("/api/people/passkeys", json={"passkey": forged}).status_code == 422
    answer = enter(Browser(server.url, "Ben"), passkey=forged)
    assert (answer.status_code, "not known here" in answer.json()["text"]) == (422, True)


def test_a_server_without_the_library_offers_no_passkeys_and_says_so(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Browser(server.url.replace("127.0.0.1", "localhost"), "Ada")
    become(ada)
    assert me(ada)["passkeys_here"]
    monkeypatch.setattr("skyshelf.engine.extras.find_spec", lambda name: None)
    assert not me(ada)["passkeys_here"]
    for path in ("offer", "ask"):
        answer = ada.http.post(f"/api/people/passkeys/{path}", json={})
        assert (answer.status_code, "takes no passkeys" in answer.json()["text"]) == (422, True)


def test_an_answer_to_a_passkeys_question_counts_once_and_only_if_it_is_one(server: ServerThread) -> None:
    local = server.url.replace("127.0.0.1", "localhost")
    ada = Browser(local, "Ada")
    become(ada)
    options = json.loads(ada.http.post("/api/people/passkeys/offer", json={}).json()["options"])
    said = {"type": "webauthn.create", "challenge": options["challenge"], "origin": local}
    client = urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
    forged = {
        "id": "eA",
        "rawId": "eA",
        "type": "public-key",
        "response": {"clientDataJSON": client, "attestationObject": "oA"},
    }
    for _ in range(2):
        assert ada.http.post("/api/people/passkeys", json={"passkey": forged}).status_code == 422
    assert me(ada)["passkeys"] == []


def test_a_browser_that_is_signed_out_hears_nothing_more(server: ServerThread) -> None:
    """A stolen telephone went on being told the hand of its owner."""
    table, ada, _ = two_players(server)
    become(ada)
    lost = Browser(server.url, "Nobody")
    code = ada.http.post("/api/people/devices/invite", json={}).json()["code"]
    assert enter(lost, code=code).status_code == 200
    with lost.live(table) as heard, ada.live(table) as still:
        assert json.loads(next(heard)["data"])["seat"] == 0
        (device,) = [each["id"] for each in me(ada)["devices"] if not each["here"]]
        assert ada.http.post("/api/people/devices/drop", json={"id": device}).status_code == 200
        assert ada.choose(table, 0).status_code == 200
        assert next((each for each in heard if each["event"] == "step"), None) is None
        assert next(each["event"] for each in still if each["event"] == "step")
    wait_for(lambda: not server.site.doubts)


def test_deleting_everything_deletes_what_nobody_else_has_played(server: ServerThread) -> None:
    """Games with others stay; the others stayed too, with every choice, for whoever had a link."""
    ada, _ = person(server, "Ada")
    alone, watched = (
        ada.make(seats=("me", "bot:random"), window=0),
        ada.make(seats=("bot:random", "bot:random")),
    )
    empty, shared = ada.make(), ada.make()
    ben = Browser(server.url, "Ben")
    ben.post(shared, "sit")
    assert ada.http.post("/api/people/delete", json={"name": "Ada"}).status_code == 200
    left = {
        table: ben.http.get(f"/api/tables/{table}").status_code for table in (alone, watched, empty, shared)
    }
    assert left == {alone: 404, watched: 404, empty: 404, shared: 200}


def test_a_deletion_that_was_broken_off_can_be_asked_for_again(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that stopped in the middle left the name in everybody's journals, and nobody to take it out."""
    table, ada, ben = two_players(server)
    become(ada)

    async def stop(room_id: str) -> None:
        raise Refusal(Reason.UNAVAILABLE, "store-down")

    monkeypatch.setattr(server.site.house, "refresh", stop)
    assert ada.http.post("/api/people/delete", json={"name": "Ada"}).status_code == 503
    monkeypatch.undo()
    server.site.club.people.standings._known.clear()  # it starts again
    assert ada.http.post("/api/people/delete", json={"name": "Ada"}).status_code == 200
    assert [each["name"] for each in ben.look(table)["room"]["seats"]] == ["N. N.", "Ben"]
    assert me(ada)["person"] is None


def test_what_one_takes_along_names_nobody_else_by_their_id(server: ServerThread) -> None:
    table, ada, ben = two_players(server)
    assert ben.post(table, "report", seat=0, text="rude").status_code == 200
    cookie = ada.http.cookies["skyshelf"]
    guest = server.site.book.read(cookie)
    assert guest is not None
    exported = ben.http.get("/api/people/export")
    assert exported.json()["reports"][0]["text"] == "rude"
    assert guest.id not in exported.text


def test_a_challenge_that_is_no_text_is_refused_and_is_no_fault_of_the_database(server: ServerThread) -> None:
    """It was the last write that failed: the server called itself sick."""
    ada = Browser(server.url, "Ada")
    said = urlsafe_b64encode(b'{"challenge": "\\ud800"}').decode()
    answer = ada.http.post("/api/people/enter", json={"passkey": {"response": {"clientDataJSON": said}}})
    assert answer.status_code == 422, answer.text
    assert ada.http.get("/health").status_code == 200
