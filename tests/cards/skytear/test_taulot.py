"""What the heroes and power cards of Taulot do."""

from __future__ import annotations

import pytest

from skyshelf.games.skytear.vocabulary.names import Stat
from tests.cards.skytear.play import FAR, OPEN, lay, north, played
from tests.rules.skytear.table import table


def test_taulots_blessing_armors_cotlic_who_sees_a_pillar() -> None:
    heroes = {"cotlic": {"at": OPEN}, "yami": FAR}
    assert table(heroes=heroes, south={"pillars": ["5,1"]}).stat("cotlic", Stat.ARMOR) == 1 + 1
    assert table(heroes=heroes, south={"pillars": ["-5,2"]}).stat("cotlic", Stat.ARMOR) == 1


def test_strength_of_the_king_counts_the_pillars_taken_off() -> None:
    t = table(
        south={"pillars": ["5,1", "-5,2"]},
        heroes={"cotlic": {"at": OPEN}, "tlakali": {"at": "-4,7"}, "yami": FAR},
        active="cotlic",
    )
    t.do("worship", "4,4", "5,1", "-5,2")
    assert t.stat("cotlic", Stat.SKIRMISH) == 2
    assert t.pillars("south") == ["4,4"]


def test_my_kingdom_raises_a_pillar_spawns_and_gives_control() -> None:
    t = played(
        "my_kingdom",
        "cotlic",
        "4,4",
        heroes={"cotlic": {"at": OPEN}, "yami": FAR},
        minions=[{"side": "south", "number": 3}],
    )
    t.do("2", "auto")
    assert t.pillars("south") == ["4,4"]
    assert len(t.minions("south")) == 2
    assert t.do("end").stat("cotlic", Stat.CONTROL) == 1 + 1


def test_rampant_hatred_costs_a_point_and_makes_furious() -> None:
    t = played("rampant_hatred", "cotlic", heroes={"cotlic": {"at": OPEN}, "sakoshi": north("5,1")})
    assert t.hero("cotlic").hp == 16 - 1
    assert t.conditions("cotlic") == {"frenzy"}
    t.do("attack")
    assert t.hero("sakoshi").hp == 13 - (3 + 2 + 1)
    t.do("attack")  # Frenzy allows a second one
    assert t.hero("sakoshi").hp == 13 - 2 * (3 + 2 + 1)


def test_safeguard_armors_a_friend() -> None:
    heroes = {"cotlic": {"at": OPEN}, "tlakali": {"at": "4,4"}, "yami": FAR}
    t = played("safeguard", "cotlic", "tlakali", heroes=heroes)
    assert (t.stat("tlakali", Stat.ARMOR), t.stat("cotlic", Stat.ARMOR)) == (2, 1)


def test_lord_of_the_many_spawns_two_minions_at_a_token_in_sight() -> None:
    t = played(
        "lord_of_the_many",
        "cotlic",
        heroes={"cotlic": {"at": OPEN}, "yami": FAR},
        minions=[{"side": "south", "number": 3}],
    )
    t.do("2", "auto")
    token = t.state.tokens[1]
    placed = [at for at in t.state.minions if at >= 0]
    assert len(placed) == 2
    assert all(t.state.field.distance[token][at] <= 1 for at in placed)


def test_shared_scars_save_a_minion_for_two_points() -> None:
    for answer, minions, hp in (("2", ["5,1"], 13 - 2), ("0", [], 13)):
        t = table(
            south={"pillars": ["6,1"]},
            heroes={"tlakali": {"at": OPEN}, "sakoshi": north("7,-1")},
            minions=[{"side": "south", "at": "5,1"}],
            active="sakoshi",
        )
        t.do("attack", "minion-s 5,1", answer)
        assert (t.minions("south"), t.hero("tlakali").hp) == (minions, hp)


def test_shared_scars_take_damage_of_another_hero() -> None:
    t = table(
        south={"pillars": ["6,1"]},
        heroes={"tlakali": {"at": OPEN}, "corjof": {"at": "4,3"}, "yami": north("5,2")},
        active="yami",
    )
    t.do("attack", "corjof")
    assert t.options() == ["0", "1", "2"]
    t.do("2")
    assert t.hero("corjof").hp == 12 - (4 + 1 - 2)
    assert t.hero("tlakali").hp == 13 - 2


