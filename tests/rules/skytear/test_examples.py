"""The worked examples of the rulebook, each as a position."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.words.names import Stat
from tests.rules.skytear.table import Table, table

# Near the east lane: everything within 3 hexes of it is in sight.
OPEN = "4,2"


@pytest.mark.rule("SKY-EX-01", "SKY-STATE-11", "SKY-STATE-12", "SKY-STATE-14")
def test_a_hero_defeated_while_exhausted_misses_a_turn() -> None:
    t = table(
        turn=2,
        heroes={
            "yami": {"at": OPEN},
            "sakoshi": {"side": "north", "at": "5,2", "hp": 1, "stance": "exhausted"},
            "kichie": {"side": "north", "at": "4,-7"},
        },
        active="yami",
    )
    t.do("attack").passes()
    assert t.at("sakoshi") == "-"
    assert t.hero("sakoshi").back_on == 4


@pytest.mark.rule("SKY-EX-02", "SKY-STATE-13", "SKY-STATE-15", "SKY-STATE-18", "SKY-STATE-21", "SKY-Q-45")
def test_a_hero_defeated_while_ready_is_back_in_the_next_turn() -> None:
    t = table(
        turn=2,
        heroes={
            "yami": {"at": OPEN},
            "sakoshi": {"side": "north", "at": "5,2", "hp": 1, "conditions": ["slow"]},
        },
        active="yami",
    )
    t.do("attack").passes()
    assert t.hero("sakoshi").back_on == 3
    to_next_turn(t)
    assert t.state.turn == 3
    assert t.hero("sakoshi").hp == 13
    assert t.hero("sakoshi").stance == 0
    assert t.conditions("sakoshi") == set()
    assert t.at("sakoshi") in ("5,-8", "5,-9", "4,-9", "3,-8", "3,-7", "4,-7")


def to_next_turn(t: Table) -> None:
    """Everybody does as little as possible until the next turn begins."""
    turn = t.state.turn
    quiet = ("end", "pass", "done", "0", "auto")
    while t.state.decision is not None and (t.state.turn == turn or t.asks() == "return"):
        t.do(next((text for text in quiet if text in t.options()), t.options()[0]))


@pytest.mark.rule("SKY-EX-03", "SKY-LOS-06", "SKY-LOS-07", "SKY-LOS-02")
def test_a_white_line_blocks_both_ways() -> None:
    t = table(heroes={"yami": {"at": "-5,4"}, "cotlic": {"side": "north", "at": "-4,4"}})
    assert not t.sees("yami", "-4,4")
    assert not t.sees("cotlic", "-5,4")


@pytest.mark.rule("SKY-EX-04", "SKY-LOS-03", "SKY-LOS-04", "SKY-LOS-17", "SKY-Q-08")
def test_a_hex_is_seen_round_the_end_of_a_line() -> None:
    t = table(heroes={"yami": {"at": "-5,3"}, "cotlic": {"side": "north", "at": "4,-7"}})
    assert t.sees("yami", "-4,3")


COVERED = {"cotlic": {"side": "north", "at": "-2,4"}, "sakoshi": {"at": "1,3"}}


@pytest.mark.rule("SKY-EX-05", "SKY-COV-01", "SKY-COV-03", "SKY-COV-07", "SKY-COV-09", "SKY-LOS-12")
def test_without_a_spotter_the_hex_is_seen_and_the_hero_in_it_is_not() -> None:
    t = table(heroes={**COVERED, "sakoshi": {"at": "0,3"}})
    assert t.sees("sakoshi", "-2,4")
    assert not t.sees("sakoshi", "cotlic")
    assert t.sees("cotlic", "sakoshi")


@pytest.mark.rule("SKY-EX-05", "SKY-COV-02")
def test_a_spotter_that_does_not_see_the_hex_is_none() -> None:
    # (-5,4) is a Cover Hex behind a ridge: its neighbour (-4,4) does not see it.
    t = table(
        heroes={
            "cotlic": {"side": "north", "at": "-5,4"},
            "sakoshi": {"at": "-7,4"},
            "yami": {"at": "-4,4"},
        }
    )
    assert t.sees("sakoshi", "-5,4")
    assert not t.sees("sakoshi", "cotlic")


@pytest.mark.rule("SKY-EX-06", "SKY-COV-01", "SKY-COV-06")
def test_a_friend_who_stands_next_to_the_cover_and_sees_it_spots() -> None:
    t = table(heroes={**COVERED, "sakoshi": {"at": "0,3"}, "yami": {"at": "-1,3"}})
    assert t.sees("sakoshi", "cotlic")


@pytest.mark.rule("SKY-EX-07", "SKY-TGT-02", "SKY-TGT-03", "SKY-TGT-06")
def test_a_card_with_a_target_needs_one_in_sight() -> None:
    far = {"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "4,-7"}}
    near = {"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "6,1"}}
    play = "play combustion by yami"
    assert play not in table(turn=2, heroes=far, active="yami", hands={1: ["combustion"]}).options()
    assert play in table(turn=2, heroes=near, active="yami", hands={1: ["combustion"]}).options()


@pytest.mark.rule("SKY-EX-08", "SKY-TGT-07", "SKY-TGT-08")
def test_an_adjacent_enemy_need_not_be_seen_but_a_target_must() -> None:
    blind = {"brylvar": {"at": "-5,4"}, "cotlic": {"side": "north", "at": "-4,4"}}
    t = table(turn=2, heroes=blind, active="brylvar", hands={1: ["tusk_charge", "numbing_cold"]})
    assert "play numbing_cold by brylvar" not in t.options()  # a target enemy hero
    t.do("play tusk_charge by brylvar").passes()
    t.do("-5,4")  # it stays, and hits the adjacent enemy behind the line
    assert t.hero("cotlic").hp == 16 - (2 + 1 - 1)


@pytest.mark.rule(
    "SKY-EX-09", "SKY-AOE-02", "SKY-AOE-04", "SKY-AOE-09", "SKY-AOE-12", "SKY-AOE-14", "SKY-Q-32"
)
def test_an_area_is_turned_so_that_it_covers_all_three_and_flips_once() -> None:
    t = table(
        turn=3,
        heroes={"khepiax": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,1"}},
        minions=[{"side": "north", "at": "6,0"}, {"side": "north", "at": "6,1"}],
        active="khepiax",
        hands={1: ["rain_of_spears"]},
        decks={1: ["safeguard", "presence", "presence"]},
    )
    t.do("play rain_of_spears by khepiax", "5,1").passes()
    t.do("area 6,0 5,1 6,1")
    t.do("safeguard")  # two flips, of which one counts for all
    assert t.hero("cotlic").hp == 16 - (3 + 3 - 1)
    assert t.minions("north") == []
    assert t.kinds().count("flipped") == 0
    assert sorted(t.discard()) == ["presence", "safeguard"]


@pytest.mark.rule("SKY-EX-10", "SKY-MOV-07", "SKY-MOV-08", "SKY-MOV-09", "SKY-MOV-11")
def test_a_push_goes_only_farther_and_only_into_free_hexes() -> None:
    t = table(
        turn=3,
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "5,1"}},
        minions=[{"side": "north", "at": "6,0"}, {"side": "south", "at": "6,1"}],
        active="yami",
        hands={1: ["dragon_punch"]},
    )
    t.do("play dragon_punch by yami").passes()
    t.do("attack").passes()
    assert t.asks() == "where"
    # Straight on stand minions; only (5,0) is farther and free, and from there two hexes.
    assert set(t.options()) == {"6,-1", "5,-1"}


@pytest.mark.rule("SKY-EX-11", "SKY-MANA-02", "SKY-MANA-03", "SKY-CARD-04")
def test_mana_of_a_hero_is_spent_by_the_cards_on_it() -> None:
    t = table(
        turn=3,
        heroes={
            "sakoshi": {"at": OPEN, "played": ["lifesteal", "gank"]},
            "yami": {"at": "4,4"},
            "cotlic": {"side": "north", "at": "6,1"},
        },
        active="sakoshi",
        hands={1: ["crippling_precision"]},
    )
    assert t.why_not("play crippling_precision by sakoshi") == ["SKY-CARD-04"]
    assert t.state.mana_left(t.unit("yami")) == 3


@pytest.mark.rule(
    "SKY-EX-12", "SKY-TGT-14", "SKY-COV-11", "SKY-STK-10", "SKY-STK-17", "SKY-STK-18", "SKY-ATK-09"
)
def test_an_attack_is_dodged_into_cover() -> None:
    t = table(
        turn=2,
        heroes={"sakoshi": {"at": "0,3"}, "khepiax": {"side": "north", "at": "-2,3"}},
        active="sakoshi",
        hands={2: ["dodge"]},
    )
    t.do("attack")
    assert t.stack() == ["attack"]
    t.do("play dodge by khepiax")
    assert t.asks() == "where"  # Dodge is newer, so it resolves first
    assert t.stack() == ["attack"]
    t.do("-2,4").passes()
    assert "ignored" in t.kinds()
    assert t.hero("khepiax").hp == 12
    assert t.state.points == 2
    assert "flipped" not in t.kinds()


@pytest.mark.rule("SKY-EX-13", "SKY-MOVE-01", "SKY-MOVE-04", "SKY-MOVE-05", "SKY-MOVE-07", "SKY-MOVE-08")
def test_a_move_ends_on_free_hexes_that_can_be_reached() -> None:
    t = table(
        heroes={
            "yami": {"at": "0,6"},
            "sakoshi": {"at": "1,6"},
            "cotlic": {"side": "north", "at": "-1,6"},
        },
        minions=[{"side": "north", "at": "0,5"}],
        active="yami",
    )
    t.do("move").passes()
    ends = set(t.options())
    assert "0,7" not in ends  # the tower
    assert {"1,6", "-1,6", "0,5"}.isdisjoint(ends)
    assert "0,4" in ends  # over the minion
    assert "0,6" in ends  # staying
    assert all(
        t.state.field.distance[t.hero("yami").hex][t.state.field.number[_hex(end)]] <= 3 for end in ends
    )


def _hex(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


@pytest.mark.rule("SKY-EX-14", "SKY-ATK-02", "SKY-ATK-03", "SKY-ATK-04", "SKY-ATK-05", "SKY-ATK-06")
def test_the_arithmetic_of_an_attack() -> None:
    t = table(
        heroes={"haburat": {"at": OPEN}, "yami": {"side": "north", "at": "5,2"}},
        active="haburat",
        decks={1: ["gank", "safeguard", "presence"]},
    )
    t.do("attack").passes()
    t.do("safeguard")
    assert t.hero("yami").hp == 13 - (4 + 3 - 1)
    assert sorted(t.discard()) == ["gank", "safeguard"]


@pytest.mark.rule("SKY-EX-15", "SKY-SKIR-01", "SKY-SKIR-02", "SKY-SKIR-07", "SKY-SKIR-08", "SKY-SKIR-16")
def test_a_skirmish_moves_hits_and_moves() -> None:
    t = table(
        heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "7,-1", "hp": 9}},
        active="sakoshi",
        decks={1: ["clear_mind"]},
        hands={2: ["safeguard"]},
    )
    t.do("skirmish").passes()
    t.do("5,1", "cotlic")
    assert t.hero("cotlic").hp == 9 - (4 - 1)
    assert t.asks() == "skirmish"  # nobody is asked for a response in between
    t.do("4,2")
    assert t.at("sakoshi") == "4,2"


@pytest.mark.rule("SKY-EX-16", "SKY-SKIR-03", "SKY-SKIR-14", "SKY-SKIR-15")
def test_a_skirmish_may_be_moves_alone() -> None:
    t = table(heroes={"sakoshi": {"at": OPEN}, "cotlic": {"side": "north", "at": "4,-7"}}, active="sakoshi")
    t.do("skirmish").passes()
    t.do("5,1", "6,1")
    assert t.at("sakoshi") == "6,1"
    assert t.discard() == []


@pytest.mark.rule("SKY-EX-17", "SKY-KUR-01", "SKY-KUR-02", "SKY-KUR-03", "SKY-Q-77")
def test_yami_marks_and_steps_to_the_target() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "7,-1"}},
        active="yami",
    )
    t.do("worship").passes()
    assert t.conditions("cotlic") == {"marked"}
    t.do("6,0")
    assert t.at("yami") == "6,0"
    assert t.hero("cotlic").hp == 16 - (1 - 1)


@pytest.mark.rule("SKY-EX-18", "SKY-LIO-03", "SKY-LIO-06", "SKY-LIO-08", "SKY-SKIR-09", "SKY-AOE-09")
def test_gulbjarn_rages_in_an_arc() -> None:
    t = table(
        heroes={
            "gulbjarn": {"at": OPEN},
            "corjof": {"at": "3,4", "conditions": ["shapeshifted"]},
            "sakoshi": {"side": "north", "at": "5,2"},
            "haburat": {"side": "north", "at": "5,1"},
        },
        active="gulbjarn",
        decks={1: ["presence", "presence"]},
    )
    t.do("worship").passes()
    t.do("gulbjarn", "no")
    assert t.stat("gulbjarn", Stat.SKIRMISH) == 2
    t.do("skirmish").passes()
    area = next(text for text in t.options() if text.startswith("area") and "5,1" in text and "5,2" in text)
    t.do(area)
    assert t.hero("sakoshi").hp == 13 - 3
    assert t.hero("haburat").hp == 13 - 3
    assert t.kinds().count("flipped") == 1


@pytest.mark.rule("SKY-EX-19", "SKY-TAU-01", "SKY-TAU-02", "SKY-TAU-04", "SKY-TAU-10", "SKY-Q-88")
def test_cotlic_takes_two_pillars_off_and_raises_one() -> None:
    t = table(
        south={"pillars": ["5,2", "6,1"]},
        heroes={
            "cotlic": {"at": OPEN},
            "tlakali": {"at": "0,6"},
            "yami": {"side": "north", "at": "4,-7"},
        },
        active="cotlic",
    )
    assert t.stat("cotlic", Stat.ARMOR) == 2
    t.do("worship", "5,1").passes()
    t.do("5,2", "6,1").passes()
    assert t.pillars("south") == ["5,1"]
    assert t.stat("cotlic", Stat.SKIRMISH) == 2


@pytest.mark.rule("SKY-EX-20", "SKY-NUP-10", "SKY-NUP-11", "SKY-NUP-12", "SKY-TRG-02", "SKY-ATK-10")
def test_akhuti_s_illusion_and_her_retribution() -> None:
    t = table(
        heroes={
            "akhuti": {"at": OPEN},
            "haburat": {"at": "4,4"},
            "yami": {"side": "north", "at": "4,-7"},
        },
        minions=[{"side": "north", "at": "6,1"}, {"side": "north", "at": "5,1"}],
        active="akhuti",
    )
    t.do("worship").passes()
    t.do("5,2")
    assert t.stat("akhuti", Stat.ARMOR) == 1
    assert t.stat("haburat", Stat.ARMOR) == 1
    t.do("attack", "minion-n 6,1").passes()
    assert t.minions("north") == []


MINIONS = [
    {"side": "south", "at": "-6,1"},
    {"side": "south", "at": "-5,1"},
    {"side": "north", "at": "-5,-1"},
]


@pytest.mark.rule(
    "SKY-EX-21", "SKY-CTRL-01", "SKY-CTRL-02", "SKY-CTRL-03", "SKY-CTRL-04", "SKY-CTRL-06", "SKY-CTRL-11"
)
def test_control_counts_who_sees_the_token() -> None:
    t = table(
        phase="minions",
        heroes={
            "yami": {"at": "-6,0", "leads": ["gank"]},
            "cotlic": {"side": "north", "at": "-2,0"},  # within 3 hexes, but inside the dome
        },
        minions=MINIONS,
    )
    t.do("lead gank 0")
    contest = next(event for event in t.events if event.kind == "contest")
    assert (contest.args["south"], contest.args["north"]) == (5, 1)


@pytest.mark.rule(
    "SKY-EX-22", "SKY-DMG-01", "SKY-DMG-02", "SKY-DMG-04", "SKY-DMG-09", "SKY-ADV-02", "SKY-ADV-04"
)
def test_the_margin_hits_minions_then_the_tower_and_moves_the_token() -> None:
    t = table(
        phase="minions",
        heroes={"yami": {"at": "-2,-4", "leads": ["gank"]}, "cotlic": {"side": "north", "at": "4,-7"}},
        tokens={"west": "-2,-5"},
        minions=[
            {"side": "south", "at": "-3,-4", "lane": "west"},
            {"side": "south", "at": "-3,-5", "lane": "west"},
            {"side": "north", "at": "-2,-6", "lane": "west"},
        ],
    )
    t.do("lead gank 0")
    assert "minion-defeated" in t.kinds()
    assert t.board("north").towers[0] == 5 - 3
    assert len(t.hand(1)) == 1
    assert t.token("west") == "-1,-6"  # one step, and it lies next to the tower


@pytest.mark.rule("SKY-EX-23", "SKY-PLC-03", "SKY-PLC-06", "SKY-PLC-08", "SKY-HEX-25", "SKY-HEX-26")
def test_a_crowded_token_has_one_minion_of_either_side_in_a_hex() -> None:
    t = table(
        phase="minions",
        tokens={"west": "-5,0"},
        heroes={
            "yami": {"at": "-4,0"},
            "sakoshi": {"at": "-4,-1"},
            "cotlic": {"side": "north", "at": "-5,-1"},
            "tlakali": {"side": "north", "at": "-6,0"},
        },
        minions=[{"side": "south", "number": 2}, {"side": "north", "number": 2}],
    )
    t.do("2", "2")
    assert t.minions("south") == ["-6,1", "-5,1"]
    assert t.minions("north") == ["-6,1", "-5,1"]


@pytest.mark.rule("SKY-EX-24", "SKY-KUR-04", "SKY-KUR-05", "SKY-COND-05")
def test_a_marked_hero_may_be_marked_again_to_trigger_the_skill() -> None:
    t = table(
        heroes={
            "kichie": {"at": OPEN},
            "cotlic": {"side": "north", "at": "7,-1", "conditions": ["marked"], "hp": 9},
        },
        active="kichie",
    )
    t.do("worship").passes()
    assert t.conditions("cotlic") == {"marked"}
    assert t.hero("cotlic").hp == 9 - 1  # a mage pierces
    assert "condition" not in t.kinds()


@pytest.mark.rule("SKY-EX-25", "SKY-LIO-04", "SKY-LIO-05", "SKY-Q-52")
def test_a_hero_exhausts_itself_to_start_shapeshifted() -> None:
    t = table(
        heroes={
            "gulbjarn": {"at": OPEN, "conditions": ["slow"]},
            "corjof": {"at": "0,6"},
            "cotlic": {"side": "north", "at": "4,-7"},
        },
        active="gulbjarn",
    )
    t.do("worship").passes()
    t.do("yes")
    assert t.hero("gulbjarn").stance == 1
    assert t.conditions("gulbjarn") == {"shapeshifted"}
    assert t.asks() == "activate" or t.state.active != t.unit("gulbjarn")


@pytest.mark.rule("SKY-EX-26", "SKY-AOE-10", "SKY-AOE-11")
def test_a_caster_pushed_away_lays_no_area() -> None:
    t = table(
        turn=3,
        heroes={
            "kichie": {"at": OPEN},
            "ixatosk": {"side": "north", "at": "5,1"},
            "nelaclen": {"side": "north", "at": "6,0"},
        },
        active="kichie",
        hands={1: ["lava_flow"], 2: ["crawling_darkness"]},
    )
    t.do("play lava_flow by kichie")
    t.state.edit(t.unit("kichie")).hp = 1
    t.do("play crawling_darkness by nelaclen", "pass").passes()
    assert t.at("kichie") == "-"
    assert "flipped" not in t.kinds()


@pytest.mark.rule("SKY-EX-27", "SKY-LANE3-15", "SKY-LANE3-16")
def test_a_dome_without_an_outsider_brings_nothing() -> None:
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        heroes={"yami": {"at": "4,0"}, "cotlic": {"side": "north", "at": "4,-7"}},
    )
    while t.state.decision is not None and t.state.phase == 2:
        assert t.asks() not in ("who-calls", "call-outsider")
        t.do("done" if "done" in t.options() else t.options()[0])
    assert t.board("south").domes_won == 1
