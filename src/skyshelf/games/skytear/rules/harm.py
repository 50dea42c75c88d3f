"""Damage, lost HP, healing, and defeat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from skyshelf.effects.abilities import Replacing
from skyshelf.effects.options import NUMBERS, PickNumber
from skyshelf.effects.run import report
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.copies import changed
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.sight import sees_own_pillar
from skyshelf.games.skytear.rules.supply import reward
from skyshelf.games.skytear.rules.triggers import happen
from skyshelf.games.skytear.rules.values import holders, value
from skyshelf.games.skytear.table.options import place_name, unit_name
from skyshelf.games.skytear.table.state import Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Happening, Stat
from skyshelf.games.skytear.vocabulary.timing import Soak


class Blow(NamedTuple):
    """Whom it hits, and how much gets through the armor."""

    victim: UnitId
    number: int


def blow(s: Skytear, victim: UnitId, number: int, piercing: bool) -> Blow:
    """As the armor is now: of several who are hit at once nobody's falling changes that of another. SKY-Q-205"""
    return Blow(victim, after_armor(s, victim, number, piercing))


@dataclass(slots=True)
class Damage(Frame):
    """What others take upon themselves of all blows, then the losses. SKY-EFX-11 SKY-AOE-14 SKY-Q-208

    `source` is the unit that deals it, `seat` the player whose effect it is; `attack` marks Attack actions.
    """

    blows: tuple[Blow, ...]
    source: UnitId
    seat: Seat
    attack: bool = False
    at: int = 0
    lost: int = 0
    asked: tuple[UnitId, ...] = ()  # heroes that were asked to take some of it
    falling: bool = False  # all were asked

    def step(self, s: Skytear) -> None:
        if self.at == len(self.blows):
            if not self.falling:
                s.frames[-1] = changed(self, at=0, falling=True)
                return
            s.frames.pop()
            report(s, tuple(blow.victim for blow in self.blows), self.lost, bool(self.blows))
            return
        victim, number = self.blows[self.at]
        stands = s.hex_of(victim) >= 0 and number > 0
        if not self.falling:
            soaker = self._soaker(s) if stands else NO_UNIT
            if soaker == NO_UNIT:
                s.frames[-1] = changed(self, at=self.at + 1, asked=())
                return
            choices = [NUMBERS[n] for n in soakable(s, soaker, victim, number)]
            s.ask(s.heroes[soaker].seat, "soak", choices, "SKY-Q-103", _who_pays(s, soaker, victim))
            return
        lost = 0 if not stands else 1 if s.is_minion(victim) else number
        # First: what the loss brings with it comes before the next blow.
        s.frames[-1] = changed(self, at=self.at + 1, lost=self.lost + lost)
        if not stands:
            return
        if self.attack and s.is_hero(
            victim
        ):  # while it stands there: a lethal blow triggers as well, SKY-TRG-02
            happen(s, Happening.ATTACK_HURTS, self.source, victim, lost)
        lose_hp(s, victim, number, self.seat, "SKY-EFX-11")

    def _soaker(self, s: Skytear) -> UnitId:
        """Who is asked next to take some of this blow."""
        victim, number = self.blows[self.at]
        for soaker in soakers(s, victim):
            if soaker not in self.asked and soakable(s, soaker, victim, number):
                return soaker
        return NO_UNIT

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickNumber)
        victim, number = self.blows[self.at]
        soaker = self._soaker(s)
        if option.pick:
            lose_hp(s, soaker, option.pick, NOBODY, "SKY-Q-103")
            number -= number if s.is_minion(victim) else option.pick
        blows = (*self.blows[: self.at], Blow(victim, number), *self.blows[self.at + 1 :])
        s.frames[-1] = changed(self, blows=blows, asked=(*self.asked, soaker))


def _who_pays(s: Skytear, soaker: UnitId, victim: UnitId) -> Phrase:
    hero, spared = unit_name(s, soaker), unit_name(s, victim)
    return Phrase("skytear-soaking", {"hero": hero, "hp": s.heroes[soaker].hp, "spared": spared})


def after_armor(s: Skytear, victim: UnitId, number: int, piercing: bool) -> int:
    """Each point of armor takes one off, whatever the source; never below 0."""
    if piercing or not s.is_hero(victim):  # SKY-EFX-19 SKY-MIN-03
        return max(0, number)
    # Whatever the source, and never a gift. SKY-HERO-10 SKY-HERO-11 SKY-EFX-28 SKY-ATK-05 SKY-ATK-07 SKY-Q-28
    return max(0, number - value(s, victim, Stat.ARMOR))


def lose_hp(s: Skytear, unit: UnitId, number: int, seat: Seat, rule: str) -> int:
    """HP go down directly; 0 is defeat. SKY-EFX-18 SKY-STATE-09 SKY-MIN-02 SKY-MIN-05 SKY-ATK-06 SKY-Q-31"""
    if number <= 0 or s.hex_of(unit) < 0:
        return 0
    if s.is_minion(unit):
        defeat_minion(s, unit, seat, rule)
        return 1
    hero = s.edit(unit)
    hero.hp -= number
    s.emit("hp-lost", rule, unit=unit_name(s, unit), number=number, hp=max(0, hero.hp))
    if hero.hp <= 0:
        defeat_hero(s, unit, seat)
    return number


