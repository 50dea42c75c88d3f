"""The wave of the horde phase: in what order cards are resolved, where they come from, and the shift."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-HOR-06", "HRD-HOR-11")
def test_the_cards_of_a_wave_are_resolved_one_after_another_from_the_left() -> None:
    t = summon("frost_giant", "deep_stalker", a1="gulbjarn")
    assert (t.asks(), t.castle) == ("choose", 20)  # the Giant comes first, the Stalker waits
    assert t.do("option 2").castle == 20 - 3 - 2


@pytest.mark.rule("HRD-HOR-08")
def test_the_play_ability_of_a_summoned_card_is_resolved() -> None:
    assert summon("deep_stalker").castle == 18


@pytest.mark.rule("HRD-HOR-12")
def test_the_mana_of_a_summoned_card_comes_before_its_play_ability() -> None:
    kinds = summon("lady_of_the_lake").kinds()
    assert kinds.index("mana") < kinds.index("health-put")


@pytest.mark.rule("HRD-HOR-05")
def test_a_spell_that_finds_no_lane_goes_unresolved_to_the_outsider_pile() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 7)}
    t = summon("snowblind", **full)
    assert t.pile() == ["snowblind", "the_hate_bringer_1"]
    assert t.minion("zephylite").health == 0


@pytest.mark.rule("HRD-HOR-15")
def test_the_monsters_close_up_even_if_no_card_comes() -> None:
    t = table(phase="horde", m3="frost_giant", portal={"turned": 2})
    assert "summoned" not in t.kinds()
    assert t.row("m") == ["frost_giant", "-", "-", "-", "-", "-"]


@pytest.mark.rule("HRD-HOR-16", "HRD-HOR-17")
def test_a_card_that_summons_takes_the_top_of_the_horde_deck_and_resolves_it() -> None:
    t = fight(m1="the_crawling_storm", horde=["deep_stalker", "troll_brute"])
    assert t.row("m")[:2] == ["the_crawling_storm", "deep_stalker"]
    assert t.pile() == ["the_hate_bringer_1"]
    assert t.castle == 20 - 1 - 2 - 2  # the Storm strikes, the Stalker is resolved and strikes in its lane


@pytest.mark.rule("HRD-Q-63", "HRD-HOR-18")
def test_one_portal_down_is_enough_for_the_outsider_to_come() -> None:
    t = fight(a1="gulbjarn", portal={"wounds": 3})
    assert (t.row("m")[0], t.pile()) == ("the_hate_bringer_1", [])


@pytest.mark.rule("HRD-HOR-20")
def test_the_top_of_the_outsider_pile_is_summoned_first() -> None:
    t = table(
        phase="horde",
        portal={"stage": 2, "turned": 2},
        pile=["troll_brute", "troll_crusher", "the_hate_bringer_1"],
    )
    assert t.row("m")[:3] == ["troll_brute", "troll_crusher", "the_hate_bringer_1"]
