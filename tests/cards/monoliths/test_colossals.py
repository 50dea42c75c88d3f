"""The colossal outsiders and their parts, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.vocabulary.names import Trait
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import Table, fight, summon, table


def comes(outsider: str, **given: Any) -> Table:
    """The horde phase in which the outsider leaves its pile."""
    return summon(settings={"outsider": outsider}, pile=[outsider], outsiders_left=[], **given)


def fights(outsider: str, **given: Any) -> Table:
    return fight({"outsider": outsider}, outsiders_left=[], hand=["bloodlust"], **given)


def test_abyssal_terror_comes_face_down_with_its_coils() -> None:
    t = comes("abyssal_terror")
    assert t.row("m") == ["concealed"] * 3 + ["-"] * 3
    hidden = [t.state.units[t.state.front[lane]].hidden for lane in range(3)]
    assert len(set(hidden)) == 2


def test_a_horde_player_knows_where_abyssal_terror_is_and_the_log_says_nothing_else() -> None:
    t = versus(settings={"outsider": "abyssal_terror"}, pile=["abyssal_terror"], outsiders_left=[])
    hal = t.do("lane 1").view(Seat(1))
    assert [hal.units[hal.front[lane]].hidden for lane in range(3)].count(NO_CARD) == 0
    shuffled = next(event for event in t.events if event.kind == "lanes-shuffled")
    said = Speaker("en", ["Ada", "Hal"], strict=True).tell(shuffled.seen_by(Seat(1)), "horde")
    assert said == "The concealed cards change places: the alliance cannot tell which is where."


def test_abyssal_terror_goes_back_to_its_pile_at_the_end_of_the_turn() -> None:
    t = fights(
        "abyssal_terror", m1="coils", m2={"card": "abyssal_terror", "wounds": 2}, m3="coils", a6="shamans"
    )
    while t.asks() != "alliance":
        t.do("no draw" if "no draw" in t.options() else t.options()[0])
    assert t.row("m")[:3] == ["concealed"] * 3
    assert [kept.hp for kept in t.state.kept] == [-2]


def test_abyssal_terror_comes_up_with_the_tokens_and_attachments_that_it_went_down_with() -> None:
    terror = {"card": "abyssal_terror", "wounds": 2, "attachments": ["doll_of_zuunan"]}
    t = fights("abyssal_terror", m2=terror).do("portal", "no draw")  # the Doll puts a third wound on it
    assert t.row("m")[:3] == ["concealed"] * 3
    t.do("end")
    lane = t.row("m").index("abyssal_terror") + 1
    assert t.at(f"m{lane}").wounds == 3
    assert [t.state.units[unit].owner for unit in t.at(f"m{lane}").unit.attachments] == [0]
    kinds = [kind for kind in t.kinds() if kind in ("turned-up", "attached")]
    assert kinds.index("turned-up") < kinds.index("attached")  # nobody bears anything before it is seen


def test_abyssal_terror_that_was_destroyed_does_not_return() -> None:
    t = fights("abyssal_terror", m1={"card": "abyssal_terror", "wounds": 6}, a1="clan_of_the_oak").do(
        "no draw"
    )
    assert t.outcome() == "outsider-destroyed"


def test_coils_hit_the_engaged_ally_once_for_each_coils_in_play() -> None:
    t = fights("abyssal_terror", m1="coils", m2="coils", a1={"card": "clan_of_the_icefish", "weaken": 1})
    assert t.at("a1").wounds == 2


def test_destroyed_coils_cost_a_card_before_or_after_the_draw() -> None:
    t = fights("abyssal_terror", m1="coils", a1="clan_of_the_oak").do("no")
    assert (t.asks(), t.hand(), t.discard()) == ("draw", [], ["bloodlust"])
    t = fights("abyssal_terror", m1="coils", a1="clan_of_the_oak").do("yes", "draw 1")
    assert (t.asks(), len(t.hand())) == ("discard", 2)


@pytest.mark.rule("MON-Q-99")
def test_the_alliance_says_who_discards_for_coils_even_against_a_horde_player() -> None:
    hands: dict[str, Any] = {"ada": {"hand": ["bloodlust"]}, "bea": {"hand": ["bloodlust"]}}
    settings = {"outsider": "abyssal_terror"}
    t = versus(phase="fight", settings=settings, outsiders_left=[], m1="coils", a1="clan_of_the_oak", **hands)
    t.do("no")
    assert (t.asks(), asked(t), t.options()) == ("player", 0, ["player 1", "player 2"])


def test_living_portal_protects_the_portal_and_summons() -> None:
    t = fights(
        "living_portal", m1="living_portal", a6="wind_riders", horde=["troll_crusher", "troll_crusher"]
    )
    assert t.portal == 6
    assert t.at("m2").slug == "troll_crusher"


def test_fungus_shield_keeps_the_outsider_from_wounds_outside_the_fight() -> None:
    given = {"m1": "living_portal", "m2": "fungus_shield", "a6": "stormrunner"}
    t = table({"outsider": "living_portal"}, outsiders_left=[], **given).do("use a6", "m1")
    assert t.at("m1").wounds == 0
    t = fights("living_portal", m1="living_portal", m2="fungus_shield", a1="clan_of_the_icefish")
    assert t.at("m1").wounds == 1
    assert t.at("m2").trait(Trait.TAUNT)


def test_root_whip_strengthens_the_outsider_for_good() -> None:
    t = fights("living_portal", m1="root_whip", m2="living_portal")
    assert t.at("m2").unit.might == 2


def test_titan_brood_hurts_the_castle_when_it_falls() -> None:
    t = fights("titan_brood", m1={"card": "titan_brood", "wounds": 8}, a1="beraph_star")
    assert t.castle == 17


def test_devourer_limb_strikes_the_ally_that_faces_titan_brood() -> None:
    t = fights(
        "titan_brood",
        m1="devourer_limb",
        a1="shamans",
        m2="titan_brood",
        a2={"card": "beraph_star", "health": 20},
    )
    assert t.at("a1").wounds == 0
    assert t.at("a2").unit.hp == 11  # 4 of the limb and 5 of the Titan
    assert t.at("m1").wounds == 1


def test_devourer_limb_strikes_its_own_lane_while_titan_brood_is_unengaged() -> None:
    t = fights("titan_brood", m1="devourer_limb", a1="clan_of_the_icefish", m2="titan_brood")
    assert t.at("a1").wounds == 4


def test_overlord_limb_weakens_titan_brood_when_it_falls() -> None:
    t = fights(
        "titan_brood", m1={"card": "overlord_limb", "wounds": 1}, a1="beraph_star", m2="titan_brood"
    ).do("no draw")
    assert t.at("m2").attack == 3


def test_the_lost_city_gives_each_minion_2_health() -> None:
    t = comes("the_lost_city", onikai=1)
    assert [t.minion(name).health for name in ("onikai", "yetnar", "ratamil")] == [3, 2, 2]


def test_a_minion_takes_the_wounds_of_the_lost_city() -> None:
    given: dict[str, Any] = {"m1": "the_lost_city", "onikai": 3, "yetnar": 1, "a6": "stormrunner"}
    t = table({"outsider": "the_lost_city"}, outsiders_left=[], **given).do("use a6", "m1")
    assert t.options() == ["onikai", "yetnar"]
    t.do("onikai")
    assert t.at("m1").wounds == 0
    assert t.at("onikai").health == 2


def test_without_a_minion_the_lost_city_is_wounded_itself() -> None:
    given: dict[str, Any] = {"m1": "the_lost_city", "a6": "stormrunner"}
    t = table({"outsider": "the_lost_city"}, outsiders_left=[], **given).do("use a6", "m1")
    assert t.at("m1").wounds == 1


def test_wounds_that_are_put_on_the_lost_city_go_to_a_minion_as_well() -> None:
    given: dict[str, Any] = {"m1": "the_lost_city", "m2": "runner_1", "onikai": 3, "yetnar": 2}
    t = table({"outsider": "the_lost_city"}, outsiders_left=[], hand=["xotlan_revolts"], mana=9, **given)
    t.do("play xotlan_revolts")
    assert t.options() == ["onikai", "yetnar"]
    t.do("yetnar")
    assert (t.at("m1").wounds, t.at("m1").attack, t.at("m2").wounds) == (0, 4, 1)
    assert t.at("yetnar").health == 1


def test_armor_of_the_lost_city_works_before_its_wounds_go_to_a_minion() -> None:
    city = {"card": "the_lost_city", "armor": 1}
    given: dict[str, Any] = {"m1": city, "onikai": 3, "a6": "stormrunner"}
    t = table({"outsider": "the_lost_city"}, outsiders_left=[], **given).do("use a6", "m1")
    assert t.at("onikai").health == 3


def test_cauldron_protects_the_outsider_in_the_fight_and_ratamil_pillages() -> None:
    t = fights(
        "the_lost_city",
        m1="the_lost_city",
        a1={"card": "clan_of_the_icefish", "armor": 9},
        m2="cauldron",
        ratamil={"health": 2, "lane": 6},
    )
    assert t.at("m1").wounds == 0
    assert len(t.discard()) == 2


@pytest.mark.rule("HRD-Q-85", "MON-RES-05")
@pytest.mark.parametrize(("ally", "taken"), [("gulbjarn", 3), ("wind_riders", 0)])
def test_cauldron_cannot_make_ratamil_pillage_when_ratamil_cannot(ally: str, taken: int) -> None:
    """Wind Riders in lane 1 have forbidden it before the Cauldron's lane comes."""
    t = fights("the_lost_city", m1="troll_brute", a1=ally, m3="cauldron", ratamil=3).do("no draw")
    assert len([event for event in t.events if event.rule == "MON-COL-10"]) == taken


