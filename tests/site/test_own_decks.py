"""Custom decks at a table of the server: they travel with the plan, and a faulty one is refused in words."""

from __future__ import annotations

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.setup import ready_made
from tests.site.running import Browser, ServerThread


def own_deck(*lines: str) -> str:
    cards = ready_made("liothan_shapeshifters")
    listed = [f"{cards.count(card)}x {CARDS[card].slug}" for card in dict.fromkeys(cards)]
    return "\n".join(["castle: The Gaping Maw", *listed, *lines])


def test_a_table_is_played_with_a_custom_deck(server: ServerThread) -> None:
    ada = Browser(server.url)
    table = ada.make("horde", ("me",), settings={"deck": own_deck()})
    state = ada.look(table)
    assert state["room"]["settings"]["deck"] == own_deck()
    assert ada.prompt(table)["kind"] == "mulligan"


def test_a_faulty_deck_is_refused_with_every_fault_in_the_reader_s_language(server: ServerThread) -> None:
    plan = {"game": "horde", "seats": [{"kind": "me"}], "key": "k", "settings": {"deck": own_deck("1x Yami")}}
    for language, words in (("en", "has 40 cards; you have 41."), ("es", "tiene 40 cartas; tú tienes 41.")):
        answer = Browser(server.url, language=language).http.post("/api/tables", json=plan)
        assert answer.status_code == 422
        assert words in answer.json()["text"]
        assert "Yami" in answer.json()["text"]


def test_a_text_beyond_all_decks_is_refused(server: ServerThread) -> None:
    long = {"deck": "# long\n" * 700}
    plan = {"game": "horde", "seats": [{"kind": "me"}], "key": "k", "settings": long}
    assert Browser(server.url).http.post("/api/tables", json=plan).status_code in (400, 422)


def test_the_shelf_says_where_a_text_is_welcome(server: ServerThread) -> None:
    games = Browser(server.url).http.get("/api/games").json()
    horde = next(game for game in games if game["name"] == "horde")
    welcome = {setting["name"] for setting in horde["settings"] if setting["text"]}
    assert welcome == {"deck", "second_deck", "mixed_with"}
