"""The alliance phase: play, engage, move, discard, use abilities, in any order. HRD-ALL-01"""

from __future__ import annotations

from dataclasses import dataclass, replace

from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.announce import announce
from skyshelf.games.horde.abilities.index import abilities_at, speaking
from skyshelf.games.horde.abilities.totals import is_banned, may_move
from skyshelf.games.horde.cards.registry import CARDS, triggered
from skyshelf.games.horde.rules.concealed import TurnUpAll, concealed_units
from skyshelf.games.horde.rules.engage import engage_options, start_engaging
from skyshelf.games.horde.rules.place import discard_unit as discard_from_play
from skyshelf.games.horde.rules.place import move_to, swap
from skyshelf.games.horde.rules.play_card import play_options, start_playing, tell_if_in_vain
from skyshelf.games.horde.rules.repetition import MOST_TIMES, FreeActions, Row, comes_too_often, moves_are_few
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.taunt import MoveOff, answers_taunt, misplaced, taunt_is_owed, tower_to_clear
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import (
    END,
    LANE,
    PARTNER,
    DiscardUnit,
    EndActions,
    EngageMinion,
    HandOver,
    MoveAlly,
    PickLane,
    PlayCard,
    UseAbility,
    discard_unit,
    move_ally,
    place_of,
    unit_name,
    use_ability,
)
from skyshelf.games.horde.table.state import CASTLE, Horde
from skyshelf.games.horde.vocabulary.names import Ban, Happening, Moment

_EXHAUST = Moment.EXHAUST
_BE_EXHAUSTED = Ban.BE_EXHAUSTED


def use_options(s: Horde, seat: Seat, reactions: bool) -> list[Option]:
    """ "Exhaust:" abilities of ready cards that the player owns, and of the castle. HRD-ALL-18 HRD-READY-03

    Whichever ability is used, the whole card is exhausted: HRD-READY-05, for castles HRD-Q-46. Costs that stand in an
    ability come on top, HRD-COST-01. In the alliance phase the reaction mark makes no difference, HRD-ALL-19.
    """
    found: list[Option] = []
    for unit in speaking(s, (CASTLE, *s.guard), _EXHAUST):
        one = s.units[unit]
        if one.exhausted or (unit != CASTLE and one.seat != seat):  # HRD-KEY-35 HRD-KEY-67
            continue
        abilities = abilities_at(s, unit, _EXHAUST)  # HRD-KEY-65
        if not abilities or is_banned(s, unit, _BE_EXHAUSTED):
            continue
        place = place_of(s, unit)
        for number, (card, ability) in enumerate(abilities):
            part = triggered(card, ability)
            if reactions and not part.reaction:  # HRD-TRE-13 HRD-TRE-14
                continue
            if not part.costs or can_pay(s, Run(Scope(card, ability, unit, seat)), part.costs):  # HRD-COST-05
                found.append(use_ability(unit, place, number, card, ability))
    return found


def start_using(s: Horde, seat: Seat, option: UseAbility) -> None:
    exhaust(s, option.unit)
    s.emit("used", "HRD-ALL-18", card=unit_name(s, option.unit))
    s.push(Run(Scope(option.card, option.ability, option.unit, seat)), Used(option.unit), Settle())


@dataclass(slots=True)
class Used(Frame):
    """An ability is through: nobody has to wonder whether it did something."""

    unit: UnitId

    def step(self, s: Horde) -> None:
        s.frames.pop()
        tell_if_in_vain(s, unit_name(s, self.unit), "used", "mana-spent")


def exhaust(s: Horde, unit: UnitId) -> bool:
    """Whether the card is exhausted by it."""
    if s.units[unit].exhausted or is_banned(s, unit, _BE_EXHAUSTED):
        return False
    s.edit(unit).exhausted = True
    announce(s, Happening.EXHAUSTED, unit)
    return True


def move_options(s: Horde) -> list[Option]:
    """Allies that may move: to any lane without an alliance card, or in exchange with another ally. HRD-ALL-12"""
    found: list[Option] = []
    room = NO_UNIT in s.guard and moves_are_few(s)  # else each lane is looked at: HRD-Q-77
    for unit in s.guard:
        if unit == NO_UNIT or CARDS[s.units[unit].card].tower:  # HRD-TWR-03
            continue
        if may_move(s, unit) and (room or destinations(s, unit)):
            found.append(move_ally(unit, place_of(s, unit), s.units[unit].card))
    return found


