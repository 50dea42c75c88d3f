"""The horde player asks why something cannot be done."""

from __future__ import annotations

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import versus
from tests.rules.horde.table import Table
from tests.rules.monoliths.sides import versus as versus_2024


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play cave_yeti", "HRD-VS-12"),
        ("plan", "HRD-VS-21"),
        ("hide 2", "HRD-VS-24"),
        ("conceal m1", "HRD-VS-24"),
        ("challenge m1", "HRD-VS-33"),
        ("move m4", "HRD-VS-17"),
        ("rearrange", "HRD-VS-32"),
    ],
)
def test_each_action_has_its_reason(text: str, rule: str) -> None:
    t = versus(["troll_brute"], m1={"card": "frost_giant", "wounds": 1})
    assert rule in t.why_not(text)


def test_the_wave_is_a_reason() -> None:
    t = versus(["troll_brute"] * 2).do("play troll_brute", "lane 1")
    assert t.why_not("play troll_brute") == ["HRD-VS-13"]


def test_where_all_lanes_are_full_nobody_speaks_of_that_lane() -> None:
    t = versus(["troll_brute"], **{f"m{lane}": "frost_giant" for lane in range(1, 7)})
    told = [Speaker("en").say(phrase) for _, phrase in t.game.why_not(t.view(Seat(1)), "play troll_brute")]
    assert told == ["Every lane has a monster; Troll Brute finds no lane."]


def test_tokens_are_a_reason_not_to_conceal() -> None:
    t = versus(horde_mana=1, m1={"card": "frost_giant", "wounds": 1})
    assert t.why_not("conceal m1") == ["HRD-VS-31"]


def test_a_challenge_is_a_reason_not_to_move() -> None:
    t = versus(horde_mana=2, m1="frost_giant", a1="gulbjarn").do("challenge m1", "end")
    assert t.why_not("move a1") == ["HRD-VS-34"]


def test_the_second_edition_names_its_own_rules() -> None:
    t = versus_2024(horde_mana=1, m1={"card": "deep_stalker", "exhausted": True})
    assert t.why_not("conceal m1") == ["MON-VS-28"]
    assert t.why_not("exhaust m1")[0] == "MON-VS-23"


def test_nobody_discards_monsters_in_the_second_edition() -> None:
    assert versus_2024(m1="deep_stalker").why_not("discard m1") == ["MON-VS-31"]


def test_a_card_that_lies_face_down_is_concealed_already() -> None:
    for edition, rule in ((versus, "HRD-VS-24"), (versus_2024, "MON-VS-28")):
        t = edition(horde_mana=3, m1={"card": "frost_giant", "concealed": True})
        assert t.why_not("conceal m1") == [rule]


@pytest.mark.rule("MON-VS-17")
def test_cards_are_summoned_in_the_wave_only_in_the_second_edition() -> None:
    t = versus_2024(horde={"hand": ["troll_brute", "deep_stalker", "drop_fruit_3"], "mana": 3})
    t.do("play troll_brute", "lane 1")
    for text in ("play deep_stalker", "play drop_fruit_3", "hide 2", "hide"):
        assert t.why_not(text) == ["MON-VS-17"]


def test_there_is_nothing_to_discard_in_an_empty_lane() -> None:
    t = versus(m1="frost_giant", ada={"hand": ["bloodlust"]}).do("end")
    said = Speaker("en", strict=True).say(t.game.why_not(t.game.view(t.state, Seat(0)), "discard a1")[0][1])
    assert said == "There is no alliance card in lane 1."


def test_the_second_edition_has_its_own_rules_for_cards_of_others_and_for_exhausted_monsters() -> None:
    t = versus_2024(
        horde_mana=3, m1={"card": "frost_giant", "exhausted": True}, a1="shamans", horde={"hand": []}
    )
    assert "MON-READY-09" in t.why_not("challenge m1")


def test_the_wave_comes_before_everything_else_in_the_second_edition() -> None:
    t = versus_2024(m1="deep_stalker", horde={"hand": ["troll_brute"], "mana": 3})
    for text in ("move m1", "conceal m1", "exhaust m1", "plan", "use portal", "end"):
        assert t.why_not(text) == ["MON-VS-10"]


def test_where_all_cards_come_face_down_nobody_plays_them_openly() -> None:
    t = versus_2024(settings={"outsider": "damsel_of_silence"}, horde={"hand": ["troll_brute"]})
    assert t.why_not("play troll_brute") == ["MON-ENC-02"]