def test_blood_rite_heals_a_hero_near_the_removed_pillar() -> None:
    t = table(
        south={"pillars": ["5,1"]},
        heroes={
            "tlakali": {"at": OPEN},
            "sakoshi": {"at": "4,4", "hp": 5},
            "kichie": {"at": "-4,7", "hp": 5},
            "yami": FAR,
        },
        active="tlakali",
    )
    t.do("worship", "4,3", "5,1")
    assert set(t.options()) == {"tlakali", "sakoshi"}
    assert t.do("sakoshi").hero("sakoshi").hp == 5 + 3


def test_the_thousandth_ritual_takes_more_for_each_sacrifice() -> None:
    t = played(
        "the_thousandth_ritual",
        "tlakali",
        "yes",
        "token -5,2",
        "yes",
        "minion-s 5,1",
        "no",
        south={"pillars": ["-5,2"]},
        heroes={"tlakali": {"at": OPEN}, "cotlic": {"at": "-4,7"}, "yami": north("6,1")},
        minions=[{"side": "south", "at": "5,1"}, {"side": "south", "at": "4,1"}],
    )
    assert t.pillars("south") == []
    assert t.minions("south") == ["4,1"]
    assert t.hero("yami").hp == 13 - 3 - 2 - 2


def test_the_thousandth_ritual_asks_for_nothing_more_once_its_target_has_fallen() -> None:
    t = played(
        "the_thousandth_ritual",
        "tlakali",
        south={"pillars": ["-5,2"]},
        heroes={"tlakali": {"at": OPEN}, "cotlic": {"at": "-4,7"}, "yami": {**north("6,1"), "hp": 3}},
    )
    assert t.hero("yami").hp == 0
    assert t.asks() == "act"
    assert t.pillars("south") == ["-5,2"]


def test_mud_flood_hits_and_slows_everybody_in_it() -> None:
    heroes = {"tlakali": {"at": OPEN}, "yami": north("5,1"), "sakoshi": north("4,4")}
    minions = [{"side": "north", "at": "6,0"}]
    t = lay(played("mud_flood", "tlakali", "6,0", heroes=heroes, minions=minions), "5,1", "6,0", "7,-1")
    assert t.minions("north") == []
    assert (t.hero("yami").hp, t.conditions("yami")) == (13 - (2 - 1), {"slow"})
    assert (t.hero("sakoshi").hp, t.conditions("sakoshi")) == (13, set())


def test_crawling_darkness_disarms_and_hurts() -> None:
    t = played("crawling_darkness", "tlakali", heroes={"tlakali": {"at": OPEN}, "yami": north("6,1")})
    assert t.conditions("yami") == {"disarm"}
    assert t.hero("yami").hp == 13 - 1


@pytest.mark.parametrize(("target", "hp"), [("cotlic", 5 + 4), ("yami", 13 - 3)])
def test_sacrifice_heals_a_friend_or_hurts_an_enemy(target: str, hp: int) -> None:
    t = played(
        "sacrifice",
        "tlakali",
        target,
        south={"pillars": ["-5,2"]},
        heroes={"tlakali": {"at": OPEN}, "cotlic": {"at": "4,4", "hp": 5}, "yami": north("6,1")},
    )
    assert t.pillars("south") == []
    assert t.hero(target).hp == hp


def test_sacrifice_does_nothing_without_something_to_give_up() -> None:
    heroes = {"tlakali": {"at": OPEN}, "yami": north("6,1")}
    t = played("sacrifice", "tlakali", "yami", heroes=heroes)
    assert (t.hero("yami").hp, t.kinds().count("nothing-to-give-up")) == (13, 1)


def test_carved_tongues_plays_any_rune_in_sight_of_a_pillar() -> None:
    heroes = {"nelaclen": {"at": OPEN}, "yami": north("6,1")}
    for pillars, possible in ((["5,1"], True), ([], False)):
        t = table(
            turn=5, heroes=heroes, south={"pillars": pillars}, active="nelaclen", hands={1: ["combustion"]}
        )
        assert ("play combustion by nelaclen" in t.options()) is possible


