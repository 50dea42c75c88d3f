"""How cards meet the rules: the decisions of section 9 of docs/content/skytear.md, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.event import Event
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.text.speaker import Speaker
from tests.cards.skytear.play import FAR, OPEN, lay, north, played
from tests.rules.skytear.table import Table, table
from tests.text.fluent_files import speaking


def test_1_an_attack_from_a_card_without_a_target_does_not_happen() -> None:
    t = played("blades_of_lightning", "haburat", heroes={"haburat": {"at": OPEN}, "cotlic": FAR})
    assert t.asks() == "act"
    assert "attacks" not in t.kinds()


def test_1_an_attack_from_a_card_can_be_answered() -> None:
    t = played(
        "blades_of_lightning",
        "haburat",
        heroes={"haburat": {"at": OPEN}, "khepiax": north("5,1")},
        hands={2: ["dodge"]},
    )
    t.do("pass")  # the card itself resolves; then its Attack waits on the Stack
    assert t.stack() == ["attack"]
    t.do("play dodge by khepiax", "6,0").passes()
    assert t.hero("khepiax").hp == 12


def test_2_an_attack_bonus_counts_for_every_attack_and_its_trigger_once() -> None:
    heroes = {"sakoshi": {"at": OPEN, "hp": 1, "conditions": ["frenzy"]}, "cotlic": north("6,1")}
    t = played("lifesteal", "sakoshi", heroes=heroes).do("attack", "attack")
    assert t.hero("cotlic").hp == 16 - 2 * (3 + 2 + 1 - 1)
    assert t.hero("sakoshi").hp == 1 + 3


def test_3_disarm_as_an_answer_halves_the_attack_that_waits() -> None:
    t = table(
        turn=3,
        heroes={"tlakali": {"at": OPEN}, "gulbjarn": north("5,1")},
        active="gulbjarn",
        hands={1: ["crawling_darkness"]},
    )
    t.do("attack", "play crawling_darkness by tlakali").passes()
    assert t.hero("tlakali").hp == 13 - (5 + 1) // 2


def test_5_an_attack_redirected_to_a_pillar_removes_it_without_flips() -> None:
    t = table(
        turn=3,
        south={"pillars": ["6,0"]},
        heroes={"akhuti": {"at": OPEN}, "cotlic": {"at": "-4,7"}, "yami": north("5,1")},
        active="yami",
        hands={1: ["redirect"]},
    )
    t.do("attack", "akhuti", "play redirect by akhuti").passes()
    assert t.pillars("south") == []
    assert t.hero("akhuti").hp == 11
    assert "flipped" not in t.kinds()


def test_7_word_of_nupten_cancels_a_triggered_skill() -> None:
    t = table(
        turn=3,
        heroes={"akhuti": {"at": OPEN}, "yami": north("6,1")},
        active="yami",
        hands={1: ["word_of_nupten"]},
    )
    t.do("worship", "pass", "play word_of_nupten by akhuti").passes()
    assert t.conditions("akhuti") == {"marked"}
    assert (t.at("yami"), t.hero("akhuti").hp) == ("6,1", 11)  # no Blazing Step


def test_8_a_pool_that_is_empty_already_burns_all_the_same() -> None:
    heroes = {"hogosai": {"at": OPEN}, "cotlic": north("6,1", played=["safeguard"])}
    t = played("ember_brand", "hogosai", heroes=heroes, turn=1)
    assert len(t.hero("cotlic").played) == 1 + 2
    assert t.state.mana_left(t.unit("cotlic")) == 0


def test_9_walls_hinder_neither_sight_nor_control_tokens() -> None:
    heroes = {"corjof": {"at": OPEN}, "yami": north("6,0")}
    t = lay(played("icewall", "corjof", "5,1", heroes=heroes), "5,1", "5,0", "5,-1")
    assert t.sees("corjof", "yami")
    assert t.token("east") == "5,0"


def test_10_a_pillar_by_card_at_the_cap_takes_one_off_without_a_worship_skill() -> None:
    t = played(
        "dig_in",
        "tlakali",
        "5,1",
        south={"pillars": ["4,4"]},
        heroes={"tlakali": {"at": OPEN, "hp": 5}, "yami": FAR},
    )
    assert t.pillars("south") == ["5,1"]
    assert "triggered" not in t.kinds()
    assert t.hero("tlakali").hp == 5


def test_10_a_side_without_taulot_heroes_raises_no_pillar() -> None:
    t = played("dig_in", "brylvar", "5,1", heroes={"brylvar": {"at": OPEN}, "yami": FAR})
    assert t.pillars("south") == []
    assert "no-pillar" in t.kinds()
    assert t.stat("brylvar", Stat.CONTROL) == 1 + 1


def test_11_minions_given_up_do_not_count_for_the_cull() -> None:
    t = played(
        "sacrifice",
        "tlakali",
        "yami",
        heroes={"tlakali": {"at": OPEN}, "yami": north("6,1")},
        minions=[{"side": "south", "at": "5,1"}],
    )
    assert t.minions("south") == []
    assert t.hero("yami").hp == 13 - 3
    assert (t.board("south").minions_defeated, t.board("north").minions_defeated) == (0, 0)


def test_14_second_vantage_keeps_the_own_range_of_a_projected_hero() -> None:
    for at, possible in (("4,-1", True), ("4,-2", False)):
        heroes = {
            "haburat": {"at": OPEN},
            "khepiax": {"at": "-4,7", "illusion": "4,0"},
            "sakoshi": north(at),
        }
        t = table(heroes=heroes, active="haburat")  # a melee hero
        assert ("attack" in t.options()) is possible


def test_17_shapeshifted_given_to_an_exhausted_hero_lasts_through_its_next_activation() -> None:
    heroes = {"brylvar": {"at": OPEN}, "corjof": {"at": "4,3", "stance": "exhausted"}, "cotlic": FAR}
    t = played("call_of_the_pack", "brylvar", "corjof", "done", heroes=heroes, turn=2).quietly(3)
    assert t.conditions("corjof") == {"shapeshifted"}


def test_18_a_mage_pierces_with_cards_of_any_faction() -> None:
    heroes = {"corjof": {"at": OPEN}, "cotlic": north("6,1")}
    t = played("hurricane_strike", "corjof", heroes=heroes)
    assert t.hero("cotlic").hp == 16 - (1 + 1)


def test_19_losing_sight_of_the_pillar_after_playing_changes_nothing() -> None:
    t = table(
        turn=3,
        south={"pillars": ["5,1"]},
        heroes={"nelaclen": {"at": OPEN}, "sakoshi": north("6,1")},
        active="nelaclen",
        hands={1: ["crippling_precision"], 2: ["clear_mind"]},
    )
    t.do("play crippling_precision by nelaclen")
    t.state.boards[0].pillars = ()
    t.passes()
    assert t.conditions("sakoshi") == {"slow"}


def hits_back(**given: Any) -> Table:
    """Gulbjarn's Attack is lethal for Hogosai, who has answered it with Tempered Plates."""
    heroes = {"hogosai": {"at": OPEN, "hp": 1}, "gulbjarn": north("5,1", hp=1), "yami": {"at": "-4,7"}}
    t = table(turn=2, heroes=heroes, active="gulbjarn", hands={1: ["tempered_plates"]}, **given)
    return t.do("attack", "play tempered_plates by hogosai").passes()


