"""What the winner of a lane does: damage, the advance of the token, minions placed anew; and spawning."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.node import joined
from skyshelf.effects.options import NUMBERS, PickNumber
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.copies import changed
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId, bits
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.rules.ground import blocking, minion_mask
from skyshelf.games.skytear.rules.harm import Blow, Damage
from skyshelf.games.skytear.rules.supply import team_draw
from skyshelf.games.skytear.rules.victory import check_victory
from skyshelf.games.skytear.table.options import (
    LeaveMinions,
    PickHex,
    PickUnit,
    hex_pick,
    place_name,
    place_names,
    unit_pick,
)
from skyshelf.games.skytear.table.state import Skytear

TOWER_REACH = 3  # SKY-DMG-05
NEXUS_HP = 5  # SKY-TOW-08 SKY-Q-01
SPAWNED = 2  # SKY-SPN-01
AUTO = LeaveMinions(0, "auto")


def lane_minions(s: Skytear, side: int, lanes: tuple[int, ...]) -> list[UnitId]:
    """All minions of a side that were last placed at these lanes. SKY-MIN-01 SKY-Q-101 SKY-Q-113"""
    return [
        unit
        for unit, lane, whose, at in zip(
            s.minion_units(), s.minion_lanes, s.minion_sides, s.minions, strict=True
        )
        if lane in lanes and whose == side and at >= 0
    ]


def lane_name(s: Skytear, lane: int) -> Phrase:
    return Phrase(f"skytear-lane-{s.field.lanes[lane].name}")


def left_over(s: Skytear, lanes: tuple[int, ...], points: int) -> Phrase:
    """Where a side has won, and how much of it is still to be dealt."""
    where = joined([lane_name(s, lane) for lane in lanes], "skytear-lanes")
    return Phrase("skytear-left-over", {"where": where, "points": points})


def speaker(s: Skytear, side: int, seat: Seat) -> Seat:
    """The player whose card or outsider it is decides, and the team about what lies between the phases."""
    return s.captain(side) if seat == NOBODY else seat


@dataclass(slots=True)
class LaneDamage(Frame):
    """Enemy minions first, one point each; what is left goes to one structure in reach of the token."""

    lanes: tuple[int, ...]
    winner: int
    points: int  # SKY-DMG-01
    author: Seat = NOBODY  # the player who did it, SKY-Q-185

    def step(self, s: Skytear) -> None:
        enemies = lane_minions(s, 1 - self.winner, self.lanes)  # SKY-DMG-11
        if not self.points or not enemies:
            s.frames.pop()
            if not check_victory(s) and self.points:
                s.push(StructureDamage(self.lanes, self.winner, self.points, self.author))  # SKY-DMG-04
            return
        if self.points >= len(enemies):
            self._hit(s, enemies)
            return
        options = [unit_pick(s, one) for one in enemies]
        asked, left = s.captain(self.winner), left_over(s, self.lanes, self.points)
        s.ask(asked, "lane-damage", options, "SKY-DMG-02", left)  # SKY-DMG-08 SKY-Q-102

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickUnit)
        self._hit(s, [option.pick])

    def _hit(self, s: Skytear, victims: list[UnitId]) -> None:
        s.frames[-1] = LaneDamage(self.lanes, self.winner, self.points - len(victims), self.author)
        blows = tuple(Blow(victim, 1) for victim in victims)  # SKY-DMG-03 SKY-Q-103
        s.push(Damage(blows, NO_UNIT, s.captain(self.winner)))


def structures_in_reach(s: Skytear, side: int, lanes: tuple[int, ...]) -> list[HexId]:
    """Hexes of the side's towers, and of its nexus once it is vulnerable, within 3 hexes of a token.

    Distance alone counts: SKY-DMG-05 SKY-DMG-06 SKY-DMG-07 SKY-TOW-05 SKY-TOW-09 SKY-Q-106. While all towers stand
    they shield the nexus: SKY-HEX-03 SKY-TOW-01.
    """
    board = s.boards[side]
    standing = [data.towers[side] for lane, data in enumerate(s.field.lanes) if board.towers[lane] > 0]
    if board.open and board.nexus > 0:
        standing.append(s.field.nexus[side])
    return [
        at for at in standing if any(s.field.distance[at][s.tokens[lane]] <= TOWER_REACH for lane in lanes)
    ]


@dataclass(slots=True)
class StructureDamage(Frame):
    """One structure and one card for each token; the winner chooses. SKY-DMG-10 SKY-Q-104 SKY-Q-105 SKY-Q-107

    In Polish the points are shared out among the structures in reach, at most as many for each as it has HP, and
    whoever did the damage names who draws: SKY-Q-182 SKY-Q-185
    """

    lanes: tuple[int, ...]
    winner: int
    points: int
    author: Seat = NOBODY
    at: HexId = OFF  # the structure whose share is asked for
    hit: bool = False

    def step(self, s: Skytear) -> None:
        found = structures_in_reach(s, 1 - self.winner, self.lanes) if self.points else []
        if not found:
            s.frames.pop()
            if self.hit:
                team_draw(s, self.winner, self.author)
        elif self.at == OFF:
            options: list[Option] = [hex_pick(s, at) for at in found]
            s.ask(
                s.captain(self.winner),
                "structure",
                options,
                "SKY-DMG-04",
                left_over(s, self.lanes, self.points),
            )
        else:
            most = min(self.points, structure_hp(s, 1 - self.winner, self.at))
            if len(found) == 1:
                self._strike(s, self.at, most)
                return
            options = [*(NUMBERS[number] for number in range(most, 0, -1))]
            s.ask(s.captain(self.winner), "structure-points", options, "SKY-Q-182")

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, PickNumber):
            self._strike(s, self.at, option.pick)
            return
        assert isinstance(option, PickHex)
        if s.edition.lane_damage_is_divided:
            s.frames[-1] = changed(self, at=option.pick)
        else:
            self._strike(s, option.pick, self.points)

    def _strike(self, s: Skytear, at: HexId, points: int) -> None:
        left = self.points - points if s.edition.lane_damage_is_divided else 0
        s.frames[-1] = StructureDamage(self.lanes, self.winner, left, self.author, OFF, True)
        damage_structure(s, self.winner, at, points)
        check_victory(s)


def structure_hp(s: Skytear, side: int, at: HexId) -> int:
    board = s.boards[side]
    if at == s.field.nexus[side]:
        return board.nexus
    return next(board.towers[lane] for lane, data in enumerate(s.field.lanes) if data.towers[side] == at)


def damage_structure(s: Skytear, winner: int, at: HexId, points: int) -> None:
    """The first tower that falls makes the nexus vulnerable."""
    side = 1 - winner
    board = s.boards[side]
    if at == s.field.nexus[side]:
        board.nexus = max(0, board.nexus - points)
        s.emit("nexus-damaged", "SKY-DMG-07", side=SIDES[side], number=points, hp=board.nexus)  # SKY-TOW-12
        return
    lane = next(lane for lane, data in enumerate(s.field.lanes) if data.towers[side] == at)
    board.towers[lane] = max(0, board.towers[lane] - points)
    name = lane_name(s, lane)
    s.emit("tower-damaged", "SKY-DMG-04", side=SIDES[side], lane=name, number=points, hp=board.towers[lane])
    if board.towers[lane] == 0:
        s.emit("tower-destroyed", "SKY-TOW-07", side=SIDES[side], lane=name)
        if not board.open:  # SKY-TOW-11
            board.open = True  # SKY-TOW-10
            board.nexus = NEXUS_HP  # SKY-TOW-08


@dataclass(slots=True)
class AdvanceToken(Frame):
    """Toward the nearest tower token of the enemy, past everything but into no dome; `seat` or the team chooses."""

    lane: int
    winner: int
    hexes: int  # SKY-ADV-02 SKY-Q-108
    seat: Seat = NOBODY

    def step(self, s: Skytear) -> None:
        ways = next_hexes(s, self.lane, 1 - self.winner) if self.hexes else []
        if not ways:
            s.frames.pop()
            return
        options = [hex_pick(s, at) for at in ways]
        asked = speaker(s, self.winner, self.seat)
        s.ask(asked, "advance", options, "SKY-ADV-03", lane_name(s, self.lane))

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickHex)
        s.frames[-1] = AdvanceToken(self.lane, self.winner, self.hexes - 1, self.seat)
        start = place_name(s, s.tokens[self.lane])
        s.tokens[self.lane] = option.pick  # SKY-ADV-06 SKY-ADV-07 SKY-ADV-08
        name = lane_name(s, self.lane)
        s.emit("token-advanced", "SKY-ADV-01", lane=name, hex=place_name(s, option.pick), start=start)


def next_hexes(s: Skytear, lane: int, side: int) -> list[HexId]:
    """Where the token can go next toward a side: along its own lane, forth and back alike.

    Next to a tower token it stops. SKY-ADV-04 SKY-ADV-05 SKY-ADV-09 SKY-ADV-11 SKY-Q-109 SKY-Q-110 SKY-Q-111
    """
    field = s.field
    at = s.tokens[lane]
    board = s.boards[side]
    goals = [data.towers[side] for number, data in enumerate(field.lanes) if board.towers[number] > 0]
    if board.open:
        goals.append(field.nexus[side])  # SKY-ADV-10
    if any(field.distance[at][goal] <= 1 for goal in goals):
        return []
    line = lane_line(s, lane)
    if at in line:
        goal = field.lanes[lane].towers[side] if board.towers[lane] > 0 else field.nexus[side]
        here = line.index(at)
        ends = [place for place, one in enumerate(line) if field.distance[one][goal] <= 1]
        end = min(ends, key=lambda place: abs(place - here))
        return [line[here + (1 if end > here else -1)]] if end != here else []
    # Only a position laid it beside its lane: by the shortest way to the nearest goal, until it meets the lane.
    steps = min((field.walk(goal) for goal in goals), key=lambda away: away[at])
    return [one for one in field.around[at] if steps[one] < steps[at]]


def lane_line(s: Skytear, lane: int) -> tuple[HexId, ...]:
    """All places of a token on its lane, from south to north."""
    data = s.field.lanes[lane]
    return (*data.ways[0][::-1], data.control, *data.ways[1])


def minion_places(s: Skytear, side: int, lane: int) -> list[HexId]:
    """The nearest hexes that see the token and can take a minion of the side."""
    field = s.field
    token = s.tokens[lane]  # SKY-PLC-04
    # With an enemy minion, but not with a hero, a structure or an outsider. SKY-PLC-06 SKY-PLC-08 SKY-PLC-09
    # Neither in a dome nor on the token. SKY-PLC-07 SKY-PLC-10 SKY-MIN-10 SKY-Q-114
    open_hexes = (
        field.sight[token] & ~field.inside_domes & ~blocking(s) & ~minion_mask(s, side) & ~(1 << token)
    )
    for ring in field.within[token][1:]:  # SKY-PLC-03 SKY-PLC-05
        if open_hexes & ring:
            return bits(open_hexes & ring)
    return []


@dataclass(slots=True)
class PlaceMinions(Frame):
    """So many minions of a side, one by one; the owner chooses among equally near hexes. SKY-PLC-11 SKY-SPN-08

    `units` are already on the map and must find a place or go to the reserve; others come from it. SKY-Q-115
    """

    lane: int
    side: int
    units: tuple[UnitId, ...]
    auto: bool = False
    seat: Seat = NOBODY  # who chooses, else the team
    stood: tuple[HexId, ...] = ()  # where minions of the lane were before: nothing is told if they still are

    def step(self, s: Skytear) -> None:
        if not self.units:
            s.frames.pop()
            self._tell(s)
            return
        places = minion_places(s, self.side, self.lane)
        if not places:
            for unit in self.units:
                number = unit - len(s.heroes)
                s.minions[number] = s.minion_lanes[number] = OFF
            s.frames.pop()
            self._tell(s)
            return
        if self.auto or len(places) == 1:
            self._put(s, nearest_home(s, self.side, places), self.auto)
            return
        if len(places) <= len(self.units):
            self._put(s, places[0], False)
            return
        options: list[Option] = [AUTO, *[hex_pick(s, at) for at in places]]
        asked = speaker(s, self.side, self.seat)
        s.ask(asked, "place-minion", options, "SKY-PLC-11", lane_name(s, self.lane))

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, PickHex):
            self._put(s, option.pick, False)
        else:
            s.frames[-1] = changed(self, auto=True)

    def _put(self, s: Skytear, at: HexId, auto: bool) -> None:
        number = self.units[0] - len(s.heroes)
        s.minions[number] = at
        s.minion_lanes[number] = self.lane
        s.frames[-1] = changed(self, units=self.units[1:], auto=auto)

    def _tell(self, s: Skytear) -> None:
        side, lane = SIDES[self.side], lane_name(s, self.lane)
        if self.units:
            number = len(self.units)
            s.emit("minions-withdrawn", "SKY-Q-115", side=side, number=number, lane=lane)
        here = sorted(s.hex_of(unit) for unit in lane_minions(s, self.side, (self.lane,)))
        if here and here != sorted(self.stood):
            s.emit("minions-placed", "SKY-PLC-03", side=side, lane=lane, hexes=place_names(s, here))


def nearest_home(s: Skytear, side: int, places: list[HexId]) -> HexId:
    """Where the table puts minions for a player who leaves it to it; equal places are told apart alike for both."""
    home = s.field.distance[s.field.nexus[side]]
    return min(places, key=lambda at: (home[at], at if side == 0 else -at))


@dataclass(slots=True)
class Reposition(Frame):
    """SKY-PLC-01: all minions of the lane, wherever effects have moved them. SKY-Q-113"""

    lane: int
    side: int
    seat: Seat = NOBODY

    def step(self, s: Skytear) -> None:
        s.frames.pop()
        units = tuple(lane_minions(s, self.side, (self.lane,)))
        stood = tuple(s.hex_of(unit) for unit in units)
        for unit in units:
            s.minions[unit - len(s.heroes)] = OFF
        s.push(PlaceMinions(self.lane, self.side, units, False, self.seat, stood))


def reserve(s: Skytear, side: int) -> list[UnitId]:
    """Those that stand nowhere. SKY-MIN-06 SKY-SPN-07"""
    return [
        unit
        for unit, at, whose in zip(s.minion_units(), s.minions, s.minion_sides, strict=True)
        if at < 0 and whose == side
    ]


@dataclass(slots=True)
class SpawnMinions(Frame):
    """Up to two from the reserve, if the side still has its tower in this lane; `seat` decides, else the team."""

    lane: int
    side: int
    most: int = SPAWNED
    tower_needed: bool = True
    seat: Seat = NOBODY

    def step(self, s: Skytear) -> None:
        ready = len(reserve(s, self.side))
        gone = self.tower_needed and s.boards[self.side].towers[self.lane] <= 0  # SKY-SPN-05 SKY-Q-117
        if gone or not ready or not minion_places(s, self.side, self.lane):
            s.frames.pop()
            return
        options = [NUMBERS[number] for number in range(min(self.most, ready), -1, -1)]  # SKY-SPN-06 SKY-Q-116
        name = lane_name(s, self.lane)
        s.ask(speaker(s, self.side, self.seat), "spawn", options, "SKY-SPN-01", name)

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickNumber)
        s.frames.pop()
        if option.pick:
            name = lane_name(s, self.lane)
            s.emit("spawned", "SKY-SPN-01", side=SIDES[self.side], number=option.pick, lane=name)
            units = tuple(reserve(s, self.side)[: option.pick])
            s.push(PlaceMinions(self.lane, self.side, units, False, self.seat))