def test_cannon_keeps_allies_from_striking_the_outsider_and_onikai_strikes_the_castle() -> None:
    t = fights(
        "the_lost_city",
        m1="the_lost_city",
        a1={"card": "clan_of_the_icefish", "armor": 9},
        m2="cannon",
        onikai=2,
    )
    assert t.at("m1").wounds == 0
    assert t.castle == 17  # 2 of Onikai and 1 of the Cannon itself


def test_rider_of_death_brings_a_stronger_skeleton_when_it_comes_and_fights() -> None:
    t = comes("rider_of_death")
    assert t.row("m")[:3] == ["rider_of_death_mount", "rider_of_death", "skeleton"]
    assert t.at("m3").attack == 2
    t = fights("rider_of_death", m1="rider_of_death")
    assert t.at("m2").slug == "skeleton"


def test_the_mount_of_death_hurts_allies_around_it() -> None:
    t = fights(
        "rider_of_death", m3="rider_of_death_mount", a2="clan_of_the_icefish", a5="clan_of_the_icefish"
    )
    assert (t.at("a2").wounds, t.at("a5").wounds) == (1, 0)


def test_slaver_of_beasts_and_its_mount_go_to_the_back_line() -> None:
    t = comes("slaver_of_beasts")
    assert t.row("m") == ["-"] * 6
    assert len(t.state.back) == 2


