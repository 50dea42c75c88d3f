"""Taunt, and monsters that cannot be engaged: what the end of the alliance phase demands. HRD-KEY-79 HRD-KEY-20"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.seat import NOBODY, Seat
from skyshelf.games.horde.abilities.totals import can_engage, having, is_banned, may_move, trait_of
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.place import free_lanes, move_to
from skyshelf.games.horde.rules.play_card import ways_to_pay
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import LANE, PickLane
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side, Trait

_TAUNT = Trait.TAUNT
_BE_ENGAGED = Ban.BE_ENGAGED
_ALLY = CardType.ALLY


def taunt_is_owed(s: Horde, seat: Seat) -> bool:
    """Whether a Taunt monster is unengaged although this player could still engage it. HRD-Q-36 HRD-Q-88

    Not where a partner's tower is in the way: only its owner can discard it.
    """
    # At any cost, and if all of them cannot be, those that the players choose. HRD-KEY-80 HRD-KEY-81
    return any(
        _could_be_engaged(s, monster, (seat,))
        for monster in _unengaged(s)
        if _in_the_way(s, monster) in (NOBODY, seat)
    )


def alliance_owes_taunt(s: Horde) -> bool:
    """Whether a Taunt monster is unengaged although the players together could still engage it."""
    return any(_could_be_engaged(s, monster, s.rules.alliance) for monster in _unengaged(s))


def tower_to_clear(s: Horde) -> UnitId:
    """A tower that keeps another player from engaging a Taunt monster when all are done, or none. HRD-Q-91"""
    for monster in _unengaged(s):
        if _in_the_way(s, monster) != NOBODY and _could_be_engaged(s, monster, s.rules.alliance):
            return s.guard[s.units[monster].lane]
    return NO_UNIT


def _unengaged(s: Horde) -> list[UnitId]:
    """The Taunt monsters without an ally in front of them."""
    return [
        monster
        for monster in having(s, s.front, _TAUNT)
        if CARDS[s.units[monster].card].monster and s.ally_in(s.units[monster].lane) == NO_UNIT
    ]


def _in_the_way(s: Horde, monster: UnitId) -> Seat:
    """Whose tower stands in the lane of a monster."""
    tower = s.guard[s.units[monster].lane]
    return NOBODY if tower == NO_UNIT else s.units[tower].seat


def _could_be_engaged(s: Horde, monster: UnitId, seats: tuple[Seat, ...]) -> bool:
    """By an ally that is not engaged with another Taunt monster and may move, or by one that can be played."""
    for lane in ALL_LANES:
        ally = s.ally_in(lane)
        if ally == NO_UNIT or not may_move(s, ally):
            continue
        if not can_engage(s, monster, ally):
            continue
        facing = s.monster_in(lane)
        if facing == NO_UNIT or not trait_of(s, facing, _TAUNT):
            return True
    return not is_banned(s, monster, _BE_ENGAGED) and any(
        CARDS[card].type == _ALLY and ways_to_pay(s, seat, CARDS[card])
        for seat in seats
        for card in s.players[seat].hand
    )


def answers_taunt(s: Horde, ally: UnitId, lane: Lane) -> bool:
    """Whether a move is one that Taunt asks for: it is possible however often it was made. HRD-Q-77"""
    monster, facing = s.monster_in(lane), s.engaged_with(ally)
    return (
        monster != NO_UNIT
        and s.guard[lane] == NO_UNIT
        and bool(trait_of(s, monster, _TAUNT))
        and can_engage(s, monster, ally)
        and (facing == NO_UNIT or not trait_of(s, facing, _TAUNT))
    )


def misplaced(s: Horde) -> list[UnitId]:
    """Allies facing a monster that they cannot engage and that they can move away from. HRD-KEY-21 HRD-Q-37"""
    found = []
    for lane in ALL_LANES:
        monster, ally = s.monster_in(lane), s.ally_in(lane)
        if monster != NO_UNIT and ally != NO_UNIT and not can_engage(s, monster, ally) and refuges(s, ally):
            found.append(ally)
    return found


def refuges(s: Horde, ally: UnitId) -> list[Lane]:
    """Free lanes where the ally may stay; nobody has to make room. HRD-Q-98"""
    if is_banned(s, ally, Ban.BE_MOVED):
        return []
    lanes = []
    for lane in free_lanes(s, Side.ALLIANCE):
        monster = s.monster_in(lane)
        if monster == NO_UNIT or can_engage(s, monster, ally):
            lanes.append(lane)
    return lanes


@dataclass(slots=True)
class MoveOff(Frame):
    """Allies leave monsters that cannot be engaged, one after another. HRD-Q-38"""

    def step(self, s: Horde) -> None:
        allies = misplaced(s)
        if not allies:
            s.frames.pop()
            return
        one = s.units[allies[0]]
        options = [LANE[lane] for lane in refuges(s, allies[0])]
        s.ask(
            one.seat if one.seat != NOBODY else s.lead(),
            "move-off",
            options,
            "HRD-KEY-21",
            CARD_NAME[one.card],
        )

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        ally = misplaced(s)[0]
        s.push(Settle())
        move_to(s, ally, option.pick, "HRD-KEY-21")
