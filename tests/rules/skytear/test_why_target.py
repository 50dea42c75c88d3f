"""Why a certain unit is no target: the rule that keeps it from being named."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.advice.why_target import against_target, aimer_of_action
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.rules.aim import attack_targets
from skyshelf.games.skytear.rules.ground import free_hexes
from skyshelf.games.skytear.vocabulary.names import Action
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import GAME, Table, table
from tests.text.fluent_files import speaking

YAMI: dict[str, Any] = {"yami": {"at": "4,2"}, "sakoshi": {"at": "-4,7"}}


def against(text: str, more: dict[str, Any], *before: str, **given: Any) -> list[str]:
    heroes = YAMI | {"cotlic": {"side": "north", "at": "4,3"}} | more
    t = table(turn=3, heroes=heroes, active="yami", **given)
    if before:
        t.do(*before)
    return t.why_not(text)


HABURAT = {"haburat": {"side": "north", "at": "6,2"}}


def test_a_unit_out_of_range_is_told_with_its_rule() -> None:
    assert against("attack haburat", HABURAT) == ["SKY-ATK-01"]
    assert against("attack 6,2", HABURAT) == ["SKY-ATK-01"]
    assert against("attack nobody", HABURAT) == []


def test_whoever_can_be_attacked_is_told_so() -> None:
    assert against("attack cotlic", HABURAT) == ["SKY-TGT-01"]


def test_the_same_is_told_when_the_target_is_asked_for() -> None:
    beside = HABURAT | {"akhuti": {"side": "north", "at": "5,2"}}
    for text in ("haburat", "attack haburat"):
        assert against(text, beside, "attack") == ["SKY-ATK-01"]


def test_what_nobody_may_attack_is_told_with_its_rule() -> None:
    there: dict[str, Any] = {"outsiders": {"riftmaw": {"at": ["2,-2", "3,-3"]}}}
    assert against("attack sakoshi", {}) == ["SKY-Q-18"]
    assert against("attack riftmaw", {}, **there) == ["SKY-Q-19"]
    assert against("attack the riftmaw", {}, **there) == ["SKY-Q-19"]
    assert against("attack tower", {}) == ["SKY-ATK-13"]
    tlakali = {"tlakali": {"at": "-3,7"}}
    assert against("attack 3,3", tlakali, south={"pillars": ["3,3"]}) == ["SKY-Q-18"]
    away = {"haburat": {"side": "north", "stance": "defeated", "back_on": 4}}
    assert against("attack haburat", away) == ["SKY-ATK-01"]


def test_a_minion_and_a_token_are_named_by_their_hex() -> None:
    far: dict[str, Any] = {"minions": [{"side": "north", "at": "6,2"}], "north": {"pillars": ["6,1"]}}
    assert against("attack minion-n 6,2", {}, **far) == ["SKY-ATK-01"]
    assert against("attack token 6,1", {}, **far) == ["SKY-ATK-01"]


def test_an_action_that_is_used_up_comes_before_the_target() -> None:
    t = table(turn=3, heroes=YAMI | HABURAT | {"cotlic": {"side": "north", "at": "4,3"}}, active="yami")
    t.do("attack").passes()
    assert t.why_not("attack haburat") == ["SKY-ACT-10"]


def test_of_two_heroes_of_one_name_the_enemy_is_meant() -> None:
    t = table(
        turn=3,
        heroes={"yami-s": {"at": "4,2"}, "yami-n": {"side": "north", "at": "6,2"}},
        active="yami-s",
    )
    assert t.why_not("attack yami") == ["SKY-ATK-01"]
    assert t.why_not("attack yami-s") == ["SKY-Q-18"]


def near(viewer: str, other: str, hero: str = "kichie") -> Table:
    """A ranged hero and an enemy."""
    heroes = {hero: {"at": viewer}, "cotlic": {"side": "north", "at": other}}
    return table(turn=3, heroes=heroes, active=hero, hands={1: ["combustion"]})


@pytest.mark.rule("SKY-LOS-06", "SKY-COV-01")
def test_white_lines_and_cover_are_told_apart() -> None:
    assert near("-5,1", "-3,0").why_not("attack cotlic") == ["SKY-COV-01"]
    assert near("-2,-5", "0,-4").why_not("attack cotlic") == ["SKY-LOS-06"]


def test_the_worship_of_kurumo_names_an_enemy_hero_in_sight() -> None:
    assert near("-5,1", "-3,0").why_not("worship cotlic") == ["SKY-COV-01"]
    assert near("4,2", "-4,7").why_not("worship cotlic") == ["SKY-KUR-01"]


@pytest.mark.rule("SKY-Q-171")
def test_in_polish_nothing_stands_against_an_enemy_far_away() -> None:
    heroes = {"yami": {"at": "4,2"}, "cotlic": {"side": "north", "at": "-4,7"}}
    t = table({"edition": "polish"}, turn=3, heroes=heroes, active="yami")
    assert t.why_not("worship cotlic") == []
    assert "marked" in t.do("worship").passes().conditions("cotlic")


def test_the_target_of_a_card_is_explained_where_it_is_asked_for() -> None:
    heroes = YAMI | {
        "cotlic": {"side": "north", "at": "4,3"},
        "akhuti": {"side": "north", "at": "5,2"},
        "haburat": {"side": "north", "at": "-5,2"},
    }
    t = table(turn=3, heroes=heroes, active="yami", hands={1: ["combustion"]})
    t.do("play combustion by yami")
    assert t.asks() == "target"
    assert t.why_not("haburat") == ["SKY-TGT-03"]
    assert t.why_not("yami") == ["SKY-TGT-01"]


def test_a_card_with_a_range_of_its_own_tells_that_range() -> None:
    far = {"gulbjarn": {"at": "4,2"}, "cotlic": {"side": "north", "at": "4,-1"}}
    given: dict[str, Any] = {"turn": 3, "active": "gulbjarn", "hands": {1: ["grapple"]}}
    [(rule, phrase)] = GAME.why_not(table(heroes=far, **given).view(Seat(0)), "play grapple")
    assert rule == "SKY-TGT-06"
    said = Speaker("en", strict=True).say(phrase)
    assert said == "Grapple finds no target that Gulbjarn sees within 2 hexes."  # there is one within 3
    near_ones = {"yami": {"side": "north", "at": "4,3"}, "sakoshi": {"side": "north", "at": "5,2"}}
    t = table(heroes=far | near_ones, **given).do("play grapple by gulbjarn")
    assert t.asks() == "target"
    [(rule, phrase)] = GAME.why_not(t.view(Seat(0)), "cotlic")
    assert rule == "SKY-TGT-03"
    assert (
        Speaker("en", strict=True).say(phrase) == "Too far: Cotlic is 3 hexes away, and 2 hexes is the range."
    )


def test_a_card_named_with_a_hero_of_others_is_told_so() -> None:
    heroes = {"gulbjarn": {"at": "4,2"}, "cotlic": {"side": "north", "at": "4,-1"}}
    t = table(heroes=heroes, active="gulbjarn", hands={1: ["presence"]})
    [(rule, phrase)] = GAME.why_not(t.view(Seat(0)), "play presence by cotlic")
    assert (rule, Speaker("en", strict=True).say(phrase)) == ("SKY-CARD-16", "Cotlic is not a hero of yours.")


@pytest.mark.rule("SKY-Q-171")
def test_whom_a_worship_of_the_polish_edition_cannot_mark_is_told() -> None:
    heroes = YAMI | {
        "cotlic": {"side": "north", "at": "-4,3"},
        "haburat": {"side": "north", "at": "4,-6"},
        "tlakali": {"side": "north", "stance": "defeated", "back_on": 4},
    }
    t = table({"edition": "polish"}, turn=3, heroes=heroes, active="yami").do("worship")
    assert t.asks() == "mark"
    assert [t.why_not(text) for text in ("sakoshi", "tlakali")] == [["SKY-Q-18"], ["SKY-KUR-01"]]


def test_whom_a_text_does_not_mean_is_told_by_its_card() -> None:
    heroes = {
        "yami": {"at": "4,2"},
        "cotlic": {"side": "north", "at": "4,3", "hp": 1},
        "tlakali": {"side": "north", "at": "4,4"},
        "akhuti": {"side": "north", "at": "5,3"},
        "haburat": {"side": "north", "at": "-4,3"},
    }
    t = table(turn=3, heroes=heroes, active="yami", hands={1: ["combustion"]})
    t.do("play combustion by yami", "cotlic")
    assert (t.asks(), t.options()) == ("target", ["tlakali", "akhuti"])
    assert t.why_not("haburat") == ["combustion"]


def test_whom_a_skirmish_cannot_strike_is_told() -> None:
    heroes = YAMI | HABURAT | {"cotlic": {"side": "north", "at": "4,3"}}
    t = table(turn=3, heroes=heroes, active="yami", minions=[{"side": "north", "at": "5,2"}])
    t.do("skirmish").passes()
    assert t.asks() == "skirmish"
    assert t.why_not("haburat") == ["SKY-SKIR-06"]
    assert t.why_not("minion-n 5,2") == ["SKY-SKIR-11"]
    assert t.why_not("skirmish minion-n 5,2") == ["SKY-SKIR-11"]
    found = GAME.why_not(t.view(Seat(0)), "4,3")  # whoever stands there can be struck, but nobody goes there
    assert [(rule, phrase.key) for rule, phrase in found] == [("SKY-SKIR-01", "skytear-why-hex-taken")]


@pytest.mark.parametrize("hero", ["yami", "kichie"])
def test_there_is_a_reason_against_every_enemy_that_cannot_be_attacked_and_against_no_other(
    hero: str,
) -> None:
    heroes = {hero: {"at": "-5,1"}, "cotlic": {"side": "north", "at": "4,-7"}}
    t = table(turn=3, heroes=heroes, active=hero)
    s, enemy = t.state, t.unit("cotlic")
    reach = 3 if hero == "kichie" else 1
    rules = set()
    for at in bits(free_hexes(s)):
        s.edit(enemy).hex = at
        aimer = aimer_of_action(s, t.unit(hero), Seat(0), Action.ATTACK)
        assert aimer is not None
        found = against_target(s, aimer, "cotlic")
        assert bool(found) != (enemy in attack_targets(s, t.unit(hero), Seat(0), reach))
        rules |= {rule for rule, _ in found}
    assert rules == ({"SKY-ATK-01", "SKY-LOS-06", "SKY-COV-01"} if reach == 3 else {"SKY-ATK-01"})


@pytest.mark.parametrize("language", speaking("skytear"))
def test_the_reasons_are_sentences_in_every_language(language: str) -> None:
    t = near("4,2", "6,2", "yami")
    speaker = Speaker(language, ["Ada", "Ben"], strict=True)
    for text in ("attack cotlic", "attack yami", "attack tower"):
        [(_, phrase)] = GAME.why_not(t.view(Seat(0)), text)
        assert speaker.say(phrase)
    if language == "en":
        [(_, phrase)] = GAME.why_not(t.view(Seat(0)), "attack cotlic")
        assert speaker.say(phrase) == "Too far: Cotlic is 2 hexes away, and 1 hex is the range."


@pytest.mark.rule("SKY-Q-153")
@pytest.mark.parametrize(("edition", "rule"), [("english", "SKY-TGT-01"), ("polish", "SKY-Q-153")])
def test_whoever_cannot_be_its_own_spotter_is_told_so(edition: str, rule: str) -> None:
    beside = {"yami": {"at": "-4,0"}, "cotlic": {"side": "north", "at": "-3,0"}}
    t = table({"edition": edition}, heroes=beside, active="yami")
    assert t.why_not("attack cotlic") == [rule]


@pytest.mark.rule("SKY-TGT-06")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("time_glitch", "Time Glitch answers an enemy power card, and none waits on the Stack."),
        (
            "redirect",
            "Redirect answers an enemy Attack against a friendly hero, and none waits on the Stack.",
        ),
    ],
)
def test_a_card_that_answers_something_needs_no_sight_but_something_to_answer(card: str, said: str) -> None:
    heroes = {"haburat": {"at": "4,2"}, "akhuti": {"at": "3,2"}, "cotlic": {"side": "north", "at": "4,3"}}
    t = table(turn=3, heroes=heroes, active="haburat", hands={1: [card]})
    found = GAME.why_not(t.view(Seat(0)), f"play {card}")
    assert [Speaker("en", strict=True).say(phrase) for _, phrase in found] == [said]


def test_of_two_of_a_name_the_own_hero_is_meant_to_play_a_card() -> None:
    twins = {
        "yami-s": {"card": "yami", "at": "4,2"},
        "yami-n": {"card": "yami", "side": "north", "at": "4,-7"},
    }
    t = table(heroes=twins, active="yami-s", hands={1: ["gank"]}, turn=1)
    assert t.why_not("play gank by yami") == t.why_not("play gank by yami-s") == ["SKY-CARD-04"]
