"""Engaging a minion: it comes to the leftmost lane without monsters, facing an ally. HRD-ALL-05 to HRD-ALL-11"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.ops import Ops
from skyshelf.effects.run import Run, Scope
from skyshelf.effects.targets import can_pay
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import Phrase
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.index import index_of
from skyshelf.games.horde.abilities.totals import can_engage, health_of, is_banned, may_move
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.place import enter_lane, leave_place, move_to
from skyshelf.games.horde.rules.play_card import start_playing, ways_to_pay
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.table.lanes import ALL_LANES, NO_LANE, Lane
from skyshelf.games.horde.table.options import (
    MoveAlly,
    PlayCard,
    engage_minion,
    move_ally,
    place_name,
    place_of,
    unit_name,
)
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.vocabulary.gifts import ExtraCost
from skyshelf.games.horde.vocabulary.names import Ban, CardType

_BE_ENGAGED = Ban.BE_ENGAGED
_ALLY = CardType.ALLY


def engaging_lane(s: Horde) -> Lane:
    """The leftmost lane without monsters, or -1. HRD-ALL-06 HRD-ALL-09"""
    for lane in ALL_LANES:
        if s.front[lane] == NO_UNIT:
            return lane
    return NO_LANE


def engage_options(s: Horde, seat: Seat) -> list[Option]:
    """Minions with health that nobody faces, if an ally stands in the lane or can come there. HRD-ALL-07

    By itself engaging costs nothing, and the ally may be exhausted. HRD-ALL-10 HRD-READY-08
    """
    lane = engaging_lane(s)
    if lane == NO_LANE:
        return []
    ally = s.ally_in(lane)
    if ally == NO_UNIT and (s.guard[lane] != NO_UNIT or not _somebody_comes(s, seat)):
        return []
    found: list[Option] = []
    priced = index_of(s).own  # what could add to the price of one
    for unit in _unengaged_minions(s):
        one = s.units[unit]
        if health_of(s, unit) < 1 or is_banned(s, unit, _BE_ENGAGED):
            continue
        if ally != NO_UNIT and not can_engage(s, unit, ally):
            continue
        if unit not in priced or can_pay_extra(s, unit, seat):
            found.append(engage_minion(unit, place_of(s, unit), one.card))
    return found


def _unengaged_minions(s: Horde) -> list[UnitId]:
    """Those in the back line, and those that a horde card has put before no ally. HRD-ALL-05 HRD-KEY-89"""
    found = [unit for unit in s.back if CARDS[s.units[unit].card].minion]
    for unit in s.front:
        if unit != NO_UNIT and CARDS[s.units[unit].card].minion and s.engaged_with(unit) == NO_UNIT:
            found.append(unit)
    return found


def extra_costs(s: Horde, minion: UnitId, seat: Seat) -> list[tuple[Run, Ops]]:
    """What other cards add to the price of engaging a minion."""
    found: list[tuple[Run, Ops]] = []
    for rule in index_of(s).own.get(minion, ()):
        for gift in rule.static.gifts:
            if isinstance(gift, ExtraCost):
                scope = rule.run.scope
                found.append((Run(Scope(scope.card, scope.ability, scope.source, seat)), gift.costs))
    return found


def can_pay_extra(s: Horde, minion: UnitId, seat: Seat) -> bool:
    """Whether what other cards add can be paid and an ally is left to come: not the card that pays. HRD-COST-05"""
    extra = extra_costs(s, minion, seat)
    if not extra:
        return True
    if s.ally_in(engaging_lane(s)) >= 0:
        return all(can_pay(s, run, costs) for run, costs in extra)
    return any(_can_pay_beside(s, seat, extra, ally) for ally in helpers(s, seat))


def _can_pay_beside(s: Horde, seat: Seat, extra: list[tuple[Run, Ops]], ally: Option) -> bool:
    if isinstance(ally, PlayCard):
        s = s.clone()
        s.players[seat].hand.remove(ally.card)
    return all(can_pay(s, run, costs) for run, costs in extra)


def helpers(s: Horde, seat: Seat) -> list[Option]:
    """Allies that can be moved or played to the lane at this moment."""
    found: list[Option] = [
        move_ally(unit, place_of(s, unit), s.units[unit].card) for unit in s.guard if _can_leave(s, unit)
    ]
    for card in dict.fromkeys(s.players[seat].hand):
        if CARDS[card].type == _ALLY:
            found += ways_to_pay(s, seat, CARDS[card])
    return found


def _can_leave(s: Horde, unit: UnitId) -> bool:
    return unit != NO_UNIT and not CARDS[s.units[unit].card].tower and may_move(s, unit)


def _somebody_comes(s: Horde, seat: Seat) -> bool:
    """Whether there is one of them."""
    for unit in s.guard:
        if _can_leave(s, unit):
            return True
    for card in s.players[seat].hand:
        if CARDS[card].type == _ALLY and ways_to_pay(s, seat, CARDS[card]):
            return True
    return False


def start_engaging(s: Horde, seat: Seat, minion: UnitId) -> None:
    costs = [run for run, _ in extra_costs(s, minion, seat)]
    s.push(*costs, BringMinion(seat, minion), Settle())


@dataclass(slots=True)
class BringMinion(Frame):
    """The minion enters; if nobody stands there yet, an ally comes to face it."""

    seat: Seat
    minion: UnitId

    def step(self, s: Horde) -> None:
        lane = engaging_lane(s)
        if s.ally_in(lane) == NO_UNIT:
            options = helpers(s, self.seat)
            if not options:  # the ally that was meant for it went as an extra cost
                s.frames.pop()
                s.emit("nobody-engages", "HRD-ALL-07", card=unit_name(s, self.minion))
                return
            # Asked even if there is one way only: going on in silence would tell others what the hand holds.
            s.ask(self.seat, "engage-with", options, "HRD-ALL-07", self._coming_to(s, lane), True)
            return
        s.frames.pop()
        self._enter(s, lane, s.ally_in(lane))

    def _coming_to(self, s: Horde, lane: Lane) -> Phrase:
        """The minion with the lane where it and the ally will face each other: the ally leaves its own for it."""
        card = s.units[self.minion].card
        return Phrase("horde-unit", {"card": CARD_NAME[card], "place": place_name(card, f"m{lane + 1}")})

    def answer(self, s: Horde, option: Option) -> None:
        lane = engaging_lane(s)
        s.frames.pop()
        # The minion is there before the ally comes, so that a "Play:" ability finds it engaged.
        self._enter(s, lane, NO_UNIT)
        if isinstance(option, MoveAlly):
            move_to(s, option.unit, lane, "HRD-ALL-07")
            s.edit(self.minion).puller = option.unit
        else:
            assert isinstance(option, PlayCard)
            start_playing(s, self.seat, option, lane)

    def _enter(self, s: Horde, lane: Lane, ally: UnitId) -> None:
        leave_place(s, self.minion)
        enter_lane(s, self.minion, lane)
        s.edit(self.minion).puller = ally
        s.emit("engaged", "HRD-ALL-05", card=CARD_NAME[s.units[self.minion].card], lane=lane + 1)
