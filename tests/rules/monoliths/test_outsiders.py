"""Enchanters, colossals and immortals."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.cards.registry import DECKS
from tests.rules.monoliths.table import Table, fight, new_game, summon, table


@pytest.mark.rule("MON-OUT-03", "MON-CARD-21", "MON-CARD-22")
def test_there_are_enchanters_colossals_and_immortals() -> None:
    assert all(card.stage == 1 and not card.line for card in DECKS["outsiders2024"])
    assert all(card.line or card.part_of for card in DECKS["colossals"])
    assert max(card.stage for card in DECKS["outsiders"]) == 3


@pytest.mark.rule("MON-OUT-05", "MON-OUT-04")
def test_an_enchantment_counts_before_its_outsider_has_come() -> None:
    t = summon("troll_brute", settings={"outsider": "the_lost_legion"})
    assert t.castle == 18


@pytest.mark.rule("MON-OUT-05", "MON-WIN-05", "MON-OUT-06")
def test_destroying_an_enchanter_wins_when_the_turn_ends() -> None:
    given: dict[str, Any] = {
        "m1": {"card": "purple_circle", "wounds": 8},
        "a1": "clan_of_the_oak",
        "a2": "wind_riders",
        "outsiders_left": [],
    }
    t = fight(**given)
    assert t.asks() == "draw"
    t.do("no draw")
    assert t.outcome() == "outsider-destroyed"
    assert t.state.outcome is not None
    assert t.state.outcome.rule == "MON-END-01"


@pytest.mark.rule("MON-OUT-08", "MON-OUT-09", "MON-OUT-13")
def test_a_colossal_outsider_enters_with_its_parts_in_their_order() -> None:
    t = summon(settings={"outsider": "titan_brood"}, pile=["titan_brood"])
    assert t.row("m")[:3] == ["devourer_limb", "titan_brood", "overlord_limb"]


@pytest.mark.rule("MON-OUT-12")
def test_all_parts_are_there_before_a_play_ability_resolves() -> None:
    t = summon(settings={"outsider": "the_lost_city"}, pile=["the_lost_city"], onikai=1)
    kinds = [kind for kind in t.kinds() if kind in ("summoned", "health-put")]
    assert kinds[:3] == ["summoned"] * 3


@pytest.mark.rule("MON-OUT-10", "MON-OUT-11", "MON-EX-29")
def test_monsters_are_pushed_together_to_make_room() -> None:
    given: dict[str, Any] = {
        "m1": "deep_howlers",
        "m3": "deep_stalker",
        "m6": "troll_brute",
        "pile": ["titan_brood"],
    }
    t = summon(settings={"outsider": "titan_brood"}, **given)
    row = ["deep_howlers", "deep_stalker", "troll_brute", "devourer_limb", "titan_brood", "overlord_limb"]
    assert t.row("m") == row


@pytest.mark.rule("MON-OUT-10", "MON-OUT-11")
def test_nobody_is_pushed_if_there_is_room_already() -> None:
    given: dict[str, Any] = {"m2": "deep_howlers", "m6": "troll_brute", "pile": ["titan_brood"]}
    t = summon(settings={"outsider": "titan_brood"}, **given)
    assert t.row("m")[1:5] == ["deep_howlers", "devourer_limb", "titan_brood", "overlord_limb"]


@pytest.mark.rule("MON-Q-22", "MON-OUT-10")
def test_without_room_a_colossal_outsider_goes_to_the_bottom_of_the_pile() -> None:
    full: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in range(1, 5)}
    t = summon(settings={"outsider": "titan_brood"}, pile=["titan_brood", "troll_brute"], **full)
    assert t.pile() == ["titan_brood"]
    assert t.at("m5").slug == "troll_brute"


@pytest.mark.rule("MON-OUT-14", "MON-OUT-15", "MON-WIN-06")
def test_destroying_the_outsider_itself_is_enough_and_its_parts_stay() -> None:
    given: dict[str, Any] = {
        "m1": "devourer_limb",
        "m2": {"card": "titan_brood", "wounds": 8},
        "m3": "overlord_limb",
        "a2": {"card": "beraph_star", "health": 9},
        "outsiders_left": [],
    }
    t = fight({"outsider": "titan_brood"}, **given).do("no draw")
    assert t.outcome() == "outsider-destroyed"
    assert t.row("m")[:3] == ["devourer_limb", "-", "overlord_limb"]


@pytest.mark.rule("MON-OUT-14")
def test_a_destroyed_part_leaves_the_outsider_in_play_and_goes_to_no_pile() -> None:
    given: dict[str, Any] = {
        "m1": {"card": "devourer_limb", "wounds": 1},
        "m2": "titan_brood",
        "a1": "beraph_star",
    }
    t = fight({"outsider": "titan_brood"}, outsiders_left=[], **given).do("no draw")
    assert t.row("m")[:2] == ["-", "titan_brood"]
    assert t.horde_discard() == []
    assert not t.state.horde_deck


@pytest.mark.rule("MON-Q-77")
def test_a_part_is_no_target_of_assault() -> None:
    given: dict[str, Any] = {
        "m1": "devourer_limb",
        "m2": "titan_brood",
        "a4": "stormrunner",
        "outsiders_left": [],
    }
    t = table({"outsider": "titan_brood"}, **given).do("use a4")
    assert t.options() == ["portal", "m2"]


@pytest.mark.rule("MON-OUT-16", "MON-OUT-17", "MON-Q-62")
def test_the_first_stage_of_an_immortal_is_called_by_the_first_portal() -> None:
    given: dict[str, Any] = {
        "portal": {"wounds": 5},
        "a2": "clan_of_the_oak",
        "onikai": 1,
        "yetnar": 1,
        "zephylite": 1,
    }
    t = fight({"outsider": "the_beast_lord"}, **given)
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert t.at("m1").slug == "the_beast_lord_1"
    assert len(t.state.outsiders_left) == 2


def first_stage_struck_down() -> Table:
    given: dict[str, Any] = {
        "m1": {"card": "the_beast_lord_1", "wounds": 2},
        "a1": "wind_riders",
        "outsiders_left": ["the_beast_lord_2", "the_beast_lord_3"],
    }
    return fight({"outsider": "the_beast_lord"}, **given)


@pytest.mark.rule("MON-OUT-18", "MON-Q-67")
def test_the_next_stage_of_an_immortal_goes_below_the_pile() -> None:
    kinds = first_stage_struck_down().do("no draw").kinds()
    assert kinds.index("next-stage") < kinds.index("turn-begins")  # when the sequence ends, not the turn


@pytest.mark.rule("MON-OUT-19", "MON-WIN-07", "MON-Q-19")
def test_only_the_last_stage_of_an_immortal_wins() -> None:
    t = first_stage_struck_down().do("no draw")
    assert t.outcome() == ""
    assert not t.state.vanquished


@pytest.mark.rule("MON-OUT-24", "MON-Q-87")
def test_a_portal_that_has_become_the_outsider_wins_when_it_falls() -> None:
    t = summon(
        settings={"outsider": "doom_vines"}, pile=["doom_vines"], portal={"stage": 2}, a6="wind_riders"
    )
    assert t.state.portal_leads
    assert t.portal == 17
    t.state.edit(UnitId(1)).hp = -7
    t.do("end", "end")
    assert t.outcome() == "outsider-destroyed"


@pytest.mark.rule("MON-Q-87")
@pytest.mark.parametrize(("portals", "stage"), [("monoliths", 4), ("normal", 3)])
def test_the_last_portal_can_be_destroyed_once_it_leads(portals: str, stage: int) -> None:
    t = summon(
        settings={"outsider": "toxic_breath", "portals": portals},
        pile=["toxic_breath"],
        portal={"stage": stage, "turned": 0},
        a6="wind_riders",
    )
    assert t.state.portal_leads
    while t.outcome() == "" and t.state.turn < 4:
        t.do("end" if "end" in t.options() else t.options()[0])
    assert t.outcome() == "outsider-destroyed"


@pytest.mark.rule("MON-Q-86")
def test_a_colossal_that_comes_back_keeps_its_tokens_and_is_concealed_all_the_same() -> None:
    settings = {"outsider": "abyssal_terror"}
    t = summon(settings=settings, pile=["abyssal_terror"], outsiders_left=[])
    assert t.row("m")[:3] == ["concealed"] * 3
    t.do("end")
    lane = t.row("m").index("abyssal_terror") + 1
    t.state.edit(t.state.front[lane - 1]).hp = -3
    while t.state.decision is not None and t.asks() != "alliance":
        t.do("no draw" if "no draw" in t.options() else t.options()[0])
    assert t.row("m")[:3] == ["concealed"] * 3  # it has been to the pile and is back
    assert [kept.hp for kept in t.state.kept] == [-3]
    t.do("end")
    lane = t.row("m").index("abyssal_terror") + 1
    assert t.at(f"m{lane}").wounds == 3


@pytest.mark.rule("MON-SET-34", "MON-SET-35", "MON-EX-18")
def test_purple_circle_reinforces_three_minions_at_set_up() -> None:
    t = new_game()
    assert t.asks() == "reinforce"
    t.do("onikai", "ratamil", "yetnar")
    assert [t.minion(name).health for name in ("onikai", "yetnar", "zephylite", "ratamil")] == [2, 2, 1, 2]
    assert t.asks() == "mulligan"


@pytest.mark.rule("MON-KEY-109", "HRD-Q-84")
def test_nothing_tramples_over_an_outsider_that_gains_no_wounds() -> None:
    """Cauldron keeps The Lost City from wounds in the fight phase; without it a minion takes them."""
    boar: dict[str, Any] = {"card": "clan_of_the_boar", "attack": 5}
    lost = {"outsider": "the_lost_city"}
    t = table(lost, phase="fight", m1="cauldron", m2="the_lost_city", a2=boar, pile=[], hand=["bloodlust"])
    assert t.at("portal").wounds == 0
    t = table(lost, phase="fight", m2="the_lost_city", a2=boar, onikai=9, pile=[], hand=["bloodlust"])
    assert t.at("portal").wounds == 0
    t = table(lost, phase="fight", m2="the_lost_city", a2=boar, pile=[], hand=["bloodlust"])
    assert t.at("portal").wounds == 9 - 2


PILLAR: dict[str, Any] = {"card": "draining_pillar", "health": 2}


@pytest.mark.rule("MON-Q-115", "MON-OUT-09")
def test_draining_pillar_turns_away_an_appendage_and_not_the_outsider() -> None:
    given: dict[str, Any] = {
        "pile": ["titan_brood"],
        "outsiders_left": [],
        "horde": [],
        "portal": {"turned": 2},
    }
    t = table({"outsider": "titan_brood"}, phase="horde", a1=PILLAR, hand=["bloodlust"], mana=1, **given)
    assert t.asks() == "turn-away"
    t.do("yes", "yes")
    assert t.row("m")[:3] == ["-", "titan_brood", "-"]
    assert (t.horde_discard(), t.pile()) == ([], [])


@pytest.mark.rule("MON-Q-115", "MON-OUT-14")
def test_draining_pillar_turns_away_coils_that_are_turned_up() -> None:
    hidden = {
        f"m{lane}": {"card": card, "concealed": True} for lane, card in ((1, "coils"), (2, "abyssal_terror"))
    }
    t = table(
        {"outsider": "abyssal_terror"}, outsiders_left=[], a1=PILLAR, hand=["bloodlust"], mana=1, **hidden
    )
    t.do("end", "yes")
    assert t.row("m")[:2] == ["-", "abyssal_terror"]
