"""A question to one seat, with every allowed answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat


@dataclass(slots=True)
class Decision(Record):
    """Who must choose, among what, because of which rule; the answer is an index into `options`."""

    seat: Seat
    kind: str
    options: Sequence[Option]
    rule: str
    source: Phrase | None = None
    # A single option is taken silently unless that silence would tell others what a seat holds.
    always_ask: bool = False

    def index_of(self, text: str) -> int:
        """The index of the option with this text form, or -1."""
        wanted = " ".join(text.lower().split())
        for index, option in enumerate(self.options):
            if option.text().lower() == wanted:
                return index
        return -1
