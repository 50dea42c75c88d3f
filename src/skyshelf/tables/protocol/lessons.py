"""Guided first games and what their coach says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from skyshelf.tables.protocol.requests import Key


class CoachCard(Struct, frozen=True):
    """One thing the coach says, the parts of the board it is about, and what is going to happen, if it tells."""

    text: str
    look: list[str]
    facts: list[str]


class CoachNote(Struct, frozen=True):
    """What the coach of a lesson says now; `expected` are the choices that lead on.

    With `no` all others are declined, in these words.
    """

    chapter: int
    step: int
    steps: int
    cards: list[CoachCard]
    expected: list[int]
    no: str
    finished: bool


class CommentNote(Struct, frozen=True):
    """What the coach says when something happens, or is asked, for the first time."""

    name: str
    event: str
    prompt: str
    who: Literal["", "me", "other"]
    place: str
    look: list[str]
    text: str


class ChapterNote(Struct, frozen=True):
    title: str
    goal: str
    comments: list[CommentNote]


class LessonNote(Struct, frozen=True):
    """A guided first game; `foresees` says whether the game can tell what happens next."""

    game: str
    minutes: int
    foresees: bool
    chapters: list[ChapterNote]


class LessonBody(Struct, frozen=True, forbid_unknown_fields=True):
    """The chapter to go to, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=99)] = 0
    key: Key = ""
