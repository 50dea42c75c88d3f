"""Where mana and cards come from, and how one turn leads to the next."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-MANA-06")
@pytest.mark.parametrize(("stage", "mana"), [(1, 4), (2, 6)])
def test_the_portal_in_play_gives_its_mana_in_the_refresh_phase(stage: int, mana: int) -> None:
    assert table(phase="refresh", portal={"stage": stage, "turned": 2}, pile=[]).player().mana == mana


@pytest.mark.rule("HRD-MANA-04")
def test_mana_of_the_portal_above_10_is_lost() -> None:
    assert table(phase="refresh", mana=8).player().mana == 10


@pytest.mark.rule("HRD-MANA-07", "HRD-Q-44")
def test_the_mana_of_a_horde_card_is_gained_without_being_asked_for() -> None:
    t = summon("the_great_white", mana=0)
    assert (t.asks(), t.player().mana) == ("alliance", 2)
    assert summon("the_great_white", mana=10).player().mana == 10


@pytest.mark.rule("HRD-DRAW-01", "HRD-END-05")
@pytest.mark.both_editions
def test_a_new_turn_brings_mana_but_no_card() -> None:
    t = table(phase="end", turn_number=3, hand=["shamans"])
    assert (t.state.turn, t.player().mana) == (4, 4)
    assert (t.hand(), len(t.deck())) == (["shamans"], 20)


@pytest.mark.rule("HRD-DRAW-03")
@pytest.mark.both_editions
def test_the_draw_may_be_declined() -> None:
    t = fight(m1="troll_brute", a1="gulbjarn").do("no draw")
    assert (t.hand(), len(t.deck())) == ([], 20)


@pytest.mark.rule("HRD-DRAW-05")
@pytest.mark.both_editions
def test_each_destroyed_monster_offers_its_own_draw() -> None:
    t = table(m1="troll_brute", m2="troll_brute", a1={"card": "runic_catapult", "health": 2}, a2="shamans")
    t.do("use a1", "m1", "draw 1")
    assert t.asks() == "draw"
    assert len(t.do("no draw").hand()) == 1


@pytest.mark.rule("HRD-DRAW-06")
@pytest.mark.both_editions
def test_a_monster_destroyed_by_a_spell_offers_a_draw() -> None:
    t = table(m1="troll_brute", a1="shamans", hand=["death_grasp"], mana=2).do("play death_grasp")
    assert t.asks() == "draw"


@pytest.mark.rule("HRD-DRAW-06")
def test_a_monster_destroyed_by_another_horde_card_offers_a_draw() -> None:
    t = summon("the_death_dealer_1", m1="troll_brute")
    assert (t.asks(), t.row("m")[0]) == ("draw", "-")


@pytest.mark.rule("HRD-DRAW-07")
@pytest.mark.both_editions
def test_a_hand_may_grow_beyond_7_during_the_turn() -> None:
    t = table(hand=["shamans"] * 7, mana=1, a1="gulbjarn").do("use castle", "option 3")
    assert (t.asks(), len(t.hand())) == ("alliance", 8)
