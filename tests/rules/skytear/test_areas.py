"""Areas of effect."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.battlefields.all import SKETCHES, battlefield
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.table.options import PickArea
from skyshelf.games.skytear.vocabulary.shapes import ARC3, BAR3, CONE6, DISC1, LINE3, TRI3, Shape
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def hexes(area: str) -> set[str]:
    return set(area.split()[1:])


def lava(at: str = OPEN, **given: Any) -> Table:
    """Kichie lays a line of three hexes that begins next to her."""
    heroes = {"kichie": {"at": at}, "tlakali": FAR, **given.pop("heroes", {})}
    t = table(turn=2, heroes=heroes, active="kichie", hands={1: ["lava_flow"]}, **given)
    return t.do("play lava_flow by kichie")


def spears(target: str, at: str = OPEN, **given: Any) -> Table:
    """Khepiax lays a triangle that covers the target hex."""
    heroes = {"khepiax": {"at": at}, "tlakali": FAR, **given.pop("heroes", {})}
    t = table(turn=3, heroes=heroes, active="khepiax", hands={1: ["rain_of_spears"]}, **given)
    return t.do("play rain_of_spears by khepiax", target)


@pytest.mark.rule("SKY-AOE-01")
def test_an_area_hits_its_hexes_and_no_others() -> None:
    t = lava(
        heroes={"sakoshi": {"side": "north", "at": "4,0"}, "yami": {"side": "north", "at": "5,0"}},
    )
    t.do("area 4,-1 4,0 4,1")
    assert t.hero("sakoshi").hp == 13 - (1 + 1)
    assert t.hero("yami").hp == 13


@pytest.mark.rule("SKY-AOE-03", "SKY-AOE-05", "SKY-AOE-06")
def test_a_line_is_laid_from_the_caster_in_six_directions() -> None:
    areas = [hexes(option) for option in lava("4,1").options()]
    assert sorted(map(sorted, areas)) == sorted(
        map(
            sorted,
            (
                {"5,1", "6,1"},  # the map ends there
                {"5,0", "6,-1", "7,-2"},
                {"4,0", "4,-1", "4,-2"},
                {"3,1", "2,1", "1,1"},
                {"3,2", "2,3", "1,4"},
                {"4,2", "4,3", "4,4"},
            ),
        )
    )


@pytest.mark.rule("SKY-Q-34")
def test_hexes_beyond_the_map_are_void() -> None:
    t = lava("5,2", heroes={"sakoshi": {"side": "north", "at": "6,2"}})
    t.do("area 6,2")
    assert t.hero("sakoshi").hp == 13 - (1 + 1)


@pytest.mark.rule("SKY-Q-34")
def test_an_area_is_not_laid_wholly_beyond_the_map() -> None:
    t = lava("6,2")  # nothing lies east of it
    assert all(hexes(area) for area in t.options())


@pytest.mark.rule("SKY-AOE-07", "SKY-AOE-08")
def test_a_free_area_covers_the_target_hex_and_may_reach_farther() -> None:
    t = spears("4,-1")
    assert all("4,-1" in hexes(area) for area in t.options())
    assert "area 4,-2 5,-2 4,-1" in t.options()  # two of them are four hexes away


@pytest.mark.rule("SKY-AOE-13", "SKY-Q-35")
def test_the_text_says_who_is_hit() -> None:
    t = table(
        turn=3,
        heroes={
            "kichie": {"at": OPEN},
            "yami": {"at": "5,2"},
            "sakoshi": {"side": "north", "at": "5,1"},
        },
        minions=[{"side": "north", "at": "4,1"}, {"side": "south", "at": "4,3"}],
        active="kichie",
        hands={1: ["mud_flood"]},
    )
    # Each enemy; the disc is laid around the caster.
    t.do("play mud_flood by kichie", OPEN)
    t.do(next(area for area in t.options() if {OPEN, "5,2", "5,1", "4,1", "4,3"} <= hexes(area)))
    assert t.hero("sakoshi").hp == 13 - 2
    assert t.minions("north") == []
    assert (t.hero("kichie").hp, t.hero("yami").hp, t.minions("south")) == (11, 13, ["4,3"])


@pytest.mark.rule("SKY-AOE-13")
def test_some_areas_hit_heroes_only() -> None:
    t = table(
        turn=3,
        heroes={"yami": {"at": OPEN}, "sakoshi": {"side": "north", "at": "5,1"}},
        minions=[{"side": "north", "at": "4,1"}],
        active="yami",
        hands={1: ["kneel_before_me"]},
    )
    t.do("play kneel_before_me by yami")
    assert t.hero("sakoshi").hp == 13 - (3 + 1)
    assert t.minions("north") == ["4,1"]


@pytest.mark.rule("SKY-Q-33")
def test_the_other_hexes_of_an_area_need_not_be_seen() -> None:
    # (1,1) is in the dome, next to the target hex outside of it.
    t = spears("2,1", heroes={"sakoshi": {"side": "north", "at": "1,1"}})
    assert not t.sees("khepiax", "1,1")
    t.do(next(area for area in t.options() if "1,1" in hexes(area)))
    assert t.hero("sakoshi").hp == 13 - (3 + 1)


@pytest.mark.rule("SKY-AOE-10", "SKY-AOE-11")
@pytest.mark.parametrize(
    ("at", "target", "dodged", "lies"),
    [
        (OPEN, "4,-1", "5,1", True),  # still three hexes away
        (OPEN, "4,-1", "4,3", False),  # four
        ("2,1", "4,1", "3,1", True),
        ("2,1", "4,1", "1,1", False),  # three, but from inside the dome
    ],
)
def test_a_target_hex_must_still_be_in_range_and_in_sight(
    at: str, target: str, dodged: str, lies: bool
) -> None:
    t = table(
        turn=4,
        heroes={"khepiax": {"at": at}, "tlakali": FAR},
        active="khepiax",
        hands={1: ["rain_of_spears", "dodge"]},
    ).asks_always(1)
    t.do("play rain_of_spears by khepiax", target, "play dodge by khepiax", dodged)
    assert t.at("khepiax") == dodged
    assert (t.asks() == "area") == lies
    assert ("ignored" in t.kinds()) != lies


@pytest.mark.rule("SKY-Q-205", "SKY-AOE-14")
@pytest.mark.parametrize("first", ["akhuti", "haburat"])
def test_who_falls_in_an_area_takes_no_armor_from_others_that_it_hits(first: str) -> None:
    """Whoever was drafted first: Resonant Light counts for Haburat until the effect is over."""
    second = "haburat" if first == "akhuti" else "akhuti"
    enemies: dict[str, dict[str, Any]] = {
        "akhuti": {"side": "north", "at": "5,2", "hp": 1, "illusion": "5,1"},
        "haburat": {"side": "north", "at": "6,2"},
    }
    t = table(
        heroes={"sakoshi": {"at": "3,2"}, first: enemies[first], second: enemies[second]},
        active="sakoshi",
        hands={1: ["shuriken_storm"]},
        turn=3,
    )
    t.do("play shuriken_storm by sakoshi", "akhuti", "haburat")
    assert t.at("akhuti") == "-"
    assert t.hero("haburat").hp == 13 - (3 + 1 - 1)


@pytest.mark.rule("SKY-Q-208", "SKY-AOE-14")
@pytest.mark.parametrize("first", ["tlakali", "haburat"])
def test_who_falls_in_an_area_may_take_damage_of_others_that_it_hits(first: str) -> None:
    """Whoever was drafted first: Tlakali still stands when the effect strikes."""
    second = "haburat" if first == "tlakali" else "tlakali"
    enemies: dict[str, dict[str, Any]] = {
        "tlakali": {"side": "north", "at": "5,2", "hp": 2},
        "haburat": {"side": "north", "at": "6,2"},
    }
    t = table(
        heroes={"sakoshi": {"at": "3,2"}, first: enemies[first], second: enemies[second]},
        north={"pillars": ["5,1"]},
        active="sakoshi",
        hands={1: ["shuriken_storm"]},
        turn=3,
    )
    t.do("play shuriken_storm by sakoshi", "tlakali", "haburat")
    assert (t.asked(), t.asks(), t.options()) == (2, "soak", ["0", "1"])
    t.do("1")
    assert t.at("tlakali") == "-"
    assert t.hero("haburat").hp == 13 - (3 + 1 - 1)


@pytest.mark.parametrize("number", range(len(SKETCHES)))
@pytest.mark.parametrize("shape", [ARC3, BAR3, CONE6, DISC1, LINE3, TRI3], ids=lambda shape: shape.name)
def test_two_ways_to_lay_an_area_are_called_differently(number: int, shape: Shape) -> None:
    field = battlefield(number)
    for at in field.number.values():
        laid = field.shape(shape.hexes, at) if shape.caster else field.covering(shape.hexes, at)
        said = [repr(PickArea(way, tuple(bits(mask)), "", number).label()) for way, mask in enumerate(laid)]
        assert len(set(said)) == len(said), field.texts[at]


def test_an_area_is_called_by_its_corners() -> None:
    field = battlefield(0)
    cone = tuple(sorted(field.number[at] for at in [(1, 4), (2, 4), (2, 3), (3, 4), (3, 3), (3, 2)]))
    said = Speaker("en", strict=True).say(PickArea(0, cone, "", 0).label())
    assert said.count(";") == 2
