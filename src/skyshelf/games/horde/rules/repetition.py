"""What costs nothing does not go on for ever: how often things come again while nothing else happens."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId
from skyshelf.engine.frame import Frame
from skyshelf.games.horde.table.lanes import Lane
from skyshelf.games.horde.table.state import Horde

Row = tuple[UnitId, ...]
MOST_TIMES = 3  # HRD-Q-77 MON-Q-89


@dataclass(slots=True)
class FreeActions(Frame):
    """A phase in which somebody may do things that cost nothing."""

    def rows(self) -> tuple[Row, ...]:
        """How the cards stood before each of the free moves, since anything else happened."""
        return ()

    def refused_units(self) -> tuple[int, ...]:
        """The cards that a partner did not want to be used; a number below 0 is the hand of seat `~number`."""
        return ()

    def without(self, unit: int) -> Frame:
        """The same phase after a partner refused."""
        return self


def _phase(s: Horde) -> FreeActions | None:
    for frame in s.frames:
        if isinstance(frame, FreeActions):
            return frame
    return None


def _rows(s: Horde) -> tuple[Row, ...]:
    phase = _phase(s)
    return phase.rows() if phase is not None else ()


def moves_are_few(s: Horde) -> bool:
    """Whether no row can have come too often yet."""
    return len(_rows(s)) < MOST_TIMES


def comes_too_often(s: Horde, row: list[UnitId], one: Lane, two: Lane) -> bool:
    """Whether cards stood in a row so often as they would if what is in two lanes changed places."""
    rows = _rows(s)
    if len(rows) < MOST_TIMES:
        return False
    changed = row[:]
    changed[one], changed[two] = row[two], row[one]
    return rows.count(tuple(changed)) >= MOST_TIMES


def refused(s: Horde) -> tuple[int, ...]:
    phase = _phase(s)
    return () if phase is None else phase.refused_units()


def refuse(s: Horde, unit: int) -> None:
    """A partner does not agree and is not asked again until they have acted themselves."""
    for at, frame in enumerate(s.frames):
        if isinstance(frame, FreeActions):
            s.frames[at] = frame.without(unit)
            return