@pytest.mark.rule("SKY-TRG-02", "SKY-Q-49")
def test_20_tempered_plates_hit_back_also_when_the_attack_defeats_the_hero() -> None:
    t = hits_back()
    assert t.at("hogosai") == "-"
    assert t.at("gulbjarn") == "-"
    assert t.kinds().count("hero-defeated") == 2


@pytest.mark.rule("SKY-TRG-02", "SKY-Q-49")
def test_20_mirrored_spite_hits_back_also_when_the_attack_defeats_the_hero() -> None:
    heroes = {
        "akhuti": {"at": OPEN, "hp": 1},
        "shaidrus": {"at": "-4,7", "illusion": "4,3"},
        "sakoshi": north("5,1"),
    }
    t = table(heroes=heroes, active="sakoshi").do("attack", "akhuti").passes()
    assert t.at("akhuti") == "-"
    assert t.hero("sakoshi").hp == 13 - 1


@pytest.mark.rule("SKY-Q-06")
def test_20_victory_is_looked_at_before_what_hits_back() -> None:
    count = {"heroes_defeated": 2}
    t = hits_back(victory=["heads"], north=count, south=count)
    assert t.winners() == (2,)  # north's third hero is defeated before the price is paid
    assert t.hero("gulbjarn").hp == 1
    assert [CARDS[effect.card].slug for effect in t.state.waiting] == ["tempered_plates"]


def test_an_effect_on_each_reaches_also_those_whom_the_damage_did_not_hurt() -> None:
    heroes = {"shaidrus": {"at": OPEN}, "hogosai": north("4,1")}
    t = played("repulse", "shaidrus", "4,-1", heroes=heroes)
    assert t.hero("hogosai").hp == 18  # 1 and a flip of +1 against armor 2
    assert t.at("hogosai") == "4,-1"


