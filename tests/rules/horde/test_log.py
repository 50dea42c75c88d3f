"""What the log says is what happened."""

from __future__ import annotations

import re
from typing import Any

import pytest

from skyshelf.engine.match import Match
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.games.horde.table.options import unit_pick
from skyshelf.games.horde.table.state import PORTAL
from skyshelf.games.shelf import game_named
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import versus
from tests.rules.horde.table import GAME, Table, fight, lay, summon, table
from tests.rules.monoliths.sides import coop as coop_2024
from tests.rules.monoliths.table import fight as fight_2024
from tests.rules.monoliths.table import summon as summon_2024

ENGLISH = Speaker("en", ["Ada"], strict=True)


def told(t: Table, seat: int = 0) -> list[str]:
    """The log since the last `do`, as a seat reads it."""
    return [ENGLISH.tell(event.seen_by(Seat(seat)), "horde") for event in t.events]


def test_raise_the_dead_gives_an_ability_to_the_turn_and_to_no_castle() -> None:
    lines = told(summon("raise_the_dead", a1="gulbjarn"))
    assert "Raise the Dead has its effect until the turn ends." in lines
    assert not [line for line in lines if "The Gaping Maw" in line]


def test_a_monster_that_was_won_over_is_put_in_its_discard_pile_and_returns_to_no_hand() -> None:
    t = summon("the_beast_lord_2", a2="troll_brute")
    assert "troll_brute" not in t.hand()
    lines = [line for line in told(t) if "Troll Brute" in line]
    assert lines == ["Troll Brute (as an ally, lane 2) is put in its discard pile."]


def test_a_monster_returns_to_the_hand_of_a_horde_player_and_an_ally_to_that_of_its_owner() -> None:
    t = summon("the_beast_lord_2", a2="shamans")
    assert "Shamans (lane 2) return to their owner’s hand." in told(t)


def test_a_token_that_is_discarded_leaves_play_and_has_no_discard_pile() -> None:
    t = versus(m1="skeleton").do("discard m1")
    assert told(t)[0] == "Skeleton (lane 1) leaves play."


def test_what_minions_gain_and_do_is_told_with_the_verb_of_many() -> None:
    lines = told(fight(onikai={"health": 3, "lane": 1}, a1="gulbjarn"))
    lines += told(fight_2024(onikai=3, a1="gulbjarn"))
    lines += told(table(onikai=3, a1="gulbjarn", hand=["bloodlust"], mana=1).do("engage onikai"))
    lines += told(table(onikai=3, m1="lady_of_the_lake", a6="gulbjarn", treachery="frost_giant").do("end"))
    assert "Onikai Minions pillage 3 cards." in lines
    assert any("Minions" in line and "lane" in line for line in lines)
    number = r"Minions( \(\w+\))? (gains|loses|strikes|returns|moves|pillages|challenges|is|has)\b"
    assert not [line for line in lines if re.search(number, line)]
    assert "Gulbjarn (lane 1) strikes Onikai Minions (lane 1)." in lines
    assert "Onikai Minions (lane 1) strike Gulbjarn (lane 1)." in lines
    assert "5 wounds are put on Onikai Minions (lane 1)." in lines
    assert "1 health token is put on Yetnar Minions." in told(summon("lady_of_the_lake", a1="gulbjarn"))


def test_a_spell_of_the_horde_is_cast_and_an_attachment_brought_for_neither_stays_in_its_lane() -> None:
    assert "The horde casts Snowblind in lane 1." in told(summon("snowblind", a1="gulbjarn"))
    assert "The horde brings Utseshi Storm Tower to lane 1." in told(summon("utseshi_storm_tower"))
    assert "Frost Giant is summoned in lane 1." in told(summon("frost_giant", a1="gulbjarn"))


def test_an_ally_whose_name_is_of_many_comes_and_falls_as_many_do() -> None:
    lines = told(table(hand=["shamans"], mana=2).do("play shamans", "lane 1"))
    assert "Shamans enter lane 1." in lines


def test_a_minion_of_the_back_line_is_not_offered_as_one_that_is_set_aside() -> None:
    match = Match.start(game_named("monoliths"), seats=1, settings={}, seed=5)
    decision = match.state.decision
    assert decision is not None
    assert decision.kind == "reinforce"
    assert [ENGLISH.say(option.label()) for option in decision.options] == [
        "Onikai Minions",
        "Yetnar Minions",
        "Zephylite Minions",
        "Ratamil Minions",
    ]
    eruptor = table(onikai={"health": 2, "attachments": ["kaenite_lava_eruptor"]}, a1="gulbjarn").at(
        "kaenite_lava_eruptor@onikai"
    )
    option = unit_pick(eruptor.state, eruptor.number)
    assert ENGLISH.say(option.label()) == "Kaenite Lava Eruptor (Onikai Minions)"


def test_a_horde_deck_of_one_card_is_called_that() -> None:
    t = table(horde={"deck": [], "discard": ["troll_brute"]}, a1="shamans", hand=["bloodlust"], mana=1).do(
        "end"
    )
    assert "The horde discard pile becomes the new horde deck of 1 card." in told(t)


def test_mana_that_is_lost_is_not_spent() -> None:
    assert "Ada loses 1 mana and has 2." in told(summon("utseshi_swarm", mana=3, a1="shamans"))
    t = table({"castle": "the_wind_burner"}, mana=2).do("use castle", "option 1")
    assert "Ada spends 1 mana and has 1." in told(t)


