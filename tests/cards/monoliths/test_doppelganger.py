"""Doppelganger: everything it may copy, kind by kind, with the sides swapped. MON-NUP-09"""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.effects.text import paragraphs
from skyshelf.effects.unit import UnitId
from skyshelf.games.horde.cards.registry import BY_SLUG, CARDS
from skyshelf.games.horde.rules.summon import tokens_of
from skyshelf.games.horde.table.state import MINIONS, Horde
from skyshelf.games.horde.vocabulary.names import CardType
from skyshelf.text.speaker import Speaker
from tests.rules.horde.sides import horde_deck, horde_hand
from tests.rules.monoliths.sides import versus
from tests.rules.monoliths.table import GAME, Table, fight, summon, table
from tests.text.fluent_files import speaking


def copying(*answers: str, **given: Any) -> Table:
    """A Doppelganger is played and copies a monster."""
    hand = ["doppelganger", *given.pop("hand", [])]
    return table(hand=hand, mana=4, **given).do("play doppelganger", *answers)


def copy_of(*slugs: str, **given: Any) -> dict[str, Any]:
    """A Doppelganger that has copied a monster with what was attached to it."""
    return {"card": "doppelganger", "copies": list(slugs), **given}


def until(t: Table, kind: str) -> Table:
    """On to the next decision of a kind; draws are left out."""
    while t.asks() != kind:
        t.do("no draw" if "no draw" in t.options() else t.options()[0])
    return t


def test_what_it_copied_from_its_opponent_waits_under_its_own_name() -> None:
    t = until(fight(a1=copy_of("flutter_1", health=9), m1={"card": "flutter_1", "health": 9}), "order")
    decision = t.state.decision
    assert decision is not None
    labels = [Speaker("en").say(option.label()) for option in decision.options]
    assert labels == ["Flutter (lane 1) next", "Doppelganger (lane 1) next"]


@pytest.mark.rule("MON-Q-88")
def test_a_copied_price_is_about_cards_of_the_horde_which_cost_nothing() -> None:
    t = copying("lane 1", hand=["bloodlust"], m1="stasis_priestess_3")
    assert t.game.told(t.state)["prices"] == {"1": {"bloodlust": 1}}


@pytest.mark.rule("MON-UNI-13", "MON-KEY-03")
def test_it_copies_the_draw_that_every_monster_gives() -> None:
    t = table(a1=copy_of("troll_brute")).do("discard a1")
    assert t.asks() == "draw"


def test_token_monsters_have_no_draw_to_copy() -> None:
    t = table(a1=copy_of("brood")).do("discard a1")
    assert t.asks() == "alliance"


def test_it_fights_as_an_attachment_made_the_monster_fight() -> None:
    onikai = {"health": 1, "attachments": ["suppression_fire"]}  # Fight: 2 damage to the engaged ally
    t = copying("lane 1", m1={"card": "frost_giant", "health": 9}, onikai=onikai).do("onikai", "end")
    assert until(t, "alliance").at("m1").unit.hp == 9 - 2 - 1


def test_what_it_copied_from_an_attachment_stays_longer_than_a_turn() -> None:
    t = table(
        a1=copy_of("troll_brute", "suppression_fire", health=20), m1={"card": "frost_giant", "health": 9}
    )
    t = until(until(t.do("end"), "alliance").do("end"), "alliance")
    assert t.at("m1").unit.hp == 9 - 2 * (2 + 1)


def test_an_attachment_of_the_alliance_speaks_from_its_side_already() -> None:
    t = fight(a1=copy_of("troll_brute", "doll_of_zuunan"))  # Fight: 1 wound on this card, Assault 2
    assert (t.at("a1").wounds, t.portal) == (1, 6 - 2 - 1)


def test_an_opponent_without_a_hand_cannot_buy_a_monster_off() -> None:
    t = fight(a1=copy_of("troll_brute", "eldritch_scream"), m1="frost_giant").do("no draw")
    assert (t.row("m")[0], horde_deck(t)) == ("-", ["frost_giant"])  # discarded, and the deck was empty


def test_outsiders_return_to_no_hand() -> None:
    t = fight(
        {"outsider": "purple_circle"},
        outsiders_left=[],
        a1=copy_of("troll_brute", "eldritch_scream", health=9),
        m1="purple_circle",
    )
    assert t.row("m")[0] == "purple_circle"


def test_a_horde_player_may_discard_for_a_monster_or_takes_it_back() -> None:
    given: dict[str, Any] = {"a1": copy_of("troll_brute", "eldritch_scream"), "m1": "frost_giant"}
    t = versus(phase="fight", hand=["runner_1"], **given).do("no")
    assert horde_hand(until(t, "summon")) == ["frost_giant", "runner_1"]
    t = versus(phase="fight", hand=["runner_1", "flutter_1"], **given).do("yes", "flutter_1")
    assert (t.row("m")[0], horde_hand(t)) == ("frost_giant", ["runner_1"])


