"""A game looked back on: its numbers, and where it turned."""

from __future__ import annotations

from functools import cache

import pytest

from skyshelf.engine.event import Event
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.engine.measure import Luck, Measure
from skyshelf.engine.phrase import WHO, Phrase
from skyshelf.engine.report import MOST_MOMENTS, Line, Report, _Course, _largest, report_of
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.shelf import game_named
from skyshelf.text.report import plots_of
from tests.rules.horde.table import FILLER
from tests.rules.horde.table import table as horde_table
from tests.rules.painters.table import table as painters_table
from tests.rules.skytear.table import table as skytear_table


@cache
def played(game: str, seats: int, seed: int = 3) -> tuple[Journal, Report]:
    """A random game and its chronicle."""
    rng = Rng(seed)
    match = Match.start(game_named(game), seats, {}, seed)
    while match.state.decision is not None:
        match.choose(rng.below(len(match.state.decision.options)))
    return match.journal, report_of(match.game, match.journal)


def lines(found: Report, plot: str) -> list[Line]:
    return plots_of(found)[plot]


def test_lines_end_where_the_game_ended() -> None:
    journal, found = played("painters", 2)
    assert found.outcome is not None
    assert found.points[-1] == found.choices == len(journal.choices)
    assert tuple(line.values[-1] for line in lines(found, "points")) == found.outcome.scores
    assert [line.values[-1] for line in lines(found, "chances")] == [
        100.0 * share for share in found.outcome.returns(2)
    ]


def test_a_long_game_is_thinned_out() -> None:
    _, found = played("skytear", 2)
    assert found.choices > 400
    assert len(found.points) <= 402
    assert found.points == sorted(set(found.points))
    assert all(len(line.values) == len(found.points) for line in found.lines)


def test_a_moment_begins_where_nothing_is_half_done() -> None:
    """An attack that is only declared has changed nothing yet."""
    journal, found = played("skytear", 2)
    game = game_named("skytear")
    assert found.moments
    for moment in found.moments:
        assert game.settled(Match.replay(game, journal, moment.number - 1).state)


def test_players_of_one_side_share_the_line_of_their_chances() -> None:
    _, found = played("horde", 2)
    (line,) = lines(found, "chances")
    assert line.seats == (0, 1)


def test_moments_are_the_largest_swings_one_of_each_turn_for_each_side_in_order() -> None:
    journal, found = played("painters", 2)
    assert 0 < len(found.moments) <= MOST_MOMENTS
    assert [moment.number for moment in found.moments] == sorted(moment.number for moment in found.moments)
    assert len({(moment.turn, moment.seat) for moment in found.moments}) == len(found.moments)
    smallest = min(abs(moment.after - moment.before) for moment in found.moments)
    game = game_named("painters")
    match = Match.replay(game, journal, 0)
    turns = {moment.turn for moment in found.moments}
    for choice in journal.choices[:-1]:  # the last one ends the game, and turns it no more
        turn, before = match.state.turn, game.evaluate(match.state)
        match.choose(choice.index)
        swing = max(abs(new - old) for new, old in zip(game.evaluate(match.state), before, strict=True))
        assert swing <= smallest + 0.001 or turn in turns


def test_what_turned_it_is_kept_beside_a_larger_swing_of_the_same_turn_the_other_way() -> None:
    """What led to the victory was hidden by what the loser had gained in that turn."""
    shares = [0.5, 0.9, 0.6]
    course = _Course(
        turns=[1, 1, 1],
        movers=[NOBODY, Seat(1), Seat(0)],
        chosen=[Phrase("")] * 3,
        events=[[], [], []],
        chances=[[1 - each, each] for each in shares],
    )
    moments = _largest(course, [(0, 1), (1, 2)])
    assert [(moment.seat, moment.after) for moment in moments] == [(1, 0.9), (0, 0.4)]


@pytest.mark.parametrize(("game", "seats"), [("painters", 2), ("horde", 1), ("monoliths", 1), ("skytear", 2)])
def test_what_ended_a_game_did_not_turn_it(game: str, seats: int) -> None:
    """The last blow makes certain what everybody saw coming, so it would always be the largest change."""
    journal, found = played(game, seats)
    assert found.moments
    last = max(moment.number for moment in found.moments)
    match = Match.replay(game_named(game), journal, last)
    assert not match.over
    while not match.game.settled(match.state):
        match.choose(journal.choices[len(match.journal.choices)].index)
    assert not match.over


def test_turns_begin_where_the_turn_changes() -> None:
    journal, found = played("painters", 2)
    match = Match.replay(game_named("painters"), journal, found.turns[3][0])
    assert match.state.turn == found.turns[3][1]
    assert Match.replay(game_named("painters"), journal, found.turns[3][0] - 1).state.turn != match.state.turn


@pytest.mark.parametrize(
    ("luck", "event", "read"),
    [
        (
            Luck("dice", "rolled", ("die", "face")),
            Event("rolled", "", {"die": Phrase("die", {"face": 5})}),
            (-1, 5),
        ),
        (
            Luck("flips", "flipped", ("number",), "who"),
            Event("flipped", "", {"number": -1, "who": WHO[1]}),
            (1, -1),
        ),
        (Luck("dice", "rolled", ("die",)), Event("drew", "", {"die": 1}), None),
    ],
)
def test_luck_reads_what_chance_gave(luck: Luck, event: Event, read: tuple[int, int] | None) -> None:
    assert luck.read(event) == read


def test_painters_are_measured_by_their_points() -> None:
    t = painters_table(players={"ada": {"hope": 3, "tiles": ["sky_dice"]}, "ben": {"hope": 0}})
    found = game_named("painters").measures(t.state)
    points = [measure.value for measure in found if measure.plot == "points"]
    assert points[0] > points[1]
    assert [measure.value for measure in found if measure.plot == "tiles"] == [1, 0]  # five win. PNT-VIC-04


def test_a_horde_table_is_measured_by_what_can_be_lost_and_won() -> None:
    t = horde_table(m2="cave_yeti", a1="clan_of_the_oak", castle={"wounds": 9}, deck=[FILLER] * 7)
    found = game_named("horde").measures(t.state)
    assert Measure("castle", 11, line="castle") in found
    assert Measure("castle", 7, (Seat(0),), "deck") in found
    assert Measure("lanes", 1, line="monsters") in found
    assert Measure("lanes", 1, line="allies") in found
    assert Measure("portal", 1, line="stage") in found


def test_sides_of_skytear_are_measured_one_against_the_other() -> None:
    t = skytear_table(
        heroes={"yami": {"at": "0,1", "hp": 4}, "cotlic": {"side": "north", "at": "0,-3", "hp": 9}}
    )
    found = game_named("skytear").measures(t.state)
    assert Measure("health", 4, (Seat(0),), "south") in found
    assert Measure("health", 9, (Seat(1),), "north") in found


def test_a_dome_that_was_won_is_one_token_and_not_two() -> None:
    t = skytear_table(
        heroes={
            "yami": {"at": "0,1"},
            "cotlic": {"side": "north", "at": "4,-7", "stance": "exhausted"},
        },
        active="yami",
    )
    t.do("end")
    assert t.board("south").domes_won == 1
    assert Measure("control", 1, (Seat(0),), "south") in game_named("skytear").measures(t.state)
