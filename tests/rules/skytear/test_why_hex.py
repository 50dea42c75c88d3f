"""Why a hero cannot go to a certain hex, or be activated: the rule that stands against it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.table.options import area_pick, hex_pick
from skyshelf.text.speaker import Speaker
from tests.cards.skytear.play import north
from tests.cards.skytear.test_outsiders import called
from tests.rules.skytear.table import GAME, Table, new_game, table
from tests.rules.skytear.test_outsiders import won
from tests.text.fluent_files import speaking

HEROES: dict[str, Any] = {
    "yami": {"at": "4,2"},
    "sakoshi": {"at": "5,1", "stance": "exhausted"},
    "cotlic": {"side": "north", "at": "4,3"},
}


def acting(**given: Any) -> Table:
    return table(turn=3, heroes=HEROES, minions=[{"side": "north", "at": "5,2"}], active="yami", **given)


@pytest.mark.rule("SKY-MOVE-01", "SKY-MOVE-07", "SKY-MOVE-08")
@pytest.mark.parametrize(
    ("hex_", "rule"), [("5,1", "SKY-MOVE-07"), ("5,2", "SKY-MOVE-08"), ("-4,7", "SKY-MOVE-01")]
)
def test_where_a_move_cannot_end_is_told_with_its_rule(hex_: str, rule: str) -> None:
    t = acting().do("move").passes()
    assert t.asks() == "move"
    assert t.why_not(hex_) == [rule]


@pytest.mark.rule("SKY-SKIR-01", "SKY-SKIR-04", "SKY-SKIR-13")
def test_where_a_step_of_a_skirmish_cannot_end_is_told_with_its_rule() -> None:
    t = acting().do("skirmish").passes()
    assert [t.why_not(text) for text in ("5,1", "5,2", "-4,7")] == [
        ["SKY-SKIR-13"],
        ["SKY-SKIR-13"],
        ["SKY-SKIR-01"],
    ]
    assert t.why_not("99,99") == []
    t.do("3,2", "4,2")
    assert t.why_not("3,2") == ["SKY-SKIR-04"]


@pytest.mark.rule("SKY-STATE-03", "SKY-STATE-05")
def test_why_a_hero_is_not_activated_is_told_with_its_rule() -> None:
    heroes = HEROES | {"corjof": {"at": "-3,6"}, "haburat": {"stance": "defeated", "back_on": 5}}
    t = table(turn=3, heroes=heroes)
    assert t.asks() == "activate"
    assert t.why_not("activate sakoshi") == ["SKY-STATE-05"]
    assert t.why_not("activate haburat") == ["SKY-STATE-03"]
    assert t.why_not("activate corjof") == []


@pytest.mark.rule("SKY-ACT-01", "SKY-STK-14", "SKY-TEAM-06")
def test_a_hero_of_others_is_not_activated_and_nobody_acts_without_an_activation() -> None:
    heroes = HEROES | {"corjof": {"at": "-3,6"}}
    t = table(turn=3, heroes=heroes)
    assert t.why_not("activate cotlic") == ["SKY-ACT-01"]
    assert t.why_not("move") == ["SKY-STK-14"]
    assert t.why_not("play gank") == ["SKY-Q-72"]
    assert t.do("activate yami").why_not("activate corjof") == ["SKY-ACT-01"]
    assert t.why_not("play") == []
    team = {"yami": {"at": "4,2"}, "corjof": {"at": "-3,6"}, "haburat": {"at": "-2,6", "seat": 3}}
    t = table(turn=3, players=4, heroes=team | {"cotlic": {"side": "north", "at": "4,3"}})
    asked = {1: "activate haburat", 3: "activate yami"}[t.asked()]
    assert t.why_not(asked) == ["SKY-TEAM-06"]


@pytest.mark.rule("SKY-TAU-05", "SKY-TAU-06", "SKY-TAU-07")
def test_where_no_pillar_rises_is_told_with_its_rule() -> None:
    heroes = {"tlakali": {"at": "4,2"}, "cotlic": {"side": "north", "at": "4,3"}}
    t = table(heroes=heroes, south={"pillars": ["5,1"]}, active="tlakali").do("worship")
    assert t.asks() == "pillar"
    assert t.why_not("4,3") == ["SKY-TAU-05"]
    assert t.why_not("5,1") == ["SKY-TAU-06"]
    assert t.why_not("-4,7") == ["SKY-TAU-07"]
    assert t.why_not("pillar -4,7") == ["SKY-TAU-07"]
    assert t.why_not("99,99") == []


@pytest.mark.rule("SKY-LEAD-03")
def test_what_is_not_in_the_hand_is_not_led() -> None:
    t = acting(hands={1: ["gank"]}).do("lead").passes()
    assert t.asks() == "lead"
    assert t.why_not("combustion") == t.why_not("lead dragon punch") == ["SKY-LEAD-03"]
    assert t.why_not("lead gank") == []


@pytest.mark.rule("SKY-LEAD-01")
def test_a_lead_that_has_begun_is_finished_first() -> None:
    t = acting(hands={1: ["gank"]}).do("lead").passes()
    for text in ("play gank by yami", "move", "activate yami"):
        assert t.why_not(text) == ["SKY-LEAD-01"]


@pytest.mark.rule("SKY-SPN-01", "SKY-SPN-07")
def test_how_many_minions_spawn_at_most_is_told_with_its_rule() -> None:
    heroes = {"yami": {"at": "4,2"}, "cotlic": {"side": "north", "at": "4,3"}}
    t = table(phase="minions", heroes=heroes, minions=[{"side": "south"}])
    assert t.asks() == "spawn"
    assert t.why_not("3") == ["SKY-SPN-01"]
    assert t.why_not("2") == ["SKY-SPN-07"]


def placing() -> Table:
    """South spawns a minion at the token of the west lane, on -5,0."""
    heroes = {"yami": {"at": "-5,1"}, "cotlic": {"side": "north", "at": "-6,0"}}
    t = table(phase="minions", heroes=heroes, minions=[{"side": "south"}])
    return t.do("1")


@pytest.mark.rule("SKY-PLC-03", "SKY-PLC-04", "SKY-PLC-08")
def test_where_a_minion_does_not_stand_is_told_with_its_rule() -> None:
    t = placing()
    assert t.asks() == "place-minion"
    assert t.why_not("-5,1") == ["SKY-PLC-08"]
    assert t.why_not("-5,2") == ["SKY-PLC-03"]
    assert t.why_not("4,2") == ["SKY-PLC-04"]
    assert t.why_not("-5,0") == ["SKY-Q-114"]
    assert t.why_not("0,0") == ["SKY-PLC-07"]


@pytest.mark.rule("SKY-SET-14")
def test_where_a_hero_does_not_start_is_told_with_its_rule() -> None:
    t = new_game(3, format="random")
    assert t.asks() == "place-hero"
    free = next(text for text in t.options() if "," in text)
    assert GAME.why_not(t.view(Seat(t.asked() - 1)), "0,0")[0][1].key == "skytear-why-start-near"
    t.do(free)
    assert GAME.why_not(t.view(Seat(t.asked() - 1)), free)[0][1].key == "skytear-why-hex-taken"


@pytest.mark.parametrize("language", speaking("skytear"))
def test_it_is_said_in_every_language(language: str) -> None:
    say = Speaker(language, ["Ada", "Ben"], strict=True).say
    for word in ("move", "skirmish"):
        t = acting().do(word).passes()
        for text in ("5,1", "-4,7"):
            ((_, told),) = GAME.why_not(t.view(Seat(0)), text)
            assert say(told)
    heroes = HEROES | {"corjof": {"at": "-3,6"}}
    ((_, told),) = GAME.why_not(table(turn=3, heroes=heroes).view(Seat(0)), "activate sakoshi")
    assert "Sakoshi" in say(told)
    pillar = table(heroes=HEROES | {"tlakali": {"at": "-3,6"}}, south={"pillars": ["-4,6"]}, active="tlakali")
    spawning = table(phase="minions", heroes=HEROES, minions=[{"side": "south"}])
    for t, texts in (
        (table(turn=3, heroes=heroes), ("activate cotlic", "move")),
        (pillar.do("worship"), ("4,3", "-4,6", "3,-7")),
        (spawning, ("2", "3")),
        (placing(), ("-5,2", "4,2", "-5,0", "0,0")),
        (new_game(3, format="random"), ("0,0",)),
    ):
        for text in texts:
            ((_, told),) = GAME.why_not(t.view(Seat(t.asked() - 1)), text)
            assert say(told)


@pytest.mark.rule("SKY-NUP-03", "SKY-NUP-07", "SKY-NUP-08")
def test_why_an_illusion_cannot_lie_on_a_hex_is_said() -> None:
    t = table(
        heroes={"akhuti": {"at": "4,2"}, "yami": {"side": "north", "at": "6,1"}},
        active="akhuti",
    ).do("worship")
    assert t.why_not("4,4") == []
    assert t.why_not("6,1") == ["SKY-NUP-07"]
    assert t.why_not("5,0") == ["SKY-NUP-08"]  # the control token of the east lane
    assert t.why_not("0,6") == ["SKY-NUP-03"]


@pytest.mark.rule("SKY-STATE-17")
def test_why_a_hero_cannot_return_on_a_hex_is_said() -> None:
    t = table(
        phase="end",
        heroes={
            "yami": {"stance": "defeated", "back_on": 2},
            "sakoshi": {"at": "-4,7"},
            "cotlic": {"side": "north", "at": "6,1"},
        },
    )
    assert t.asks() == "return"
    assert t.why_not("-4,7") == ["SKY-STATE-17"]
    assert t.why_not("0,0") == ["SKY-STATE-17"]


TAKEN = {
    "en": "Nobody can stop on the east lane, a step from its middle toward South: the hex is not free.",
    "es": "Nadie puede detenerse en la calle este, a un paso de su centro hacia el Sur: el hexágono no está libre.",
    "it": "Nessuno può fermarsi nella corsia est, a un passo dal suo centro verso Sud: l'esagono non è libero.",
    "pl": "Nikt nie może zatrzymać się na Linii wschodniej, o krok od jej środka w stronę Południa: "
    "pole nie jest wolne.",
}


@pytest.mark.parametrize("language", speaking("skytear"))
def test_a_hex_is_called_as_in_the_log(language: str) -> None:
    ((_, told),) = GAME.why_not(acting().do("move").passes().view(Seat(0)), "5,1")
    assert Speaker(language, strict=True).say(told) == TAKEN[language]


@pytest.mark.parametrize("language", speaking("skytear"))
def test_why_an_outsider_does_not_appear_on_a_hex_is_said(language: str) -> None:
    t = won(minions=[{"side": "north", "at": "1,2"}])
    said = {
        text: [phrase.key for _, phrase in GAME.why_not(t.view(Seat(t.asked() - 1)), text)]
        for text in ("at 1,2 1,1", "-4,7", "nowhere")
    }
    assert said == {
        "at 1,2 1,1": ["skytear-why-hex-taken"],
        "-4,7": ["skytear-why-not-offered"],
        "nowhere": [],
    }
    ((_, told),) = GAME.why_not(t.view(Seat(t.asked() - 1)), "-4,7")
    assert re.search(r"\d,", Speaker(language, strict=True).say(told)) is None


def test_why_nobody_is_pushed_to_a_hex_is_said() -> None:
    heroes = {"sakoshi": north("4,-3"), "kichie": north("6,-3")}
    t = called("riftmaw", "at 2,-2 3,-3", heroes=heroes).do("skill gore")
    assert t.asks() == "where"
    assert [phrase.key for _, phrase in GAME.why_not(t.view(Seat(t.asked() - 1)), "-4,7")] == [
        "skytear-why-not-offered"
    ]


def test_an_area_of_one_hex_names_it_once() -> None:
    area = area_pick(acting().state, 0, (HexId(3),))
    label = Speaker("en", strict=True).say(area.label())
    assert label == Speaker("en", strict=True).say(hex_pick(acting().state, HexId(3)).label())
