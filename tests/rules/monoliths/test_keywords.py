"""Entries of the glossary that the second edition added or changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skyshelf
from skyshelf.effects.conditions import ThereIs
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.lasting import Rule
from skyshelf.games.horde.vocabulary.gifts import HasKeyword, Static
from skyshelf.games.horde.vocabulary.kinds import ally
from skyshelf.games.horde.vocabulary.names import Trait
from skyshelf.games.horde.vocabulary.pointers import this
from tests.rules.monoliths.table import fight, summon, table

LOCALES = Path(skyshelf.__file__).parent / "locales"


@pytest.mark.rule("MON-KEY-19")
@pytest.mark.parametrize(("card", "lane"), [("berserk_mushroom_1", 2), ("release_and_invade_1", 6)])
def test_charging_left_or_right_takes_the_outermost_lane_without_monsters(card: str, lane: int) -> None:
    t = summon(card, m1="deep_howlers")
    assert t.at(f"m{lane}").slug in ("yetnar_2024", "onikai_2024")


@pytest.mark.rule("MON-KEY-20")
def test_charging_the_weakest_ally_leaves_out_those_that_are_engaged() -> None:
    t = summon("stonetrampler_1", m1="deep_howlers", a1="shamans", a3="wind_riders", a5="clan_of_the_oak")
    assert t.at("m5").slug == "ratamil_2024"


@pytest.mark.rule("MON-KEY-21", "MON-KEY-20")
def test_without_an_unengaged_ally_a_charging_monster_stays() -> None:
    t = summon("stonetrampler_1", m1="deep_howlers", a1="shamans")
    assert t.at("ratamil").health == 2


@pytest.mark.rule("MON-KEY-111")
def test_charging_the_closest_ally_goes_no_further_than_the_card_says() -> None:
    assert summon("grabbers_1", a3="clan_of_the_oak").at("m3").slug == "grabbers_1"
    assert summon("grabbers_1", a4="clan_of_the_oak").at("m1").slug == "grabbers_1"


@pytest.mark.rule("MON-KEY-04", "MON-KEY-05", "MON-MANA-04")
def test_added_mana_stops_at_10() -> None:
    t = table(a1="shamans", mana=10).do("use a1")
    assert t.player().mana == 10


@pytest.mark.rule("MON-KEY-51", "MON-KEY-50")
def test_the_engaged_monster_is_the_one_in_the_lane() -> None:
    t = table(m1="deep_howlers", m2="deep_stalker", hand=["cloud_tearers"], mana=4)
    t.do("play cloud_tearers", "lane 2")
    assert (t.at("m1").wounds, t.at("m2").wounds) == (0, 1)


@pytest.mark.rule("MON-KEY-68", "MON-LANE-01")
def test_the_front_line_is_the_six_lanes() -> None:
    t = summon("tower_crawler_1", m6="deep_howlers", onikai=1)
    assert t.castle == 18  # two monsters in lanes; the minion of the back line does not count


@pytest.mark.rule("MON-KEY-86", "MON-KEY-87", "MON-KEY-89")
def test_cards_beneath_a_host_are_out_of_play_and_discarded_with_it() -> None:
    t = table(a1={"card": "granary", "beneath": ["shamans", "wind_riders"]}, a2="clan_of_the_oak")
    assert t.row("a")[:3] == ["granary", "clan_of_the_oak", "-"]
    t.do("discard a1")
    assert sorted(t.discard()) == ["granary", "shamans", "wind_riders"]


@pytest.mark.rule("MON-Q-64")
def test_hosted_horde_cards_go_to_the_horde_discard_pile() -> None:
    given = {"card": "granary", "beneath": ["troll_brute"]}
    t = table(a1=given, m2="deep_howlers", a2="clan_of_the_oak", horde={"deck": ["forest_yeti"]})
    t.do("discard a1")
    assert t.horde_discard() == ["troll_brute"]


@pytest.mark.rule("MON-KEY-88")
def test_a_card_put_under_another_goes_through_the_destruction_sequence() -> None:
    t = fight(m1="pit_mouth_1", a1={"card": "rooted_dryad", "health": 2}, a2="clan_of_the_oak")
    assert t.asks() == "mutaform"  # the "Destroyed:" ability of the swallowed ally


@pytest.mark.rule("MON-TKC-04", "MON-EX-33")
def test_a_token_ally_that_would_return_to_the_hand_is_removed() -> None:
    t = summon("mountain_chimaera", a1="troop")
    assert t.row("a") == ["-"] * 6
    assert (t.hand(), t.discard()) == (["bloodlust"], [])


@pytest.mark.rule("MON-TKC-08", "MON-Q-63")
def test_a_destroyed_token_ally_leaves_the_game() -> None:
    t = fight(m1="troll_brute", a1="troop", hand=["bloodlust"])
    assert t.row("a") == ["-"] * 6
    assert t.discard() == []


@pytest.mark.rule("MON-KEY-35")
def test_an_elusive_ally_strikes_again_in_its_new_lane() -> None:
    t = fight(m2="skeleton", a2="taunting_rogue", m3="skeleton", hand=["bloodlust"]).do("lane 3")
    assert t.row("m")[1:3] == ["-", "-"]


@pytest.mark.rule("MON-KEY-24", "MON-KEY-27")
def test_equally_weak_allies_are_chosen_among() -> None:
    t = summon("stonetrampler_1", a1="shamans", a3="shamans")
    assert t.options() == ["a1", "a3"]


@pytest.mark.rule("MON-KEY-106")
def test_who_rebuilds_chooses_number_and_cards() -> None:
    t = fight(portal={"stage": 2, "wounds": 7}, a1="clan_of_the_oak", discard=["shamans", "wind_riders"])
    assert t.options() == ["shamans", "wind_riders", "done"]
    t.do("wind_riders", "done")
    assert t.deck()[-1] == "wind_riders"


@pytest.mark.rule("MON-KEY-10", "MON-KEY-43")
@pytest.mark.parametrize(("word", "armor", "attack"), [(Trait.ARMOR, 2, 1), (Trait.HEROIC, 0, 3)])
def test_keywords_that_depend_on_something_count_like_printed_ones(
    word: Trait, armor: int, attack: int
) -> None:
    t = table(a1={"card": "tallyman", "health": 0, "wounds": 0}, a2="shamans")
    unit = t.at("a1").number
    t.state.edit(unit).hp = -1
    gift = Static(this, (HasKeyword(word, 2),), ThereIs(ally))
    run = Run(Scope(t.at("a1").unit.card, 0, unit, Seat(0)))
    index = index_of(t.state)
    index.own.setdefault(unit, []).append(Rule(run, gift, NO_UNIT))
    index.keywords |= 1 << word
    assert (t.at("a1").armor, t.at("a1").attack) == (armor, attack)


@pytest.mark.rule("MON-KEY-70", "MON-PIL-08")
@pytest.mark.parametrize("language", ["en", "es", "it", "pl"])
def test_each_edition_explains_its_own_taunt_and_pillager(language: str) -> None:
    words = (LOCALES / language / "web-horde.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^web-horde-keyword-(\S+) = (.*)$", words, re.MULTILINE))
    assert told["taunt"] != told["taunt-2024"]
    nearest = {"en": "nearest ally", "es": "más cercano", "it": "più vicino", "pl": "najbliższy"}
    assert nearest[language] in told["taunt-2024"]
    assert nearest[language] not in told["taunt"]
    pillage_phase = {"en": "pillage phase", "es": "saqueo", "it": "fase Saccheggio", "pl": "fazy grabieży"}
    assert pillage_phase[language] in told["pillager"]
