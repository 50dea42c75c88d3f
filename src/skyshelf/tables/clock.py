"""Whose time runs, and how much is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from skyshelf.engine.seat import Seat
from skyshelf.tables.holidays import Holiday, when_over
from skyshelf.tables.plan import ClockPlan

_DAY = 86_400.0


class Spell(NamedTuple):
    """What a choice took of its seat's time, and what it earned."""

    took: float
    earned: float


@dataclass(slots=True)
class Clock:
    """Runs for the seat that decides, unless a bot plays it. It is moved by the times in the journal alone."""

    plan: ClockPlan
    seats: int
    banks: list[float] = field(default_factory=list)
    running: Seat | None = None
    since: float = 0.0
    # What the running seat's person had left for the open decision when a bot took it over; None before that.
    left: float | None = None

    def start(self, at: float, seat: Seat | None) -> None:
        self.banks = [float(self.plan.seconds)] * self.seats if self.plan.kind == "bank" else []
        self.running = seat
        self.since = at

    def turn_to(self, at: float, seat: Seat | None, by_bot: bool = False) -> Spell:
        """The running seat has decided; the next one, or nobody, is to. A bot neither uses nor earns time."""
        earned = self._stop(at, by_bot) and seat != self.running
        # Where there is no clock yet, one may be asked for later: what was before it took no time.
        took = 0.0 if self.plan.kind == "none" else max(0.0, at - self.since)
        spell = Spell(took, self.plan.increment if earned else 0)
        if self.running is not None:
            self._earn(self.running, spell.earned)
        self.running = seat
        self.since = at
        self.left = None
        return spell

    def stand_in(self, at: float, by_bot: bool, holidays: Sequence[Holiday] = ()) -> None:
        """A bot decides from now on in the running seat; its person's time stands still."""
        if not by_bot:
            deadline = self.deadline(holidays)
            self.left = None if deadline is None else deadline - at
        self._stop(at, by_bot)
        self.since = at

    def come_back(self, at: float, by_bot: bool) -> None:
        """The person decides again. What was used of the time for this decision stays used."""
        self._stop(at, by_bot)
        self.since = at
        if self.left is not None and not self.banks:
            self.since -= max(0.0, self._for_one - self.left)

    def is_up(self, seat: Seat) -> bool:
        """Whether a person who comes back would find no time at all, in the bank or for the open decision."""
        if self.banks:
            return self.banks[seat] <= 0
        return self.running == seat and self.left is not None and self.left <= 0

    def go_back(self, at: float, by_bot: bool, undone: Sequence[tuple[Seat, Spell]]) -> None:
        """Choices are taken back, the earliest first: nobody earns by it, or has more time than the first time.

        Of the banks it is the one of the seat that decides again that has paid since: else somebody could choose and
        take it back until the others have no time left.
        """
        back_to, first = undone[0]
        if self.running is not None:
            self.running = back_to
        self._stop(at, by_bot)
        for seat, spell in undone:
            self._earn(seat, -spell.earned)
        self.left = None
        self.running = back_to
        self.since = at if self.banks else at - first.took

    def _stop(self, at: float, by_bot: bool) -> bool:
        """Take what the running seat has used from its bank; whether there is one."""
        if self.running is None or not self.banks or by_bot:
            return False
        # A system clock that was set back must not give time to anybody.
        self._earn(self.running, -max(0.0, at - self.since))
        return True

    def _earn(self, seat: Seat, seconds: float) -> None:
        if seconds:
            self.banks[seat] = max(0.0, self.banks[seat] + seconds)

    def deadline(self, holidays: Sequence[Holiday] = ()) -> float | None:
        """When the running seat has no time left; None if it may take as long as it likes.

        Only a clock in days stands still on a holiday of that seat.
        """
        return None if self.running is None else self.ends(self.running, self.since, holidays)

    def ends(self, seat: Seat, since: float, holidays: Sequence[Holiday] = ()) -> float | None:
        """When a seat has no time left if its clock runs from a moment on."""
        match self.plan.kind:
            case "none":
                return None
            case "move":
                return since + self._for_one
            case "days":
                return when_over(since, self._for_one, holidays)
            case "bank":
                return since + self.banks[seat]

    @property
    def _for_one(self) -> float:
        """The seconds for one decision."""
        return self.plan.days * _DAY if self.plan.kind == "days" else float(self.plan.seconds)
