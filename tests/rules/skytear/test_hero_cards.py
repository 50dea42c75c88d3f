"""What a hero card says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.cards.registry import HEROES
from skyshelf.games.skytear.vocabulary.names import Icon, Role, Stat
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def duel(hero: str, at: str = "5,2", victim: str = "hogosai", **given: Any) -> Table:
    """A hero is active, an enemy near: Hogosai has 18 HP and 2 Armor."""
    heroes = {hero: {"at": OPEN}, victim: {"side": "north", "at": at}, **given.pop("heroes", {})}
    return table(turn=3, heroes=heroes, active=hero, **given)


@pytest.mark.rule("SKY-HERO-01")
def test_every_hero_has_skills_of_its_own() -> None:
    skills = [skill.slug for hero in HEROES.values() for skill in hero.skills]
    assert all(hero.skills for hero in HEROES.values())
    assert len(skills) == len(set(skills))


@pytest.mark.rule("SKY-HERO-02")
def test_a_skill_that_worship_triggers() -> None:
    assert sum(skill.icon == Icon.WORSHIP for hero in HEROES.values() for skill in hero.skills) >= 8
    t = duel("sakoshi").do("worship")  # Smoke Step moves her
    assert t.asks() == "where"


@pytest.mark.rule("SKY-HERO-03", "SKY-HERO-04", "SKY-HERO-05")
@pytest.mark.parametrize(("hero", "reach"), [("sakoshi", 3), ("yami", 1)])
@pytest.mark.parametrize(("at", "away"), [("5,2", 1), ("6,1", 2), ("7,-1", 3)])
def test_the_range_is_that_of_attack_and_skirmish(hero: str, reach: int, at: str, away: int) -> None:
    t = duel(hero, at)
    assert ("attack" in t.options()) == (away <= reach)
    t.do("skirmish")
    assert ("hogosai" in t.options()) == (away <= reach)


@pytest.mark.rule("SKY-HERO-06", "SKY-HERO-07")
@pytest.mark.parametrize(("hero", "value", "flips"), [("yami", 4, 1), ("gulbjarn", 5, 1), ("haburat", 4, 2)])
def test_an_attack_is_a_number_and_flips(hero: str, value: int, flips: int) -> None:
    t = duel(hero).do("attack")
    assert t.hero("hogosai").hp == 18 - (value + 1 - 2)
    assert len(t.discard()) == flips


@pytest.mark.rule("SKY-HERO-12")
def test_runes_say_which_cards_a_hero_can_play() -> None:
    t = duel("yami", hands={1: ["safeguard", "clear_mind"]})
    assert "play clear_mind by yami" in t.options()
    assert t.why_not("play safeguard by yami") == ["SKY-CARD-05"]


@pytest.mark.rule("SKY-HERO-15", "SKY-HERO-16", "SKY-HERO-14")
@pytest.mark.parametrize(("hero", "armor"), [("kichie", 0), ("akhuti", 2)])
def test_a_mage_s_attack_and_skirmish_pierce(hero: str, armor: int) -> None:
    t = duel(hero).do("attack")
    assert t.hero("hogosai").hp == 18 - (t.stat(hero, Stat.ATTACK) + 1 - armor)
    skirmish = duel(hero, decks={1: ["safeguard"]}).do("skirmish", "hogosai")
    assert skirmish.hero("hogosai").hp == 18 - (3 - armor)


@pytest.mark.rule("SKY-HERO-15", "SKY-HERO-16")
def test_a_mage_s_cards_and_skills_pierce() -> None:
    card = duel("kichie", hands={1: ["cinder_shot"]}).do("play cinder_shot by kichie")
    assert card.hero("hogosai").hp == 18 - (1 + 1)
    skill = duel("kichie").do("worship")
    assert skill.hero("hogosai").hp == 18 - 1


@pytest.mark.rule("SKY-HERO-14")
def test_only_mages_pierce() -> None:
    for slug, card in HEROES.items():
        t = table(heroes={slug: {"at": OPEN}})
        assert (t.stat(slug, Stat.PIERCING) > 0) == (card.role == Role.MAGE)


@pytest.mark.rule("SKY-HERO-17")
def test_the_classes() -> None:
    assert [role.name.lower() for role in Role] == [
        "mage",
        "tank",
        "warrior",
        "marksman",
        "support",
        "specialist",
        "assassin",
    ]


@pytest.mark.rule("SKY-HERO-18", "SKY-HERO-19", "SKY-COND-15")
@pytest.mark.parametrize(("conditions", "wings"), [([], 0), (["shapeshifted"], 2)])
def test_a_skill_without_icon_always_counts_and_one_with_icon_needs_worship(
    conditions: list[str], wings: int
) -> None:
    t = table(heroes={"corjof": {"at": OPEN, "conditions": conditions}})
    assert t.stat("corjof", Stat.NO_COVER) == 1
    assert t.stat("corjof", Stat.MOVE) == wings


@pytest.mark.rule("SKY-Q-82")
def test_a_skill_that_is_always_on_never_goes_on_the_stack() -> None:
    t = duel("sakoshi", heroes={"hogosai": {"side": "north", "at": "5,2", "conditions": ["marked"]}})
    t.do("attack")
    assert t.kinds().count("declared") == 1
    assert "triggered" not in t.kinds()
    assert t.hero("hogosai").hp == 18 - (3 + 2 + 1 - 2)
