"""Skytear's competitive format in an event: pools are brought before, locked at the start, shown with round 1."""

from __future__ import annotations

from hashlib import sha256

import pytest

from skyshelf.engine.errors import RefusedSetup, SkyshelfError
from skyshelf.events import deeds
from skyshelf.events.bot_games import play
from skyshelf.events.entries import PoolBrought
from skyshelf.events.plan import EventPlan, check_plan
from skyshelf.events.tables import bot_game, table_for
from skyshelf.events.task import task_for
from skyshelf.events.told import told
from skyshelf.games.skytear.deckbuilding.decklist import write_pool
from skyshelf.tables.plan import check
from skyshelf.tables.refusal import Refusal
from tests.events.play import ORGANISER, Played
from tests.rules.skytear.test_deck_building import SIX, pool

PLAN = EventPlan("Qualifier", "skytear", {"format": "competitive"}, rounds=1, ready=0, pause=0, pools=True)
OWLS = write_pool(pool(*SIX))
FOXES = write_pool(pool(*SIX[:4], "akhuti", "corjof"))


def entered() -> Played:
    check_plan(PLAN)
    story = Played(PLAN)
    for person, brought in (("ada", OWLS), ("ben", FOXES)):
        story.keep(deeds.join(story.event, person, person.capitalize(), brought), person)
    return story


@pytest.mark.rule("SKY-META-12")
def test_people_take_part_in_an_event_of_their_club() -> None:
    assert [player.name for player in entered().event.players] == ["Ada", "Ben"]


@pytest.mark.rule("SKY-COMP-03", "SKY-COMP-05", "SKY-META-11")
@pytest.mark.parametrize(
    "brought",
    [write_pool(pool(*SIX[:5])), write_pool(pool(*SIX, "akhuti", "corjof")), "Hero: Nobody\n8 Nothing"],
)
def test_a_pool_against_the_rules_is_refused_before_the_event(brought: str) -> None:
    story = Played(PLAN)
    with pytest.raises((RefusedSetup, Refusal)):
        deeds.join(story.event, "ada", "Ada", brought)
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "ada", "Ada")
    assert refusal.value.phrase.key == "events-pool-missing"


@pytest.mark.parametrize("settings", [{}, {"format": "random"}])
def test_a_format_to_which_nobody_may_bring_a_pool_makes_no_event_of_pools(settings: dict[str, str]) -> None:
    with pytest.raises(RefusedSetup) as refused:
        check_plan(EventPlan("Qualifier", "skytear", {**settings}, rounds=1, pools=True))
    assert [phrase.key for phrase in refused.value.phrases] == ["skytear-decks-pool-format"]
    check_plan(EventPlan("Teams", "skytear", {"format": "teams"}, rounds=1, pools=True))


@pytest.mark.rule("SKY-COMP-04")
def test_games_with_six_heroes_need_a_pool_of_eight() -> None:
    three_lanes = EventPlan(
        "Qualifier", "skytear", {"format": "competitive", "battlefield": "three_lanes"}, rounds=1, pools=True
    )
    check_plan(three_lanes)
    story = Played(three_lanes)
    with pytest.raises(RefusedSetup):
        deeds.join(story.event, "ada", "Ada", OWLS)
    story.keep(deeds.join(story.event, "ada", "Ada", write_pool(pool(*SIX, "akhuti", "corjof"))), "ada")
    assert len(story.event.players) == 1


@pytest.mark.rule("SKY-META-11")
def test_pools_are_locked_with_a_digest_at_the_start_and_shown_with_the_first_round() -> None:
    story = entered()
    story.keep(deeds.bring_pool(story.event, "ada", FOXES), "ada")
    before = told("event", story.event).players
    assert [(player.digest, player.pool) for player in before] == [("", ""), ("", "")]
    story.keep(deeds.open_event(story.event, ORGANISER), ORGANISER)
    locked = told("event", story.event).players
    assert [player.pool for player in locked] == ["", ""]
    assert locked[0].digest == sha256(FOXES.encode()).hexdigest()
    with pytest.raises(Refusal) as refusal:
        deeds.bring_pool(story.event, "ada", OWLS)
    assert refusal.value.phrase.key == "events-pools-locked"
    story.serve()
    shown = told("event", story.event).players
    assert [player.pool for player in shown] == [FOXES, FOXES]


def test_whoever_left_before_the_start_shows_no_pool_and_comes_back_with_a_locked_one() -> None:
    story = entered()
    story.keep(deeds.join(story.event, "cleo", "Cleo", OWLS), "cleo")
    story.keep(deeds.leave(story.event, "cleo"), "cleo")
    story.open()
    gone = told("event", story.event).players[2]
    assert (gone.digest, gone.pool) == ("", "")
    story.keep(deeds.join(story.event, "cleo", "Cleo"), "cleo")
    back = told("event", story.event).players[2]
    assert (back.digest, back.pool) == (sha256(OWLS.encode()).hexdigest(), OWLS)


@pytest.mark.rule("SKY-COMP-10")
def test_each_side_of_a_table_drafts_from_the_pool_that_its_player_has_brought() -> None:
    story = entered()
    story.keep(PoolBrought(1, OWLS), "ben")
    story.keep(PoolBrought(0, FOXES), "ada")
    story.open()
    group = story.event.rounds[0].groups[0]
    table, people = table_for(story.event, group)
    check(table)
    south, north = (people[seat][0] for seat in sorted(people))
    brought = {"ada": FOXES, "ben": OWLS}
    assert (table.settings["south_pool"], table.settings["north_pool"]) == (brought[south], brought[north])


@pytest.mark.whole_games
def test_bots_with_pools_play_such_a_game_to_its_end() -> None:
    story = Played(PLAN)
    story.keep(deeds.add_bots(story.event, ORGANISER, "random", 2, OWLS), ORGANISER)
    story.keep(deeds.open_event(story.event, ORGANISER), ORGANISER)
    task = task_for(story.event)
    assert task is not None
    story.pair(task)
    result = play(bot_game(story.event, 1, 0))
    assert sorted(result.ranks) in ([1, 2], [1, 1])


def test_whoever_comes_back_before_the_start_may_bring_another_pool_and_none_against_the_rules() -> None:
    story = entered()
    story.keep(deeds.leave(story.event, "ada"), "ada")
    with pytest.raises(SkyshelfError):
        deeds.join(story.event, "ada", "Ada", "hero: nobody")
    story.keep(deeds.join(story.event, "ada", "Ada", FOXES), "ada")
    story.keep(deeds.join(story.event, "cleo", "Cleo", OWLS), "cleo")
    story.keep(deeds.leave(story.event, "cleo"), "cleo")
    story.open()
    assert told("event", story.event).players[0].pool == FOXES
    with pytest.raises(Refusal) as refusal:
        deeds.join(story.event, "cleo", "Cleo", FOXES)
    assert refusal.value.phrase.key == "events-pools-locked"
