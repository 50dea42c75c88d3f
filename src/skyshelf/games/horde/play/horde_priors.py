"""What draws a horde player in a hurry: cards of the wave first, and monsters to where nobody stops them."""

from __future__ import annotations

from skyshelf.effects.unit import NO_UNIT, UnitId
from skyshelf.engine.option import Option
from skyshelf.games.horde.abilities.totals import attack_of, health_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.table.lanes import ALL_LANES
from skyshelf.games.horde.table.options import EndActions, MoveAlly, PickLane, PlayCard, UseAbility
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.horde.versus.options import Challenge, ConcealUnit, ExhaustFoe, HideCard, PlanTreachery


def horde_action(s: Horde, option: Option) -> float:
    match option:
        case PlayCard():
            return 3.0 + 0.4 * CARDS[option.card].attack
        case UseAbility():
            return 2.0
        case ExhaustFoe():
            return 1.2
        case MoveAlly():
            return 1.1 if _has_better_lane(s, option.unit) else 0.0
        case EndActions():
            return 1.0
        case HideCard() | PlanTreachery():
            return 0.5
        case ConcealUnit() | Challenge():
            return 0.3
    return 0.0


def _has_better_lane(s: Horde, monster: UnitId) -> bool:
    """Whether an engaged monster could stand where nobody faces it; there it stays, so that this comes to an end."""
    if s.engaged_with(monster) == NO_UNIT:
        return False
    return any(s.front[lane] == NO_UNIT and s.ally_in(lane) == NO_UNIT for lane in ALL_LANES)


def horde_lane(s: Horde, option: Option) -> float:
    """Free ways to the castle first, then weak allies; a monster moves only where nobody faces it."""
    assert s.decision is not None
    if not isinstance(option, PickLane):
        return 0.5
    if s.front[option.pick] != NO_UNIT:
        return 0.0
    ally = s.ally_in(option.pick)
    if ally == NO_UNIT:
        return 3.0
    if s.decision.kind == "move-lane":
        return 0.0
    return 2.0 / (1.0 + max(0, attack_of(s, ally)) + 0.5 * max(0, health_of(s, ally)))
