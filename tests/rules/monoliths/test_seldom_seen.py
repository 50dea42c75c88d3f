"""What a table of Monoliths seldom sees: swaps that both cards notice, texts without a card to start from."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.run import Run, Scope
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.table.state import CASTLE
from tests.rules.monoliths.table import summon, table


@pytest.mark.rule("MON-UNI-03")
@pytest.mark.parametrize("mover", ["a1", "a2"])
def test_both_allies_of_a_swap_have_moved(mover: str) -> None:
    t = table(a1="the_plunderess", a2="butterfly_shadow", hand=["bloodlust"], mana=1)
    t.do(f"move {mover}", "lane 2" if mover == "a1" else "lane 1", "next 1")
    assert t.row("a")[:2] == ["butterfly_shadow", "the_plunderess"]
    assert (t.at("a1").armor, t.at("a2").armor) == (1, 1)


@pytest.mark.rule("MON-KEY-38", "MON-KEY-39")
def test_nothing_is_within_a_lane_of_an_ally_that_is_not_there() -> None:
    t = table(m1="frost_giant", hand=["immovable"], mana=2)
    before = t.at("m1").attack
    t.do("play immovable")
    assert t.at("m1").attack == before


@pytest.mark.rule("MON-DES-14", "MON-ZONE-02")
def test_a_monster_that_is_destroyed_in_the_back_line_was_engaged_with_nobody() -> None:
    tower, harpy = {"card": "runic_catapult", "health": 2}, {"card": "venom_harpy", "wounds": 2}
    t = table(back_line=[harpy], a1=tower, a6="shamans", hand=["bloodlust"], mana=1)
    assert "destroyed" in t.do("use a1", "no draw").kinds()
    assert t.row("a")[5] == "shamans"


@pytest.mark.rule("MON-DES-14", "MON-ZONE-02")
def test_a_monster_that_leaves_the_back_line_for_the_pile_was_engaged_with_nobody() -> None:
    t = table(back_line=["venom_harpy"], m1="frost_giant", a6="shamans", hand=["outrider_phalanx"], mana=3)
    t.do("play outrider_phalanx", "lane 1", "b1")
    assert t.pile()[0] == "venom_harpy"
    assert t.row("a")[5] == "shamans"


@pytest.mark.rule("MON-ALL-04")
def test_the_next_attachment_is_cheaper_even_if_other_cards_come_before_it() -> None:
    t = table(a1="master_of_the_forge", hand=["shamans", "punisher_blade"], mana=4)
    t.do("use a1", "play shamans", "lane 2")
    assert t.player().mana == 2
    assert t.do("play punisher_blade").player().mana == 1


@pytest.mark.rule("MON-ALL-04")
def test_what_makes_all_spells_dearer_does_so_for_the_second_one_as_well() -> None:
    t = summon("stasis_priestess_1", hand=["bloodlust", "bloodlust"], mana=10)
    mana = t.player().mana
    assert t.do("play bloodlust").player().mana == mana - 2
    assert t.do("play bloodlust").player().mana == mana - 4


@pytest.mark.rule("MON-RES-01")
def test_a_text_that_draws_out_of_a_pile_without_such_a_card_draws_nothing() -> None:
    t = table({"castle": "hesp_aut_of_utsesh"}, hand=["scarifier"], discard=["shamans"], mana=10)
    t.state.decision = None
    # Its cost lays a spell there, so this text comes although nobody could pay it.
    t.state.push(Run(Scope(BY_SLUG["hesp_aut_of_utsesh"].id, 0, CASTLE, Seat(0))))
    t.state.run()
    assert (t.asks(), t.hand(), t.discard()) == ("alliance", ["scarifier"], ["shamans"])


@pytest.mark.rule("MON-RES-12", "MON-KEY-51")
def test_an_ally_that_falls_in_the_middle_of_its_text_is_engaged_with_nobody_any_more() -> None:
    dryad = {"card": "dryad_of_sorrow", "health": 2}
    t = table(a1=dryad, a3="shamans", m1="deep_howlers", hand=["bloodlust"], mana=1)
    t.state.edit(t.at("a1").number).boost_health = -1  # she lives on the tokens that she gives away
    t.do("use a1", "a1", "a1")
    assert (t.row("a")[0], t.at("m1").wounds) == ("-", 0)


@pytest.mark.rule("MON-UNI-03", "MON-UNI-04")
def test_nobody_moves_where_every_lane_is_taken_by_an_exhausted_ally() -> None:
    others: dict[str, Any] = {f"a{lane}": {"card": "shamans", "exhausted": True} for lane in range(2, 7)}
    t = table(a1="shamans", hand=["bloodlust"], mana=1, **others)
    assert "move a1" not in t.options()


@pytest.mark.rule("MON-KEY-69", "MON-Q-24")
def test_a_monster_without_taunt_draws_nobody() -> None:
    t = table(m2="deep_howlers", a5="shamans", hand=["bloodlust"], mana=1).do("end")
    assert t.row("a")[4] == "shamans"


@pytest.mark.rule("MON-UNI-16", "MON-KEY-63")
def test_a_monster_of_the_back_line_that_no_ready_ally_can_engage_is_not_offered() -> None:
    """Iron Harpy engages no ally of mana cost 2 or less."""
    given: dict[str, Any] = {"back_line": ["iron_harpy"], "hand": ["bloodlust"], "mana": 1}
    assert not [text for text in table(a1="shamans", **given).options() if text.startswith("engage")]
    assert [text for text in table(a1="gulbjarn", **given).options() if text.startswith("engage")]


@pytest.mark.rule("MON-Q-43", "MON-KEY-90")
def test_a_monster_that_strikes_a_monster_tramples_over_nothing() -> None:
    """Twist Allegiance, HRD-TAU-18: the neighbor of Tide Breakers is none of its opponents."""
    t = table(m1="tide_breakers_3", m2="roots", a1="hordecrusher", hand=["twist_allegiance"], mana=3)
    t.do("play twist_allegiance", "m1")
    assert (t.row("m")[:2], t.castle) == (["tide_breakers_3", "-"], 20)


@pytest.mark.rule("MON-DES-03", "MON-RES-20", "MON-MIN-13")
def test_a_destroyed_minion_keeps_no_attack_of_the_turn_to_pillage_with() -> None:
    """Cauldron, MON-COL-10, has Ratamil pillage its attack; treachery has boosted Ratamil before it fell."""
    t = table(
        {"outsider": "the_lost_city"},
        ratamil={"health": 1, "lane": 2},
        m3="cauldron",
        a2="heraal",
        treachery="howling_monolith_1",
        hand=["bloodlust"],
        mana=1,
    )
    t.do("end", "end")
    while t.asks() != "alliance":
        t.do("no draw" if "no draw" in t.options() else t.options()[0])
    assert not t.state.is_in_play(t.minion("ratamil").number)
    assert t.discard() == []
