"""The destruction sequence step by step, and what happens to what lies on a card that leaves play."""

from __future__ import annotations

import pytest

from skyshelf.effects.select import an
from skyshelf.games.horde.vocabulary.harm import deal
from skyshelf.games.horde.vocabulary.pointers import it
from skyshelf.games.horde.vocabulary.properties import front_monster
from skyshelf.games.horde.vocabulary.timing import play
from skyshelf.games.horde.vocabulary.tokens import health, put
from tests.rules.horde.table import Table, fight, table
from tests.rules.horde.wording import reads

CATAPULT = {"card": "runic_catapult", "health": 2}


def falling() -> Table:
    """Canopy Hunters are being destroyed: their "Destroyed:" ability asks for a minion."""
    return fight(a1={"card": "canopy_hunters", "attack": 2}, m1="deep_howlers", onikai=2, yetnar=2)


@pytest.mark.rule("HRD-DES-03", "HRD-DES-04", "HRD-KEY-26")
def test_tokens_go_first_then_the_ability_resolves_while_the_card_holds_its_lane() -> None:
    t = falling()
    assert t.asks() == "guerrilla"
    assert (t.at("a1").slug, t.at("a1").attack) == ("canopy_hunters", 1)


@pytest.mark.rule("HRD-DES-05", "HRD-KEY-26")
@pytest.mark.both_editions
def test_only_after_its_ability_does_the_card_leave_its_lane() -> None:
    t = falling()
    assert t.discard() == []
    t.do("onikai", "2")
    assert (t.row("a")[0], t.discard()[0]) == ("-", "canopy_hunters")


@pytest.mark.rule("HRD-DES-04", "HRD-DES-05")
@pytest.mark.both_editions
def test_a_destroyed_monster_is_still_engaged_while_its_ability_resolves() -> None:
    t = fight(m1="venom_harpy", a1="gulbjarn").do("no draw")  # "Destroyed: destroy the engaged ally"
    assert t.row("a")[0] == "-"


@pytest.mark.rule("HRD-DES-02")
@pytest.mark.both_editions
def test_health_gained_afterwards_does_not_save_a_destroyed_card() -> None:
    t = table(a4=CATAPULT, m1="skeleton", m2={"card": "shade_coven", "wounds": 1}, horde=["frost_giant"])
    t.do("use a4", "m1", "no draw")  # the fall of its neighbor would give Shade Coven a health token
    assert t.row("m")[:2] == ["-", "-"]


@pytest.mark.rule("HRD-DES-02", "HRD-Q-23")
@pytest.mark.both_editions
def test_not_even_health_from_a_later_part_of_the_same_text_saves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reads(monkeypatch, "skytear_mine", play(deal(3, an(front_monster)), put(2, health, it)))
    t = table(m1="troll_crusher", a1="shamans", hand=["skytear_mine"], mana=1).do(
        "play skytear_mine", "no draw"
    )
    assert t.row("m")[0] == "-"


@pytest.mark.rule("HRD-DES-17", "HRD-RES-04", "HRD-RES-06")
def test_the_players_order_destructions_of_monsters_like_other_effects() -> None:
    t = table(a4=CATAPULT, m1="revenant_cavalry", m2="revenant_marksmen").do("use a4", "m1")
    assert (t.asks(), len(t.options())) == ("order", 2)
    t.do("next 2")
    assert t.row("m")[:5] == ["revenant_cavalry", "-", "skeleton", "skeleton", "-"]


@pytest.mark.rule("HRD-DES-18", "HRD-RES-10", "HRD-EX-07")
def test_what_a_card_has_done_stays_done_when_it_is_destroyed() -> None:
    t = fight(a1={"card": "wind_riders", "wounds": 3}, m1="troll_brute", onikai=2).do("onikai", "no draw")
    assert (t.discard(), len(t.deck())) == (["wind_riders"], 20)


@pytest.mark.rule("HRD-DES-19", "HRD-ATC-03", "HRD-KEY-14")
@pytest.mark.both_editions
def test_attachments_go_to_the_discard_piles_of_their_owners() -> None:
    t = fight(
        a1={"card": "cloud_tearers", "attachments": ["lightning_naginata"]},
        m1={"card": "troll_brute", "attachments": ["hardened_skin"]},
        horde=["frost_giant"],
    ).do("no draw")
    assert sorted(t.discard()) == ["cloud_tearers", "lightning_naginata"]
    assert sorted(t.horde_discard()) == ["hardened_skin", "troll_brute"]
