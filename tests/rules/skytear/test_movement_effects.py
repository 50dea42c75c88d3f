"""Effects that move units: Move, Place and Push."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.rules.ground import minion_reach
from skyshelf.games.skytear.table.options import hex_text
from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def strike(victim: str, at: str, caster: str = OPEN, **given: Any) -> Table:
    """Akhuti hits with a card that pushes 1 hex."""
    heroes = {"akhuti": {"at": caster}, victim: {"side": "north", "at": at}, **given.pop("heroes", {})}
    t = table(heroes=heroes, active="akhuti", hands={1: ["hurricane_strike"]}, **given)
    return t.do("play hurricane_strike by akhuti")


@pytest.mark.rule("SKY-MOV-01", "SKY-MOV-03")
@pytest.mark.parametrize(
    ("hero", "card"),
    [("ixatosk", "undermine"), ("hogosai", "burning_chains"), ("akhuti", "hurricane_strike")],
)
@pytest.mark.parametrize(("victim", "moved"), [("brylvar", False), ("yami", True)])
def test_move_place_and_push_are_movement_effects(hero: str, card: str, victim: str, moved: bool) -> None:
    # Brylvar cannot be moved by enemy effects.
    t = table(
        turn=2,
        heroes={hero: {"at": OPEN}, victim: {"side": "north", "at": "5,1"}},
        active=hero,
        hands={1: [card]},
    )
    t.do(f"play {card} by {hero}")
    assert (t.asks() == "where") == moved


def gank(**given: Any) -> Table:
    """Sakoshi is moved by a card, up to 3 hexes."""
    heroes = {"sakoshi": {"at": "3,2", **given.pop("sakoshi", {})}, "tlakali": FAR, **given.pop("heroes", {})}
    t = table(turn=2, heroes=heroes, active="sakoshi", hands={1: ["gank"]}, **given)
    return t.do("play gank by sakoshi")


@pytest.mark.rule("SKY-MOV-02")
def test_a_moved_hero_passes_minions_but_not_heroes() -> None:
    minion = gank(minions=[{"side": "north", "at": "5,2"}]).options()
    assert "6,2" in minion
    assert "5,2" not in minion
    assert {"5,2", "6,2"}.isdisjoint(gank(heroes={"yami": {"at": "5,2"}}).options())


@pytest.mark.rule("SKY-MOV-04")
def test_fewer_hexes_are_allowed() -> None:
    t = gank()
    assert {"3,2", "4,2", "5,2", "6,2"} <= set(t.options())
    here = t.state.field.distance[t.hero("sakoshi").hex]
    ends = [t.state.field.number[_at(text)] for text in t.options()]
    assert max(here[end] for end in ends) == 3


def _at(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


@pytest.mark.rule("SKY-MOV-14")
@pytest.mark.parametrize("condition", ["slow", "fast"])
def test_slow_and_fast_do_not_change_movement_effects(condition: str) -> None:
    assert gank(sakoshi={"conditions": [condition]}).options() == gank().options()


@pytest.mark.rule("SKY-MOV-05", "SKY-MOV-06", "SKY-Q-36")
def test_a_placed_hero_needs_no_way_but_a_legal_hex() -> None:
    t = table(
        heroes={
            "yami": {"at": OPEN},
            "cotlic": {"side": "north", "at": "7,-1"},
            "tlakali": {"side": "north", "at": "7,-2"},
        },
        minions=[{"side": "north", "at": "6,0"}],
        active="yami",
    )
    t.do("worship")
    # Free hexes next to Cotlic, also the one behind him; the map ends in the east.
    assert set(t.options()) == {"8,-2", "6,-1", "7,0"}
    t.do("8,-2")
    assert t.at("yami") == "8,-2"


@pytest.mark.rule("SKY-MOV-10")
def test_a_push_ends_where_nothing_is_farther() -> None:
    # At the edge of the map.
    t = strike("yami", "6,2", "5,2")
    assert t.at("yami") == "6,2"
    assert t.hero("yami").hp < 14


@pytest.mark.rule("SKY-MOV-12", "SKY-Q-37")
def test_the_caster_s_player_chooses_the_way_of_a_push() -> None:
    t = strike("yami", "5,1")
    assert (t.asks(), t.asked()) == ("where", 1)
    assert set(t.options()) == {"6,1", "6,0", "5,0"}


@pytest.mark.rule("SKY-MOV-13")
def test_tokens_do_not_stop_a_push_but_structures_do() -> None:
    assert "5,0" in strike("yami", "5,1").options()  # the control token
    cotlic = {"cotlic": {"side": "north", "at": "4,-7"}}
    assert "6,0" in strike("yami", "5,1", heroes=cotlic, north={"pillars": ["6,0"]}).options()
    # West of the tower (0,7).
    assert "0,7" not in strike("yami", "-1,7", "-2,7").options()


def blow_away(minion: str, caster: str, **given: Any) -> Table:
    """A minion is pushed 1 hex; the flip takes the damage away, so that it lives."""
    minions = [{"side": "north", "at": minion}, *given.pop("minions", [])]
    t = table(
        heroes={"akhuti": {"at": caster}, "tlakali": FAR},
        minions=minions,
        active="akhuti",
        hands={1: ["hurricane_strike"]},
        decks={1: ["shuriken_storm"]},
    )
    return t.do("play hurricane_strike by akhuti")


@pytest.mark.rule("SKY-Q-38")
def test_a_pushed_minion_enters_no_hex_with_a_miniature() -> None:
    assert set(blow_away("3,1", "4,0").options()) == {"2,1", "2,2", "3,2"}
    t = blow_away("3,1", "4,0", minions=[{"side": "south", "at": "2,2"}])
    assert set(t.options()) == {"2,1", "3,2"}


@pytest.mark.rule("SKY-Q-38")
def test_a_pushed_minion_enters_no_dome() -> None:
    # (1,1) and (2,0) are as far, but inside.
    assert blow_away("2,1", "3,1").minions("north") == ["1,2"]


@pytest.mark.rule("SKY-Q-38")
def test_a_moved_minion_may_join_an_enemy_minion() -> None:
    others = [{"side": "south", "at": "2,2"}, {"side": "north", "at": "3,1"}]
    t = table(heroes={"yami": {"at": OPEN}}, minions=[{"side": "north", "at": "2,1"}, *others])
    ends = {hex_text(t.state, at) for at in bits(minion_reach(t.state, t.unit("minion-n 2,1"), 1))}
    assert ends == {"2,1", "2,2", "1,2", "3,0"}


@pytest.mark.rule("SKY-OUT-10", "SKY-Q-39", "SKY-OUT-02")
def test_an_outsider_is_neither_moved_nor_hurt() -> None:
    t = table(
        turn=4,
        heroes={"brylvar": {"at": OPEN}, "yami": {"side": "north", "at": "5,1"}},
        outsiders={"riftmaw": {"dome": 0, "at": ["5,2", "6,1"]}},
        active="brylvar",
        hands={1: ["avalanche"]},
    )
    t.do("play avalanche by brylvar")
    t.do(next(area for area in t.options() if "5,2" in area and "6,1" in area))
    assert [kind for kind in t.kinds() if kind in ("hp-lost", "moved")] == []
    assert t.state.hex_of(t.state.outsider_units()[0]) == t.state.field.number[5, 2]


def avalanche(first: str, second: str) -> Table:
    """Tlakali stands behind Cotlic, and Brylvar's Avalanche hits both."""
    at = {"cotlic": "0,4", "tlakali": "0,3"}
    t = table(
        heroes={
            "brylvar": {"at": "0,5"},
            first: {"side": "north", "at": at[first]},
            second: {"side": "north", "at": at[second]},
        },
        active="brylvar",
        hands={1: ["avalanche"]},
        turn=4,
    )
    return t.do("play avalanche by brylvar", "area 0,2 1,2 2,2 0,3 1,3 0,4")


@pytest.mark.rule("SKY-Q-206")
@pytest.mark.parametrize(("first", "second"), [("cotlic", "tlakali"), ("tlakali", "cotlic")])
def test_of_several_who_are_pushed_the_farthest_goes_first(first: str, second: str) -> None:
    t = avalanche(first, second).do("0,1")
    assert (t.at("tlakali"), t.at("cotlic")) == ("0,1", "0,4")
    t.do("0,2")  # nobody stands there any more
    assert t.at("cotlic") == "0,2"


@pytest.mark.rule("SKY-MOV-12")
def test_the_question_where_to_says_who_goes() -> None:
    t = avalanche("cotlic", "tlakali")
    say = Speaker("en", ["Ada", "Ben"], strict=True)
    assert t.state.decision is not None
    assert say.ask(t.state.decision, "skytear") == "Avalanche, Tlakali: where to?"
    t.do("0,1")
    assert say.ask(t.state.decision, "skytear") == "Avalanche, Cotlic: where to?"
