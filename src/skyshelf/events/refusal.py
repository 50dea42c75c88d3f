"""Why an event does not do what was asked, as data: the sentence is made in the reader's language."""

from __future__ import annotations

from skyshelf.engine.phrase import Arg
from skyshelf.tables.refusal import Reason, Refusal


class EventRefusal(Refusal):
    area = "events"


def refuse(reason: Reason, word: str, **args: Arg) -> Refusal:
    return EventRefusal(reason, word, "", **args)
