"""Signing in where one was a guest: what the guest had begun is carried over, and nothing is lost."""

from __future__ import annotations

from skyshelf.tables.store.database import open_database
from skyshelf.tables.store.schema import metadata
from tests.events.test_api import do, look, make
from tests.site.running import Browser, ServerThread, two_players, wait_for
from tests.site.test_lobby import server
from tests.site.test_order import organiser
from tests.site.test_people import become, enter, me, rated_game

__all__ = ["server"]


def begun(one: Browser, other: Browser) -> str:
    """A table of two; the first is to move."""
    table = one.make(window=0)
    assert other.post(table, "sit").status_code == 200
    wait_for(lambda: one.look(table)["prompt"] is not None)
    return table


def tables(browser: Browser) -> set[str]:
    return {each["table"] for each in browser.http.get("/api/tables").json()}


def guest_id(server: ServerThread, table: str, seat: int) -> str:
    live = server.site.house.live_table(table)
    assert live is not None
    return live.room.seats[seat].guest


def names_of_tables_with(id: str, database: str) -> list[str]:
    """The tables of the database in which somebody is known by an id, once for each row."""
    engine = open_database(database)
    with engine.connect() as connection:
        found = [
            name
            for name, kept in metadata.tables.items()
            for row in connection.execute(kept.select()).all()
            if any(id in str(value) for value in row)
        ]
    engine.dispose()
    return found


def test_the_tables_of_both_browsers_are_the_persons(server: ServerThread, database: str) -> None:
    ada, phone, ben = (Browser(server.url, name) for name in ("Ada", "Phone", "Ben"))
    words = become(ada)
    at_home, on_the_way, over = begun(ada, ben), begun(phone, ben), begun(phone, ben)
    assert phone.post(on_the_way, "say", text="hello").status_code == 200
    assert phone.post(over, "ask", what="resign").status_code == 200
    guest = guest_id(server, on_the_way, 0)
    assert enter(phone, words=words).status_code == 200
    for browser in (ada, phone):
        assert tables(browser) == {at_home, on_the_way, over}
    assert tables(ben) == {at_home, on_the_way, over}
    # The game goes on in either browser, and the others see nothing of it.
    assert ada.look(on_the_way)["seat"] == phone.look(on_the_way)["seat"] == 0
    ada.choose(on_the_way, "nod")
    phone.choose(on_the_way, "end")
    wait_for(lambda: ben.look(on_the_way)["prompt"] is not None)
    history = ben.http.get(f"/api/tables/{on_the_way}/history").json()
    assert [step["what"] for step in history].count("chose") == 2
    assert ada.look(over)["room"]["status"] == "over"
    # Nothing in the database knows the guest any more, so that deleting the person deletes all of it.
    assert names_of_tables_with(guest, database) in ([], ["presence"], ["sighting"])


def test_what_the_guest_has_taken_off_the_list_goes_along(server: ServerThread, database: str) -> None:
    """Others have those tables still, with the name; and what was rated there counts."""
    ada, phone, ben = (Browser(server.url, name) for name in ("Ada", "Phone", "Ben"))
    words = become(ada)
    rated, watched = rated_game(ben, phone), begun(ben, ada)
    guest = guest_id(server, rated, 1)
    assert phone.post(watched, "say", text="hello").status_code == 200
    assert phone.post(rated, "delete").status_code == 200
    assert enter(phone, words=words).status_code == 200
    way = {"way": "table", "seats": "2"}
    known = ben.http.get("/api/ratings/whispers", params=way).json()["rated"]
    assert sorted(each["name"] for each in known) == ["Ada", "Ben"]
    assert rated not in tables(ada)
    assert names_of_tables_with(guest, database) in ([], ["presence"], ["sighting"])


