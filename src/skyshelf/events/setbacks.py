"""What could not be done for an event: it is tried again, less and less often, and everything else goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from skyshelf.events.steps import Step, name_of
from skyshelf.tables.refusal import Refusal

log = logging.getLogger("skyshelf.events")

_MOST_SECONDS = 60.0
# Whoever was quicker is no trouble: a refusal is told when it comes again and again, an error at once.
_REFUSALS = 5


@dataclass(slots=True)
class _Setback:
    times: int = 0
    again_at: float = 0.0
    told: bool = False


class Setbacks:
    """`pause` is how long a step waits after its first failure; every further one doubles it."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._of: dict[str, dict[str, _Setback]] = {}

    @property
    def stuck(self) -> int:
        """How many events there are of which something cannot be done."""
        return sum(any(each.told for each in steps.values()) for steps in self._of.values())

    def holds(self, event: str, step: Step) -> bool:
        """Whether a step is not to be tried yet."""
        found = self._of.get(event, {}).get(name_of(step))
        return found is not None and monotonic() < found.again_at

    def note(self, event: str, step: Step, error: Exception) -> None:
        """It could not be done; who looks after the server reads of it."""
        name = name_of(step)
        setback = self._of.setdefault(event, {}).setdefault(name, _Setback())
        setback.times += 1
        wait = min(_MOST_SECONDS, self._pause * 2 ** min(setback.times - 1, 16))
        setback.again_at = monotonic() + wait
        refused = isinstance(error, Refusal)
        if refused and setback.times < _REFUSALS:
            return
        # Once for each doubling, and not for ever once a minute.
        if not setback.told or setback.times & (setback.times - 1) == 0:
            about = {"event": event[:4], "step": name, "times": setback.times}
            if refused:
                log.warning("a step of an event is refused", extra={**about, "why": str(error)})
            else:
                log.error("a step of an event fails", extra=about, exc_info=error)
        setback.told = True

    def forget(self, event: str, step: Step) -> None:
        """It is done."""
        steps = self._of.get(event)
        if steps is not None and steps.pop(name_of(step), None) is not None and not steps:
            del self._of[event]

    def keep_events(self, ours: Callable[[str], bool]) -> None:
        """What another server keeps now is its trouble."""
        self._of = {event: steps for event, steps in self._of.items() if ours(event)}

    def keep_only(self, event: str, due: list[Step]) -> None:
        """Whatever is not due any more, by the organiser's word or another server's work, is no trouble either."""
        steps = self._of.get(event)
        if steps is None:
            return
        names = {name_of(step) for step in due}
        self._of[event] = kept = {name: each for name, each in steps.items() if name in names}
        if not kept:
            del self._of[event]
