"""The Worship action of each faction. SKY-WOR-01 SKY-WOR-02 SKY-FAC-06"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.options import DONE, YES, YES_NO, Confirm, Stop
from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import pillar_hexes, worship_targets
from skyshelf.games.skytear.battlefields.battlefield import OFF, HexId, bits
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.rules.conditions import exhaust, gain
from skyshelf.games.skytear.rules.ground import empty_hexes, reach
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import (
    PickHex,
    PickUnit,
    PickWord,
    hex_pick,
    place_name,
    unit_name,
    unit_pick,
)
from skyshelf.games.skytear.table.state import NO_ACTION, Effect, Pillar, Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Action, Condition, Faction, Moment, Stat

NEAR = 3  # SKY-LIO-01 SKY-NUP-03
PAGE = 200  # hexes in one question; no battlefield has more than two pages
ELSEWHERE = PickWord(0, "elsewhere")


def worship(s: Skytear, effect: Effect) -> bool:
    """Carry it out; False if what it needs is gone."""
    hero = effect.hero
    match hero_card(s.heroes[hero].card).faction:
        case Faction.KURUMO:
            found = worship_targets(s, hero)
            if s.edition.worship_chooses_on_resolution and found:
                s.push(Marking(hero, effect.seat))
                return True
            if not found or effect.targets[0] not in found:  # SKY-KUR-07
                return False
            mark(s, hero, effect.seat, effect.targets[0])
        case Faction.LIOTHAN:
            s.push(Shapeshifting(hero, effect.seat))
        case Faction.TAULOT:
            late = s.edition.worship_chooses_on_resolution
            # Before a pillar is taken off. SKY-Q-87 SKY-Q-90
            if not late and not pillar_hexes(s, hero) >> effect.place & 1:
                return False
            s.push(RaisingPillar(hero, effect.seat, effect.place))
        case Faction.NUPTEN:
            s.push(SendingIllusion(hero, effect.seat, NEAR))
    return True


def mark(s: Skytear, hero: UnitId, seat: Seat, target: UnitId) -> None:
    gain(s, target, Condition.MARKED)  # SKY-KUR-02 SKY-KUR-05
    trigger_worship_skill(s, hero, seat, (target,))


@dataclass(slots=True)
class Marking(Frame):
    """In Polish the enemy hero is chosen when the Worship resolves. SKY-Q-171"""

    hero: UnitId
    seat: Seat

    def step(self, s: Skytear) -> None:
        found = [unit_pick(s, one) for one in worship_targets(s, self.hero)]
        s.ask(self.seat, "mark", found, "SKY-KUR-01", Action.WORSHIP.phrase())

    def answer(self, s: Skytear, option: Option) -> None:
        assert isinstance(option, PickUnit)
        s.frames.pop()
        mark(s, self.hero, self.seat, option.pick)


def trigger_worship_skill(
    s: Skytear,
    hero: UnitId,
    seat: Seat,
    targets: tuple[UnitId, ...] = (),
    place: HexId = OFF,
    number: int = 0,
) -> None:
    """A new effect that goes on the Stack after the Worship.
    Skills with an icon come into play so. SKY-HERO-02 SKY-WOR-04 SKY-Q-77
    """
    card = hero_card(s.heroes[hero].card)
    for ability, part in enumerate(card.parts):
        if isinstance(part, Triggered) and part.when == Moment.WORSHIP:
            subject = targets[0] if targets else NO_UNIT
            s.waiting.append(  # SKY-KUR-03 SKY-TAU-02
                Effect(
                    NO_ACTION,
                    card.id,
                    ability,
                    hero,
                    seat,
                    targets,
                    place,
                    subject=subject,
                    source=hero,
                    amount=number,
                )
            )


@dataclass(slots=True)
class Shapeshifting(Frame):
    """One friendly Liothan hero at most 3 hexes away, in Polish any friendly one; itself perhaps after exhausting."""

    hero: UnitId
    seat: Seat
    myself: bool = False

    def step(self, s: Skytear) -> None:
        if self.myself:
            s.ask(self.seat, "exhaust-first", YES_NO, "SKY-LIO-04", unit_name(s, self.hero))
            return
        one = s.heroes[self.hero]
        found = [
            number
            for number, other in numbered(s.heroes)
            if other.side == one.side
            and other.hex >= 0
            and s.field.distance[one.hex][other.hex] <= NEAR  # no sight is needed: SKY-LIO-02 SKY-Q-98
            # In Polish any friend. SKY-Q-173
            and (s.edition.any_friend_shapeshifts or hero_card(other.card).faction == Faction.LIOTHAN)
        ]
        s.ask(self.seat, "shapeshift", [unit_pick(s, number) for number in found], "SKY-LIO-01")

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, Confirm):
            s.frames.pop()
            if option.pick == YES:  # SKY-LIO-06 SKY-Q-52
                # Old conditions end first, this one comes after. SKY-LIO-05
                exhaust(s, self.hero)
            gain(s, self.hero, Condition.SHAPESHIFTED)
            return
        assert isinstance(option, PickUnit)
        # Itself alone, and only if it is Ready. SKY-LIO-03 SKY-LIO-07 SKY-Q-53 SKY-Q-174
        if option.pick == self.hero and s.heroes[self.hero].stance == Stance.READY:
            s.frames[-1] = Shapeshifting(self.hero, self.seat, True)
            return
        s.frames.pop()
        gain(s, option.pick, Condition.SHAPESHIFTED)


@dataclass(slots=True)
class RaisingPillar(Frame):
    """Step 1: take up to one friendly pillar off; step 2: place one, unless at the cap."""

    hero: UnitId
    seat: Seat
    place: HexId
    removed: tuple[HexId, ...] = ()
    page: int = OFF  # in Polish the hex is chosen now, SKY-Q-177; the nearest come first

    def step(self, s: Skytear) -> None:
        if self.page != OFF:
            away = s.field.distance[s.heroes[self.hero].hex]
            hexes = sorted(bits(pillar_hexes(s, self.hero)), key=lambda at: away[at])
            shown: list[Option] = [hex_pick(s, at) for at in hexes[self.page * PAGE : (self.page + 1) * PAGE]]
            if len(hexes) > PAGE:
                shown.append(ELSEWHERE)
            s.ask(self.seat, "pillar", shown, "SKY-TAU-04", Action.WORSHIP.phrase())
            return
        side = s.heroes[self.hero].side
        most = 99 if value(s, self.hero, Stat.ANY_PILLARS) > 0 else 1  # SKY-TAU-17 SKY-Q-88
        pillars = s.boards[side].pillars
        if pillars and len(self.removed) < most:
            options: list[Option] = [DONE, *[hex_pick(s, at) for at, _ in pillars]]  # SKY-TAU-03
            s.ask(self.seat, "take-pillar", options, "SKY-TAU-01", unit_name(s, self.hero))
            return
        self._raise(s)

    def answer(self, s: Skytear, option: Option) -> None:
        if isinstance(option, Stop):
            self._raise(s)
            return
        if isinstance(option, PickWord):
            s.frames[-1] = RaisingPillar(self.hero, self.seat, OFF, self.removed, 1 - self.page)
            return
        assert isinstance(option, PickHex)
        if self.page != OFF:
            self._finish(s, option.pick)
            return
        take_pillar(s, s.heroes[self.hero].side, option.pick)
        s.frames[-1] = RaisingPillar(self.hero, self.seat, self.place, (*self.removed, option.pick))

    def _raise(self, s: Skytear) -> None:
        if not pillar_room(s, self.seat):  # SKY-Q-89
            self._finish(s, OFF)
        elif s.edition.worship_chooses_on_resolution:  # SKY-Q-87
            s.frames[-1] = RaisingPillar(self.hero, self.seat, OFF, self.removed, 0)
        else:
            self._finish(s, self.place)

    def _finish(self, s: Skytear, place: HexId) -> None:
        s.frames.pop()
        if place != OFF:
            put_pillar(s, self.seat, place)
        if self.removed:
            trigger_worship_skill(s, self.hero, self.seat, (), self.removed[-1], len(self.removed))


def pillar_owners(s: Skytear, seat: Seat) -> tuple[Seat, ...]:
    """Whose pillars count together: a player's own; where the heroes are the team's, those of the team. SKY-Q-92"""
    return s.team_of(seat) if s.rules.seats > 4 else (seat,)


def pillar_cap(s: Skytear, seat: Seat) -> int:
    """As many as there are Taulot heroes that the player, or the team, drafted. SKY-TAU-08 SKY-TAU-09"""
    mine = pillar_owners(s, seat)
    return sum(hero.seat in mine and hero_card(hero.card).faction == Faction.TAULOT for hero in s.heroes)


def own_pillars(s: Skytear, seat: Seat) -> list[HexId]:
    """The hexes of the pillars that count toward the cap."""
    mine = pillar_owners(s, seat)
    return [at for at, owner in s.boards[s.side_of_seat(seat)].pillars if owner in mine]


def pillar_room(s: Skytear, seat: Seat) -> bool:
    return len(own_pillars(s, seat)) < pillar_cap(s, seat)


def put_pillar(s: Skytear, seat: Seat, at: HexId) -> None:
    side = s.side_of_seat(seat)
    s.boards[side].pillars = (*s.boards[side].pillars, Pillar(at, seat))
    s.emit("pillar", "SKY-TAU-04", side=SIDES[side], hex=place_name(s, at))


def take_pillar(s: Skytear, side: int, at: HexId) -> None:
    """Any hero of the side may take it. SKY-TAU-11"""
    board = s.boards[side]
    board.pillars = tuple(pillar for pillar in board.pillars if pillar.hex != at)
    s.emit("pillar-taken", "SKY-TAU-01", side=SIDES[side], hex=place_name(s, at))


def illusion_ends(s: Skytear, hero: UnitId, hexes: int) -> int:
    """From the owner's hex or from where it is, over everything, onto a hex without miniature and token."""
    one = s.heroes[hero]
    everywhere = s.field.everywhere  # SKY-NUP-06 SKY-NUP-09 SKY-NUP-20 SKY-Q-96
    found = reach(s, one.hex, hexes, everywhere)  # SKY-NUP-02 SKY-NUP-03 SKY-NUP-04
    own = 0
    if one.illusion >= 0:
        found |= reach(s, one.illusion, hexes, everywhere)  # SKY-NUP-05
        own = 1 << one.illusion
    return found & (empty_hexes(s) | own)  # SKY-NUP-07 SKY-NUP-08


@dataclass(slots=True)
class SendingIllusion(Frame):
    """The hero's own illusion, decided on resolution. SKY-NUP-01 SKY-NUP-19 SKY-Q-94 SKY-Q-95"""

    hero: UnitId
    seat: Seat
    hexes: int

    def step(self, s: Skytear) -> None:
        if hero_card(s.heroes[self.hero].card).faction != Faction.NUPTEN or s.heroes[self.hero].hex < 0:
            s.frames.pop()
            return
        ends = [hex_pick(s, at) for at in bits(illusion_ends(s, self.hero, self.hexes))]
        s.ask(self.seat, "illusion", [DONE, *ends], "SKY-NUP-03", unit_name(s, self.hero))

    def answer(self, s: Skytear, option: Option) -> None:
        s.frames.pop()
        if isinstance(option, PickHex):
            s.edit(self.hero).illusion = option.pick
            s.emit("illusion", "SKY-NUP-03", unit=unit_name(s, self.hero), hex=place_name(s, option.pick))
