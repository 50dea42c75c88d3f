"""A horde player against the alliance: set-up, mana, and the actions of the horde phase."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.errors import BadSetup
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import CARDS
from tests.rules.horde.sides import asked, horde_deck, horde_hand, new_table, versus
from tests.rules.horde.table import FILLER, GAME
from tests.rules.monoliths.sides import versus as versus_2024


@pytest.mark.rule("HRD-VS-01", "HRD-GEN-05")
@pytest.mark.parametrize(("seats", "alliance"), [(2, (0,)), (3, (0, 1))])
def test_one_player_is_the_horde_and_the_others_are_the_alliance(
    seats: int, alliance: tuple[int, ...]
) -> None:
    rules = new_table(seats, "versus").state.rules
    assert (rules.alliance, rules.horde_seat) == (alliance, seats - 1)


@pytest.mark.rule("HRD-VS-01")
def test_nobody_plays_against_the_horde_alone() -> None:
    with pytest.raises(BadSetup):
        GAME.agree(1, {"mode": "versus"})


@pytest.mark.rule("HRD-VS-02", "HRD-VS-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_competitive_portal_set_of_the_chosen_difficulty_is_used(seats: int) -> None:
    t = new_table(seats, "versus", difficulty="painful")
    slugs = [CARDS[card].slug for card in t.state.rules.stages]
    assert slugs == ["competitive_painful_1", "competitive_painful_2", "competitive_3"]


@pytest.mark.rule("HRD-VS-04", "HRD-Q-48")
def test_two_alliance_players_share_one_pool_that_gains_the_portal_mana_once() -> None:
    t = versus(ada={"hand": ["shamans"]}, bea={"hand": ["shamans"]}, phase="refresh")
    assert t.state.horde_mana == 0
    t.do("end", "play shamans", "lane 1", "partner", "play shamans", "lane 2")
    assert t.state.purse(Seat(0)).mana == t.state.purse(Seat(1)).mana == 1


@pytest.mark.rule("HRD-VS-04", "HRD-Q-48")
def test_the_shared_pool_has_the_usual_end() -> None:
    t = versus(ada={"mana": 8}, bea={}, phase="refresh")
    assert t.state.purse(Seat(1)).mana == 10


@pytest.mark.rule("HRD-VS-05")
def test_two_alliance_players_have_separate_decks_and_hands() -> None:
    t = new_table(3, "versus")
    decks = [{CARDS[card].deck for card in player.deck} for player in t.state.players]
    assert decks[0] != decks[1]
    assert [len(player.hand) for player in t.state.players] == [5, 5]


@pytest.mark.rule("HRD-VS-06")
def test_the_horde_player_has_mana_of_their_own_and_starts_without() -> None:
    t = new_table(2, "versus")
    assert t.state.horde_mana == 0
    t = versus(["troll_brute"], ada={"mana": 3}).do("play troll_brute", "lane 1")
    assert (t.state.horde_mana, t.player().mana) == (2, 3)


@pytest.mark.rule("HRD-VS-07")
def test_all_normal_rules_apply_besides() -> None:
    t = versus(["troll_brute"], ada={"hand": ["shamans"], "mana": 2})
    t.do("play troll_brute", "lane 4", "end", "play shamans", "lane 4", "end")
    assert t.asks() != "alliance"  # Taunt is fulfilled
    assert t.castle == 20


@pytest.mark.rule("HRD-VS-08", "HRD-VS-09", "HRD-Q-55")
def test_in_the_end_phase_the_horde_player_draws_a_card_and_gains_a_mana() -> None:
    t = versus(deck=["troll_brute", "cave_yeti"], phase="end")
    assert horde_hand(t) == ["troll_brute"]
    assert t.state.horde_mana == 1


@pytest.mark.rule("HRD-Q-47")
def test_the_horde_player_has_an_opening_hand_of_five_and_a_mulligan() -> None:
    t = new_table(2, "versus").do("done")
    assert (t.asks(), asked(t)) == ("mulligan", 1)
    before = horde_hand(t)
    t.do(before[0], "done")
    assert len(horde_hand(t)) == 5
    assert len(t.state.horde_deck) == 25 - 5


@pytest.mark.rule("HRD-Q-47", "HRD-Q-55")
def test_the_drawn_card_counts_for_the_hand_limit_of_the_horde_player() -> None:
    t = versus(["troll_brute"] * 6 + ["cave_yeti"], deck=["frost_giant"] * 2, phase="end")
    assert (t.asks(), asked(t)) == ("hand-limit", 1)
    t.do("cave_yeti")
    assert t.horde_discard() == ["cave_yeti"]
    assert len(horde_hand(t)) == 7


@pytest.mark.rule("HRD-VS-10")
def test_the_alliance_sees_only_how_many_cards_the_horde_player_holds() -> None:
    t = versus(["troll_brute", "cave_yeti"])
    assert GAME.view(t.state, Seat(0)).horde_hand is None
    assert GAME.view(t.state, None).horde_hand is None
    assert GAME.view(t.state, Seat(0)).horde_hand_cards == 2
    assert GAME.view(t.state, Seat(1)).horde_hand == t.state.horde_hand


@pytest.mark.rule("HRD-VS-11")
def test_the_horde_player_takes_the_place_of_the_normal_horde_phase() -> None:
    t = versus(["cave_yeti"], deck=["troll_brute"] * 3)
    assert (t.asks(), asked(t)) == ("horde", 1)
    assert t.row("m") == ["-"] * 6
    assert t.options() == ["end", "play cave_yeti"]


@pytest.mark.rule("HRD-VS-11")
@pytest.mark.parametrize(
    ("mana", "words"), [(0, {"move"}), (1, {"plan", "hide", "conceal"}), (2, {"challenge"})]
)
def test_an_action_is_offered_when_its_mana_can_be_paid(mana: int, words: set[str]) -> None:
    t = versus(["cave_yeti"], horde_mana=mana, m1="troll_brute")
    assert words <= {text.partition(" ")[0] for text in t.options()}
    if mana:
        t = versus(["cave_yeti"], horde_mana=mana - 1, m1="troll_brute")
        assert not words & {text.partition(" ")[0] for text in t.options()}


@pytest.mark.rule("HRD-VS-12")
def test_a_card_goes_to_any_lane_without_a_monster_and_is_resolved() -> None:
    t = versus(["deep_stalker"], m2="troll_brute").do("play deep_stalker")
    assert t.options() == ["lane 1", "lane 3", "lane 4", "lane 5", "lane 6"]
    t.do("lane 5")
    assert t.row("m")[4] == "deep_stalker"
    assert t.castle == 18


@pytest.mark.rule("HRD-VS-13", "HRD-VS-15", "HRD-EX-31")
def test_the_wave_limits_the_cards_played_and_each_gives_mana_by_its_tier() -> None:
    t = versus(["troll_brute"] * 3, settings={"difficulty": "hard"}, portal={"stage": 2, "turned": 0})
    t.do("play troll_brute", "lane 1", "play troll_brute", "lane 2")
    assert t.state.horde_mana == 4
    assert "play troll_brute" not in t.options()


@pytest.mark.rule("HRD-VS-14")
def test_fewer_cards_than_the_wave_may_be_played() -> None:
    t = versus(["troll_brute"] * 3).do("end")
    assert t.row("m") == ["-"] * 6
    assert horde_hand(t) == ["troll_brute"] * 3


@pytest.mark.rule("HRD-VS-15", "HRD-Q-57")
@pytest.mark.parametrize(("card", "mana"), [("deep_howlers", 1), ("troll_crusher", 2), ("cave_yeti", 0)])
def test_the_horde_player_gains_a_mana_for_each_stroke(card: str, mana: int) -> None:
    t = versus([card]).do(f"play {card}", "lane 1")
    assert t.state.horde_mana == mana


@pytest.mark.rule("HRD-VS-16")
def test_the_alliance_gains_the_mana_boost_of_the_card() -> None:
    t = versus(["the_great_white"], ada={"mana": 1}, bea={}).do("play the_great_white", "lane 1")
    assert t.state.purse(Seat(1)).mana == 3


@pytest.mark.rule("HRD-VS-17", "HRD-VS-18")
def test_monsters_are_moved_and_swapped_for_nothing() -> None:
    t = versus(m1="troll_brute", m2="cave_yeti").do("move m1", "lane 6", "move m6", "lane 2")
    assert t.row("m") == ["-", "troll_brute", "-", "-", "-", "cave_yeti"]


@pytest.mark.rule("HRD-VS-19", "HRD-VS-20")
def test_a_monster_may_be_discarded_which_gives_no_draw() -> None:
    t = versus(m1="troll_brute").do("discard m1")
    assert t.horde_discard() == ["troll_brute"]
    assert t.asks() == "horde"


@pytest.mark.rule("HRD-VS-21", "HRD-VS-22")
def test_planning_treachery_draws_a_card_and_puts_one_on_top() -> None:
    t = versus(["frost_giant"], horde_mana=1, deck=["cave_yeti", "troll_brute"]).do("plan")
    assert set(t.options()) == {"frost_giant", "cave_yeti", "done"}
    t.do("frost_giant")
    assert horde_deck(t) == ["frost_giant", "troll_brute"]
    assert (horde_hand(t), t.state.horde_mana) == (["cave_yeti"], 0)


@pytest.mark.rule("HRD-VS-22")
def test_the_drawn_card_may_be_kept() -> None:
    t = versus(["frost_giant"], horde_mana=1, deck=["cave_yeti", "troll_brute"]).do("plan", "done")
    assert horde_deck(t) == ["troll_brute"]


@pytest.mark.rule("HRD-VS-23")
def test_treachery_can_be_planned_again_when_the_treachery_phase_starts() -> None:
    t = versus(
        ["frost_giant"],
        horde_mana=1,
        deck=["troll_brute"] * 3,
        phase="treachery",
        ada={"hand": ["bloodlust"]},
    )
    assert (t.asks(), asked(t), t.options()) == ("last-plans", 1, ["end", "plan"])
    t.do("plan", "frost_giant")
    assert t.horde_discard() == ["frost_giant"]
    assert t.castle == 19


@pytest.mark.rule("HRD-VS-22", "HRD-VS-10")
def test_only_the_horde_player_knows_what_lies_on_top() -> None:
    t = versus(["frost_giant"], horde_mana=1, deck=["cave_yeti", "troll_brute"]).do("plan", "frost_giant")
    planned = next(event for event in t.events if event.kind == "planned")
    assert "card" not in planned.args
    assert "card" in planned.seen_by(Seat(1)).args
    assert [CARDS[card].slug for card in GAME.view(t.state, Seat(1)).horde_top] == ["frost_giant"]
    assert GAME.view(t.state, Seat(0)).horde_top == []


@pytest.mark.rule("HRD-Q-49")
def test_the_outsider_pile_comes_to_lanes_of_choice_beyond_the_wave() -> None:
    t = versus(
        ["troll_brute"], portal={"stage": 2}, pile=["cave_yeti", "the_hate_bringer_1"], m1="frost_giant"
    )
    t.do("play troll_brute", "lane 2", "end")
    assert (t.asks(), asked(t)) == ("lane", 1)
    t.do("lane 6", "lane 4")
    assert t.pile() == []
    assert {t.row("m")[3], t.row("m")[5]} == {"cave_yeti", "the_hate_bringer_1"}


@pytest.mark.rule("HRD-Q-50")
def test_monsters_are_not_shifted_and_minions_stay_in_the_back_line() -> None:
    t = versus(m4="troll_brute", onikai=2)
    assert [text for text in t.options() if text.startswith("move")] == ["move m4"]
    t.do("end")
    assert t.row("m")[3] == "troll_brute"


@pytest.mark.rule("HRD-VS-33", "HRD-VS-34")
def test_a_challenged_ally_cannot_be_moved() -> None:
    t = versus(horde_mana=2, m1="frost_giant", a1="gulbjarn", a2="shamans", ada={"mana": 1})
    t.do("challenge m1", "end")
    assert t.at("m1").exhausted
    assert "move a1" not in t.options()
    t.do("move a2")
    assert "lane 1" not in t.options()


@pytest.mark.rule("HRD-VS-34", "HRD-Q-36")
def test_taunt_elsewhere_does_not_lift_a_challenge() -> None:
    t = versus(horde_mana=2, m1="frost_giant", m2="troll_brute", a1="gulbjarn").do("challenge m1", "end")
    assert "end" in t.options()


@pytest.mark.rule("HRD-VS-35")
def test_a_card_ability_moves_a_challenged_ally() -> None:
    t = versus(horde_mana=2, m1="frost_giant", a1="akimo", m3="cave_yeti").do("challenge m1", "end")
    t.do("use a1")
    assert t.row("a")[2] == "akimo"


@pytest.mark.rule("HRD-VS-36")
def test_only_a_ready_monster_challenges() -> None:
    t = versus(horde_mana=4, m1="frost_giant").do("challenge m1")
    assert "challenge m1" not in t.options()


@pytest.mark.rule("HRD-Q-54")
def test_a_challenge_binds_an_ally_that_comes_later_and_ends_when_the_monster_is_readied() -> None:
    t = versus(horde_mana=2, m1="deep_howlers", ada={"hand": ["gulbjarn"], "mana": 6}, deck=[])
    t.do("challenge m1", "end", "play gulbjarn", "lane 1")
    assert "move a1" not in t.options()
    t.do("end")
    while t.asks() != "alliance":
        t.do("end" if "end" in t.options() else t.options()[-1])
    assert not t.at("m1").exhausted
    assert "move a1" in t.options()


@pytest.mark.rule("HRD-Q-54")
def test_a_challenge_ends_when_the_monster_leaves_the_lane() -> None:
    t = versus(horde_mana=2, m1="deep_howlers", a1="gulbjarn", a2="shamans").do(
        "challenge m1", "move m1", "lane 2"
    )
    t.do("end")
    assert {"move a1", "move a2"} <= set(t.options())


@pytest.mark.rule("HRD-VS-37")
def test_treachery_marks_are_read_from_the_side_of_the_horde_player() -> None:
    t = versus(
        deck=["deep_howlers"],
        m2="cave_yeti",
        m5="frost_giant",
        phase="treachery",
        ada={"hand": ["bloodlust"]},
    )
    assert t.at("m5").attack == 3 + 1 + 1  # the mark stands on the left; Cave Yeti gives the other 1


@pytest.mark.rule("HRD-VS-37", "HRD-Q-95")
def test_what_a_horde_card_summons_comes_to_the_leftmost_lane_of_the_horde_player() -> None:
    t = versus(deck=["revenant_marksmen", "troll_brute"], m6="troll_brute", phase="treachery")
    assert t.row("m")[3:] == ["-", "skeleton", "troll_brute"]
    t = versus(["ancient_outsider_2"], deck=["troll_brute"] * 3).do("play ancient_outsider_2", "lane 1")
    assert t.row("m") == ["ancient_outsider_2", "-", "-", "-", "-", "troll_brute"]


@pytest.mark.rule("HRD-Q-95")
def test_of_several_summoned_cards_the_leftmost_for_the_horde_player_is_resolved_first() -> None:
    allies = {"a1": "shamans", "a2": "gulbjarn", "a3": "shamans"}
    t = versus(
        ["the_death_dealer_2"], deck=["frost_giant", "stormcaller"], m2="skeleton", m3="skeleton", **allies
    )
    t.do("play the_death_dealer_2", "lane 1")
    assert t.row("m")[4:] == ["stormcaller", "frost_giant"]
    assert t.asks() == "choose"  # what Frost Giant does


@pytest.mark.rule("HRD-VS-38", "HRD-EX-09")
def test_the_horde_player_makes_the_choice_that_a_horde_card_leaves() -> None:
    t = versus(["stormcaller"], a1="shamans", a2="gulbjarn", a3="shamans").do("play stormcaller", "lane 1")
    assert (t.asks(), asked(t)) == ("target", 1)


@pytest.mark.rule("HRD-VS-38")
def test_a_choice_that_the_card_gives_to_the_alliance_stays_theirs() -> None:
    t = versus(["frost_giant"], a1="shamans", a2="gulbjarn").do("play frost_giant", "lane 1")
    assert (t.asks(), asked(t)) == ("choose", 0)


@pytest.mark.rule("HRD-Q-56")
def test_the_alliance_decides_between_equal_cards() -> None:
    t = versus(["snowblind"], a1="gulbjarn", a2="shamans", a3="shamans").do("play snowblind", "lane 1")
    assert (t.asks(), asked(t)) == ("tie", 0)


@pytest.mark.rule("HRD-VS-39")
@pytest.mark.parametrize("lane", [1, 6])
def test_the_horde_player_may_read_rightmost_as_leftmost(lane: int) -> None:
    t = versus(["cave_yeti"]).do("play cave_yeti", "lane 3")
    assert t.options() == ["lane 1", "lane 6"]
    t.do(f"lane {lane}")
    assert t.row("m")[lane - 1] == "cave_yeti"


@pytest.mark.rule("HRD-VS-39")
def test_the_strongest_minion_may_come_to_the_rightmost_lane() -> None:
    t = versus(m1="lady_of_the_lake", onikai=3, yetnar=1, phase="fight")
    assert asked(t) == 1
    t.do("lane 6")
    assert [event.args["lane"] for event in t.events if event.kind == "moved"] == [6, 5]


@pytest.mark.rule("HRD-VS-01")
@pytest.mark.parametrize("bea", [None, {}])
def test_the_horde_player_wins_when_the_alliance_loses(bea: dict[str, int] | None) -> None:
    t = versus(ada={"deck": [FILLER]}, bea=bea, onikai=1, phase="pillage")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (t.state.rules.horde_seat,)


@pytest.mark.rule("HRD-Q-100")
@pytest.mark.parametrize("play", [versus, versus_2024])
def test_lane_6_is_the_same_for_both_sides(play: Any) -> None:
    """Also where a horde player may read left for right."""
    t = play(m2="shade_hounds", a2="gulbjarn", phase="fight")
    assert t.row("m")[5] == "shade_hounds"
