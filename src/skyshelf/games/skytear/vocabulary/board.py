"""Units, pillars, illusions and tokens move; areas are laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from skyshelf.effects.node import Node
from skyshelf.effects.ops import Op
from skyshelf.effects.options import Pick
from skyshelf.effects.run import Run
from skyshelf.effects.select import Ref, Target
from skyshelf.effects.targets import first_of, pick_from
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.actions.move import go_to
from skyshelf.games.skytear.actions.worship import (
    SendingIllusion,
    own_pillars,
    pillar_cap,
    pillar_room,
    put_pillar,
    take_pillar,
)
from skyshelf.games.skytear.battlefields.battlefield import OFF, Battlefield, HexId, bits
from skyshelf.games.skytear.cards.registry import CARDS, LANGUAGE
from skyshelf.games.skytear.rules.ground import (
    empty_hexes,
    free_hexes,
    hero_mask,
    hero_reach,
    minion_mask,
    minion_reach,
    outsider_mask,
    push_ends,
    structure_mask,
    tokens_on_map,
)
from skyshelf.games.skytear.rules.lane_steps import (
    AdvanceToken,
    Reposition,
    SpawnMinions,
    minion_places,
    reserve,
)
from skyshelf.games.skytear.rules.left_out import leave_out, stay
from skyshelf.games.skytear.rules.sight import near as distance_from
from skyshelf.games.skytear.rules.sight import sees_hex, standing
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import (
    PickLane,
    area_pick,
    hex_pick,
    place_name,
    place_names,
    unit_name,
)
from skyshelf.games.skytear.table.state import Aimed, Skytear
from skyshelf.games.skytear.vocabulary.names import Stat
from skyshelf.games.skytear.vocabulary.pointers import about
from skyshelf.games.skytear.vocabulary.shapes import Shape


@dataclass(frozen=True, slots=True)
class Move(Op):
    """Up to so many hexes; the caster's player chooses the way. SKY-MOV-04"""

    hexes: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-move", {"hexes": self.hexes, "who": self.who.phrase()})


@dataclass(frozen=True, slots=True)
class Push(Op):
    """Step by step farther from the caster, and never fewer hexes than possible. SKY-MOV-07"""

    hexes: int
    who: Target

    def phrase(self) -> Phrase:
        return Phrase("skytear-push", {"hexes": self.hexes, "who": self.who.phrase()})


def can_be_moved(s: Skytear, run: Run, unit: UnitId) -> bool:
    """Outsiders never are; a hero whom enemy effects cannot move is not by an enemy. SKY-OUT-10 SKY-Q-39"""
    if s.hex_of(unit) < 0 or not (s.is_hero(unit) or s.is_minion(unit)):
        return False
    return not _stands_firm(s, run, unit)


def _stands_firm(s: Skytear, run: Run, unit: UnitId) -> bool:
    """A hero on the battlefield whom effects of enemies do not move."""
    if not s.is_hero(unit) or s.heroes[unit].hex < 0:
        return False
    enemy = s.side_of(unit) != s.side_of_seat(run.scope.seat)
    return enemy and value(s, unit, Stat.UNMOVED) > 0


def _movable(s: Skytear, run: Run, found: tuple[Sequence[UnitId], int]) -> list[UnitId]:
    """Those of the units found that the effect can move; the log tells once who stays."""
    units = [unit for unit in found[0] if can_be_moved(s, run, unit)]
    if len(run.picked) == found[1]:
        for unit in found[0]:
            if _stands_firm(s, run, unit):
                stay(s, unit)
    return units


def _ends(s: Skytear, run: Run, op: Move | Push, unit: UnitId) -> int:
    if isinstance(op, Push):
        away_from = standing(s, run.scope.source)
        return push_ends(s, unit, away_from, op.hexes) if away_from else 0
    if s.is_hero(unit):
        return hero_reach(s, unit, op.hexes)
    return minion_reach(s, unit, op.hexes)