def left_out(t: Table) -> list[tuple[str, str]]:
    """What could not be carried out: the card or skill, and which part."""
    events = [event for event in t.events if event.kind == "left-out"]
    return [(key_of(event, "what"), str(event.args["part"])) for event in events]


def key_of(event: Event, name: str) -> str:
    phrase = event.args[name]
    assert isinstance(phrase, Phrase)
    return phrase.key


def test_who_sees_no_lane_token_spawns_nobody_and_the_log_says_so() -> None:
    reserve = [{"side": "south", "number": 2}]
    heroes = {"cotlic": {"at": "0,5"}, "yami": FAR}
    t = played("lord_of_the_many", "cotlic", heroes=heroes, minions=reserve)
    assert left_out(t) == [("skytear-card-lord_of_the_many", "token")]
    t = played("lord_of_the_many", "cotlic", heroes={"cotlic": {"at": "4,1"}, "yami": FAR}, minions=[])
    assert left_out(t) == [("skytear-card-lord_of_the_many", "reserve")]
    t = played("lord_of_the_many", "cotlic", heroes={"cotlic": {"at": "4,1"}, "yami": FAR}, minions=reserve)
    assert left_out(t) == []


def test_who_cannot_be_placed_is_told() -> None:
    t = played("jaws_of_xotlan", "ixatosk", heroes={"ixatosk": {"at": OPEN}, "yami": FAR})
    assert left_out(t) == [("skytear-card-jaws_of_xotlan", "pillar")]
    assert t.at("ixatosk") == OPEN
    t = played("mirage", "khepiax", heroes={"khepiax": {"at": OPEN}, "yami": FAR})
    assert left_out(t) == [("skytear-card-mirage", "swap")]


@pytest.mark.parametrize(
    ("hero", "skill", "happens"),
    [("yami", "blazing_step", False), ("kichie", "lava_bead", False), ("sakoshi", "", True)],
)
def test_a_skill_whose_target_got_away_is_told_to_have_no_effect(
    hero: str, skill: str, happens: bool
) -> None:
    """That of Sakoshi is not about the target of her Worship."""
    heroes = {hero: {"at": "-5,0"}, "haburat": north("-5,3")}
    t = table(turn=3, heroes=heroes, active=hero, hands={2: ["dodge"]}).asks_always(2)
    t.do("worship", "pass", "play dodge by haburat", "-5,4")
    events = list(t.events)
    if t.asks() == "respond":
        events += t.passes().events
    ignored = [key_of(event, "what") for event in events if event.kind == "ignored"]
    assert ignored == ([] if happens else [f"skytear-skill-{skill}"])
    assert [event for event in events if event.kind == "left-out"] == []
    assert (t.asks() == "where") == happens
    assert t.hero("haburat").hp == 13


@pytest.mark.parametrize(
    ("card", "hero"), [("grapple", "gulbjarn"), ("hurricane_strike", "akhuti"), ("undermine", "ixatosk")]
)
def test_whom_enemy_effects_cannot_move_stays_and_the_log_says_so(card: str, hero: str) -> None:
    heroes = {hero: {"at": OPEN}, "brylvar": north("4,1")}
    t = played(card, hero, heroes=heroes)
    stays = [event for event in t.events if event.kind == "stays"]
    assert [(event.rule, key_of(event, "unit")) for event in stays] == [("brylvar", "skytear-card-brylvar")]
    assert t.at("brylvar") == "4,1"


def test_an_attack_without_another_legal_target_is_not_redirected_and_the_log_says_so() -> None:
    heroes = {"yami": {"at": OPEN}, "akhuti": north("4,1"), "cotlic": FAR}
    t = table(turn=3, heroes=heroes, active="yami", hands={2: ["redirect"]})
    t.do("attack", "play redirect by akhuti").passes()
    assert left_out(t) == [("skytear-card-redirect", "target")]


@pytest.mark.parametrize("language", speaking("skytear"))
@pytest.mark.parametrize("part", ["token", "reserve", "place", "pillar", "swap", "target"])
def test_every_language_says_what_is_left_out(language: str, part: str) -> None:
    say = Speaker(language, ["Ada", "Ben"], strict=True).say
    card = Phrase("skytear-card-mirage")
    assert say(Phrase("skytear-event-left-out", {"what": card, "part": part})).startswith(say(card))
    assert say(card) in say(Phrase("skytear-event-stays", {"unit": card}))