def destinations(s: Horde, ally: UnitId) -> list[Lane]:
    """Any distance, ready or exhausted. HRD-ALL-12 HRD-ALL-13 HRD-ALL-14 HRD-ALL-15 HRD-READY-08"""
    if not may_move(s, ally):
        return []
    lanes = []
    few = moves_are_few(s)
    for lane in ALL_LANES:
        there = s.guard[lane]
        if (
            not few
            and comes_too_often(s, s.guard, s.units[ally].lane, lane)
            and not answers_taunt(s, ally, lane)
        ):
            continue
        if there == NO_UNIT or (there != ally and s.ally_in(lane) != NO_UNIT and may_move(s, there)):
            lanes.append(lane)
    return lanes


def discard_options(s: Horde, seat: Seat) -> list[Option]:
    """Any own alliance card in play, a monster that was won over included. HRD-ALL-16 HRD-Q-43"""
    found: list[Option] = []
    for unit in (CASTLE, *s.guard):
        if unit == NO_UNIT:
            continue
        mine = [unit] if unit != CASTLE else []
        for one in (*mine, *s.units[unit].attachments):
            if s.units[one].seat == seat:
                found.append(discard_unit(one, place_of(s, one), s.units[one].card))
    return found


def actions(s: Horde, seat: Seat, found: list[Option]) -> list[Option]:
    """All that a player can do, after what was found before."""
    found += play_options(s, seat, reactions=False)
    found += use_options(s, seat, reactions=False)
    found += engage_options(s, seat)
    found += move_options(s)
    found += discard_options(s, seat)
    found += s.challenge.actions(s, seat)
    return found


@dataclass(slots=True)
class AlliancePhase(FreeActions):
    """Who acts now; `over` has a bit for each player who wants no more. HRD-ALL-02 HRD-TURN-09

    The rest is what came again and again: rows of allies, hand-overs in a row, cards that a partner did not give.
    """

    seat: Seat = NOBODY
    over: int = 0
    seen: tuple[Row, ...] = ()
    passed: int = 0
    kept_back: tuple[int, ...] = ()
    roused: int = 0  # how often somebody handed over to a partner who was done

    def rows(self) -> tuple[Row, ...]:
        return self.seen

    def refused_units(self) -> tuple[int, ...]:
        return self.kept_back

    def without(self, unit: int) -> Frame:
        return replace(self, kept_back=(*self.kept_back, unit))

    def offered(self, s: Horde, seat: Seat) -> list[Option]:
        end = [END] if self.may_end(s, seat) else []
        return actions(s, seat, [*end, *self.handing_over(s)])

    def may_end(self, s: Horde, seat: Seat) -> bool:
        """Whether a player may want no more."""
        return not taunt_is_owed(s, seat)  # HRD-KEY-82 HRD-Q-88

    def handing_over(self, s: Horde) -> list[Option]:
        few = self.passed < MOST_TIMES and self.roused < MOST_TIMES
        return [PARTNER] if len(s.rules.alliance) > 1 and few else []

    def act(self, s: Horde, seat: Seat, option: Option) -> None:
        act(s, seat, option)

    def close(self, s: Horde) -> None:
        """What the end of the phase demands, before it is over. HRD-Q-38"""
        if self.turns_up(s, from_left=False):  # HRD-ALL-22
            return
        if misplaced(s):  # HRD-ALL-21 HRD-Q-38: afterwards only Taunt is looked at again
            s.frames[-1] = type(self)(NOBODY, _everybody(s), (*self.seen, tuple(s.guard)))
            s.push(MoveOff())
            return
        s.frames.pop()
        close_alliance_phase(s)

    def turns_up(self, s: Horde, from_left: bool) -> bool:
        """Whether concealed cards must be revealed first; the end of the phase is looked at again afterwards."""
        if not concealed_units(s):
            return False
        s.frames[-1] = type(self)(NOBODY, _everybody(s))
        s.push(TurnUpAll(from_left))
        return True

    def step(self, s: Horde) -> None:
        seat = s.lead() if self.seat == NOBODY else self.seat
        if self.over and self.over == _everybody(s):
            if self._owing(s) == NOBODY:
                self._finish(s)
                return
            # What was revealed or left alone has Taunt: the phase cannot end like this, HRD-Q-36
            s.frames[-1] = type(self)(NOBODY, 0, self.seen)
        options = self.offered(s, seat)
        if _has_nothing(options):  # which is no secret: only the table keeps this player from acting
            options = [END, *options]
        s.ask(seat, "alliance", options, "HRD-ALL-01", None, True)

    def _owing(self, s: Horde) -> Seat:
        """A player who must and can do something before the phase ends, or nobody. HRD-ALL-20 HRD-Q-36 HRD-Q-88"""
        for seat in s.rules.alliance:
            if not self.may_end(s, seat) and not _has_nothing(self.offered(s, seat)):
                return seat
        return NOBODY

    def answer(self, s: Horde, option: Option) -> None:
        seat = s.lead() if self.seat == NOBODY else self.seat
        if isinstance(option, EndActions):
            self._pass(s, seat, self.over | 1 << seat, 0, self.roused)
        elif isinstance(option, HandOver):
            self._pass(s, seat, 0, self.passed + 1, self.roused + bool(self.over))
        else:
            free = isinstance(option, MoveAlly | EngageMinion)
            seen = (*self.seen, tuple(s.guard)) if free else ()
            s.frames[-1] = type(self)(seat, self.over, seen, 0, self.kept_back)
            self.act(s, seat, option)

    def _pass(self, s: Horde, seat: Seat, over: int, passed: int, roused: int) -> None:
        """To the next player who still wants to act, or on to what the end of the phase demands."""
        alliance = s.rules.alliance
        for step in range(1, len(alliance) + 1):
            after = alliance[(alliance.index(seat) + step) % len(alliance)]
            if not over >> after & 1:
                s.frames[-1] = type(self)(after, over, self.seen, passed, roused=roused)
                return
        owing = self._owing(s)
        if owing != NOBODY:  # what the others did has left this player with a duty
            s.reveal("taunt-owed", "HRD-KEY-79", who=WHO[owing])
            s.frames[-1] = type(self)(owing, over & ~(1 << owing), self.seen)
            return
        self._finish(s)

    def in_the_way(self, s: Horde) -> UnitId:
        """A tower that must be discarded before the phase ends, once everybody else's duty is done."""
        return NO_UNIT if concealed_units(s) or misplaced(s) else tower_to_clear(s)  # HRD-Q-38

    def _finish(self, s: Horde) -> None:
        """All are done; whoever could not engage a Taunt monster because of a partner's tower acts again."""
        tower = self.in_the_way(s)
        if tower == NO_UNIT:
            self.close(s)
            return
        s.frames[-1] = type(self)(NOBODY, _everybody(s), self.seen)
        s.push(Settle())
        discard_from_play(s, tower, "HRD-Q-91")