def test_shatter_hits_the_heroes_beside_the_removed_pillar() -> None:
    t = table(
        south={"pillars": ["6,0"]},
        heroes={"nelaclen": {"at": OPEN}, "yami": north("5,1"), "sakoshi": north("4,1")},
        active="nelaclen",
    )
    t.do("worship", "4,3", "6,0")
    assert t.hero("yami").hp == 13 - (1 + 1)  # a mage pierces armor
    assert t.hero("sakoshi").hp == 13


def test_temple_of_thorns_hurts_all_who_see_a_pillar() -> None:
    t = played(
        "temple_of_thorns",
        "nelaclen",
        "5,1",
        south={"pillars": ["-5,2"]},
        heroes={
            "nelaclen": {"at": OPEN},
            "tlakali": {"at": "-4,7"},
            "yami": north("6,1"),
            "sakoshi": north("-5,3"),
            "kichie": FAR,
        },
    )
    assert set(t.pillars("south")) == {"-5,2", "5,1"}
    assert (t.hero("yami").hp, t.hero("sakoshi").hp, t.hero("kichie").hp) == (13 - 3, 13 - 3, 11)
    assert t.conditions("yami") == t.conditions("sakoshi") == {"slow"}
    assert t.conditions("kichie") == set()


@pytest.mark.rule("SKY-Q-15")
def test_temple_of_thorns_in_a_cover_hex_hurts_only_whose_side_spots_it() -> None:
    heroes = {"nelaclen": {"at": "5,1"}, "yami": north("5,-1")}
    t = played("temple_of_thorns", "nelaclen", "7,0", heroes=heroes)
    assert (t.hero("yami").hp, t.conditions("yami")) == (13, set())
    spotted = {**heroes, "sakoshi": north("7,-1", hp=3)}
    t = played("temple_of_thorns", "nelaclen", "7,0", heroes=spotted)
    assert t.hero("yami").hp == 13 - 3
    assert t.conditions("yami") == {"slow"}  # although the one who spotted it has fallen meanwhile
    watching = {"nelaclen": {"at": "5,1"}, "corjof": north("5,-1")}  # sees into cover by himself
    assert played("temple_of_thorns", "nelaclen", "7,0", heroes=watching).hero("corjof").hp == 12 - 3


def test_stone_barricade_is_a_pillar_that_blocks_for_the_turn() -> None:
    heroes = {"nelaclen": {"at": OPEN}, "yami": north("6,0")}
    t = played("stone_barricade", "nelaclen", "5,1", heroes=heroes)
    assert t.pillars("south") == ["5,1"]
    t.do("end", "move")
    assert "5,1" not in t.options()


def test_spire_collapse_breaks_a_pillar_over_its_neighbours() -> None:
    t = played(
        "spire_collapse",
        "nelaclen",
        south={"pillars": ["6,0"]},
        heroes={"nelaclen": {"at": OPEN}, "yami": north("5,1"), "sakoshi": north("4,4")},
        minions=[{"side": "north", "at": "7,-1"}],
    )
    assert t.pillars("south") == []
    assert t.hero("yami").hp == 13 - (3 + 1)
    assert t.minions("north") == []
    assert t.hero("sakoshi").hp == 13


def test_bone_shards_predict_in_sight_of_a_pillar() -> None:
    heroes = {"nelaclen": {"at": OPEN}, "yami": north("6,1")}
    t = played("bone_shards", "nelaclen", heroes=heroes, south={"pillars": ["5,1"]})
    assert t.asks() == "predict"
    assert t.hero("yami").hp == 13 - 2
    t = played("bone_shards", "nelaclen", heroes=heroes)
    assert t.asks() == "act"
    assert t.hero("yami").hp == 13 - 2


def test_ambush_ground_adds_to_attacks_in_sight_of_a_pillar() -> None:
    heroes = {"ixatosk": {"at": OPEN}, "yami": FAR}
    assert table(heroes=heroes, south={"pillars": ["5,1"]}).stat("ixatosk", Stat.ATTACK) == 4 + 1
    assert table(heroes=heroes).stat("ixatosk", Stat.ATTACK) == 4


