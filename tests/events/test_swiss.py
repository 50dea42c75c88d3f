"""Swiss rounds: who meets whom, byes, late entries, going and coming again."""

from __future__ import annotations

from skyshelf.events.event import Event
from skyshelf.events.plan import EventPlan
from skyshelf.events.standings import standings
from tests.events.play import Played

SWISS = EventPlan("Club night", "painters", rounds=3, ready=0, pause=0)


def test_winners_meet_winners() -> None:
    story = Played(SWISS).join("ada", "ben", "cleo", "dan").open().play_round()
    winners = {min(group.players) for group in story.event.rounds[0].groups}
    assert winners in [set(group.players) for group in story.event.rounds[1].groups]


def test_the_same_entries_make_the_same_event() -> None:
    story = (
        Played(SWISS).join("ada", "ben", "cleo", "dan", "eve").open().play_round().play_round().play_round()
    )
    again = Event.read(story.rows)
    assert story.event.status == again.status == "over"
    assert [row.player for row in standings(again)] == [row.player for row in standings(story.event)]
