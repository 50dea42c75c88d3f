"""What the alliance phase allows, ready and exhausted cards, and what abilities cost."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.horde.cards.registry import BY_SLUG, DECKS
from skyshelf.games.horde.table.state import GivenAbility
from skyshelf.games.horde.vocabulary.names import Moment
from skyshelf.text.speaker import Speaker
from tests.rules.horde.table import fight, table

CASTLES = [card.slug for card in DECKS["castles"]]


@pytest.mark.rule("HRD-ALL-01")
def test_actions_come_in_any_order_any_number_of_times_or_not_at_all() -> None:
    t = table(a1="gulbjarn", hand=["shamans"], mana=2)
    assert "end" in t.options()
    t.do("move a1", "lane 2", "play shamans", "lane 1", "move a2", "lane 5", "discard a1")
    t.do("move a5", "lane 6")
    assert t.row("a") == ["-", "-", "-", "-", "-", "gulbjarn"]
    assert "end" in t.options()


@pytest.mark.rule("HRD-ALL-04")
def test_the_type_of_a_card_says_how_it_enters_play() -> None:
    t = table(a1="gulbjarn", hand=["shamans", "steam_tower", "lightning_naginata", "skytear_mine"], mana=5)
    t.do("play shamans", "lane 3", "play steam_tower", "lane 2", "play lightning_naginata", "a1")
    assert t.row("a")[:3] == ["gulbjarn", "steam_tower", "shamans"]
    assert t.words()["allies"]["1"]["attachments"] == ["lightning_naginata"]
    assert t.do("play skytear_mine", "castle").discard() == ["skytear_mine"]


@pytest.mark.rule("HRD-ALL-09")
def test_without_a_lane_free_of_monsters_no_minion_can_be_engaged() -> None:
    full: dict[str, Any] = {f"m{lane}": "frost_giant" for lane in range(1, 7)}
    t = table(a1="gulbjarn", onikai=2, **full)
    assert "engage onikai" not in t.options()
    assert t.why_not("engage onikai") == ["HRD-ALL-09"]


@pytest.mark.rule("HRD-ALL-10")
def test_engaging_costs_nothing() -> None:
    t = table(a1="gulbjarn", onikai=2, mana=3).do("engage onikai")
    assert (t.player().mana, t.at("a1").exhausted) == (3, False)


def test_the_question_who_faces_a_minion_tells_in_which_lane() -> None:
    t = table(m1="troll_brute", a1="gulbjarn", onikai=2).do("engage onikai")
    decision = t.state.decision
    assert decision is not None
    assert (
        Speaker("en", strict=True).ask(decision, "horde") == "Onikai Minions (lane 2): which ally faces it?"
    )


@pytest.mark.rule("HRD-ALL-19")
@pytest.mark.both_editions
def test_reactions_may_be_used_in_the_alliance_phase_as_well() -> None:
    t = table({"castle": "the_living_rampart"}, a1="gulbjarn", hand=["bloodlust"], mana=2)
    assert {"play bloodlust", "use castle"} <= set(t.options())


@pytest.mark.rule("HRD-ALL-21")
def test_an_ally_must_leave_a_monster_that_it_cannot_engage() -> None:
    t = table(m1="winged_talons", a1="clan_of_the_oak").do("end")
    assert (t.asks(), "lane 1" in t.options()) == ("move-off", False)
    assert table(m1="winged_talons", a1="shamans").do("end").castle == 20  # cost 2: it may stay and fight


@pytest.mark.rule("HRD-READY-01")
@pytest.mark.both_editions
def test_a_card_is_exhausted_by_its_use_and_ready_again_in_the_next_turn() -> None:
    t = table(a1="shamans")
    assert not t.at("a1").exhausted
    assert t.do("use a1").at("a1").exhausted
    assert not t.do("end").at("a1").exhausted


@pytest.mark.rule("HRD-READY-05")
@pytest.mark.both_editions
def test_of_several_exhaust_abilities_only_one_can_be_used() -> None:
    t = table(a1="shamans", a2="gulbjarn")
    akhuti = BY_SLUG["akhuti"]
    number = t.at("a1").number
    t.state.edit(number).grants = (GivenAbility(akhuti.id, akhuti.moments[Moment.EXHAUST][0], number),)
    t.state.changed()
    t.do("move a2", "lane 3")
    assert [text for text in t.options() if text.startswith("use a1")] == ["use a1", "use a1 2"]
    t.do("use a1 2")
    assert not [text for text in t.options() if text.startswith("use a1")]


@pytest.mark.rule("HRD-READY-06")
@pytest.mark.both_editions
def test_an_exhausted_ally_strikes_back() -> None:
    t = fight(m1="deep_howlers", a1={"card": "gulbjarn", "exhausted": True})
    assert t.at("m1").wounds == 5 - 1


@pytest.mark.rule("HRD-READY-08")
def test_an_exhausted_ally_may_engage() -> None:
    t = table(a1={"card": "shamans", "exhausted": True}, onikai=1).do("engage onikai")
    assert t.row("m")[0] == "onikai"


@pytest.mark.rule("HRD-COST-01", "HRD-COST-02")
@pytest.mark.both_editions
def test_an_ability_with_a_cost_is_used_only_by_paying_it() -> None:
    t = table(a1="corjof", m1="deep_howlers", mana=1).do("use a1")
    assert (t.player().mana, t.at("a1").exhausted) == (0, True)
    assert "use a1" not in table(a1="corjof", m1="deep_howlers").options()


@pytest.mark.rule("HRD-COST-03")
def test_a_cost_may_be_wounds() -> None:
    t = table(a1={"card": "land_shaker", "health": 2}, a2="gulbjarn", m1="frost_giant", mana=1)
    t.do("use a1", "m1")
    assert (t.at("a1").health, t.at("a2").wounds, t.player().mana) == (1, 1, 1)
    assert t.at("m1").wounds == 2


@pytest.mark.rule("HRD-COST-05")
@pytest.mark.both_editions
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_ability() -> None:
    t = table(a1={"card": "land_shaker", "health": 2}, m1="deep_howlers", hand=["shamans"], mana=2)
    assert t.why_not("use a1") == ["HRD-COST-05"]  # there is no ally for the second wound


@pytest.mark.rule("HRD-COST-04")
@pytest.mark.both_editions
def test_reactions_pay_mana_and_additional_costs() -> None:
    t = table(
        {"castle": "the_living_rampart"}, phase="treachery", a1="gulbjarn", hand=["bloodlust"] * 2, mana=2
    )
    t.do("use castle", "health")
    assert t.player().mana == 1
    assert t.do("play bloodlust").player().mana == 0
    assert t.options() == ["end"]  # the second one cannot be paid


@pytest.mark.rule("HRD-Q-46", "HRD-Q-68")
@pytest.mark.parametrize("castle", CASTLES)
def test_every_castle_has_20_health_and_is_used_once_a_turn_for_1_mana(castle: str) -> None:
    t = table({"castle": castle}, a1="gulbjarn", a2="gulbjarn", m1="deep_howlers", onikai=2, mana=3)
    assert t.castle == 20
    t.do("use castle")
    assert (t.player().mana, t.at("castle").exhausted) == (2, True)
    while t.asks() != "alliance":
        t.do(t.options()[0])
    assert t.why_not("use castle") == ["HRD-READY-04"]


@pytest.mark.rule("HRD-Q-73")
def test_guerrilla_may_take_fewer_tokens_than_it_says() -> None:
    t = table(a1={"card": "star_piercer", "health": 2}, a2="shamans", onikai=2, yetnar=2)
    t.do("use a1", "onikai", "1")
    assert (t.asks(), t.minion("onikai").health, t.minion("yetnar").health) == ("alliance", 1, 2)


TAXED = {"health": 2, "attachments": ["utseshi_storm_tower"]}


@pytest.mark.rule("HRD-COST-05", "HRD-ALL-07")
def test_the_card_that_pays_for_engaging_cannot_be_the_ally_that_comes() -> None:
    t = table(zephylite=TAXED, hand=["shamans"], mana=2)
    assert "engage zephylite" not in t.options()
    assert t.why_not("engage zephylite") == ["HRD-COST-05"]
    assert "engage zephylite" in table(zephylite=TAXED, hand=["shamans", "shamans"], mana=2).options()
    assert "engage zephylite" in table(zephylite=TAXED, hand=["bloodlust"], a2="shamans", mana=2).options()


@pytest.mark.rule("HRD-ALL-07")
def test_whoever_pays_with_the_ally_that_was_to_come_hears_that_nobody_is_left() -> None:
    t = table(zephylite=TAXED, hand=["shamans", "bloodlust"], mana=2)
    t.do("engage zephylite", "shamans")
    assert "nobody-engages" in t.kinds()
    assert t.row("m")[0] == "-"


@pytest.mark.rule("HRD-ALL-05", "HRD-KEY-89", "HRD-ALL-08")
def test_a_minion_that_stands_before_no_ally_can_be_engaged_as_well() -> None:
    # Onikai Legion has put Onikai before a tower.
    t = table(
        m1="oni_champion", m2="oni_champion", onikai={"health": 2, "lane": 3}, a3="land_shaker", a4="shamans"
    )
    t.do("engage m3")
    assert t.row("m")[2:4] == ["-", "onikai"]
    assert t.why_not("engage m4") == ["HRD-ALL-05"]
    assert t.do("move a4", "lane 6").row("m")[3] == "-"


@pytest.mark.rule("HRD-Q-98")
def test_an_ally_need_not_change_places_to_leave_a_monster_that_it_cannot_engage() -> None:
    full: dict[str, Any] = {f"a{lane}": "guard_pillar" for lane in (3, 4, 5)}
    full |= {
        "m1": "winged_talons",
        "a1": "clan_of_the_oak",
        "a2": "shamans",
        "hand": ["bloodlust"],
        "mana": 1,
    }
    t = table(**full, a6="guard_pillar").do("end")
    assert (t.asks(), t.row("a")[:2]) == ("reactions", ["clan_of_the_oak", "shamans"])
    assert table(**full).do("end").row("a")[5] == "clan_of_the_oak"  # a free lane it must take


def test_what_never_had_an_exhaust_ability_has_not_lost_it() -> None:
    t = table(hand=["corjof"], mana=3, m1="frost_giant", portal={"collapsing": True})
    t.do("play corjof", "lane 1", "m1")
    assert (t.why_not("use m1"), t.why_not("use portal")) == (["HRD-ALL-18"], ["HRD-ALL-18"])
