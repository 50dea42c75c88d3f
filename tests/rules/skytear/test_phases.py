"""A turn: the Heroes Phase, the Minions Phase, the end of the turn."""

from __future__ import annotations

import pytest

from skyshelf.effects.unit import UnitId
from skyshelf.games.skytear.table.state import Phase
from tests.rules.skytear.table import Table, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}
FOUR = {
    "yami": {"at": OPEN},
    "sakoshi": {"at": "0,4"},
    "cotlic": {"side": "north", "at": "4,-7"},
    "tlakali": {"side": "north", "at": "3,-7"},
}


@pytest.mark.rule("SKY-PHASE-01")
def test_a_turn_is_a_heroes_phase_and_a_minions_phase() -> None:
    t = table(heroes={"yami": {"at": OPEN}, "cotlic": FAR}, minions=[{"side": "south", "number": 2}])
    seen: list[tuple[int, int]] = []
    while len(seen) < 4:
        now = (t.state.turn, t.state.phase)
        if now not in seen:
            seen.append(now)
        t.do("end" if "end" in t.options() else t.options()[0])
    assert seen == [(1, Phase.HEROES), (1, Phase.MINIONS), (2, Phase.HEROES), (2, Phase.MINIONS)]


@pytest.mark.rule("SKY-PHASE-02", "SKY-PHASE-03", "SKY-STATE-04")
def test_the_sides_alternate_until_all_heroes_are_exhausted() -> None:
    t = table(heroes=FOUR, minions=[{"side": "south", "number": 2}])
    turns = []
    while t.state.phase == Phase.HEROES:
        turns.append(t.asked())
        if t.asks() == "activate":
            t.do(t.options()[0])
        t.do("end")
    assert turns == [1, 2, 1, 2]
    assert [hero.stance for hero in t.state.heroes] == [1, 1, 1, 1]


def contests(t: Table) -> list[str]:
    return [
        getattr(event.args["where"], "key", "").removeprefix("skytear-")
        for event in t.events
        if event.kind == "contest"
    ]


@pytest.mark.rule("SKY-PHASE-04", "SKY-Q-02")
def test_lanes_are_settled_by_their_numbers_and_the_dome_last() -> None:
    t = table(phase="minions", heroes={"yami": {"at": "-8,6"}, "cotlic": FAR}, numbers=[2, 1])
    assert contests(t) == ["lane-east", "lane-west", "dome-dome"]


@pytest.mark.rule("SKY-Q-02")
def test_the_control_point_of_a_dome_stays_where_it_is() -> None:
    t = table(phase="minions", heroes={"yami": {"at": "0,2"}, "cotlic": FAR})
    assert t.board("south").domes_won == 1
    t.quietly(3)
    assert t.board("south").domes_won == 2


@pytest.mark.rule("SKY-PHASE-05")
def test_the_end_of_the_turn_closes_the_minions_phase() -> None:
    t = table(phase="minions", heroes={"yami": {"at": "-8,6"}, "cotlic": FAR})
    order = [kind for kind in t.kinds() if kind in ("contest", "hero-cards-cleared", "turn")]
    assert order == ["contest", "contest", "contest", "hero-cards-cleared", "turn"]


@pytest.mark.rule("SKY-PHASE-06", "SKY-MANA-01")
@pytest.mark.parametrize("turn", [1, 3, 5])
def test_the_turn_is_the_mana_of_every_hero(turn: int) -> None:
    t = table(turn=turn, heroes=FOUR)
    assert [t.state.mana_left(UnitId(hero)) for hero in range(4)] == [turn] * 4


@pytest.mark.rule("SKY-PHASE-07", "SKY-CARD-17", "SKY-Q-80")
def test_nobody_plays_cards_in_the_minions_phase() -> None:
    t = table(
        turn=3,
        phase="minions",
        outsiders={"riftmaw": {"dome": 0}},
        heroes={"yami": {"at": "0,0"}, "shaidrus": {"side": "north", "at": "3,1"}},
        hands={2: ["safeguard"]},
        flux=2,
    ).asks_always(1, 2)
    t.do("at 2,0 2,1", "attack")
    assert "hp-lost" in t.kinds()
    assert t.asks() == "outsider"


@pytest.mark.rule("SKY-Q-55")
def test_a_first_side_without_a_ready_hero_leaves_the_beginning_to_the_other() -> None:
    t = table(heroes={"yami": {"at": OPEN, "stance": "exhausted"}, "cotlic": FAR, "tlakali": FOUR["tlakali"]})
    assert t.asked() == 2
    t.do("activate cotlic", "end")
    assert t.asked() == 2


@pytest.mark.rule("SKY-Q-55")
def test_without_any_hero_on_the_battlefield_the_phase_is_over_at_once() -> None:
    away = {"stance": "defeated", "back_on": 2}
    t = table(heroes={"yami": away, "cotlic": {"side": "north", **away}})
    assert (t.state.turn, t.asks()) == (2, "return")


@pytest.mark.rule("SKY-Q-56")
def test_a_ready_hero_must_be_activated_but_need_not_act() -> None:
    t = table(heroes=FOUR)
    assert t.options() == ["activate yami", "activate sakoshi"]
    t.do("activate yami", "end")
    assert t.hero("yami").stance == 1
