"""The object of the game: the nexus, the victory cards, and draws."""

from __future__ import annotations

from typing import Any

import pytest

from skyshelf.text.speaker import Speaker
from tests.rules.skytear.table import Table, new_game, table

OPEN = "4,2"
FAR = {"side": "north", "at": "4,-7"}


def at_the_nexus(**north: Any) -> Table:
    """South alone sees a token that lies next to the nexus of north."""
    return table(
        turn=2,
        phase="minions",
        north={"towers": {"west": 0}, **north},
        tokens={"west": "3,-7"},
        heroes={"yami": {"at": "3,-6"}, "cotlic": {"side": "north", "at": "-4,4"}},
    )


@pytest.mark.rule("SKY-WIN-02", "SKY-WIN-10", "SKY-TOW-12")
def test_whoever_destroys_the_nexus_wins_on_the_spot() -> None:
    t = at_the_nexus(nexus=1)
    assert (t.outcome(), t.winners()) == ("nexus", (1,))
    assert t.kinds().count("contest") == 1  # the other lane and the dome are not looked at any more


@pytest.mark.rule("SKY-WIN-01")
def test_a_nexus_that_stands_wins_nothing() -> None:
    assert at_the_nexus(nexus=2).outcome() == ""


@pytest.mark.rule("SKY-WIN-03", "SKY-WIN-04", "SKY-WIN-11")
def test_three_victory_cards_are_drawn_for_two_lanes_and_none_for_three() -> None:
    drawn = [new_game(seed=seed).view(None).victory for seed in range(8)]
    assert {len(set(cards)) for cards in drawn} == {3}
    assert len(set(drawn)) > 1
    assert new_game(battlefield="three_lanes").state.victory == ()


@pytest.mark.rule("SKY-WIN-11")
def test_on_three_lanes_fallen_towers_win_nothing() -> None:
    t = table(
        {"battlefield": "three_lanes"},
        phase="minions",
        north={"towers": {"west": 0, "mid": 0, "east": 1}, "nexus": 5},
        tokens={"east": "8,-6"},
        heroes={"yami": {"at": "8,-5"}, "cotlic": {"side": "north", "at": "-4,4"}},
    )
    assert t.board("north").towers == [0, 0, 0]
    assert t.outcome() == ""


def last_head(attacker: str = "south", **given: Any) -> Table:
    """An Attack that defeats an enemy hero."""
    victim = "north" if attacker == "south" else "south"
    t = table(
        turn=2,
        heroes={
            "yami": {"side": attacker, "at": OPEN},
            "sakoshi": {"side": victim, "at": "5,2", "hp": 1},
            "cotlic": {"side": victim, "at": "0,4"},
        },
        active="yami",
        **given,
    )
    return t.do("attack").passes()


@pytest.mark.rule("SKY-WIN-05")
def test_a_fulfilled_victory_card_wins_on_the_spot() -> None:
    t = last_head(victory=["heads"], south={"heroes_defeated": 2})
    assert (t.outcome(), t.winners()) == ("heads", (1,))


@pytest.mark.rule("SKY-WIN-05")
def test_a_victory_card_that_is_not_in_play_wins_nothing() -> None:
    assert last_head(victory=["gates"], south={"heroes_defeated": 2}).outcome() == ""


@pytest.mark.rule("SKY-WIN-06")
def test_two_victory_cards_at_once_are_one_win() -> None:
    t = last_head(victory=["heads", "twin"], south={"heroes_defeated": 2, "heroes_now": 1})
    assert t.winners() == (1,)
    assert sum(kind.startswith("ends-") for kind in t.kinds()) == 1


@pytest.mark.rule("SKY-WIN-07")
def test_a_victory_card_is_open_to_both_sides() -> None:
    assert last_head("north", victory=["heads"], north={"heroes_defeated": 2}).winners() == (2,)


BESIEGED = {
    "yami": {"at": "3,-6"},
    "sakoshi": {"at": "4,-6", "stance": "exhausted"},
    "cotlic": {"side": "north", "at": "-4,6", "stance": "exhausted"},
    "tlakali": {"side": "north", "at": "-3,6", "stance": "exhausted"},
}


@pytest.mark.rule("SKY-WIN-08")
def test_victory_of_both_at_the_same_moment_is_a_draw() -> None:
    # South has fulfilled two cards, north one.
    t = table(heroes=BESIEGED, active="yami", victory=["gates", "heads"], south={"heroes_defeated": 3})
    t.do("end")
    assert (t.outcome(), t.winners()) == ("both-at-once", ())


@pytest.mark.rule("SKY-Q-05")
def test_a_nexus_and_a_victory_card_at_the_same_moment_are_a_draw() -> None:
    heroes = {**BESIEGED, "sakoshi": {"at": "0,4", "stance": "exhausted"}}
    t = table(heroes=heroes, active="yami", victory=["gates"], north={"towers": {"west": 0}, "nexus": 0})
    t.do("end")
    assert (t.outcome(), t.winners()) == ("both-at-once", ())


@pytest.mark.rule("SKY-Q-06")
def test_victory_is_looked_at_after_the_whole_effect() -> None:
    t = table(
        heroes={"yami": {"at": OPEN}, "sakoshi": {"side": "north", "at": "5,2", "hp": 1}},
        active="yami",
        victory=["heads"],
        south={"heroes_defeated": 2},
    )
    t.do("skirmish").do("sakoshi")
    assert t.at("sakoshi") == "-"
    assert t.asks() == "skirmish"  # the steps of the Skirmish are still to come
    t.do("done")
    assert t.winners() == (1,)


@pytest.mark.rule("SKY-WIN-09", "SKY-Q-03")
def test_a_full_track_is_a_draw_after_five_turns() -> None:
    heroes = {"yami": {"at": OPEN}, "cotlic": FAR}
    assert table(turn=4, phase="end", heroes=heroes).state.turn == 5
    t = table(turn=5, phase="end", heroes=heroes)
    assert (t.outcome(), t.winners()) == ("track-full", ())


@pytest.mark.rule("SKY-Q-04")
def test_a_hero_defeated_in_the_last_turn_does_not_return() -> None:
    t = table(
        turn=5,
        heroes={"yami": {"at": OPEN}, "sakoshi": {"side": "north", "at": "5,2", "hp": 1}, "cotlic": FAR},
        active="yami",
    )
    t.do("attack").passes()
    told = next(event for event in t.events if event.kind == "hero-defeated")
    assert (
        Speaker("en", strict=True).tell(told.seen_by(None), "skytear")
        == "Sakoshi is Defeated and never returns."
    )
    t.quietly(6)
    assert t.hero("sakoshi").back_on == 6
    assert t.outcome() == "track-full"
    assert t.at("sakoshi") == "-"


@pytest.mark.rule("SKY-WIN-13")
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_two_sides_whatever_the_number_of_players(seats: int) -> None:
    t = new_game(seats)
    south, north = t.state.rules.teams
    assert sorted(south + north) == list(range(seats))
    assert {hero.side for hero in t.state.heroes} <= {0, 1}
