"""Concealed cards in the second edition, with and without a horde player."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.horde.cards.registry import BY_SLUG
from skyshelf.games.horde.rules.summon import tokens_of
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import fight, summon, table

QUIET = "unburied_monolith_1"


def face_down(card: str) -> dict[str, object]:
    return {"card": card, "concealed": True}


@pytest.mark.rule("MON-KEY-52", "MON-TKC-07", "MON-Q-46")
def test_a_concealed_card_is_a_monster_with_0_and_1_that_engages_and_is_no_token_card() -> None:
    t = table(m1=face_down(QUIET), a1="gulbjarn")
    assert (t.at("m1").attack, t.at("m1").health) == (0, 1)
    assert t.state.engaged_with(t.at("a1").number) == t.at("m1").number
    assert not any(tokens_of(t.state, BY_SLUG[token].id) for token in ("skeleton", "roots", "brood"))


@pytest.mark.rule("MON-KEY-53", "MON-ALL-15")
def test_concealed_cards_are_turned_up_from_the_left() -> None:
    cards = {"m1": face_down("deep_stalker"), "m2": face_down("tower_crawler_1")}
    t = versus(ada={"hand": ["bloodlust"]}, deck=["cave_yeti"] * 3, **cards).do("end", "end")
    turned = [event.args["lane"] for event in t.events if event.kind == "turned-up"]
    assert turned == [1, 2]
    assert t.castle == 20 - 2 - 2


@pytest.mark.rule("MON-KEY-54", "MON-EX-37", "MON-Q-47")
def test_a_concealed_spell_is_summoned_in_its_lane_and_leaves_it_free() -> None:
    t = table(m1=face_down("firebreather_1"), hand=["bloodlust"], horde=["cave_yeti"] * 3).do("end")
    assert t.castle == 18
    assert t.row("m")[0] == "-"
    assert "firebreather_1" in t.horde_discard()


@pytest.mark.rule("MON-Q-47")
def test_a_concealed_attachment_without_a_bearer_goes_to_the_pile() -> None:
    t = table(m1=face_down("eldritch_scream"), hand=["bloodlust"], horde=["cave_yeti"] * 3).do("end")
    bearer = [unit for unit in t.state.units if unit.attachments]
    assert t.row("m")[0] == "-"
    assert bool(bearer) != ("eldritch_scream" in t.pile())


@pytest.mark.rule("MON-KEY-55", "MON-KEY-56", "MON-VS-35")
def test_an_ability_on_a_concealed_monster_reveals_it_and_works_on_it() -> None:
    t = table(m1=face_down("howling_monolith_3"), m2=QUIET, hand=["combustion"], mana=2).do(
        "play combustion", "m1"
    )
    assert t.at("m1").slug == "howling_monolith_3"
    assert t.at("m1").wounds == 2


@pytest.mark.rule("MON-KEY-57")
def test_an_ability_on_a_concealed_spell_does_what_is_left_to_do() -> None:
    t = table(m1=face_down("firebreather_1"), m2=QUIET, hand=["combustion"], mana=2).do(
        "play combustion", "m1"
    )
    assert t.castle == 18
    assert t.at("m2").wounds == 0


@pytest.mark.rule("MON-Q-48")
def test_a_revealed_monster_gives_its_mana_again() -> None:
    t = versus(horde_mana=1, m1="monolith_of_temrup", ada={"hand": ["bloodlust"]}, deck=[QUIET] * 3)
    before = t.player().mana
    t.do("conceal m1", "end", "end")
    assert t.player().mana == before + 1


@pytest.mark.rule("MON-KEY-59", "MON-ALL-18")
def test_alone_nobody_knows_what_a_concealed_card_is_until_the_alliance_phase_ends() -> None:
    t = table(
        {"outsider": "damsel_of_silence"}, phase="horde", portal={"turned": 0}, horde=["deep_stalker", QUIET]
    )
    assert t.row("m")[0] == "concealed"
    assert t.view(Seat(0)).units[t.at("m1").number].hidden == -1
    assert t.castle == 20
    t.do("end")
    assert "turned-up" in t.kinds()
    assert t.castle < 20


@pytest.mark.rule("MON-Q-97", "MON-TKC-02")
def test_token_cards_that_lie_face_down_count_toward_the_six() -> None:
    five: dict[str, Any] = {f"m{lane}": "roots" for lane in range(1, 6)}
    t = table(**five, m6=face_down("roots"))
    assert tokens_of(t.state, BY_SLUG["roots"].id) == 6
    assert tokens_of(t.state, BY_SLUG["brood"].id) == 0


@pytest.mark.rule("MON-Q-97", "MON-TKC-03")
def test_a_seventh_roots_becomes_reinforcement_even_if_one_lies_face_down() -> None:
    four: dict[str, Any] = {f"m{lane}": "roots" for lane in range(2, 6)}
    t = summon("white_ash", **four, m6=face_down("roots"), pile=[], onikai=4, yetnar=4, ratamil=4)
    assert t.row("m").count("roots") == 4 + 1
    assert t.minion("zephylite").health == 1 + 2  # White Ash reinforces once, and in place of two Roots


@pytest.mark.rule("MON-Q-122", "MON-Q-63")
def test_a_roots_that_was_won_over_is_one_of_the_six_and_one_made_as_an_ally_is_not() -> None:
    five: dict[str, Any] = {f"m{lane}": "roots" for lane in range(1, 6)}
    won = summon("drop_fruit_1", settings={"horde": "slitherers"}, a6="roots", **five)
    assert (won.asks(), won.row("m").count("roots")) == ("reinforce", 5)
    made = summon("drop_fruit_1", settings={"horde": "slitherers"}, a6={"card": "roots", "own": True}, **five)
    assert (made.asks(), made.row("m").count("roots")) == ("alliance", 6)


@pytest.mark.rule("HRD-Q-86", "MON-MST-03", "MON-KEY-55")
@pytest.mark.parametrize(
    "card",
    [
        "mind_control",
        "strike_terror",
        "outrider_phalanx",
        "dawn_defenders",
        "poisoned_attack",
        "doppelganger",
    ],
)
def test_the_outsider_that_lies_face_down_is_revealed_but_not_put_away(card: str) -> None:
    beast = "the_coral_beast"
    t = table({"outsider": beast}, m1=face_down(beast), m2=QUIET, hand=[card], mana=10, portal={"stage": 2})
    t.do(f"play {card}")
    while t.asks() != "alliance":
        t.do(next((text for text in ("m1", "lane 1") if text in t.options()), t.options()[0]))
    assert t.at("m1").slug == beast
    assert (t.at("m1").wounds, t.at("m1").unit.might) == (0, 0)
    assert all(unit.model < 0 for unit in t.state.units)


@pytest.mark.rule("MON-KEY-55")
@pytest.mark.parametrize(
    "lanes",
    [
        {"m1": "the_crawling_storm", "a6": "gulbjarn"},  # it comes to a lane that has yet to fight
        {
            "a6": {"card": "doppelganger", "copies": "the_crawling_storm", "attack": 9}
        },  # and to one that fights
    ],
)
def test_a_card_that_comes_face_down_in_the_fight_is_turned_up_before_it_is_struck(
    lanes: dict[str, Any],
) -> None:
    t = fight({"outsider": "damsel_of_silence"}, horde=["troll_brute", "frost_giant"], **lanes)
    assert t.kinds().count("turned-up") == 1
    assert t.asks() == "draw"  # a monster was destroyed, and no concealed card
    t.do("no draw")
    assert t.horde_discard() == ["troll_brute"]


@pytest.mark.rule("MON-LANE-10", "MON-KEY-54")
@pytest.mark.parametrize(
    ("spell", "comes"), [("release_and_invade_1", "onikai_2024"), ("drop_fruit_1", "roots")]
)
def test_a_spell_that_is_turned_up_leaves_its_lane_to_what_it_brings(spell: str, comes: str) -> None:
    given: dict[str, Any] = {f"m{lane}": "deep_howlers" for lane in range(1, 6)}
    given |= {"onikai": 1, "hand": ["bloodlust"], "mana": 1, "horde": ["troll_brute"] * 3}
    t = table(m6={"card": spell, "concealed": True}, **given).do("end")
    assert (t.row("m")[5], t.pile()) == (comes, [])
