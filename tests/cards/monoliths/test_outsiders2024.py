"""Every enchanter does what its row says; its enchantment counts wherever the card is. MON-OUT-05"""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, fight, new_game, summon, table


def led_by(outsider: str) -> dict[str, Any]:
    """The settings of a game that this outsider leads."""
    return {"outsider": outsider}


def quiet(outsider: str, **given: Any) -> Table:
    """An alliance phase with such an outsider in the game, not in play."""
    return table(led_by(outsider), **given)


def wave(outsider: str, *slugs: str, **given: Any) -> Table:
    return summon(*slugs, settings=led_by(outsider), **given)


def last_turn(outsider: str, **given: Any) -> Table:
    return fight(led_by(outsider), **given)


@pytest.mark.rule("MON-Q-20", "MON-SET-36")
def test_purple_circle_reinforces_three_times_before_the_first_turn() -> None:
    t = new_game(outsider="purple_circle")
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert sum(t.minion(name).unit.hp for name in ("onikai", "yetnar", "zephylite", "ratamil")) == 4 + 3


def test_purple_circle_is_armored() -> None:
    assert quiet("purple_circle", m1="purple_circle").at("m1").armor == 1


@pytest.mark.rule("MON-OUT-05", "MON-KEY-59")
def test_damsel_of_silence_conceals_what_is_summoned_while_she_is_far_away() -> None:
    t = wave("damsel_of_silence", "frost_giant", "snowblind")
    assert t.row("m") == ["concealed", "concealed", "-", "-", "-", "-"]


def test_what_damsel_of_silence_conceals_is_revealed_at_the_end_of_the_alliance_phase() -> None:
    t = wave("damsel_of_silence", "troll_brute").do("end")
    assert t.row("m")[0] == "troll_brute"


def test_damsel_of_silence_herself_comes_openly() -> None:
    t = wave("damsel_of_silence", pile=["damsel_of_silence"])
    assert t.row("m")[0] == "damsel_of_silence"
    assert t.at("m1").trait(Trait.BARRIER)


def test_no_monster_gains_wounds_in_the_alliance_phase_while_damsel_of_silence_is_in_play() -> None:
    given: dict[str, Any] = {"m2": "frost_giant", "hand": ["kurumos_judgement"], "mana": 1}
    t = quiet("damsel_of_silence", m1="damsel_of_silence", **given).do("play kurumos_judgement", "m2", "done")
    assert t.at("m2").wounds == 0
    t = quiet("damsel_of_silence", **given).do("play kurumos_judgement", "m2")
    assert t.at("m2").wounds == 1


def test_damsel_of_silence_does_not_protect_monsters_in_the_fight() -> None:
    t = last_turn("damsel_of_silence", m1="damsel_of_silence", a2="tallyman", m2="frost_giant")
    assert t.at("m2").wounds == 1


def test_doom_vines_hurt_the_castle_whenever_the_portal_is_wounded() -> None:
    t = quiet("doom_vines", a1="master_of_gloom", a2="master_of_gloom").do("use a1", "use a2")
    assert (t.at("portal").wounds, t.castle) == (2, 18)


@pytest.mark.rule("MON-OUT-24")
def test_doom_vines_make_the_portal_the_outsider() -> None:
    t = wave("doom_vines", pile=["doom_vines"])
    assert t.row("m")[:3] == ["roots", "roots", "-"]
    assert (t.portal, t.state.portal_leads) == (6 + 9, True)
    assert (t.pile(), t.horde_discard()) == ([], [])


@pytest.mark.rule("MON-OUT-24")
def test_the_game_is_won_when_the_portal_that_leads_is_destroyed() -> None:
    t = wave("doom_vines", pile=["doom_vines"], a4="hordecrusher", portal={"wounds": 7}).do("end", "end")
    while t.state.outcome is None:
        t.do(t.options()[0])  # who is reinforced by the portal, and in which order
    assert (t.outcome(), t.state.turn) == ("outsider-destroyed", 1)


def test_the_lost_legion_wears_the_castle_down_from_the_first_turn() -> None:
    assert wave("the_lost_legion").castle == 18


