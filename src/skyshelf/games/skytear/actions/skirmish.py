"""The Skirmish action: two single steps and a blow, in any order, each if one likes. SKY-SKIR-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.options import DONE, Stop
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.attack import halved, pierces
from skyshelf.games.skytear.actions.move import go_to
from skyshelf.games.skytear.battlefields.battlefield import bits
from skyshelf.games.skytear.cards.registry import hero_card, power
from skyshelf.games.skytear.rules.ground import free_hexes
from skyshelf.games.skytear.rules.harm import Damage, blow
from skyshelf.games.skytear.rules.sight import near, sees
from skyshelf.games.skytear.rules.supply import flip_cards
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import (
    PickArea,
    PickHex,
    PickUnit,
    area_pick,
    hex_pick,
    unit_name,
    unit_pick,
)
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.games.skytear.vocabulary.shapes import ARC3


def foes(s: Skytear, unit: UnitId, seat: Seat, reach: int) -> list[UnitId]:
    """Enemy heroes in sight and range, at this moment."""
    side = s.side_of_seat(seat)
    return [
        number
        for number, hero in numbered(s.heroes)  # SKY-SKIR-11 SKY-SKIR-12
        if hero.side != side
        and hero.hex >= 0
        and near(s, unit, hero.hex) <= reach  # SKY-SKIR-06 SKY-Q-170
        and sees(s, unit, number, side)  # SKY-SKIR-05
    ]


def skirmish_blows(s: Skytear, unit: UnitId, seat: Seat, victims: list[UnitId]) -> Damage:
    """One flip on a base of 0 for all who are hit; the attack value plays no part."""
    flipped = flip_cards(s, seat, 1)  # SKY-SKIR-08 SKY-AOE-09
    bonus = value(s, unit, Stat.SKIRMISH) if s.is_hero(unit) else 0  # SKY-SKIR-09
    # The base is 0. SKY-Q-24 SKY-Q-169 SKY-Q-175
    number = halved(s, unit, bonus + (power(flipped[0]).modifier if flipped else 0))
    for victim in victims:
        s.emit(
            "skirmishes",
            "SKY-SKIR-08",
            unit=unit_name(s, unit),
            target=unit_name(s, victim),
            number=max(0, number),
        )
    # Armor counts. SKY-SKIR-10
    return Damage(tuple(blow(s, victim, number, pierces(s, unit, victim)) for victim in victims), unit, seat)


@dataclass(slots=True)
class Skirmishing(Frame):
    """One indivisible effect, within which nobody plays a card.
    No other frame comes between its parts. SKY-SKIR-16 SKY-STK-19 SKY-CARD-18
    """

    hero: UnitId
    seat: Seat
    steps: int = 2
    blow: bool = True

    def step(self, s: Skytear) -> None:
        hero = s.heroes[self.hero]
        options: list[Option] = [DONE]  # SKY-SKIR-03
        if self.steps:  # each must end on a legal hex, Slow or Fast: SKY-SKIR-13 SKY-SKIR-17
            free = free_hexes(s, self.hero)
            options += [hex_pick(s, at) for at in s.field.around[hero.hex] if free >> at & 1]
        if self.blow:
            options += self._blows(s)  # SKY-SKIR-02 SKY-SKIR-07
        if len(options) == 1:
            s.frames.pop()
            return
        s.ask(self.seat, "skirmish", options, "SKY-SKIR-01", unit_name(s, self.hero))

    def _blows(self, s: Skytear) -> list[Option]:
        if value(s, self.hero, Stat.SKIRMISH_ARC) > 0:
            return [*arcs(s, self.hero, self.seat)]
        reach = hero_card(s.heroes[self.hero].card).reach
        return [unit_pick(s, one) for one in foes(s, self.hero, self.seat, reach)]

    def answer(self, s: Skytear, option: Option) -> None:
        match option:
            case Stop():
                s.frames.pop()
            case PickHex():
                s.frames[-1] = Skirmishing(self.hero, self.seat, self.steps - 1, self.blow)  # SKY-SKIR-04
                go_to(s, self.hero, option.pick, "SKY-SKIR-01")
            case PickUnit():
                self._strike(s, [option.pick])
            case PickArea():
                side = s.side_of_seat(self.seat)
                self._strike(
                    s,
                    [
                        number
                        for number, hero in numbered(s.heroes)
                        if hero.side != side and hero.hex in option.hexes
                    ],
                )

    def _strike(self, s: Skytear, victims: list[UnitId]) -> None:
        s.frames[-1] = Skirmishing(self.hero, self.seat, self.steps, False)
        s.push(skirmish_blows(s, self.hero, self.seat, victims))


def arcs(s: Skytear, hero: UnitId, seat: Seat) -> list[PickArea]:
    """The ways to lay the arc that hit an enemy hero at all."""
    side = s.side_of_seat(seat)
    there = 0
    for other in s.heroes:
        if other.side != side and other.hex >= 0:
            there |= 1 << other.hex
    found: list[PickArea] = []
    for number, mask in enumerate(s.field.shape(ARC3.hexes, s.heroes[hero].hex)):
        if mask & there:
            hexes = tuple(bits(mask))
            found.append(area_pick(s, number, hexes))
    return found