@LANGUAGE.does(Move, Push)
def _go(s: Skytear, run: Run, op: Move | Push) -> None:
    """Units go as soon as their hex is named: the next one may need the room. Slow and Fast play no part."""
    found = pick_from(s, run, op.who, 0)
    if found is None:
        return
    units = _movable(s, run, found)  # SKY-MOV-14
    if not run.picked and len(units) > 1:  # several are always "it", those whom the step before hit
        units.sort(
            key=lambda unit: distance_from(s, run.scope.source, s.hex_of(unit)), reverse=True
        )  # SKY-Q-206
        run = replace(run, it=tuple(units))
        s.frames[-1] = run
    answers = run.picked[found[1] :]
    gone = len(answers)
    if gone and s.hex_of(units[gone - 1]) != answers[-1]:
        go_to(s, units[gone - 1], HexId(answers[-1]), "SKY-MOV-01")
    if gone == len(units):
        run.next(s, it=about(units), done=bool(units))
        return
    ends = bits(_ends(s, run, op, units[gone])) or [s.hex_of(units[gone])]  # SKY-MOV-03 SKY-MOV-04
    _ask_where(s, run, units[gone], ends)  # SKY-MOV-12 SKY-Q-37


def _ask_where(s: Skytear, run: Run, unit: UnitId, places: list[HexId]) -> None:
    """The question says who goes, unless it is the caster itself."""
    what = s.ability_name(run.scope.card, run.scope.ability)
    other = unit != run.scope.source
    who = Phrase("skytear-list", {"first": what, "rest": unit_name(s, unit)}) if other else what
    run.asks(s, run.scope.seat, "where", [hex_pick(s, at) for at in places], about=who)


@dataclass(frozen=True, slots=True)
class Spot(Node):
    """A free hex near something: adjacent to the caster, around a pillar, the target hex."""

    name: str
    within: int = 1

    def phrase(self) -> Phrase:
        return Phrase(f"skytear-spot-{self.name}", {"within": self.within})


near_caster = Spot("near-caster")
near_target = Spot("near-target")
near_removed_pillar = Spot("near-removed-pillar")
near_pillar = Spot("near-pillar")
near_seen_pillar = Spot("near-seen-pillar")


def spots(s: Skytear, run: Run, unit: UnitId, where: Spot) -> int:
    """The free hexes that a place means. SKY-MOV-06 SKY-Q-36"""
    field = s.field
    scope = run.scope
    free = free_hexes(s, unit)
    match where.name:
        case "near-caster":
            at = s.hex_of(scope.source)
            near = field.within[at][where.within] if at >= 0 else 0
        case "near-target":
            at = s.hex_of(scope.targets[0]) if isinstance(scope, Aimed) and scope.targets else OFF
            near = field.within[at][where.within] if at >= 0 else 0
        case "near-removed-pillar":
            near = field.within[scope.place][where.within] if isinstance(scope, Aimed) else 0
        case _:  # near any friendly pillar, or one that the caster sees
            near = 0
            for at, _ in s.boards[s.side_of_seat(scope.seat)].pillars:
                if where.name == "near-pillar" or sees_hex(s, scope.source, at):
                    near |= field.within[at][where.within]
    return free & near


@dataclass(frozen=True, slots=True)
class Place(Op):
    """Straight into a free hex. SKY-MOV-05"""

    who: Target
    where: Spot

    def phrase(self) -> Phrase:
        return Phrase("skytear-place", {"who": self.who.phrase(), "where": self.where.phrase()})


@LANGUAGE.does(Place)
def _place(s: Skytear, run: Run, op: Place) -> None:
    found = pick_from(s, run, op.who, 0)
    if found is None:
        return
    units = _movable(s, run, found)
    places = bits(spots(s, run, units[0], op.where)) if units else []
    if not places:
        if units:
            no_pillar = op.where == near_pillar and not s.boards[s.side_of_seat(run.scope.seat)].pillars
            leave_out(s, run, "pillar" if no_pillar else "place", "SKY-MOV-06")
        run.next(s, it=about(found[0]), done=False)
        return
    if len(run.picked) == found[1]:
        _ask_where(s, run, units[0], places)
        return
    run.next(s, it=about(units))
    go_to(s, units[0], HexId(run.picked[-1]), "SKY-MOV-05")


@LANGUAGE.could(Place)
def _could_place(s: Skytear, run: Run, op: Place) -> bool:
    """Whether the figure that the text points at could be placed anywhere: next to a pillar only if it sees one."""
    if not isinstance(op.who, Ref):
        return True
    who = first_of(s, run, op.who)
    return who != NO_UNIT and can_be_moved(s, run, who) and bool(spots(s, run, who, op.where))


@dataclass(frozen=True, slots=True)
class SwapWithIllusion(Op):
    """The caster and its own illusion trade places."""

    def phrase(self) -> Phrase:
        return Phrase("skytear-swap-with-illusion")


