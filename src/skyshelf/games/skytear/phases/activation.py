"""The Heroes Phase: the sides take turns, one hero at a time. SKY-PHASE-02 SKY-ACT-01"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId, numbered
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.engine.seat import Seat
from skyshelf.games.skytear.actions.declare import Declaring, can_declare, unused_actions
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.rules.conditions import exhaust
from skyshelf.games.skytear.rules.play_card import own_cards, start_playing
from skyshelf.games.skytear.rules.stack import TheStack
from skyshelf.games.skytear.rules.victory import check_gates
from skyshelf.games.skytear.table.options import (
    DECLARE,
    END,
    LEAVE,
    STOPS,
    ActivateHero,
    Declare,
    EndActivation,
    LeaveToTeam,
    PlayPower,
    SetStops,
    unit_name,
    unit_text,
)
from skyshelf.games.skytear.table.state import ACTION_POINTS, Phase, Skytear, Stance
from skyshelf.games.skytear.vocabulary.names import Action, Until


def ready_heroes(s: Skytear, side: int) -> list[UnitId]:
    """Ready and on the battlefield; minions have no activation. SKY-STATE-03 SKY-STATE-05 SKY-ACT-04 SKY-MIN-13"""
    return [
        number
        for number, hero in numbered(s.heroes)
        if hero.side == side and hero.stance == Stance.READY and hero.hex >= 0
    ]


@dataclass(slots=True)
class HeroesPhase(Frame):
    """`side` is next, if it has a Ready hero; players in `left` have left it to their teammates.
    They take turns as long as both have one. SKY-TEAM-09
    """

    side: int
    left: int = 0

    def step(self, s: Skytear) -> None:
        s.phase = Phase.HEROES
        ready = ready_heroes(s, self.side)  # SKY-ACT-06 SKY-Q-56
        if not ready:
            if not ready_heroes(s, 1 - self.side):  # SKY-PHASE-03
                s.frames.pop()
                check_gates(s)
                return
            s.frames[-1] = HeroesPhase(1 - self.side)  # SKY-ACT-05 SKY-Q-55
            return
        seats = self._askable(s, ready)
        seat = seats[0]
        options: list[Option] = [
            ActivateHero(hero, unit_text(s, hero), s.heroes[hero].card)
            for hero in ready
            if seat in s.players_of(hero)
        ]
        if len(seats) > 1:  # SKY-TEAM-08
            options.append(LEAVE)
        s.ask(seat, "activate", options, "SKY-ACT-01")

    def _order(self, s: Skytear) -> list[Seat]:
        """Teammates are asked in turn, so that nobody is always first."""
        team = s.rules.teams[self.side]
        spent = sum(hero.side == self.side and hero.stance != Stance.READY for hero in s.heroes)
        first = spent % len(team)
        return [*team[first:], *team[:first]]

    def _askable(self, s: Skytear, ready: list[UnitId]) -> list[Seat]:
        return [
            seat
            for seat in self._order(s)
            if not self.left >> seat & 1 and any(seat in s.players_of(hero) for hero in ready)
        ]

    def answer(self, s: Skytear, option: Option) -> None:
        seat = self._askable(s, ready_heroes(s, self.side))[0]
        if isinstance(option, LeaveToTeam):
            s.frames[-1] = HeroesPhase(self.side, self.left | 1 << seat)
            return
        assert isinstance(option, ActivateHero)
        s.frames[-1] = HeroesPhase(1 - self.side)
        begin_activation(s, seat, option.hero)


def begin_activation(s: Skytear, seat: Seat, hero: UnitId) -> None:
    s.active = hero
    s.points = ACTION_POINTS
    s.boards[s.heroes[hero].side].activated_last = seat
    s.taken = s.attacks = 0
    if s.edition.lasts_to_next_activation:  # SKY-Q-156
        s.mods = tuple(mod for mod in s.mods if mod.until != Until.ACTIVATION or mod.hero != hero)
        s.listeners = tuple(one for one in s.listeners if one.hero != hero)
    s.edit(hero).began = s.heroes[hero].hex
    s.emit("activated", "SKY-ACT-07", who=WHO[seat], unit=unit_name(s, hero))
    s.push(Activation(seat, hero))


@dataclass(slots=True)
class Activation(Frame):
    """With an empty Stack: an action, a card, or the end. SKY-ACT-13 SKY-ACT-15 SKY-ACT-19 SKY-Q-72 SKY-Q-75"""

    seat: Seat
    hero: UnitId

    def step(self, s: Skytear) -> None:
        if (
            s.heroes[self.hero].stance != Stance.READY
        ):  # defeated, or exhausted by its own Worship: SKY-Q-46 SKY-Q-52
            self._end(s)
            return
        s.offered = s.offered or self.offers(s)
        stops = [one for one in STOPS if one.stops != s.players[self.seat].stops]
        s.ask(self.seat, "act", [*s.offered, *stops], "SKY-ACT-09", unit_name(s, self.hero), True)

    def offers(self, s: Skytear) -> tuple[Option, ...]:
        """What the hero can do."""
        declared = [
            DECLARE[action] for action in unused_actions(s) if can_declare(s, self.hero, self.seat, action)
        ]
        return (*declared, *own_cards(s, self.seat, self.hero), END)

    def answer(self, s: Skytear, option: Option) -> None:
        if not isinstance(option, SetStops):
            s.offered = ()
        match option:
            case EndActivation():
                exhaust(s, self.hero)
                self._end(s)
            case SetStops():
                s.players[self.seat].stops = option.stops
            case Declare():
                s.points -= 1
                s.taken |= 1 << option.action
                s.attacks += option.action == Action.ATTACK
                s.push(Declaring(self.hero, self.seat, option.action), TheStack(self.seat, self.seat))
            case PlayPower():
                s.push(TheStack(self.seat, self.seat))
                start_playing(s, self.seat, option)

    def _end(self, s: Skytear) -> None:
        """What lasts for the activation ends, and so do Action Points. SKY-EFX-02 SKY-ACT-17 SKY-Q-197"""
        s.frames.pop()
        s.active = NO_UNIT
        s.points = 0
        if s.heroes[self.hero].began != OFF:
            s.edit(self.hero).began = OFF
        if not s.edition.lasts_to_next_activation:
            s.mods = tuple(mod for mod in s.mods if mod.until != Until.ACTIVATION)
            s.listeners = ()
        for player in s.players:
            player.yields = False