def test_the_lost_legion_is_as_strong_as_the_castle_is_wounded() -> None:
    t = quiet("the_lost_legion", m1="the_lost_legion", castle={"wounds": 7})
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE)) == (7, 1)


def test_the_coral_beast_conceals_what_is_summoned() -> None:
    assert wave("the_coral_beast", "troll_brute").row("m")[0] == "concealed"


def test_the_coral_beast_hides_bare_monsters_at_the_end_of_the_turn() -> None:
    t = last_turn(
        "the_coral_beast",
        m1="the_coral_beast",
        m2={"card": "frost_giant", "wounds": 1},
        m3="frost_giant",
        hand=["bloodlust"],
    )
    assert t.row("m")[:3] == ["concealed", "frost_giant", "concealed"]
    there = {t.at("m1").unit.hidden, t.at("m3").unit.hidden}
    assert len(there) == 2  # both of them, in some order


@pytest.mark.rule("MON-Q-117", "MON-KEY-58")
def test_the_coral_beast_hides_no_monster_with_the_tokens_of_the_turn() -> None:
    given: dict[str, Any] = {"m1": "troll_brute", "m2": "the_coral_beast", "portal": {"stage": 2}}
    t = table({"outsider": "the_coral_beast"}, horde=["deep_howlers"], **given).do("end")
    assert t.row("m")[0] == "troll_brute"  # boosted by the treachery card


@pytest.mark.rule("MON-RES-03")
@pytest.mark.parametrize(("first", "drawn"), [("yes", "bloodlust"), ("no", "shamans")])
def test_genesis_monolith_lets_the_players_say_whether_the_draw_or_the_pillage_comes_first(
    first: str, drawn: str
) -> None:
    given: dict[str, Any] = {"a1": "clan_of_the_oak", "deck": ["bloodlust", "shamans", "wind_riders"]}
    t = last_turn("genesis_monolith", onikai={"health": 1, "lane": 1}, **given)
    t.do(first, "draw 1")
    assert drawn in t.hand()


def test_the_coral_beast_is_armored() -> None:
    assert quiet("the_coral_beast", m1="the_coral_beast").at("m1").armor == 1


def test_toxic_breath_wounds_the_ally_that_damages_the_portal() -> None:
    t = last_turn("toxic_breath", a1="ayame_bushido", a2="hogosai", m2="frost_giant")
    assert (t.at("portal").wounds, t.at("a1").wounds) == (3, 1)


def test_toxic_breath_wounds_nobody_for_damage_without_an_ally() -> None:
    t = quiet(
        "toxic_breath", a1="ayame_bushido", hand=["guardian_clouds", "time_loop"], mana=2, discard=["kichie"]
    )
    t.do("play guardian_clouds", "play time_loop", "kichie", "done", "done")
    assert (t.at("portal").wounds, t.at("a1").wounds) == (1, 0)


def test_toxic_breath_armors_the_portal_and_makes_it_the_outsider() -> None:
    t = wave("toxic_breath", pile=["toxic_breath"])
    assert (t.portal, t.at("portal").armor, t.state.portal_leads) == (6 + 6, 1, True)


def test_minions_and_broods_pillage_when_they_are_destroyed_under_genesis_monolith() -> None:
    t = last_turn("genesis_monolith", a1="ayame_bushido", m1="brood", deck=["kichie"] * 9)
    assert t.discard() == ["kichie"]
    t = quiet("genesis_monolith", a1="skytear_diverter", onikai=1, deck=["kichie"] * 9).do(
        "use a1", "no", "no draw"
    )
    assert t.discard() == ["kichie"]


def test_genesis_monolith_brings_a_brood_when_summoned_and_in_each_fight() -> None:
    t = wave("genesis_monolith", pile=["genesis_monolith"])
    assert (t.at("b1").slug, t.at("m1").armor) == ("brood", 2)
    assert last_turn("genesis_monolith", m1="genesis_monolith", hand=["kichie"]).at("b1").slug == "brood"


def test_brood_mother_sends_a_brood_at_the_start_of_each_horde_phase() -> None:
    assert wave("brood_mother").at("b1").slug == "brood"


