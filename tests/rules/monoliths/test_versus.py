"""A horde player in the second edition: the wave from the hand, and the extra steps at the end of the horde phase."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import asked, horde_deck, horde_hand
from tests.rules.monoliths.sides import new_table, versus
from tests.rules.monoliths.table import FILLER, GAME, Table

QUIET = "unburied_monolith_1"  # no "Play:" ability, attack 0, tier II
NO_WAVE: dict[str, Any] = {"portal": {"turned": 2}}


def acts(t: Table) -> set[str]:
    """The first words of what can be done now."""
    return {text.partition(" ")[0] for text in t.options()}


@pytest.mark.rule("MON-VS-01", "MON-GEN-02")
@pytest.mark.parametrize(("seats", "alliance"), [(2, (0,)), (3, (0, 1))])
def test_one_player_is_the_horde(seats: int, alliance: tuple[int, ...]) -> None:
    rules = new_table(seats, "versus").state.rules
    assert (rules.alliance, rules.horde_seat) == (alliance, seats - 1)
    with pytest.raises(BadSetup):
        GAME.agree(1, {"mode": "versus"})


@pytest.mark.rule("MON-VS-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_portal_set_is_that_of_the_number_of_players(seats: int) -> None:
    first = CARDS[new_table(seats, "versus").state.rules.stages[0]]
    assert first.slug == f"competitive_{seats}_stage_1"


@pytest.mark.rule("MON-VS-03", "MON-VS-04")
def test_the_horde_player_starts_without_mana_and_gains_none_from_the_portal() -> None:
    t = versus(horde_mana=0)
    assert (t.state.horde_mana, t.player().mana) == (0, 4)


@pytest.mark.rule("MON-VS-05")
def test_the_horde_player_draws_five_cards_and_may_mulligan() -> None:
    t = new_table(2, "versus", outsider="the_lost_legion").do("done")
    assert (t.asks(), asked(t), len(horde_hand(t))) == ("mulligan", 1, 5)
    t.do(horde_hand(t)[0], "done")
    assert len(horde_hand(t)) == 5


@pytest.mark.rule("MON-VS-06", "MON-GEN-05")
def test_all_other_rules_hold_besides() -> None:
    t = versus(m1=QUIET, a1="gulbjarn", phase="fight")
    assert t.asks() == "draw"


@pytest.mark.rule("MON-VS-08", "MON-Q-53", "MON-Q-82")
def test_two_alliance_players_have_separate_mana() -> None:
    t = versus(ada={"mana": 1}, bea={"mana": 3})
    assert [t.player(seat).mana for seat in (0, 1)] == [4, 6]


@pytest.mark.rule("MON-VS-09", "MON-VS-11", "MON-VS-14")
def test_the_wave_comes_from_the_hand_to_any_lane_without_a_monster_for_nothing() -> None:
    t = versus(hand=["deep_stalker"], m2=QUIET, deck=["troll_brute"] * 3)
    assert (t.asks(), asked(t)) == ("summon", 1)
    t.do("play deep_stalker")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]
    t.do("lane 6")
    assert (t.row("m")[5], t.castle) == ("deep_stalker", 18)
    assert t.state.horde_mana == 1


@pytest.mark.rule("MON-VS-10", "MON-Q-49")
def test_the_horde_player_must_summon_the_whole_wave_as_far_as_the_hand_goes() -> None:
    t = versus(hand=[QUIET, QUIET, QUIET], portal={"stage": 2, "turned": 0})
    assert t.options() == [f"play {QUIET}"]
    t.do(f"play {QUIET}", "lane 1", f"play {QUIET}", "lane 2")
    assert (t.asks(), horde_hand(t)) == ("horde", [QUIET])
    assert versus(hand=[], portal={"stage": 2, "turned": 0}).asks() == "horde"


@pytest.mark.rule("MON-Q-49")
def test_a_monster_that_finds_no_lane_goes_to_the_pile() -> None:
    full = {f"m{lane}": QUIET for lane in range(1, 7)}
    t = versus(hand=["howling_monolith_1"], **full).do("play howling_monolith_1")
    assert t.pile() == ["howling_monolith_1"]


@pytest.mark.rule("MON-VS-12")
def test_a_colossal_outsider_needs_its_adjacent_lanes() -> None:
    t = versus(m2=QUIET, pile=["titan_brood"], settings={"outsider": "titan_brood"}, outsiders_left=[])
    assert (t.asks(), t.options()) == ("pile-lane", ["lane 3", "lane 4"])
    t.do("lane 4")
    assert "titan_brood" in t.row("m")[3:]


@pytest.mark.rule("MON-VS-12", "MON-OUT-11", "MON-Q-50")
def test_the_horde_player_chooses_among_the_lanes_that_a_colossal_outsider_finds_when_the_others_have_made_way() -> (
    None
):
    settings = {"outsider": "titan_brood"}
    t = versus(settings=settings, pile=["titan_brood"], m2=QUIET, m5=QUIET, portal={"turned": 2})
    assert (asked(t), t.options()) == (1, ["lane 3", "lane 4"])
    assert t.do("lane 4").row("m") == [QUIET, QUIET, "-", "devourer_limb", "titan_brood", "overlord_limb"]


@pytest.mark.rule("MON-VS-13", "MON-VS-34")
@pytest.mark.parametrize("card", ["deep_stalker", "firebreather_1", "stone_bombs_1"])
def test_a_card_of_any_type_is_summoned_concealed_for_1_mana(card: str) -> None:
    t = versus(hand=[card], horde_mana=1).do("hide 3", card)
    assert t.row("m")[2] == "concealed"
    assert (t.state.horde_mana, t.castle) == (0, 20)


@pytest.mark.rule("MON-VS-15", "MON-SUM-10")
@pytest.mark.parametrize(
    ("card", "mana"), [("unburied_monolith_1", 2), ("unburied_monolith_2", 1), ("unburied_monolith_3", 0)]
)
def test_the_horde_player_gains_mana_by_the_roman_numeral(card: str, mana: int) -> None:
    t = versus(hand=[card]).do(f"play {card}", "lane 1")
    assert t.state.horde_mana == mana


@pytest.mark.rule("MON-VS-16")
def test_the_alliance_gains_the_mana_boost_as_usual() -> None:
    t = versus(hand=["monolith_of_temrup"]).do("play monolith_of_temrup", "lane 1")
    assert (t.player().mana, t.state.horde_mana) == (5, 0)


@pytest.mark.rule("MON-VS-17", "MON-VS-18", "MON-VS-19")
def test_after_the_actions_the_horde_player_draws_a_card_and_gains_a_mana() -> None:
    t = versus(m1=QUIET, deck=["troll_brute", "cave_yeti"])
    assert (t.asks(), asked(t)) == ("horde", 1)
    t.do("end")
    assert (horde_hand(t), t.state.horde_mana) == (["troll_brute"], 1)
    assert t.asks() == "alliance"


@pytest.mark.rule("MON-VS-20", "MON-UNI-14", "MON-MIN-12")
def test_all_monsters_but_minions_have_universal_abilities() -> None:
    t = versus(m1=QUIET, onikai={"health": 2, "lane": 4})
    assert [text for text in t.options() if text.startswith("move")] == ["move m1"]


@pytest.mark.rule("MON-VS-21")
def test_a_monster_moves_and_is_exhausted_by_it() -> None:
    t = versus(m1=QUIET).do("move m1", "lane 5")
    assert t.at("m5").exhausted
    assert "move" not in acts(t)


@pytest.mark.rule("MON-VS-22")
def test_two_monsters_swap_and_both_are_exhausted() -> None:
    t = versus(m1=QUIET, m2="howling_monolith_1").do("move m1", "lane 2")
    assert t.row("m")[:2] == ["howling_monolith_1", QUIET]
    assert t.at("m1").exhausted
    assert t.at("m2").exhausted


@pytest.mark.rule("MON-VS-22")
def test_an_exhausted_monster_is_no_partner_for_a_swap() -> None:
    t = versus(m1=QUIET, m2={"card": QUIET, "exhausted": True}).do("move m1")
    assert "lane 2" not in t.options()


@pytest.mark.rule("MON-VS-23", "MON-VS-24")
def test_a_monster_exhausts_the_ally_it_faces_which_still_fights() -> None:
    t = versus(horde_mana=2, m1="howling_monolith_1", a1="gulbjarn", a2="shamans").do("exhaust m1", "end")
    assert t.at("a1").exhausted
    assert t.state.horde_mana == 1
    assert ("move a1" in t.options(), "move a2" in t.options()) == (False, True)
    fought = versus(m1="howling_monolith_1", a1={"card": "gulbjarn", "exhausted": True}, phase="fight")
    assert fought.asks() == "draw"


@pytest.mark.rule("MON-VS-23")
def test_exhausting_an_ally_costs_2_mana_and_a_ready_monster() -> None:
    assert "exhaust" not in acts(versus(horde_mana=1, m1=QUIET, a1="gulbjarn"))
    tired = {"card": QUIET, "exhausted": True}
    assert "exhaust" not in acts(versus(horde_mana=2, m1=tired, a1="gulbjarn"))


@pytest.mark.rule("MON-VS-23")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"m1": QUIET}, "MON-VS-23"),
        ({"m1": QUIET, "a1": {"card": "gulbjarn", "exhausted": True}}, "MON-VS-23"),
        ({"m1": "troll_trackers", "a1": "gulbjarn"}, "MON-RES-05"),  # it cannot be exhausted
    ],
)
def test_where_no_ally_can_be_exhausted_none_is_and_the_reason_is_told(
    given: dict[str, Any], rule: str
) -> None:
    t = versus(horde_mana=2, **given)
    assert "exhaust" not in acts(t)
    assert t.why_not("exhaust m1") == [rule]


@pytest.mark.rule("MON-Q-124", "MON-VS-22")
def test_a_monster_swaps_with_one_that_could_swap_itself() -> None:
    t = versus(m1=QUIET, m2=QUIET, m3=QUIET, yetnar={"health": 2, "lane": 4}, a3="glacier", **NO_WAVE)
    assert [text for text in t.options() if text.startswith("move")] == ["move m1", "move m2"]
    assert t.do("move m1").options() == ["lane 2", "lane 5", "lane 6"]


@pytest.mark.rule("MON-VS-25", "MON-VS-26")
def test_planning_treachery_draws_a_card_and_chooses_the_treachery_card() -> None:
    t = versus(horde_mana=1, deck=["cave_yeti", "troll_brute"], m1="howling_monolith_3").do(
        "plan", "cave_yeti"
    )
    assert horde_deck(t) == ["cave_yeti", "troll_brute"]
    assert t.state.horde_mana == 0


@pytest.mark.rule("MON-VS-26", "MON-VS-18", "MON-Q-123")
def test_the_card_that_is_drawn_at_the_end_of_the_phase_is_not_the_planned_one() -> None:
    """Else no plan would ever come true."""
    t = versus(
        horde_mana=1, deck=["frost_giant", "troll_brute", "troll_brute"], hand=["cave_yeti"], **NO_WAVE
    )
    t.do("plan", "cave_yeti", "end")
    assert horde_hand(t) == ["troll_brute", "frost_giant"]
    assert horde_deck(t) == ["cave_yeti", "troll_brute"]
    assert t.do("end").horde_discard() == ["cave_yeti"]
    assert "treachery" in t.kinds()


@pytest.mark.rule("MON-VS-25", "MON-Q-123")
def test_whoever_plans_again_draws_the_first_plan() -> None:
    t = versus(
        horde_mana=2, deck=["frost_giant", "troll_brute", "troll_brute"], hand=["cave_yeti"], **NO_WAVE
    )
    t.do("plan", "cave_yeti", "plan")
    assert sorted(horde_hand(t)) == ["cave_yeti", "frost_giant"]
    t.do("frost_giant", "end")
    assert horde_deck(t)[0] == "frost_giant"


@pytest.mark.rule("MON-VS-18", "MON-Q-123")
def test_where_no_other_card_is_left_the_planned_one_is_drawn() -> None:
    t = versus(horde_mana=1, deck=["frost_giant"], hand=["cave_yeti"], **NO_WAVE).do(
        "plan", "cave_yeti", "end"
    )
    assert sorted(horde_hand(t)) == ["cave_yeti", "frost_giant"]


@pytest.mark.rule("MON-VS-27")
def test_there_is_no_second_window_for_plans() -> None:
    t = versus(horde_mana=3, deck=["troll_brute"] * 3, phase="treachery", ada={"hand": ["bloodlust"]})
    assert t.asks() == "reactions"


@pytest.mark.rule("MON-VS-28", "MON-KEY-58", "MON-ATC-07")
def test_only_a_bare_monster_without_a_play_ability_is_concealed() -> None:
    t = versus(
        horde_mana=1,
        m1=QUIET,
        m2="deep_stalker",
        m3={"card": QUIET, "health": 1},
        m4={"card": QUIET, "attachments": ["hardened_skin"]},
    )
    assert [text for text in t.options() if text.startswith("conceal")] == ["conceal m1"]


@pytest.mark.rule("MON-VS-28", "MON-KEY-83")
def test_pillager_is_a_play_ability_so_its_monster_is_not_concealed() -> None:
    settings: dict[str, Any] = {"outsider": "slaver_of_beasts"}
    t = versus(horde_mana=1, m1="brood", m2="slaver_of_beasts_mount", m3=QUIET, settings=settings)
    assert [text for text in t.options() if text.startswith("conceal")] == ["conceal m3"]
    assert t.why_not("conceal m1") == ["MON-VS-28"]


@pytest.mark.rule("MON-VS-29")
def test_after_concealing_all_concealed_monsters_may_be_rearranged_unseen() -> None:
    t = versus(horde_mana=1, m1=QUIET, m4={"card": "howling_monolith_1", "concealed": True}, deck=[])
    t.do("conceal m1")
    assert t.options() == ["swap 1 4", "done"]
    before = GAME.codec.encode(GAME.view(t.state, Seat(0)))
    t.do("swap 1 4")
    assert GAME.codec.encode(GAME.view(t.state, Seat(0))) == before
    t.do("done")
    assert "rearrange" not in acts(t)


@pytest.mark.rule("MON-VS-29", "HRD-Q-87")
def test_a_monster_that_moved_does_not_move_again_because_it_changed_places_face_down() -> None:
    t = versus(horde_mana=5, m1="troll_brute", m2="troll_crusher", deck=[])
    t.do("move m1", "lane 4", "conceal m4", "conceal m2", "swap 2 4", "done")
    assert [text for text in t.options() if text.startswith("move")] == ["move m4"]


@pytest.mark.rule("MON-VS-30", "MON-PRT-05")
def test_the_portal_ability_is_used_once_per_turn() -> None:
    t = versus(m1="howling_monolith_1", m2=QUIET, onikai=1).do("use portal", "m1", "no draw")
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert t.asks() == "horde"
    assert t.row("m")[0] == "-"
    assert "use" not in acts(t)


@pytest.mark.rule("MON-VS-30", "MON-Q-85")
def test_the_portal_for_three_takes_three_health_tokens_for_one_more_card_from_the_hand() -> None:
    few = versus(hand=[QUIET], bea={}, onikai=2, deck=["troll_brute"] * 3).do(f"play {QUIET}", "lane 1")
    assert "use" not in acts(few)
    t = versus(hand=[QUIET, QUIET], bea={}, onikai=3, yetnar=2, deck=["troll_brute"] * 3)
    t.do(f"play {QUIET}", "lane 1", "use portal", "onikai", "onikai", "yetnar", f"play {QUIET}", "lane 2")
    assert t.row("m")[:2] == [QUIET, QUIET]
    assert (t.minion("yetnar").health, horde_hand(t)) == (1, [])


@pytest.mark.rule("MON-VS-31")
def test_the_horde_player_cannot_discard_monsters() -> None:
    assert "discard" not in acts(versus(horde_mana=5, m1=QUIET))


@pytest.mark.rule("MON-VS-32")
def test_the_hand_of_the_horde_player_is_hidden() -> None:
    t = versus(hand=[QUIET])
    assert GAME.view(t.state, Seat(0)).horde_hand is None
    assert GAME.view(t.state, Seat(1)).horde_hand == t.state.horde_hand


@pytest.mark.rule("MON-VS-33")
def test_alliance_players_have_separate_decks_and_hands() -> None:
    t = new_table(3, "versus", outsider="silent_shard")
    assert [len(player.hand) for player in t.state.players] == [5, 5]
    assert {CARDS[card].deck for card in t.player(0).deck} != {CARDS[card].deck for card in t.player(1).deck}


@pytest.mark.rule("MON-Q-50")
def test_cards_of_the_pile_come_to_lanes_of_choice_and_may_be_concealed_but_not_the_outsider() -> None:
    t = versus(horde_mana=1, pile=["howling_monolith_1", "the_hate_bringer_1"], outsiders_left=[])
    assert {"lane 2", "hide 2"} <= set(t.options())
    t.do("hide 2")
    assert "hide 3" not in t.options()
    t.do("lane 6")
    assert (t.row("m")[1], t.row("m")[5]) == ("concealed", "the_hate_bringer_1")


@pytest.mark.rule("MON-Q-51")
def test_the_horde_player_keeps_seven_cards_and_monsters_are_readied() -> None:
    t = versus(hand=[QUIET] * 8 + ["cave_yeti"], m1={"card": QUIET, "exhausted": True}, phase="end")
    assert (t.asks(), asked(t)) == ("hand-limit", 1)
    t.do("cave_yeti")
    assert len(horde_hand(t)) == 7
    assert not t.at("m1").exhausted


@pytest.mark.rule("MON-Q-52")
def test_the_horde_player_chooses_for_horde_cards_but_reads_left_as_left() -> None:
    t = versus(hand=["stormcaller"], a1="shamans", a2="gulbjarn", a3="shamans").do(
        "play stormcaller", "lane 1"
    )
    assert (t.asks(), asked(t)) == ("target", 1)
    t = versus(hand=["cave_yeti"]).do("play cave_yeti", "lane 3")
    assert t.row("m")[5] == "cave_yeti"
    t = versus(deck=["deep_howlers"] * 2, m2=QUIET, m5=QUIET, phase="treachery", ada={"hand": ["bloodlust"]})
    assert t.at("m2").attack == 1


@pytest.mark.rule("MON-VS-01")
def test_the_horde_player_wins_when_the_alliance_loses() -> None:
    t = versus(ada={"deck": [FILLER]}, onikai=1, phase="pillage")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (1,)


@pytest.mark.rule("MON-Q-96", "MON-VS-09")
def test_a_card_that_summons_in_the_fight_takes_from_the_hand_of_the_horde_player() -> None:
    outsider: dict[str, Any] = {"settings": {"outsider": "living_portal"}, "outsiders_left": []}
    t = versus(
        phase="fight", hand=[QUIET, "troll_crusher"], m1="living_portal", a1="clan_of_the_oak", **outsider
    )
    assert (t.asks(), asked(t), t.state.phase_name) == ("summon", 1, "fight")
    t.do("play troll_crusher", "lane 5")
    assert t.row("m")[4] == "troll_crusher"
    assert horde_hand(t).count(QUIET) == 1


@pytest.mark.rule("MON-Q-96", "MON-VS-11")
def test_ancient_reborn_summons_from_the_hand_to_any_lane() -> None:
    t = versus(hand=[QUIET, "troll_crusher"], settings={"outsider": "ancient_reborn"})
    t.do(f"play {QUIET}", "lane 1", "end")
    assert (t.asks(), asked(t)) == ("summon", 1)
    assert t.do("play troll_crusher", "lane 6").row("m")[5] == "troll_crusher"


@pytest.mark.rule("MON-Q-128")
def test_ancient_reborn_may_summon_the_card_that_was_drawn_as_the_phase_closed() -> None:
    t = versus(hand=[QUIET], deck=["frost_giant"] * 3, settings={"outsider": "ancient_reborn"})
    t.do(f"play {QUIET}", "lane 1")
    mana = t.state.horde_mana
    t.do("end")
    assert (t.asks(), t.state.horde_mana) == ("summon", mana + 1)
    assert {"play frost_giant", "hide 2"} <= set(t.options())


@pytest.mark.rule("MON-Q-96", "MON-RES-04")
def test_a_lane_that_the_card_names_is_the_lane() -> None:
    t = versus(phase="fight", hand=[QUIET], m1="the_crawling_storm", a1="clan_of_the_oak", m6="deep_howlers")
    assert t.do(f"play {QUIET}").row("m")[4] == QUIET


@pytest.mark.rule("MON-Q-96", "MON-RES-10")
def test_a_card_that_a_text_summons_is_resolved_before_what_the_text_has_triggered() -> None:
    """The portal takes the last health of minions, for which Devourer grows, and summons Breach."""
    t = versus(hand=[QUIET, "breach_1"], bea={}, m1="devourer", onikai=1, yetnar=2)
    t.do(f"play {QUIET}", "lane 2", "use portal", "onikai", "no draw", "no draw")
    assert t.do("play breach_1").castle == 20 - 6
    assert t.rules().index("MON-DMG-02") < t.rules().index("MON-BRD-11")


@pytest.mark.rule("MON-Q-96", "MON-RES-10")
def test_what_a_text_has_triggered_waits_for_the_next_card_also_behind_one_face_down() -> None:
    """The Death Dealer destroys two monsters and summons two cards; only then come the Skeletons for them."""
    dealer: dict[str, Any] = {"settings": {"outsider": "the_death_dealer"}, "pile": ["the_death_dealer_2"]}
    t = versus(hand=[QUIET, QUIET], m1=QUIET, m2=QUIET, horde_mana=1, portal={"turned": 2}, **dealer)
    t.do("lane 6", "no draw", "no draw", "hide 3", QUIET)
    assert t.asks() == "summon"
    assert "skeleton" not in t.row("m")


@pytest.mark.rule("MON-Q-112", "MON-VS-11")
def test_the_horde_player_chooses_the_lane_of_token_monsters_that_a_text_summons() -> None:
    t = versus(
        settings={"horde": "slitherers"},
        hand=["drop_fruit_2"],
        m1="shrub_maiden_1",
        ada={"hand": ["bloodlust"]},
    )
    t.do("play drop_fruit_2")
    assert (t.asks(), t.options()) == ("lane", [f"lane {lane}" for lane in range(2, 7)])
    t.do("lane 4", "lane 6")
    assert t.row("m") == ["shrub_maiden_1", "-", "-", "roots", "-", "roots"]
    assert [t.at(place).attack for place in ("m4", "m6")] == [1 + 1, 1 + 1]  # the boost


@pytest.mark.rule("MON-Q-112", "MON-KEY-63")
def test_a_lane_with_an_ally_that_the_card_could_not_engage_is_not_offered() -> None:
    t = _silent_shard(mana=0, last="iron_harpy", a3="shamans")
    assert t.options() == ["lane 2", "lane 4", "lane 5", "lane 6"]


@pytest.mark.rule("MON-Q-112", "MON-VS-11")
def test_the_horde_player_chooses_the_lane_of_a_card_that_comes_from_the_discard_pile() -> None:
    t = _silent_shard(mana=0)
    assert (t.asks(), t.options()) == ("pile-lane", [f"lane {lane}" for lane in range(2, 7)])
    assert t.do("lane 5").row("m") == ["silent_shard", "-", "-", "-", "deep_stalker", "-"]
    assert t.castle == 18  # the "Play:" ability of Deep Stalker


@pytest.mark.rule("MON-Q-112", "MON-VS-13")
def test_a_card_from_the_discard_pile_may_come_face_down() -> None:
    t = _silent_shard(mana=1)
    assert t.do("hide 5").at("m5").slug == "concealed"
    assert (t.castle, t.state.horde_mana) == (20, 0)


@pytest.mark.rule("MON-VS-15", "MON-Q-112")
def test_a_card_from_the_discard_pile_gives_its_mana_openly_and_face_down() -> None:
    openly = _silent_shard(mana=1, last="plated_monolith_1").do("lane 5")
    assert (openly.at("m5").slug, openly.state.horde_mana) == ("plated_monolith_1", 1 + 2)
    hidden = _silent_shard(mana=1, last="plated_monolith_1").do("hide 5")
    assert hidden.state.horde_mana == 0
    hidden.do("end", "end")
    assert [event.args["number"] for event in hidden.events if event.rule == "MON-VS-15"] == [2]


@pytest.mark.rule("MON-Q-112")
def test_the_horde_player_chooses_the_lane_of_what_dawn_defenders_set_free() -> None:
    defenders = {"card": "dawn_defenders", "wounds": 4, "beneath": ["troll_brute"]}
    t = versus(phase="fight", a1=defenders, m1="deep_howlers", ada={"hand": ["bloodlust"]})
    assert t.do("lane 6").row("m")[5] == "troll_brute"


def _silent_shard(mana: int, last: str = "deep_stalker", **given: Any) -> Table:
    """The outsider has just come to lane 1, and a card lies uppermost in the horde discard pile."""
    t = versus(
        settings={"outsider": "silent_shard"},
        pile=["silent_shard"],
        portal={"stage": 2, "turned": 0},
        horde={"hand": [], "mana": mana, "deck": ["cave_yeti"] * 4, "discard": ["frost_giant", last]},
        ada={"hand": ["bloodlust"]},
        **given,
    )
    return t.do("lane 1")


@pytest.mark.rule("MON-VS-09")
def test_cards_of_one_name_are_told_apart_by_their_power_levels() -> None:
    t = versus(hand=["plated_monolith_1", "plated_monolith_2", "monolith_of_temrup"])
    assert t.state.decision is not None
    english = Speaker("en", strict=True)
    told = {option.text(): english.say(option.label()) for option in t.state.decision.options}
    assert told["play plated_monolith_1"] == "Play Plated Monolith 1"
    assert told["play plated_monolith_2"] == "Play Plated Monolith 2"
    assert told["play monolith_of_temrup"] == "Play Monolith of Temrup"


@pytest.mark.rule("MON-Q-119", "MON-SET-39")
def test_a_mulligan_gives_as_many_cards_back_however_small_the_horde_deck_is() -> None:
    t = new_table(2, "versus", level=1, outsider="brood_mother").do("done")
    old = horde_hand(t)
    assert (asked(t), t.asks(), len(old), len(horde_deck(t))) == (1, "mulligan", 5, 4)
    t.do(*old)
    new = horde_hand(t)
    assert (len(new), len(horde_deck(t))) == (5, 4)
    assert len(set(new) & set(old)) == 1


@pytest.mark.rule("MON-Q-50")
def test_where_all_cards_come_face_down_a_spell_of_the_pile_has_a_lane_of_choice_too() -> None:
    settings = {"outsider": "damsel_of_silence"}
    t = versus(settings=settings, pile=["firebreather_1"], m1="howling_monolith_2", horde_mana=1)
    assert (t.asks(), t.options()) == ("pile-lane", [f"lane {lane}" for lane in (2, 3, 4, 5, 6)])
    t.do("lane 4")
    assert (t.row("m")[3], t.pile(), t.state.horde_mana) == ("concealed", [], 1)
