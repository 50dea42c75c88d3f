"""The alliance phase of the second edition: universal abilities, and at its end reveals and Taunt. MON-ALL-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.editions.monoliths.taunt import TauntNow
from skyshelf.games.horde.editions.monoliths.universal import (
    MoveOrSwap,
    discardable,
    draw_at_castle,
    draw_options,
    engage_options,
    move_options,
    ready_allies,
    start_engaging,
)
from skyshelf.games.horde.phases.alliance import AlliancePhase, start_using, use_options
from skyshelf.games.horde.rules.concealed import TurnUpAll
from skyshelf.games.horde.rules.place import discard_unit as discard_from_play
from skyshelf.games.horde.rules.play_card import play_options, start_playing
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.options import (
    END,
    CastleDraw,
    DiscardUnit,
    EngageMinion,
    MoveAlly,
    PlayCard,
    UseAbility,
    discard_unit,
    place_of,
)
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Happening


@dataclass(slots=True)
class AlliancePhase2024(AlliancePhase):
    """One action after another until all players are done. MON-ALL-02 MON-ALL-03"""

    def offered(self, s: Horde, seat: Seat) -> list[Option]:
        found: list[Option] = [END, *self.handing_over(s)]
        found += play_options(s, seat, reactions=False)
        found += use_options(s, seat, reactions=False)
        found += draw_options(s, seat)
        ready = ready_allies(s, seat)
        found += engage_options(s, seat, ready)
        found += move_options(s, ready)
        found += [discard_unit(unit, place_of(s, unit), s.units[unit].card) for unit in discardable(s, seat)]
        return found

    def may_end(self, s: Horde, seat: Seat) -> bool:
        """Taunt is carried out after the phase. MON-ALL-18"""
        return True

    def act(self, s: Horde, seat: Seat, option: Option) -> None:
        match option:
            case PlayCard():  # MON-ALL-04 MON-ALL-05 MON-ALL-07
                start_playing(s, seat, option)
            case UseAbility():  # MON-ALL-11 MON-ALL-12
                start_using(s, seat, option)
            case CastleDraw():
                draw_at_castle(s, seat)
            case EngageMinion():
                start_engaging(s, seat, option.unit)
            case MoveAlly():
                s.push(MoveOrSwap(seat, option.unit))
            case DiscardUnit():
                s.push(Settle())
                discard_from_play(s, option.unit, "MON-ALL-13")

    def in_the_way(self, s: Horde) -> UnitId:
        """Taunt itself discards towers here. MON-Q-24"""
        return NO_UNIT

    def close(self, s: Horde) -> None:
        """Concealed cards are revealed, then Taunt is carried out. MON-ALL-15 MON-ALL-16 MON-ALL-18"""
        s.frames.pop()
        s.emit("alliance-phase-ends", "MON-ALL-03")
        waited_for = index_of(s).ears.get(Happening.ALLIANCE_PHASE_ENDS)
        s.push(TurnUpAll(from_left=True), TauntNow(), *[PhaseEnds()] if waited_for else [])


@dataclass(slots=True)
class PhaseEnds(Frame):
    """Abilities that wait for the end of the alliance phase."""

    def step(self, s: Horde) -> None:
        s.frames[-1] = Settle()
        announce(s, Happening.ALLIANCE_PHASE_ENDS)