def test_nobody_comes_to_brood_mother_while_a_minion_can_be_engaged() -> None:
    given: dict[str, Any] = {"m3": "brood_mother", "a1": "hogosai"}
    t = quiet("brood_mother", onikai=1, **given).do("move a1")
    assert "lane 3" not in t.options()
    assert "lane 3" in quiet("brood_mother", **given).do("move a1").options()
    assert quiet("brood_mother", **given).at("m3").trait(Trait.BARRIER)


def test_brood_mother_can_be_approached_while_nobody_is_there_to_engage_the_minion() -> None:
    t = quiet("brood_mother", m3="brood_mother", m1="frost_giant", a1="hogosai", onikai=1).do("move a1")
    assert "lane 3" in t.options()


def test_brood_mother_can_be_approached_while_only_an_ally_without_abilities_could_engage_the_minion() -> (
    None
):
    """Corjof, HRD-LIO-19, took them from a monster before it was won over; he himself is exhausted."""
    given: dict[str, Any] = {"m1": "troll_brute", "m4": "brood_mother", "onikai": 1, "mana": 10}
    t = quiet("brood_mother", hand=["corjof", "mind_control", "treasure_keeper"], **given)
    t.do("play corjof", "lane 6", "m1", "play mind_control", "lane 2", "move a6", "lane 5")
    assert "engage onikai" not in t.options()
    assert "lane 4" in t.do("play treasure_keeper").options()


def test_rider_of_dreams_brings_a_second_treachery_each_turn() -> None:
    t = quiet("rider_of_dreams", hand=["kichie"], horde=["troll_brute", "troll_brute", "troll_brute"]).do(
        "end"
    )
    assert t.horde_discard() == ["troll_brute", "troll_brute"]


def test_rider_of_dreams_weakens_who_faces_the_boosted_monster_for_each_treachery() -> None:
    given: dict[str, Any] = {"hand": ["kichie"], "a2": "hogosai", "m2": "frost_giant"}
    t = quiet("rider_of_dreams", m1="rider_of_dreams", horde=["troll_brute", "deep_howlers"], **given).do(
        "end"
    )
    assert t.at("a2").attack == 5 - 1  # the first card boosts the rightmost monster, the second the leftmost
    t = quiet("rider_of_dreams", horde=["troll_brute", "deep_howlers"], **given).do("end")
    assert t.at("a2").attack == 5
    assert quiet("rider_of_dreams", m1="rider_of_dreams").at("m1").trait(Trait.BARRIER)


def test_silent_shard_swaps_the_boosted_monster_with_another() -> None:
    t = quiet("silent_shard", m1="frost_giant", m2="deep_stalker", hand=["kichie"], treachery="troll_brute")
    t.do("end")
    assert t.row("m")[:2] == ["deep_stalker", "frost_giant"]
    assert t.at("m1").attack == 2 + 1  # it was boosted before it moved


def test_silent_shard_does_nothing_to_a_monster_that_is_alone() -> None:
    t = quiet("silent_shard", m1="frost_giant", hand=["kichie"], treachery="troll_brute").do("end")
    assert t.row("m")[0] == "frost_giant"


def test_silent_shard_brings_the_last_discarded_card_along() -> None:
    t = quiet(
        "silent_shard",
        phase="horde",
        pile=["silent_shard"],
        horde={"deck": ["troll_brute"], "discard": ["deep_howlers", "deep_stalker"]},
        hand=["kichie"],
    )
    assert t.row("m")[:2] == ["silent_shard", "deep_stalker"]
    assert t.at("m1").armor == 1


def test_ancient_reborn_summons_one_more_card_and_gives_mana() -> None:
    t = quiet("ancient_reborn", phase="horde", horde=["troll_brute", "deep_stalker"], hand=["kichie"], mana=1)
    assert (t.row("m")[:2], t.player().mana) == (["troll_brute", "-"], 1 + 4 + 2)


def test_ancient_reborn_cannot_be_struck_by_cheap_allies() -> None:
    given: dict[str, Any] = {"m1": "ancient_reborn", "m2": "frost_giant"}
    assert last_turn("ancient_reborn", a1="kichie", **given).at("m1").wounds == 0
    assert last_turn("ancient_reborn", a1={"card": "hogosai", "health": 5}, **given).at("m1").wounds == 5
    assert quiet("ancient_reborn", **given).at("m1").trait(Trait.TRAMPLE)
