"""Refusals of this package: their sentences are in `people.ftl`."""

from __future__ import annotations

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.tables.refusal import Reason, Refusal


class Denial(Refusal):
    """The message key is `people-` and a word."""

    def __init__(self, reason: Reason, word: str, **args: Arg) -> None:
        super().__init__(reason, word)
        self.phrase = Phrase(f"people-{word}", args)
