"""Errors that are sentences for the person who gets them."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.engine.phrase import Phrase


class SkyshelfError(Exception):
    """Something the person can put right: the message says what was wrong and what is allowed."""


class UnknownGame(SkyshelfError):
    """No game on the shelf has this name."""


class BadSetup(SkyshelfError):
    """The seats or settings asked for do not make a game."""


class RefusedSetup(BadSetup):
    """A set-up that the game refuses with phrases, for sentences in the reader's language, and with its rules."""

    def __init__(self, phrases: Sequence[Phrase], rules: Sequence[str] = ()) -> None:
        super().__init__(f"These settings do not make a game ({', '.join(each.key for each in phrases)}).")
        self.phrases = tuple(phrases)
        self.rules = tuple(rules)


class BadChoice(SkyshelfError):
    """The answer does not fit the open decision."""


class BadJournal(SkyshelfError):
    """A journal that is damaged, was changed, or belongs to another version.

    The message says where, for whoever looks into the file; `why` says it in a word, for a sentence in any language.
    """

    def __init__(self, message: str, why: str = "damaged") -> None:
        super().__init__(message)
        self.why = why


class BadPosition(SkyshelfError):
    """A position that cannot be on a table; `path` leads to the entry that is wrong."""

    def __init__(self, message: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.path = path


class BrokenGame(Exception):
    """The rules contradict themselves: a fault of ours, never of a player."""
