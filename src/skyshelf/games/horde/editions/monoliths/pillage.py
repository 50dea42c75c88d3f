"""The pillage phase of the second edition: monster after monster of the back line. MON-PIL-01 MON-PIL-02

What a monster does in this phase, its pillaging and its "Pillage:" abilities, is done before another one begins.
"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, index_of, seat_of, speaking
from skyshelf.games.horde.abilities.order import OwnOrder, order_matters
from skyshelf.games.horde.abilities.totals import is_banned, strength_of, trait_of
from skyshelf.games.horde.rules.place import to_back_line
from skyshelf.games.horde.rules.settle import Settle, settle
from skyshelf.games.horde.rules.supply import pillage
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import ResolveNext, place_of, unit_name
from skyshelf.games.horde.table.state import Horde, Pending
from skyshelf.games.horde.vocabulary.names import Ban, Happening, Moment, Trait

_PILLAGE = Moment.PILLAGE
_MAY_NOT = Ban.PILLAGE


def pillage_total(s: Horde) -> int:
    """Each counts by itself, and never below 0. MON-KEY-80 MON-PIL-09 MON-Q-39 MON-MIN-11"""
    return sum(strength_of(s, unit) for unit in s.back if not is_banned(s, unit, _MAY_NOT))


@dataclass(slots=True)
class PillagePhase2024(OwnOrder):
    """Only monsters that were there when the phase began pillage. MON-Q-81"""

    begun: bool = False
    waiting: tuple[UnitId, ...] = ()  # the monsters that have done nothing yet
    monster: UnitId = NO_UNIT  # the one that has pillaged and may have abilities

    def step(self, s: Horde) -> None:
        if not self.begun:
            s.frames[-1] = PillagePhase2024(True, tuple(s.back))
        elif self.monster != NO_UNIT:
            s.frames[-1] = PillagePhase2024(True, self.waiting)
            _use_abilities(s, self.monster)
        else:
            self._next(s)

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        self._begin(s, self._choices(s)[option.number])

    def _next(self, s: Horde) -> None:
        choices = self._choices(s)
        if not choices:
            s.frames.pop()
            _return_pillagers(s)
        elif len(choices) > 1 and _order_matters(s, choices):  # MON-PIL-05 MON-Q-76
            options = [
                ResolveNext(number, place_of(s, unit), s.units[unit].card)
                for number, unit in enumerate(choices)
            ]
            s.ask(s.horde_chooser(), "order", options, "MON-PIL-05")
        else:
            self._begin(s, choices[0])

    def _choices(self, s: Horde) -> list[UnitId]:
        """The monsters that may be next; one that has left the back line is not among them, and one stands for all
        that are quite the same. MON-Q-92
        """
        found: list[UnitId] = []
        for unit in self.waiting:
            if unit in s.back and not _is_among(s, unit, found):
                found.append(unit)
        return found

    def _begin(self, s: Horde, unit: UnitId) -> None:
        """It pillages, and then its abilities come. MON-Q-92"""
        waiting = tuple(other for other in self.waiting if other != unit)
        s.frames[-1] = PillagePhase2024(True, waiting, unit)
        number = 0 if is_banned(s, unit, _MAY_NOT) else strength_of(s, unit)
        if number:
            s.emit("pillages", "MON-PIL-02", card=unit_name(s, unit), number=number)
            s.push(Settle())
            pillage(s, number, "MON-PIL-01")


def _is_among(s: Horde, unit: UnitId, others: list[UnitId]) -> bool:
    """Whether one of the others is quite the same; the card alone tells most of them apart."""
    one = s.units[unit]
    for other in others:
        if one.card == s.units[other].card and one == s.units[other]:
            return True
    return False


def _use_abilities(s: Horde, unit: UnitId) -> None:
    """The "Pillage:" abilities of a monster that is still in the back line. MON-PIL-04 MON-PIL-07"""
    if unit in s.back:
        seat = seat_of(s, s.units[unit])
        for card, ability in abilities_at(s, unit, _PILLAGE):
            s.waiting.append(Pending(card, ability, unit, seat, NO_UNIT, NO_UNIT, 0))
        settle(s)


def _order_matters(s: Horde, units: list[UnitId]) -> bool:
    speakers = speaking(s, units, _PILLAGE)
    found = [part for unit in speakers for part in abilities_at(s, unit, _PILLAGE)]
    return any(order_matters(s, *part) for part in found) or _fills(s, units, bool(found))


def _fills(s: Horde, units: list[UnitId], more: bool) -> bool:
    """Whether pillaged cards are kept beneath a card that may have enough of them before all have pillaged."""
    keepers = index_of(s).ears.get(Happening.CARDS_BENEATH)
    if not keepers or more:
        return bool(keepers)
    coming = sum(strength_of(s, unit) for unit in units) * len(s.rules.alliance)
    return any(len(s.units[run.scope.source].beneath) + coming >= after.event.least for run, after in keepers)


def _return_pillagers(s: Horde) -> None:
    """Step 2. MON-PIL-08 MON-PIL-12 MON-Q-25"""
    for lane in ALL_LANES:
        unit = s.monster_in(lane)
        if unit != NO_UNIT and trait_of(s, unit, Trait.PILLAGER) and not is_banned(s, unit, Ban.BE_MOVED):
            to_back_line(s, unit, "MON-PIL-08")
