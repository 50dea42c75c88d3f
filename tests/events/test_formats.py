"""What each format promises: knock-out, league, ladder, teams, tables of four; and who is late, gone or absent."""

from __future__ import annotations

import pytest
from msgspec import structs

from skyshelf.events import deeds
from skyshelf.events.entries import CameBack, Resulted
from skyshelf.events.event import Event
from skyshelf.events.plan import EventPlan
from skyshelf.events.scoring import margins_of, points_for
from skyshelf.events.seating import table_sizes
from skyshelf.events.standings import standings
from skyshelf.events.steps import due
from skyshelf.events.told import told
from skyshelf.tables.refusal import Refusal
from tests.events.play import ORGANISER, Played

PLAN = EventPlan("Club night", "painters", rounds=4, ready=0, pause=0)
EIGHT = ("ada", "ben", "cleo", "dan", "eve", "finn", "gus", "hana")


def plan(**changes: object) -> EventPlan:
    return structs.replace(PLAN, **changes)


def words(refusal: pytest.ExceptionInfo[Refusal]) -> str:
    return refusal.value.phrase.key


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ((1, 2), (12, 0)),
        ((1, 1), (6, 6)),
        ((1, 0), (12, 0)),
        ((0, 0), (0, 0)),
        ((2, 1, 3), (6, 12, 0)),
        ((1, 1, 3), (9, 9, 0)),
        ((1, 2, 3, 4), (12, 8, 4, 0)),
        ((1, 99), (12, 0)),
    ],
)
def test_a_point_is_shared_out_by_whom_one_is_ahead_of(
    ranks: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert points_for(ranks) == points


def test_a_margin_is_how_far_one_is_ahead_of_all_others() -> None:
    assert margins_of((30, 20)) == (10, -10)
    assert sum(margins_of((7, 5, 9, 1))) == 0


@pytest.mark.parametrize(
    ("people", "sizes"),
    [
        *((8, [4, 4]), (7, [4, 3]), (6, [3, 3]), (5, [3, 2]), (9, [3, 3, 3]), (10, [4, 3, 3])),
        *((13, [4, 3, 3, 3]), (14, [4, 4, 3, 3]), (2, [2])),
    ],
)
def test_tables_of_four_are_filled_with_threes(people: int, sizes: list[int]) -> None:
    assert sorted(table_sizes(people, 4, 2), reverse=True) == sizes


def test_everybody_has_a_table_of_three_or_four() -> None:
    story = Played(plan(seats=4, rounds=2)).join(*EIGHT[:7]).open()
    assert sorted(len(group.players) for group in story.event.rounds[0].groups) == [3, 4]
    story.play_round()
    one, two = ([set(group.players) for group in round.groups] for round in story.event.rounds)
    assert max(len(first & second) for first in one for second in two) <= 2, "few meet again"


def test_the_best_seeds_can_only_meet_in_the_end() -> None:
    story = Played(plan(format="knockout")).join(*EIGHT).open()
    event = story.event
    best = {seed: place for place, seed in enumerate(event.seeds)}
    for _ in range(3):
        story.play_round(lambda group: (1, 2) if best[group.present[0]] < best[group.present[1]] else (2, 1))
    assert {event.seeds[0], event.seeds[1]} == set(event.rounds[-1].groups[0].players)
    assert standings(event)[0].player == event.seeds[0]
    assert event.status == "over"


def test_a_drawn_knock_out_game_is_played_again_with_sides_exchanged_and_then_the_seed_decides() -> None:
    story = Played(plan(format="knockout")).join("ada", "ben").open()
    group = story.event.rounds[0].groups[0]
    first = group.present
    story.finish(0, (1, 1))
    assert group.result is None
    assert group.present == first[::-1]
    story.finish(0, (1, 1))
    assert story.status == "over"
    assert standings(story.event)[0].player == story.event.seeds[0]


def test_the_best_of_a_swiss_go_on_and_have_no_second_bye() -> None:
    story = Played(plan(format="swiss-knockout", rounds=2, cut=8)).join(*EIGHT[:7]).open()
    story.play_round().play_round()
    assert len(story.event.seeds) == 4, "a full bracket of those who are there"
    assert [line.player for line in standings(story.event)][:4] != []
    story.play_round().play_round()
    assert story.status == "over"


@pytest.mark.parametrize("people", [4, 5])
def test_in_a_league_everybody_meets_everybody_once(people: int) -> None:
    story = Played(plan(format="league")).join(*EIGHT[:people]).open()
    while story.status == "running":
        story.play_round()
    assert sorted(story.event.met().values()) == [1] * (people * (people - 1) // 2)
    assert all(player.byes == people % 2 for player in story.event.players)


def test_whoever_wins_a_challenge_takes_the_place() -> None:
    story = Played(plan(format="ladder", reach=2)).join("ada", "ben", "cleo", "dan").open()
    event = story.event
    before = list(event.ladder)
    challenger, target = event.players[before[2]], event.players[before[0]]
    person = challenger.members[0].person
    story.keep(deeds.challenge(event, person, target.number), person)
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(event, person, before[1])
    assert words(refusal) == "events-game-open"
    story.serve().finish(0, (1, 2))
    assert event.ladder == [before[2], before[0], before[1], before[3]]
    last = event.players[before[3]].members[0].person
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(event, last, before[2])
    assert words(refusal) == "events-out-of-reach"


def test_whoever_left_a_ladder_stands_between_nobody() -> None:
    story = Played(plan(format="ladder", reach=1)).join("ada", "ben", "cleo").open()
    event = story.event
    top, between, last = (event.players[each] for each in event.ladder)
    story.keep(deeds.leave(event, between.members[0].person), between.members[0].person)
    story.keep(deeds.challenge(event, last.members[0].person, top.number), last.members[0].person)
    story.serve().finish(0, (1, 2))
    assert event.ladder == [last.number, top.number, between.number]
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(event, top.members[0].person, between.number)
    assert words(refusal) == "events-out-of-reach"


def test_who_was_sent_away_challenges_nobody() -> None:
    story = Played(plan(format="ladder", reach=2)).join("ada", "ben", "cleo").open()
    event = story.event
    last = event.players[event.ladder[2]]
    story.keep(deeds.send_away(event, ORGANISER, last.number, "rude"), ORGANISER)
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(event, last.members[0].person, event.ladder[1])
    assert words(refusal) == "events-not-joined"


def test_a_team_on_a_ladder_waits_for_its_people_before_it_plays() -> None:
    ladder = EventPlan("Teams", "skytear", {"format": "random"}, seats=4, format="ladder", ready=0, pause=0)
    story = Played(ladder)
    for person, team in (("ada", "Owls"), ("cleo", "Foxes"), ("eve", "Hares")):
        story.keep(deeds.join(story.event, person, person.capitalize(), team=team), person)
    story.keep(deeds.join(story.event, "ben", "Ben", player=0), "ben")
    story.keep(deeds.join(story.event, "dan", "Dan", player=1), "dan")
    story.open()
    story.event.ladder[:] = [0, 2, 1]
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(story.event, "cleo", 2)
    assert words(refusal) == "events-out-of-reach", "half a team cannot be met"
    with pytest.raises(Refusal) as refusal:
        deeds.challenge(story.event, "eve", 0)
    assert words(refusal) == "events-team-incomplete"
    assert deeds.challenge(story.event, "cleo", 0).other == 0, "nobody stands between"


def test_a_team_plays_when_it_is_complete() -> None:
    teams = EventPlan("Teams", "skytear", {"format": "random"}, seats=4, rounds=1, ready=0, pause=0)
    story = Played(teams)
    for person, team in (("ada", "Owls"), ("cleo", "Foxes")):
        story.keep(deeds.join(story.event, person, person.capitalize(), team=team), person)
    with pytest.raises(Refusal) as refusal:
        deeds.open_event(story.event, ORGANISER)
    assert words(refusal) == "events-too-few-whole"
    for person, number in (("ben", 0), ("dan", 1)):
        story.keep(deeds.join(story.event, person, person.capitalize(), player=number), person)
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "eve", "Eve", player=0)
    assert words(refusal) == "events-team-full"
    story.keep(deeds.join(story.event, "gus", "Gus", team="Bears"), "gus")
    story.open()
    assert [sorted(group.players) for group in story.event.rounds[0].groups] == [[0, 1]]
    assert sorted(each.player for each in told("event", story.event).standings) == [0, 1]


def test_a_team_that_is_whole_too_late_has_what_a_late_team_has() -> None:
    teams = EventPlan("Teams", "skytear", {"format": "random"}, seats=4, rounds=4, ready=0, pause=0)
    story = Played(teams)
    for person, team in (("ada", "Owls"), ("cleo", "Foxes"), ("gus", "Bears")):
        story.keep(deeds.join(story.event, person, person.capitalize(), team=team), person)
    for person, number in (("ben", 0), ("dan", 1)):
        story.keep(deeds.join(story.event, person, person.capitalize(), player=number), person)
    story.open()
    assert story.event.players[2].head_start == 0
    story.keep(deeds.join(story.event, "hana", "Hana", player=2), "hana")
    story.keep(deeds.join(story.event, "ivo", "Ivo", team="Cats"), "ivo")
    assert [each.head_start for each in story.event.players] == [0, 0, 6, 6]


def test_before_the_start_whoever_leaves_a_team_goes_alone_and_may_enter_another() -> None:
    story = Played(EventPlan("Teams", "skytear", {"format": "random"}, seats=4, rounds=1, ready=0, pause=0))
    event = story.event

    def enter(person: str, **where: str | int) -> None:
        story.keep(deeds.join(event, person, person.capitalize(), **where), person)  # type: ignore[arg-type]

    def teams() -> list[tuple[str, list[str]]]:
        return [(each.name, [who.name for who in each.members]) for each in event.players if each.active]

    enter("ada", team="Owls")
    enter("ben", player=0)
    enter("cleo", team="Foxes")
    enter("dan", team="Bears")
    for person in ("dan", "ben"):
        story.keep(deeds.leave(event, person), person)
    assert teams() == [("Owls", ["Ada"]), ("Foxes", ["Cleo"])]
    enter("dan", player=1)
    enter("ben", player=0)
    assert teams() == [("Owls", ["Ada", "Ben"]), ("Foxes", ["Cleo", "Dan"])]
    assert [event.player_of(each) for each in ("ben", "dan")] == event.players[:2]
    with pytest.raises(Refusal) as refusal:
        enter("dan", team="Wolves")
    assert words(refusal) == "events-joined-already"
    assert Event.read(story.rows).players == event.players


def test_nobody_fills_the_journal_by_going_from_team_to_team() -> None:
    story = Played(EventPlan("Teams", "skytear", {"format": "random"}, seats=4, rounds=1, ready=0, pause=0))
    story.keep(deeds.join(story.event, "ada", "Ada", team="Owls"), "ada")
    for _ in range(deeds.MOST_CHANGES):
        story.keep(deeds.join(story.event, "ben", "Ben", player=0), "ben")
        story.keep(deeds.leave(story.event, "ben"), "ben")
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "ben", "Ben", player=0)
    assert words(refusal) == "events-changed-too-often"


