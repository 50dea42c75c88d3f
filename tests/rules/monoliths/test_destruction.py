"""The destruction sequence: abilities first, then tokens, then the card; and nothing interrupts it."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.unit import NO_UNIT
from skyshelf.engine.settings import Value
from skyshelf.games.horde.rules.tokens import gain_wounds, put_tokens
from skyshelf.games.horde.table.state import MINIONS, Zone
from skyshelf.games.horde.vocabulary.names import Token
from tests.rules.monoliths.table import Table, fight, summon, table


@pytest.mark.rule("MON-DES-02", "MON-KEY-32", "MON-KEY-33")
def test_destroyed_abilities_resolve_before_the_tokens_are_discarded() -> None:
    """Spined Beast still has its attack token when its ability deals the damage."""
    t = fight(m2={"card": "spined_beast", "wounds": 3, "attack": 1}, a2="beraph_star", a1="clan_of_the_oak")
    assert t.asks() == "draw"  # the last part of step 1
    assert t.at("m2").attack == 4
    assert t.at("a1").wounds == 1


@pytest.mark.rule("MON-DES-11", "MON-RES-12", "MON-Q-34")
def test_destruction_interrupts_the_text_that_caused_it() -> None:
    """Xotlan Revolts wounds all monsters in one step; each destruction comes before the spell is over."""
    t = table(m1={"card": "troll_brute", "wounds": 1}, hand=["xotlan_revolts"], mana=2, a1="shamans")
    t.do("play xotlan_revolts")
    assert t.asks() == "draw"
    assert any(type(frame).__name__ == "Run" for frame in t.state.frames)


@pytest.mark.rule("MON-DES-12")
def test_a_running_sequence_is_not_interrupted() -> None:
    """The ally that the ability of the Spined Beast destroys waits until the Beast has left."""
    t = fight(m2={"card": "spined_beast", "wounds": 3}, a2="beraph_star", a1="shamans").do("no draw")
    fallen = [repr(event.args["card"]) for event in t.events if event.kind == "destroyed"]
    assert "spined_beast" in fallen[0]
    assert "shamans" in fallen[1]


def minion_struck_down() -> Table:
    t = table(onikai=1, yetnar=2, hand=["xotlan_revolts"], mana=5, a1="clan_of_the_oak")
    return t.do("engage onikai", "end", "end")


@pytest.mark.rule("MON-DES-07", "MON-ZONE-11")
def test_a_destroyed_minion_is_set_aside() -> None:
    assert minion_struck_down().do("no draw").state.units[MINIONS[0]].zone == Zone.GONE


@pytest.mark.rule("MON-MIN-13", "MON-Q-74")
def test_a_minion_without_health_is_out_of_play_at_once() -> None:
    t = minion_struck_down()
    assert t.asks() == "draw"  # before the pillage phase, in which the other one returns
    assert t.do("no draw").state.back == [MINIONS[1]]


@pytest.mark.rule("MON-DES-03")
def test_the_attachments_of_a_destroyed_minion_are_discarded() -> None:
    ratamil = {"health": 1, "lane": 1, "attachments": ["stone_bombs_1"]}
    t = fight(ratamil=ratamil, a1="clan_of_the_oak", horde=["troll_brute"] * 4, hand=["bloodlust"]).do(
        "no draw"
    )
    assert "stone_bombs_1" in t.horde_discard()
    assert t.minion("ratamil").unit.attachments == ()


@pytest.mark.rule("MON-MIN-09", "MON-Q-30", "MON-MIN-08")
def test_a_minion_that_gains_health_enters_the_back_line_as_new() -> None:
    t = summon("gathering_storm")
    assert t.at("yetnar").health == 2
    assert not t.at("yetnar").exhausted
    assert "MON-MIN-09" in t.rules()


@pytest.mark.rule("MON-DES-14", "MON-DES-15", "MON-Q-33")
def test_the_discard_action_resolves_destroyed_abilities() -> None:
    t = table(a1="treasure_keeper", a2="shamans").do("discard a1")
    assert t.discard()[0] == "treasure_keeper"
    assert len(t.discard()) == 3  # the card and two pillaged ones


@pytest.mark.rule("MON-DES-14", "MON-Q-32")
def test_a_monster_put_in_the_outsider_pile_gives_its_draw() -> None:
    t = fight(m1="deep_howlers", a1="zacoal")
    t.do(next(text for text in t.options() if text != "done"))
    assert t.asks() == "draw"
    assert t.pile() == ["deep_howlers"]


@pytest.mark.rule("MON-DES-14", "MON-DES-15")
def test_a_card_that_leaves_holds_its_lane_until_its_abilities_are_resolved() -> None:
    t = fight(m1="revenant_cavalry", a1="zacoal", hand=["bloodlust"]).do("yes", "next 1", "no draw")
    assert (t.row("m")[1], t.portal) == ("skeleton", 6 - 4)  # Zacoal has struck unopposed
    howlers = {"card": "deep_howlers", "health": 9}
    t = table(m1="revenant_marksmen", m2=howlers, hand=["dawn_defenders"], mana=7)
    t.do("play dawn_defenders", "lane 3", "m1", "next 1", "no draw")
    assert t.row("m")[:4] == ["-", "deep_howlers", "skeleton", "skeleton"]


@pytest.mark.rule("MON-DES-14", "MON-DES-15")
def test_the_abilities_of_a_card_that_leaves_look_at_where_it_was() -> None:
    t = fight(m1="venom_harpy", a1="zacoal", hand=["bloodlust"]).do("yes")
    while t.asks() in ("order", "draw"):
        t.do("no draw" if "no draw" in t.options() else t.options()[0])
    assert t.row("a")[0] == "-"
    assert "zacoal" in t.discard()


@pytest.mark.rule("MON-Q-84")
def test_leaving_play_otherwise_is_no_destruction_for_other_cards() -> None:
    t = table(a1="last_of_the_pack", a2="shamans").do("discard a2")
    assert t.at("a1").armor == 0


@pytest.mark.rule("MON-TWR-06", "MON-Q-75", "MON-ALL-14")
def test_a_tower_without_charges_stays_until_it_is_discarded() -> None:
    t = table(a1={"card": "steam_tower", "health": 1}, a2="shamans").do("use a1")
    assert t.at("a1").slug == "steam_tower"
    t.do("discard a1")
    assert t.row("a")[0] == "-"


@pytest.mark.rule("MON-Q-91")
def test_a_tower_that_came_with_charges_does_nothing_without_them() -> None:
    t = table(phase="horde", a1={"card": "steam_tower", "health": 1}, a2="shamans", hand=["bloodlust"])
    t.do("use a1", "end", "end")
    assert t.at("a1").health == 0
    assert "use a1" not in t.options()
    assert t.why_not("use a1") == ["MON-Q-91"]
    assert "discard a1" in t.options()


@pytest.mark.rule("MON-Q-91")
def test_a_tower_turns_nothing_away_when_its_last_token_is_gone() -> None:
    pillar = {"card": "draining_pillar", "health": 1}
    t = summon("troll_brute", "troll_crusher", a1=pillar, hand=["bloodlust"])
    t.do("yes")
    assert t.row("m")[:2] == ["troll_crusher", "-"]  # the first one was turned away, for the last token
    assert t.at("a1").health == 0


@pytest.mark.rule("MON-Q-91")
def test_what_waited_for_a_tower_that_is_spent_meanwhile_does_not_happen() -> None:
    """Both parts of the outsider are revealed at once, and there is a token for one of them."""
    pillar = {"card": "draining_pillar", "health": 1}
    outsider: dict[str, Any] = {
        "settings": {"outsider": "living_portal"},
        "pile": ["living_portal"],
        "outsiders_left": [],
    }
    t = summon(**outsider, a6=pillar, hand=["bloodlust"]).do("yes")
    assert t.row("m")[:3] == ["-", "living_portal", "fungus_shield"]
    assert t.at("a6").health == 0


@pytest.mark.rule("MON-Q-91")
def test_a_spent_tower_works_again_when_it_gains_a_token() -> None:
    pillar = {"card": "draining_pillar", "health": 0}
    t = table(phase="horde", horde=["troll_brute"] * 4, portal={"turned": 0}, a1=pillar, hand=["mournings"])
    assert t.row("m")[0] == "troll_brute"
    put_tokens(t.state, t.at("a1").number, Token.HEALTH, 1, "MON-TWR-04")
    t.do("end")
    assert t.asks() == "turn-away"  # whether the treachery card is turned away


@pytest.mark.rule("MON-Q-91", "MON-Q-75")
def test_a_tower_printed_without_charges_can_be_charged_at_any_time() -> None:
    t = table(a1={"card": "armored_tower", "health": 1}, m1="frost_giant", hand=["mournings"], mana=2)
    t.do("use a1 2", "m1", "end", "end")
    assert "use a1" in t.options()


def portal_struck_down() -> Table:
    """The ally in lane 2 destroys the first stage, the one in lane 5 strikes after it."""
    t = fight(portal={"wounds": 5, "turned": 2}, a2="wind_riders", a5="clan_of_the_boar", onikai=1)
    while t.asks() in ("reinforce", "tie"):
        t.do(t.options()[0])
    return t


@pytest.mark.rule("MON-DES-09", "MON-DES-10", "MON-PRT-02")
def test_a_destroyed_portal_is_replaced_at_once_by_the_next_stage() -> None:
    t = portal_struck_down()
    assert (t.state.stage, t.state.turned) == (1, 1)  # upright, and turned once after its first wave


@pytest.mark.rule("MON-FIGHT-06", "MON-FIGHT-07")
def test_allies_in_later_lanes_strike_the_new_portal() -> None:
    assert portal_struck_down().portal < 8


@pytest.mark.rule("MON-EX-24", "MON-Q-14")
def test_what_was_too_much_for_the_old_portal_is_lost() -> None:
    assert portal_struck_down().portal == 8 - 4  # only the strike of lane 5


@pytest.mark.rule("MON-PRT-04", "MON-WIN-09", "MON-OPL-02")
def test_the_first_portal_reinforces_and_calls_the_outsider() -> None:
    t = fight(portal={"wounds": 5}, a2="clan_of_the_oak", onikai=1, yetnar=1).do("ratamil")
    assert t.minion("zephylite").health + t.minion("ratamil").health == 2
    assert "outsider-called" in t.kinds()
    assert t.at("m1").slug == "purple_circle"  # summoned in the next horde phase


@pytest.mark.rule("MON-PRT-09")
def test_the_second_portal_rewards_with_a_card_and_rebuilding() -> None:
    t = fight(portal={"stage": 2, "wounds": 7}, a2="clan_of_the_oak", discard=["shamans"])
    assert len(t.hand()) == 1
    assert t.asks() == "rebuild"


@pytest.mark.rule("MON-PRT-09")
def test_the_third_portal_rewards_with_a_card_and_healing() -> None:
    t = fight(
        portal={"stage": 3, "wounds": 7}, a2="clan_of_the_oak", castle={"wounds": 5}, hand=["bloodlust"]
    )
    assert t.castle == 17
    assert len(t.hand()) == 2


@pytest.mark.rule("MON-PRT-10", "MON-Q-13")
def test_damage_to_the_fourth_portal_becomes_a_benefit() -> None:
    t = fight(portal={"stage": 4}, a2="wind_riders", castle={"wounds": 5}, discard=["shamans"])
    assert t.asks() == "choose"
    t.do("option 2")
    assert t.castle == 16
    assert (t.state.stage, t.portal) == (3, 1)


@pytest.mark.rule("MON-Q-90")
def test_a_monster_that_is_damaged_to_death_and_destroyed_gives_one_draw() -> None:
    flutter = {"card": "doppelganger", "copies": "flutter_1", "health": 9, "attack": 9}
    t = fight(a1=flutter, m1="frost_giant", hand=["bloodlust"], mana=1).do("no draw")
    assert (t.asks(), t.row("m")[0]) == ("alliance", "-")


@pytest.mark.rule("MON-Q-90")
def test_nothing_wounds_a_card_whose_destruction_has_begun() -> None:
    t = fight(
        a1={"card": "clan_of_the_oak", "armor": 9}, m1={"card": "spined_beast", "wounds": 3}, m2="troll_brute"
    )
    beast = t.state.front[0]
    assert t.asks() == "draw"  # in its sequence
    assert not gain_wounds(t.state, beast, 1, NO_UNIT, "MON-Q-90")


@pytest.mark.rule("MON-Q-98", "MON-RES-05")
def test_the_last_portal_gives_nothing_for_damage_that_it_cannot_have() -> None:
    given: dict[str, Any] = {
        "portal": {"stage": 4},
        "a2": "wind_riders",
        "castle": {"wounds": 5},
        "hand": ["bloodlust"],
    }
    t = fight({"outsider": "living_portal"}, m1="living_portal", a1="scarifier", outsiders_left=[], **given)
    assert t.castle == 15
    assert t.asks() == "alliance"


@pytest.mark.rule("MON-Q-34")
def test_the_players_order_the_destructions_that_one_text_brings() -> None:
    settings: dict[str, Value] = {"horde": "slitherers"}
    allies: dict[str, Any] = {"a1": "gulbjarn", "a2": "treasure_keeper", "a3": "rooted_dryad"}
    t = fight(settings, m1="spore_star_2", **allies)
    while t.asks() in ("target", "tie"):
        t.do(t.options()[0])
    assert t.asks() == "order"
    t.do("next 2")
    assert t.row("a")[1] == "treasure_keeper"


@pytest.mark.rule("HRD-Q-81")
def test_a_card_that_is_turned_away_has_no_destroyed_ability_and_gives_no_draw() -> None:
    pillar = {"card": "draining_pillar", "health": 2}
    t = summon("grabbers_1", a1="shamans", a2=pillar).do("yes")
    assert t.asks() == "alliance"
    assert t.row("a")[:2] == ["shamans", "draining_pillar"]
    assert t.at("a1").wounds == 0


@pytest.mark.rule("MON-RES-17", "MON-KEY-88")
def test_dawn_defenders_keep_what_their_damage_would_destroy() -> None:
    t = table(m1="revenant_cavalry", hand=["dawn_defenders"], mana=7).do("play dawn_defenders", "lane 2")
    assert "destroyed" not in t.kinds()
    assert t.words()["allies"]["2"]["beneath"] == ["revenant_cavalry"]
    assert t.horde_discard() == []
    assert t.asks() == "order"  # it left play all the same: its "Destroyed:" ability and the draw


@pytest.mark.rule("MON-DES-11", "MON-Q-34")
def test_combustion_goes_on_with_a_neighbor_of_what_it_destroyed() -> None:
    t = table(m1="frost_giant", m2="troll_brute", m3="frost_giant", hand=["combustion"], mana=2)
    t.do("play combustion", "m2", "no draw")
    assert (t.asks(), t.options()) == ("target", ["m1", "m3"])
    assert t.do("m3").at("m3").wounds == 2


@pytest.mark.rule("MON-Q-120")
def test_a_text_that_ends_its_own_card_goes_on_without_it() -> None:
    t = table(a1={"card": "scarifier", "wounds": 2}, discard=["cotlic"]).do("use a1")
    assert (t.hand(), t.discard()) == (["scarifier"], ["cotlic"])
    katana = {"card": "bushido_of_the_rose", "wounds": 1, "attachments": ["katana_of_the_dusk"]}
    t = fight(a1=katana, portal={"health": 9})
    assert t.kinds().count("strikes") == 1
    assert sorted(t.discard()) == ["bushido_of_the_rose", "katana_of_the_dusk"]