def test_a_horde_player_spends_mana() -> None:
    assert "Player 2 spends 1 mana and has 0." in told(versus(horde_mana=1).do("plan"), 1)


def test_a_brood_that_is_summoned_was_never_in_the_back_line_before() -> None:
    t = summon_2024("brood")
    assert "Brood (back line, 1) goes to the back line." in told(t)


def test_minions_that_go_back_are_in_the_back_line() -> None:
    t = fight(onikai={"health": 3, "lane": 1}, a1="shamans")
    assert "Onikai Minions go to the back line." in told(t)


def test_the_last_renewal_of_a_deck_is_told_as_the_last() -> None:
    given = {"deck": ["shamans"] * 3, "discard": ["bloodlust"], "trial": {"renewals": [1]}}
    t = table({"challenge": "survivalist"}, a1="shamans", **given).do("renew deck")
    assert told(t)[0].endswith("; that is left no more.")


def test_where_a_card_takes_mana_the_question_is_who_loses_it() -> None:
    ada, bea = {"mana": 2}, {"mana": 2}
    t = coop_2024(ada, bea, phase="horde", portal={"turned": 0}, horde=["breach_2", "breach_2"])
    assert t.state.decision is not None
    assert ENGLISH.ask(t.state.decision, "horde") == "Breach: who loses the mana?"


@pytest.mark.parametrize(
    ("given", "done"),
    [
        ({"hand": ["death_grasp"], "mana": 2}, "play death_grasp"),  # there is no monster
        ({"a1": "akimo", "m1": "deep_howlers"}, "use a1"),  # there is no other monster to go to
        ({"a1": "shamans", "mana": 10}, "use a1"),  # nobody has more than 10 mana
    ],
)
def test_what_came_of_nothing_is_said(given: dict[str, Any], done: str) -> None:
    t = table(**given)
    assert t.state.decision is not None
    assert GAME.in_vain(t.view(SEATS[0])) == {t.state.decision.index_of(done)}, "and warned of before"
    assert t.do(done).kinds()[1:2] == ["in-vain"]


def test_what_came_of_something_is_not_said_to_be_in_vain() -> None:
    t = table(hand=["death_grasp"], m1="deep_howlers", mana=2)
    assert GAME.in_vain(t.view(SEATS[0])) == frozenset()
    assert t.do("play death_grasp").kinds() == ["played", "boost-attack", "boost-health"]


def test_who_would_attach_a_card_to_nobody_is_warned() -> None:
    t = lay("monoliths", {}, {"hand": ["horn_of_liothan"], "mana": 2})
    assert t.state.decision is not None
    play = t.state.decision.index_of("play horn_of_liothan")
    assert GAME.in_vain(t.view(SEATS[0])) == {play}
    assert "turned-away" in t.do("play horn_of_liothan").kinds()
    t = lay("monoliths", {}, {"hand": ["horn_of_liothan"], "a1": "last_of_the_pack", "mana": 2})
    assert GAME.in_vain(t.view(SEATS[0])) == frozenset()


def test_who_only_watches_is_warned_of_nothing() -> None:
    t = table(hand=["bloodlust"], mana=2)
    assert GAME.in_vain(t.view(None)) == frozenset()


@pytest.mark.both_editions
def test_a_treachery_phase_without_a_card_says_so() -> None:
    assert table(phase="treachery", hand=["bloodlust"]).kinds() == ["no-treachery"]


def test_a_text_that_exhausts_a_card_says_so() -> None:
    t = table(hand=["shamans"], mana=2).do("play shamans", "lane 1")
    assert t.kinds() == ["played", "entered", "exhausted"]


@pytest.mark.parametrize(
    ("ally", "done"),
    [("the_scaruspex", ["play the_scaruspex", "lane 1"]), ("master_of_the_forge", ["use a2"])],
)
def test_what_changes_costs_and_treachery_for_the_turn_says_so(ally: str, done: list[str]) -> None:
    t = lay("monoliths", {}, {"hand": [ally], "a2": "master_of_the_forge", "mana": 4}).do(*done)
    assert "lasts-this-turn" in t.kinds()


def test_the_log_says_how_many_cards_each_minion_takes() -> None:
    t = table(phase="pillage", onikai=2, zephylite={"health": 3, "lane": 1}, ratamil=1)
    assert told(t)[:2] == ["Onikai Minions pillage 2 cards.", "Ratamil Minions pillage 1 card."]


def test_a_portal_in_play_is_called_by_its_stage_and_not_as_its_card_is_sorted() -> None:
    lines = told(fight(a1="gulbjarn", portal={"wounds": 3}))
    assert "Portal 1 is destroyed." in lines
    assert "The portal of stage 2 opens." in lines
    assert not [line for line in lines if "Solo portal" in line]
    assert ENGLISH.say(unit_pick(table().state, PORTAL).label()) == "Portal 1"


def test_a_victory_says_what_won_it() -> None:
    outsider = {"card": "the_hate_bringer_2", "wounds": 3}
    t = table({"castle": "the_frostbite_stronghold"}, m1=outsider, a1="gulbjarn", mana=1)
    t.do("use castle", "no draw", "end")
    assert "The last outsider has been destroyed: the alliance has won." in told(t)
    held = table({"challenge": "survivalist"}, turn_number=20, phase="end")
    assert "The alliance has held out and won." in told(held)
