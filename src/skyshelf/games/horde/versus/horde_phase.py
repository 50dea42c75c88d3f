"""The horde phase of a horde player in the first edition: any of the actions, in any order. HRD-VS-11 HRD-VS-07"""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.frame import Frame
from skyshelf.engine.option import Option
from skyshelf.engine.phrase import WHO
from skyshelf.games.horde.abilities.totals import is_banned
from skyshelf.games.horde.cards.card import CardId
from skyshelf.games.horde.cards.registry import CARD_NAME, CARDS
from skyshelf.games.horde.rules.concealed import (
    HordeMana,
    can_be_concealed,
    conceal,
    concealed_units,
    expose,
    is_concealed,
)
from skyshelf.games.horde.rules.place import discard_unit as discard_from_play
from skyshelf.games.horde.rules.place import free_lanes, move_to, swap
from skyshelf.games.horde.rules.repetition import FreeActions, Row, comes_too_often
from skyshelf.games.horde.rules.settle import Settle
from skyshelf.games.horde.rules.summon import place_card
from skyshelf.games.horde.rules.supply import pay_horde_mana
from skyshelf.games.horde.table.holding import Carrying
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import (
    END,
    LANE,
    DiscardUnit,
    EndActions,
    MoveAlly,
    PickLane,
    PlayCard,
    discard_unit,
    move_ally,
    place_of,
    play_card,
    unit_name,
)
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.versus.options import (
    HIDE,
    PLAN,
    REARRANGE,
    Challenge,
    ConcealUnit,
    HideCard,
    PlanTreachery,
    Rearrange,
    challenge,
    conceal_unit,
)
from skyshelf.games.horde.versus.plans import ChangingPlaces, HideFromHand, Planning
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side

CONCEAL_COST = 1  # HRD-VS-24
CHALLENGE_COST = 2  # HRD-VS-33
PLAN_COST = 1  # HRD-VS-21


def monsters_in_lanes(s: Horde) -> list[UnitId]:
    return [
        unit for unit in s.front if unit != NO_UNIT and CARDS[s.units[unit].card].type == CardType.MONSTER
    ]


def can_plan(s: Horde) -> bool:
    return s.horde_mana >= PLAN_COST


def start_planning(s: Horde) -> None:
    pay_horde_mana(s, PLAN_COST, "HRD-VS-21")
    s.push(Planning())


def horde_actions(s: Horde, may_play: bool) -> list[Option]:
    """Everything whose mana can be paid. HRD-VS-11"""
    found: list[Option] = [END]  # HRD-VS-14
    lanes = free_lanes(s, Side.HORDE)
    if may_play and lanes:
        found += [play_card(card, False) for card in dict.fromkeys(s.horde_hand)]
        if s.horde_hand and s.horde_mana >= CONCEAL_COST:
            found += [HIDE[lane] for lane in lanes]
    if can_plan(s):
        found.append(PLAN)
    if len(concealed_units(s)) > 1:  # HRD-VS-32
        found.append(REARRANGE)
    for unit in monsters_in_lanes(s):
        found += _with_monster(s, unit)
    return found


def _with_monster(s: Horde, unit: UnitId) -> list[Option]:
    one, place = s.units[unit], place_of(s, unit)
    found: list[Option] = []
    if monster_lanes(s, unit):
        found.append(move_ally(unit, place, one.card))
    if can_be_discarded(s, unit):
        found.append(discard_unit(unit, place, one.card))
    if s.horde_mana >= CONCEAL_COST and can_be_concealed(s, unit):
        found.append(conceal_unit(unit, place, one.card))
    # Only who is ready can challenge. HRD-VS-36
    if s.horde_mana >= CHALLENGE_COST and not one.exhausted and not is_banned(s, unit, Ban.BE_EXHAUSTED):
        found.append(challenge(unit, place, one.card))
    return found


def can_be_discarded(s: Horde, unit: UnitId) -> bool:
    """Not what belongs to no deck, face down either: minions stay, and an outsider out of the game could never be
    beaten. HRD-VS-19 HRD-Q-80
    """
    one = s.units[unit]
    card = CARDS[one.hidden if is_concealed(s, unit) else one.card]
    return not card.minion and not card.outsider


def monster_lanes(s: Horde, unit: UnitId) -> list[Lane]:
    """Lanes without horde cards, and those of monsters to swap with. HRD-VS-17 HRD-VS-18 HRD-Q-50"""
    if is_banned(s, unit, Ban.BE_MOVED):
        return []
    return [
        lane
        for lane in ALL_LANES
        if lane != s.units[unit].lane
        and not comes_too_often(s, s.front, s.units[unit].lane, lane)
        and (s.front[lane] == NO_UNIT or not is_banned(s, s.front[lane], Ban.BE_MOVED))
    ]


