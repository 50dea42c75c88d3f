"""Why a hero cannot go to a certain hex, or be activated: the rule that stands against it."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, table
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
