"""Mana, the wave card by card, the outsider pile, the turn of the portal."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.editions.monoliths.horde import HordePhase2024
from tests.rules.monoliths.table import fight, new_game, summon, table


def howlers(first: int, end: int) -> dict[str, Any]:
    """A monster in each of these lanes."""
    return {f"m{lane}": "deep_howlers" for lane in range(first, end)}


@pytest.mark.rule("MON-TURN-01", "MON-TURN-02")
def test_a_turn_has_six_phases() -> None:
    phases = new_game().state.edition.phase_names
    assert phases == ("horde", "alliance", "treachery", "fight", "pillage", "end")


@pytest.mark.rule("MON-SET-42", "MON-END-06")
def test_a_turn_begins_with_the_horde() -> None:
    t = new_game(outsider="silent_shard").do("done")
    assert t.words()["phase"] == "alliance"
    assert "wave" in t.kinds()
    t = table(hand=["bloodlust"], mana=1, a1="clan_of_the_oak")
    while t.state.turn == 1:
        t.do(t.options()[0])
    kinds = t.kinds()
    assert "wave" in kinds[kinds.index("turn-begins") :]


@pytest.mark.rule("MON-HOR-01", "MON-MANA-07", "MON-HOR-10")
def test_the_horde_phase_begins_with_the_mana_of_the_portal() -> None:
    t = summon("troll_brute", mana=1)
    assert t.player().mana == 5
    assert t.rules()[:3] == ["MON-TURN-01", "MON-HOR-01", "MON-HOR-02"]


@pytest.mark.rule("MON-HOR-03", "MON-SUM-01")
def test_each_card_of_a_wave_is_resolved_before_the_next_is_taken() -> None:
    t = summon("deep_stalker", "troll_brute")
    kinds = [kind for kind in t.kinds() if kind in ("summoned", "wounded")]
    assert kinds == ["summoned", "wounded", "summoned"]


@pytest.mark.rule("MON-SUM-08")
def test_the_mana_of_a_horde_card_comes_after_its_play_ability() -> None:
    t = summon("cave_yeti", mana=1)
    rules = t.rules()
    assert rules.index("MON-SUM-08") > rules.index("HRD-REN-13")
    assert t.player().mana == 6


@pytest.mark.rule("MON-LANE-10", "MON-EX-26")
def test_a_horde_spell_takes_no_lane() -> None:
    t = summon("gathering_storm", **howlers(1, 7))
    assert t.pile() == []
    assert "summoned" not in t.kinds()


@pytest.mark.rule("MON-SUM-04", "MON-SPL-02")
def test_a_horde_spell_is_resolved_and_then_discarded() -> None:
    t = summon("gathering_storm", **howlers(1, 7))
    assert t.minion("yetnar").health == 2
    out_of_play = [CARDS[card].slug for card in (*t.state.horde_discard, *t.state.horde_deck)]
    assert out_of_play.count("gathering_storm") == 1
    assert "gathering_storm" not in t.row("m")


@pytest.mark.rule("MON-SUM-02", "MON-OPL-05", "MON-EX-25")
def test_monsters_without_a_lane_wait_below_the_pile_until_the_next_turn() -> None:
    full = howlers(1, 7)
    t = summon("troll_brute", "troll_crusher", castle={"card": "the_gaping_maw"}, **full)
    assert t.pile() == ["troll_brute", "troll_crusher"]


@pytest.mark.rule("MON-SUM-03", "MON-Q-21")
def test_of_the_same_card_the_one_that_waits_since_the_last_turn_is_summoned() -> None:
    full = howlers(2, 7)
    t = summon("troll_brute", "troll_crusher", pile=["troll_crusher"], **full)
    assert t.at("m1").slug == "troll_brute"
    assert t.pile() == ["troll_crusher", "troll_crusher"]
    assert len(t.state.late) == 1


@pytest.mark.rule("MON-HOR-04", "MON-OPL-07")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_all_cards_of_the_pile_are_summoned_from_the_top_whatever_the_stage(stage: int) -> None:
    t = table(phase="horde", pile=["troll_brute", "deep_stalker"], portal={"stage": stage}, horde=[])
    assert t.row("m")[:2] == ["troll_brute", "deep_stalker"]
    assert t.pile() == []


@pytest.mark.rule("MON-OUT-23", "MON-WIN-10")
def test_an_outsider_in_the_pile_comes_in_the_next_horde_phase() -> None:
    t = summon(pile=["troll_brute", "the_hate_bringer_1"])
    assert t.row("m")[:2] == ["troll_brute", "the_hate_bringer_1"]


@pytest.mark.rule("MON-SUM-13", "MON-Q-21")
def test_what_finds_no_lane_goes_to_the_bottom_in_its_order() -> None:
    full = howlers(1, 6)
    t = summon(pile=["troll_brute", "troll_crusher", "stormcaller"], **full)
    assert t.at("m6").slug == "troll_brute"
    assert t.pile() == ["troll_crusher", "stormcaller"]


@pytest.mark.rule("MON-HOR-05", "MON-OPL-01", "MON-SET-37")
def test_the_pile_starts_empty_and_nothing_comes_from_it() -> None:
    t = new_game()
    assert t.pile() == []
    assert t.state.outsiders_left == t.state.rules.outsiders


@pytest.mark.rule("MON-HOR-06", "MON-END-07", "MON-HOR-07")
def test_the_portal_is_turned_right_after_its_wave() -> None:
    t = summon("troll_brute")
    assert t.state.turned == 1
    t.do("end", "end")
    assert t.kinds().count("portal-turned") == 1


@pytest.mark.rule("MON-Q-15")
def test_a_portal_that_came_in_the_horde_phase_is_not_turned() -> None:
    t = table(portal={"stage": 2, "turned": 0}, hand=["bloodlust"], mana=1)
    t.state.decision = None
    t.state.push(HordePhase2024(4, stage=0))  # the wave was that of the portal before
    t.state.run()
    assert t.state.turned == 0


@pytest.mark.rule("MON-HOR-09")
def test_monsters_do_not_close_up() -> None:
    t = summon("troll_crusher", m3="troll_brute")
    assert t.row("m") == ["troll_crusher", "-", "troll_brute", "-", "-", "-"]


@pytest.mark.rule("MON-SUM-07", "MON-OPL-06", "MON-SUM-05")
def test_an_attachment_that_cannot_be_attached_goes_below_the_pile() -> None:
    ally = {"card": "clan_of_the_oak", "attachments": ["mind_fungus_1"]}
    t = summon("mind_fungus_2", a1=ally, pile=[], m1="roots")
    assert t.pile() == ["mind_fungus_2"]


@pytest.mark.rule("MON-Q-37")
def test_an_attachment_in_the_pile_is_tried_again() -> None:
    t = summon(pile=["mind_fungus_1"], a1="clan_of_the_oak")
    assert len(t.at("a1").unit.attachments) == 1
    assert t.pile() == []


@pytest.mark.rule("MON-SUM-14")
def test_a_mark_of_minus_1_takes_a_mana() -> None:
    t = summon("breach_2", mana=1)
    assert t.player().mana == 4
    assert "MON-SUM-14" in t.rules()


@pytest.mark.rule("MON-Q-79", "MON-HDK-01")
def test_without_any_horde_card_nothing_is_summoned_and_the_game_goes_on() -> None:
    t = table(phase="horde", portal={"turned": 0}, hand=["bloodlust"], mana=1)
    assert t.row("m") == ["-"] * 6
    assert t.do("end").asks() == "reactions"


@pytest.mark.rule("MON-KEY-83", "MON-KEY-84", "MON-PIL-08")
def test_a_pillager_takes_a_lane_and_goes_to_the_back_line() -> None:
    t = summon("runner_1")
    assert t.row("m")[0] == "runner_1"
    assert t.at("b1").slug == "brood"
    assert "MON-KEY-83" in t.rules()


@pytest.mark.rule("MON-Q-26")
def test_a_pillager_without_a_lane_goes_below_the_pile() -> None:
    full = howlers(1, 6)
    t = summon("runner_1", **full)
    assert t.pile() == ["brood"]


@pytest.mark.rule("MON-Q-36")
def test_a_card_that_went_to_the_pile_gives_no_mana_yet() -> None:
    full = howlers(1, 7)
    assert summon("cave_yeti", mana=1, **full).player().mana == 5


@pytest.mark.rule("MON-TKC-02", "MON-TKC-03", "MON-EX-32")
def test_a_seventh_token_monster_becomes_reinforce_1() -> None:
    roots: dict[str, Any] = {f"m{lane}": "roots" for lane in range(1, 7)}
    t = summon("drop_fruit_1", onikai=1, yetnar=1, zephylite=1, **roots)
    assert t.row("m") == ["roots"] * 6
    assert t.pile() == []
    assert t.minion("ratamil").health == 1


@pytest.mark.rule("MON-KEY-63")
def test_a_monster_is_summoned_in_the_nearest_lane_without_an_ally_that_it_cannot_engage() -> None:
    assert summon("iron_harpy", a1="shamans", a2="shamans").at("m3").slug == "iron_harpy"
    assert summon("iron_harpy", a1="clan_of_the_oak").at("m1").slug == "iron_harpy"


@pytest.mark.rule("MON-KEY-64")
def test_without_such_a_lane_it_goes_to_the_outsider_pile() -> None:
    allies: dict[str, Any] = {f"a{lane}": "shamans" for lane in range(1, 7)}
    assert summon("iron_harpy", **allies).pile() == ["iron_harpy"]


@pytest.mark.rule("MON-READY-07", "MON-END-04", "MON-END-02")
def test_cards_are_readied_and_boosts_end_in_the_end_phase() -> None:
    t = fight(a1={"card": "clan_of_the_oak", "exhausted": True}, hand=["bloodlust"])
    assert not t.at("a1").exhausted


@pytest.mark.rule("MON-SUM-12", "MON-KEY-84")
def test_each_card_that_a_text_summons_is_resolved_before_the_next_comes() -> None:
    monsters: dict[str, Any] = {f"m{lane}": "troll_brute" for lane in (1, 2, 3, 4)}
    t = summon("runner_2", **monsters)  # two Broods, one lane: the first has gone to the back line already
    assert (len(t.state.back), t.pile()) == (2, [])


@pytest.mark.rule("MON-SUM-12")
def test_a_text_takes_the_next_horde_card_when_the_one_before_is_done() -> None:
    dealer = {"outsider": "the_death_dealer"}
    given: dict[str, Any] = {"pile": ["the_death_dealer_2"], "outsiders_left": [], "portal": {"turned": 2}}
    given.update(horde=["cave_yeti", "frost_giant"], m3="runner_1", m4="runner_1", hand=["bloodlust"])
    t = table(dealer, phase="horde", **given)
    while t.asks() != "alliance":
        t.do(t.options()[-1])
    assert (t.row("m")[1], t.row("m")[5]) == ("frost_giant", "cave_yeti")
