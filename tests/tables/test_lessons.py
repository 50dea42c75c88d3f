"""Tables at which a lesson is given."""

from __future__ import annotations

import pytest

from skyshelf.engine.errors import BadJournal
from skyshelf.engine.journal import Journal
from skyshelf.engine.match import Match
from skyshelf.games.shelf import game_named
from skyshelf.lessons.lesson import lessons
from skyshelf.tables.copying import watch_journal
from skyshelf.tables.house import House
from skyshelf.tables.messages import Picture
from skyshelf.tables.refusal import Refusal
from skyshelf.tables.table import Table
from skyshelf.tables.teaching import plan_of
from tests.tables.helpers import Box, digest, eventually, open_house, playing, run


async def taught(house: House, game: str = "painters") -> Table:
    """Ada has begun the lesson of a game."""
    table = await house.table(await house.create("ada", "Ada", plan_of(lessons()[game]), lesson=game))
    await eventually(lambda: table.room.status == "playing" and table.room.decider == 0)
    return table


async def choose(table: Table, text: str) -> None:
    await table.choose("ada", table.room.prompt, text)


def test_a_chapter_begins_with_its_position_and_the_coach_speaks_to_the_learner_alone(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            assert playing(table).game.describe(playing(table).state)["pool"][0] == "blue1"
            lecture = (await table.look("ada")).lecture
            assert lecture is not None
            assert lecture.decision is not None
            expected = lecture.coaching.expected(lecture.decision)
            assert [lecture.decision.options[index].text() for index in expected] == ["die blue6"]
            assert table.watchers.picture(None).lecture is None

    run(scene())


def test_a_choice_that_leads_astray_is_declined_with_a_reason_and_changes_nothing(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            before = digest(table)
            with pytest.raises(Refusal) as refused:
                await choose(table, "spot")
            assert refused.value.phrase.key == "lesson-painters-dice-blue-no"
            assert digest(table) == before

    run(scene())


def test_the_opponent_follows_its_habits(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            await choose(table, "die blue6")
            await choose(table, "end")
            await eventually(lambda: table.room.decider == 0)
            assert [move.text for move in table.room.line if move.seat == 1] == ["spot", "end"]

    run(scene())


@pytest.mark.parametrize("game", lessons())
def test_what_was_left_is_found_again_and_can_be_taken_back(sqlite: str, game: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house, game)
            begun = digest(table)
            lecture = (await table.look("ada")).lecture
            assert lecture is not None
            assert lecture.decision is not None
            first = lecture.coaching.expected(lecture.decision)[0]
            await table.choose("ada", table.room.prompt, first)
            left, room_id, step = digest(table), table.id, lecture.coaching.step
        async with open_house(sqlite) as house:
            table = await house.table(room_id)
            assert digest(table) == left
            lecture = (await table.look("ada")).lecture
            assert lecture is not None
            assert lecture.coaching.step > step
            await table.undo("ada", table.room.prompt)
            assert digest(table) == begun

    run(scene())


def test_the_next_chapter_begins_at_the_same_table(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            box = Box()
            await table.watch(box, "ada")
            await table.turn_to("ada", 1)
            await box.until(
                lambda told: (
                    isinstance(told, Picture)
                    and told.room.game == 2
                    and told.lecture is not None
                    and told.lecture.coaching.chapter == 1
                )
            )
            with pytest.raises(Refusal) as refused:
                await table.turn_to("ada", 99)
            assert refused.value.phrase.key == "tables-no-chapter"

    run(scene())


def test_each_chapter_that_was_left_can_be_looked_back_at(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            await choose(table, "die blue6")
            await table.turn_to("ada", 1)
            await eventually(lambda: table.room.game == 2 and table.room.status == "playing")
            first, second = await table.replay("ada", 1, None), await table.replay("ada", 2, None)
            assert [choice.text for choice in first.journal.choices] == ["die blue6"]
            assert second.journal.choices == []
            assert first.journal.position != second.journal.position

    run(scene())


def test_a_journal_that_begins_with_a_position_is_not_taken_from_strangers(sqlite: str) -> None:
    lesson = lessons()["horde"]
    match = Match.start(game_named("horde"), 1, lesson.agreed(0), 1, position=lesson.chapters[0].given)

    async def scene() -> None:
        async with open_house(sqlite) as house:
            with pytest.raises(BadJournal, match="begins with a position"):
                await watch_journal(house, "eve", match.save())

    run(scene())


def test_one_who_has_left_comes_back_by_turning_to_a_chapter(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            table = await taught(house)
            await table.leave("ada")
            await table.turn_to("ada", 2)
            await eventually(lambda: table.room.game == 2 and table.room.status == "playing")
            assert table.room.seats[0].here

    run(scene())


def test_other_tables_have_no_chapters_and_no_coach(sqlite: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite) as house:
            plan = plan_of(lessons()["horde"])
            table = await house.table(await house.create("ada", "Ada", plan))
            await eventually(lambda: table.room.status == "playing")
            assert (await table.look("ada")).lecture is None
            with pytest.raises(Refusal) as refused:
                await table.turn_to("ada", 0)
            assert refused.value.phrase.key == "tables-no-lesson"

    run(scene())


def test_a_journal_that_began_with_a_position_is_replayed_from_it() -> None:
    lesson = lessons()["horde"]
    chapter = lesson.chapters[0]
    match = Match.start(game_named(lesson.game), 1, lesson.agreed(0), chapter.seed, position=chapter.given)
    match.choose_text("play clan_of_the_oak")
    again = Match.replay(match.game, Journal.load(match.save()))
    assert match.game.codec.digest(again.state) == match.game.codec.digest(match.state)
