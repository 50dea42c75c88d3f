"""Refresh, treachery, pillage and end phase; winning and losing."""

from __future__ import annotations

import pytest

from tests.rules.horde.table import fight, new_game, table


@pytest.mark.rule("HRD-REF-01", "HRD-REF-02", "HRD-MANA-03")
def test_the_refresh_phase_gives_mana_and_readies_cards() -> None:
    t = table(phase="refresh", mana=2, castle={"exhausted": True}, a1={"card": "shamans", "exhausted": True})
    assert t.player().mana == 2 + 4
    assert not t.at("castle").exhausted
    assert not t.at("a1").exhausted


@pytest.mark.rule("HRD-TRE-01", "HRD-TRE-06", "HRD-TRE-09")
@pytest.mark.both_editions
def test_swords_boost_the_monster_on_their_side() -> None:
    t = table(
        phase="treachery",
        horde=["cave_yeti", "troll_brute"],
        m1="frost_giant",
        m2="deep_stalker",
        m4="frost_giant",
        hand=["bloodlust"],
        mana=1,
    )
    assert t.at("m1").attack == 3 + 2  # cave_yeti: two swords on the left
    assert t.horde_discard() == ["cave_yeti"]


@pytest.mark.rule("HRD-TRE-02", "HRD-TRE-17")
@pytest.mark.both_editions
def test_the_treachery_card_is_not_summoned() -> None:
    t = table(phase="treachery", horde=["lady_of_the_lake", "troll_brute"], hand=["bloodlust"], mana=1)
    assert (t.player().mana, t.minion("onikai").health) == (1, 0)


@pytest.mark.rule("HRD-Q-31")
def test_without_a_monster_the_boost_is_lost() -> None:
    t = table(phase="treachery", horde=["troll_brute", "troll_brute"], onikai=1, hand=["bloodlust"], mana=1)
    assert t.minion("onikai").attack == 1


@pytest.mark.rule("HRD-TRE-12", "HRD-TRE-13", "HRD-TRE-14", "HRD-KEY-03")
@pytest.mark.both_editions
def test_only_reactions_are_allowed_after_the_treachery_card() -> None:
    t = table(
        {"castle": "the_living_rampart"},
        phase="treachery",
        hand=["bloodlust", "skytear_mine", "shamans"],
        mana=5,
        a1="shamans",
    )
    assert t.options() == ["end", "play bloodlust", "use castle"]
    assert t.why_not("move a1") == ["HRD-TRE-14"]
    assert t.why_not("play skytear_mine") == ["HRD-TRE-12"]


@pytest.mark.rule("HRD-PIL-01", "HRD-PIL-02", "HRD-MIN-03")
@pytest.mark.both_editions
def test_minions_of_the_back_line_pillage_their_health() -> None:
    t = fight(onikai=2, yetnar=3)
    assert len(t.deck()) == 15
    assert len(t.discard()) == 5


@pytest.mark.rule("HRD-WIN-02", "HRD-Q-26", "HRD-WIN-03")
@pytest.mark.both_editions
def test_a_deck_that_runs_out_loses_the_game_at_once() -> None:
    t = fight(onikai=2, deck=["shamans", "bloodlust"])
    assert t.outcome() == "deck-empty"


@pytest.mark.rule("HRD-WIN-05", "HRD-EX-25")
@pytest.mark.both_editions
def test_the_last_outsider_does_not_save_a_deck_that_runs_out() -> None:
    t = fight(m1={"card": "the_hate_bringer_2", "wounds": 3}, a1="gulbjarn", onikai=2, deck=["shamans"] * 2)
    t.do("no draw")
    assert t.outcome() == "deck-empty"


@pytest.mark.rule("HRD-WIN-04", "HRD-END-01", "HRD-WIN-09")
@pytest.mark.both_editions
def test_destroying_the_last_stage_wins_in_the_end_phase() -> None:
    t = fight(m1={"card": "the_hate_bringer_2", "wounds": 3}, a1="gulbjarn").do("no draw")
    assert t.outcome() == "outsider-destroyed"
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0,)


@pytest.mark.rule("HRD-DES-15", "HRD-DES-16", "HRD-OUT-03")
def test_the_next_stage_goes_to_the_bottom_of_the_outsider_pile() -> None:
    t = fight(m1={"card": "the_hate_bringer_1", "wounds": 2}, a1="gulbjarn", pile=["troll_brute"]).do(
        "draw 1"
    )
    assert t.pile() == ["troll_brute", "the_hate_bringer_2"]
    assert "the_hate_bringer_1" not in t.horde_discard()


@pytest.mark.rule("HRD-END-02")
def test_the_portal_turns_each_turn() -> None:
    t = fight(a1="shamans")
    assert t.words()["portal"]["turned"] == 2


@pytest.mark.rule("HRD-DES-12", "HRD-DES-14", "HRD-END-03", "HRD-EX-24", "HRD-PRT-02")
def test_a_destroyed_portal_is_replaced_upright_in_the_end_phase() -> None:
    t = fight(a1="gulbjarn", portal={"wounds": 3})
    portal = t.words()["portal"]
    assert (portal["stage"], portal["turned"], t.portal) == (2, 0, 8)
    assert "portal-collapses" in t.kinds()


@pytest.mark.rule("HRD-Q-20")
def test_damage_to_a_collapsing_portal_is_lost() -> None:
    t = fight(a1="gulbjarn", a2="gulbjarn", portal={"wounds": 3})
    assert t.portal == 8


@pytest.mark.rule("HRD-END-04", "HRD-EX-30", "HRD-DRAW-07")
@pytest.mark.both_editions
def test_hands_are_reduced_to_7_in_the_end_phase() -> None:
    t = table(phase="end", hand=["shamans"] * 5 + ["bloodlust"] * 4)
    assert t.asks() == "hand-limit"
    t.do("shamans", "bloodlust")
    assert len(t.hand()) == 7


@pytest.mark.rule("HRD-END-06", "HRD-Q-72")
def test_boosts_and_used_armor_end_with_the_turn() -> None:
    t = table(a1="clan_of_the_boar", m1="deep_howlers", hand=["bloodlust"], mana=1).do(
        "play bloodlust", "end"
    )
    assert t.at("a1").attack == 4
    assert t.at("m1").armor == 1


@pytest.mark.rule("HRD-SET-26", "HRD-SET-27", "HRD-SET-28")
@pytest.mark.both_editions
def test_mulliganed_cards_cannot_come_back_as_their_own_replacement() -> None:
    t = new_game(seed=3)
    before = t.hand()
    assert len(before) == 5
    t.do(*before[:3], "done")
    assert len(t.hand()) == 5
    assert len(t.deck()) == 35


@pytest.mark.rule("HRD-SET-08", "HRD-SET-16", "HRD-SET-03")
def test_the_table_of_the_first_game() -> None:
    t = new_game()
    assert t.pile() == ["the_hate_bringer_1"]
    assert len(t.state.horde_deck) == 25
    assert len(t.deck()) + len(t.hand()) == 40
    assert t.castle == 20
    assert t.state.back == [2, 3, 4, 5]
    assert t.player().mana == 0
