"""Custom decks at a table of the server: they travel with the plan, and a faulty one is refused in words."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, CARD_NAME, CARDS
from skyshelf.games.horde.deckbuilding.deck import read_deck
from skyshelf.games.horde.setup import ready_made
from skyshelf.text.speaker import Speaker
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


def named_deck(language: str, *lines: str) -> str:
    """The same deck as people write it in a language."""
    speaker = Speaker(language, strict=True)
    cards = ready_made("liothan_shapeshifters")
    listed = [f"{cards.count(card)}x {speaker.say(CARD_NAME[card])}" for card in dict.fromkeys(cards)]
    castle = speaker.say(CARD_NAME[BY_SLUG["the_gaping_maw"].id])
    return "\n".join([f"castle: {castle}", *listed, *lines])


@pytest.mark.parametrize("language", ["es", "it", "pl"])
def test_a_deck_is_pasted_with_the_names_of_the_reader_s_language(
    server: ServerThread, language: str
) -> None:
    ada = Browser(server.url, language=language)
    deck = named_deck(language)
    plan = {"game": "horde", "seats": [{"kind": "me"}], "key": "k", "settings": {"deck": deck}}
    assert ada.http.post("/api/tables/check", json=plan).json() == {"problem": ""}
    table = ada.make("horde", ("me",), settings={"deck": deck})
    kept = ada.look(table)["room"]["settings"]["deck"]
    assert read_deck(kept) == read_deck(own_deck())


def test_of_a_pasted_deck_only_the_wrong_lines_are_named(server: ServerThread) -> None:
    ada = Browser(server.url, language="it")
    plan = {"game": "horde", "seats": [{"kind": "me"}], "key": "k"}
    wrong = {**plan, "settings": {"deck": named_deck("it", "1x Nessuno")}}
    told = ada.http.post("/api/tables/check", json=wrong).json()["problem"]
    assert "Nessuno" in told
    assert told.count("\n") == 0
    assert told.count(".") <= 2


def test_a_text_beyond_all_decks_is_refused(server: ServerThread) -> None:
    long = {"deck": "# long\n" * 700}
    plan = {"game": "horde", "seats": [{"kind": "me"}], "key": "k", "settings": long}
    assert Browser(server.url).http.post("/api/tables", json=plan).status_code in (400, 422)


REMARK = "# built by Ada"


def test_a_remark_in_a_deck_is_its_writers_and_is_not_kept_with_the_table(server: ServerThread) -> None:
    ada = Browser(server.url)
    table = ada.make("horde", ("me",), settings={"deck": own_deck(REMARK)})
    assert ada.look(table)["room"]["settings"]["deck"] == own_deck()


def test_a_remark_in_what_an_event_is_set_to_or_in_a_pool_is_not_kept(server: ServerThread) -> None:
    """A pool is shown to everybody with its digest, and stays when whoever brought it has deleted everything."""
    ada = Browser(server.url)
    pool = next(deck["text"] for deck in ada.http.get("/api/decks/skytear").json()["ready"])
    settings = {"format": "competitive", "south_pool": f"{pool}\n{REMARK}"}
    plan = {"name": "Cup", "game": "skytear", "settings": settings}
    set_up = ada.http.post("/api/events", json=plan).json()["event"]
    told = ada.http.get(f"/api/events/{set_up}").json()["event"]["plan"]["settings"]
    assert told["south_pool"].strip() == pool.strip()
    with_pools = {"name": "Cup", "game": "skytear", "settings": {"format": "competitive"}, "pools": True}
    event = ada.http.post("/api/events", json=with_pools).json()["event"]
    assert ada.http.post(f"/api/events/{event}/join", json={"pool": f"{REMARK}\n{pool}"}).status_code == 200
    deeds = ada.http.get("/api/people/export").json()["in_events"]
    (brought,) = [each["body"]["pool"] for each in deeds if each["body"]["type"] == "joined"]
    assert brought == pool.strip()


def test_the_shelf_says_where_a_text_is_welcome(server: ServerThread) -> None:
    games = Browser(server.url).http.get("/api/games").json()
    horde = next(game for game in games if game["name"] == "horde")
    welcome = {setting["name"] for setting in horde["settings"] if setting["text"]}
    assert welcome == {"deck", "second_deck", "mixed_with"}
