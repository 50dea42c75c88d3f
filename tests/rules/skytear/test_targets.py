"""Naming targets, and looking at them again when the effect resolves."""

from __future__ import annotations

import pytest

from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


@pytest.mark.rule("SKY-TGT-01")
def test_all_targets_are_named_while_a_card_is_played() -> None:
    t = table(
        turn=3,
        heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        minions=[{"side": "north", "at": "5,1"}],
        active="sakoshi",
        hands={1: ["shuriken_storm"], 2: ["safeguard"]},
    )
    t.do("play shuriken_storm by sakoshi", "cotlic")
    assert (t.asks(), t.stack()) == ("target", [])
    t.do("minion-n 5,1")
    assert (t.asks(), t.stack()) == ("respond", ["shuriken_storm"])


@pytest.mark.rule("SKY-TGT-01")
def test_the_target_of_an_action_is_named_when_it_is_declared() -> None:
    t = table(
        heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,2"}},
        minions=[{"side": "north", "at": "5,1"}],
        active="sakoshi",
        hands={2: ["safeguard"]},
    )
    t.do("attack")
    assert (t.asks(), t.stack()) == ("attack", [])
    t.do("cotlic")
    assert (t.asks(), t.stack()) == ("respond", ["attack"])


@pytest.mark.rule("SKY-TGT-04", "SKY-Q-11")
def test_a_melee_hero_targets_with_cards_at_three_hexes() -> None:
    t = table(
        turn=2,
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "7,-1"}},
        active="yami",
        hands={1: ["combustion"]},
    )
    assert "attack" not in t.options()
    t.do("play combustion by yami")
    assert t.hero("cotlic").hp == 16 - (2 - 1)


@pytest.mark.rule("SKY-TGT-05")
def test_an_attack_without_a_target_cannot_be_declared() -> None:
    t = table(heroes={"yami": {"at": OPEN}, "cotlic": FAR}, active="yami")
    assert t.why_not("attack") == ["SKY-TGT-05"]


def storm() -> Table:
    """Two targets; one of them can step out of sight."""
    return table(
        turn=3,
        heroes={
            "sakoshi": {"at": OPEN},
            "khepiax": {"side": "north", "at": "7,-1"},
            "cotlic": {"side": "north", "at": "5,2"},
        },
        active="sakoshi",
        hands={1: ["shuriken_storm", "combustion"], 2: ["dodge"]},
    )


@pytest.mark.rule("SKY-TGT-09", "SKY-EFX-01")
def test_naming_a_target_does_not_hurt_it_yet() -> None:
    t = storm().do("play combustion by sakoshi", "khepiax")
    assert t.hero("khepiax").hp == 12
    t.passes()
    assert t.hero("khepiax").hp == 12 - 2


@pytest.mark.rule("SKY-TGT-10", "SKY-TGT-11", "SKY-TGT-13")
def test_a_target_that_steps_out_of_sight_is_safe_and_the_card_is_spent() -> None:
    t = storm().do("play combustion by sakoshi", "khepiax")
    t.do("play dodge by khepiax", "8,-2").passes()
    assert "ignored" in t.kinds()
    assert t.hero("khepiax").hp == 12
    assert t.state.mana_left(t.unit("sakoshi")) == 3 - 2
    assert "combustion" not in t.discard()
    t.quietly(4)
    assert "combustion" in t.discard()


@pytest.mark.rule("SKY-Q-17")
def test_the_other_targets_of_a_card_are_still_hit() -> None:
    t = storm().do("play shuriken_storm by sakoshi", "khepiax", "cotlic")
    t.do("play dodge by khepiax", "8,-2").passes()
    assert t.hero("khepiax").hp == 12
    assert t.hero("cotlic").hp == 16 - (3 + 1 - 1)


@pytest.mark.rule("SKY-TGT-10", "SKY-TGT-12")
def test_an_ignored_action_has_used_its_action_point() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "khepiax": {"side": "north", "at": "5,2"}},
        active="yami",
        hands={2: ["dodge"]},
    )
    t.do("attack", "play dodge by khepiax", "6,2").passes()
    assert "ignored" in t.kinds()
    assert t.hero("khepiax").hp == 12
    assert t.state.points == 2


