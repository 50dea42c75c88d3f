"""What happened: a stable kind, the rule it follows, and one form for each audience."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.record import Record
from skyshelf.engine.seat import Seat


@dataclass(slots=True)
class Event(Record):
    """Built in its final forms when it happens; nobody removes secrets from it later.

    `args` is what everybody sees. A seat in `secrets` sees that form instead. `barrier` marks news that cannot be
    taken back: something hidden was revealed.
    """

    kind: str
    rule: str
    args: dict[str, Arg]
    secrets: dict[Seat, dict[str, Arg]] | None = None
    barrier: bool = False

    def seen_by(self, seat: Seat | None) -> Seen:
        """The form for one seat, or the public one."""
        if self.secrets is not None and seat is not None and seat in self.secrets:
            return Seen(self.kind, self.rule, self.secrets[seat], True)
        return Seen(self.kind, self.rule, self.args, False)


@dataclass(slots=True)
class Seen(Record):
    """An event in the form that one audience gets."""

    kind: str
    rule: str
    args: dict[str, Arg]
    secret: bool

    def phrase(self, game: str) -> Phrase:
        """The sentence for it: secret forms have a message of their own."""
        ending = "-secret" if self.secret else ""
        return Phrase(f"{game}-event-{self.kind}{ending}", self.args)
