"""The Attack action, step by step. SKY-ATK-02 SKY-ATK-03 SKY-ATK-04 SKY-ATK-05 SKY-ATK-06"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Arg, Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import hero_card, outsider_card, power
from skyshelf.games.skytear.rules.harm import Damage, after_armor, blow
from skyshelf.games.skytear.rules.supply import flip_cards
from skyshelf.games.skytear.rules.triggers import happen
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import PickCard, PickFlip, place_name, unit_name
from skyshelf.games.skytear.table.state import TOKEN, Skytear
from skyshelf.games.skytear.vocabulary.names import Condition, Happening, Stat


def attack_value(s: Skytear, unit: UnitId, target: UnitId) -> int:
    if not s.is_hero(unit):
        return outsider_card(s.outsider(unit).card).attack
    return value(s, unit, Stat.ATTACK, target)


def attack_flips(s: Skytear, unit: UnitId) -> int:
    if not s.is_hero(unit):
        return outsider_card(s.outsider(unit).card).flips
    return hero_card(s.heroes[unit].card).flips


def pierces(s: Skytear, unit: UnitId, target: UnitId) -> bool:
    return s.is_hero(unit) and value(s, unit, Stat.PIERCING, target) > 0


def halved(s: Skytear, unit: UnitId, number: int) -> int:
    """Disarm: half of the whole sum, rounded up, before Armor. SKY-COND-10 SKY-COND-11 SKY-COND-12 SKY-Q-27"""
    if s.is_hero(unit) and s.has_condition(unit, Condition.DISARM) and number > 0:
        return (number + 1) // 2
    return number


@dataclass(slots=True)
class Attacking(Frame):
    """Cards are flipped on resolution, so responses come without knowing them. SKY-ATK-16 SKY-Q-168"""

    unit: UnitId
    seat: Seat
    target: UnitId
    flipped: tuple[CardId, ...] = ()
    at: int = 0

    def step(self, s: Skytear) -> None:
        if self.target >= TOKEN:
            s.frames.pop()
            remove_token(s, s.hex_of(self.target))
            happen(s, Happening.ATTACK_RESOLVED, self.unit, self.target)
            return
        if self.at == 0:
            cards = flip_cards(s, self.seat, attack_flips(s, self.unit))
            s.frames[-1] = Attacking(self.unit, self.seat, self.target, tuple(cards), 1)
        elif self.at == 1:
            if len({power(card).modifier for card in self.flipped}) > 1:  # SKY-EFX-04 SKY-Q-26
                options = [self._pick(s, card) for card in dict.fromkeys(self.flipped)]
                s.ask(self.seat, "flip", options, "SKY-ATK-04", self._sum(s))
                return
            self._strike(s, power(self.flipped[0]).modifier if self.flipped else 0)
        else:
            s.frames.pop()
            happen(s, Happening.ATTACK_RESOLVED, self.unit, self.target)

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickCard)
        self._strike(s, power(option.pick).modifier)

    def _pick(self, s: Skytear, card: CardId) -> PickFlip:
        modifier = power(card).modifier
        damage = after_armor(s, self.target, self._number(s, modifier), pierces(s, self.unit, self.target))
        return PickFlip(card, modifier, damage, damage)

    def _sum(self, s: Skytear) -> Phrase:
        """What a flipped card is added to, and what is taken off."""
        pierced = pierces(s, self.unit, self.target) or not s.is_hero(self.target)
        armor = 0 if pierced else value(s, self.target, Stat.ARMOR)
        attack = attack_value(s, self.unit, self.target)
        args: dict[str, Arg] = {"attack": attack, "target": unit_name(s, self.target), "armor": armor}
        return Phrase("skytear-flip-attack", args)

    def _number(self, s: Skytear, modifier: int) -> int:
        return halved(s, self.unit, attack_value(s, self.unit, self.target) + modifier)

    def _strike(self, s: Skytear, modifier: int) -> None:
        number = self._number(s, modifier)
        s.emit(
            "attacks",
            "SKY-ATK-04",
            unit=unit_name(s, self.unit),
            target=unit_name(s, self.target),
            number=max(0, number),
        )
        s.frames[-1] = Attacking(self.unit, self.seat, self.target, self.flipped, 2)
        only = blow(s, self.target, number, pierces(s, self.unit, self.target))
        s.push(Damage((only,), self.unit, self.seat, True))


def remove_token(s: Skytear, at: HexId) -> None:
    """A pillar or an illusion, without flips. SKY-Q-21"""
    where = place_name(s, at)
    for side, board in enumerate(s.boards):
        left = tuple(pillar for pillar in board.pillars if pillar.hex != at)
        if left != board.pillars:
            board.pillars = left
            s.emit("pillar-removed", "SKY-TAU-12", side=SIDES[side], hex=where)
    for number, hero in numbered(s.heroes):
        if hero.illusion == at:
            s.edit(number).illusion = OFF
            s.emit("illusion-gone", "SKY-NUP-14", unit=unit_name(s, number), hex=where)
