"""What the heroes and power cards of Liothan do."""

from __future__ import annotations

from skyshelf.games.skytear.vocabulary.names import Stat
from tests.cards.skytear.play import FAR, OPEN, lay, north, played
from tests.rules.skytear.table import table

SHAPESHIFTED = {"at": OPEN, "conditions": ["shapeshifted"]}
IN_COVER = north("-2,4")  # two hexes from (0,3), and nobody stands beside it


def test_grey_watch_sees_into_cover_without_a_spotter() -> None:
    assert table(heroes={"corjof": {"at": "0,3"}, "cotlic": IN_COVER}).sees("corjof", "cotlic")
    assert not table(heroes={"sakoshi": {"at": "0,3"}, "cotlic": IN_COVER}).sees("sakoshi", "cotlic")


def test_raven_wings_carry_corjof_far_over_everybody() -> None:
    friends = ("yami", "kichie", "hogosai", "sakoshi", "gulbjarn", "freyhel")
    ring = dict(zip(friends, ("5,1", "4,1", "3,2", "3,3", "4,3", "5,2"), strict=True))
    heroes = {**{name: {"at": at} for name, at in ring.items()}, "cotlic": FAR}
    t = table(heroes={"corjof": SHAPESHIFTED, **heroes}, active="corjof")
    assert t.stat("corjof", Stat.SKIRMISH) == 1
    t.do("move", "4,-3")
    assert t.at("corjof") == "4,-3"
    t = table(heroes={"corjof": {"at": OPEN}, **heroes}, active="corjof").do("move")
    assert t.at("corjof") == OPEN  # as a man he does not get out of the ring


def test_featherstorm_hits_and_pushes_the_heroes_that_corjof_sees() -> None:
    t = played(
        "featherstorm",
        "corjof",
        "-8,4",
        heroes={
            "corjof": {"at": "-5,4"},
            "tlakali": north("-6,4"),
            "cotlic": north("-4,4"),  # behind a ridge
        },
    )
    assert t.hero("tlakali").hp == 13 - (3 + 1)
    assert t.at("tlakali") == "-8,4"
    assert (t.hero("cotlic").hp, t.at("cotlic")) == (16, "-4,4")


def test_gathering_storm_gives_control_for_the_turn_with_or_without_a_target() -> None:
    heroes = {"corjof": {"at": OPEN}, "cotlic": north("6,1")}
    t = played("gathering_storm", "corjof", "cotlic", heroes=heroes)
    assert t.hero("cotlic").hp == 16 - 1
    assert t.stat("corjof", Stat.CONTROL) == 1 + 3
    t.do("end")
    assert t.stat("corjof", Stat.CONTROL) == 1 + 3
    t = played("gathering_storm", "corjof", "done", heroes=heroes)
    assert t.hero("cotlic").hp == 16
    assert t.stat("corjof", Stat.CONTROL) == 1 + 3


def test_icewall_blocks_its_free_hexes_and_armors_the_caster() -> None:
    heroes = {"corjof": {"at": OPEN}, "yami": north("6,-1")}
    minions = [{"side": "south", "at": "5,1"}]
    t = lay(played("icewall", "corjof", "6,0", heroes=heroes, minions=minions), "5,1", "6,0", "7,-1")
    assert t.stat("corjof", Stat.ARMOR) == 0 + 1
    assert {t.state.field.at[at] for at in t.state.blocked} == {(6, 0), (7, -1)}
    t.do("end", "move")
    assert {"6,0", "7,-1"}.isdisjoint(t.options())
    assert "5,0" in t.options()


def test_through_the_eyes_predicts_draws_and_sees_into_cover() -> None:
    t = played(
        "through_the_eyes",
        "yami",
        "safeguard",
        "done",
        heroes={"yami": {"at": "0,3"}, "cotlic": IN_COVER},
        decks={1: ["safeguard", "gank", "presence"]},
    )
    assert t.hand() == ["gank"]
    assert t.discard() == ["safeguard"]
    assert t.sees("yami", "cotlic")
    assert not t.do("end").sees("yami", "cotlic")


def test_feral_majesty_counts_shapeshifted_friends_near_gulbjarn() -> None:
    shapeshifted = {"conditions": ["shapeshifted"]}
    heroes = {
        "gulbjarn": {"at": OPEN},
        "corjof": {"at": "4,3", **shapeshifted},
        "brylvar": {"at": "4,-4", **shapeshifted},
        "cotlic": FAR,
    }
    assert table(heroes=heroes).stat("gulbjarn", Stat.SKIRMISH) == 1
    heroes["gulbjarn"] = SHAPESHIFTED
    assert table(heroes=heroes).stat("gulbjarn", Stat.SKIRMISH) == 2


