"""Rulings on what the printed rules leave open: icons, minions, lanes and keywords."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS, is_reaction
from skyshelf.games.horde.phases.horde import HordePhase
from skyshelf.games.horde.rules.summon import ResolveCard, place_card
from skyshelf.games.horde.table.state import GainedTrait
from skyshelf.games.horde.vocabulary.names import CardType, Moment, Trait
from tests.rules.horde.table import fight, summon, table


@pytest.mark.rule("HRD-Q-02")
def test_treachery_marks_and_reaction_marks_are_two_things() -> None:
    reaction, treachery = BY_SLUG["bloodlust"], BY_SLUG["snowblind"]
    assert is_reaction(reaction, Moment.PLAY)
    assert reaction.marks is None
    assert not is_reaction(treachery, Moment.PLAY)
    assert treachery.marks is not None


@pytest.mark.rule("HRD-Q-03")
@pytest.mark.parametrize(
    ("token", "attack", "health"),
    [("health", 5, 7), ("wounds", 5, 5), ("attack", 6, 6), ("weaken", 4, 6), ("armor", 5, 6)],
)
def test_four_tokens_change_attack_or_health_by_1(token: str, attack: int, health: int) -> None:
    t = table(a1={"card": "gulbjarn", token: 1})
    assert (t.at("a1").attack, t.at("a1").health) == (attack, health)


@pytest.mark.rule("HRD-Q-05")
def test_land_shaker_wounds_itself_and_an_ally_as_its_cost() -> None:
    shaker = {"card": "land_shaker", "health": 2}
    t = table(a1=shaker, a2="gulbjarn", m3="deep_stalker").do("use a1", "m3")
    assert (t.at("a1").health, t.at("a2").wounds, t.at("m3").wounds) == (1, 1, 1)
    assert "use a1" not in table(a1=shaker, m3="deep_stalker").options()


@pytest.mark.rule("HRD-Q-06")
def test_guerrilla_takes_health_tokens_and_no_others() -> None:
    minion = {"health": 2, "attack": 2}
    t = table({"castle": "the_leviathans_temple"}, a1="shamans", onikai=minion, mana=1)
    t.do("use castle", "option 2", "onikai")
    assert (t.minion("onikai").unit.hp, t.minion("onikai").unit.might) == (1, 2)


@pytest.mark.rule("HRD-Q-07")
def test_damage_leaves_wounds_and_heroic_asks_for_them() -> None:
    t = fight(m1="troll_crusher", a1="gulbjarn").do("no draw")
    assert t.at("a1").wounds == 2
    fresh, wounded = "bushido_of_the_rose", {"card": "bushido_of_the_rose", "wounds": 1}
    weakened = {"card": "bushido_of_the_rose", "weaken": 1}
    t = table(a1=fresh, a2=wounded, a3=weakened)
    assert [t.at(place).attack for place in ("a1", "a2", "a3")] == [2, 2 + 2, 2 - 1]


@pytest.mark.rule("HRD-Q-07")
@pytest.mark.parametrize(("token", "left"), [("weaken", 4 - 1), ("wounds", 4 - 1 - 2)])
def test_barrier_is_ended_by_wounds_and_not_by_other_tokens(token: str, left: int) -> None:
    t = table(m1={"card": "the_fallen_kami", token: 1}, a1={"card": "runic_catapult", "health": 2})
    assert t.do("use a1", "m1").at("m1").health == left


@pytest.mark.rule("HRD-Q-07")
def test_the_most_wounded_ally_has_most_wounds() -> None:
    weakened = {"card": "gulbjarn", "weaken": 3}
    wounded = {"card": "gulbjarn", "wounds": 1}
    t = summon("revenant_archers", a1=weakened, a2=wounded)
    assert (t.at("a1").wounds, t.at("a2").wounds, t.castle) == (0, 2, 20)


@pytest.mark.rule("HRD-Q-08")
def test_mutaform_offers_health_or_attack() -> None:
    t = table({"castle": "the_living_rampart"}, a1="shamans", mana=1).do("use castle")
    assert sorted(t.options()) == ["attack", "health"]
    t.do("health")
    assert (t.at("a1").health, t.at("a1").attack) == (2, 1)


@pytest.mark.rule("HRD-Q-20")
@pytest.mark.parametrize("collapsing", [False, True])
def test_a_collapsing_portal_has_no_abilities_and_takes_no_tokens(collapsing: bool) -> None:
    portal = {"stage": 2, "turned": 0, "collapsing": collapsing}
    t = table(phase="horde", portal=portal, horde=["forest_yeti", "snowblind"], hand=["bloodlust"], mana=1)
    assert t.portal == (8 if collapsing else 8 + 2)
    assert t.pile() == (["the_hate_bringer_1"] if collapsing else [])


@pytest.mark.rule("HRD-Q-20")
def test_a_portal_that_collapsed_is_neither_damaged_nor_does_it_summon() -> None:
    t = table(
        {"castle": "the_wind_burner"},
        portal={"stage": 2, "wounds": 7, "turned": 2},
        a1="shamans",
        hand=["scepter_of_kamnu"],
        mana=2,
    )
    t.do("use castle", "option 2", "play scepter_of_kamnu")
    assert t.at("portal").wounds == 0  # its tokens went when it was destroyed
    t.state.decision = None
    t.state.push(HordePhase())
    t.state.run()
    assert t.pile() == ["the_hate_bringer_1"]


@pytest.mark.rule("HRD-Q-22")
@pytest.mark.parametrize(
    ("minion", "attack", "health"),
    [({"health": 2, "weaken": 1}, 1, 2), ({"health": 2, "attack": 1}, 3, 2), ({"attack": 1}, 1, 0)],
)
def test_the_attack_of_a_minion_counts_health_tokens_and_then_others(
    minion: dict[str, int], attack: int, health: int
) -> None:
    t = table(a1="shamans", onikai=minion)
    assert (t.minion("onikai").attack, t.minion("onikai").health) == (attack, health)


@pytest.mark.rule("HRD-Q-24")
def test_a_minion_returns_when_its_ally_is_destroyed_in_the_alliance_phase() -> None:
    t = table({"castle": "the_frostbite_stronghold"}, a1="shamans", a2="gulbjarn", onikai=3, mana=1)
    t.do("engage onikai", "use castle")
    assert (t.discard(), t.row("m")[0]) == (["shamans"], "-")
    assert "engage onikai" in t.do("move a2", "lane 1").options()


@pytest.mark.rule("HRD-Q-25")
def test_a_minion_sent_back_in_the_alliance_phase_pillages() -> None:
    t = table(a1="shamans", onikai=2).do("engage onikai", "move a1", "lane 6", "end")
    assert len(t.deck()) == 18


@pytest.mark.rule("HRD-Q-28")
def test_everything_that_can_be_played_as_a_reaction_is_a_spell() -> None:
    reactions = [card for card in CARDS if card.code.startswith("HRD-") and is_reaction(card, Moment.PLAY)]
    assert len(reactions) == 12
    assert {card.type for card in reactions} == {CardType.SPELL}


@pytest.mark.rule("HRD-Q-31")
@pytest.mark.parametrize(("card", "swords"), [("cave_yeti", 2), ("troll_brute", 1)])
def test_a_single_monster_is_leftmost_and_rightmost(card: str, swords: int) -> None:
    t = table(phase="treachery", horde=[card, "snowblind"], m3="frost_giant", hand=["bloodlust"], mana=1)
    assert t.at("m3").attack == 3 + swords


@pytest.mark.rule("HRD-Q-32")
def test_an_attachment_that_found_no_bearer_goes_on_top_of_the_outsider_pile() -> None:
    t = table(a1="shamans")
    s = t.state
    s.decision = None
    # Every printed one finds a minion, so this one is resolved without its text.
    unit = place_card(s, BY_SLUG["eldritch_scream"].id, "HRD-HOR-02")
    s.arrivals.clear()
    s.push(ResolveCard(unit, 2))
    s.run()
    assert t.pile() == ["eldritch_scream", "the_hate_bringer_1"]
    assert t.row("m") == ["-"] * 6


@pytest.mark.rule("HRD-Q-37")
def test_an_ally_that_cannot_move_off_stays_and_fights() -> None:
    others: dict[str, Any] = {f"a{lane}": "shamans" for lane in range(2, 7)}
    t = table(m1="winged_talons", a1="gulbjarn", **others).do("end")
    assert t.asks() == "draw"  # the monster was struck and destroyed
    assert (t.at("a1").slug, t.at("a1").wounds, t.castle) == ("gulbjarn", 3, 20)


@pytest.mark.rule("HRD-Q-38")
def test_taunt_is_looked_at_after_allies_moved_off() -> None:
    tower = {"card": "runic_catapult", "health": 2}
    t = table(m1="winged_talons", a1="gulbjarn", m2="troll_brute", a6=tower)
    t.state.edit(t.at("m1").number).traits = (GainedTrait(Trait.TAUNT, 1),)
    # Gulbjarn faces a monster with Taunt, so the other one asks nothing of him yet.
    assert "end" in t.do("discard a6").options()
    t.do("end", "lane 5")
    assert (t.asks(), t.state.turn) == ("alliance", 1)
    assert t.why_not("end") == ["HRD-KEY-79"]


@pytest.mark.rule("HRD-Q-38", "HRD-KEY-21")
def test_after_allies_moved_off_the_alliance_phase_is_over_unless_taunt_is_owed() -> None:
    t = table(m1="iron_harpy", a1="shamans", hand=["bloodlust"], mana=1).do("end", "lane 2")
    assert "alliance-phase-ends" in t.kinds()


@pytest.mark.rule("HRD-Q-38", "HRD-Q-77")
def test_moving_off_and_back_again_comes_to_an_end() -> None:
    t = table(m1="winged_talons", a1="gulbjarn", m2="troll_brute", a6={"card": "runic_catapult", "health": 2})
    t.state.edit(t.at("m1").number).traits = (GainedTrait(Trait.TAUNT, 1),)
    t.do("discard a6")
    for _ in range(2):
        t.do("end", "lane 5", "move a5", "lane 1")
    t.do("end", "lane 5", "move a5")
    assert (t.asks(), "lane 1" in t.options()) == ("move-lane", False)


@pytest.mark.rule("HRD-Q-77", "HRD-Q-36")
def test_however_often_it_moved_an_ally_may_move_to_a_monster_with_taunt() -> None:
    t = table(m1="troll_brute", a1="gulbjarn")
    for _ in range(3):
        t.do("move a1", "lane 2", "move a2", "lane 1")
    assert "end" in t.options()
    t.do("move a1")
    assert "lane 2" not in t.options()


@pytest.mark.rule("HRD-Q-77")
def test_going_from_one_monster_with_taunt_to_another_comes_to_an_end() -> None:
    t = table(m1="troll_brute", m2="troll_brute", a1="gulbjarn")
    for _ in range(2):
        t.do("move a1", "lane 2", "move a2", "lane 1")
    assert "lane 1" not in t.do("move a1", "lane 2", "move a2").options()


@pytest.mark.rule("HRD-Q-93")
@pytest.mark.both_editions
def test_elusive_twice_reaches_farther_with_one_move() -> None:
    t = table(hand=["yami"], mana=5, a3="echoed_saboteur", m3="deep_howlers")
    t.do("play yami", "lane 6", "a3", "end")
    assert (t.asks(), t.options()) == ("elude", ["lane 1", "lane 2", "lane 4", "lane 5", "done"])
    assert t.do("lane 4").asks() != "elude"


@pytest.mark.rule("HRD-Q-39")
def test_an_elusive_creature_may_go_left_but_does_not_strike_there_again() -> None:
    t = fight(m1="deep_howlers", m2="deep_stalker", a2={"card": "duelist_rogue", "health": 3})
    t.do("m1")  # the damage of its own text
    assert (t.asks(), t.options()) == ("elude", ["lane 1", "lane 3", "done"])
    before = t.at("m1").wounds
    t.do("lane 1")
    assert (t.at("m1").wounds, t.row("a")[:2]) == (before, ["duelist_rogue", "-"])


@pytest.mark.rule("HRD-Q-39")
def test_a_destroyed_creature_does_not_elude() -> None:
    t = fight(m2="deep_stalker", a2={"card": "echoed_saboteur", "wounds": 1})
    assert (t.asks(), t.discard()) == ("alliance", ["echoed_saboteur"])


@pytest.mark.rule("HRD-Q-40")
def test_nothing_tramples_over_a_barrier() -> None:
    t = fight(a1="clan_of_the_boar", m1="shade_hunter")
    assert (t.at("m1").wounds, t.portal) == (1, 6)


@pytest.mark.rule("HRD-Q-40", "HRD-Q-20")
def test_what_tramples_to_a_collapsing_portal_is_lost() -> None:
    t = fight(a1="gulbjarn", a2="clan_of_the_boar", m2="troll_brute", portal={"wounds": 3}).do("no draw")
    assert (t.words()["portal"]["stage"], t.portal) == (2, 8)


@pytest.mark.rule("HRD-Q-89", "HRD-LANE-12")
def test_a_spell_takes_its_lane_while_its_own_text_is_resolved() -> None:
    t = summon("onikai_legion", m1="troll_brute", m2="frost_giant", a3="shamans")
    assert t.row("m")[:4] == [
        "troll_brute",
        "frost_giant",
        "onikai",
        "-",
    ]  # from lane 4 to lane 3 by the shift
    assert (t.at("m3").attack, t.at("m2").unit.might, t.at("m2").unit.hp) == (4, 0, 0)


@pytest.mark.rule("HRD-Q-90", "HRD-RES-02")
def test_the_death_dealer_gains_the_values_of_a_minion_that_it_cannot_destroy() -> None:
    settings: dict[str, Any] = {"challenge": "unstoppable_army", "outsider": "the_death_dealer"}
    t = table(
        settings,
        phase="horde",
        portal={"stage": 2, "turned": 2},
        pile=["the_death_dealer_1"],
        onikai=2,
        m1="frost_giant",
    )
    assert t.asks() == "alliance"  # nobody draws
    assert (t.at("m2").attack, t.at("m2").health) == (5 + 2, 5 + 2)
    assert (t.minion("onikai").health, t.row("m")[2]) == (2, "-")


@pytest.mark.rule("HRD-Q-102")
def test_no_damage_is_passed_on_to_a_card_that_is_destroyed_already() -> None:
    """Its last damage goes past Shaidrus, who fell with Spined Beast; the armor that Ixatosk gives still counts."""
    beast: dict[str, Any] = {"card": "spined_beast", "wounds": 3, "attack": 6}
    t = fight(m2=beast, a1="bushido_of_the_rose", a2={"card": "shaidrus", "attack": 5})
    assert (t.asks(), t.at("a1").wounds) == ("draw", 1)
    t = fight(m2=beast, a1="tlakali", a2={"card": "shaidrus", "attack": 5}, a3="behemoth").do("no")
    t.do("yes", "no")  # for Tlakali only Behemoth is left to take it, which then takes its own
    assert (t.asks(), t.at("a1").wounds, t.at("a3").wounds) == ("draw", 0, 2)
    t = fight(m2=beast, a1="bushido_of_the_rose", a2={"card": "ixatosk", "attack": 5})
    assert (t.asks(), t.at("a1").wounds) == ("draw", 0)


@pytest.mark.both_editions
@pytest.mark.rule("HRD-Q-103")
@pytest.mark.parametrize(
    ("first", "struck"),
    [("next 1", (3, 6)), ("next 2", (6, 3))],  # in lane 3 it fights as well
)
def test_a_creature_that_strikes_again_may_move_before_or_after_it(
    first: str, struck: tuple[int, int]
) -> None:
    """Yami has given Elusive to a bearer of Katana: its second strike hits what faces it then."""
    bearer = {"card": "bushido_of_the_peony", "health": 9, "attack": 1, "attachments": ["katana_of_the_dusk"]}
    giant = {"card": "frost_giant", "health": 9}
    given: dict[str, Any] = {"hand": ["yami", "bloodlust"], "mana": 10, "a2": bearer, "a5": "shamans"}
    t = table(m2=giant, m3=giant, **given).do("play yami", "lane 6", "a2", "end", "end")
    assert t.state.decision is not None
    told = [option.label().key for option in t.state.decision.options]
    assert (t.asks(), told) == ("order", ["horde-option-next-move", "horde-option-next"])
    t.do(first).do("lane 3")
    assert (12 - t.at("m2").health, 12 - t.at("m3").health) == struck


@pytest.mark.both_editions
@pytest.mark.rule("HRD-Q-103")
def test_nobody_is_asked_about_a_move_that_has_no_lane_to_go_to() -> None:
    bearer = {"card": "bushido_of_the_rose", "health": 9, "attachments": ["katana_of_the_dusk"]}
    given: dict[str, Any] = {
        "hand": ["yami", "bloodlust"],
        "mana": 10,
        "a2": bearer,
        "a1": "shamans",
        "a3": "akhuti",
    }
    t = table(m2={"card": "frost_giant", "health": 9}, **given).do("play yami", "lane 6", "a2", "end", "end")
    assert t.at("m2").health == 12 - 4 - 4