def test_whoever_was_sent_away_comes_back_in_no_other_team() -> None:
    story = Played(EventPlan("Teams", "skytear", {"format": "random"}, seats=4, rounds=1, ready=0, pause=0))
    story.keep(deeds.join(story.event, "ben", "Ben", team="Owls"), "ben")
    story.keep(deeds.join(story.event, "ada", "Ada", team="Bears"), "ada")
    story.keep(deeds.leave(story.event, "ada"), "ada")
    story.keep(deeds.join(story.event, "ada", "Ada", player=0), "ada")
    story.keep(deeds.send_away(story.event, ORGANISER, 0, "Ada knows why."), ORGANISER)
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "ada", "Ada", team="Foxes")
    assert words(refusal) == "events-sent-away"


def test_two_who_are_kept_apart_never_meet() -> None:
    story = Played(PLAN).join("ada", "ben", "cleo", "dan")
    story.keep(deeds.keep_apart(story.event, ORGANISER, 0, 1), ORGANISER)
    story.open()
    while story.status == "running":
        story.play_round()
    assert (0, 1) not in story.event.met()
    assert len(story.event.rounds) == 4, "others meet again instead of an end"


def test_two_who_were_kept_apart_by_mistake_may_meet_again() -> None:
    story = Played(PLAN).join("ada", "ben", "cleo")
    story.keep(deeds.keep_apart(story.event, ORGANISER, 0, 1), ORGANISER)
    story.keep(deeds.keep_apart(story.event, ORGANISER, 0, 2), ORGANISER)
    story.keep(deeds.keep_apart(story.event, ORGANISER, 1, 0, apart=False), ORGANISER)
    assert told("x", Event.read(story.rows)).apart == [[0, 2]]
    with pytest.raises(Refusal) as refusal:
        deeds.keep_apart(story.event, ORGANISER, 0, 1, apart=False)
    assert words(refusal) == "events-not-apart"