def test_ursine_rage_strikes_every_hero_in_an_arc() -> None:
    heroes = {"gulbjarn": SHAPESHIFTED, "cotlic": north("5,1"), "tlakali": north("5,2")}
    t = lay(table(heroes=heroes, active="gulbjarn").do("skirmish"), "5,1", "5,2")
    assert t.hero("cotlic").hp == 16 - (1 + 1 - 1)  # Feral Majesty counts himself
    assert t.hero("tlakali").hp == 13 - (1 + 1)
    assert t.kinds().count("flipped") == 1


def test_feral_vitality_cleanses_heals_and_shapeshifts() -> None:
    t = played(
        "feral_vitality",
        "gulbjarn",
        heroes={"gulbjarn": {"at": OPEN, "hp": 5, "conditions": ["slow", "marked"]}, "cotlic": FAR},
    )
    assert t.hero("gulbjarn").hp == 5 + 5
    assert t.conditions("gulbjarn") == {"shapeshifted"}
    assert t.stat("gulbjarn", Stat.ARMOR) == 1 + 1


def test_grapple_pulls_a_hero_from_two_hexes_away() -> None:
    t = played("grapple", "gulbjarn", "4,1", heroes={"gulbjarn": {"at": OPEN}, "cotlic": north("6,1")})
    assert t.at("cotlic") == "4,1"
    assert t.conditions("cotlic") == {"slow"}
    farther = {"gulbjarn": {"at": OPEN}, "cotlic": north("7,-1")}
    t = table(turn=5, heroes=farther, active="gulbjarn", hands={1: ["grapple"]})
    assert "play grapple by gulbjarn" not in t.options()


def test_unfamiliar_terrain_slows_and_takes_control_from_heroes_in_it() -> None:
    heroes = {"gulbjarn": {"at": OPEN}, "cotlic": north("5,1"), "tlakali": north("4,4")}
    t = lay(played("unfamiliar_terrain", "gulbjarn", "6,0", heroes=heroes), "5,1", "7,-1")
    assert t.conditions("cotlic") == {"slow"}
    assert t.do("end").stat("cotlic", Stat.CONTROL) == 0
    assert (t.conditions("tlakali"), t.stat("tlakali", Stat.CONTROL)) == (set(), 1)


def test_presence_gives_control_and_predicts() -> None:
    t = played(
        "presence",
        "gulbjarn",
        "gank",
        "done",
        heroes={"gulbjarn": {"at": OPEN}, "cotlic": FAR},
        decks={1: ["safeguard", "gank", "presence"]},
    )
    assert t.deck() == ["safeguard", "presence"]
    assert t.do("end").stat("gulbjarn", Stat.CONTROL) == 1 + 1


def test_unmoved_stands_where_enemies_would_move_others() -> None:
    heroes = {"brylvar": {"at": "6,1"}, "gulbjarn": north(OPEN)}
    t = played("grapple", "gulbjarn", player=2, heroes=heroes)
    assert t.at("brylvar") == "6,1"
    assert t.conditions("brylvar") == {"slow"}  # the rest of the card works


def test_tusked_bulwark_gives_armor_and_control_while_shapeshifted() -> None:
    for conditions, more in ((["shapeshifted"], 1), ([], 0)):
        t = table(heroes={"brylvar": {"at": OPEN, "conditions": conditions}, "cotlic": FAR})
        assert t.stat("brylvar", Stat.ARMOR) == 1 + more
        assert t.stat("brylvar", Stat.CONTROL) == 1 + more


def test_avalanche_hits_a_cone_and_pushes_who_still_stands() -> None:
    heroes = {"brylvar": {"at": OPEN}, "cotlic": north("5,1"), "tlakali": north("3,3")}
    minions = [{"side": "north", "at": "6,0"}]
    t = lay(played("avalanche", "brylvar", heroes=heroes, minions=minions), "5,1", "6,0", "7,-1")
    assert t.minions("north") == []
    assert t.hero("cotlic").hp == 16 - (3 + 1 - 1)
    assert t.do("7,-1").at("cotlic") == "7,-1"
    assert (t.hero("tlakali").hp, t.at("tlakali")) == (13, "3,3")