def _has_nothing(options: list[Option]) -> bool:
    return not options or options == [PARTNER]


def _everybody(s: Horde) -> int:
    return sum(1 << seat for seat in s.rules.alliance)


def close_alliance_phase(s: Horde) -> None:
    """From now on nothing sends engaged minions back. HRD-Q-24"""
    for unit in s.front:
        if unit != NO_UNIT and s.units[unit].puller != NO_UNIT:
            s.edit(unit).puller = NO_UNIT
    # That it ends tells the players that no partner's hand stands against it: HRD-Q-88
    tell = s.reveal if len(s.rules.alliance) > 1 else s.emit
    tell("alliance-phase-ends", "HRD-TURN-01")


def act(s: Horde, seat: Seat, option: Option) -> None:
    match option:
        case PlayCard():
            start_playing(s, seat, option)
        case UseAbility():
            start_using(s, seat, option)
        case EngageMinion():
            start_engaging(s, seat, option.unit)
        case MoveAlly():
            s.push(ChooseLane(seat, option.unit))
        case DiscardUnit():
            s.push(Settle())
            discard_from_play(s, option.unit, "HRD-ALL-16")
        case _:
            s.challenge.act(s, seat, option)


@dataclass(slots=True)
class ChooseLane(Frame):
    """Where an ally moves to."""

    seat: Seat
    unit: UnitId

    def step(self, s: Horde) -> None:
        options = [LANE[lane] for lane in destinations(s, self.unit)]
        s.ask(self.seat, "move-lane", options, "HRD-ALL-12", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames[-1] = Settle()
        there = s.guard[option.pick]
        if there == NO_UNIT:
            move_to(s, self.unit, option.pick, "HRD-ALL-12")
        else:
            swap(s, self.unit, there, "HRD-ALL-13")
