"""The portal, the castle and the outsider."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.vocabulary.names import CardType
from tests.rules.horde.table import fight, table


@pytest.mark.rule("HRD-PRT-01")
def test_there_is_exactly_one_portal_also_after_one_was_destroyed() -> None:
    t = fight(a1="gulbjarn", portal={"wounds": 3})
    units = [CARDS[unit.card] for unit in t.state.units]
    assert [card.slug for card in units if card.type == CardType.PORTAL] == ["solo_normal_2"]


@pytest.mark.rule("HRD-PRT-03", "HRD-REF-01")
@pytest.mark.parametrize(("stage", "mana"), [(1, 4), (2, 6), (3, 4)])
def test_the_portal_in_play_sets_the_mana_of_the_refresh_phase(stage: int, mana: int) -> None:
    t = table(phase="refresh", portal={"stage": stage, "turned": 2}, pile=[], a1="shamans")
    assert t.player().mana == mana


@pytest.mark.rule("HRD-PRT-06", "HRD-Q-19")
def test_strikes_against_a_third_portal_are_allowed_and_do_nothing() -> None:
    t = fight(a1="gulbjarn", portal={"stage": 3}, pile=[])
    assert "strikes" in t.kinds()
    assert (t.at("portal").wounds, t.words()["portal"]["stage"], t.words()["portal"]["turned"]) == (0, 3, 2)


@pytest.mark.rule("HRD-REF-04")
def test_towers_are_readied_like_every_other_card() -> None:
    tower = {"card": "runic_catapult", "health": 2, "exhausted": True}
    t = table(phase="refresh", portal={"turned": 2}, a1=tower, castle={"exhausted": True})
    assert not t.at("a1").exhausted
    assert not t.at("castle").exhausted


@pytest.mark.rule("HRD-CST-04")
@pytest.mark.both_editions
def test_the_ability_of_a_castle_costs_mana() -> None:
    t = table(a1="shamans", mana=0)
    assert t.why_not("use castle") == ["HRD-COST-05"]
    t = table(a1="shamans", mana=1).do("use castle", "option 3")
    assert (t.player().mana, len(t.hand())) == (0, 1)


@pytest.mark.rule("HRD-CST-03")
@pytest.mark.parametrize("wounds", [17, 18])
@pytest.mark.both_editions
def test_a_castle_without_health_loses_the_game_at_once(wounds: int) -> None:
    t = fight(castle={"wounds": wounds}, m1="troll_crusher", a2="shamans")
    assert t.outcome() == ("castle-destroyed" if wounds == 18 else "")


@pytest.mark.rule("HRD-OUT-02", "HRD-Q-18")
@pytest.mark.parametrize("stage", [2, 3])
def test_the_outsider_is_summoned_by_a_later_portal_after_wave_and_shift(stage: int) -> None:
    t = table(
        phase="horde",
        portal={"stage": stage, "turned": 0},
        horde=["snowblind", "troll_brute"],
        m2="troll_crusher",
        hand=["bloodlust"],
        mana=1,
    )
    # Lane 2 was shifted to lane 1 before the outsider came.
    assert t.row("m")[:3] == ["troll_crusher", "the_hate_bringer_1", "-"]


@pytest.mark.rule("HRD-OUT-05")
@pytest.mark.both_editions
def test_an_outsider_in_a_lane_fights_like_any_monster() -> None:
    t = fight(m1="the_hate_bringer_1", a1={"card": "gulbjarn", "weaken": 1})
    assert (t.at("a1").wounds, t.at("m1").wounds) == (4, 4 - 2)  # it has armor 2
    assert fight(m1="the_hate_bringer_1").castle == 20 - 4


@pytest.mark.rule("HRD-OUT-06", "HRD-Q-35")
@pytest.mark.both_editions
def test_a_destroyed_outsider_gives_a_draw() -> None:
    t = fight(m1={"card": "the_hate_bringer_1", "wounds": 2}, a1="gulbjarn")
    assert (t.asks(), t.options()) == ("draw", ["draw 1", "no draw"])
    assert len(t.do("draw 1").hand()) == 1
