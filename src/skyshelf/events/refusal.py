"""Why an event does not do what was asked, as data: the sentence is made in the reader's language."""

from __future__ import annotations

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.tables.refusal import Reason, Refusal


def refuse(reason: Reason, word: str, **args: Arg) -> Refusal:
    """A refusal whose message key is `events-` and a word."""
    refusal = Refusal(reason, word)
    refusal.phrase = Phrase(f"events-{word}", args)
    return refusal
