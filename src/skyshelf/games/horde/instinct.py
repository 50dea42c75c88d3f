"""What draws a player in a hurry: cards first, allies to monsters that nobody faces, and no idle moves."""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.effects.options import DONE, NO, YES, Confirm
from skyshelf.engine.option import Option
from skyshelf.games.horde.alliance import ChooseLane, destinations
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.engage import engaging_lane, helpers
from skyshelf.games.horde.options import (
    DiscardUnit,
    EndActions,
    EngageMinion,
    HandOver,
    MoveAlly,
    NoDraw,
    PickLane,
    PlayCard,
    UseAbility,
)
from skyshelf.games.horde.state import EMPTY, LANES, Horde
from skyshelf.games.horde.totals import attack_of, can_engage, health_of, trait_of
from skyshelf.games.horde.words.names import Trait

_LAST_RESORT = 0.01


def pulls(s: Horde) -> list[float]:
    """For each option of the open decision; at least one is above 0."""
    decision = s.decision
    assert decision is not None
    match decision.kind:
        case "alliance" | "reactions":
            found = _actions(s, decision.options)
        case "lane" | "move-lane" | "move-off":
            found = _lanes(s, decision.options)
        case "engage-with":
            found = [float(_is_free_to_engage(s, option)) for option in decision.options]
        case "mulligan":
            found = [_card_to_throw(option) for option in decision.options]
        case _:
            found = [_answer(option) for option in decision.options]
    return found if max(found) > 0 else [1.0] * len(found)


def _actions(s: Horde, options: Sequence[Option]) -> list[float]:
    found = [_action(s, option) for option in options]
    if max(found) > 0:
        return found
    # Something must give before the phase can end: a tower in the way of a Taunt monster, for example.
    return [_LAST_RESORT if isinstance(option, DiscardUnit) else 0.0 for option in options]


def _action(s: Horde, option: Option) -> float:
    match option:
        case PlayCard():
            return 3.0 + CARDS[option.card].cost
        case UseAbility():
            return 2.5
        case EngageMinion():
            return 2.0 if _somebody_can_engage(s) else 0.0
        case MoveAlly():
            return 1.5 if _better_lanes(s, option.unit) else 0.0
        case EndActions():
            return 1.0
        case HandOver():
            return 0.5
    return 0.0


def _somebody_can_engage(s: Horde) -> bool:
    """Whether a minion can come without letting another monster go."""
    assert s.decision is not None
    if s.ally_in(engaging_lane(s)) >= 0:
        return True
    return any(_is_free_to_engage(s, option) for option in helpers(s, s.decision.seat))


def _is_free_to_engage(s: Horde, helper: Option) -> bool:
    return not isinstance(helper, MoveAlly) or s.engaged_with(helper.unit) == EMPTY


def _better_lanes(s: Horde, ally: int) -> list[int]:
    """Where an ally meets a monster that nobody faces, if it stands idle or the monster has Taunt.

    An ally that came so does not move on, so that no two lanes are exchanged for ever."""
    facing = s.engaged_with(ally)
    if facing >= 0 and trait_of(s, facing, Trait.TAUNT):
        return []
    reachable = destinations(s, ally)
    return [
        lane
        for lane in range(LANES)
        if lane in reachable
        and s.guard[lane] == EMPTY
        and s.monster_in(lane) >= 0
        and can_engage(s, s.monster_in(lane), ally)
        and (facing == EMPTY or trait_of(s, s.monster_in(lane), Trait.TAUNT))
    ]


def _lanes(s: Horde, options: Sequence[Option]) -> list[float]:
    frame = s.frames[-1]
    better = _better_lanes(s, frame.unit) if isinstance(frame, ChooseLane) else []
    return [_lane(s, option, better) for option in options]


def _lane(s: Horde, option: Option, better: list[int]) -> float:
    if not isinstance(option, PickLane) or (better and option.pick not in better):
        return 0.0
    monster = s.monster_in(option.pick)
    if monster == EMPTY:
        return 0.5
    taunting = 20.0 if trait_of(s, monster, Trait.TAUNT) else 0.0
    return 1.0 + max(0, attack_of(s, monster)) + 0.2 * health_of(s, monster) + taunting


def _card_to_throw(option: Option) -> float:
    return 1.0 if option == DONE else 0.2


def _answer(option: Option) -> float:
    match option:
        case Confirm(pick):
            return {YES: 2.0, NO: 1.0}[pick]
        case NoDraw():
            return 0.0
    return 0.5 if option == DONE else 1.0
