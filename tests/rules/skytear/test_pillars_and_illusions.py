"""The Worship actions of Taulot and Nupten, and their tokens."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.table.state import Pillar
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"yami": {"side": "north", "at": "4,-7"}}
TWO_TAULOT = {"tlakali": {"at": OPEN}, "cotlic": {"at": "-4,7"}}


@pytest.mark.rule("SKY-TAU-03")
def test_without_a_pillar_taken_off_the_skill_does_not_trigger() -> None:
    t = table(
        south={"pillars": ["5,2"]},
        heroes={**TWO_TAULOT, "tlakali": {"at": OPEN, "hp": 5}, **FAR},
        active="tlakali",
    )
    t.do("worship", "5,1", "done")
    assert "triggered" not in t.kinds()
    assert set(t.pillars("south")) == {"5,2", "5,1"}


def pillar_hexes() -> set[str]:
    """Where Tlakali can raise a pillar among a hero, a minion, an illusion, a pillar and the control token."""
    t = table(
        south={"pillars": ["5,2"]},
        heroes={
            **TWO_TAULOT,
            "yami": {"side": "north", "at": "5,1"},
            "akhuti": {"side": "north", "at": "4,-7", "illusion": "6,1"},
        },
        minions=[{"side": "north", "at": "4,1"}],
        active="tlakali",
    )
    t.do("worship")
    assert t.asks() == "pillar"  # a target, so it is named when the action is declared
    return set(t.options())


@pytest.mark.rule("SKY-TAU-05", "SKY-TAU-07", "SKY-Q-177")
def test_a_pillar_goes_to_a_seen_hex_without_miniatures() -> None:
    hexes = pillar_hexes()
    assert "3,3" in hexes
    assert "5,1" not in hexes  # a hero
    assert "4,1" not in hexes  # a minion
    assert "4,6" not in hexes  # too far
    assert "2,0" not in hexes  # behind the white line of the dome


@pytest.mark.rule("SKY-TAU-06", "SKY-Q-93", "SKY-Q-91")
def test_a_pillar_goes_to_no_hex_with_a_token() -> None:
    hexes = pillar_hexes()
    assert "6,1" not in hexes  # an illusion
    assert "5,2" not in hexes  # a pillar, although it may be taken off in a moment
    assert "5,0" not in hexes  # the control token


@pytest.mark.rule("SKY-TAU-08", "SKY-Q-89")
def test_as_many_pillars_as_taulot_heroes() -> None:
    t = table(south={"pillars": ["5,2"]}, heroes={"tlakali": {"at": OPEN}, "sakoshi": {"at": "0,6"}, **FAR})
    t.do("activate tlakali", "worship", "5,1")
    assert t.asks() == "take-pillar"
    t.do("done")
    assert t.pillars("south") == ["5,2"]  # at the cap: nothing is placed
    t = table(south={"pillars": ["5,2"]}, heroes={**TWO_TAULOT, **FAR}, active="tlakali")
    t.do("worship", "5,1", "done")
    assert len(t.pillars("south")) == 2


@pytest.mark.rule("SKY-TAU-09", "SKY-TAU-16")
def test_a_defeated_taulot_hero_takes_no_pillar_with_it() -> None:
    t = table(
        south={"pillars": ["5,2"]},
        heroes={
            "tlakali": {"at": OPEN},
            "cotlic": {"at": "4,3", "hp": 1},
            "yami": {"side": "north", "at": "3,4"},
        },
        first="north",
    )
    t.do("attack", "0")  # Tlakali takes nothing upon herself
    assert t.at("cotlic") == "-"
    assert t.pillars("south") == ["5,2"]
    t.do("end")
    t.do("worship", "5,1").passes()
    t.do("done")
    assert len(t.pillars("south")) == 2  # the cap counts drafted heroes


@pytest.mark.rule("SKY-TAU-11")
def test_any_friendly_taulot_hero_uses_and_takes_any_friendly_pillar() -> None:
    t = table(players=4, heroes={"cotlic": {"at": OPEN}, "tlakali": {"at": "4,4", "seat": 3}, **FAR})
    t.state.boards[0].pillars = (Pillar(t.state.field.number[5, 2], Seat(2)),)  # it is player 3's
    assert t.stat("cotlic", Stat.ARMOR) == 1 + 1
    t.do("activate cotlic", "worship", "5,1")
    assert "5,2" in t.options()
    t.do("5,2")
    assert "5,2" not in t.pillars("south")


@pytest.mark.rule("SKY-Q-92")
def test_the_cap_is_counted_for_each_player() -> None:
    heroes = {"cotlic": {"at": OPEN}, "sakoshi": {"at": "4,4", "seat": 3}, "corjof": {"at": "0,6", "seat": 3}}
    t = table(players=4, heroes={**heroes, **FAR})
    t.state.boards[0].pillars = (Pillar(t.state.field.number[5, 2], Seat(2)),)
    t.do("activate cotlic", "worship", "5,1", "done")
    assert len(t.pillars("south")) == 2  # player 1 had none of their own


def team_of_three(pillars: int, **given: Any) -> Table:
    """Player 1 drafted no Taulot hero, the teammates 3 and 5 one each; the pillars were put by player 3."""
    heroes = {
        "sakoshi": {"at": "-4,7", "seat": 1},
        "cotlic": {"at": OPEN, "seat": 3},
        "tlakali": {"at": "-3,7", "seat": 5},
        **FAR,
    }
    t = table(players=6, turn=2, heroes=heroes, **given)
    places = [t.state.field.number[5, 2], t.state.field.number[3, 3]]
    t.state.boards[0].pillars = tuple(Pillar(at, Seat(2)) for at in places[:pillars])
    return t


@pytest.mark.rule("SKY-Q-92", "SKY-TEAM-07")
def test_from_five_players_on_the_cap_is_that_of_the_team() -> None:
    t = team_of_three(1).do("activate cotlic")
    assert t.asked() == 1
    t.do("worship", "5,1", "done")
    assert len(t.pillars("south")) == 2  # two Taulot heroes in the team
    t = team_of_three(2).do("activate cotlic", "worship", "5,1", "done")
    assert len(t.pillars("south")) == 2


@pytest.mark.rule("SKY-Q-92")
def test_from_five_players_on_any_pillar_of_the_team_makes_room_for_another() -> None:
    t = team_of_three(2, hands={1: ["dig_in"]})
    (one, _), (other, _) = t.board("south").pillars
    t.state.boards[0].pillars = (Pillar(one, Seat(0)), Pillar(other, Seat(2)))
    t.do("activate cotlic", "play dig_in by cotlic", "5,1").passes()
    assert set(t.options()) == {"5,2", "3,3"}  # not those alone that player 1 has put
    t.do("3,3")
    assert set(t.pillars("south")) == {"5,2", "5,1"}


@pytest.mark.rule("SKY-TAU-13", "SKY-TAU-14", "SKY-TAU-15")
def test_pillars_hinder_neither_sight_nor_movement() -> None:
    t = table(
        north={"pillars": ["5,1"]},
        heroes={"yami": {"at": OPEN}, "cotlic": {"side": "north", "at": "6,0"}},
        active="yami",
    )
    assert t.sees("yami", "cotlic")
    t.do("move")
    assert {"5,1", "6,-1"} <= set(t.options())
    t.do("5,1")
    assert t.at("yami") == "5,1"
    assert t.pillars("north") == ["5,1"]


@pytest.mark.rule("SKY-TAU-17", "SKY-Q-88")
def test_cotlic_takes_any_number_of_pillars_off_and_others_one() -> None:
    pillars = {"pillars": ["5,2", "6,1"]}
    t = table(south=pillars, heroes={**TWO_TAULOT, **FAR}, active="tlakali")
    t.do("worship", "5,1", "5,2")
    assert set(t.pillars("south")) == {"6,1", "5,1"}
    t = table(
        south=pillars, heroes={"cotlic": {"at": OPEN}, "tlakali": {"at": "-4,7"}, **FAR}, active="cotlic"
    )
    t.do("worship", "5,1", "5,2")
    assert t.asks() == "take-pillar"


@pytest.mark.rule("SKY-Q-87", "SKY-Q-90")
def test_the_hex_is_checked_before_a_pillar_is_taken_off_be_it_one_that_was_put_there_meanwhile() -> None:
    heroes = {
        "nelaclen": {"at": OPEN},
        "cotlic": {"at": "4,3"},
        "yami": {"side": "north", "at": "4,-7"},
    }
    t = table(turn=2, heroes=heroes, active="cotlic", hands={1: ["stone_barricade"]}).asks_always(1)
    t.do("worship", "5,2", "play stone_barricade by nelaclen", "5,2").passes()
    assert t.kinds().count("ignored") == 1
    assert t.pillars("south") == ["5,2"]


@pytest.mark.rule("SKY-Q-90")
def test_a_pillar_hex_that_is_taken_by_now_makes_the_worship_void() -> None:
    t = table(
        turn=2,
        south={"pillars": ["4,3"]},
        heroes={**TWO_TAULOT, "khepiax": {"side": "north", "at": "6,1"}},
        active="tlakali",
        hands={2: ["dodge"]},
    )
    t.do("worship", "5,1", "play dodge by khepiax", "5,1").passes()
    assert "ignored" in t.kinds()
    assert t.pillars("south") == ["4,3"]


NUPTEN = {"akhuti": {"at": OPEN}, "haburat": {"at": "-4,7"}}


def illusion_ends(**heroes: object) -> set[str]:
    t = table(heroes={**NUPTEN, **FAR, **heroes}, active="akhuti")
    return set(t.do("worship").options()) - {"done"}


@pytest.mark.rule("SKY-NUP-01", "SKY-Q-95")
def test_each_nupten_hero_moves_its_own_illusion() -> None:
    t = table(heroes={"akhuti": {"at": OPEN}, "haburat": {"at": "4,4", "illusion": "5,3"}, **FAR})
    t.do("activate akhuti", "worship", "5,1")
    assert t.illusion("akhuti") == "5,1"
    assert t.illusion("haburat") == "5,3"


@pytest.mark.rule("SKY-NUP-02", "SKY-NUP-03", "SKY-NUP-04")
def test_an_illusion_starts_from_its_owner_and_goes_three_hexes() -> None:
    ends = illusion_ends()
    assert "7,-1" in ends
    assert "8,-2" not in ends
    assert OPEN not in ends  # under the hero it cannot stay


@pytest.mark.rule("SKY-NUP-05")
def test_an_illusion_goes_on_from_where_it_is_or_starts_anew() -> None:
    ends = illusion_ends(akhuti={"at": OPEN, "illusion": "-4,-4"})
    assert {"-4,-2", "7,-1"} <= ends
    assert "0,4" not in ends


@pytest.mark.rule("SKY-NUP-06", "SKY-NUP-09")
def test_an_illusion_passes_heroes_and_minions() -> None:
    ring = dict(
        zip(
            ("sakoshi", "kichie", "hogosai", "corjof", "gulbjarn", "freyhel"),
            ({"at": at} for at in ("5,2", "5,1", "4,1", "3,2", "3,3", "4,3")),
            strict=True,
        )
    )
    t = table(heroes={**NUPTEN, **FAR, **ring}, minions=[{"side": "north", "at": "6,1"}], active="akhuti")
    t.do("worship")
    assert {"6,0", "7,0", "6,2"} <= set(t.options())  # past the ring of heroes
    assert "6,1" not in t.options()


@pytest.mark.rule("SKY-NUP-20", "SKY-Q-96")
def test_an_illusion_passes_white_lines_to_where_its_owner_does_not_see() -> None:
    t = table(heroes={**NUPTEN, "akhuti": {"at": "3,0"}, **FAR}, active="akhuti")
    t.do("worship")
    assert not t.sees("akhuti", "1,0")
    assert "1,0" in t.options()  # into the dome


@pytest.mark.rule("SKY-NUP-07", "SKY-NUP-08")
def test_an_illusion_ends_without_miniature_and_without_token() -> None:
    ends = illusion_ends(yami={"side": "north", "at": "5,1"}, haburat={"at": "0,6", "illusion": "5,2"})
    assert {"5,1", "5,2", "5,0"}.isdisjoint(ends)
    assert "4,1" in ends


@pytest.mark.rule("SKY-NUP-13", "SKY-NUP-12", "SKY-Q-178")
def test_a_hero_may_be_projected_by_several_illusions() -> None:
    # Resonant Light of Akhuti gives Armor, Fate's Double of Haburat lets Khepiax begin a Move at the illusion.
    t = table(
        heroes={
            "akhuti": {"at": "-3,7", "illusion": "5,1"},
            "haburat": {"at": "-4,7", "illusion": "6,-1"},
            "khepiax": {"at": OPEN},
            **FAR,
        },
        active="khepiax",
    )
    assert t.stat("khepiax", Stat.ARMOR) == 0 + 1
    assert t.stat("akhuti", Stat.ARMOR) == 0  # she does not see her own illusion
    assert t.stat("khepiax", Stat.DOUBLE) > 0
    t.do("move")
    assert "7,-3" in t.options()  # three hexes from the illusion, six from the hero


@pytest.mark.rule("SKY-Q-97")
def test_an_illusion_is_of_no_use_to_other_factions() -> None:
    t = table(heroes={"akhuti": {"at": OPEN, "illusion": "5,1"}, "sakoshi": {"at": "4,3"}, **FAR})
    assert t.stat("akhuti", Stat.ARMOR) == 1
    assert t.stat("sakoshi", Stat.ARMOR) == 0


@pytest.mark.rule("SKY-NUP-15")
def test_an_illusion_goes_with_its_defeated_owner() -> None:
    t = table(
        heroes={"akhuti": {"at": OPEN, "illusion": "5,1", "hp": 1}, "yami": {"side": "north", "at": "4,3"}},
        active="yami",
    )
    t.do("attack").passes()
    assert t.illusion("akhuti") == "-"


@pytest.mark.rule("SKY-NUP-16", "SKY-NUP-17", "SKY-NUP-18")
def test_illusions_hinder_neither_sight_nor_movement() -> None:
    t = table(
        heroes={
            "yami": {"at": OPEN},
            "akhuti": {"side": "north", "at": "6,0", "illusion": "5,1"},
        },
        active="yami",
    )
    assert t.sees("yami", "akhuti")
    t.do("move", "5,1")
    assert t.at("yami") == "5,1"
    assert t.illusion("akhuti") == "5,1"


@pytest.mark.rule("SKY-NUP-19", "SKY-Q-87")
def test_where_the_illusion_goes_is_decided_on_resolution() -> None:
    t = table(
        turn=2,
        heroes={**NUPTEN, "yami": {"side": "north", "at": "6,1"}},
        active="akhuti",
        hands={2: ["clear_mind"]},
    )
    t.do("worship")
    assert (t.asks(), t.stack()) == ("respond", ["worship"])
    t.passes()
    assert t.asks() == "illusion"


@pytest.mark.rule("SKY-Q-94")
def test_an_illusion_that_finds_no_place_stays_off_the_map() -> None:
    field = table(heroes={**NUPTEN, **FAR}).state.field
    away = field.distance[field.number[4, 2]]
    crowd = [
        {"side": "north", "at": "{},{}".format(*at)}
        for at, one in field.number.items()
        if 1 <= away[one] <= 3
    ]
    t = table(heroes={**NUPTEN, **FAR}, minions=crowd, active="akhuti")
    t.do("worship")
    assert t.asks() == "act"
    assert t.illusion("akhuti") == "-"


@pytest.mark.rule("SKY-Q-179")
def test_retribution_adds_a_flip() -> None:
    t = table(
        heroes={
            "akhuti": {"at": OPEN},
            "sakoshi": {"side": "north", "at": "5,1"},
            "kichie": {"side": "north", "at": "6,0"},
        },
        active="akhuti",
        decks={1: ["clear_mind", "clear_mind"]},
    )
    t.do("attack", "sakoshi").passes()
    if t.asks() == "choose" or "kichie" in t.options():
        t.do("kichie")
    assert t.hero("sakoshi").hp == 13 - (2 + 4)
    assert t.hero("kichie").hp == 11 - (1 + 4)


def test_what_a_skill_asks_is_asked_in_the_name_of_the_skill() -> None:
    """A hero has several; the question is about one of them."""
    near = {
        "sakoshi": {"side": "north", "at": "5,1"},
        "kichie": {"side": "north", "at": "6,0"},
        "yami": {"side": "north", "at": "6,1"},
    }
    t = table(heroes={"akhuti": {"at": OPEN}, **near}, active="akhuti", decks={1: ["clear_mind"]})
    t.do("attack", "sakoshi").passes()
    decision = t.state.decision
    assert decision is not None
    assert Speaker("en", ["Ada", "Ben"]).ask(decision, "skytear") == "Retribution: whom?"