@dataclass(slots=True)
class HordeActions(FreeActions):
    """`played` cards of the wave so far; the wave is a limit and no duty. HRD-VS-13 HRD-VS-14 HRD-Q-51"""

    wave: int
    played: int = 0
    seen: tuple[Row, ...] = ()

    def rows(self) -> tuple[Row, ...]:
        return self.seen

    def step(self, s: Horde) -> None:
        options = horde_actions(s, self.played < self.wave)
        s.ask(s.rules.horde_seat, "horde", options, "HRD-VS-11", None, True)

    def answer(self, s: Horde, option: Option) -> None:
        seen: tuple[Row, ...] = ()
        if isinstance(option, MoveAlly):
            seen = (*self.seen, tuple(s.front))
        elif isinstance(option, Rearrange):  # in secret: what it led to does not count
            seen = self.seen
        s.frames[-1] = HordeActions(self.wave, self.played, seen)
        match option:
            case EndActions():
                s.frames.pop()
            case PlayCard():
                s.frames[-1] = HordeActions(self.wave, self.played + 1)
                s.horde_hand.remove(option.card)
                s.reveal(
                    "played", "HRD-VS-12", who=WHO[s.rules.horde_seat], card=CARD_NAME[option.card], mana=0
                )
                s.push(PlayInLane(option.card))
            case HideCard():
                s.frames[-1] = HordeActions(self.wave, self.played + 1)
                pay_horde_mana(s, CONCEAL_COST, "HRD-VS-24")
                s.push(HideFromHand(option.lane))
            case PlanTreachery():
                start_planning(s)
            case Rearrange():
                s.push(ChangingPlaces())
            case _:
                act(s, option)


def act(s: Horde, option: Option) -> None:
    match option:
        case MoveAlly():
            s.push(MoveMonster(option.unit))
        case DiscardUnit():
            s.push(Settle())
            if is_concealed(s, option.unit):  # discard piles lie face up
                expose(s, option.unit, "HRD-VS-19")
            discard_from_play(s, option.unit, "HRD-VS-19")  # HRD-VS-20
        case ConcealUnit():
            pay_horde_mana(s, CONCEAL_COST, "HRD-VS-24")
            conceal(s, option.unit, "HRD-VS-24")
        case Challenge():
            pay_horde_mana(s, CHALLENGE_COST, "HRD-VS-33")
            one = s.edit(option.unit)
            one.exhausted = one.challenging = True
            s.emit("challenges", "HRD-VS-33", card=unit_name(s, option.unit))


@dataclass(slots=True)
class PlayInLane(Carrying):
    """A horde card from the hand goes to a lane of choice and is resolved like a summoned one. HRD-VS-12"""

    card: CardId

    def carried(self, s: Horde) -> tuple[CardId, ...]:
        return (self.card,)

    def step(self, s: Horde) -> None:
        lanes = [LANE[lane] for lane in free_lanes(s, Side.HORDE)]
        s.ask(s.rules.horde_seat, "lane", lanes, "HRD-VS-12", CARD_NAME[self.card])

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames.pop()
        unit = place_card(s, self.card, "HRD-VS-12", chosen=option.pick)
        s.push(Settle(), HordeMana(self.card, unit))


@dataclass(slots=True)
class MoveMonster(Frame):
    unit: UnitId

    def step(self, s: Horde) -> None:
        lanes = [LANE[lane] for lane in monster_lanes(s, self.unit)]
        s.ask(s.rules.horde_seat, "move-lane", lanes, "HRD-VS-17", unit_name(s, self.unit))

    def answer(self, s: Horde, option: Option) -> None:
        assert isinstance(option, PickLane)
        s.frames[-1] = Settle()
        there = s.front[option.pick]
        if there == NO_UNIT:
            move_to(s, self.unit, option.pick, "HRD-VS-17")
        else:
            swap(s, self.unit, there, "HRD-VS-18")


@dataclass(slots=True)
class LastPlans(Frame):
    """At the start of the treachery phase treachery can be planned once more, as often as it is paid. HRD-VS-23"""

    def step(self, s: Horde) -> None:
        options: list[Option] = [END, PLAN] if can_plan(s) else [END]
        s.ask(s.rules.horde_seat, "last-plans", options, "HRD-VS-23")

    def answer(self, s: Horde, option: Option) -> None:
        if isinstance(option, EndActions):
            s.frames.pop()
        else:
            start_planning(s)
