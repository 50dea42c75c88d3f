"""Every castle of Monoliths does what its row says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.monoliths.table import Table, summon, table


def at(castle: str, **given: Any) -> Table:
    """A table with this castle and an ally in lane 6."""
    return table(castle=castle, **{"a6": "clan_of_the_oak", **given})


def test_beraph_of_grialth_calls_an_exhausted_troop_to_a_lane_of_choice() -> None:
    t = at("beraph_of_grialth", mana=1).do("use castle", "lane 2")
    assert t.row("a") == ["-", "troop", "-", "-", "-", "clan_of_the_oak"]
    assert t.at("a2").exhausted
    assert (t.at("a2").attack, t.at("a2").health, t.player().mana) == (1, 1, 0)


def test_beraph_of_grialth_finds_no_lane_for_a_troop_among_six_cards() -> None:
    crowd = {f"a{lane}": "clan_of_the_oak" for lane in range(1, 7)}
    t = at("beraph_of_grialth", mana=1, **crowd).do("use castle")
    assert "troop" not in t.row("a")
    assert t.player().mana == 0


def test_eye_of_liothan_gives_8_mana_for_7_and_makes_other_cards_than_allies_dearer() -> None:
    t = at("eye_of_liothan", mana=7, hand=["xotlan_revolts", "mournings"]).do("use castle")
    assert t.player().mana == 8
    t.do("play xotlan_revolts")
    assert t.player().mana == 5
    t.do("play mournings", "lane 1")
    assert t.player().mana == 1


def test_carchlan_of_xotlan_readies_a_tower() -> None:
    t = at("carchlan_of_xotlan", a1={"card": "haunted_ruins", "health": 1, "exhausted": True}).do(
        "use castle"
    )
    assert not t.at("a1").exhausted
    assert t.at("castle").exhausted


@pytest.mark.parametrize(
    ("castle", "thrown", "cost"),
    [
        ("underworld_gateways", "tunnel_to_the_ancients", 3),
        ("crafters_district", "oath_of_riders", 3),
        ("illusionists_lodge", "xotlan_revolts", 2),
    ],
)
def test_a_castle_makes_a_troop_as_large_as_the_cost_of_a_discarded_card(
    castle: str, thrown: str, cost: int
) -> None:
    t = at(castle, mana=cost, hand=[thrown, "mournings"]).do("use castle", thrown, "lane 3")
    assert (t.at("a3").attack, t.at("a3").health) == (cost, cost)
    assert (t.player().mana, t.hand(), t.discard()) == (0, ["mournings"], [thrown])


@pytest.mark.parametrize("castle", ["underworld_gateways", "crafters_district", "illusionists_lodge"])
def test_a_castle_that_makes_troops_takes_only_cards_of_its_type_that_can_be_paid(castle: str) -> None:
    dear = ["tunnel_to_the_ancients", "oath_of_riders", "rise_again"]
    assert "use castle" not in at(castle, mana=2, hand=[*dear, "last_of_the_pack"]).options()


@pytest.mark.rule("MON-Q-125")
def test_a_dearer_spell_is_still_worth_what_is_printed_on_it() -> None:
    t = summon("stasis_priestess_1", castle="illusionists_lodge", hand=["xotlan_revolts"], mana=0)
    assert t.player().mana == 4
    t.do("use castle", "xotlan_revolts", "lane 3")
    assert (t.player().mana, t.at("a3").attack) == (2, 2)


def test_a_card_of_cost_0_gives_a_plain_troop() -> None:
    t = at("illusionists_lodge", hand=["for_liothan"]).do("use castle", "for_liothan", "lane 1")
    assert (t.at("a1").attack, t.at("a1").health) == (1, 1)


def test_zeno_of_kaeno_hands_an_attachment_to_another_ally_without_playing_it_again() -> None:
    t = at(
        "zeno_of_kaeno",
        a1={"card": "the_spring_watch", "attachments": ["charm_of_renewal"], "wounds": 1},
        a6={"card": "clan_of_the_oak", "wounds": 1},
    )
    t.do("use castle")
    assert t.at("charm_of_renewal@a6").slug == "charm_of_renewal"
    assert t.at("a6").wounds == 1
    assert t.at("a1").unit.attachments == ()


def test_zeno_of_kaeno_lets_choose_the_attachment_and_the_ally() -> None:
    loaded = {"card": "the_spring_watch", "attachments": ["charm_of_renewal", "horn_of_liothan"]}
    t = at("zeno_of_kaeno", a1=loaded, a2="errant_lord").do("use castle", "horn_of_liothan@a1", "a2")
    assert t.at("horn_of_liothan@a2").slug == "horn_of_liothan"
    assert t.at("charm_of_renewal@a1").slug == "charm_of_renewal"


def test_zeno_of_kaeno_acts_in_the_treachery_phase_too() -> None:
    loaded = {"card": "the_spring_watch", "attachments": ["charm_of_renewal"]}
    t = at("zeno_of_kaeno", phase="treachery", a1=loaded, hand=["mournings"]).do("use castle")
    assert t.at("charm_of_renewal@a6").slug == "charm_of_renewal"


def test_zeno_of_kaeno_has_nobody_to_hand_an_attachment_to_if_it_fits_nobody_else() -> None:
    t = at("zeno_of_kaeno", a6={"card": "clan_of_the_oak", "attachments": ["charm_of_renewal"]})
    t.do("use castle")
    assert t.at("charm_of_renewal@a6").slug == "charm_of_renewal"


def test_hesp_aut_of_utsesh_draws_a_random_spell_of_the_discard_pile_for_one_in_hand() -> None:
    t = at("hesp_aut_of_utsesh", hand=["rise_again"], discard=["mournings"]).do("use castle")
    assert t.hand() == ["rise_again"]  # the discarded one lies in the pile too
    assert t.discard() == ["mournings"]


def test_the_spell_that_hesp_aut_of_utsesh_returns_counts_as_drawn() -> None:
    t = at("hesp_aut_of_utsesh", a1="tallyman", hand=["rise_again"], discard=["mournings"])
    t.do("use castle")
    assert t.asks() == "rebuild"
