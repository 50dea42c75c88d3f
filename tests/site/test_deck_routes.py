"""Building decks over HTTP: what is offered, what is said to a deck, challenges and the battle plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.site.running import Browser, ServerThread


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    server = ServerThread(tmp_path_factory.mktemp("decks"))
    yield Browser(server.url)
    server.stop()


def check(ada: Browser, text: str, game: str = "horde", lang: str = "en", **settings: Any) -> Any:
    body = {"game": game, "text": text, "settings": settings}
    answer = ada.http.post(f"/api/decks/check?lang={lang}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def ready(ada: Browser, game: str = "horde", number: int = 0) -> str:
    text: str = ada.http.get(f"/api/decks/{game}").json()["ready"][number]["text"]
    return text


@pytest.mark.parametrize("game", ["horde", "monoliths", "skytear"])
def test_every_ready_made_deck_is_good_and_makes_a_table(ada: Browser, game: str) -> None:
    offered = ada.http.get(f"/api/decks/{game}").json()
    for deck in offered["ready"]:
        found = check(ada, deck["text"], game, **deck.get("settings", {}))
        assert found["faults"] == []
        assert found["text"] == deck["text"]
    seats = ("me",) if game != "skytear" else ("me", "bot:random")
    ada.make(game, seats, settings=check(ada, offered["ready"][0]["text"], game)["settings"])


@pytest.mark.parametrize("game", ["horde", "monoliths", "skytear"])
def test_what_is_offered_is_printed_in_the_catalogue(ada: Browser, game: str) -> None:
    offered = ada.http.get(f"/api/decks/{game}").json()
    printed = {card["id"] for card in ada.http.get(f"/api/games/{game}/catalogue").json()["cards"]}
    cards = {card["id"] for card in offered["cards"]}
    assert cards
    assert cards <= printed
    for head in offered["heads"]:
        assert head["id"] in printed
        assert set(head["fixed"]) <= set(head["allowed"]) <= cards


def test_a_fault_names_the_limit_and_the_cards_it_is_about(ada: Browser) -> None:
    found = check(ada, ready(ada) + "1x yami\n")
    size, legendary, foreign = found["faults"]
    assert size["text"].endswith("has 40 cards; you have 41.")
    assert legendary["cards"] == ["corjof", "gulbjarn", "yami"]
    assert (foreign["rule"], foreign["cards"]) == ("HRD-DBK-11", ["yami"])


def test_too_many_of_a_rarity_are_all_named(ada: Browser) -> None:
    offered = ada.http.get("/api/decks/horde").json()
    rare = {card["id"] for card in offered["cards"] if card["rarity"] == "mythic"}
    castle = next(head for head in offered["heads"] if head["id"] == "the_gaping_maw")
    mythic = [card for card in castle["allowed"] if card in rare]
    found = check(ada, "castle: The Gaping Maw;" + ";".join(f"2x {card}" for card in mythic[:4]))
    fault = next(each for each in found["faults"] if "mythic" in each["text"])
    assert fault["text"] == "The Gaping Maw allows 6 mythic cards of Liothan; you have 8."
    assert set(fault["cards"]) == set(mythic[:4])


def test_a_deck_is_written_with_the_names_of_the_reader_and_read_back(ada: Browser) -> None:
    italian = check(ada, ready(ada), lang="it")
    assert italian["shown"] != italian["text"]
    assert check(ada, italian["shown"], lang="it")["text"] == italian["text"]


def test_the_first_edition_refuses_castles_and_cards_of_the_second(ada: Browser) -> None:
    found = check(ada, ready(ada, "monoliths"))
    assert [fault["cards"] for fault in found["faults"]] == [["beraph_of_grialth"]]
    mixed = ready(ada) + "1x trappers\n"
    assert any("belongs to Monoliths" in fault["text"] for fault in check(ada, mixed)["faults"])


def test_monoliths_cites_its_own_rules(ada: Browser) -> None:
    found = check(ada, "castle: beraph_of_grialth\n1x freyhel\n", "monoliths")
    assert [fault["rule"] for fault in found["faults"]] == ["MON-DBK-13"]


def test_a_challenge_has_its_own_limits(ada: Browser) -> None:
    thirty = "castle: the_gaping_maw\n30x gulbjarn\n"
    assert check(ada, thirty, challenge="cheater")["faults"] == []
    (fault,) = check(ada, ready(ada), challenge="cheater")["faults"]
    assert "30" in fault["text"]


def test_a_pool_is_judged_by_battlefield_and_points(ada: Browser) -> None:
    pool = ready(ada, "skytear")
    (fault,) = check(ada, pool, "skytear", battlefield="three_lanes")["faults"]
    assert "8 heroes" in fault["text"]
    pile = check(ada, "hero: yami\n3x combustion\n", "skytear")
    assert [fault["cards"][0] for fault in pile["faults"] if fault["cards"]] == ["yami", "yami"]


@pytest.mark.rule("MON-DIF-09", "HRD-VAR-04")
def test_the_game_it_is_meant_for_is_told_in_figures(ada: Browser) -> None:
    usual = check(ada, ready(ada))["remarks"]
    mixed = check(ada, ready(ada), mixed_with="undead+predator")["remarks"]
    assert usual[0] != mixed[0]
    hard = check(ada, ready(ada, "monoliths"), "monoliths", level=5, horde="sinklings")["remarks"]
    assert hard[1] == "Total difficulty: 5½."


NONSENSE = [
    "",
    "castle:",
    ";;;;",
    "\x00\x01",
    "1x",
    "999999999999x Shamans",
    "0x Shamans",
    "castle: Castle",
    "💥" * 900,
]


@pytest.mark.parametrize("game", ["horde", "skytear"])
@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_with_sentences(ada: Browser, game: str, text: str) -> None:
    found = check(ada, text, game)
    assert not found["readable"] or found["faults"]
    assert all(fault["text"] and "[" not in fault["text"] for fault in found["faults"])


def test_an_unknown_card_is_told_with_its_line_and_its_neighbours(ada: Browser) -> None:
    found = check(ada, "castle: The Gaping Maw\n3x Shamens\n")
    assert not found["readable"]
    assert found["faults"][0]["text"].startswith(
        "Line 2: there is no card “Shamens”; close to it are Shamans"
    )


def test_a_flood_of_unknown_cards_is_cut(ada: Browser) -> None:
    assert len(check(ada, "a\n" * 2000)["faults"]) == 21, "twenty, and how many more there are"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "horde", "text": "x" * 4001}, 400),
        ({"game": "horde"}, 400),
        ({"game": "horde", "text": 7}, 400),
        ({"game": "chess", "text": ""}, 404),
        ({"game": "painters", "text": ""}, 422),
        ({"game": "horde", "text": "1x gulbjarn", "settings": {"challenge": "dance"}}, 422),
        ({"game": "horde", "text": "1x gulbjarn", "settings": {"colour": "red"}}, 422),
        ({"game": "horde", "text": "1x gulbjarn", "settings": {"mixed_with": "undead+elves"}}, 422),
        ({"game": "horde", "text": "1x gulbjarn", "more": 1}, 400),
    ],
)
def test_a_bad_request_is_refused_with_a_sentence(ada: Browser, body: dict[str, Any], status: int) -> None:
    answer = ada.http.post("/api/decks/check", json=body)
    assert answer.status_code == status
    assert len(answer.json()["text"]) > 10


def test_games_without_decks_say_which_have_them(ada: Browser) -> None:
    answer = ada.http.get("/api/decks/painters")
    assert answer.status_code == 422
    assert "horde" in answer.json()["text"]
    assert ada.http.get("/api/games/monoliths/challenges").status_code == 404


@pytest.mark.rule("HRD-ACH-04")
def test_each_challenge_makes_a_table_or_says_which_deck_it_needs(ada: Browser) -> None:
    offered = ada.http.get("/api/games/horde/challenges").json()
    assert len(offered["challenges"]) == 12
    assert [one["medals"] for one in offered["difficulties"]] == [1, 2, 3]
    for one in offered["challenges"]:
        plan = {"game": "horde", "seats": [{"kind": "me"}], "settings": one["settings"]}
        answer = ada.http.post("/api/tables", json=plan)
        assert answer.status_code == (422 if one["deck_size"] else 201)


def test_a_table_shows_how_its_challenge_stands(ada: Browser) -> None:
    table = ada.make("horde", ("me",), settings={"challenge": "mentalist"})
    challenge = ada.look(table)["figures"]["challenge"]
    assert (challenge["id"], challenge["spoiled"], challenge["medals"]) == ("mentalist", False, 0)
    plain = ada.make("horde", ("me",))
    assert ada.look(plain)["figures"]["challenge"] is None


def plan(ada: Browser, results: list[bool], status: int = 200, **changes: Any) -> Any:
    body = {"deck": "liothan_shapeshifters", "level": 2, "seed": 7, "results": results, **changes}
    answer = ada.http.post("/api/games/monoliths/campaign", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.rule("MON-BP-02", "MON-BP-05")
def test_the_plan_names_the_next_horde_and_its_table_can_be_made(ada: Browser) -> None:
    stands = plan(ada, [True, False])
    assert [horde["won"] for horde in stands["hordes"]][:3] == [True, False, None]
    assert stands["fight"]["horde"] == "predator"
    ada.make("monoliths", ("me",), settings=stands["fight"])


@pytest.mark.rule("MON-BP-04")
def test_six_wins_are_a_victory(ada: Browser) -> None:
    assert plan(ada, [True] * 6 + [False] * 2)["victory"]
    assert not plan(ada, [True] * 5 + [False] * 3)["victory"]
    assert plan(ada, [True] * 8)["fight"] is None


@pytest.mark.rule("MON-BP-04")
def test_a_plan_says_when_it_is_won_and_when_it_cannot_be_won_any_more(ada: Browser) -> None:
    """Whoever has won it may fight on, or begin another; whoever cannot may fight on as well."""
    won = plan(ada, [True] * 6)
    assert won["victory"]
    assert not won["over"]
    assert won["fight"]["horde"] == "slitherers"
    assert won["told"].startswith("The plan is a victory: 6 won, 6 needed.")
    lost = plan(ada, [False] * 3)
    assert "can no longer be won" in lost["told"]
    assert "no longer" not in plan(ada, [False] * 2)["told"]


def test_a_plan_that_cannot_be_is_refused_with_what_is_allowed(ada: Browser) -> None:
    assert "8 fights" in plan(ada, [True] * 9, status=422)["text"]
    assert "1 to 5" in plan(ada, [], status=422, level=6)["text"]
    assert plan(ada, [], status=422, deck="1x Nothing")["text"]
    assert "castle" in plan(ada, [], status=422, deck="40x gulbjarn")["text"]