def can_heal(s: Skytear, unit: UnitId) -> bool:
    """A hero there who has lost HP, while nothing forbids it."""
    if not s.is_hero(unit) or s.heroes[unit].hex < 0 or value(s, unit, Stat.NO_HEALING) > 0:
        return False
    return s.heroes[unit].hp < hero_card(s.heroes[unit].card).hp


def heal(s: Skytear, unit: UnitId, number: int) -> int:
    """Never above the starting HP. SKY-EFX-16 SKY-EFX-17"""
    if number <= 0 or not can_heal(s, unit):
        return 0
    healed = min(number, hero_card(s.heroes[unit].card).hp - s.heroes[unit].hp)
    s.edit(unit).hp += healed
    s.emit("healed", "SKY-EFX-16", unit=unit_name(s, unit), number=healed, hp=s.heroes[unit].hp)
    return healed


def defeat_hero(s: Skytear, unit: UnitId, seat: Seat) -> None:
    """It leaves the map and comes back later: one row on if it was Ready, two if it was Exhausted."""
    hero = s.edit(unit)
    # In its own activation it is Ready. SKY-STATE-12 SKY-STATE-13 SKY-STATE-14 SKY-Q-46
    hero.back_on = s.turn + (1 if hero.stance == Stance.READY else 2)
    hero.stance = Stance.DEFEATED
    stood = place_name(s, hero.hex)
    illusion = hero.illusion
    # The pillars stay: they belong to the side. SKY-TAU-16
    hero.hex = hero.illusion = hero.began = OFF  # SKY-STATE-11 SKY-NUP-15
    hero.hp = 0
    hero.conditions = 0  # SKY-COND-03
    s.mods = tuple(mod for mod in s.mods if mod.hero != unit)
    s.listeners = tuple(one for one in s.listeners if one.hero != unit)
    row = hero.back_on if hero.back_on <= s.field.track else 0  # the game is over before: SKY-Q-04
    s.emit("hero-defeated", "SKY-STATE-09", unit=unit_name(s, unit), row=row, start=stood)
    if illusion >= 0:
        s.emit("illusion-gone", "SKY-NUP-15", unit=unit_name(s, unit), hex=place_name(s, illusion))
    # Only enemies profit. SKY-Q-47
    if seat != NOBODY and s.side_of_seat(seat) != hero.side:
        board = s.boards[1 - hero.side]
        board.heroes_defeated += 1
        board.heroes_now += 1
        reward(s, seat)


def defeat_minion(s: Skytear, unit: UnitId, seat: Seat, rule: str) -> None:
    """It goes to the reserve on its own nexus; nobody draws for it. SKY-MIN-06 SKY-MIN-07 SKY-EFX-12 SKY-EFX-13"""
    s.emit("minion-defeated", rule, unit=unit_name(s, unit))
    side = s.side_of(unit)
    number = unit - len(s.heroes)
    s.minions[number] = s.minion_lanes[number] = OFF
    if seat != NOBODY and s.side_of_seat(seat) != side:
        s.boards[1 - side].minions_defeated += 1


@lru_cache(maxsize=512)
def kept_protectors(cards: tuple[int, ...]) -> tuple[tuple[UnitId, int], ...]:
    """The heroes that can take damage of others upon themselves, with the number of that ability."""
    return tuple(
        (hero, ability)
        for hero, number in numbered(cards)
        for ability, part in enumerate(hero_card(number).parts)
        if isinstance(part, Replacing)
    )


def soakers(s: Skytear, victim: UnitId) -> list[UnitId]:
    """Heroes whose skill lets them take it: the victim is another friend that sees a friendly pillar."""
    if not s.mode.has_skills:
        return []
    found: list[UnitId] = []
    side = s.side_of(victim)
    for hero, ability in kept_protectors(s.line_up()):
        one = s.heroes[hero]
        if hero == victim or one.side != side or not sees_own_pillar(s, victim, side):
            continue
        if holders(s, hero, hero_card(one.card).icons[ability]):
            found.append(hero)
    return found


def soakable(s: Skytear, soaker: UnitId, victim: UnitId, number: int) -> list[int]:
    """How many HP it may lose for that: its price for all of a minion's damage, for a hero's one for one.

    It must survive."""
    hp = s.heroes[soaker].hp
    price = next(
        part.change.hp
        for part in hero_card(s.heroes[soaker].card).parts
        if isinstance(part, Replacing) and isinstance(part.change, Soak)
    )
    if s.is_minion(victim):
        return [0, price] if hp > price else []
    most = min(price, number, hp - 1)
    return list(range(most + 1)) if most > 0 else []