def test_whoever_does_not_come_in_time_has_lost() -> None:
    story = Played(plan(ready=120, rounds=1)).join("ada", "ben").open().ready("ada")
    story.wait(119)
    assert story.status == "running"
    story.wait(2)
    assert story.status == "over"
    line = standings(story.event)[0]
    assert (story.event.players[line.player].name, line.points) == ("Ada", 12)


def test_if_nobody_comes_nobody_gets_anything() -> None:
    story = Played(plan(ready=120, rounds=1)).join("ada", "ben").open().wait(121)
    assert [line.points for line in standings(story.event)] == [0, 0]


def test_at_a_table_of_four_the_others_play_without_the_one_who_is_absent() -> None:
    story = Played(plan(ready=120, rounds=1, seats=4)).join(*EIGHT[:4]).open().ready(*EIGHT[:3]).wait(121)
    group = story.event.rounds[0].groups[0]
    assert len(group.present) == 3
    story.play_round()
    assert group.points_of(3) == 0
    assert sorted(line.points for line in standings(story.event)) == [0, 0, 6, 12]


def test_nobody_is_there_because_another_of_their_table_has_left() -> None:
    story = Played(plan(ready=120, rounds=1, seats=4)).join(*EIGHT[:4]).open()
    story.keep(deeds.leave(story.event, "dan"), "dan")
    story.serve()
    group = story.event.rounds[0].groups[0]
    assert (group.absent, group.ready, group.table) == ({3}, set(), None), (
        "three have not said that they are there"
    )
    story.ready("ada").wait(121)
    assert group.points_of(0) == 12
    assert group.result is not None
    assert group.result.how == "forfeit"