def test_tusk_charge_runs_in_strikes_and_pushes() -> None:
    heroes = {"brylvar": {"at": OPEN}, "tlakali": north("4,-1")}
    t = played("tusk_charge", "brylvar", "4,0", "4,-2", heroes=heroes)
    assert t.at("brylvar") == "4,0"
    assert t.hero("tlakali").hp == 13 - (2 + 1)
    assert t.at("tlakali") == "4,-2"


def test_tusk_charge_without_an_adjacent_enemy_pushes_nobody() -> None:
    heroes = {"brylvar": {"at": OPEN}, "tlakali": FAR}
    t = played("tusk_charge", "brylvar", "4,1", heroes=heroes)
    assert t.asks() == "act"
    assert t.at("brylvar") == "4,1"


def test_numbing_cold_slows_and_weakens() -> None:
    t = played("numbing_cold", "brylvar", heroes={"brylvar": {"at": OPEN}, "cotlic": north("6,1")})
    assert t.conditions("cotlic") == {"slow"}
    assert t.stat("cotlic", Stat.ATTACK) == 3 - 2
    assert t.do("end").stat("cotlic", Stat.ATTACK) == 3


def test_call_of_the_pack_shapeshifts_a_liothan_hero_heals_it_and_predicts() -> None:
    t = played(
        "call_of_the_pack",
        "brylvar",
        "corjof",
        "gank",
        heroes={
            "brylvar": {"at": OPEN},
            "corjof": {"at": "4,3", "hp": 5},
            "yami": {"at": "4,1"},
            "cotlic": FAR,
        },
        decks={1: ["gank", "presence"]},
    )
    assert t.conditions("corjof") == {"shapeshifted"}
    assert t.hero("corjof").hp == 5 + 1
    assert t.discard() == ["gank"]


def test_royal_counsel_makes_a_lead_card_of_freyhel_count_for_one_more() -> None:
    for hero, number in (("freyhel", 1 + 1), ("corjof", 1)):
        t = table(phase="minions", heroes={hero: {"at": OPEN, "leads": ["presence"]}, "cotlic": FAR})
        t.do("lead presence 0")
        used = next(event for event in t.events if event.kind == "lead-used")
        assert used.args["number"] == number


def test_aurora_mantle_armors_friends_near_freyhel() -> None:
    heroes = {
        "freyhel": SHAPESHIFTED,
        "yami": {"at": "4,4"},
        "sakoshi": {"at": "1,4"},
        "cotlic": north("4,1"),
    }
    t = table(heroes=heroes)
    armor = {name: t.stat(name, Stat.ARMOR) for name in heroes}
    assert armor == {"freyhel": 0 + 1, "yami": 1 + 1, "sakoshi": 0, "cotlic": 1}


def test_endless_winter_reaches_every_hero_that_freyhel_sees() -> None:
    heroes = {
        "freyhel": {"at": "-5,4"},
        "cotlic": north("-6,4"),
        "tlakali": north("-8,4"),
        "nelaclen": north("-4,4"),  # behind a ridge
    }
    t = played("endless_winter", "freyhel", heroes=heroes)
    assert (t.hero("cotlic").hp, t.hero("tlakali").hp) == (16 - 1, 13 - 1)
    assert t.conditions("cotlic") == t.conditions("tlakali") == {"slow", "disarm"}
    assert (t.hero("nelaclen").hp, t.conditions("nelaclen")) == (12, set())


def test_breath_of_life_heals_a_friend() -> None:
    heroes = {"freyhel": {"at": OPEN}, "yami": {"at": "4,4", "hp": 2}, "cotlic": FAR}
    assert played("breath_of_life", "freyhel", "yami", heroes=heroes).hero("yami").hp == 2 + 6


def test_royal_decree_lets_another_hero_move_and_skirmish() -> None:
    heroes = {"freyhel": {"at": OPEN}, "yami": {"at": "4,4"}, "tlakali": north("6,2")}
    t = played("royal_decree", "freyhel", heroes=heroes)
    assert t.asks() == "move"
    t.do("5,2")
    assert t.asks() == "skirmish"
    t.do("tlakali", "done")
    assert t.hero("tlakali").hp == 13 - 1
    assert t.state.points == 3  # neither Freyhel nor Yami has spent one


def test_white_veil_hides_a_hero_from_those_who_are_not_near() -> None:
    heroes = {"freyhel": {"at": OPEN}, "yami": {"at": "4,3"}, "sakoshi": north("6,1")}
    assert table(heroes=heroes).sees("sakoshi", "yami")
    t = played("white_veil", "freyhel", "yami", heroes=heroes)
    assert not t.sees("sakoshi", "yami")
    assert t.sees("sakoshi", "freyhel")
