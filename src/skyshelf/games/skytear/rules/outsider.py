"""The winner of a dome may call its outsider and act with it. SKY-OUT-03 SKY-OUTA-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, PickSeat, Stop
from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.actions.attack import Attacking
from skyshelf.games.skytear.actions.skirmish import foes, skirmish_blows
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.cards.registry import outsider_card
from skyshelf.games.skytear.rules.aim import attack_targets, unit_targets
from skyshelf.games.skytear.rules.ground import blocking, minion_mask
from skyshelf.games.skytear.rules.stack import AfterEffect, TheStack
from skyshelf.games.skytear.table.options import (
    DECLARE,
    END,
    Declare,
    EndActivation,
    PickBorder,
    PickUnit,
    UseSkill,
    border_pick,
    place_name,
    unit_name,
    unit_pick,
)
from skyshelf.games.skytear.table.state import ACTION_POINTS, NO_SKILL, Aimed, Outsider, Skytear
from skyshelf.games.skytear.vocabulary.names import Action


def dome_outsider(s: Skytear, dome: int) -> UnitId:
    """The unit that lives in a dome; NO_UNIT if none does. SKY-LANE3-14 SKY-LANE3-16"""
    for unit in s.outsider_units():
        if s.outsider(unit).dome == dome:
            return unit
    return NO_UNIT


def free_for_outsider(s: Skytear, unit: UnitId) -> int:
    """Without Blocking Element and without minion; where it stands itself is free for it."""
    one = s.outsider(unit)
    open_hexes = s.field.everywhere & ~blocking(s) & ~minion_mask(s)
    if one.front >= 0:
        open_hexes |= 1 << one.front | 1 << one.rear
    return open_hexes


def border_places(s: Skytear, unit: UnitId, side: int) -> list[tuple[HexId, HexId]]:
    """One hex inside, one outside, both free, as its card wants it. SKY-OUT-05 SKY-Q-119"""
    one = s.outsider(unit)
    free = free_for_outsider(s, unit)
    pairs = [
        (inner, outer)
        for inner, outer in s.field.domes[one.dome].border
        if free >> inner & 1 and free >> outer & 1
    ]
    match outsider_card(one.card).placement:
        case "near-lane":
            # As near as possible to a lane token of the player's choice.
            found: list[tuple[HexId, HexId]] = []
            for token in s.tokens:
                away = s.field.distance[token]
                best = min((away[outer] for _, outer in pairs), default=0)
                found += [pair for pair in pairs if away[pair[1]] == best and pair not in found]
            return found
        case "own-half":
            own, enemy = (s.field.distance[s.field.nexus[one]] for one in (side, 1 - side))
            return [pair for pair in pairs if enemy[pair[1]] >= own[pair[1]]]
    return pairs


@dataclass(slots=True)
class Calling(Frame):
    """Who acts with it, and where it is placed; both may be left."""

    dome: int
    side: int
    seat: Seat = NOBODY

    def step(self, s: Skytear) -> None:
        unit = dome_outsider(s, self.dome)  # SKY-Q-196
        if unit == NO_UNIT:
            s.frames.pop()
            return
        if self.seat == NOBODY:
            team = [PickSeat(seat) for seat in s.rules.teams[self.side]]
            s.ask(s.captain(self.side), "who-calls", team, "SKY-TEAM-10", unit_name(s, unit))  # SKY-Q-180
            return
        options: list[Option] = [DONE]  # SKY-OUT-04 SKY-Q-118 SKY-Q-181
        for number, (inner, outer) in enumerate(border_places(s, unit, self.side)):
            options.append(border_pick(s, number, inner, outer))
        s.ask(self.seat, "call-outsider", options, "SKY-OUTA-01", unit_name(s, unit))

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, PickSeat):
            s.frames[-1] = Calling(self.dome, self.side, option.pick)
            return
        s.frames.pop()
        if isinstance(option, Stop):
            return
        assert isinstance(option, PickBorder)
        unit = dome_outsider(s, self.dome)
        put_outsider(s, unit, option.inner, option.outer)
        s.emit(
            "outsider-called",
            "SKY-OUTA-01",
            unit=unit_name(s, unit),
            hex=place_name(s, option.outer),
            other=place_name(s, option.inner),
        )
        s.push(OutsiderActs(unit, self.seat))  # SKY-OUTA-10


def put_outsider(s: Skytear, unit: UnitId, front: HexId, rear: HexId) -> None:
    number = unit - len(s.heroes) - len(s.minions)
    one = s.outsiders[number]
    s.outsiders[number] = Outsider(one.card, one.dome, front, rear)


@dataclass(slots=True)
class OutsiderActs(Frame):
    """Up to 3 Action Points for different actions and skills; no cards meanwhile. SKY-OUTA-08
    Its enemies are those of the player; then it stays. SKY-OUT-09 SKY-OUTA-07 SKY-Q-122
    """

    unit: UnitId
    seat: Seat
    points: int = ACTION_POINTS  # SKY-OUTA-02
    used: int = 0  # a bit for each action, then for each skill

    def step(self, s: Skytear) -> None:
        card = outsider_card(s.outsider(self.unit).card)
        options: list[Option] = []
        if self.points:
            options += [
                DECLARE[action]
                for action in (Action.MOVE, Action.ATTACK, Action.SKIRMISH)  # SKY-OUTA-04 SKY-Q-120
                if not self.used >> action & 1 and self._possible(s, action)  # SKY-OUTA-06
            ]
            for number, skill in enumerate(card.skills):
                if not self.used >> len(Action) + number & 1 and self._has_targets(s, number):  # SKY-Q-121
                    options.append(UseSkill(number, skill.slug))
        options.append(END)
        s.ask(self.seat, "outsider", options, "SKY-OUTA-03", unit_name(s, self.unit))

    def _possible(self, s: Skytear, action: Action) -> bool:
        reach = outsider_card(s.outsider(self.unit).card).reach
        return action != Action.ATTACK or bool(attack_targets(s, self.unit, self.seat, reach))

    def _has_targets(self, s: Skytear, skill: int) -> bool:
        card = outsider_card(s.outsider(self.unit).card)
        aim = card.aims[skill]
        return aim is None or bool(unit_targets(s, aim, card.id, skill, self.unit, self.seat))

    def answer(self, s: Skytear, option: Option) -> None:
        card = outsider_card(s.outsider(self.unit).card)
        match option:
            case EndActivation():
                s.frames.pop()
            case Declare():
                self._spend(s, option.action)
                match option.action:
                    case Action.MOVE:
                        s.push(Crawling(self.unit, self.seat, card.move))
                    case Action.SKIRMISH:
                        s.push(OutsiderSkirmish(self.unit, self.seat))
                    case _:
                        s.push(OutsiderTarget(self.unit, self.seat, NO_SKILL))
            case UseSkill():
                self._spend(s, len(Action) + option.skill)
                s.push(OutsiderTarget(self.unit, self.seat, option.skill))

    def _spend(self, s: Skytear, number: int) -> None:
        s.frames[-1] = OutsiderActs(self.unit, self.seat, self.points - 1, self.used | 1 << number)
        # What triggers meanwhile resolves at once, without responses. SKY-Q-80
        s.push(AfterEffect(), TheStack(self.seat, self.seat))


@dataclass(slots=True)
class OutsiderTarget(Frame):
    """An Attack or a skill with a target."""

    unit: UnitId
    seat: Seat
    skill: int

    def step(self, s: Skytear) -> None:
        card = outsider_card(s.outsider(self.unit).card)
        aim = None if self.skill == NO_SKILL else card.aims[self.skill]
        if self.skill == NO_SKILL:
            found = attack_targets(s, self.unit, self.seat, card.reach)
        elif aim is None:
            self._use(s, ())
            return
        else:
            found = unit_targets(s, aim, card.id, self.skill, self.unit, self.seat)
        s.ask(self.seat, "target", [unit_pick(s, one) for one in found], "SKY-OUTA-03", card.name)

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickUnit)
        if self.skill == NO_SKILL:
            s.frames[-1] = Attacking(self.unit, self.seat, option.pick)
        else:
            self._use(s, (option.pick,))

    def _use(self, s: Skytear, targets: tuple[UnitId, ...]) -> None:
        card = outsider_card(s.outsider(self.unit).card)
        s.frames[-1] = Run(Aimed(card.id, self.skill, self.unit, self.seat, targets=targets, stood=OFF))


def crawls(s: Skytear, unit: UnitId) -> list[tuple[HexId, HexId]]:
    """One step: an end enters a free hex and the other end follows into the hex it left."""
    one = s.outsider(unit)
    free = s.field.everywhere & ~blocking(s) & ~minion_mask(s)
    found: list[tuple[HexId, HexId]] = []
    for head in (one.front, one.rear):
        found += [(at, head) for at in s.field.around[head] if free >> at & 1]
    return found


def crawl(s: Skytear, unit: UnitId, to: PickBorder, rule: str) -> None:
    put_outsider(s, unit, to.inner, to.outer)
    front, rear = place_name(s, to.inner), place_name(s, to.outer)
    s.emit("outsider-moved", rule, unit=unit_name(s, unit), hex=front, other=rear)


@dataclass(slots=True)
class Crawling(Frame):
    """It moves like a snake, one step after another."""

    unit: UnitId
    seat: Seat
    steps: int

    def step(self, s: Skytear) -> None:
        ways = crawls(s, self.unit) if self.steps else []
        if not ways:
            s.frames.pop()
            return
        options: list[Option] = [DONE]
        for number, (front, rear) in enumerate(ways):
            options.append(border_pick(s, number, front, rear))
        s.ask(self.seat, "crawl", options, "SKY-OUTA-03", unit_name(s, self.unit))

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, Stop):
            s.frames.pop()
            return
        assert isinstance(option, PickBorder)
        s.frames[-1] = Crawling(self.unit, self.seat, self.steps - 1)
        crawl(s, self.unit, option, "SKY-OUTA-03")


@dataclass(slots=True)
class OutsiderSkirmish(Frame):
    """As for a hero: two single steps and a blow."""

    unit: UnitId
    seat: Seat
    steps: int = 2
    blow: bool = True

    def step(self, s: Skytear) -> None:
        options: list[Option] = [DONE]
        if self.steps:
            for number, (front, rear) in enumerate(crawls(s, self.unit)):
                options.append(border_pick(s, number, front, rear))
        if self.blow:
            reach = outsider_card(s.outsider(self.unit).card).reach
            options += [unit_pick(s, one) for one in foes(s, self.unit, self.seat, reach)]
        if len(options) == 1:
            s.frames.pop()
            return
        s.ask(self.seat, "skirmish", options, "SKY-SKIR-01", unit_name(s, self.unit))

    def answer(self, s: Skytear, option: Option) -> None:
        match option:
            case Stop():
                s.frames.pop()
            case PickBorder():
                s.frames[-1] = OutsiderSkirmish(self.unit, self.seat, self.steps - 1, self.blow)
                crawl(s, self.unit, option, "SKY-SKIR-01")
            case PickUnit():
                s.frames[-1] = OutsiderSkirmish(self.unit, self.seat, self.steps, False)
                s.push(skirmish_blows(s, self.unit, self.seat, [option.pick]))
