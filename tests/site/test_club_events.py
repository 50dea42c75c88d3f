"""Where people, tournaments and ratings meet: who is kept from whom, what is said, and what others are told."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from skyshelf.people.person import handle_of
from skyshelf.people.schema import person as known
from skyshelf.people.strength import NEAR
from skyshelf.ratings.fold import Ladder, Rated, Rating, Ratings
from skyshelf.tables.store.database import open_database
from tests.events.test_api import do, look, make
from tests.site.running import Browser, ServerThread, wait_for
from tests.site.test_lobby import search, server
from tests.site.test_order import organiser
from tests.site.test_people import me, person, rated_game

__all__ = ["server"]

STRICT: dict[str, Any] = {"window": 0, "mode": "strict", "clock": {"kind": "bank", "seconds": 600}}


def ids_of(database: str) -> dict[str, str]:
    """The ids of people, which only the server knows, by their names."""
    engine = open_database(database)
    with engine.connect() as connection:
        found = {name: id for id, name in connection.execute(select(known.c.id, known.c.name))}
    engine.dispose()
    return found


def opponent(players: dict[str, Browser], who: str) -> str:
    """Whom somebody meets in the first round of a new event of these."""
    host = next(iter(players.values()))
    event = make(host)
    for each in players.values():
        assert do(each, event, "join").status_code == 200
    assert do(host, event, "start").status_code == 200
    wait_for(lambda: look(host, event)["event"]["rounds"])
    mine = look(players[who], event)["me"]
    groups = look(host, event)["event"]["rounds"][0]["groups"]
    (other,) = {each for group in groups if mine in group["players"] for each in group["players"]} - {mine}
    found: str = list(players)[other]
    return found


def test_who_has_blocked_somebody_does_not_meet_them_where_it_can_be_avoided(server: ServerThread) -> None:
    players = {name: person(server, name)[0] for name in ("Ada", "Ben", "Cleo", "Dan")}
    met = opponent(players, "Ada")
    blocked = me(players[met])["person"]["handle"]
    players["Ada"].http.post(f"/api/people/of/{blocked}/tie", json={"wish": "block"})
    assert opponent(players, "Ada") != met
    assert opponent({name: players[name] for name in ("Ada", met)}, "Ada") == met


def test_a_suspended_person_enters_no_event_and_no_rated_table(server: ServerThread, database: str) -> None:
    ben, handle = person(server, "Ben")
    ada = Browser(server.url, "Ada")
    event, table = make(ada), ada.make(**STRICT, rated=True)
    olga = organiser(server, database)
    assert (
        olga.http.post(f"/api/people/of/{handle}/suspend", json={"days": 1, "why": "Be kind."}).status_code
        == 200
    )
    for refused in (do(ben, event, "join"), ben.post(table, "sit")):
        assert (refused.status_code, "Be kind." in refused.json()["text"]) == (403, True)
    assert look(ada, event)["event"]["players"] == []


def test_strangers_at_a_rated_table_have_phrases_only(server: ServerThread) -> None:
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    table = ada.make(**STRICT, rated=True)
    ben.post(table, "sit")
    assert ada.look(table)["room"]["phrases"] is True
    said = ben.post(table, "say", text="You play like a horde")
    assert (said.status_code, "phrases" in said.json()["text"]) == (403, True)
    assert ben.post(table, "say", phrase="hello").status_code == 200


def test_a_list_says_that_a_game_counts_while_it_is_played(server: ServerThread) -> None:
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    table = ada.make("painters", **STRICT, rated=True)

    def counts() -> list[str]:
        return [each["counts"] for each in ada.http.get("/api/tables").json() if each["table"] == table]

    assert counts() == [""], "nobody has come: nothing is lost"
    ben.post(table, "sit")
    wait_for(lambda: counts() == ["rated"])  # the list follows the game, which begins by itself
    ben.post(table, "ask", what="resign")
    wait_for(lambda: counts() == [""])


def test_a_rated_person_is_a_handle_and_has_the_name_of_now(server: ServerThread, database: str) -> None:
    ada, handle = person(server, "Ada")
    ben = Browser(server.url, "Ben")
    rated_game(ada, ben)
    ada.http.post("/api/people/profile", json={"name": "Ada L", "picture": "", "languages": []})
    way: dict[str, str | int] = {"way": "table", "seats": 2}
    listed = ben.http.get("/api/ratings/whispers", params=way)
    assert {each["who"]: each["name"] for each in listed.json()["rated"]}[handle] == "Ada L"
    history = ada.http.get("/api/ratings/whispers/me", params=way)
    assert history.json()["rated"]["who"] == handle
    (id,) = ids_of(database).values()
    assert handle == handle_of(id)
    assert id not in listed.text + history.text


def test_quick_pairing_brings_those_together_who_are_of_a_strength(
    server: ServerThread, database: str
) -> None:
    people = {name: person(server, name)[0] for name in ("Ada", "Ben", "Cleo")}
    strength = dict(zip(people, (30.0, 30.0 + (NEAR + 1) / 40, 30.0 + (NEAR - 1) / 40), strict=True))
    ids = ids_of(database)
    book = Ratings()
    book.ladders[Ladder("painters", "table", 2)] = {
        Rated("person", ids[name]): Rating(name, mu, sigma=2.0) for name, mu in strength.items()
    }
    server.site.ratings._ratings = book
    assert search(people["Ada"]) == {"table": "", "others": 0}
    assert search(people["Ben"]) == {"table": "", "others": 0}
    assert search(people["Cleo"])["table"] != ""
    assert search(people["Ada"])["table"] != ""
    # Who plays together needs no equal.
    assert search(people["Ben"], "horde", "coop")["table"] == ""


def test_on_a_ladder_nobody_challenges_whom_they_have_blocked(server: ServerThread) -> None:
    ada, ben = (person(server, name)[0] for name in ("Ada", "Ben"))
    event = make(ada, format="ladder")
    for each in (ada, ben):
        assert do(each, event, "join").status_code == 200
    assert do(ada, event, "start").status_code == 200
    wait_for(lambda: look(ada, event)["event"]["status"] == "running")
    top = look(ada, event)["event"]["ladder"][0]
    challenger, other = (ben, ada) if look(ada, event)["me"] == top else (ada, ben)
    blocked = me(challenger)["person"]["handle"]
    assert other.http.post(f"/api/people/of/{blocked}/tie", json={"wish": "block"}).status_code == 200
    refused = do(challenger, event, "challenge", player=top)
    assert refused.status_code == 403
    assert "blocked" in refused.json()["text"]
    assert other.http.post(f"/api/people/of/{blocked}/tie", json={"wish": "unblock"}).status_code == 200
    assert do(challenger, event, "challenge", player=top).status_code == 200
