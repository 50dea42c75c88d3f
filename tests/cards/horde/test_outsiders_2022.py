"""Every outsider stage of the first edition does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS, DECKS
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.horde.table import Table, fight, new_game, summon, table


def arriving(slug: str, **given: Any) -> Table:
    """The end of a horde phase in which the stage 2 portal empties the outsider pile."""
    given = {"hand": ["bloodlust"], "mana": 1, **given}
    return table(phase="horde", portal={"stage": 2, "turned": 2}, pile=[slug], **given)


@pytest.mark.rule("HRD-Q-16", "HRD-SET-15", "HRD-SET-17")
@pytest.mark.parametrize("outsider", list(dict.fromkeys(card.outsider for card in DECKS["outsiders"])))
def test_every_outsider_can_be_played_against(outsider: str) -> None:
    t = new_game(outsider=outsider)
    later = [CARDS[card].slug for card in t.state.outsiders_left]
    stages = 3 if outsider == "the_beast_lord" else 2
    assert t.pile() == [f"{outsider}_1"]
    assert later == [f"{outsider}_{stage}" for stage in range(2, stages + 1)]


def test_the_hate_bringer_strikes_on_arrival() -> None:
    t = arriving("the_hate_bringer_1")
    assert (t.castle, t.at("m1").armor) == (16, 2)
    t = arriving("the_hate_bringer_1", a1="dawn_defenders")
    assert (t.castle, t.at("a1").wounds, t.at("m1").wounds) == (20, 4, 0)


def test_the_second_hate_bringer_tramples_in_the_turn_it_arrives() -> None:
    t = arriving("the_hate_bringer_2")
    assert (t.at("m1").attack, t.at("m1").armor, t.at("m1").trait(Trait.TRAMPLE)) == (6, 3, 1)
    t = table(m1="the_hate_bringer_2", a2="shamans")
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE)) == (5, 0)


def test_the_death_dealer_takes_the_values_of_the_weakest_other_monster() -> None:
    t = arriving(
        "the_death_dealer_1", m1="troll_brute", m2={"card": "deep_howlers", "wounds": 2, "attack": 1}
    )
    assert t.asks() == "draw"  # the monster was destroyed
    t.do("no draw")
    assert (t.at("m3").slug, t.at("m3").attack, t.at("m3").health) == ("the_death_dealer_1", 5 + 2, 5 + 4)
    assert t.row("m")[:3] == ["troll_brute", "skeleton", "the_death_dealer_1"]


def test_the_death_dealer_takes_minions_only_if_they_have_health() -> None:
    t = arriving("the_death_dealer_1", m1="deep_howlers", onikai=1).do("no draw")
    assert (t.at("m2").attack, t.at("m2").health, t.minion("onikai").health) == (6, 6, 0)
    assert t.row("m")[:3] == ["deep_howlers", "the_death_dealer_1", "skeleton"]
    t = arriving("the_death_dealer_1", m1="deep_howlers").do("no draw")
    assert (t.row("m")[:2], t.at("m2").health) == (["skeleton", "the_death_dealer_1"], 5 + 6)


def test_the_death_dealer_never_takes_itself() -> None:
    t = arriving("the_death_dealer_1")
    assert (t.row("m"), t.at("m1").attack) == (["the_death_dealer_1", "-", "-", "-", "-", "-"], 5)


@pytest.mark.rule("HRD-KEY-92")
def test_between_equally_weak_monsters_the_alliance_chooses() -> None:
    t = arriving("the_death_dealer_1", m1="troll_brute", m2="troll_brute")
    assert (t.asks(), t.options()) == ("tie", ["m1", "m2"])
    t.do("m2", "no draw")
    assert t.row("m")[:2] == ["troll_brute", "skeleton"]


@pytest.mark.parametrize("slug", ["the_death_dealer_1", "the_death_dealer_2"])
def test_the_death_dealer_makes_a_skeleton_of_whom_it_destroys(slug: str) -> None:
    t = fight(m1=slug, a1="shamans")
    assert t.row("m")[:3] == [slug, "skeleton", "-"]
    t = fight(m1=slug, m2="troll_brute", a2="shamans")
    assert t.row("m")[:3] == [slug, "troll_brute", "-"]  # another monster did it


def test_the_second_death_dealer_replaces_every_non_epic_monster() -> None:
    t = arriving(
        "the_death_dealer_2",
        m1="troll_brute",
        m2="the_great_white",
        m3="deep_howlers",
        onikai=1,
        horde=["deep_stalker", "deep_stalker", "stormcaller"],
    )
    t.do("no draw", "no draw")
    assert t.row("m")[:4] == ["deep_stalker", "the_great_white", "deep_stalker", "the_death_dealer_2"]
    assert t.row("m")[4:] == ["skeleton", "skeleton"]
    assert (t.minion("onikai").health, t.castle) == (1, 20 - 2 - 2)  # the new cards are resolved


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_engaging_the_beast_lord_costs_a_card(stage: int) -> None:
    t = table(m1=f"the_beast_lord_{stage}", a2="shamans", hand=["bloodlust", "wind_riders"])
    t.do("move a2", "lane 1", "bloodlust")
    assert (t.hand(), t.discard()) == (["wind_riders"], ["bloodlust"])
    t = arriving(f"the_beast_lord_{stage}", a1="gulbjarn", hand=["bloodlust"])
    assert "bloodlust" in t.discard()  # he came to face an ally
    t = arriving(f"the_beast_lord_{stage}", a4="gulbjarn", hand=["bloodlust"])
    assert t.discard() == []


def test_the_beast_lord_tramples_in_the_turn_he_arrives() -> None:
    t = arriving("the_beast_lord_1")
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE)) == (2 + 2, 1)


def test_the_second_beast_lord_drives_an_ally_away() -> None:
    t = arriving("the_beast_lord_2", a2="shamans", a3="cloud_tearers", a4="gulbjarn")
    assert t.options() == ["a2", "a3"]  # within 2 lanes of lane 1
    t.do("a3")
    assert (t.row("a")[1:4], "cloud_tearers" in t.hand()) == (["shamans", "-", "gulbjarn"], True)


def test_the_third_beast_lord_lets_every_monster_trample() -> None:
    t = arriving("the_beast_lord_3", m1="troll_brute", onikai=1)
    assert [t.at(place).trait(Trait.TRAMPLE) for place in ("m1", "m2")] == [1, 1]
    assert table(m1="troll_brute", m2="the_beast_lord_3").at("m1").trait(Trait.TRAMPLE) == 0


def dreaming(stage: int, top: str, guess: str) -> Table:
    """The Matriarch fights, and the player guesses what the top card of the deck is."""
    allies = {"a2": "dawn_defenders", "a3": "cloud_tearers", "a4": "shamans"}
    deck = [top, *["clan_of_the_oak"] * 20]
    return fight(m1=f"the_dreaming_matriarch_{stage}", deck=deck, portal={"health": 9}, **allies).do(guess)


def test_the_dreaming_matriarch_asks_for_the_mana_cost_of_the_top_card() -> None:
    t = dreaming(1, "bloodlust", "1")
    assert (t.at("a2").attack, t.at("a3").attack, t.at("a4").attack) == (5, 2, 1)
    assert t.discard() == ["bloodlust"]  # pillaged all the same
    t = dreaming(1, "bloodlust", "2")
    assert (t.at("a2").attack, t.at("a3").attack, t.at("a4").attack) == (4, 1, 1)
    assert t.discard() == ["bloodlust"]


def test_only_costs_of_alliance_cards_can_be_named() -> None:
    t = fight(m1="the_dreaming_matriarch_1", a1="shamans")
    assert t.asks() == "guess"
    assert t.options()[:8] == ["0", "1", "2", "3", "4", "5", "6", "7"]


def test_the_second_dreaming_matriarch_asks_for_its_type() -> None:
    t = fight(m1="the_dreaming_matriarch_2", a2="shamans")
    assert t.options() == ["ally", "attachment", "spell", "tower"]
    t = dreaming(2, "bloodlust", "spell")
    assert (t.at("m1").attack, t.at("m1").trait(Trait.TRAMPLE), t.castle) == (4, 1, 16)
    t = dreaming(2, "frostbite_outpost", "ally")
    assert (t.at("m1").attack, t.castle, t.discard()) == (4 + 2, 20 - 6, ["frostbite_outpost"])


def test_the_ancient_outsider_hits_the_castle_in_every_fight() -> None:
    t = fight(m1="ancient_outsider_1", a1="clan_of_the_boar")
    assert (t.castle, t.at("m1").wounds) == (20 - 3, 4 - 1)
    assert fight(m1="ancient_outsider_1").castle == 20 - 3 - 4


def test_the_second_ancient_outsider_is_faced_by_the_strong_only() -> None:
    t = table(m1="ancient_outsider_2", a1="clan_of_the_oak", hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "move-off"
    oak = {"card": "clan_of_the_oak", "attack": 1}
    t = table(m1="ancient_outsider_2", a1=oak, hand=["bloodlust"], mana=1).do("end")
    assert t.asks() == "reactions"  # the current attack counts


def test_the_second_ancient_outsider_destroys_the_strongest_ally() -> None:
    t = arriving("ancient_outsider_2", a1="shamans", a3="clan_of_the_boar", horde=["troll_brute"])
    assert (t.discard(), t.row("m")[:2]) == (["clan_of_the_boar"], ["ancient_outsider_2", "-"])


def test_without_an_ally_it_summons_a_card() -> None:
    t = arriving("ancient_outsider_2", horde=["deep_stalker", "deep_stalker"])
    assert (t.row("m")[:3], t.castle) == (["ancient_outsider_2", "deep_stalker", "-"], 18)


def test_the_silent_ambassador_hurts_every_ally_on_arrival() -> None:
    t = arriving("silent_ambassador_1", a1="cloud_tearers", a6="dawn_defenders")
    assert (t.at("a1").wounds, t.at("a6").wounds) == (1, 1)


def test_the_silent_ambassador_swaps_with_a_random_monster_in_a_lane() -> None:
    found = set()
    for seed in range(1, 20):
        monsters: dict[str, Any] = {"m1": "silent_ambassador_1", "m2": "troll_brute", "m5": "deep_howlers"}
        t = table(seed=seed, a2="dawn_defenders", onikai=1, hand=["bloodlust"], mana=1, **monsters).do("end")
        row = t.row("m")
        assert sorted(row) == sorted(["silent_ambassador_1", "troll_brute", "deep_howlers", "-", "-", "-"])
        found.add(row.index("silent_ambassador_1") + 1)
        assert t.kinds().count("chance-picks") == 1
    assert found == {1, 2, 5}  # itself too


def test_the_second_silent_ambassador_swaps_its_ally_with_a_random_one() -> None:
    found = set()
    for seed in range(1, 20):
        allies: dict[str, Any] = {
            "a1": "gulbjarn",
            "a3": "cloud_tearers",
            "a4": "frostbite_outpost",
            "a6": "shamans",
        }
        t = table(seed=seed, m1="silent_ambassador_2", hand=["bloodlust"], mana=1, **allies).do("end")
        found.add(tuple(t.row("a")))
    tower = "frostbite_outpost"
    assert found == {
        ("gulbjarn", "-", "cloud_tearers", tower, "-", "shamans"),
        ("cloud_tearers", "-", "gulbjarn", tower, "-", "shamans"),
        ("shamans", "-", "cloud_tearers", tower, "-", "gulbjarn"),
    }


def test_unengaged_it_swaps_nobody() -> None:
    for seed in range(1, 8):
        t = table(
            seed=seed, m1="silent_ambassador_2", a2="gulbjarn", a3="shamans", hand=["bloodlust"], mana=1
        )
        assert t.do("end").row("a")[1:3] == ["gulbjarn", "shamans"]
        assert "chance-picks" not in t.kinds()


def test_the_second_silent_ambassador_brings_back_the_monster_discarded_last() -> None:
    horde = {"deck": ["troll_brute"], "discard": ["troll_crusher", "deep_stalker", "snowblind"]}
    t = arriving("silent_ambassador_2", horde=horde)
    assert (t.row("m")[:3], t.castle) == (["silent_ambassador_2", "deep_stalker", "-"], 18)
    assert t.horde_discard() == ["troll_crusher", "snowblind"]


@pytest.mark.rule("HRD-HOR-16", "HRD-HOR-04")
def test_a_monster_that_comes_back_to_full_lanes_goes_to_the_outsider_pile() -> None:
    horde = {"deck": ["troll_brute"], "discard": ["deep_stalker"]}
    full: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in range(1, 6)}
    t = arriving("silent_ambassador_2", horde=horde, **full)
    assert (t.pile(), t.horde_discard(), t.castle) == (["deep_stalker"], [], 20)


@pytest.mark.rule("HRD-Q-26")
def test_the_second_death_dealer_offers_no_draw_after_the_last_card_of_a_deck() -> None:
    t = summon(
        "the_death_dealer_2", m2="troll_brute", m3="frost_giant", m4="deep_howlers", deck=["shamans"] * 2
    )
    t.do("draw 1", "draw 1")
    assert t.outcome() == "deck-empty"
    assert t.kinds()[-2:] == ["drew", "deck-empty"]  # nothing came in between
