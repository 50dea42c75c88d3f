"""What draws a player in a hurry: cards first, allies to monsters they can beat, and no idle moves."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.effects.abilities import Triggered
from skyshelf.effects.options import DONE, NO, YES, Confirm
from skyshelf.effects.run import Run
from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.option import Option
from skyshelf.engine.seat import Seat
from skyshelf.games.horde.abilities.order import OwnOrder
from skyshelf.games.horde.abilities.totals import (
    armor_left,
    attack_of,
    can_engage,
    health_of,
    is_banned,
    trait_of,
)
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.phases.alliance import ChooseLane
from skyshelf.games.horde.play.horde_priors import horde_action, horde_lane
from skyshelf.games.horde.rules.engage import helpers
from skyshelf.games.horde.rules.play_card import PlayingCard
from skyshelf.games.horde.rules.settle import DESTRUCTION
from skyshelf.games.horde.table.lanes import ALL_LANES, Lane
from skyshelf.games.horde.table.options import (
    CastleDraw,
    DiscardUnit,
    EndActions,
    EngageMinion,
    HandOver,
    MoveAlly,
    NoDraw,
    PickLane,
    PickUnit,
    PlayCard,
    ResolveNext,
    UseAbility,
)
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde
from skyshelf.games.horde.vocabulary.change import Ready
from skyshelf.games.horde.vocabulary.names import Ban, CardType, Side, Trait

_LAST_RESORT = 0.01
_SHORT_DECK = 6  # below it cards that stay in the deck are worth more than cards in hand


def priors(s: Horde) -> list[float]:
    """For each option of the open decision; at least one is above 0."""
    decision = s.decision
    assert decision is not None
    options = decision.options
    match decision.kind:
        case "alliance" | "reactions":
            found = _actions(s, options)
        case "horde" | "summon" | "last-plans":
            found = [horde_action(s, option) for option in options]
        case "lane" | "move-lane" | "move-off" | "pile-lane":
            if decision.seat == s.rules.horde_seat:
                found = [horde_lane(s, option) for option in options]
            else:
                found = _lanes(s, options)
        case "engage-with":
            found = [float(_is_free_to_engage(s, option)) for option in options]
        case "mulligan":
            found = [1.0 if option == DONE else 0.2 for option in options]
        case "order":
            found = [float(not _goes_nowhere(s, option)) for option in options]
        case "draw":
            found = [_draw(s, option) for option in options]
        case _:
            found = [_answer(s, decision.seat, option) for option in options]
    return found if max(found) > 0 else [1.0] * len(found)


def _actions(s: Horde, options: Sequence[Option]) -> list[float]:
    found = [_action(s, option) for option in options]
    if max(found) > 0:
        return found
    # Something must give before the phase can end: a tower in the way of a Taunt monster, for example.
    return [_LAST_RESORT if isinstance(option, DiscardUnit | HandOver) else 0.0 for option in options]


def _action(s: Horde, option: Option) -> float:
    match option:
        case PlayCard():
            return 3.0 + CARDS[option.card].cost
        case UseAbility():
            return 2.5 if _serves(s, option) else 0.0
        case CastleDraw():
            return 2.5
        case EngageMinion():
            return 2.0 if _somebody_can_engage(s) else 0.0
        case MoveAlly():
            return 1.5 if _better_lanes(s, option.unit) else 0.0
        case EndActions():
            return 1.0
    return 0.0


def _serves(s: Horde, option: UseAbility) -> bool:
    """Two cards that do nothing but ready others would ready each other for ever."""
    if not _only_readies(option.card, option.ability):
        return True
    return any(
        unit != NO_UNIT and s.units[unit].exhausted and s.units[unit].card != option.card
        for unit in (CASTLE, *s.guard)
    )


def _only_readies(card: int, ability: int) -> bool:
    part = CARDS[card].parts[ability]
    return isinstance(part, Triggered) and all(isinstance(op, Ready) for op in part.ops)


def _somebody_can_engage(s: Horde) -> bool:
    """Whether a minion can come without letting another monster go."""
    assert s.decision is not None
    if any(s.front[lane] == NO_UNIT and s.ally_in(lane) != NO_UNIT for lane in ALL_LANES):
        return True
    return any(isinstance(option, PlayCard) for option in helpers(s, s.decision.seat))


def _is_free_to_engage(s: Horde, helper: Option) -> bool:
    return not isinstance(helper, MoveAlly) or s.engaged_with(helper.unit) == NO_UNIT


def _better_lanes(s: Horde, ally: UnitId) -> list[Lane]:
    """Where an ally meets a monster that nobody faces, if it stands idle or the monster has Taunt.

    An ally that came so does not move on, so that no two lanes are exchanged for ever."""
    facing = s.engaged_with(ally)
    if (facing != NO_UNIT and trait_of(s, facing, Trait.TAUNT)) or is_banned(s, ally, Ban.BE_MOVED):
        return []
    return [
        lane
        for lane in ALL_LANES
        if s.guard[lane] == NO_UNIT
        and s.monster_in(lane) != NO_UNIT
        and can_engage(s, s.monster_in(lane), ally)
        and (facing == NO_UNIT or trait_of(s, s.monster_in(lane), Trait.TAUNT))
    ]


def _lanes(s: Horde, options: Sequence[Option]) -> list[float]:
    frame = s.frames[-1]
    if isinstance(frame, ChooseLane):
        better = _better_lanes(s, frame.unit)
        attack, health = (
            max(0, attack_of(s, frame.unit)),
            health_of(s, frame.unit) + armor_left(s, frame.unit),
        )
        return [
            _meeting(s, option, attack, health)
            if isinstance(option, PickLane) and (not better or option.pick in better)
            else 0.0
            for option in options
        ]
    if isinstance(frame, PlayingCard):
        card = CARDS[frame.card]
        if card.type == CardType.TOWER:
            return [_site(s, option) for option in options]
        return [_meeting(s, option, card.attack, card.health) for option in options]
    return [1.0] * len(options)


def _meeting(s: Horde, option: Option, attack: int, health: int) -> float:
    """How good a lane is for an ally: what it keeps from the castle, whom it beats, and at what price."""
    if not isinstance(option, PickLane):
        return 0.0
    monster = s.monster_in(option.pick)
    if monster == NO_UNIT:
        return 0.4 + (0.2 * attack if not is_banned(s, PORTAL, Ban.BE_DAMAGED) else 0.0)
    strength = max(0, attack_of(s, monster))
    toughness = health_of(s, monster) + armor_left(s, monster)
    pull = 1.5 + 0.6 * strength + 0.2 * min(attack, toughness)
    if attack >= toughness:
        pull += 1.0 + 0.3 * toughness + (6.0 if CARDS[s.units[monster].card].outsider else 0.0)
    if strength >= health:
        pull -= 0.5 + 0.3 * attack
    if trait_of(s, monster, Trait.TAUNT):
        pull += 20.0
    return max(0.1, pull)


def _site(s: Horde, option: Option) -> float:
    """A tower keeps allies out of its lane, so it goes where nobody is needed."""
    if not isinstance(option, PickLane):
        return 0.0
    return 0.3 if s.monster_in(option.pick) != NO_UNIT else 1.0


def _goes_nowhere(s: Horde, option: Option) -> bool:
    """A destroyed card that goes on hurting itself could do so for ever."""
    if not isinstance(option, ResolveNext) or isinstance(s.frames[-1], OwnOrder):
        return False
    pending = s.waiting[option.number]
    return pending.ability != DESTRUCTION and pending.source == pending.subject == pending.other


def _draw(s: Horde, option: Option) -> float:
    short = min(len(player.deck) for player in s.players) <= _SHORT_DECK
    if isinstance(option, NoDraw):
        return 1.5 if short else 0.0
    return 1.0


def _answer(s: Horde, seat: Seat, option: Option) -> float:
    match option:
        case Confirm(pick):
            return {YES: 2.0, NO: 1.0}[pick]
        case PickUnit():
            return _target(s, seat, option.pick)
    return 0.5 if option == DONE else 1.0


def _target(s: Horde, seat: Seat, unit: UnitId) -> float:
    """The cards of one's own side hit or help the best; what the other side's cards do may fall on the least."""
    frame = s.frames[-1]
    worth = max(0, attack_of(s, unit)) + max(0, health_of(s, unit))
    if isinstance(frame, Run):
        own = Side.HORDE if seat == s.rules.horde_seat else Side.ALLIANCE
        if CARDS[frame.scope.card].side != own:
            return 2.0 / (2.0 + worth)
        if frame.scope.card == s.units[unit].card and _only_readies(frame.scope.card, frame.scope.ability):
            return 0.0
    return 1.0 + 0.1 * worth