def test_whoever_left_before_the_start_is_in_no_standings() -> None:
    story = Played(PLAN).join("ada", "ben", "cleo", "dan", "eve")
    story.keep(deeds.leave(story.event, "ben"), "ben")
    story.open()
    assert sorted(each.player for each in told("event", story.event).standings) == [0, 2, 3, 4]
    assert [each.place for each in told("event", story.event).standings] == [1, 2, 3, 4]
    story.keep(deeds.leave(story.event, "dan"), "dan")
    assert 3 in [each.player for each in told("event", story.event).standings], (
        "but a game of theirs is known"
    )


def test_a_late_entry_gets_half_a_point_for_each_round_missed_and_only_until_half_of_them() -> None:
    story = Played(PLAN).join(*EIGHT[:4]).open().play_round()
    story.join("eve")
    assert story.event.players[4].head_start == 12, "rounds 1 and 2 have begun"
    story.play_round()
    assert not story.event.entry_open
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "finn", "Finn")
    assert words(refusal) == "events-entry-closed"
    assert story.event.entry_until is not None


def test_going_and_coming_again_brings_no_point_and_no_bye() -> None:
    story = Played(plan(rounds=6)).join("ada", "ben", "cleo").open()
    idle = next(group.players[0] for group in story.event.rounds[0].groups if len(group.players) == 1)
    other = next(player for player in range(3) if player != idle)
    person = story.event.players[other].members[0].person
    story.keep(deeds.leave(story.event, person), person)
    story.keep(deeds.join(story.event, person, "Somebody else"), person)
    assert len(story.event.players) == 3, "the same player"
    while story.status == "running":
        story.play_round()
    assert story.event.players[other].byes == 0
    assert story.event.players[other].head_start == 0
    assert all(player.byes <= 1 for player in story.event.players)


