"""Why a table does not do what was asked, as data: the sentence is made in the reader's language."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.phrase import Arg, Phrase


class Reason(Enum):
    """What kind of refusal it is; the site gives each its status code."""

    UNKNOWN = "unknown"  # there is no such thing, or it is not for this person
    FORBIDDEN = "forbidden"  # not for this person, or not now
    STALE = "stale"  # the table has moved on
    ILLEGAL = "illegal"  # the rules of the game, or of the house, do not allow it
    TOO_MUCH = "too-much"  # more than one person may have or do
    TOO_FAST = "too-fast"
    UNAVAILABLE = "unavailable"  # our fault, and not for ever


class Refusal(SkyshelfError):
    """The message key is the area and a word; `rule` is the rule of the game that stands against it."""

    area: ClassVar[str] = "tables"

    def __init__(self, reason: Reason, word: str, rule: str = "", **args: Arg) -> None:
        super().__init__(word)
        self.reason = reason
        self.wait = 1  # seconds, before it is worth being asked again
        self.rule = rule
        self.phrase = Phrase(f"{self.area}-{word}", args)


class IllegalChoice(Refusal):
    """The game itself says why, in its own words."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        super().__init__(Reason.ILLEGAL, "no-choice", rule)
        self.phrase = phrase
