"""How effects are resolved: as far as possible, one after another, with what is true at that moment."""

from __future__ import annotations

import pytest

from skyshelf.effects.numbers import CountOf, per
from skyshelf.effects.select import an
from skyshelf.games.horde.vocabulary.harm import destroy
from skyshelf.games.horde.vocabulary.keywords import pillage
from skyshelf.games.horde.vocabulary.properties import front_monster
from skyshelf.games.horde.vocabulary.supplies import discard_cards
from skyshelf.games.horde.vocabulary.timing import play
from tests.rules.horde.table import fight, table
from tests.rules.horde.wording import reads


@pytest.mark.rule("HRD-EX-05", "HRD-RES-02")
def test_who_must_discard_two_cards_and_has_one_discards_that_one(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(discard_cards(2)))
    t = table(hand=["skytear_mine", "bloodlust"], a1="shamans", mana=1).do("play skytear_mine")
    assert (t.hand(), t.discard()) == ([], ["bloodlust", "skytear_mine"])


@pytest.mark.rule("HRD-EX-06", "HRD-RES-07", "HRD-RES-08")
@pytest.mark.both_editions
def test_a_monster_destroyed_by_the_first_step_is_not_counted_by_the_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads(monkeypatch, "skytear_mine", play(destroy(an(front_monster)), pillage(per(CountOf(front_monster)))))
    t = table(
        m1="deep_stalker", m2="deep_stalker", m3="deep_stalker", a4="shamans", hand=["skytear_mine"], mana=1
    )
    t.do("play skytear_mine", "m2", "no draw")
    assert len(t.deck()) == 20 - 2


@pytest.mark.rule("HRD-RES-07", "HRD-RES-08")
@pytest.mark.both_editions
def test_a_later_part_sees_what_the_earlier_part_did() -> None:
    t = table(m1="troll_crusher", a1="shamans", a2="canopy_hunters", hand=["scarifier"], mana=2)
    t.do("play scarifier", "lane 3", "a2")  # Tribesmen in the discard pile count
    assert t.at("m1").attack == 2 - 1


@pytest.mark.rule("HRD-RES-09")
def test_a_text_is_finished_before_what_it_triggered_begins() -> None:
    t = table(m1="revenant_cavalry", m2="revenant_marksmen", a4="shamans", hand=["combustion"], mana=2)
    t.do("play combustion", "m1")  # the second damage of the spell comes before the first destruction
    assert t.asks() == "order"
    assert t.row("m")[:2] == ["revenant_cavalry", "revenant_marksmen"]


@pytest.mark.rule("HRD-RES-11", "HRD-KEY-44", "HRD-KEY-57")
@pytest.mark.both_editions
def test_effects_reach_cards_in_play_only() -> None:
    t = table(
        m1="deep_stalker",
        a1="shamans",
        pile=["troll_brute", "the_hate_bringer_1"],
        horde={"deck": ["frost_giant"], "discard": ["frost_giant"]},
        hand=["strike_terror"],
        mana=2,
    ).do("play strike_terror")
    assert t.pile() == ["deep_stalker", "troll_brute", "the_hate_bringer_1"]


@pytest.mark.rule("HRD-RES-11", "HRD-KEY-44", "HRD-KEY-16")
def test_the_back_line_is_in_play() -> None:
    t = table(m1="deep_stalker", a1={"card": "runic_catapult", "health": 2}).do("use a1")
    assert "ratamil" in t.options()


@pytest.mark.rule("HRD-RES-04")
@pytest.mark.parametrize(("first", "wounded"), [("next 1", True), ("next 2", False)])
def test_the_players_order_what_a_monster_and_its_attachment_do(first: str, wounded: bool) -> None:
    """Whoever Eldritch Scream has sent away is not there for Lone Killer's damage any more."""
    killer = {"card": "lone_killer", "attachments": ["eldritch_scream"]}
    t = fight(m1=killer, a1="cloud_tearers", hand=["shamans"])
    assert t.asks() == "order"
    t.do(first, "no")
    assert t.kinds()[0] == ("wounded" if wounded else "returned")


@pytest.mark.rule("HRD-RES-05")
def test_the_player_orders_what_an_ally_and_its_attachment_do() -> None:
    ally = {"card": "bushido_of_the_sakura", "attachments": ["scepter_of_kamnu"]}
    t = fight(m1="deep_stalker", a1=ally)
    assert t.asks() == "order"


@pytest.mark.rule("HRD-RES-04")
def test_the_players_order_the_pillage_abilities_of_several_minions() -> None:
    t = table(
        phase="pillage",
        yetnar={"health": 1, "attachments": ["grialthan_wallbreaker"]},
        onikai={"health": 1, "attachments": ["kaenite_lava_eruptor"]},
        a1="shamans",
    )
    assert t.asks() == "order"