def test_nobody_comes_back_to_an_event_that_is_full_by_now() -> None:
    story = Played(plan(format="league")).join(*(f"p{number}" for number in range(32)))
    story.keep(deeds.leave(story.event, "p0"), "p0")
    story.join("late")
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "p0", "P0")
    assert words(refusal) == "events-event-full"


def test_whoever_was_not_there_at_the_start_of_a_league_does_not_come_back_to_watch() -> None:
    story = Played(plan(format="league")).join("ada", "ben", "cleo")
    story.keep(deeds.leave(story.event, "cleo"), "cleo")
    story.open()
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "cleo", "Cleo")
    assert words(refusal) == "events-entry-closed-at-start"
    story.keep(deeds.leave(story.event, "ben"), "ben")
    assert isinstance(deeds.join(story.event, "ben", "Ben"), CameBack)


def test_whoever_is_not_in_the_bracket_does_not_come_back_to_it() -> None:
    story = Played(plan(format="swiss-knockout", rounds=2, cut=2)).join("ada", "ben", "cleo", "dan").open()
    story.keep(deeds.leave(story.event, "dan"), "dan")
    story.serve().play_round().play_round()
    assert story.event.round is not None
    assert story.event.round.stage == "knockout"
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "dan", "Dan")
    assert words(refusal) == "events-entry-closed-bracket", "half of the rounds have little to do with it"


def test_the_next_round_is_there_as_soon_as_one_closes() -> None:
    story = Played(plan(pause=300)).join(*EIGHT[:4]).open().play_round()
    assert len(story.event.rounds) == 2
    assert story.event.rounds[1].groups[0].opens_at == story.now + 300


def test_a_game_that_is_not_over_with_its_round_counts_as_it_stands() -> None:
    story = Played(plan(rounds=1)).join("ada", "ben").open().wait(PLAN.round_seconds + 1)
    result = story.event.rounds[0].groups[0].result
    assert result is not None
    assert (result.how, result.points) == ("time", (6, 6))


def test_a_result_of_a_knock_out_cannot_be_changed_once_the_next_round_is_paired() -> None:
    story = Played(plan(format="knockout")).join(*EIGHT[:4]).open().play_round()
    with pytest.raises(Refusal) as refusal:
        deeds.correct(story.event, ORGANISER, 1, 0, (2, 1), "Wrong.")
    assert words(refusal) == "events-next-round-paired"


def test_a_corrected_result_counts_and_the_pairings_stand() -> None:
    story = Played(PLAN).join(*EIGHT[:4]).open().play_round()
    paired = story.names(2)
    first = story.event.rounds[0].groups[0]
    before = first.result
    story.keep(deeds.correct(story.event, ORGANISER, 1, 0, (1, 1), "It was a draw."), ORGANISER)
    assert first.result != before
    assert first.result is not None
    assert first.result.points == (6, 6)
    assert story.names(2) == paired
    assert [each.reason for each in story.event.corrections] == ["It was a draw."]


def test_an_event_with_too_few_people_is_called_off_at_its_time() -> None:
    story = Played(plan(starts_at=2_000.0)).join("ada").wait(999)
    assert story.status == "open"
    story.wait(2)
    assert story.status == "called-off"


def test_an_event_that_nobody_starts_is_called_off_after_two_months_of_silence() -> None:
    """Else it would be in the list for ever, and one of the ten that its organiser may have open."""
    day = 86_400
    story = Played(PLAN).join("ada", "ben").wait(50 * day).join("cleo").wait(50 * day)
    assert story.status == "open"
    assert due(story.event) == story.now + 10 * day
    story.wait(10 * day)
    assert story.status == "called-off"


def test_the_seed_was_fixed_before_anybody_joined() -> None:
    from hashlib import sha256

    story = Played(PLAN, seed="abc")
    assert story.event.commitment == sha256(b"abc").hexdigest()
    assert Event.read(story.rows).commitment == story.event.commitment


def test_equal_points_are_told_apart_by_the_margin_and_then_by_lot() -> None:
    story = Played(plan(rounds=1)).join(*EIGHT[:4]).open()
    for number, scores in ((0, (30, 10)), (1, (25, 20))):
        story.keep(Resulted(1, number, (1, 2), scores))
    story.serve()
    table = standings(story.event)
    assert [line.margin for line in table] == [20, 5, -5, -20]
