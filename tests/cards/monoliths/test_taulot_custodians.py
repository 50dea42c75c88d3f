"""Every card of the Taulot Custodians does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.sides import coop
from tests.rules.monoliths.table import fight, table


def charged(slug: str, health: int = 1) -> dict[str, Any]:
    return {"card": slug, "health": health}


def test_rooted_dryad_changes_an_ally_when_she_comes() -> None:
    t = table(a1="mournings", hand=["rooted_dryad"], mana=1).do("play rooted_dryad", "lane 2", "a1", "attack")
    assert t.at("a1").attack == 5


def test_rooted_dryad_changes_an_ally_when_she_falls() -> None:
    t = table(a1="mournings", a2={"card": "rooted_dryad", "wounds": 1}, a3="tower_of_grief")
    t.do("use a3", "a2", "a1", "health")
    assert t.row("a")[1] == "-"
    assert t.at("a1").health == 4


def test_mournings_weaken_a_monster_for_the_turn() -> None:
    t = table(m1="frost_giant", onikai=4, hand=["mournings"], mana=4).do("play mournings", "lane 1", "onikai")
    assert t.at("onikai").attack == 2


@pytest.mark.parametrize(("tokens", "wounds"), [({}, 1), ({"weaken": 2}, 3), ({"attack": 1}, 0)])
def test_poisoned_attack_wounds_by_the_weaken_tokens(tokens: dict[str, int], wounds: int) -> None:
    t = table(m1={"card": "deep_howlers", **tokens}, hand=["poisoned_attack"], mana=2).do(
        "play poisoned_attack"
    )
    assert t.at("m1").wounds == wounds


def test_poisoned_attack_does_not_reach_an_outsider() -> None:
    t = table(m1="the_death_dealer_1", hand=["poisoned_attack"], mana=2).do("play poisoned_attack")
    assert (t.at("m1").wounds, t.at("m1").unit.might) == (0, 0)


def test_tunnel_to_the_ancients_has_three_charges() -> None:
    t = table(hand=["tunnel_to_the_ancients"], mana=3).do("play tunnel_to_the_ancients", "lane 1")
    assert t.at("a1").health == 3


def test_tunnel_to_the_ancients_makes_an_exhausted_troop_that_changes_itself() -> None:
    t = table(a1=charged("tunnel_to_the_ancients", 2)).do("use a1", "lane 2", "attack")
    assert (t.at("a2").attack, t.at("a2").health, t.at("a2").exhausted) == (2, 1, True)
    assert t.at("a1").health == 1


def test_haunted_ruins_take_health_from_a_minion_for_a_charge() -> None:
    t = table(hand=["haunted_ruins"], mana=2, onikai=2).do("play haunted_ruins", "lane 1", "use a1", "onikai")
    assert (t.at("a1").health, t.at("onikai").health) == (2, 1)


def test_the_scaruspex_spares_the_treachery_card_of_the_turn() -> None:
    t = table(hand=["the_scaruspex"], mana=4, m6="deep_howlers", horde=["troll_brute", "troll_crusher"])
    t.do("play the_scaruspex", "lane 1", "end")
    assert t.horde_discard() == []
    assert "treachery" not in t.kinds()


def test_the_scaruspex_spares_only_one_turn() -> None:
    t = table(hand=["the_scaruspex"], mana=4, horde=["troll_brute", "troll_crusher"])
    t.do("play the_scaruspex", "lane 1", "end")
    while t.state.phase_name != "alliance" or t.asks() != "alliance":
        t.do(t.options()[0])
    t.do("end")
    assert t.kinds().count("treachery") == 1


def test_immovable_weakens_all_monsters_near_an_ally() -> None:
    given: dict[str, Any] = {"m1": "frost_giant", "m3": "frost_giant", "m4": "frost_giant", "a2": "mournings"}
    t = table(**given, hand=["immovable"], mana=2).do("play immovable")
    assert [t.at(place).attack for place in ("m1", "m3", "m4")] == [1, 1, 3]


def test_rebirth_disciple_poisons_a_monster_in_a_lane_when_a_minion_falls() -> None:
    t = table(a1="rebirth_disciple", a2=charged("haunted_ruins"), onikai=1, yetnar=2, m4="frost_giant")
    t.do("use a2", "onikai")
    while t.asks() == "draw":
        t.do("no draw")
    assert (t.at("m4").wounds, t.at("m4").unit.might) == (1, -1)


def test_rebirth_disciple_takes_a_health_token_in_its_fight() -> None:
    assert fight(a1="rebirth_disciple", onikai=3).do("onikai").at("onikai").health == 2


def test_the_watcher_destroys_another_ally_in_each_fight() -> None:
    t = fight(a1="the_watcher", a2="mournings", a3="the_plunderess").do("a3")
    assert t.row("a")[:3] == ["the_watcher", "mournings", "-"]
    assert t.at("a1").trait(Trait.BARRIER)


def test_the_watcher_without_another_ally_becomes_a_monster() -> None:
    t = fight(a1="the_watcher", pile=["troll_brute"])
    # It waited at the bottom of the outsider pile, which the next horde phase empties.
    assert (t.row("a")[0], t.row("m")[:2]) == ("-", ["troll_brute", "the_watcher_risen"])
    assert (t.at("m2").attack, t.at("m2").health, t.at("m2").trait(Trait.BARRIER)) == (3, 2, 1)
    assert t.discard() == []


def test_the_watcher_is_a_horde_card_from_then_on() -> None:
    t = fight(a1="heraal", m1={"card": "the_watcher_risen", "wounds": 1}, horde=["troll_brute"] * 4)
    t.do("no draw")
    assert t.horde_discard() == ["the_watcher_risen"]


def test_unburial_rites_gain_a_charge_when_a_minion_falls() -> None:
    t = table(a1="unburial_rites", a2=charged("haunted_ruins"), onikai=1).do("use a2", "onikai")
    while t.asks() == "draw":
        t.do("no draw")
    assert t.at("a1").health == 1


def test_unburial_rites_make_a_troop_that_grows_by_the_charges_taken() -> None:
    t = table(a1=charged("unburial_rites", 3))
    t.do("use a1", "2", "lane 2", "attack", "health")
    assert (t.at("a2").attack, t.at("a2").health) == (2, 2)
    assert t.at("a1").health == 1


def test_unburial_rites_need_a_charge() -> None:
    assert "use a1" not in table(a1="unburial_rites").options()


def test_vine_dryad_grows_when_an_ally_resolves_mutaform() -> None:
    t = table(a1="vine_dryad", a2="mournings", hand=["rooted_dryad"], mana=1)
    t.do("play rooted_dryad", "lane 3", "a2", "attack", "option 1")
    assert (t.at("a1").health, t.at("a2").attack) == (2, 5)


def test_vine_dryad_grows_by_her_own_arrival_but_not_by_a_tower() -> None:
    t = table(a2="mournings", hand=["vine_dryad"], mana=3).do(
        "play vine_dryad", "lane 1", "a2", "health", "option 2"
    )
    assert t.at("a1").attack == 2
    t = table(a1="vine_dryad", a2="mournings", a3="tower_of_grief").do("use a3", "a2", "attack", "attack")
    assert (t.at("a1").attack, t.at("a1").health) == (3, 1)


def test_vine_dryad_grows_when_a_new_troop_changes_itself() -> None:
    t = table(a1="vine_dryad", a2=charged("tunnel_to_the_ancients")).do(
        "use a2", "lane 3", "health", "option 1"
    )
    assert (t.at("a1").health, t.at("a3").health) == (2, 2)


def test_well_of_taulot_draws_a_tower_among_the_top_six_cards() -> None:
    deck = [
        "mournings",
        "haunted_ruins",
        "immovable",
        "vine_dryad",
        "zacoal",
        "doll_of_zuunan",
        "the_watcher",
    ]
    t = table(hand=["well_of_taulot"], mana=1, deck=deck).do("play well_of_taulot", "lane 1")
    assert t.at("a1").health == 2
    t.do("use a1", "done")
    assert t.hand() == ["haunted_ruins"]
    assert t.deck()[0] == "the_watcher"


def test_crazed_summoner_plays_a_random_one_of_four_cards_for_nothing() -> None:
    four = ["mournings", "zacoal", "the_plunderess", "vine_dryad"]
    t = table(a1="crazed_summoner", discard=[*four, "immovable"], onikai=1, yetnar=1, zephylite=1)
    t.do("use a1")
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    t.do(*four, "lane 2")
    assert t.at("a2").slug in four
    assert len(t.discard()) == 4


def test_crazed_summoner_needs_four_cards_but_reinforces_all_the_same() -> None:
    t = table(a1="crazed_summoner", discard=["mournings"] * 3, onikai=1, yetnar=1, zephylite=1).do("use a1")
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert t.asks() == "alliance"
    assert sum(t.minion(name).unit.hp for name in ("onikai", "yetnar", "zephylite", "ratamil")) == 6


def test_a_card_that_the_crazed_summoner_cannot_play_stays_in_the_pile() -> None:
    crowd: dict[str, Any] = {f"a{lane}": "mournings" for lane in range(2, 7)}
    t = table(a1="crazed_summoner", **crowd, discard=["vine_dryad"] * 4, onikai=3, yetnar=3, zephylite=3).do(
        "use a1"
    )
    assert t.discard() == ["vine_dryad"] * 4
    assert t.asks() == "alliance"


def test_dryad_of_sorrow_grows_when_she_comes() -> None:
    t = table(hand=["dryad_of_sorrow"], mana=2).do("play dryad_of_sorrow", "lane 1", "health", "attack")
    assert (t.at("a1").attack, t.at("a1").health) == (2, 2)


def test_dryad_of_sorrow_turns_health_tokens_of_your_allies_into_wounds() -> None:
    t = table(a1=charged("dryad_of_sorrow", 2), a2=charged("mournings", 1), m1="deep_howlers")
    t.do("use a1", "a1", "a2", "done")
    assert t.at("m1").wounds == 2
    assert (t.at("a1").unit.hp, t.at("a2").unit.hp) == (1, 0)


def test_doll_of_zuunan_wounds_its_monster_and_turns_it_on_the_portal() -> None:
    dolled = {"card": "deep_howlers", "attachments": ["doll_of_zuunan"]}
    calm = fight(a1="mournings", m1="deep_howlers")
    t = fight(a1="mournings", m1=dolled).do("next 2")
    assert t.portal == calm.portal - 2
    assert t.at("m1").wounds == calm.at("m1").wounds + 1


def test_the_alliance_chooses_what_the_doll_of_zuunan_assaults() -> None:
    dolled = {"card": "deep_howlers", "attachments": ["doll_of_zuunan"]}
    players: dict[str, Any] = {"ada": {"deck": ["glacier"] * 9}, "bo": {}}
    t = fight({"mode": "versus"}, m1=dolled, m3="the_hate_bringer_1", players=players).do("next 2")
    assert t.options() == ["portal", "m3"]
    assert t.state.decision is not None
    assert t.state.decision.seat != t.state.rules.horde_seat


@pytest.mark.rule("MON-KEY-55", "MON-KEY-58", "MON-ATC-07")
def test_doll_of_zuunan_turns_up_the_concealed_monster_that_it_is_attached_to() -> None:
    hidden = {"card": "deep_howlers", "concealed": True}
    t = table({"outsider": "damsel_of_silence"}, m1=hidden, hand=["doll_of_zuunan"], mana=2, a3="shamans")
    t.do("play doll_of_zuunan", "m1")
    assert (t.row("m")[0], len(t.at("m1").unit.attachments)) == ("deep_howlers", 1)


@pytest.mark.rule("MON-KEY-57")
def test_doll_of_zuunan_is_not_attached_to_a_concealed_spell() -> None:
    hidden = {"card": "firebreather_1", "concealed": True}
    t = table({"outsider": "damsel_of_silence"}, m1=hidden, hand=["doll_of_zuunan"], mana=2, a3="shamans")
    t.do("play doll_of_zuunan", "m1")
    assert (t.row("m")[0], t.discard(), t.castle, t.asks()) == ("-", ["doll_of_zuunan"], 18, "alliance")


def test_doll_of_zuunan_is_attached_to_monsters_only() -> None:
    t = table(a1="mournings", m1="frost_giant", onikai=2, hand=["doll_of_zuunan"], mana=2).do(
        "play doll_of_zuunan"
    )
    assert t.options() == ["m1", "onikai", "done"]  # nothing says that it must be attached


def test_tower_of_grief_wounds_one_ally_and_changes_another() -> None:
    given: dict[str, Any] = {"a1": "mournings", "a2": "zacoal", "a3": "tower_of_grief"}
    t = table(**given).do("use a3", "a1", "attack", "attack")
    assert (t.at("a1").wounds, t.at("a2").attack) == (1, 6)
    t = table(**given).do("use a3 2", "a2", "health", "health", "attack")
    assert (t.at("a2").wounds, t.at("a1").attack, t.at("a1").health) == (2, 5, 5)


def test_tower_of_grief_reacts_with_its_first_ability_only() -> None:
    t = table(phase="treachery", a1="mournings", a2="zacoal", a3="tower_of_grief", hand=["mournings"])
    assert "use a3" in t.options()
    assert "use a3 2" not in t.options()


def test_the_plunderess_is_armored_when_she_moves() -> None:
    t = table(a1="the_plunderess").do("move a1", "lane 4")
    assert t.at("a4").armor == 1


def test_the_plunderess_eludes_after_her_strike() -> None:
    t = fight(a1="the_plunderess", m1="deep_howlers").do("lane 3")
    assert t.row("a")[2] == "the_plunderess"
    assert t.at("a3").trait(Trait.TRAMPLE)


def test_xotlan_revolts_poison_every_monster_in_a_lane() -> None:
    t = table(m1="frost_giant", m5="deep_howlers", onikai=3, hand=["xotlan_revolts"], mana=2)
    t.do("play xotlan_revolts")
    assert [(t.at(place).wounds, t.at(place).unit.might) for place in ("m1", "m5")] == [(1, -1), (1, -1)]
    assert t.at("onikai").health == 3


def test_nelaclen_fetches_any_tower_and_plays_one_for_nothing() -> None:
    t = table(hand=["nelaclen"], mana=3).do("play nelaclen", "lane 1", "runic_catapult")
    t.do("yes", "runic_catapult", "lane 2")
    assert t.at("a2").slug == "runic_catapult"
    assert t.player().mana == 0


def test_nelaclen_may_keep_the_tower_in_hand() -> None:
    t = table(hand=["nelaclen"], mana=3).do("play nelaclen", "lane 1", "granary", "no")
    assert t.hand() == ["granary"]


def test_a_partner_hears_that_nelaclen_finds_no_place_for_a_tower() -> None:
    """Going on in silence would tell it as well; alone there is nobody to tell."""
    full: dict[str, Any] = {f"a{lane}": "granary" for lane in range(2, 7)}
    ada: dict[str, Any] = {"hand": ["nelaclen"], "mana": 3}
    for t, told in ((table(**full, **ada), []), (coop(ada, **full), ["none-playable"])):
        t.do("play nelaclen", "runic_catapult", "yes")
        assert [kind for kind in t.kinds() if kind == "none-playable"] == told


def test_zacoal_may_throw_an_engaged_monster_back() -> None:
    calm = fight(m1="frost_giant").portal
    t = fight(a1="zacoal", m1="frost_giant").do("yes")
    assert "piled" in t.kinds()
    t.do("no draw")  # it leaves play, which counts for its universal ability
    assert t.portal == calm - 4  # unopposed he strikes the portal


def test_zacoal_lets_epic_monsters_be() -> None:
    t = fight(a1="zacoal", m1="the_great_white")
    assert t.asks() != "may"