@LANGUAGE.does(SwapWithIllusion)
def _swap(s: Skytear, run: Run, op: SwapWithIllusion) -> None:
    """Both must lie legally afterwards: the hero on a free hex, the illusion on none with a token. SKY-NUP-08"""
    hero = run.scope.source
    one = s.heroes[hero]
    if (
        one.hex < 0
        or one.illusion < 0
        or not free_hexes(s, hero) >> one.illusion & 1
        or tokens_on_map(s) >> one.hex & 1
    ):
        leave_out(s, run, "swap", "SKY-NUP-08")
        run.next(s, done=False)
        return
    run.next(s)
    before = one.hex
    go_to(s, hero, one.illusion, "SKY-MOV-05")
    s.edit(hero).illusion = before
    s.emit("illusion", "SKY-NUP-08", unit=unit_name(s, hero), hex=place_name(s, before))


@dataclass(frozen=True, slots=True)
class Spawn(Op):
    """At a lane token that the caster sees; with `every_lane` at each whose lane has the own tower.

    They are placed as in the Minions Phase. SKY-EFX-23 SKY-Q-42
    """

    minions: int
    every_lane: bool = False

    def phrase(self) -> Phrase:
        key = "skytear-spawn-every-lane" if self.every_lane else "skytear-spawn"
        return Phrase(key, {"minions": self.minions})


@LANGUAGE.does(Spawn)
def _spawn(s: Skytear, run: Run, op: Spawn) -> None:
    """At a lane token that the caster sees, or at every lane with the own tower. SKY-EFX-23 SKY-EFX-24 SKY-EFX-25"""
    seat = run.scope.seat
    side = s.side_of_seat(seat)
    if op.every_lane:
        run.next(s)
        s.push(*[SpawnMinions(lane, side, op.minions, True, seat) for lane in range(len(s.tokens))])
        return
    lanes = _lanes_in_sight(s, run)
    if not lanes:
        leave_out(s, run, "token", "SKY-EFX-23")
        run.next(s, done=False)
        return
    if not run.picked:
        run.asks(s, seat, "lane", [PickLane(lane, s.field.lanes[lane].name) for lane in lanes])
        return
    run.next(s)
    if not reserve(s, side):
        leave_out(s, run, "reserve", "SKY-SPN-07")
    s.push(SpawnMinions(run.picked[0], side, op.minions, False, seat))  # SKY-Q-40


def _lanes_in_sight(s: Skytear, run: Run) -> list[int]:
    """Lanes whose token the caster sees; domes are no lanes. SKY-Q-41"""
    source = run.scope.source
    return [lane for lane, at in enumerate(s.tokens) if s.hex_of(source) >= 0 and sees_hex(s, source, at)]


@LANGUAGE.could(Spawn)
def _could_spawn(s: Skytear, run: Run, op: Spawn) -> bool:
    side = s.side_of_seat(run.scope.seat)
    lanes = range(len(s.tokens)) if op.every_lane else _lanes_in_sight(s, run)
    return bool(reserve(s, side)) and any(minion_places(s, side, lane) for lane in lanes)


@dataclass(frozen=True, slots=True)
class PutPillar(Op):
    """A friendly pillar on the target hex; at the cap one of your pillars goes first. SKY-TAU-08"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-put-pillar")


@LANGUAGE.does(PutPillar)
def _put_pillar(s: Skytear, run: Run, op: PutPillar) -> None:
    """At the cap one of the player's pillars goes first; without Taulot heroes nothing happens. SKY-TAU-08"""
    scope = run.scope
    assert isinstance(scope, Aimed)
    seat = scope.seat
    if not pillar_cap(s, seat) or not empty_hexes(s) >> scope.place & 1:
        s.emit(
            "no-pillar",
            "SKY-TAU-08" if not pillar_cap(s, seat) else "SKY-TAU-05",
            card=CARDS[scope.card].name,
        )
        run.next(s, done=False)
        return
    if not pillar_room(s, seat):
        if not run.picked:
            run.asks(s, seat, "take-pillar", [hex_pick(s, at) for at in own_pillars(s, seat)])
            return
        take_pillar(s, s.side_of_seat(seat), HexId(run.picked[0]))
    run.next(s)
    put_pillar(s, seat, scope.place)


@LANGUAGE.could(PutPillar)
def _could_put_pillar(s: Skytear, run: Run, op: PutPillar) -> bool:
    return pillar_cap(s, run.scope.seat) > 0


@dataclass(frozen=True, slots=True)
class RemovePillar(Op):
    """The target pillar. SKY-TAU-11"""

    def phrase(self) -> Phrase:
        return Phrase("skytear-remove-target-pillar")