def test_it_swallows_a_monster_as_a_pit_mouth_swallows_allies() -> None:
    giant = {"card": "frost_giant", "wounds": 1, "attachments": ["suppression_fire"]}
    t = copying("lane 2", m2=giant, m5="pit_mouth_1").do("m5", "no draw")
    assert (t.row("m")[1], len(t.at("a2").unit.beneath)) == ("-", 2)
    t.do("discard a2", "next 1", "no draw")
    back = t.at("m1")
    assert (t.row("m")[0], back.wounds, len(back.unit.attachments)) == ("frost_giant", 0, 1)


def test_a_swallowed_minion_has_no_tokens_left_and_is_set_aside() -> None:
    t = fight(a2=copy_of("pit_mouth_1"), onikai={"health": 3, "lane": 2}).do("no draw")
    assert t.at("a2").unit.beneath == ()
    assert not t.state.is_in_play(UnitId(2))


@pytest.mark.rule("MON-KEY-75", "MON-KEY-88")
def test_a_swallowed_minion_is_the_first_to_be_reinforced() -> None:
    t = fight(
        a2=copy_of("pit_mouth_1"),
        m6="monolith_of_temrup",
        onikai={"health": 3, "lane": 2},
        yetnar=1,
        zephylite=1,
        ratamil=1,
    )
    until(t, "alliance")
    minions = ("onikai", "yetnar", "zephylite", "ratamil")
    assert [t.minion(name).health for name in minions] == [1, 1, 1, 1]


def test_a_swallowed_monster_that_finds_no_lane_goes_to_the_outsider_pile() -> None:
    monsters: dict[str, Any] = {f"m{lane}": "troll_brute" for lane in (1, 2, 3, 4, 5, 6)}
    t = table(a1=copy_of("pit_mouth_1", beneath=["frost_giant"]), **monsters).do(
        "discard a1", "next 1", "no draw"
    )
    assert t.pile() == ["frost_giant"]


@pytest.mark.rule("MON-Q-116")
def test_a_swallowed_outsider_that_nobody_gives_back_waits_in_the_outsider_pile() -> None:
    t = table(
        {"outsider": "purple_circle"}, a1=copy_of("granary", beneath=["purple_circle"]), portal={"stage": 2}
    )
    assert t.do("discard a1").pile() == ["purple_circle"]


@pytest.mark.rule("MON-DES-02")
def test_it_gives_an_outsider_back_although_mind_fungus_comes_first() -> None:
    rotten = copy_of("pit_mouth_1", beneath=["purple_circle"], attachments=["mind_fungus_1"], wounds=2)
    given: dict[str, Any] = {"m3": {"card": "the_great_white"}, "portal": {"stage": 2}}
    t = fight({"outsider": "purple_circle"}, a3=rotten, **given).do("next 2", "no draw")
    assert "purple_circle" in t.row("m")


def test_lady_of_the_lake_brings_minions_to_the_lanes_for_it_too() -> None:
    t = fight(a6=copy_of("lady_of_the_lake"), onikai=2, yetnar=3, m1="troll_brute")
    assert t.kinds().count("moved") == 2


def test_master_of_the_air_makes_an_extra_fight_before_the_next_horde_phase() -> None:
    given: dict[str, Any] = {"m1": {"card": "frost_giant", "health": 9}, "a6": "tallyman"}
    t = copying("lane 1", m2={"card": "master_of_the_air", "health": 9}, **given).do("m2", "end")
    until(t, "alliance")
    assert t.at("m1").unit.hp == 9 - 2  # Doppelganger has fought twice in its lane
    assert t.portal == 6 - 1  # and Tallyman, alone in its own, once


@pytest.mark.rule("MON-Q-88")
def test_troll_trackers_pull_a_monster_at_the_end_of_the_alliance_phase() -> None:
    t = table(a2=copy_of("troll_trackers", health=9), m5="runner_1", m2="frost_giant").do("end")
    assert (t.row("m")[1], t.row("m")[4]) == ("runner_1", "frost_giant")


def test_a_copied_text_makes_the_horde_player_discard() -> None:
    given: dict[str, Any] = {"ada": {"hand": ["tallyman"]}, "hand": ["runner_1", "flutter_1"]}
    t = versus(phase="alliance", a1=copy_of("coils"), **given)
    t.do("discard a1", "next 1", "no draw", "flutter_1")
    assert (horde_hand(t), t.hand()) == (["runner_1"], ["tallyman"])


