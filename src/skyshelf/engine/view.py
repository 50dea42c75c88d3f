"""What one seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from skyshelf.engine.decision import Decision
from skyshelf.engine.frame import Frame
from skyshelf.engine.outcome import Outcome
from skyshelf.engine.record import Record
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State


@dataclass(slots=True)
class View(Record):
    """The common part of a view; each game adds what everybody sees (`Public`) and names what it allows beside.

    `seat` is None for the public view. `decider` is who must choose; `decision` is there only for that seat.
    """

    seat: Seat | None = None
    turn: int = 0
    decider: Seat | None = None
    decision: Decision | None = None
    frames: list[Frame] = field(default_factory=list)
    outcome: Outcome | None = None


def seen(state: State, seat: Seat | None) -> tuple[Any, ...]:
    """The common part of the view that a seat has, in the order of the fields."""
    decision = state.decision
    return (
        seat,
        state.turn,
        None if decision is None else decision.seat,
        decision if decision is not None and decision.seat == seat else None,
        [frame.seen_by(state, seat) for frame in state.frames],
        state.outcome,
    )


def imagined(view: View, rng: Rng) -> tuple[Any, ...]:
    """The common part of a state that the owner of the view must hold possible; frames still hide what they hid."""
    return (rng.bits(), view.turn, view.frames[:], view.decision, [], view.outcome)
