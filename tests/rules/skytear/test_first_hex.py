"""The first hex of a battlefield, whose number is 0, is a hex like any other."""

from __future__ import annotations

from typing import Any

from tests.rules.skytear.table import Table, table

FIRST, BESIDE = "3,-9", "3,-8"


def there(active: str, other: str = "cotlic", about: dict[str, Any] | None = None, **given: Any) -> Table:
    """An enemy on the first hex, the active hero beside it."""
    heroes = {active: {"at": BESIDE, **(about or {})}, other: {"side": "north", "at": FIRST}}
    t = table(turn=5, heroes=heroes, active=active, **given)
    assert t.hero(other).hex == 0
    return t


def test_a_hero_there_is_attacked_struck_and_marked() -> None:
    assert there("yami").do("attack").passes().hero("cotlic").hp < 16
    assert "cotlic" in there("yami").do("skirmish").passes().options()
    assert there("kichie").do("worship").passes().conditions("cotlic") == {"marked"}


def test_an_arc_is_laid_over_a_hero_there() -> None:
    t = there("gulbjarn", about={"conditions": ["shapeshifted"]})
    t.do("skirmish").passes()
    areas = [text for text in t.options() if text.startswith("area ")]
    assert areas
    assert all(FIRST in text.split() for text in areas)


def test_a_card_targets_a_hero_there() -> None:
    t = there("yami", hands={1: ["combustion"]})
    assert t.do("play combustion by yami").passes().hero("cotlic").hp < 16


def test_nobody_moves_onto_a_hero_there() -> None:
    t = there("yami").do("move").passes()
    assert FIRST not in t.options()
    assert "2,-8" in t.options()


def test_a_minion_a_pillar_and_an_illusion_there_are_attacked() -> None:
    heroes: dict[str, Any] = {"yami": {"at": BESIDE}, "akhuti": {"side": "north", "at": "-4,5"}}
    t = table(heroes=heroes, active="yami", minions=[{"side": "north", "at": FIRST}])
    assert t.do("attack").passes().minions("north") == []
    t = table(
        heroes=heroes | {"cotlic": {"side": "north", "at": "-4,4"}}, active="yami", north={"pillars": [FIRST]}
    )
    assert t.do("attack").passes().pillars("north") == []
    heroes["akhuti"]["illusion"] = FIRST
    assert table(heroes=heroes, active="yami").do("attack").passes().illusion("akhuti") == "-"


def test_a_hero_there_acts_gains_conditions_heals_and_plays_cards() -> None:
    heroes = {
        "yami": {"at": FIRST, "hp": 5, "conditions": ["slow"]},
        "cotlic": {"side": "north", "at": "-4,5"},
    }
    t = table(turn=5, heroes=heroes, active="yami", hands={1: ["clear_mind"]})
    assert {"move", "lead", "skirmish", "play clear_mind by yami"} <= set(t.options())
    t.do("play clear_mind by yami").passes()
    assert (t.hero("yami").hp > 5, t.conditions("yami")) == (True, set())
    t.do("move").passes().do("4,-9")
    assert t.at("yami") == "4,-9"


def test_a_liothan_hero_there_is_shapeshifted_by_a_friend() -> None:
    heroes = {"gulbjarn": {"at": BESIDE}, "corjof": {"at": FIRST}, "cotlic": {"side": "north", "at": "-4,5"}}
    t = table(heroes=heroes, active="gulbjarn").do("worship").passes()
    assert "corjof" in t.options()


def test_an_illusion_goes_from_a_hero_there_and_from_where_it_lies() -> None:
    enemy: dict[str, Any] = {"cotlic": {"side": "north", "at": "-4,5"}}
    t = table(heroes=enemy | {"akhuti": {"at": FIRST}}, active="akhuti").do("worship").passes()
    assert "2,-8" in t.options()
    away = {"akhuti": {"at": "-5,1", "illusion": FIRST}}
    t = table(heroes=enemy | away, active="akhuti").do("worship").passes()
    assert "2,-8" in t.options()
