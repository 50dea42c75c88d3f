"""Keywords of card text, from Armor to Within."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.select import an
from skyshelf.engine.settings import Value
from skyshelf.games.horde.vocabulary.harm import deal
from skyshelf.games.horde.vocabulary.keywords import assault
from skyshelf.games.horde.vocabulary.kinds import ally
from skyshelf.games.horde.vocabulary.properties import front_monster
from skyshelf.games.horde.vocabulary.ranks import most_wounded
from skyshelf.games.horde.vocabulary.timing import play
from skyshelf.games.horde.vocabulary.tokens import health, put
from tests.rules.horde.table import Table, fight, summon, table
from tests.rules.horde.wording import reads

# Its ability: the weakest ally and the monster engaged with it strike each other.
STRONGHOLD: dict[str, Value] = {"castle": "the_frostbite_stronghold"}


def wounds_of(t: Table) -> list[object]:
    """The numbers of wounds that cards got since the last choice."""
    return [event.args["number"] for event in t.events if event.kind == "wounded"]


@pytest.mark.rule("HRD-KEY-11")
@pytest.mark.both_editions
def test_assault_hits_the_portal_or_the_outsider() -> None:
    t = table({"castle": "the_wind_burner"}, m1="the_beast_lord_1", m2="deep_stalker", a3="shamans", mana=1)
    t.do("use castle", "option 2")
    assert t.options() == ["portal", "m1"]
    assert t.do("m1").at("m1").wounds == 1


@pytest.mark.rule("HRD-KEY-12", "HRD-KEY-56", "HRD-KEY-57")
@pytest.mark.both_editions
def test_assault_does_not_reach_an_outsider_in_its_pile() -> None:
    t = table({"castle": "the_wind_burner"}, a3="shamans", mana=1, pile=["the_beast_lord_1"])
    t.do("use castle", "option 2")
    assert t.at("portal").wounds == 1


@pytest.mark.rule("HRD-KEY-13")
@pytest.mark.both_editions
def test_all_damage_of_an_assault_goes_to_one_of_the_two(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(assault(3)))
    t = table(m1="the_dreaming_matriarch_1", a3="shamans", hand=["skytear_mine"], mana=1)
    t.do("play skytear_mine", "m1")
    assert (t.at("m1").wounds, t.at("portal").wounds) == (3, 0)


@pytest.mark.rule("HRD-KEY-17", "HRD-KEY-18", "HRD-EX-26")
@pytest.mark.both_editions
def test_barrier_turns_damage_into_one_wound_once(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(deal(4, an(front_monster))))
    t = table(m1="the_fallen_kami", a3="shamans", hand=["skytear_mine"] * 2, mana=2)
    assert wounds_of(t.do("play skytear_mine")) == [1]
    assert wounds_of(t.do("play skytear_mine")) == [4]


@pytest.mark.rule("HRD-KEY-19")
@pytest.mark.both_editions
def test_barrier_works_again_when_all_wounds_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(put(1, health, an(front_monster)), deal(2, an(front_monster))))
    t = table(m1={"card": "the_fallen_kami", "wounds": 1}, a3="shamans", hand=["skytear_mine"], mana=1)
    assert wounds_of(t.do("play skytear_mine")) == [1]


@pytest.mark.rule("HRD-KEY-31")
@pytest.mark.both_editions
def test_elusive_is_not_triggered_by_a_strike_at_the_portal() -> None:
    t = fight(a1="duelist_rogue")
    assert (t.at("portal").wounds, t.asks(), t.row("a")[0]) == (3, "alliance", "duelist_rogue")


@pytest.mark.rule("HRD-KEY-27", "MON-KEY-34")
@pytest.mark.both_editions
def test_elusive_is_triggered_by_a_strike_outside_the_fight_phase() -> None:
    rogue = {"card": "duelist_rogue", "health": 3}
    t = table({"castle": "the_frostbite_stronghold"}, a2=rogue, m2="deep_stalker", mana=1, hand=["bloodlust"])
    t.do("use castle")
    assert (t.asks(), t.options()) == ("elude", ["lane 1", "lane 3", "done"])
    t.do("lane 3")
    assert (t.row("a")[1:3], t.asks()) == (["-", "duelist_rogue"], "alliance")


@pytest.mark.rule("HRD-KEY-29", "MON-KEY-34")
@pytest.mark.both_editions
def test_elusive_is_not_triggered_by_the_second_strike_at_a_monster_in_a_turn() -> None:
    rogue = {"card": "duelist_rogue", "health": 9}
    stalker = {"card": "deep_stalker", "health": 9}
    t = table({"castle": "the_frostbite_stronghold"}, a2=rogue, m2=stalker, mana=1)
    t.do("use castle", "done", "end")
    assert "elude" not in {t.asks()}
    assert t.row("a")[1] == "duelist_rogue"


@pytest.mark.rule("HRD-KEY-27", "HRD-Q-39")
@pytest.mark.both_editions
def test_elusive_follows_an_exchange_of_the_alliance_step_before_the_lane_is_fought() -> None:
    maple = {"card": "clan_of_the_maple", "health": 9}
    t = table(a1=maple, m1="deep_howlers", m2="deep_stalker", hand=["yami"], mana=5)
    t.do("play yami", "lane 6", "a1", "end", "m2")
    if t.asks() == "draw":  # the first edition: what was struck is destroyed before
        t.do("no draw")
    assert (t.asks(), t.options()) == ("elude", ["lane 2", "done"])
    wounds = t.at("m1").wounds
    t.do("lane 2")
    assert t.at("m1").wounds == wounds  # it left its lane before the strikes there


@pytest.mark.rule("HRD-KEY-32", "HRD-KEY-89")
@pytest.mark.both_editions
def test_a_creature_of_the_other_side_in_its_lane_engages_a_creature() -> None:
    assert fight(a1="gulbjarn", m1="deep_howlers").castle == 20  # "if unengaged, deal 3 damage to the castle"
    assert fight(a2="gulbjarn", m1="deep_howlers").castle == 20 - 3 - 1


@pytest.mark.rule("HRD-KEY-33", "HRD-KEY-89")
@pytest.mark.both_editions
def test_a_tower_does_not_engage_a_monster() -> None:
    assert fight(a1={"card": "runic_catapult", "health": 2}, m1="deep_howlers").castle == 20 - 3 - 1


@pytest.mark.rule("HRD-KEY-38", "HRD-KEY-37")
@pytest.mark.both_editions
def test_guerrilla_reaches_minions_in_lanes_and_in_the_back_line() -> None:
    t = table(
        a1={"card": "star_piercer", "health": 2}, a2="shamans", onikai=3, yetnar={"health": 1, "lane": 2}
    )
    assert t.do("use a1").options() == ["onikai", "m2", "done"]


@pytest.mark.rule("HRD-KEY-37", "HRD-KEY-39")
@pytest.mark.both_editions
def test_guerrilla_takes_up_to_its_number_of_health_tokens_from_one_minion() -> None:
    tower = {"card": "star_piercer", "health": 2}
    t = table(a1=tower, a2="shamans", onikai=3, yetnar=1).do("use a1", "onikai")
    assert t.options() == ["1", "2"]
    t.do("2")
    assert (t.minion("onikai").health, t.minion("yetnar").health) == (1, 1)
    t = table(a1=tower, a2="shamans", onikai=3, yetnar=1).do("use a1", "yetnar", "no draw")
    assert (t.minion("onikai").health, t.minion("yetnar").health) == (3, 0)


@pytest.mark.rule("HRD-KEY-41", "HRD-KEY-42", "HRD-EX-28")
@pytest.mark.both_editions
def test_heroic_counts_once_however_many_wounds_there_are() -> None:
    t = table(a1={"card": "haburat", "weaken": 3, "wounds": 3}, a2={"card": "haburat", "weaken": 3})
    assert (t.at("a1").attack, t.at("a2").attack) == (1 + 2, 1)


@pytest.mark.rule("HRD-KEY-48")
@pytest.mark.both_editions
def test_the_most_wounded_card_has_the_most_wounds() -> None:
    t = summon(
        "snipers", a1={"card": "clan_of_the_wildcat", "wounds": 1}, a2={"card": "gulbjarn", "wounds": 2}
    )
    assert (t.at("a1").wounds, t.at("a2").wounds) == (1, 4)


@pytest.mark.rule("HRD-KEY-49")
@pytest.mark.both_editions
def test_a_card_without_wounds_is_never_the_most_wounded(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(deal(1, most_wounded(ally))))
    t = table(a1="gulbjarn", hand=["skytear_mine"], mana=1).do("play skytear_mine")
    assert t.at("a1").wounds == 0


@pytest.mark.rule("HRD-KEY-50")
@pytest.mark.both_editions
def test_the_players_choose_among_cards_that_are_equally_wounded() -> None:
    hurt = {"card": "gulbjarn", "wounds": 2}
    t = summon("snipers", a1=hurt, a2=hurt, a3={"card": "gulbjarn", "wounds": 1})
    assert t.options() == ["a1", "a2"]


@pytest.mark.rule("HRD-KEY-51", "HRD-KEY-52")
@pytest.mark.both_editions
def test_mutaform_asks_each_time_for_health_or_attack() -> None:
    t = table(hand=["underwood_dryad"], mana=2).do("play underwood_dryad", "lane 1")
    assert t.options() == ["health", "attack"]
    t.do("health")
    assert t.options() == ["health", "attack"]
    t.do("attack")
    assert (t.at("a1").attack, t.at("a1").health) == (1 + 1, 2 + 1)


@pytest.mark.rule("HRD-KEY-53", "HRD-KEY-54", "HRD-KEY-04")
@pytest.mark.both_editions
def test_neighbors_are_of_the_same_side_in_adjacent_lanes() -> None:
    t = table(a1="shamans", a2="ixatosk", a4="shamans", m1="deep_stalker", m2="frost_giant", m3="frost_giant")
    assert [t.at(place).armor for place in ("a1", "a4", "m2", "m3")] == [1, 0, 0, 0]


@pytest.mark.rule("HRD-KEY-55", "HRD-KEY-04")
@pytest.mark.both_editions
def test_a_card_has_two_neighbors_at_most() -> None:
    row: dict[str, Any] = {f"m{lane}": "oni_horde" for lane in range(1, 7)}  # "+1 attack for each neighbor"
    t = table(**row)
    assert [t.at(f"m{lane}").attack for lane in range(1, 7)] == [3, 4, 4, 4, 4, 3]


@pytest.mark.rule("HRD-KEY-60", "HRD-KEY-78")
@pytest.mark.both_editions
def test_a_play_ability_works_once_when_the_card_enters() -> None:
    t = summon("deep_stalker", mana=0, hand=[])  # "Play: deal 2 damage to the castle"
    assert t.castle == 18
    assert t.do("end").castle == 18 - 2  # the strike of the fight phase alone


@pytest.mark.rule("HRD-KEY-63")
@pytest.mark.both_editions
def test_the_fight_ability_of_the_monster_comes_before_that_of_the_ally() -> None:
    t = fight(m1="lone_killer", a1="duelist_rogue", m2="frost_giant")  # "deal 2 damage" against 2 health
    assert (t.row("a")[0], t.at("m1").wounds, t.at("m2").wounds) == ("-", 0, 0)


@pytest.mark.rule("HRD-KEY-64")
@pytest.mark.both_editions
def test_a_treachery_ability_resolves_when_its_card_is_the_treachery_card() -> None:
    t = table(phase="treachery", horde=["frost_giant", "troll_brute"], hand=["bloodlust"], mana=1)
    assert t.castle == 19
    assert summon("frost_giant").castle == 17  # summoned, it resolves "Play:" alone


@pytest.mark.rule("HRD-KEY-68", "HRD-KEY-69")
@pytest.mark.both_editions
def test_rebuild_puts_up_to_so_many_chosen_cards_under_the_deck_in_a_chosen_order() -> None:
    pile = ["bloodlust", "shamans", "gulbjarn"]
    t = table({"castle": "the_cloud_gate"}, mana=1, a1="shamans", discard=pile).do("use castle", "option 2")
    assert sorted(t.options()) == ["bloodlust", "done", "gulbjarn", "shamans"]
    t.do("gulbjarn", "bloodlust")
    assert (t.deck()[-2:], t.discard()) == (["gulbjarn", "bloodlust"], ["shamans"])


@pytest.mark.rule("HRD-KEY-69")
@pytest.mark.both_editions
def test_rebuild_may_take_fewer_cards_or_none() -> None:
    t = table({"castle": "the_cloud_gate"}, mana=1, a1="shamans", discard=["bloodlust", "shamans"])
    t.do("use castle", "option 2", "done")
    assert t.discard() == ["bloodlust", "shamans"]


@pytest.mark.rule("HRD-KEY-72", "HRD-KEY-74")
@pytest.mark.both_editions
def test_a_strike_deals_damage_equal_to_the_attack() -> None:
    t = fight(m1={"card": "troll_brute", "attack": 1}, m2="the_great_white", a2="gulbjarn", a3="shamans")
    assert [t.at(place).wounds for place in ("castle", "a2", "m2", "portal")] == [4, 5, 5, 1]


@pytest.mark.rule("HRD-KEY-75")
@pytest.mark.both_editions
def test_the_strongest_has_the_highest_attack_with_its_tokens() -> None:
    t = summon("hardened_skin", m1={"card": "troll_crusher", "attack": 3}, m2="hell_carnivore")
    assert (t.at("m1").armor, t.at("m2").armor) == (1, 0)


@pytest.mark.rule("HRD-KEY-76")
@pytest.mark.both_editions
def test_among_equal_attacks_the_highest_health_is_the_strongest() -> None:
    t = summon("hardened_skin", m1="hell_carnivore", m2={"card": "hell_carnivore", "health": 1})
    assert (t.at("m1").armor, t.at("m2").armor) == (0, 1)


@pytest.mark.rule("HRD-KEY-77")
@pytest.mark.both_editions
def test_the_players_choose_among_equally_strong_creatures() -> None:
    t = summon("hardened_skin", m1="hell_carnivore", m2="hell_carnivore", m3="troll_crusher")
    assert t.options() == ["m1", "m2"]


@pytest.mark.rule("HRD-KEY-90")
@pytest.mark.both_editions
def test_the_weakest_has_the_lowest_attack_with_its_tokens() -> None:
    t = table(
        STRONGHOLD, mana=1, a1="clan_of_the_falcon", a2={"card": "gulbjarn", "weaken": 4}, m2="deep_howlers"
    )
    t.do("use castle")
    assert t.at("a2").wounds == 1


@pytest.mark.rule("HRD-KEY-91")
@pytest.mark.both_editions
def test_among_equal_attacks_the_lowest_health_is_the_weakest() -> None:
    t = table(STRONGHOLD, mana=1, a1="gulbjarn", a2={"card": "gulbjarn", "wounds": 1}, m2="deep_howlers")
    t.do("use castle")
    assert t.at("a2").wounds == 1 + 1


@pytest.mark.rule("HRD-KEY-82")
def test_allies_move_without_regard_to_taunt_until_the_phase_ends() -> None:
    t = table(m1="troll_brute", a1="shamans").do("move a1", "lane 6")
    assert t.row("a")[5] == "shamans"
    assert t.why_not("end") == ["HRD-KEY-79"]


@pytest.mark.rule("HRD-KEY-93")
@pytest.mark.both_editions
def test_within_1_lane_is_the_same_lane_or_an_adjacent_one() -> None:
    allies: dict[str, Any] = {f"a{lane}": {"card": "gulbjarn", "weaken": 5} for lane in range(1, 6)}
    t = fight(m3={"card": "hell_carnivore", "weaken": 4}, **allies)  # "1 damage to each ally within 1 lane"
    assert [t.at(f"a{lane}").wounds for lane in range(1, 6)] == [0, 1, 1, 1, 0]


@pytest.mark.rule("HRD-KEY-94", "HRD-EX-15")
@pytest.mark.parametrize(("lane", "reached"), [(3, ["a1", "a2", "a3", "a4", "a5"]), (1, ["a1", "a2", "a3"])])
@pytest.mark.both_editions
def test_within_2_lanes_reaches_two_lanes_in_both_directions(lane: int, reached: list[str]) -> None:
    row: dict[str, Any] = {f"a{number}": "gulbjarn" for number in range(1, 7)}
    row.update({f"m{number}": "troll_brute" for number in range(1, lane)})
    t = table(
        phase="horde", portal={"stage": 2, "turned": 2}, pile=["the_beast_lord_2"], hand=["bloodlust"], **row
    )
    assert t.options() == reached


@pytest.mark.rule("HRD-KEY-35", "HRD-KEY-65", "HRD-KEY-67")
def test_an_exhaust_ability_needs_a_ready_card_and_exhausts_it() -> None:
    t = table(a1="akhuti", a2={"card": "akhuti", "exhausted": True})
    assert "use a2" not in t.options()
    t.do("use a1")
    assert (t.at("a1").exhausted, t.player().mana) == (True, 1)
    t = table(phase="refresh", a1={"card": "akhuti", "exhausted": True})
    assert "use a1" in t.options()


@pytest.mark.rule("HRD-KEY-06")
def test_an_alliance_deck_is_not_rebuilt_from_its_discard_pile() -> None:
    assert fight(onikai=1, deck=["shamans"], discard=["bloodlust"] * 5).outcome() == "deck-empty"


@pytest.mark.rule("HRD-KEY-43")
def test_a_horde_deck_that_runs_out_is_made_anew_from_its_discard_pile() -> None:
    t = table(phase="horde", portal={"turned": 0}, horde={"deck": [], "discard": ["deep_stalker"] * 3})
    assert (t.row("m")[0], len(t.state.horde_deck), t.horde_discard()) == ("deep_stalker", 2, [])


@pytest.mark.rule("HRD-KEY-58")
@pytest.mark.both_editions
def test_a_pillaged_card_goes_from_the_top_of_the_deck_to_the_discard_pile() -> None:
    t = table(phase="pillage", onikai=1, deck=["bloodlust", "shamans", "gulbjarn"])
    assert (t.discard(), t.deck()) == (["bloodlust"], ["shamans", "gulbjarn"])


@pytest.mark.rule("HRD-KEY-59")
@pytest.mark.both_editions
def test_a_pillage_ability_works_in_the_back_line_only() -> None:
    breaker = {"health": 2, "attachments": ["grialthan_wallbreaker"]}  # "Pillage: damage to the castle"
    assert table(phase="pillage", yetnar=breaker).castle == 18
    assert table(phase="pillage", yetnar={**breaker, "lane": 1}).castle == 20
