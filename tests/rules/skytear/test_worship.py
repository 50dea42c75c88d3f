"""The Worship action of Kurumo and Liothan, and skill icons."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.cards.registry import HEROES
from skyshelf.games.skytear.table.state import Stance
from skyshelf.games.skytear.vocabulary.names import Faction, Icon, Stat
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"cotlic": {"side": "north", "at": "4,-7"}}


@pytest.mark.rule("SKY-WOR-02")
def test_what_worship_asks_depends_on_the_faction() -> None:
    asked = {}
    for hero in ("sakoshi", "gulbjarn", "cotlic", "akhuti"):
        t = table(
            heroes={
                hero: {"at": OPEN},
                "yami": {"side": "north", "at": "5,2"},
                "tlakali": {"side": "north", "at": "6,1"},
                "corjof": {"at": "4,3"},
            },
            active=hero,
        )
        t.do("worship").passes()
        asked[hero] = t.asks()
    assert asked == {"sakoshi": "mark", "gulbjarn": "shapeshift", "cotlic": "pillar", "akhuti": "illusion"}


@pytest.mark.rule("SKY-WOR-03")
def test_a_skill_without_an_icon_needs_no_worship() -> None:
    # Freyhel's Royal Counsel has no icon: her Lead card counts for more from the start.
    assert table(heroes={"freyhel": {"at": OPEN}, **FAR}).stat("freyhel", Stat.LEAD) == 1


@pytest.mark.rule("SKY-WOR-04", "SKY-LIO-09")
def test_a_skill_with_an_icon_works_after_the_worship() -> None:
    t = table(
        heroes={"brylvar": {"at": OPEN}, "gulbjarn": {"at": "-4,7"}, **FAR}, active="brylvar", minions=[]
    )
    before = t.stat("brylvar", Stat.ARMOR)
    t.do("worship").passes()
    t.do("no")
    assert t.conditions("brylvar") == {"shapeshifted"}
    assert t.stat("brylvar", Stat.ARMOR) > before
    t.do("end")
    assert t.conditions("brylvar") == set()  # not exhausted first, so it ends with the activation
    assert t.stat("brylvar", Stat.ARMOR) == before


@pytest.mark.rule("SKY-WOR-05")
def test_there_are_five_icons_and_each_belongs_to_factions() -> None:
    icons = {icon for icon in Icon if icon != Icon.ALWAYS}
    assert {icon.name for icon in icons} == {"WORSHIP", "MARKED", "SHAPESHIFTED", "PILLAR", "ILLUSION"}
    used = {skill.icon for hero in HEROES.values() for skill in hero.skills}
    assert icons <= used


@pytest.mark.rule("SKY-KUR-06")
def test_skills_with_the_marked_icon_work_on_marked_enemies() -> None:
    assert all(
        hero.faction == Faction.KURUMO
        for hero in HEROES.values()
        for skill in hero.skills
        if skill.icon == Icon.MARKED
    )
    t = table(
        heroes={
            "sakoshi": {"at": OPEN},
            "cotlic": {"side": "north", "at": "5,2", "conditions": ["marked"]},
            "tlakali": {"side": "north", "at": "6,1"},
        }
    )
    assert t.stat("sakoshi", Stat.ATTACK, "cotlic") == 3 + 2  # Chosen Prey
    assert t.stat("sakoshi", Stat.ATTACK, "tlakali") == 3


@pytest.mark.rule("SKY-KUR-07", "SKY-Q-171", "SKY-Q-87")
def test_without_its_target_the_worship_gives_neither_mark_nor_skill() -> None:
    t = table(
        turn=2,
        heroes={
            "sakoshi": {"at": "0,3"},
            "khepiax": {"side": "north", "at": "-2,3"},
            "akhuti": {"side": "north", "at": "0,4"},
        },
        active="sakoshi",
        hands={2: ["dodge"]},
    )
    t.do("worship")
    assert t.asks() == "mark"  # the target is named when the action is declared
    t.do("khepiax", "play dodge by khepiax", "-2,4").passes()
    assert "ignored" in t.kinds()
    assert "triggered" not in t.kinds()
    assert t.conditions("khepiax") == set()
    assert t.at("sakoshi") == "0,3"


@pytest.mark.rule("SKY-Q-172")
def test_yami_is_placed_where_no_way_leads() -> None:
    # Minions do not matter, but heroes all round Yami would stop a move.
    walls = ("5,2", "5,1", "4,1", "3,2", "3,3", "4,3")
    names = ("sakoshi", "kichie", "hogosai", "corjof", "gulbjarn", "freyhel")
    ring = {name: {"at": at} for name, at in zip(names, walls, strict=True)}
    t = table(heroes={"yami": {"at": OPEN}, **ring, "cotlic": {"side": "north", "at": "6,1"}}, active="yami")
    t.do("worship").passes()
    assert t.asks() == "where"
    t.do("7,0")
    assert t.at("yami") == "7,0"


def shapeshifting() -> Table:
    return table(
        heroes={
            "gulbjarn": {"at": "-5,4"},
            "corjof": {"at": "-4,4"},  # behind a ridge
            "brylvar": {"at": "-1,4"},  # too far
            "yami": {"at": "-5,3"},  # another faction
            **FAR,
        },
        active="gulbjarn",
    )


@pytest.mark.rule("SKY-LIO-01", "SKY-Q-173")
def test_shapeshifted_is_for_liothan_heroes_within_three_hexes() -> None:
    t = shapeshifting().do("worship")
    assert t.asks() == "shapeshift"  # chosen on resolution
    assert {"brylvar", "yami"}.isdisjoint(t.options())
    assert "gulbjarn" in t.options()


@pytest.mark.rule("SKY-LIO-02", "SKY-Q-98")
def test_who_is_not_seen_can_be_shapeshifted() -> None:
    t = shapeshifting()
    assert not t.sees("gulbjarn", "-4,4")
    assert "corjof" in t.do("worship").options()


@pytest.mark.rule("SKY-LIO-07", "SKY-LIO-10")
def test_shapeshifting_another_hero_exhausts_nobody_and_lasts_for_one_who_has_acted() -> None:
    t = table(
        heroes={
            "gulbjarn": {"at": OPEN},
            "corjof": {"at": "4,3", "stance": "exhausted"},
            **FAR,
        },
        active="gulbjarn",
    )
    t.do("worship").passes()
    t.do("corjof")
    assert t.asks() == "act"  # there is no question about exhausting
    assert t.hero("gulbjarn").stance == Stance.READY
    t.do("end")
    assert t.conditions("corjof") == {"shapeshifted"}
    while t.state.turn == 1 or t.asks() == "return":
        t.do(next((text for text in ("end", "done", "0", "auto") if text in t.options()), t.options()[0]))
    assert t.conditions("corjof") == {"shapeshifted"}
    t.do("activate corjof")
    assert t.conditions("corjof") == {"shapeshifted"}
    t.do("end")
    assert t.conditions("corjof") == set()


@pytest.mark.rule("SKY-Q-174")
def test_old_conditions_go_when_the_hero_exhausts_itself_first() -> None:
    heroes = {"gulbjarn": {"at": OPEN, "conditions": ["fast"]}, **FAR}
    t = table(heroes=heroes, active="gulbjarn")
    t.do("worship", "no")
    assert t.conditions("gulbjarn") == {"fast", "shapeshifted"}
    t = table(heroes=heroes, active="gulbjarn")
    t.do("worship", "yes")
    assert t.conditions("gulbjarn") == {"shapeshifted"}


@pytest.mark.rule("SKY-Q-175", "SKY-Q-176")
def test_feral_majesty_counts_friendly_shapeshifters_only_and_a_flip_is_added() -> None:
    t = table(
        heroes={
            "gulbjarn": {"at": OPEN, "conditions": ["shapeshifted"]},
            "corjof": {"at": "4,3", "conditions": ["shapeshifted"]},
            "brylvar": {"side": "north", "at": "5,2", "conditions": ["shapeshifted"], "hp": 18},
        },
        active="gulbjarn",
        decks={1: ["clear_mind"]},
    )
    assert t.stat("gulbjarn", Stat.SKIRMISH) == 2
    armor = t.stat("brylvar", Stat.ARMOR)
    t.do("skirmish").passes()
    t.do(next(text for text in t.options() if text.startswith("area") and "5,2" in text))
    assert t.hero("brylvar").hp == 18 - (2 + 4 - armor)
