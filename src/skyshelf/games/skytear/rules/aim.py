"""What may be targeted, when a card is played and again when it resolves. SKY-TGT-01 SKY-TGT-10"""

from __future__ import annotations

from skyshelf.effects.run import Run
from skyshelf.effects.targets import fitting
from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.battlefields.battlefield import HexId, bits
from skyshelf.games.skytear.cards.card import Aim
from skyshelf.games.skytear.rules.ground import empty_hexes, free_hexes
from skyshelf.games.skytear.rules.sight import (
    in_view,
    is_covered,
    seen_hexes,
    sees_into_cover,
    standing,
    uncovered,
)
from skyshelf.games.skytear.rules.values import illusions_giving
from skyshelf.games.skytear.table.state import Aimed, Effect, Skytear, token_at
from skyshelf.games.skytear.vocabulary.names import Action, Stat


def unit_targets(s: Skytear, aim: Aim, card: int, ability: int, unit: UnitId, seat: Seat) -> list[UnitId]:
    """In sight and within 3 hexes of the one that uses the effect; what is no target needs no sight. SKY-Q-155"""
    what = aim.units
    assert what is not None
    # Few are near, so the others are left out first. Melee heroes aim as far as others. SKY-TGT-04 SKY-Q-11
    near = in_view(s, unit, s.language.kinds[what.kind](s))
    found = fitting(s, Run(Aimed(card, ability, unit, seat)), what, near)  # SKY-TGT-07 SKY-TGT-08
    return uncovered(s, unit, found, s.side_of_seat(seat))  # SKY-TGT-02 SKY-TGT-03


def hex_targets(s: Skytear, aim: Aim, unit: UnitId) -> list[HexId]:
    """A hex is seen even if who stands there is not. SKY-LOS-17 SKY-COV-08 SKY-TAU-07"""
    seen = seen_hexes(s, unit)
    match aim.hex:
        case "empty":
            seen &= empty_hexes(s)
        case "free":
            seen &= free_hexes(s)
    return bits(seen)


def pillar_targets(s: Skytear, unit: UnitId, seat: Seat) -> list[HexId]:
    seen = seen_hexes(s, unit)
    return [at for at, _ in s.boards[s.side_of_seat(seat)].pillars if seen >> at & 1]


def stack_targets(s: Skytear, aim: Aim, seat: Seat) -> list[Effect]:
    """Enemy effects on the Stack; no sight is needed for them."""
    side = s.side_of_seat(seat)
    found: list[Effect] = []
    for effect in s.stack:
        if s.side_of_seat(effect.seat) == side:
            continue
        match aim.stack:
            case "card":
                fitting = effect.is_power
            case "attack":
                fitting = effect.action == Action.ATTACK and any(s.is_hero(one) for one in effect.targets)
            case _:
                fitting = True
        if fitting:
            found.append(effect)
    return found


def can_aim(s: Skytear, aim: Aim | None, card: int, unit: UnitId, seat: Seat) -> bool:
    """Without what it needs a card cannot be played. SKY-TGT-05 SKY-TGT-06"""
    if aim is None:
        return True
    if aim.units is not None:
        return aim.least == 0 or len(unit_targets(s, aim, card, 0, unit, seat)) >= aim.least
    if aim.hex:
        return bool(hex_targets(s, aim, unit))
    if aim.pillar:
        return bool(pillar_targets(s, unit, seat))
    return bool(stack_targets(s, aim, seat))


def attack_places(s: Skytear, unit: UnitId) -> tuple[int, ...]:
    """Where an Attack is measured from: where the unit stands, or an illusion that lends its eyes."""
    places = standing(s, unit)
    if s.is_hero(unit):
        places += tuple(illusions_giving(s, unit, Stat.FROM_ILLUSION))
    return places


def attack_hexes(s: Skytear, unit: UnitId, reach: int) -> int:
    """The hexes in sight and range of an Attack: of an outsider one hex may reach what the other sees. SKY-Q-207"""
    if s.is_outsider(unit):
        near = 0
        for at in standing(s, unit):
            near |= s.field.within[at][reach]
        return near & seen_hexes(s, unit)
    field = s.field
    around = 0
    for at in attack_places(s, unit):
        around |= field.within[at][reach] & field.sight[at]
    return around


def attack_targets(s: Skytear, unit: UnitId, seat: Seat, reach: int) -> list[UnitId]:
    """Enemy heroes, minions, pillars and illusions in sight and range; a hero attacks, so it removes tokens.

    Neither structures nor outsiders, SKY-TOW-03 SKY-TOW-04 SKY-OUT-02 SKY-ATK-13 SKY-ATK-14 SKY-Q-19, nor
    friends, SKY-Q-18.
    """
    side = s.side_of_seat(seat)
    around = attack_hexes(s, unit, reach)  # SKY-ATK-01 SKY-Q-167
    found = [
        number
        for number, hero in numbered(s.heroes)
        if hero.side != side and hero.hex >= 0 and around >> hero.hex & 1
    ]
    for number, at in numbered(s.minions, len(s.heroes)):
        if at >= 0 and around >> at & 1 and s.side_of(number) != side:
            found.append(number)  # SKY-ATK-10
    if s.is_hero(unit):  # SKY-Q-22
        for at, _ in s.boards[1 - side].pillars:  # SKY-ATK-11
            if around >> at & 1:
                found.append(token_at(at))
        for hero in s.heroes:
            if hero.side != side and hero.illusion >= 0 and around >> hero.illusion & 1:  # SKY-ATK-12
                found.append(token_at(hero.illusion))
    # Each of two in a hex is a target of its own, SKY-Q-20; tokens have cover too, SKY-Q-15.
    return [one for one in found if not is_covered(s, one) or sees_into_cover(s, unit, s.hex_of(one), side)]
