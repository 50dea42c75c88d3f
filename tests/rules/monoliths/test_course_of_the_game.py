"""Turns and phases, zones, and how a game runs from its start to its end."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.state import PORTAL, Zone
from tests.rules.monoliths.table import fight, new_game, summon, table


@pytest.mark.rule(
    "MON-TURN-03", "MON-TURN-06", "MON-TURN-07", "MON-TURN-08", "MON-HOR-08", "MON-TRE-16", "MON-ALL-03"
)
def test_each_phase_does_its_part_in_order() -> None:
    t = table(
        phase="horde",
        portal={"turned": 0},
        horde=["troll_crusher", "deep_howlers", "deep_stalker"],
        a6="clan_of_the_oak",
        onikai=1,
        hand=["bloodlust"],
        mana=1,
    )
    started = [event.kind for event in t.events]
    t.do("end", "end", "no draw")
    told = [*started, *t.kinds()]
    kinds = ("wave", "summoned", "alliance-phase-ends", "treachery", "strikes", "pillaged", "turn-begins")
    order = [kind for kind in dict.fromkeys(told[1:]) if kind in kinds]
    assert order == list(kinds)


@pytest.mark.rule("MON-ALL-01", "MON-ALL-02")
def test_actions_come_in_any_order_each_resolved_before_the_next() -> None:
    t = table(a1="clan_of_the_oak", hand=["shamans", "bloodlust"], mana=9, castle={"wounds": 3})
    t.do("castle draw", "move a1", "lane 3", "play shamans", "lane 1")
    assert t.castle == 19  # healed before the next action is offered
    assert "play bloodlust" in t.options()


@pytest.mark.rule("MON-GEN-04")
def test_the_game_is_a_sequence_of_turns_until_it_is_won_or_lost() -> None:
    t = table(hand=["bloodlust"], mana=1, castle={"wounds": 17}, m1="troll_brute")
    turn = t.state.turn
    t.do("end", "end")
    assert t.outcome() == "castle-destroyed"
    t = table(hand=["bloodlust"], mana=1).do("end", "end")
    assert t.state.turn == turn + 1


@pytest.mark.rule("MON-MANA-03", "MON-MANA-07")
def test_mana_is_kept_and_the_portal_adds_to_it() -> None:
    t = table(hand=["bloodlust"], mana=3).do("end", "end")
    assert t.player().mana == 7


@pytest.mark.rule("MON-SET-03")
def test_mana_starts_at_0() -> None:
    t = new_game(outsider="silent_shard")
    assert t.player().mana == 0
    assert t.do("done").player().mana == 4


@pytest.mark.rule("MON-WIN-13")
def test_strikes_trample_assault_and_other_abilities_damage_the_portal() -> None:
    assert fight(a1="clan_of_the_oak", hand=["bloodlust"]).portal == 3
    assert fight(a1="clan_of_the_maple", m1="skeleton", hand=["bloodlust"]).portal == 3
    assert table(a1="stormrunner").do("use a1").portal == 5
    assert fight(a1="bushido_of_the_sakura", m1="deep_howlers", hand=["bloodlust"]).portal == 5


@pytest.mark.rule("MON-Q-44")
def test_what_tramples_goes_to_the_portal_that_is_there_when_the_strike_lands() -> None:
    t = fight(
        portal={"wounds": 4},
        a1="clan_of_the_maple",
        m1="skeleton",
        onikai=1,
        yetnar=1,
        zephylite=1,
        ratamil=2,
    )
    t.do("next 1", "onikai", "yetnar")
    assert (t.state.stage, t.portal) == (1, 8)


@pytest.mark.rule("MON-PRT-07", "MON-PRT-08")
def test_there_is_always_one_portal_with_abilities_of_its_own() -> None:
    t = fight(portal={"wounds": 5}, a1="clan_of_the_oak", onikai=1, yetnar=1, zephylite=1)
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    portals = [
        one for one in t.state.units if CARDS[one.card].deck == "portals2024" and one.zone != Zone.GONE
    ]
    assert len(portals) == 1
    assert CARDS[t.state.units[PORTAL].card].slug == "solo_stage_2"


@pytest.mark.rule("MON-SUM-12")
def test_summon_on_a_card_means_a_card_of_the_horde_deck() -> None:
    t = fight(
        m1="living_portal",
        horde={"deck": ["deep_stalker", "troll_brute"]},
        outsiders_left=[],
        hand=["bloodlust"],
    )
    assert t.at("m2").slug == "deep_stalker"
    assert t.castle == 14  # two strikes of 2, and 2 by the "Play:" ability of the summoned card


@pytest.mark.rule("MON-DES-08", "MON-ZONE-12")
def test_a_destroyed_outsider_is_set_aside() -> None:
    t = fight(m1={"card": "purple_circle", "wounds": 8}, a1="clan_of_the_oak", outsiders_left=[]).do(
        "no draw"
    )
    assert "purple_circle" not in [*t.horde_discard(), *t.pile(), *t.row("m")]


@pytest.mark.rule("MON-OPL-03")
def test_other_cards_come_to_the_outsider_pile_as_well() -> None:
    t = fight(m1="deep_howlers", a1="zacoal").do("yes")
    assert t.pile() == ["deep_howlers"]


@pytest.mark.rule("MON-ATC-06")
def test_a_discarded_attachment_goes_to_the_pile_of_its_owner() -> None:
    ally = {"card": "shamans", "attachments": ["mind_fungus_1", "lightning_naginata"]}
    t = fight(m1="troll_brute", a1=ally, horde={"deck": ["forest_yeti", "forest_yeti"]}, hand=["bloodlust"])
    assert "lightning_naginata" in t.discard()
    assert "mind_fungus_1" not in t.discard()


@pytest.mark.rule("MON-TWR-05")
def test_a_tower_spends_its_charges() -> None:
    t = table(a1={"card": "haunted_ruins", "health": 2}, onikai=2).do("use a1", "onikai")
    assert t.at("a1").unit.hp == 1


@pytest.mark.rule("MON-CRE-01", "MON-CRE-08")
def test_minions_and_outsiders_are_monsters_with_attack_and_health() -> None:
    t = table(m1="purple_circle", onikai=2, outsiders_left=[], hand=["mournings"], mana=4).do(
        "play mournings", "lane 6"
    )
    assert t.options() == ["m1", "onikai"]


@pytest.mark.rule("MON-FIGHT-14")
def test_a_monster_that_moves_to_a_later_lane_fights_there_again() -> None:
    t = fight(m1="shade_hounds", a1="clan_of_the_boar", a6="clan_of_the_icefish", hand=["bloodlust"])
    assert t.at("m6").slug == "shade_hounds"
    assert t.at("a6").wounds == 4


@pytest.mark.rule("MON-ZONE-07")
def test_each_player_has_a_deck_and_a_hand() -> None:
    t = new_game(outsider="silent_shard")
    assert (len(t.hand()), len(t.deck())) == (5, 35)


@pytest.mark.rule("MON-KEY-02", "MON-ALY-05")
def test_title_and_subtype_are_no_abilities() -> None:
    t = table(m1="troll_brute", a1="clan_of_the_icefish", hand=["corjof", "overwhelm"], mana=9)
    t.do("play corjof", "lane 2")
    assert t.at("m1").slug == "troll_brute"
    t.state.edit(t.state.guard[0]).stripped = True
    t.state.changed()
    assert t.do("play overwhelm").at("a1").attack == 4  # still a Shapeshifter


@pytest.mark.rule("MON-KEY-31")
def test_damage_leaves_as_many_wounds() -> None:
    assert fight(m1="troll_brute", a1="clan_of_the_icefish", hand=["bloodlust"]).at("a1").wounds == 3


@pytest.mark.rule("MON-EX-17")
def test_lanes_1_and_3_are_within_2_and_lanes_1_and_6_within_5() -> None:
    assert summon("grabbers_1", a3="clan_of_the_oak").at("m3").slug == "grabbers_1"
    t = summon("swamp_hunters_1", a6="clan_of_the_oak")
    assert t.at("m6").slug == "swamp_hunters_1"
