"""Guided first games."""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import JSONBody

from skyshelf.engine.game import GameOf
from skyshelf.games.shelf import game_named
from skyshelf.lessons.lesson import Lesson, lessons
from skyshelf.site import limits
from skyshelf.site.problems import REFUSALS
from skyshelf.site.render import say
from skyshelf.site.routes.shelf import GameName
from skyshelf.site.routes.tables import TableId
from skyshelf.site.visit import Asked, visit_of
from skyshelf.tables.protocol.lessons import ChapterNote, CommentNote, LessonBody, LessonNote
from skyshelf.tables.protocol.requests import Done, KeyBody, NewTable
from skyshelf.tables.teaching import lesson_for, plan_of


@get("/lessons", responses=REFUSALS, cost=5)
async def show_lessons(request: Asked) -> list[LessonNote]:
    """The guided first games, with what their coach says of first times."""
    language = visit_of(request).language
    return _notes(language)


@cache
def _notes(language: str) -> list[LessonNote]:
    return [_note(lesson, language) for lesson in lessons().values()]


def _note(lesson: Lesson, language: str) -> LessonNote:
    return LessonNote(
        game=lesson.game,
        minutes=lesson.minutes,
        foresees=type(game_named(lesson.game)).forecast is not GameOf.forecast,
        chapters=[
            ChapterNote(
                title=say(language, lesson.words(chapter.name)),
                goal=say(language, lesson.words(chapter.name, "goal")),
                comments=[
                    CommentNote(
                        name=comment.name,
                        event=comment.event,
                        prompt=comment.prompt,
                        who=comment.who,
                        place=comment.place,
                        look=list(comment.look),
                        text=say(language, lesson.words(chapter.name, comment.name)),
                    )
                    for comment in chapter.comments
                ],
            )
            for chapter in lesson.chapters
        ],
    )


@post("/lessons/{game:str}", responses=REFUSALS, cost=20)
async def begin_lesson(request: Asked, game: GameName, data: JSONBody[KeyBody]) -> NewTable:
    """A table for a guided first game: for one person, who may take everything back."""
    visit = visit_of(request)
    visit.pay(limits.TABLES)
    lesson = lesson_for(game)
    guest, plan = visit.guest, plan_of(lesson)
    return NewTable(await visit.site.house.create(guest.id, guest.name, plan, data.key, lesson.game))


@post("/tables/{table_id:str}/chapter", status_code=200, responses=REFUSALS)
async def turn_to(request: Asked, table_id: TableId, data: JSONBody[LessonBody]) -> Done:
    """Go to a chapter of the lesson, from its beginning."""
    visit = visit_of(request)
    guest = visit.guest.id
    return Done(await visit.at(table_id, lambda table: table.turn_to(guest, data.chapter, data.key)))
