"""Where cards lie: what is in play, the back line, decks, discard piles and the outsider pile."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.table.state import CASTLE, PORTAL
from tests.rules.horde.table import fight, new_game, table


@pytest.mark.rule("HRD-ZONE-01")
def test_minions_start_and_stay_in_the_back_line() -> None:
    t = new_game().do("done")
    minions = [CARDS[t.state.units[unit].card].slug for unit in t.state.back]
    assert minions == ["onikai", "yetnar", "zephylite", "ratamil"]
    t = fight(onikai=2, a1="gulbjarn")
    assert t.minion("onikai").number in t.state.back


@pytest.mark.rule("HRD-ZONE-02", "HRD-ZONE-04")
def test_what_is_in_play() -> None:
    t = table(m1="troll_brute", a2="shamans", onikai=1, hand=["bloodlust"], pile=["the_hate_bringer_1"])
    places = [CASTLE, PORTAL, t.at("m1").number, t.at("a2").number, *t.state.back]
    assert len(t.state.back) == 4
    assert all(t.state.is_in_play(unit) for unit in places)
    assert len(t.state.units) == len(places)  # nothing of the pile and nothing of the hand


@pytest.mark.rule("HRD-ZONE-03")
@pytest.mark.both_editions
def test_effects_find_only_cards_in_play() -> None:
    t = table(a1="clan_of_the_boar", hand=["bloodlust", "gulbjarn"], discard=["shamans"], mana=1)
    assert t.do("play bloodlust").asks() == "alliance"  # there was no ally to choose from but one
    assert t.at("a1").attack == 4 + 2


@pytest.mark.rule("HRD-ZONE-04", "HRD-OUT-04")
@pytest.mark.both_editions
def test_the_outsider_cannot_be_damaged_in_its_pile() -> None:
    t = table({"castle": "the_wind_burner"}, a1="shamans", mana=1).do("use castle", "option 2")
    assert (t.portal, t.asks()) == (5, "alliance")
    t = table({"castle": "the_wind_burner"}, a1="shamans", m1="the_beast_lord_1", mana=1)
    t.do("use castle", "option 2", "m1")
    assert t.at("m1").wounds == 1


@pytest.mark.rule("HRD-ZONE-05")
@pytest.mark.both_editions
def test_minions_of_the_back_line_are_targets_unless_a_text_says_in_a_lane() -> None:
    lanes: dict[str, Any] = {"m1": "deep_howlers", "m2": "deep_howlers"}
    t = table(a1={"card": "runic_catapult", "health": 2}, a2="shamans", onikai=3, **lanes).do("use a1")
    assert {"m1", "m2", "onikai"} <= set(t.options())
    t = table(a2="shamans", onikai=3, hand=["combustion"], mana=2, **lanes).do("play combustion")
    assert t.options() == ["m1", "m2"]


@pytest.mark.rule("HRD-ZONE-06")
def test_the_zones_outside_play() -> None:
    t = table(
        phase="treachery",
        a1="shamans",
        hand=["bloodlust", "shamans"],
        discard=["gulbjarn"],
        mana=1,
        horde=["cave_yeti", "troll_brute"],
        pile=["frost_giant", "the_hate_bringer_1"],
    )
    words = t.words()
    assert words["players"]["1"]["hand"] == ["shamans", "bloodlust"]
    assert (len(words["players"]["1"]["deck"]), words["players"]["1"]["discard"]) == (20, ["gulbjarn"])
    assert (words["horde"]["deck"], words["horde"]["discard"]) == (["troll_brute"], ["cave_yeti"])
    assert words["pile"] == ["frost_giant", "the_hate_bringer_1"]
    assert [CARDS[card].stage for card in t.state.rules.stages] == [1, 2, 3]
    assert words["outsiders_left"] == ["the_hate_bringer_2"]


@pytest.mark.rule("HRD-ZONE-07")
@pytest.mark.both_editions
def test_everybody_sees_the_discard_pile_of_a_player() -> None:
    t = table(a1="shamans", discard=["gulbjarn", "bloodlust"])
    seen = t.view(None).players[0].discard
    assert [CARDS[card].slug for card in seen] == ["gulbjarn", "bloodlust"]


@pytest.mark.rule("HRD-ZONE-08", "HRD-HDK-01")
@pytest.mark.both_editions
def test_everybody_sees_the_horde_discard_pile_and_its_order_does_not_count() -> None:
    cards = ["troll_brute", "snowblind", "cave_yeti", "frost_giant"]
    t = table(a1="shamans", horde={"deck": ["deep_stalker"], "discard": cards})
    assert [CARDS[card].slug for card in t.view(None).horde_discard] == cards
    renewed = [
        table(phase="treachery", a1="shamans", horde={"deck": [], "discard": pile}, hand=["bloodlust"])
        for pile in (cards, cards[::-1])
    ]
    assert renewed[0].words()["horde"] == renewed[1].words()["horde"]


@pytest.mark.rule("HRD-HDK-03", "HRD-Q-30")
@pytest.mark.both_editions
def test_without_any_horde_card_nothing_comes_and_the_game_goes_on() -> None:
    t = table(phase="horde", portal={"turned": 0}, a1="shamans")
    assert (t.row("m"), t.outcome(), t.asks()) == (["-"] * 6, "", "alliance")


@pytest.mark.rule("HRD-HDK-02", "HRD-Q-30")
@pytest.mark.both_editions
def test_the_last_treachery_card_is_shuffled_into_the_new_deck() -> None:
    horde = {"deck": ["cave_yeti"], "discard": ["troll_brute"]}
    t = table(phase="treachery", a1="shamans", m1="frost_giant", horde=horde, hand=["bloodlust"])
    assert t.at("m1").attack == 3 + 2
    words = t.words()["horde"]
    assert (sorted(words["deck"]), words["discard"]) == (["cave_yeti", "troll_brute"], [])


@pytest.mark.rule("HRD-OPL-01")
@pytest.mark.both_editions
def test_everybody_sees_the_outsider_pile_in_its_order() -> None:
    pile = ["troll_brute", "the_hate_bringer_1", "frost_giant"]
    t = table(a1="shamans", pile=pile)
    assert [CARDS[card].slug for card in reversed(t.view(None).pile)] == pile


@pytest.mark.rule("HRD-OPL-02", "HRD-OUT-01")
def test_at_first_the_pile_is_the_first_stage_alone() -> None:
    assert new_game(outsider="the_beast_lord").pile() == ["the_beast_lord_1"]


@pytest.mark.rule("HRD-OPL-04", "HRD-OUT-03")
def test_the_next_stage_goes_below_everything_that_waits_in_the_pile() -> None:
    t = fight(
        m1={"card": "the_hate_bringer_1", "wounds": 2}, a1="gulbjarn", pile=["troll_brute", "frost_giant"]
    )
    t.do("no draw")
    assert t.pile() == ["troll_brute", "frost_giant", "the_hate_bringer_2"]
    assert BY_SLUG["the_hate_bringer_1"].id not in t.state.horde_discard


@pytest.mark.rule("HRD-OPL-03")
def test_the_last_card_without_a_lane_is_uppermost() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 7)}
    t = table(
        {"difficulty": "hard"},
        phase="horde",
        portal={"turned": 1},
        horde=["troll_brute", "troll_crusher"],
        a1="gulbjarn",
        **full,
    )
    assert t.pile() == ["troll_crusher", "troll_brute", "the_hate_bringer_1"]