def test_what_was_rated_at_tables_that_are_gone_goes_along(server: ServerThread) -> None:
    ada, phone, ben = (Browser(server.url, name) for name in ("Ada", "Phone", "Ben"))
    words = become(ada)
    table = rated_game(ben, phone)
    for browser in (ben, phone):
        assert browser.post(table, "delete").status_code == 200
    assert enter(phone, words=words).status_code == 200
    way = {"way": "table", "seats": "2"}
    known = ben.http.get("/api/ratings/whispers", params=way).json()["rated"]
    assert sorted(each["name"] for each in known) == ["Ada", "Ben"]


def test_at_a_table_with_both_the_seat_of_the_guest_is_left(server: ServerThread) -> None:
    ada, phone = Browser(server.url, "Ada"), Browser(server.url, "Phone")
    words = become(ada)
    table = begun(ada, phone)
    assert enter(phone, words=words).status_code == 200
    assert ada.look(table)["seat"] == phone.look(table)["seat"] == 0
    assert ada.look(table)["room"]["seats"][1]["left"]


def test_an_event_goes_along(server: ServerThread) -> None:
    ada, phone, olga = (Browser(server.url, name) for name in ("Ada", "Phone", "Olga"))
    words = become(ada)
    event, of_both = make(olga), make(olga)
    for browser in (phone, olga):
        assert do(browser, event, "join").status_code == 200
    for browser in (ada, phone):
        assert do(browser, of_both, "join").status_code == 200
    own = make(phone)
    mine = look(phone, event)["me"]
    assert enter(phone, words=words).status_code == 200
    assert look(ada, event)["me"] == look(phone, event)["me"] == mine
    assert look(ada, of_both)["me"] == 0
    assert do(ada, own, "join").status_code == 200
    assert do(olga, event, "start").status_code == 200
    wait_for(lambda: bool(look(ada, event)["event"]["rounds"]))
    assert do(ada, event, "ready", round=1).status_code == 200


def test_whoever_organises_as_a_guest_what_they_play_as_a_person_goes_on_organising(
    server: ServerThread,
) -> None:
    ada, laptop, ben, cleo = (Browser(server.url, name) for name in ("Ada", "Laptop", "Ben", "Cleo"))
    words = become(ada)
    event = make(laptop)
    for browser in (laptop, ada, ben, cleo):
        assert do(browser, event, "join").status_code == 200
    assert enter(laptop, words=words).status_code == 200
    shown = look(ada, event)
    assert shown["organiser"]
    assert [each["name"] for each in shown["event"]["players"] if each["active"]] == ["Ada", "Ben", "Cleo"]
    assert do(laptop, event, "start").status_code == 200


def test_what_a_guest_was_rated_is_the_persons(server: ServerThread) -> None:
    ada, phone, ben = (Browser(server.url, name) for name in ("Ada", "Phone", "Ben"))
    words = become(ada)
    rated_game(ben, phone)
    way = {"way": "table", "seats": "2"}
    rated = ben.http.get("/api/ratings/whispers", params=way).json()["rated"]
    assert sorted(each["name"] for each in rated) == ["Ben", "Phone"]
    assert enter(phone, words=words).status_code == 200
    rated_game(ben, ada)
    rated = ben.http.get("/api/ratings/whispers", params=way).json()["rated"]
    assert sorted((each["name"], each["games"]) for each in rated) == [("Ada", 2), ("Ben", 2)]


def test_what_was_reported_of_a_guest_was_reported_of_the_person(server: ServerThread, database: str) -> None:
    olga = organiser(server, database)
    cleo = Browser(server.url, "Cleo")
    words = become(cleo)
    table, ada, guest = two_players(server)
    assert ada.post(table, "report", seat=1, text="rude").status_code == 200
    assert enter(guest, words=words).status_code == 200
    (report,) = olga.http.get("/api/order").json()
    assert report["about"]["name"] == "Cleo"


def test_whoever_is_signed_in_already_brings_nobody_along(server: ServerThread) -> None:
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    words = become(ada)
    become(ben)
    handle = me(ben)["person"]["handle"]
    assert enter(ben, words=words).status_code == 409
    assert me(ben)["person"]["handle"] == handle
