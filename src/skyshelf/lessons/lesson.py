"""A lesson as data: chapters, each a position or a set-up, with the steps through it."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import yaml
from msgspec import Meta, Struct

from skyshelf.engine.phrase import Phrase
from skyshelf.text.locales import FALLBACK, LOCALES

Word: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
# A choice as it would be typed, `*` standing for anything.
Pattern: TypeAlias = str
Setting: TypeAlias = bool | int | str

ANYTHING = "*"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says, what to look at, and which choices lead on; without `expect` it is only to be read.

    With `only` other choices are declined with the reason. With `forecast` the coach adds what would happen next.
    """

    name: Word
    look: tuple[str, ...] = ()
    expect: tuple[Pattern, ...] = ()
    only: bool = False
    forecast: bool = False

    def expects(self, text: str) -> bool:
        return any(fits(text, pattern) for pattern in self.expect)


class Comment(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says of something that happens, or is asked, for the first time.

    `who` is the player that the event names, `place` how the place of its card begins.
    """

    name: Word
    event: str = ""
    prompt: str = ""
    who: Literal["", "me", "other"] = ""
    place: str = ""
    look: tuple[str, ...] = ()


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A position (`given`), or a whole game with a fixed seed. Opponents choose what `opponent` names first."""

    name: Word
    steps: tuple[LessonStep, ...] = ()
    given: dict[str, Any] = {}
    then: dict[str, Any] = {}
    seed: int = 1
    settings: dict[str, Setting] = {}
    opponent: tuple[Pattern, ...] = ()
    comments: tuple[Comment, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters have the same seats: the learner's and, after it, those of bots."""

    game: str
    minutes: int
    chapters: tuple[Chapter, ...]
    bots: tuple[str, ...] = ()
    settings: dict[str, Setting] = {}

    def words(self, *names: str) -> Phrase:
        """What is said under these names."""
        return Phrase("-".join(("lesson", self.game, *names)))

    def words_if_any(self, *names: str) -> Phrase | None:
        phrase = self.words(*names)
        return phrase if LOCALES.bundle(FALLBACK).has_message(phrase.key) else None

    def agreed(self, chapter: int) -> dict[str, Setting]:
        return self.settings | self.chapters[chapter].settings


def fits(text: str, pattern: Pattern) -> bool:
    return fnmatchcase(text, pattern)


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons, by the game that they teach."""
    found: dict[str, Lesson] = {}
    for file in sorted((files("skyshelf.lessons") / "data").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".yaml"):
            lesson = read_lesson(file.read_text(encoding="utf-8"))
            found[lesson.game] = lesson
    return found


def read_lesson(text: str) -> Lesson:
    """A lesson from its file; what it should not hold is refused with its place."""
    return msgspec.convert(yaml.safe_load(text), Lesson)