def test_slaver_of_beasts_cannot_be_wounded_while_its_mount_is_unengaged() -> None:
    t = comes("slaver_of_beasts", a1="clan_of_the_oak", a6="stormrunner")
    slaver = next(unit for unit in t.state.back if t.state.units[unit].card == t.state.rules.outsiders[0])
    t.do("use a6")
    t.do(next(text for text in t.options() if text != "portal"))
    assert t.state.units[slaver].hp == 0


def test_the_mount_of_beasts_tramples_and_pillages() -> None:
    t = fights("slaver_of_beasts", m1="slaver_of_beasts_mount", a1="shamans")
    assert t.castle == 16
    assert len(t.state.back) == 1


def test_rider_of_hate_rides_better_with_its_mount() -> None:
    t = fights("rider_of_hate", m1="rider_of_hate", a1="shamans", m6="rider_of_hate_mount")
    assert t.castle == 12  # 3 trample through, 5 by the Mount
    t = fights("rider_of_hate", m1="rider_of_hate", a1="shamans")
    assert t.castle == 20


def test_the_mount_of_hate_hurts_the_engaged_ally_before_it_strikes() -> None:
    t = fights("rider_of_hate", m1="rider_of_hate_mount", a1={"card": "clan_of_the_icefish", "health": 4})
    assert t.at("a1").unit.hp == -2
    assert t.at("m1").armor == 2


def test_falling_barding_weakens_and_wounds_the_mount() -> None:
    t = fights(
        "rider_of_hate",
        m1={"card": "barding", "wounds": 2},
        a1="beraph_star",
        m2="rider_of_hate_mount",
        a2="clan_of_the_icefish",
    ).do("no draw")
    mount = t.at("m2")
    assert (mount.unit.might, mount.wounds) == (-2, 2)