@LANGUAGE.does(RemovePillar)
def _remove_pillar(s: Skytear, run: Run, op: RemovePillar) -> None:
    scope = run.scope
    assert isinstance(scope, Aimed)
    side = s.side_of_seat(scope.seat)
    run.next(s, done=any(at == scope.place for at, _ in s.boards[side].pillars))
    take_pillar(s, side, scope.place)


@dataclass(frozen=True, slots=True)
class MoveIllusion(Op):
    """As in the Nupten Worship. SKY-NUP-02 SKY-NUP-03"""

    hexes: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-move-illusion", {"hexes": self.hexes})


@LANGUAGE.does(MoveIllusion)
def _move_illusion(s: Skytear, run: Run, op: MoveIllusion) -> None:
    run.next(s)
    s.push(SendingIllusion(run.scope.source, run.scope.seat, op.hexes))


@dataclass(frozen=True, slots=True)
class Lay(Op):
    """An area of effect is laid: around the caster, or so that it covers the target hex. SKY-AOE-02"""

    shape: Shape

    def phrase(self) -> Phrase:
        return Phrase(
            "skytear-lay-around" if self.shape.caster else "skytear-lay", {"shape": self.shape.phrase()}
        )


@LANGUAGE.does(Lay)
def _lay(s: Skytear, run: Run, op: Lay) -> None:
    """The player of the effect chooses how it lies; the steps after it say who is hit."""
    at = laid_on(s, run, op)
    masks = ways_to_lay(s.field, op.shape, at) if at >= 0 else []
    if not masks:
        run.next(s, done=False)
        return
    if not run.picked:
        options: list[Pick] = []
        for number, mask in enumerate(masks):
            hexes = tuple(bits(mask))
            options.append(area_pick(s, number, hexes))
        run.asks(s, run.scope.seat, "area", options)  # SKY-AOE-02 SKY-AOE-12
        return
    s.area = tuple(bits(masks[run.picked[0]]))  # SKY-AOE-13 SKY-Q-33 SKY-Q-35
    run.next(s)


def laid_on(s: Skytear, run: Run, op: Lay) -> HexId:
    """The caster's hex, or the target; off the map if the caster has left it."""
    scope = run.scope
    assert isinstance(scope, Aimed)
    return s.hex_of(scope.source) if op.shape.caster else scope.place


def ways_to_lay(field: Battlefield, shape: Shape, at: HexId) -> list[int]:
    """The sets of hexes that an area can cover: laid around a hex, or so that it covers it. SKY-AOE-05 SKY-AOE-08"""
    return field.shape(shape.hexes, at) if shape.caster else field.covering(shape.hexes, at)


@dataclass(frozen=True, slots=True)
class Block(Op):
    """Hexes become Blocking Elements until the turn ends: those of the laid area, or the target hex."""

    area: bool

    def phrase(self) -> Phrase:
        return Phrase("skytear-block-area" if self.area else "skytear-block")


@LANGUAGE.does(Block)
def _block(s: Skytear, run: Run, op: Block) -> None:
    """Hexes without miniature and structure block until the turn ends."""
    scope = run.scope
    assert isinstance(scope, Aimed)
    hexes = s.area if op.area else (scope.place,)
    taken = hero_mask(s) | minion_mask(s) | outsider_mask(s) | structure_mask(s)
    closed = [at for at in hexes if not taken >> at & 1]
    s.blocked = (*s.blocked, *closed)
    run.next(s)
    if closed:
        s.emit("hexes-closed", "SKY-HEX-14", hexes=place_names(s, closed))


@dataclass(frozen=True, slots=True)
class Advance(Op):
    """One lane token advances toward the enemy; minions of its lane are placed anew."""

    hexes: int

    def phrase(self) -> Phrase:
        return Phrase("skytear-advance", {"hexes": self.hexes})


@LANGUAGE.does(Advance)
def _advance(s: Skytear, run: Run, op: Advance) -> None:
    """One lane token, without damage and spawning; the lane's minions are placed anew."""
    seat = run.scope.seat
    side = s.side_of_seat(seat)
    if not run.picked:
        lanes: list[Pick] = [PickLane(lane, data.name) for lane, data in enumerate(s.field.lanes)]
        run.asks(s, seat, "lane", lanes)
        return
    lane = run.picked[0]
    run.next(s)
    s.push(AdvanceToken(lane, side, op.hexes, seat), Reposition(lane, side, seat), Reposition(lane, 1 - side))
