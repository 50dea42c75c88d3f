"""What draws a player in a hurry: enough to play on sensibly while thinking ahead."""

from __future__ import annotations

from skyshelf.effects.options import Confirm, PickNumber, Stop
from skyshelf.effects.unit import UnitId
from skyshelf.engine.option import Option
from skyshelf.games.skytear.battlefields.battlefield import HexId
from skyshelf.games.skytear.cards.card import CardId
from skyshelf.games.skytear.cards.registry import CARDS, hero_card, power
from skyshelf.games.skytear.play.weights import PULLS, Pulls
from skyshelf.games.skytear.rules.control import seen_from
from skyshelf.games.skytear.table.options import (
    ActivateHero,
    Declare,
    EndActivation,
    LeaveToTeam,
    PassPriority,
    PickArea,
    PickBorder,
    PickCard,
    PickHex,
    PickLead,
    PickUnit,
    PickWord,
    PlayPower,
    SetStops,
    UseSkill,
)
from skyshelf.games.skytear.table.state import Skytear
from skyshelf.games.skytear.vocabulary.names import Action


def priors(s: Skytear, p: Pulls = PULLS) -> list[float]:
    """For each option of the open decision; 0 is not worth a thought."""
    decision = s.decision
    assert decision is not None
    side = s.side_of_seat(decision.seat)
    found = [_pull(s, decision.kind, side, option, p) for option in decision.options]
    if not any(found):
        return [1.0] * len(found)
    return found


def _pull(s: Skytear, kind: str, side: int, option: Option, p: Pulls) -> float:
    match option:
        case Declare():
            return _action_pull(Action(option.action), p)
        case PlayPower():
            return _card_pull(kind, option, p)
        case EndActivation():
            return p.end
        case SetStops() | LeaveToTeam():
            return 0.0
        case PassPriority():
            return 0.0 if option.rest else 1.0
        case ActivateHero():
            return 1.0 + 0.1 * hero_card(option.card).attack
        case PickHex():
            return _hex_pull(s, kind, side, option.pick, p)
        case PickUnit():
            return _unit_pull(s, side, option.pick, p)
        case PickCard():
            return _pick_card_pull(kind, option.pick)
        case PickLead():
            return 1.0 + option.value
        case PickArea():
            return 0.1 + _hits(s, side, option.hexes) + sum(_tilt(s, side, at) for at in option.hexes)
        case PickWord():
            if kind == "pillar":
                return 0.1  # one of the hexes at hand will do
            return 1.0 if kind in ("lead", "discard-or-cancel") else 2.0
        case Stop():
            return 0.9 if kind in ("predict", "mulligan") else 0.4
        case PickNumber():
            return 0.5 + option.pick
        case PickBorder():
            forward = s.field.distance[s.field.nexus[side]][option.outer]
            return 1.0 + 0.05 * forward + _tilt(s, side, option.outer) + 2 * _tilt(s, side, option.inner)
        case UseSkill():
            return p.skill
        case Confirm():
            return 1.0
    return 1.0


def _action_pull(action: Action, p: Pulls) -> float:
    match action:
        case Action.ATTACK:
            return p.attack
        case Action.SKIRMISH:
            return p.skirmish
        case Action.MOVE:
            return p.move
        case Action.LEAD:
            return p.lead
        case Action.WORSHIP:
            return p.worship


def _card_pull(kind: str, option: PlayPower, p: Pulls) -> float:
    """Reactions are kept for when they answer something."""
    card = power(option.card)
    if kind == "act" and card.reaction:
        return p.hold
    return p.answer if kind == "respond" else p.play + card.cost


def _pick_card_pull(kind: str, card: CardId) -> float:
    definition = CARDS[card]
    cost = power(card).cost if kind not in ("hero", "pool") else 0
    match kind:
        case "deck-out":
            return 0.0  # the piles that come with the heroes will do
        case "lead":
            return 0.5 + cost
        case "flip":
            return 2.0 + power(card).modifier
        case "hero":
            return 1.0 + 0.02 * getattr(definition, "points", 0)
        case "mulligan" | "hand-limit" | "predict" | "discard-or-cancel":
            return 0.2 + 0.1 * cost
    return 1.0


def _hex_pull(s: Skytear, kind: str, side: int, at: HexId, p: Pulls) -> float:
    """A hero wants to see a token, near the fight; other things want to lie forward."""
    forward = s.field.distance[s.field.nexus[side]][at]
    tilt = _tilt(s, side, at)
    if kind not in ("move", "skirmish", "where"):
        return 1.0 + 0.02 * forward + tilt
    pull = p.far + p.forward * forward
    for token in s.tokens:
        away = s.field.distance[token][at]
        pull = max(pull, p.near - p.near_step * away)
    if seen_from(s, tuple(s.tokens)) >> at & 1:
        pull += p.sees
    return pull + tilt


def _tilt(s: Skytear, side: int, at: HexId) -> float:
    """Tells equally good hexes apart, for both sides alike: the half turn of the map reverses the numbers."""
    return 1e-4 * (len(s.field.at) - 1 - at if side == 0 else at)


def _unit_pull(s: Skytear, side: int, unit: UnitId, p: Pulls) -> float:
    if not s.is_hero(unit):
        return (p.minion if s.is_minion(unit) else 0.8) + _tilt(s, side, s.hex_of(unit))
    hero = s.heroes[unit]
    if hero.side == side:
        return 1.0
    return p.hero + p.hero_weak / max(1, hero.hp)


def _hits(s: Skytear, side: int, hexes: tuple[HexId, ...]) -> float:
    heroes = sum(hero.side != side and hero.hex in hexes for hero in s.heroes)
    minions = sum(at in hexes and s.minion_sides[n] != side for n, at in enumerate(s.minions))
    return 2.0 * heroes + minions
