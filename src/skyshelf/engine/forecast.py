"""What is going to happen if nobody changes anything, as far as a seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.phrase import Phrase
from skyshelf.engine.record import Record


@dataclass(slots=True)
class Foreseen(Record):
    """One consequence for one place: at least `low`, at most `high`; what they count follows from the kind.

    Places are called as in the text of options. Of something that happens or not, 1 is yes: low 0 and high 1 is
    "perhaps".
    """

    place: str
    kind: str
    low: int
    high: int
    phrase: Phrase


@dataclass(slots=True)
class Scene(Record):
    """What belongs together on the table, such as a lane."""

    place: str
    lines: tuple[Foreseen, ...]


@dataclass(slots=True)
class Forecast(Record):
    """All that can be foreseen, and why it is not certain.

    `complete` says whether low and high are true bounds; else there was more than could be looked at.
    """

    scenes: tuple[Scene, ...]
    doubts: tuple[Phrase, ...]
    complete: bool

    def lines(self, place: str) -> tuple[Foreseen, ...]:
        """What is foreseen in a scene; nothing if there is no such scene."""
        for scene in self.scenes:
            if scene.place == place:
                return scene.lines
        return ()
