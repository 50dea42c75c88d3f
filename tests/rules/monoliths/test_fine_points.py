"""Places where two rules meet: the back line and a horde player, cards that wait, whoever cannot be moved."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import GainedTrait
from skyshelf.games.horde.vocabulary.names import Ban, Trait
from tests.rules.horde.sides import asked
from tests.rules.monoliths.sides import coop, versus
from tests.rules.monoliths.table import Table, fight, summon, table


def horde_acts(**given: Any) -> Table:
    """The horde player has summoned and may use the monsters; the last Brood has gone to the back line."""
    t = versus(hand=["runner_1"], **given).do("play runner_1", "lane 6", "lane 5")
    assert t.asks() == "horde"
    return t


@pytest.mark.rule("MON-Q-93", "MON-KEY-53")
def test_a_concealed_monster_is_revealed_as_it_is_swapped_out_of_its_lane() -> None:
    t = horde_acts(m1={"card": "howling_monolith_1", "concealed": True}, onikai=1)
    t.do("move b2", "lane 1")
    assert t.row("m")[0] == "brood"
    assert [CARDS[t.state.units[unit].card].slug for unit in t.state.back if unit > 5] == [
        "howling_monolith_1"
    ]


@pytest.mark.rule("MON-Q-93", "MON-KEY-54")
def test_a_concealed_spell_is_resolved_in_the_lane_that_it_was_to_leave() -> None:
    t = horde_acts(m1={"card": "frost_trench_1", "concealed": True}, onikai=1).do("move b2", "lane 1")
    assert t.row("m")[0] == "brood"
    assert t.minion("yetnar").health == 2
    assert "frost_trench_1" in t.horde_discard()


@pytest.mark.rule("MON-Q-23", "MON-KEY-63")
def test_a_horde_player_chooses_between_lanes_that_are_equally_near() -> None:
    t = versus(hand=["iron_harpy"], a3="shamans").do("play iron_harpy", "lane 3")
    assert (asked(t), t.options()) == (1, ["lane 2", "lane 4"])
    assert t.do("lane 4").row("m")[3] == "iron_harpy"


@pytest.mark.rule("MON-Q-23", "MON-Q-50")
def test_a_horde_player_chooses_between_near_lanes_for_a_card_of_the_pile_as_well() -> None:
    t = versus(hand=[], pile=["iron_harpy"], a3="shamans").do("lane 3")
    assert (asked(t), t.options()) == (1, ["lane 2", "lane 4"])
    assert t.do("lane 2").row("m")[1] == "iron_harpy"


@pytest.mark.rule("MON-Q-23", "MON-KEY-63", "MON-KEY-54")
def test_a_revealed_monster_goes_to_the_near_lane_that_the_alliance_chooses() -> None:
    t = table(m3={"card": "iron_harpy", "concealed": True}, a3="shamans", hand=["bloodlust"], mana=1).do(
        "end"
    )
    assert (asked(t), t.options()) == (0, ["lane 2", "lane 4"])
    assert t.do("lane 2").row("m")[1:3] == ["iron_harpy", "-"]


@pytest.mark.rule("MON-KEY-63")
def test_nobody_is_asked_for_the_only_near_lane() -> None:
    t = table(m3={"card": "iron_harpy", "concealed": True}, a3="shamans", m2="troll_brute").do("end")
    assert t.row("m")[2:4] == ["-", "iron_harpy"]


@pytest.mark.rule("MON-KEY-64", "MON-Q-36")
def test_a_revealed_monster_without_a_lane_goes_to_the_outsider_pile() -> None:
    others: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in (1, 2, 4, 5, 6)}
    harpy = {"card": "iron_harpy", "concealed": True}
    t = versus(phase="alliance", m3=harpy, a3="shamans", **others).do("end")
    assert (t.row("m")[2], t.pile()) == ("-", ["iron_harpy"])
    assert t.state.horde_mana == 0


@pytest.mark.rule("MON-VS-20", "MON-VS-21", "MON-ZONE-02")
def test_a_monster_of_the_back_line_that_is_no_minion_can_be_moved_to_a_lane() -> None:
    t = horde_acts(onikai=1)
    (brood,) = [unit for unit in t.state.back if unit > 5]
    assert [text for text in t.options() if "onikai" in text] == []
    t.do("move b2", "lane 3")
    assert (t.row("m")[2], t.state.units[brood].exhausted) == ("brood", True)


@pytest.mark.rule("MON-VS-22")
def test_it_can_change_places_with_a_monster_in_a_lane() -> None:
    t = horde_acts(m1="deep_howlers")
    t.do("move b1", "lane 1")
    back = [t.state.units[unit] for unit in t.state.back if unit > 5]
    assert (t.row("m")[0], [one.exhausted for one in back]) == ("brood", [True])


@pytest.mark.rule("MON-VS-28", "MON-KEY-58", "MON-RES-20")
def test_a_monster_with_temporary_tokens_cannot_be_concealed() -> None:
    given: dict[str, Any] = {"horde_mana": 1, "m1": "unburied_monolith_1"}
    t = versus(hand=["runner_1"], **given).do("play runner_1", "lane 6", "lane 5")
    assert "conceal m1" in t.options()
    t = versus(hand=["drop_fruit_1"], **given).do(
        "play drop_fruit_1", "lane 5"
    )  # +1 attack for each this turn
    assert "conceal m1" not in t.options()


@pytest.mark.rule("MON-VS-15", "MON-Q-36")
def test_a_card_that_finds_no_lane_gives_the_horde_player_no_mana() -> None:
    monsters: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in range(1, 7)}
    t = versus(hand=["runner_1"], **monsters).do("play runner_1")
    assert (t.pile(), t.state.horde_mana) == (["runner_1"], 0)


@pytest.mark.rule("MON-Q-80", "MON-DRAW-05")
def test_whose_ally_destroyed_a_monster_says_who_draws() -> None:
    t = coop(m1="troll_brute", a1={"card": "clan_of_the_oak", "owner": "bea", "attack": 9}, phase="fight")
    assert (t.asks(), asked(t)) == ("draw", 1)


@pytest.mark.rule("MON-RES-05", "MON-KEY-34")
def test_an_elusive_ally_that_cannot_be_moved_stays() -> None:
    given: dict[str, Any] = {"a1": {"card": "taunting_rogue", "health": 9}, "hand": ["bloodlust"], "mana": 1}
    assert fight(m1={"card": "deep_howlers", "health": 9}, **given).asks() == "elude"
    assert fight(m1={"card": "troll_trackers", "health": 9}, **given).asks() == "alliance"


@pytest.mark.rule("MON-RES-05", "MON-PIL-08")
def test_a_pillager_that_cannot_be_moved_stays_in_its_lane() -> None:
    locked = {"card": "doppelganger", "copies": "troll_trackers", "health": 9}
    t = table(a1=locked, onikai={"health": 3, "lane": 1}).do("end")
    assert t.at("m1").slug == "onikai_2024"


@pytest.mark.rule("MON-KEY-65", "MON-UNI-03")
def test_allies_do_not_swap_if_one_of_them_would_meet_a_monster_it_cannot_engage() -> None:
    t = table(a1="shamans", a2="gulbjarn", m1="flame_harpy")  # not with allies of mana cost 3 or more
    assert "lane 1" not in t.do("move a2").options()
    t = table(a1="shamans", a2="gulbjarn", m1="flame_harpy")
    assert "lane 2" not in t.do("move a1").options()


@pytest.mark.rule("MON-UNI-05", "MON-RES-05")
def test_a_monster_of_the_back_line_that_cannot_be_engaged_or_moved_stays_there() -> None:
    for ban in (Ban.BE_ENGAGED, Ban.BE_MOVED):
        t = table(a1="shamans", onikai=1, yetnar=1, hand=["bloodlust"], mana=1)
        t.state.edit(UnitId(2)).bans |= 1 << ban
        t.do("play bloodlust")
        assert [text for text in t.options() if text.startswith("engage")] == ["engage yetnar"]


@pytest.mark.rule("MON-RES-05", "MON-UNI-02")
def test_an_ally_that_cannot_be_moved_does_not_use_its_universal_move() -> None:
    t = table(a1="shamans", a2="gulbjarn", m1="troll_trackers")
    assert "move a1" not in t.options()
    assert "lane 1" not in t.do("move a2").options()


@pytest.mark.rule("MON-RES-05", "MON-KEY-70")
def test_an_ally_that_cannot_be_moved_is_not_taunted() -> None:
    given: dict[str, Any] = {"m1": "troll_trackers", "m2": "troll_brute", "hand": ["bloodlust"], "mana": 1}
    t = table(a1="gulbjarn", a5="clan_of_the_oak", **given).do("end")
    assert t.row("a")[:2] == ["gulbjarn", "clan_of_the_oak"]


@pytest.mark.rule("MON-RES-05", "MON-KEY-70")
def test_an_ally_that_cannot_engage_the_monster_is_not_taunted() -> None:
    t = table(a1="shamans", m3="iron_harpy", a6="clan_of_the_oak", hand=["bloodlust"], mana=1)
    t.state.edit(t.at("m3").number).traits = (GainedTrait(Trait.TAUNT, 1),)
    assert t.do("end").row("a")[:3] == ["shamans", "-", "clan_of_the_oak"]


@pytest.mark.rule("MON-UNI-13", "MON-VS-20")
def test_a_monster_without_abilities_has_no_universal_ones() -> None:
    t = horde_acts(m1="deep_howlers", a1="glacier")  # the tower takes all abilities
    assert "move m1" not in t.options()


@pytest.mark.rule("MON-VS-23")
def test_an_exhausted_ally_is_not_exhausted_again() -> None:
    t = horde_acts(m1="deep_howlers", a1={"card": "gulbjarn", "exhausted": True}, horde_mana=2)
    assert [text for text in t.options() if text.startswith("exhaust")] == []


@pytest.mark.rule("MON-VS-22", "MON-KEY-65")
def test_monsters_do_not_swap_towards_an_ally_that_they_cannot_engage() -> None:
    t = horde_acts(m1="deep_howlers", a1="gulbjarn", m2="flame_harpy")
    assert "lane 1" not in t.do("move m2").options()


@pytest.mark.rule("MON-Q-50")
def test_the_outsider_is_not_concealed_when_it_leaves_the_pile() -> None:
    given: dict[str, Any] = {"horde_mana": 3, "outsiders_left": [], "settings": {"outsider": "purple_circle"}}
    t = versus(hand=["runner_1"], pile=["purple_circle"], **given).do("play runner_1", "lane 6", "lane 5")
    assert (t.asks(), [text for text in t.options() if not text.startswith("lane")]) == ("pile-lane", [])


@pytest.mark.rule("MON-Q-50", "MON-VS-15")
def test_a_card_of_the_pile_gives_the_horde_player_its_mana() -> None:
    t = versus(hand=["breeder"], pile=["flutter_1"]).do("play breeder", "lane 6")
    before = t.state.horde_mana
    t.do("lane 1")
    assert t.state.horde_mana == before + 2


@pytest.mark.rule("MON-SUM-03")
def test_a_card_that_found_no_lane_comes_in_the_next_turn() -> None:
    lanes: dict[str, Any] = {f"m{lane}": "roots" for lane in range(1, 7)}
    t = summon("flutter_1", a1={"card": "gulbjarn", "attack": 9}, **lanes)
    assert t.pile() == ["flutter_1"]
    t.do("end")
    while t.asks() != "alliance":
        t.do("end" if "end" in t.options() else t.options()[-1])
    assert (t.pile(), t.row("m")[0]) == ([], "flutter_1")


@pytest.mark.rule("MON-CRE-05", "MON-KEY-20")
def test_an_attack_below_0_is_no_weaker_than_one_of_0() -> None:
    # Clan of the Oak has attack -2 and health 3, Treasure Keeper attack 0 and health 2.
    t = summon("stonetrampler_1", a1={"card": "clan_of_the_oak", "weaken": 5}, a2="treasure_keeper")
    assert t.row("m")[:2] == ["-", "ratamil_2024"]


@pytest.mark.rule("MON-DES-14", "MON-DES-02")
def test_koi_shadows_do_not_shake_off_mind_fungus_by_going_to_the_hand() -> None:
    attachments = ["mind_fungus_1", "lightning_naginata"]
    t = fight(a1={"card": "koi_shadows", "attachments": attachments}, m1="the_great_white", m6="troll_brute")
    t.do("yes")
    assert t.hand() == ["lightning_naginata"]
    assert (
        t.row("m")[1] == "koi_shadows_turned"
    )  # it went to the outsider pile and came from there in the next turn


@pytest.mark.rule("MON-Q-121")
def test_scrap_tinkerer_takes_no_attachment_that_goes_to_a_hand() -> None:
    bearer = {"card": "koi_shadows", "attachments": ["lightning_naginata"]}
    t = fight(a1=bearer, a2="scrap_tinkerer", m6="oni_champion").do("yes")
    assert (t.asks(), t.hand()) == ("alliance", ["lightning_naginata", "koi_shadows"])
    assert table(a1=bearer, a2="scrap_tinkerer").do("discard a1").asks() == "keep-scrap"