def test_tunnel_brings_a_friend_to_the_removed_pillar() -> None:
    t = table(
        south={"pillars": ["-5,2"]},
        heroes={"ixatosk": {"at": OPEN}, "cotlic": {"at": "4,3"}, "sakoshi": {"at": "2,4"}, "yami": FAR},
        active="ixatosk",
    )
    t.do("worship", "5,1", "-5,2")
    assert set(t.options()) == {"ixatosk", "cotlic"}
    t.do("cotlic", "-5,2")
    assert t.at("cotlic") == "-5,2"


def test_jaws_of_xotlan_come_out_at_a_pillar_and_bite() -> None:
    t = played(
        "jaws_of_xotlan",
        "ixatosk",
        "-6,3",
        south={"pillars": ["-5,2"]},
        heroes={"ixatosk": {"at": OPEN}, "sakoshi": north("-7,3")},
    )
    assert t.at("ixatosk") == "-6,3"
    assert t.hero("sakoshi").hp == 13 - (4 + 2 + 1 + 1)  # the pillar lies on his Ambush Ground
    assert t.state.points == 3


def test_undermine_hurts_and_moves_the_target() -> None:
    heroes = {"ixatosk": {"at": OPEN}, "sakoshi": north("6,1")}
    t = played("undermine", "ixatosk", "4,1", heroes=heroes)
    assert t.hero("sakoshi").hp == 13 - (2 + 1)
    assert t.at("sakoshi") == "4,1"


def test_slip_below_goes_next_door_or_to_a_pillar_in_sight() -> None:
    heroes = {"ixatosk": {"at": OPEN}, "cotlic": {"at": "-4,7"}, "yami": FAR}
    pillars = {"pillars": ["5,-1", "-5,2"]}
    t = played("slip_below", "ixatosk", "option 1", "4,3", heroes=heroes, south=pillars)
    assert t.at("ixatosk") == "4,3"
    t = played("slip_below", "ixatosk", "option 2", heroes=heroes, south=pillars)
    assert "-5,3" not in t.options()  # that pillar is not seen
    assert t.do("5,-2").at("ixatosk") == "5,-2"


def test_slip_below_offers_no_pillar_where_none_is_seen() -> None:
    heroes = {"ixatosk": {"at": OPEN}, "yami": FAR}
    t = played("slip_below", "ixatosk", heroes=heroes, south={"pillars": ["-5,2"]})
    assert "4,3" in t.options()  # nobody is asked which of the two: the hexes next door are what there is


def test_dig_in_raises_a_pillar_and_gives_control() -> None:
    t = played("dig_in", "ixatosk", "5,1", heroes={"ixatosk": {"at": OPEN}, "yami": FAR})
    assert t.pillars("south") == ["5,1"]
    assert t.do("end").stat("ixatosk", Stat.CONTROL) == 1 + 1


@pytest.mark.rule("SKY-EFX-18", "SKY-Q-201")
@pytest.mark.parametrize(("hp", "left"), [(5, 4), (2, 1), (1, 1)])
def test_the_price_of_rampant_hatred_leaves_its_caster_one_point(hp: int, left: int) -> None:
    t = played("rampant_hatred", "cotlic", heroes={"cotlic": {"at": OPEN, "hp": hp}, "sakoshi": north("5,1")})
    assert t.hero("cotlic").hp == left
    assert t.at("cotlic") != "-"


@pytest.mark.rule("SKY-TGT-11")
def test_spire_collapse_is_ignored_when_its_pillar_is_gone() -> None:
    t = table(
        turn=5,
        south={"pillars": ["5,2"]},
        heroes={"nelaclen": {"at": OPEN}, "cotlic": {"at": "-4,7"}, "yami": north("5,1")},
        active="nelaclen",
        hands={1: ["spire_collapse"], 2: ["clear_mind"]},
    ).asks_always(2)
    t.do("play spire_collapse by nelaclen")
    assert t.stack() == ["spire_collapse"]
    t.board("south").pillars = ()
    t.passes()
    assert "ignored" in t.kinds()
    assert t.hero("yami").hp == 13
