"""Attack and Skirmish actions."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.vocabulary.names import Condition
from tests.rules.skytear.table import Table, table

OPEN = "4,2"


def duel(attacker: str, at: str, **given: Any) -> Table:
    """One attacker at (4,2) against Cotlic: 16 HP, Armor 1."""
    given.setdefault("turn", 2)
    return table(
        heroes={attacker: {"at": OPEN}, "cotlic": {"side": "north", "at": at}}, active=attacker, **given
    )


@pytest.mark.rule("SKY-ATK-01", "SKY-ATK-15", "SKY-Q-167")
def test_an_attack_needs_a_target_in_sight_and_in_range() -> None:
    assert "attack" in duel("yami", "5,2").options()
    assert "attack" not in duel("yami", "6,1").options()  # seen, but a melee hero reaches 1 hex
    assert "attack" in duel("sakoshi", "7,-1").options()
    assert "attack" not in duel("sakoshi", "8,-2").options()
    blind = {"yami": {"at": "-5,4"}, "cotlic": {"side": "north", "at": "-4,4"}}
    t = table(heroes=blind, active="yami")
    assert "attack" not in t.options()
    assert t.why_not("attack") == ["SKY-TGT-05"]


@pytest.mark.rule("SKY-ATK-01", "SKY-ATK-16", "SKY-Q-163")
def test_the_target_is_named_first_and_cards_are_flipped_on_resolution() -> None:
    t = table(
        turn=2,
        heroes={
            "sakoshi": {"at": OPEN},
            "cotlic": {"side": "north", "at": "5,2"},
            "tlakali": {"side": "north", "at": "6,1"},
        },
        active="sakoshi",
        hands={2: ["safeguard"]},
    )
    t.do("attack")
    assert t.asks() == "attack"
    t.do("tlakali")
    assert t.asks() == "respond"
    assert t.discard() == []
    t.passes()
    assert len(t.discard()) == 2


@pytest.mark.rule("SKY-ATK-07")
def test_a_negative_result_does_not_heal() -> None:
    # Akhuti attacks with 2; the flip of -1 against Hogosai's Armor 2 leaves -1.
    t = table(
        heroes={"akhuti": {"at": OPEN}, "hogosai": {"side": "north", "at": "5,2", "hp": 10}},
        active="akhuti",
        decks={1: ["eruption"]},
    )
    t.do("attack").passes()
    assert t.hero("hogosai").hp == 10


@pytest.mark.rule("SKY-ATK-08")
def test_a_target_that_left_the_range_is_not_hit_and_the_point_is_lost() -> None:
    t = table(
        turn=2,
        heroes={"yami": {"at": OPEN}, "khepiax": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={2: ["dodge"]},
    )
    t.do("attack", "play dodge by khepiax", "6,1").passes()
    assert t.sees("yami", "khepiax")
    assert "ignored" in t.kinds()
    assert t.hero("khepiax").hp == 12
    assert t.state.points == 2
    assert t.discard() == []


def attacking_tokens() -> Table:
    return table(
        north={"pillars": ["5,2"]},
        heroes={
            "yami": {"at": OPEN, "conditions": ["frenzy"]},
            "cotlic": {"side": "north", "at": "4,-7"},
            "akhuti": {"side": "north", "at": "4,-9", "illusion": "5,1"},
        },
        active="yami",
    ).do("attack")


@pytest.mark.rule("SKY-ATK-11", "SKY-TAU-12")
def test_an_attack_removes_an_enemy_pillar() -> None:
    t = attacking_tokens().do("token 5,2").passes()
    assert (t.pillars("north"), t.illusion("akhuti")) == ([], "5,1")
    assert t.discard() == []  # nothing is flipped for a token


@pytest.mark.rule("SKY-ATK-12", "SKY-NUP-14")
def test_an_attack_removes_an_enemy_illusion() -> None:
    t = attacking_tokens().do("token 5,1").passes()
    assert (t.pillars("north"), t.illusion("akhuti")) == (["5,2"], "-")


@pytest.mark.rule("SKY-ATK-13", "SKY-ATK-14")
def test_structures_and_outsiders_cannot_be_attacked() -> None:
    t = table(
        heroes={"sakoshi": {"at": "6,-6"}, "cotlic": {"side": "north", "at": "-4,7"}},
        outsiders={"riftmaw": {"at": ["6,-5", "6,-4"]}},
        active="sakoshi",
    )
    assert t.why_not("attack") == ["SKY-TGT-05"]  # beside a tower, the nexus in sight, and the outsider


@pytest.mark.rule("SKY-SKIR-04")
def test_each_part_of_a_skirmish_once() -> None:
    t = duel("sakoshi", "5,2")
    t.do("skirmish").passes()
    t.do("cotlic")
    assert "cotlic" not in t.options()
    t.do("4,3", "4,2")
    assert t.asks() == "act"


@pytest.mark.rule("SKY-SKIR-06", "SKY-Q-170")
def test_the_blow_needs_range_at_its_moment() -> None:
    t = duel("yami", "6,1")
    t.do("skirmish").passes()
    assert "cotlic" not in t.options()
    assert "cotlic" in t.do("5,2").options()


@pytest.mark.rule("SKY-SKIR-05")
def test_the_blow_needs_sight() -> None:
    blind = {"yami": {"at": "-5,4"}, "cotlic": {"side": "north", "at": "-4,4"}}
    t = table(heroes=blind, active="yami").do("skirmish")
    assert "cotlic" not in t.options()


@pytest.mark.rule("SKY-SKIR-17")
def test_slow_and_fast_do_not_change_the_steps_of_a_skirmish() -> None:
    found = []
    for conditions in (0, 1 << Condition.SLOW, 1 << Condition.FAST):
        t = duel("yami", "6,1")
        t.state.edit(t.unit("yami")).conditions |= conditions
        t.do("skirmish").passes()
        found.append(t.options())
    assert found[0] == found[1] == found[2]
    assert "6,2" not in found[0]


@pytest.mark.rule("SKY-SKIR-10", "SKY-Q-169")
def test_skirmish_damage_is_one_modifier_less_armor() -> None:
    t = duel("yami", "5,2", decks={1: ["clear_mind"]})
    t.do("skirmish").passes()
    t.do("cotlic")
    assert t.hero("cotlic").hp == 16 - (4 - 1)  # Yami's Attack of 4 plays no part


@pytest.mark.rule("SKY-SKIR-11", "SKY-SKIR-12", "SKY-SKIR-13")
def test_a_skirmish_hits_neither_minions_nor_tokens_and_does_not_step_over_minions() -> None:
    t = table(
        north={"pillars": ["5,1"]},
        heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "4,-7"}},
        minions=[{"side": "north", "at": "5,2"}],
        active="sakoshi",
    )
    t.do("skirmish")
    assert not any(text.startswith(("minion", "token")) for text in t.options())
    assert "5,2" not in t.options()
    assert "5,1" in t.options()  # one may step onto a pillar