def test_the_portal_has_its_reasons() -> None:
    t = versus_2024(bea={}, onikai=2)  # three health tokens must come off minions
    assert t.why_not("use portal") == ["MON-COST-03"]
    t = versus_2024(m1="deep_stalker", m2="deep_stalker", ada={"hand": ["bloodlust"]}).do("use portal", "m1")
    while t.asks() != "horde":
        t.do(t.options()[0])
    assert t.why_not("use portal") == ["MON-VS-30"]
    assert versus_2024(portal={"stage": 3}).why_not("use portal") == ["MON-VS-30"]


def test_monsters_of_the_back_line_and_temporary_tokens_have_their_reasons() -> None:
    t = versus_2024(
        horde_mana=3,
        back_line=[{"card": "brood", "exhausted": True}],
        m1={"card": "frost_giant", "boosts": {"attack": 1}},
        m2={"card": "troll_brute", "boosts": {"attack": 1}},
    )
    assert t.why_not("move b1") == ["MON-READY-09"]
    assert t.why_not("conceal m1") == ["MON-VS-28"]
    assert t.why_not("conceal m2") == ["MON-KEY-58"]


def test_a_monster_without_a_lane_to_go_to_has_its_reason() -> None:
    full = {f"m{lane}": {"card": "troll_brute", "exhausted": lane > 1} for lane in range(1, 7)}
    assert versus_2024(**full).why_not("move m1") == ["MON-VS-21"]


def test_a_monster_without_abilities_has_its_reason() -> None:
    t = versus_2024(horde_mana=3, m1="troll_brute", a1="glacier")
    assert t.why_not("move m1") == ["MON-UNI-13"]


@pytest.mark.rule("MON-RES-04", "MON-Q-96")
def test_a_lane_that_a_text_names_is_a_reason_not_to_hide_a_card_elsewhere() -> None:
    t = versus_2024(
        phase="fight", hand=["deep_stalker"], horde_mana=1, m1="the_crawling_storm", a1="gulbjarn"
    )
    assert "hide 6" in t.options()
    assert t.why_not("hide 3") == ["MON-RES-04"]


def said(t: Table, text: str, language: str) -> list[str]:
    assert t.state.decision is not None
    speaker = Speaker(language, strict=True)
    return [
        speaker.say(phrase) for _, phrase in t.game.why_not(t.game.view(t.state, t.state.decision.seat), text)
    ]


@pytest.mark.parametrize(
    ("text", "language", "sentence"),
    [
        ("play stream_of_life", "en", "Stream of Life is not in your hand."),
        ("play stream_of_lies", "pl", "Nie masz tego na ręce: „stream_of_lies”."),
        ("engage the_hate_bringer_1", "es", "La carta El Portador del Odio no está ahí."),
        ("engage Frost Giant", "it", "Non è un servitore: Gigante del Gelo (corsia 1)."),
        ("engage a1", "it", "Non è un servitore: Sciamani (corsia 1)."),
        ("use scepter_of_kamnu@a1", "es", "La carta Cetro de Kamnu no está ahí."),
        ("use m2", "es", "No hay ningún monstruo en la calle 2."),
        ("discard b2", "pl", "Na Tylnej Linii nie ma potwora numer 2."),
        ("move m1", "it", "Non è un alleato: Gigante del Gelo (corsia 1)."),
        ("move a9", "it", "Lì non c'è nulla: «a9»."),
        ("use a2", "en", "There is no alliance card in lane 2."),
        ("discard m1", "en", "Frost Giant (lane 1) is not yours to use."),
    ],
)
def test_a_reason_calls_cards_and_places_by_their_names(text: str, language: str, sentence: str) -> None:
    t = versus(m1="frost_giant", a1="shamans", ada={"hand": ["bloodlust"]}).do("end")
    assert said(t, text, language) == [sentence]
    assert said(t, "discard shamans", language) == []


def test_the_horde_player_hears_which_card_lies_face_down_and_stays() -> None:
    t = versus(horde_mana=3, m1={"card": "the_hate_bringer_1", "concealed": True})
    assert said(t, "discard m1", "en") == [
        "The Hate Bringer is an outsider or a minion, which belongs to no deck and is never discarded."
    ]
    assert said(t, "move castle", "en") == ["The Gaping Maw is no monster in a lane."]
    assert said(t, "play stream_of_life", "es") == ["La carta Corriente de Vida no está en tu mano."]
