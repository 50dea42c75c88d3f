"""Who stands where, what blocks, and where one can go."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId, bits
from skyshelf.games.skytear.table.state import NO_SIDE, Skytear


def hero_mask(s: Skytear, but: UnitId = NO_UNIT) -> int:
    mask = 0
    for number, hero in numbered(s.heroes):
        if hero.hex >= 0 and number != but:
            mask |= 1 << hero.hex
    return mask


def minion_mask(s: Skytear, side: int = NO_SIDE) -> int:
    """The minions of one side, or all of them."""
    mask = 0
    for number, at in enumerate(s.minions):
        if at >= 0 and (side < 0 or s.minion_sides[number] == side):
            mask |= 1 << at
    return mask


def structure_mask(s: Skytear) -> int:
    """Nexuses and the towers that stand. SKY-HEX-15 SKY-HEX-16 SKY-TOW-14"""
    field = s.field
    mask = 1 << field.nexus[0] | 1 << field.nexus[1]
    for lane, data in enumerate(field.lanes):
        for side, board in enumerate(s.boards):
            if board.towers[lane] > 0:
                mask |= 1 << data.towers[side]
    return mask


def outsider_mask(s: Skytear) -> int:
    mask = 0
    for one in s.outsiders:
        if one.front >= 0:
            mask |= 1 << one.front | 1 << one.rear  # SKY-HEX-17 SKY-OUT-06
    return mask


def blocking(s: Skytear, but: UnitId = NO_UNIT) -> int:
    """Heroes of both sides, structures, outsiders, and hexes that a card has closed. SKY-MOVE-06

    Minions, tokens and white lines are none. SKY-HEX-08 SKY-HEX-18 SKY-HEX-21 SKY-Q-07
    Nor are pillars and illusions. SKY-HEX-19 SKY-HEX-20 SKY-TAU-14 SKY-TAU-15 SKY-NUP-17 SKY-NUP-18
    """
    mask = hero_mask(s, but) | structure_mask(s) | outsider_mask(s)  # SKY-HEX-14 SKY-HEX-22 SKY-HEX-23
    for at in s.blocked:
        mask |= 1 << at
    return mask


def free_hexes(s: Skytear, but: UnitId = NO_UNIT) -> int:
    """Where a hero may stop. SKY-MOVE-07 SKY-MOVE-08 SKY-HEX-24 SKY-MIN-09"""
    return s.field.everywhere & ~blocking(s, but) & ~minion_mask(s)


def reach(s: Skytear, start: HexId, steps: int, passable: int) -> int:
    """All hexes within so many steps over passable ones, the start included."""
    within = s.field.within
    seen = edge = 1 << start
    for _ in range(steps):
        beyond = 0
        for at in bits(edge):
            beyond |= within[at][1]
        edge = beyond & passable & ~seen
        if not edge:
            break
        seen |= edge
    return seen


def hero_reach(s: Skytear, hero: UnitId, steps: int, flying: bool = False, start: HexId = OFF) -> int:
    """Where a moving hero may end: through minions but not onto them. SKY-MOVE-04 SKY-MOVE-05 SKY-MIN-08 SKY-MOV-02

    Its own hex is among them: moving fewer hexes is allowed, SKY-MOVE-03.
    """
    at = s.heroes[hero].hex if start < 0 else start
    closed = blocking(s, hero)
    passable = s.field.everywhere if flying else s.field.everywhere & ~closed
    return reach(s, at, steps, passable) & ~closed & ~minion_mask(s)


def minion_reach(s: Skytear, unit: UnitId, steps: int) -> int:
    """Where a moved minion may end: with an enemy minion at most, and never in a dome."""
    closed = blocking(s)
    passable = s.field.everywhere & ~closed
    at = s.hex_of(unit)
    own = minion_mask(s, s.side_of(unit)) & ~(1 << at)  # SKY-HEX-25 SKY-HEX-26
    return reach(s, at, steps, passable) & ~closed & ~own & ~s.field.inside_domes  # SKY-Q-38


def push_ends(s: Skytear, unit: UnitId, away_from: tuple[int, ...], steps: int) -> int:
    """Where a push can end: each step farther from the caster into a hex without miniatures, as far as possible.

    `away_from` are the hexes of the caster; of an outsider the nearer one counts: SKY-Q-10
    """
    field = s.field
    far = [min(away) for away in zip(*[field.distance[at] for at in away_from], strict=True)]
    free = field.everywhere & ~blocking(s) & ~minion_mask(s)  # SKY-MOV-09 SKY-MOV-13
    if s.is_minion(unit):
        free &= ~field.inside_domes
    edge = 1 << s.hex_of(unit)
    ends = 0
    for _ in range(steps):  # SKY-MOV-11
        beyond = 0
        for at in bits(edge):
            ways = 0
            for after in field.around[at]:
                if free >> after & 1 and far[after] > far[at]:  # SKY-MOV-07 SKY-MOV-08
                    ways |= 1 << after
            if ways:
                beyond |= ways
            else:
                ends |= 1 << at  # SKY-MOV-10
        edge = beyond
        if not edge:
            return ends
    return ends | edge


def put_unit(s: Skytear, unit: UnitId, at: HexId) -> None:
    """A hero or minion changes its hex."""
    if s.is_hero(unit):
        hero = s.edit(unit)
        if hero.began != at:
            hero.began = OFF
        hero.hex = at
    else:
        s.minions[unit - len(s.heroes)] = at


def tokens_on_map(s: Skytear) -> int:
    """Pillars, illusions and control tokens. SKY-Q-93"""
    mask = 0
    for board in s.boards:
        for at, _ in board.pillars:
            mask |= 1 << at
    for hero in s.heroes:
        if hero.illusion >= 0:
            mask |= 1 << hero.illusion
    for at in s.tokens:
        mask |= 1 << at
    for dome in s.field.domes:
        mask |= 1 << dome.control
    return mask


def empty_hexes(s: Skytear) -> int:
    """Without miniature and without token: where pillars and illusions may lie. SKY-TAU-05 SKY-TAU-06 SKY-NUP-07"""
    taken = hero_mask(s) | minion_mask(s) | outsider_mask(s) | structure_mask(s) | tokens_on_map(s)
    return s.field.everywhere & ~taken
