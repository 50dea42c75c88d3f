"""What one seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.engine.decision import Decision
from skyshelf.engine.frame import Frame
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.record import Record
from skyshelf.engine.state import State


@dataclass(slots=True)
class View(Record):
    """The common part of a view; each game adds what it allows, field by field.

    `seat` is None for the public view. `decider` is who must choose; `decision` is there only for that seat.
    """

    seat: int | None
    turn: int
    decider: int | None
    decision: Decision | None
    frames: list[Frame]
    outcome: Outcome | None


def seen_frames(state: State, seat: int | None) -> list[Frame]:
    return [frame.seen_by(state, seat) for frame in state.frames]


def seen_decision(state: State, seat: int | None) -> Decision | None:
    decision = state.decision
    return decision if decision is not None and decision.seat == seat else None


def seen_decider(state: State) -> int | None:
    return None if state.decision is None else state.decision.seat
