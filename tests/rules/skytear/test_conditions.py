"""Conditions of heroes."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import first_seats
from skyshelf.games.skytear.vocabulary.names import Condition, Stat
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
NEXT_TO = {"side": "north", "at": "5,2"}


def duel(hero: str, conditions: list[str] | None = None, victim: str = "cotlic", **given: Any) -> Table:
    """A hero with conditions is active, an enemy stands next to it; Cotlic has 16 HP and 1 Armor."""
    heroes = {
        hero: {"at": OPEN, "conditions": conditions or []},
        victim: NEXT_TO,
        "freyhel": {"side": "north", "at": "4,-7"},
        **given.pop("heroes", {}),
    }
    given.setdefault("turn", 3)
    return table(heroes=heroes, active=hero, **given)


@pytest.mark.rule("SKY-COND-01", "SKY-COND-02")
def test_a_condition_lasts_until_the_hero_is_exhausted() -> None:
    t = duel("sakoshi", hands={1: ["crippling_precision"]}).do("play crippling_precision by sakoshi", "end")
    t.do("activate cotlic")
    assert t.conditions("cotlic") == {"slow"}
    t.do("end")
    assert t.conditions("cotlic") == set()


@pytest.mark.rule("SKY-COND-03")
def test_defeat_ends_conditions() -> None:
    t = duel("yami", heroes={"cotlic": {**NEXT_TO, "hp": 1, "conditions": ["slow", "marked"]}})
    t.do("attack")
    assert t.at("cotlic") == "-"
    assert t.conditions("cotlic") == set()


@pytest.mark.rule("SKY-COND-04")
def test_everybody_sees_conditions() -> None:
    t = duel("yami").do("worship", OPEN)
    assert "condition" in t.kinds()
    for seat in (*first_seats(2), None):
        assert t.view(seat).heroes[t.unit("cotlic")].conditions == 1 << Condition.MARKED


@pytest.mark.rule("SKY-COND-05")
def test_a_condition_does_not_stack() -> None:
    t = duel("sakoshi", hands={1: ["crippling_precision", "crippling_precision"]})
    t.do("play crippling_precision by sakoshi", "play crippling_precision by sakoshi")
    assert t.kinds().count("condition") == 1
    t.do("end", "activate cotlic", "move")
    assert farthest(t, "cotlic") == 3 - 2


def farthest(t: Table, hero: str) -> int:
    here = t.state.field.distance[t.hero(hero).hex]
    ends = [tuple(int(part) for part in text.split(",")) for text in t.options()]
    return max(here[t.state.field.number[q, r]] for q, r in ends)


@pytest.mark.rule("SKY-COND-06", "SKY-COND-07", "SKY-Q-43")
@pytest.mark.parametrize(
    ("conditions", "hexes"), [([], 3), (["slow"], 1), (["fast"], 5), (["slow", "fast"], 3)]
)
def test_slow_and_fast_change_the_move(conditions: list[str], hexes: int) -> None:
    assert farthest(duel("yami", conditions).do("move"), "yami") == hexes


@pytest.mark.rule("SKY-COND-08", "SKY-COND-09")
def test_frenzy_allows_a_second_attack_for_another_point() -> None:
    t = duel("yami", ["frenzy"]).do("attack", "attack")
    assert t.hero("cotlic").hp == 16 - 2 * (4 + 1 - 1)
    assert t.state.points == 1
    assert "attack" not in t.options()
    assert "attack" not in duel("yami").do("attack").options()


@pytest.mark.rule("SKY-COND-10", "SKY-COND-12", "SKY-Q-27")
def test_disarm_halves_the_whole_attack_before_armor() -> None:
    t = duel("yami", ["disarm"]).do("attack")
    assert t.hero("cotlic").hp == 16 - (3 - 1)  # half of 4 + 1, rounded up


@pytest.mark.rule("SKY-COND-11", "SKY-COND-12")
def test_disarm_halves_a_skirmish_before_armor() -> None:
    t = duel("yami", ["disarm"], decks={1: ["safeguard"]}).do("skirmish", "cotlic")
    assert t.hero("cotlic").hp == 16 - (2 - 1)  # half of 3, rounded up


@pytest.mark.rule("SKY-COND-13")
def test_disarm_does_not_touch_cards_and_skills() -> None:
    card = duel("yami", ["disarm"], "sakoshi", hands={1: ["combustion"]}).do("play combustion by yami")
    assert card.hero("sakoshi").hp == 13 - 2
    skill = duel("akhuti", ["disarm"], "sakoshi", minions=[{"side": "north", "at": "5,1"}])
    skill.do("attack", "minion-n 5,1")
    assert skill.hero("sakoshi").hp == 13 - (1 + 1)


@pytest.mark.rule("SKY-COND-14")
def test_a_mark_does_nothing_but_for_kurumo_skills() -> None:
    marked = {"cotlic": {**NEXT_TO, "conditions": ["marked"]}}
    t = duel("akhuti", heroes=marked)
    plain = duel("akhuti")
    for stat in (Stat.ATTACK, Stat.ARMOR, Stat.SKIRMISH, Stat.CONTROL, Stat.MOVE):
        assert t.stat("cotlic", stat) == plain.stat("cotlic", stat)
    assert t.stat("akhuti", Stat.ATTACK, "cotlic") == plain.stat("akhuti", Stat.ATTACK, "cotlic")
    assert duel("sakoshi", heroes=marked).stat("sakoshi", Stat.ATTACK, "cotlic") == 3 + 2
    assert duel("sakoshi").stat("sakoshi", Stat.ATTACK, "cotlic") == 3


@pytest.mark.rule("SKY-COND-16", "SKY-COND-17")
def test_a_condition_gained_while_exhausted_lasts_over_the_turn() -> None:
    exhausted = {"cotlic": {**NEXT_TO, "stance": "exhausted"}}
    t = duel("sakoshi", heroes=exhausted, hands={1: ["crippling_precision"]})
    t.do("play crippling_precision by sakoshi").quietly(4)
    assert t.hero("cotlic").stance == 0
    assert t.conditions("cotlic") == {"slow"}
    t.do("end")  # Sakoshi
    t.do("activate cotlic", "end")
    assert t.conditions("cotlic") == set()


@pytest.mark.rule("SKY-COND-18")
def test_there_are_six_conditions() -> None:
    names = {condition.name.lower() for condition in Condition}
    assert names == {"slow", "fast", "frenzy", "disarm", "marked", "shapeshifted"}


@pytest.mark.rule("SKY-COND-19")
def test_minions_have_no_conditions() -> None:
    t = table(
        turn=2,
        heroes={"kichie": {"at": OPEN}, "cotlic": FAR},
        minions=[{"side": "north", "at": "4,1"}],
        active="kichie",
        hands={1: ["lava_flow"]},
        decks={1: ["shuriken_storm"]},  # no damage, so that the minion lives
    )
    t.do("play lava_flow by kichie", "area 4,-1 4,0 4,1")
    assert t.minions("north") == ["4,1"]
    assert "condition" not in t.kinds()


@pytest.mark.rule("SKY-Q-54")
def test_a_condition_gained_in_the_own_activation_ends_with_it() -> None:
    t = duel("yami", victim="brylvar", hands={2: ["numbing_cold"]})
    t.do("attack", "play numbing_cold by brylvar").passes()
    assert t.conditions("yami") == {"slow"}
    t.do("end")
    assert t.conditions("yami") == set()
