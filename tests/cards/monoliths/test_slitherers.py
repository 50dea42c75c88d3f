"""Every card of the Slitherers does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.monoliths.table import Table, fight, summon, table

POWERS = [1, 2, 3]


def of_the_horde(t: Table) -> list[str]:
    """The cards of the horde deck and its discard pile, which becomes the deck when that is empty."""
    return [CARDS[card].slug for card in (*t.state.horde_deck, *t.state.horde_discard)]


def swarmed(power: int = 1) -> Table:
    """The fight in which a Barbed Swarm falls to an ally that survives it."""
    t = fight(m1=f"barbed_swarm_{power}", a1="clan_of_the_boar", hand=["bloodlust"], mana=1)
    return t.do("draw 1")


@pytest.mark.parametrize("power", POWERS)
def test_barbed_swarm_clings_to_the_ally_that_destroyed_it(power: int) -> None:
    t = swarmed(power)
    assert len(t.hand()) == 2
    assert t.row("m") == ["-"] * 6
    assert t.at(f"barbed_swarm_{power}@a1").slug == f"barbed_swarm_{power}"
    assert of_the_horde(t) == []


def test_barbed_swarm_hurts_its_bearer_in_every_fight_and_leaves_with_it() -> None:
    t = fight(a1={"card": "scarifier", "attachments": ["barbed_swarm_1"]}, hand=["bloodlust"], mana=1)
    assert t.at("a1").wounds == 1
    t = fight(a1={"card": "shamans", "attachments": ["barbed_swarm_1"]}, hand=["bloodlust"], mana=1)
    assert t.row("a")[0] == "-"
    assert of_the_horde(t) == ["barbed_swarm_1"]
    assert t.asks() == "alliance"  # nobody is offered a second draw


def test_barbed_swarm_is_discarded_where_no_ally_is_engaged() -> None:
    t = table(m1="barbed_swarm_1", a2="scarifier", hand=["combustion"], mana=9).do(
        "play combustion", "no draw"
    )
    assert of_the_horde(t) == ["barbed_swarm_1"]
    assert t.at("a2").unit.attachments == ()


@pytest.mark.parametrize("power", POWERS)
def test_pit_mouth_swallows_the_ally_it_meets_with_its_attachments(power: int) -> None:
    naginata = {"card": "scarifier", "wounds": 1, "attachments": ["lightning_naginata"]}
    t = summon(f"pit_mouth_{power}", a1=naginata)
    assert t.row("a")[0] == "-"
    assert len(t.at("m1").unit.beneath) == 2
    assert t.discard() == []


def test_what_a_swallowed_ally_carried_protects_nobody_who_comes_after_it() -> None:
    armored = {"card": "scarifier", "attachments": ["chrysalis_sallet"]}
    t = summon("pit_mouth_1", a1=armored, hand=["shamans"], mana=5)
    t.do("end", "end", "play shamans", "lane 3")  # under the number that the swallowed ally had
    assert t.at("a3").armor == 0


def test_pit_mouth_swallows_in_the_fight_and_only_one_ally() -> None:
    t = fight(m1="pit_mouth_1", a1="scarifier", hand=["bloodlust"], mana=1)
    assert (t.row("a")[0], len(t.at("m1").unit.beneath)) == ("-", 1)
    t = fight(m1={"card": "pit_mouth_1", "beneath": ["shamans"]}, a1="scarifier", hand=["bloodlust"], mana=1)
    assert (t.row("a")[0], len(t.at("m1").unit.beneath)) == ("scarifier", 1)


def test_pit_mouth_gives_the_ally_back_in_the_leftmost_lane_with_its_attachments() -> None:
    mouth = {"card": "pit_mouth_1", "wounds": 3, "beneath": ["shamans", "lightning_naginata"]}
    t = fight(
        m3=mouth, a3="scarifier", a1="clan_of_the_oak", castle={"wounds": 5}, hand=["bloodlust"], mana=1
    )
    t.do("no draw")
    assert t.row("a")[:3] == ["clan_of_the_oak", "shamans", "scarifier"]
    assert t.at("lightning_naginata@a2").slug == "lightning_naginata"
    assert (t.at("a2").exhausted, t.castle) == (False, 15)  # its "Play:" is not resolved


def won_over(*answers: str, **given: Any) -> Table:
    """The monster in lane 1 is won over and stands in lane 2."""
    return table(hand=["mind_control"], mana=6, **given).do("play mind_control", "m1", "lane 2", *answers)


@pytest.mark.parametrize("power", POWERS)
def test_pit_mouth_gives_an_ally_back_as_an_ally_if_it_was_won_over_since(power: int) -> None:
    mouth = {"card": f"pit_mouth_{power}", "beneath": ["shamans"]}
    t = won_over("discard a2", m1=mouth, m3="deep_howlers")
    assert (t.row("m")[0], t.row("a")[0]) == ("-", "shamans")


def test_pit_mouth_swallows_no_monster_if_it_was_won_over() -> None:
    t = won_over("end", m1="pit_mouth_1", m2={"card": "deep_howlers", "health": 5})
    assert (t.row("m")[1], t.at("a2").unit.beneath) == ("deep_howlers", ())


@pytest.mark.rule("MON-KEY-65")
def test_pit_mouth_gives_no_ally_back_to_a_monster_that_it_cannot_engage() -> None:
    mouth = {"card": "pit_mouth_1", "wounds": 3, "beneath": ["shamans"]}  # of mana cost 2
    t = fight(m4=mouth, a4="scarifier", m1="iron_harpy", m2="troll_brute", hand=["bloodlust"], mana=1)
    t.do("no draw")
    assert t.row("a")[:4] == ["-", "shamans", "-", "scarifier"]


@pytest.mark.rule("MON-KEY-65")
def test_pit_mouth_discards_an_ally_that_could_only_face_such_a_monster() -> None:
    mouth = {"card": "pit_mouth_1", "wounds": 3, "beneath": ["shamans"]}
    lanes: dict[str, Any] = {f"a{lane}": "scarifier" for lane in range(2, 7)}
    t = fight(m3=mouth, m1="iron_harpy", **lanes, hand=["bloodlust"], mana=1)
    assert t.do("no draw").discard() == ["shamans"]


def test_pit_mouth_discards_the_ally_where_no_lane_is_free() -> None:
    mouth = {"card": "pit_mouth_1", "wounds": 3, "beneath": ["shamans"]}
    lanes: dict[str, Any] = {f"a{lane}": "scarifier" for lane in range(1, 7)}
    t = fight(m3=mouth, **lanes, hand=["bloodlust"], mana=1)
    assert t.do("no draw").discard() == ["shamans"]


@pytest.mark.parametrize("power", POWERS)
def test_shrub_maiden_weakens_and_destroys_who_cannot_fight_any_more(power: int) -> None:
    t = fight(m1=f"shrub_maiden_{power}", a1="clan_of_the_elk", hand=["bloodlust"], mana=1)
    assert t.at("a1").attack == 1
    t = fight(m1=f"shrub_maiden_{power}", a1="scarifier", hand=["bloodlust"], mana=1)
    assert t.discard() == ["scarifier"]
    assert t.at("m1").trait(Trait.TAUNT)


def test_spore_star_weakens_all_as_evenly_as_possible() -> None:
    lanes: dict[str, Any] = {"a1": "clan_of_the_boar", "a2": "clearing_dryad", "a3": "clan_of_the_elk"}
    t = fight(m1="spore_star_2", **lanes, hand=["bloodlust"], mana=1).do("no draw")
    assert [t.at(place).attack for place in ("a1", "a2", "a3")] == [3, 2, 1]
    t = fight(m1="spore_star_3", **lanes, hand=["bloodlust"], mana=1).do("a3", "no draw")
    assert [t.at(place).attack for place in ("a1", "a2")] == [3, 2]
    assert t.discard() == ["clan_of_the_elk"]


def test_spore_star_destroys_only_those_it_weakened() -> None:
    t = fight(
        m1="spore_star_1", a1="scarifier", a2="shamans", a3="bushido_of_the_peony", hand=["bloodlust"], mana=1
    )
    t.do("a1", "a2", "no draw")
    assert sorted(t.discard()) == ["scarifier", "shamans"]
    assert t.row("a")[2] == "bushido_of_the_peony"  # attack 0 from the start


def test_spore_star_weakens_who_faces_the_boosted_monster_by_treachery() -> None:
    lanes: dict[str, Any] = {
        "m1": "troll_brute",
        "a1": "clan_of_the_elk",
        "m2": "troll_brute",
        "a2": "clan_of_the_elk",
    }
    t = table(treachery="spore_star_1", **lanes, hand=["bloodlust"], mana=1).do("end")
    assert (t.at("a1").attack, t.at("a2").attack) == (1, 2)


@pytest.mark.parametrize("power", POWERS)
def test_drop_fruit_grows_roots_and_strengthens_all_in_lanes(power: int) -> None:
    t = summon(f"drop_fruit_{power}", m1="troll_brute", a1="scarifier", onikai=1)
    assert t.row("m") == ["troll_brute", *["roots"] * power, *["-"] * (5 - power)]
    assert [t.at(place).attack for place in ("m1", "m2", "onikai")] == [4, 2, 1]


def test_drop_fruit_grows_a_root_by_treachery() -> None:
    t = table(treachery="drop_fruit_1", hand=["bloodlust"], mana=1).do("end")
    assert t.row("m")[0] == "roots"


@pytest.mark.rule("MON-TKC-02", "MON-TKC-03", "MON-EX-32")
def test_a_seventh_root_reinforces_instead() -> None:
    lanes: dict[str, Any] = {f"m{lane}": "roots" for lane in range(1, 7)}
    t = summon("drop_fruit_1", **lanes, onikai=1, yetnar=1, zephylite=1)
    assert t.minion("ratamil").health == 1


@pytest.mark.parametrize("power", POWERS)
def test_rusty_mold_reinforces_grows_a_root_and_takes_an_attachment(power: int) -> None:
    t = summon(
        f"rusty_mold_{power}",
        onikai=4,
        yetnar=4,
        ratamil=4,
        hand=["bloodlust", "lightning_naginata"],
        mana=1,
    )
    assert (t.minion("zephylite").health, t.row("m")[0]) == (power, "roots")
    assert (t.hand(), t.discard()) == (["bloodlust"], ["lightning_naginata"])


def test_rusty_mold_takes_an_attachment_by_treachery() -> None:
    t = table(treachery="rusty_mold_1", hand=["bloodlust", "scepter_of_kamnu"], mana=1).do("end")
    assert t.hand() == ["bloodlust"]


@pytest.mark.parametrize("power", POWERS)
def test_mind_fungus_takes_the_strongest_ally_without_a_horde_attachment(power: int) -> None:
    taken = {"card": "clan_of_the_boar", "attachments": ["mind_fungus_1"]}
    t = summon(f"mind_fungus_{power}", a1=taken, a2="scarifier", a3="clan_of_the_elk")
    assert t.at(f"mind_fungus_{power}@a3").slug == f"mind_fungus_{power}"


@pytest.mark.parametrize(("power", "tokens"), [(1, 2), (2, 2), (3, 3)])
def test_mind_fungus_reinforces_where_it_finds_no_ally(power: int, tokens: int) -> None:
    t = summon(f"mind_fungus_{power}", onikai=4, yetnar=4, ratamil=4)
    assert t.minion("zephylite").health == tokens
    assert (of_the_horde(t), t.pile()) == ([f"mind_fungus_{power}"], [])


@pytest.mark.rule("MON-SUM-07", "MON-Q-36")
def test_mind_fungus_waits_in_the_pile_where_all_are_taken() -> None:
    t = summon("mind_fungus_2", a1={"card": "scarifier", "attachments": ["mind_fungus_1"]}, mana=3)
    assert t.pile() == ["mind_fungus_2"]
    assert t.player().mana == 3 + 4  # its mark takes mana when it is really summoned


def test_mind_fungus_turns_a_destroyed_ally_into_a_monster_without_abilities() -> None:
    rotten = {"card": "clan_of_the_oak", "wounds": 2, "attachments": ["mind_fungus_1"]}
    t = fight(m1="troll_brute", a1=rotten, hand=["bloodlust"], mana=1)
    if t.asks() == "draw":
        t.do("no draw")
    assert t.row("a")[0] == "-"
    assert t.discard() == []
    assert "clan_of_the_oak_turned" in (*t.pile(), *t.row("m"))


@pytest.mark.rule("MON-DES-02", "MON-DES-04")
@pytest.mark.parametrize("first", ["next 1", "next 2"])
def test_mind_fungus_comes_after_the_other_abilities_of_a_destroyed_ally_in_any_order(first: str) -> None:
    rotten: dict[str, Any] = {"wounds": 4, "attachments": ["mind_fungus_1"], "beneath": ["troll_brute"]}
    t = fight(m1="the_great_white", a1={"card": "dawn_defenders", **rotten}, hand=["bloodlust"], mana=1)
    t.do(first)
    assert "troll_brute" in t.row("m")
    assert "dawn_defenders_turned" in (*t.pile(), *t.row("m"))


@pytest.mark.rule("MON-RES-03")
@pytest.mark.parametrize("first", [1, 2])
def test_of_two_allies_that_mind_fungus_turns_at_once_the_player_says_which_comes_first(first: int) -> None:
    rotten: dict[str, Any] = {"wounds": 2, "attachments": ["mind_fungus_1"]}
    allies = {"a1": {"card": "clan_of_the_oak", **rotten}, "a2": {"card": "clan_of_the_elk", **rotten}}
    t = summon("sand_chimaera", **allies).do(f"next {first}")
    turned = ["clan_of_the_oak_turned", "clan_of_the_elk_turned"]
    assert t.row("m")[1:3] == (turned if first == 1 else turned[::-1])  # from the top of the pile


@pytest.mark.rule("MON-DES-14", "MON-Q-33")
def test_mind_fungus_turns_an_ally_that_is_discarded() -> None:
    t = table(a1={"card": "clan_of_the_wildcat", "attachments": ["mind_fungus_1"]}).do("discard a1")
    assert (t.pile(), t.discard()) == (["clan_of_the_wildcat_turned"], [])


@pytest.mark.rule("MON-DES-14", "MON-DES-15")
def test_mind_fungus_turns_an_ally_that_would_return_to_the_hand() -> None:
    rotten = {"card": "clan_of_the_wildcat", "attachments": ["mind_fungus_1"]}
    t = fight(m1="troll_brute", a1=rotten, hand=["bloodlust"], mana=1).do("yes")
    assert t.hand() == ["bloodlust"]
    assert "clan_of_the_wildcat_turned" in (*t.pile(), *t.row("m"))


@pytest.mark.rule("MON-DES-14")
def test_mind_fungus_turns_an_ally_before_it_comes_back_to_a_hand_and_nothing_is_returned() -> None:
    """Clan of the Wildcat, HRD-LIO-04, keeps the monster from dealing damage only if it has returned."""
    rotten = {"card": "clan_of_the_wildcat", "attachments": ["mind_fungus_1"]}
    t = fight(m1="frost_giant", a1=rotten, hand=["bloodlust"], mana=1).do("yes")
    assert (t.hand(), t.row("m")[1], t.castle) == (["bloodlust"], "clan_of_the_wildcat_turned", 17)


@pytest.mark.rule("MON-KEY-88")
def test_mind_fungus_turns_an_ally_before_a_pit_mouth_swallows_it() -> None:
    rotten = {"card": "clan_of_the_oak", "attachments": ["mind_fungus_1"]}
    t = fight(m1="pit_mouth_1", a1=rotten, hand=["bloodlust"], mana=1)
    assert t.at("m1").unit.beneath == ()
    assert "clan_of_the_oak_turned" in (*t.pile(), *t.row("m"))


@pytest.mark.rule("MON-Q-118")
def test_mind_fungus_makes_a_won_over_monster_the_monster_again_that_it_was() -> None:
    won = {"card": "troll_brute", "attachments": ["mind_fungus_1"]}
    t = fight(m2="the_great_white", a2=won, hand=["bloodlust"], mana=1)
    assert (t.row("m")[0], of_the_horde(t).count("troll_brute")) == ("troll_brute", 0)


def test_a_turned_ally_is_summoned_as_a_horde_card() -> None:
    t = summon("breach_1", pile=["clan_of_the_oak_turned"])
    assert (t.at("m1").slug, t.at("m1").attack, t.at("m1").health) == ("clan_of_the_oak_turned", 3, 3)
    assert t.at("m1").armor == 0
    t = fight(m1={"card": "clan_of_the_oak_turned", "wounds": 2}, a1="scarifier").do("no draw")
    assert of_the_horde(t) == ["clan_of_the_oak_turned"]


@pytest.mark.parametrize(("power", "health"), [(1, 3), (2, 3), (3, 5)])
def test_living_walls_grow_a_root_by_their_own_health(power: int, health: int) -> None:
    t = summon(f"living_walls_{power}")
    assert t.portal == 6 + health
    assert t.row("m")[:2] == ["roots", "-"]


def test_living_walls_on_the_portal_grow_roots_again() -> None:
    t = table(
        portal={"attachments": ["living_walls_2"]}, treachery="gale_strike_1", hand=["bloodlust"], mana=1
    ).do("end")
    assert t.row("m")[0] == "roots"


@pytest.mark.parametrize(("power", "health"), [(1, 2), (2, 3), (3, 4)])
def test_berserk_mushroom_sends_yetnar_to_a_lane_for_good(power: int, health: int) -> None:
    t = summon(f"berserk_mushroom_{power}", a2="scarifier")
    assert t.row("m")[0].startswith("yetnar")
    assert (t.at("m1").health, t.at("m1").attack) == (health, health + 1)
    t.do("end", "end")
    assert t.row("m")[0].startswith("yetnar")
    assert len(t.deck()) == 20


def test_vine_weaver_keeps_the_portal_from_wounds_for_a_turn() -> None:
    t = summon("vine_weaver", a2="clan_of_the_boar", a1="scarifier")
    assert t.at("m1").trait(Trait.TAUNT)
    t.do("end", "end")
    assert t.portal == 6


def test_white_ash_burns_the_castle_at_the_end_of_every_horde_phase() -> None:
    t = summon("white_ash", onikai=4, yetnar=4, ratamil=4)
    assert t.minion("zephylite").health == 1
    assert t.row("m")[:4] == ["roots", "roots", "roots", "-"]
    assert t.castle == 19
    t = summon("breach_1", castle={"attachments": ["white_ash"]})
    assert t.castle == 20 - 6 - 1


@pytest.mark.rule("MON-TKC-04")
def test_a_swallowed_troop_is_gone() -> None:
    t = summon("pit_mouth_1", a1="troop", a2="scarifier")
    assert t.row("a")[:2] == ["-", "scarifier"]
    assert t.at("m1").unit.beneath == ()


@pytest.mark.rule("MON-TKC-04")
def test_a_troop_does_not_turn() -> None:
    troop = {"card": "troop", "attachments": ["mind_fungus_1"]}
    t = fight(m1="troll_brute", a1=troop, hand=["bloodlust"], mana=1)
    assert (t.row("a")[0], t.pile(), t.discard()) == ("-", [], [])


@pytest.mark.rule("MON-Q-32")
def test_nobody_is_told_of_a_destruction_when_an_ally_turns() -> None:
    rotten = {"card": "shamans", "attachments": ["mind_fungus_1"]}
    t = fight(m1="brood_nest_1", m2="breeder", a2=rotten, hand=["bloodlust"], mana=1)
    assert len(t.state.back) == 1  # of the nest; the Breeder destroyed nobody


@pytest.mark.rule("MON-SUM-06")
def test_living_walls_fall_with_their_portal() -> None:
    falling = {"wounds": 5, "attachments": ["living_walls_2"]}
    minions: dict[str, Any] = {"onikai": 4, "yetnar": 4, "ratamil": 4}
    t = fight(portal=falling, a1="scarifier", **minions, horde=["breach_1"] * 3, hand=["bloodlust"], mana=1)
    assert t.at("portal").unit.attachments == ()
    assert "living_walls_2" in t.horde_discard()


def test_a_barbed_swarm_that_clings_on_was_destroyed_all_the_same() -> None:
    t = fight(m1="barbed_swarm_1", m2="devourer", a1="clearing_dryad", hand=["bloodlust"], mana=1)
    assert t.do("no draw").at("m2").attack == 3 + 1


@pytest.mark.rule("MON-DES-14")
def test_pit_mouth_gives_the_ally_back_when_it_leaves_in_another_way() -> None:
    mouth = {"card": "pit_mouth_1", "beneath": ["shamans"]}
    t = fight(m2=mouth, a1="scarifier", a2="zacoal", hand=["bloodlust"], mana=1).do("yes", "next 1")
    t.do("no draw")
    assert t.row("a")[:3] == ["scarifier", "zacoal", "shamans"]
    assert t.pile() == ["pit_mouth_1"]