def test_without_a_horde_player_nobody_discards() -> None:
    t = table(a1=copy_of("coils"), hand=["tallyman"]).do("discard a1", "next 1", "no draw")
    assert t.hand() == ["tallyman"]


def test_the_horde_player_may_pay_for_a_copied_drainer() -> None:
    ada = {"hand": ["doppelganger"], "mana": 4}
    t = versus(phase="alliance", m2="merfolk_drainer_1", ada=ada, horde_mana=1).do(
        "play doppelganger", "lane 1"
    )
    assert t.state.decision is not None
    assert t.state.decision.seat == 1
    t.do("yes")
    assert (t.state.horde_mana, t.player().mana, t.at("a1").attack) == (0, 0, 1)


def test_without_a_horde_player_a_copied_drainer_grows() -> None:
    t = copying("lane 1", m2="merfolk_drainer_1")
    assert (t.at("a1").attack, t.at("a1").health) == (2, 5)


def test_the_horde_chooses_what_the_alliance_would_have_chosen() -> None:
    ada = {"hand": ["doppelganger"], "mana": 4}
    t = versus(phase="alliance", m2="frost_giant", ada=ada).do("play doppelganger", "lane 1")
    assert t.state.decision is not None
    assert t.state.decision.seat == 1


def test_it_is_attached_to_the_engaged_monster_as_a_barbed_swarm_would_be() -> None:
    t = table(a1=copy_of("barbed_swarm_1"), m1={"card": "frost_giant", "health": 9})
    t.do("discard a1", "next 2", "no draw")
    assert t.discard() == ["doppelganger"]  # only destruction leaves it attached
    t = fight(
        a1=copy_of("barbed_swarm_1", wounds=3), m1={"card": "frost_giant", "health": 9}, m2="troll_brute"
    )
    t.do("no draw")
    assert (t.row("a")[0], len(t.at("m1").unit.attachments), t.discard()) == ("-", 1, [])
    assert until(until(t, "alliance").do("end"), "alliance").at("m1").unit.hp == 9 - 1 - 1


def test_alliance_cards_are_played_twice_for_a_copied_merfolk_emperor() -> None:
    t = table(a1=copy_of("merfolk_emperor"), a2="tallyman", hand=["bloodlust"], mana=9)
    t.do("play bloodlust", "a2", "a2")
    assert t.at("a2").attack == 1 + 2 + 2


def test_so_is_what_a_spell_is_played_for_instead_and_what_a_troop_is_given() -> None:
    foe = {"card": "frost_giant", "health": 9}
    t = table(a1=copy_of("merfolk_emperor"), a2="setheru", m2=foe, hand=["illusory_legion"], mana=9)
    t.do("play illusory_legion with a2")
    assert t.at("m2").unit.hp == 3
    tower = {"card": "tunnel_to_the_ancients", "health": 3}
    t = table(a1=copy_of("merfolk_emperor"), a2=tower).do("use a2", "lane 3", "health", "attack")
    assert (t.at("a3").attack, t.at("a3").health) == (2, 2)


def test_the_castle_cannot_be_wounded_for_a_copied_vine_weaver() -> None:
    t = copying("lane 6", m1="vine_weaver").do("end")
    assert until(t, "alliance").castle == 20


def test_token_allies_do_not_count_among_the_six_token_monsters() -> None:
    own = {"card": "brood", "own": True}
    t = summon("runner_1", m1="brood", m2="brood", m3="brood", m4="brood", a1=own, a2=own)
    assert [CARDS[t.state.units[unit].card].slug for unit in t.state.back] == ["brood"]


@pytest.mark.parametrize("language", speaking("horde"))
def test_what_it_copies_can_be_read(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for card in CARDS:
        for phrase in paragraphs(tuple(card.parts[ability] for ability in card.mirrored)):
            assert speaker.say(phrase)
            if language == "en" and card.type == CardType.MONSTER:
                assert "alliance player" not in speaker.say(phrase)


@pytest.mark.rule("MON-Q-63")
@pytest.mark.parametrize(("own", "made"), [(True, 2), (False, 1)])
def test_tokens_that_it_made_are_none_of_the_six_but_those_that_were_won_over_are(
    own: bool, made: int
) -> None:
    allies: dict[str, Any] = {f"a{lane}": {"card": "brood", "own": own} for lane in (1, 2, 3, 4)}
    t = summon("runner_2", m6="brood", **allies)  # "Play: summon 2 Brood"
    assert len([unit for unit in t.state.back if unit not in MINIONS]) == made  # they are pillagers
    again = GAME.build(GAME.describe(t.state), {})
    assert isinstance(again, Horde)
    brood = BY_SLUG["brood"].id
    assert tokens_of(again, brood) == tokens_of(t.state, brood) == (1 + made if own else 6)
