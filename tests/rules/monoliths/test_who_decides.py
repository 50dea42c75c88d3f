"""Several players at one table: who acts, who answers, and when."""

from __future__ import annotations

import pytest

from skyshelf.games.horde.phases.end import open_portal
from tests.rules.horde.sides import asked, players_of
from tests.rules.monoliths.sides import coop, versus
from tests.rules.monoliths.table import fight


@pytest.mark.rule("MON-TURN-09")
def test_two_players_act_in_turns_as_they_like() -> None:
    t = coop({"hand": ["shamans", "shamans"], "mana": 4}, {"hand": ["shamans"], "mana": 2})
    t.do("play shamans", "lane 1", "partner", "play shamans", "lane 2", "partner", "play shamans", "lane 3")
    assert [t.at(f"a{lane}").unit.owner for lane in (1, 2, 3)] == [0, 1, 0]


@pytest.mark.rule("MON-Q-80")
def test_a_shared_choice_is_answered_by_the_owner_of_its_cause_or_the_lead_player() -> None:
    t = coop({}, {"hand": ["mournings"], "mana": 4}, m1="deep_howlers", m2="deep_stalker")
    t.do("partner", "play mournings", "lane 6")
    assert (asked(t), t.options()) == (1, ["m1", "m2"])
    t = coop(m3="troll_brute", a1={"card": "shamans", "owner": "bea"}, a5="shamans").do("end", "end")
    assert (asked(t), t.asks()) == (0, "taunted")


@pytest.mark.rule("MON-Q-80")
def test_what_an_attachment_gives_to_the_castle_is_decided_by_the_owner_of_the_attachment() -> None:
    bea = {"hand": ["bolt_mentalist"], "mana": 5}
    t = coop({"mana": 1}, bea, m1="deep_howlers", m2="deep_stalker")
    t.do("partner", "play bolt_mentalist", "castle", "partner", "castle draw")
    assert (asked(t), t.options()) == (1, ["m1", "m2"])


@pytest.mark.rule("MON-Q-80", "MON-RES-03")
def test_whoever_destroyed_a_monster_says_whether_the_draw_comes_before_its_text() -> None:
    """Genesis Monolith, MON-ENC-07, lets every minion pillage when it is destroyed."""
    settings = {"mode": "coop", "outsider": "genesis_monolith"}
    hers = {"card": "shamans", "owner": "bea"}
    players = players_of({}, {})
    t = fight(settings, players=players, onikai={"health": 1, "lane": 1}, a1=hers)
    assert (asked(t), t.asks()) == (1, "draw-first")
    t = fight(settings, players=players, onikai={"health": 1, "lane": 1}, a1="shamans")
    assert (asked(t), t.asks()) == (0, "draw-first")


@pytest.mark.rule("MON-Q-52", "MON-RES-03")
def test_a_horde_player_says_whether_the_text_of_a_destroyed_monster_comes_before_the_draw() -> None:
    settings = {"outsider": "genesis_monolith"}
    t = versus(settings=settings, phase="fight", onikai={"health": 1, "lane": 1}, a1="shamans")
    assert (asked(t), t.asks()) == (1, "draw-first")
    t.do("no")
    assert (asked(t), t.asks(), len(t.deck())) == (0, "draw", 19)


@pytest.mark.rule("HRD-Q-94", "MON-Q-32")
def test_where_a_monster_leaves_undestroyed_the_lead_player_says_who_draws() -> None:
    t = coop({}, {"hand": ["strike_terror"], "mana": 2}, m1="troll_brute").do("partner", "play strike_terror")
    assert (asked(t), t.asks(), t.pile()) == (0, "draw", ["troll_brute"])


@pytest.mark.rule("MON-Q-54")
def test_monsters_use_their_universal_abilities_in_the_extra_step_only() -> None:
    t = versus(hand=["troll_crusher"], m1="deep_howlers")
    assert not [text for text in t.options() if text.startswith("move")]
    t.do("play troll_crusher", "lane 3")
    assert [text for text in t.options() if text.startswith("move")] == ["move m1", "move m3"]


@pytest.mark.rule("MON-Q-55")
def test_a_new_portal_has_its_own_use_of_its_ability() -> None:
    t = versus(hand=["troll_crusher"], m1="deep_howlers", onikai=1, yetnar=1, zephylite=1, ratamil=1)
    t.do("play troll_crusher", "lane 3", "use portal", "m3", "no draw")
    while t.asks() == "reinforce":
        t.do(t.options()[0])
    assert "use portal" not in t.options()
    t.state.stage = 1
    open_portal(t.state, "MON-DES-09")
    t.state.decision = None
    t.state.run()
    assert "use portal" in t.options()


@pytest.mark.rule("MON-Q-80")
def test_what_an_attachment_gives_to_a_monster_is_decided_by_the_owner_of_the_attachment() -> None:
    """Doll of Zuunan leaves the choice to the alliance, and it is Bea's."""
    t = coop(
        {}, {"hand": ["doll_of_zuunan"], "mana": 2}, m1="cave_yeti", m2="purple_circle", outsiders_left=[]
    )
    t.do("partner", "play doll_of_zuunan", "m1", "end", "end")
    assert (t.asks(), asked(t), t.options()) == ("target", 1, ["portal", "m2"])


@pytest.mark.rule("MON-Q-80")
def test_wounds_of_the_lost_city_are_passed_on_by_the_player_who_dealt_them() -> None:
    hers = {"card": "gulbjarn", "owner": "bea"}
    t = coop(a2=hers, m2="the_lost_city", onikai=3, yetnar=3, phase="fight", outsiders_left=[])
    assert (t.asks(), asked(t), t.options()) == ("wounds-taker", 1, ["onikai", "yetnar"])
