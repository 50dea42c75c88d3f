"""Whose time runs, and how much is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from skyshelf.engine.seat import Seat
from skyshelf.tables.holidays import Holiday, when_over
from skyshelf.tables.plan import ClockPlan

_DAY = 86_400.0


@dataclass(slots=True)
class Clock:
    """Runs for the seat that decides, unless a bot plays it. It is moved by the times in the journal alone."""

    plan: ClockPlan
    seats: int
    banks: list[float] = field(default_factory=list)
    running: Seat | None = None
    since: float = 0.0

    def start(self, at: float, seat: Seat | None) -> None:
        self.banks = [float(self.plan.seconds)] * self.seats if self.plan.kind == "bank" else []
        self.running = seat
        self.since = at

    def turn_to(self, at: float, seat: Seat | None, by_bot: bool = False) -> None:
        """The running seat has decided; the next one, or nobody, is to. A bot neither uses nor earns time."""
        before = self.running
        if before is not None and self.banks and not by_bot:
            # A system clock that was set back must not give time to anybody.
            self.banks[before] = max(0.0, self.banks[before] - max(0.0, at - self.since))
            if seat != before:
                self.banks[before] += self.plan.increment
        self.running = seat
        self.since = at

    def deadline(self, holidays: Sequence[Holiday] = ()) -> float | None:
        """When the running seat has no time left; None if it may take as long as it likes.

        Only a clock in days stands still on a holiday of that seat.
        """
        if self.running is None:
            return None
        match self.plan.kind:
            case "none":
                return None
            case "move":
                return self.since + self.plan.seconds
            case "days":
                return when_over(self.since, self.plan.days * _DAY, holidays)
            case "bank":
                return self.since + self.banks[self.running]