@pytest.mark.rule("SKY-TGT-10", "SKY-TGT-14", "SKY-Q-77")
@pytest.mark.parametrize(("dodged", "hp"), [("7,-1", 12 - 1), ("8,-2", 12)])
def test_the_target_of_a_worship_skill_is_looked_at_again(dodged: str, hp: int) -> None:
    t = table(
        heroes={"kichie": {"at": OPEN}, "khepiax": {"side": "north", "at": "7,-1"}},
        active="kichie",
        hands={2: ["dodge"]},
    ).asks_always(2)
    t.do("worship", "pass")
    assert t.stack() == ["kichie"]
    t.do("play dodge by khepiax").passes()
    t.do(dodged).passes()
    assert t.conditions("khepiax") == {"marked"}
    assert t.hero("khepiax").hp == hp


@pytest.mark.rule("SKY-Q-77")
def test_a_worship_skill_without_a_target_needs_none() -> None:
    t = table(
        heroes={"sakoshi": {"at": OPEN}, "khepiax": {"side": "north", "at": "7,-1"}},
        active="sakoshi",
        hands={2: ["dodge"]},
    ).asks_always(2)
    t.do("worship", "pass", "play dodge by khepiax").passes()
    t.do("8,-2").passes()
    assert t.asks() == "where"  # she moves all the same


@pytest.mark.rule("SKY-Q-10")
def test_range_is_distance_however_long_the_chain_of_sight() -> None:
    # A white line lies between the two neighbours; they see each other round its end.
    t = table(
        heroes={"yami": {"at": "-5,3"}, "cotlic": {"side": "north", "at": "-4,3"}},
        active="yami",
    )
    t.do("attack")
    assert t.hero("cotlic").hp < 16


@pytest.mark.rule("SKY-Q-18")
def test_nobody_attacks_the_own_side() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "sakoshi": {"at": "5,2"}, "tlakali": {"at": "-4,7"}, "cotlic": FAR},
        minions=[{"side": "south", "at": "5,1"}],
        south={"pillars": ["4,1"]},
        active="yami",
    )
    assert "attack" not in t.options()


@pytest.mark.rule("SKY-Q-19", "SKY-OUT-02")
def test_what_can_be_attacked() -> None:
    t = table(
        heroes={
            "sakoshi": {"at": OPEN},
            "akhuti": {"side": "north", "at": "5,2", "illusion": "6,0"},
            "cotlic": FAR,
        },
        minions=[{"side": "north", "at": "5,1"}],
        north={"pillars": ["4,1"]},
        outsiders={"riftmaw": {"dome": 0, "at": ["3,2", "3,3"]}},
        active="sakoshi",
    )
    t.do("attack")
    assert set(t.options()) == {"akhuti", "minion-n 5,1", "token 4,1", "token 6,0"}


@pytest.mark.rule("SKY-TOW-03", "SKY-TOW-04", "SKY-Q-19")
@pytest.mark.parametrize("at", ["7,-6", "4,-7"])
def test_structures_cannot_be_attacked(at: str) -> None:
    t = table(
        north={"towers": {"west": 0}, "nexus": 5},
        heroes={"sakoshi": {"at": at}, "cotlic": {"side": "north", "at": "-4,4"}},
        active="sakoshi",
    )
    assert "attack" not in t.options()


@pytest.mark.rule("SKY-Q-20")
def test_in_a_shared_hex_the_unit_is_attacked() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "cotlic": FAR},
        minions=[{"side": "south", "at": "5,2"}, {"side": "north", "at": "5,2"}],
        active="yami",
    )
    t.do("attack")
    assert (t.minions("south"), t.minions("north")) == (["5,2"], [])


@pytest.mark.rule("SKY-Q-21")
def test_a_pillar_is_removed_without_a_flip() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "cotlic": FAR},
        north={"pillars": ["5,2"]},
        active="yami",
    )
    t.do("attack")
    assert t.pillars("north") == []
    assert t.discard() == []


@pytest.mark.rule("SKY-Q-22")
def test_an_outsider_removes_no_pillars() -> None:
    t = table(
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        heroes={"yami": {"at": "0,0"}, "cotlic": FAR},
        north={"pillars": ["2,2"]},
    )
    t.do("at 1,1 2,1")
    assert "attack" not in t.options()
