"""The fight phase: lanes from left to right, "Fight:" abilities, then strikes. HRD-FIGHT-01 to HRD-FIGHT-16"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import After
from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.targets import first_of
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.index import abilities_at, index_of
from skyshelf.games.horde.abilities.resolve import resolve
from skyshelf.games.horde.cards.card import NO_CARD
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.place import move_to
from skyshelf.games.horde.rules.settle import Settle, is_settled, resolve_one_of, start
from skyshelf.games.horde.rules.strike import Blow, eluding_lanes, strike_now
from skyshelf.games.horde.table.lanes import ALL_LANES, LANES, NO_LANE, Lane
from skyshelf.games.horde.table.options import LANE, PickLane, ResolveNext
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Pending
from skyshelf.games.horde.vocabulary.instead import StrikeElsewhere
from skyshelf.games.horde.vocabulary.names import Happening, Moment

_FIGHT = Moment.FIGHT

_MONSTER, _ALLIANCE, _STRIKE, _OVER = range(4)


@dataclass(slots=True)
class FightPhase(Frame):
    """One lane and the step it has reached; `only_engaged` is for fights that leave out the other lanes.

    A lane is looked at when its turn comes: whoever left does not strike any more, whoever came fights again.
    """

    lane: Lane = ALL_LANES[0]
    at: int = _MONSTER
    only_engaged: bool = False

    def step(self, s: Horde) -> None:
        lane, at = self.lane, self.at
        if at == _MONSTER:  # HRD-FIGHT-02
            lane = self._next_lane(s)  # HRD-FIGHT-11 HRD-FIGHT-14
            if lane == LANES:
                s.frames.pop()
                s.lane_now = NO_LANE
                return
            if self._turns_up(s, lane, at):
                return
            s.lane_now = lane
            if not _speaks(s, s.monster_in(lane)):
                at = _ALLIANCE
        if at == _ALLIANCE and not _speaks(s, s.guard[lane]):
            at = _STRIKE
        if at == _STRIKE and self._turns_up(s, lane, at):  # it came while the lane was fighting
            return
        s.frames[-1] = FightPhase(lane, at + 1, self.only_engaged)
        match at:
            case 0:  # HRD-FIGHT-03 HRD-KEY-63
                _speak(s, s.monster_in(lane))
            case 1:  # HRD-FIGHT-04 HRD-TWR-07
                _speak(s, s.guard[lane])
            case 2:  # HRD-FIGHT-05
                s.push(Settle())
                strike_now(s, lane_blows(s, lane), trample=True)
            case _:  # HRD-FIGHT-12
                end_lane(s)
                s.frames[-1] = FightPhase(Lane(lane + 1), _MONSTER, self.only_engaged)

    def _turns_up(self, s: Horde, lane: Lane, at: int) -> bool:
        """An ally's strike is an effect on a concealed monster: in a fight before all are turned up, it is first."""
        monster = s.monster_in(lane)
        if monster == NO_UNIT or s.ally_in(lane) == NO_UNIT or s.units[monster].hidden == NO_CARD:
            return False
        s.frames[-1] = FightPhase(lane, at, self.only_engaged)
        s.push(Settle())
        return s.uncovers((monster,))  # HRD-VS-30

    def _next_lane(self, s: Horde) -> Lane:
        """Empty lanes are skipped. HRD-FIGHT-13 HRD-KEY-30"""
        for lane in ALL_LANES[self.lane :]:
            if self.only_engaged:
                if s.monster_in(lane) != NO_UNIT and s.ally_in(lane) != NO_UNIT:
                    return lane
            elif s.front[lane] >= 0 or s.guard[lane] >= 0:
                return lane
        return Lane(LANES)


def _speaks(s: Horde, unit: UnitId) -> bool:
    """Whether a card of the lane has anything to do before the strikes; else it is passed over at once."""
    return unit != NO_UNIT and (bool(abilities_at(s, unit, _FIGHT)) or not is_settled(s))


def _speak(s: Horde, unit: UnitId) -> None:
    s.push(Settle())
    resolve(s, unit, _FIGHT)


def elude(s: Horde, unit: UnitId) -> None:
    """A creature that survived its first strike against a monster may move. HRD-KEY-27 HRD-Q-39 MON-KEY-36"""
    lanes = eluding_lanes(s, unit)
    if lanes:
        s.push(Elude(unit, tuple(lanes)))


@dataclass(slots=True)
class Elude(Frame):
    """The move is optional. HRD-KEY-28"""

    unit: UnitId
    lanes: tuple[Lane, ...]

    def step(self, s: Horde) -> None:
        one = s.units[self.unit]
        s.ask(
            one.seat, "elude", [*[LANE[lane] for lane in self.lanes], DONE], "HRD-KEY-27", CARD_NAME[one.card]
        )

    def answer(self, s: Horde, option: Option) -> None:
        s.frames.pop()
        if not isinstance(option, Stop):
            assert isinstance(option, PickLane)
            move_to(s, self.unit, option.pick, "HRD-KEY-27")
            if s.edition.elude_first:
                s.push(AfterEluding(self.unit))


@dataclass(slots=True)
class AfterEluding(Frame):
    """What an elusive move triggers is resolved before the struck monster is destroyed. MON-Q-95"""

    unit: UnitId

    def step(self, s: Horde) -> None:
        group = [number for number, pending in enumerate(s.waiting) if self._is_about_the_move(pending)]
        if group:
            resolve_one_of(s, group)
        else:
            s.frames.pop()

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, ResolveNext)
        start(s, option.number)

    def _is_about_the_move(self, pending: Pending) -> bool:
        if pending.ability < 0 or pending.subject != self.unit:
            return False
        part = CARDS[pending.card].parts[pending.ability]
        return isinstance(part, After) and part.event.happening == Happening.MOVES


def lane_blows(s: Horde, lane: Lane) -> tuple[Blow, ...]:
    """Who strikes whom in a lane, exhausted or not. HRD-FIGHT-06 HRD-FIGHT-08 HRD-FIGHT-09 HRD-READY-06

    It is settled once for the lane, so nobody strikes the portal after the opponent fell. HRD-FIGHT-15
    An outsider is a monster like the others. HRD-OUT-05
    """
    monster, ally = s.monster_in(lane), s.ally_in(lane)
    elsewhere = _strikes_elsewhere(s, monster)
    if elsewhere >= 0:
        return ((monster, elsewhere), (ally, monster)) if ally != NO_UNIT else ((monster, elsewhere),)
    if monster != NO_UNIT and ally != NO_UNIT:  # HRD-LANE-04
        return ((monster, ally), (ally, monster))
    if monster != NO_UNIT:  # HRD-LANE-05, and a tower is no ally: HRD-FIGHT-07
        return ((monster, CASTLE),)
    return ((ally, PORTAL),) if ally != NO_UNIT else ()  # HRD-LANE-06 HRD-WIN-10


def _strikes_elsewhere(s: Horde, monster: UnitId) -> UnitId:
    """Whom a monster strikes instead of what it faces, or -1. MON-COL-07"""
    for run, ability in index_of(s).replacing:
        if isinstance(ability.change, StrikeElsewhere) and run.scope.source == monster:
            return first_of(s, run, ability.change.whom)
    return NO_UNIT


def end_lane(s: Horde) -> None:
    """What lasts for this lane's fight ends."""
    for unit, one in numbered(s.units):
        if one.lane_bans:
            s.edit(unit).lane_bans = 0
