"""How good a position looks for each side."""

from __future__ import annotations

from math import exp

from skyshelf.effects.unit import numbered
from skyshelf.engine.seat import first_seats
from skyshelf.games.skytear.cards.card import NO_CARD
from skyshelf.games.skytear.cards.registry import hero_card
from skyshelf.games.skytear.play.priors import priors
from skyshelf.games.skytear.play.weights import PULLS, WEIGHTS, Pulls, Weights
from skyshelf.games.skytear.rules.control import base_control, lead_heroes, lead_value
from skyshelf.games.skytear.rules.lane_steps import TOWER_REACH
from skyshelf.games.skytear.rules.victory import DOMES, HEADS, MINIONS, TOKENS, steps_toward, tower_of
from skyshelf.games.skytear.table.state import Phase, Skytear, Stance

_MOST_SETTLING = 24  # decisions until what lies on the Stack is over
_UNKNOWN_LEAD = 1.6  # what a face-down card adds on average
_MOST_MARGIN = 5.0  # more control of a token than this changes nothing


def chances(s: Skytear, w: Weights = WEIGHTS, pulls: Pulls = PULLS) -> list[float]:
    """For each seat; what waits on the Stack is let happen first, as if everybody passed."""
    s = settled(s, pulls)
    if s.outcome is not None:
        return list(s.outcome.returns(s.rules.seats)) if not s.outcome.winners else _won(s)
    south = 1.0 / (1.0 + exp(-(worth(s, 0, w) - worth(s, 1, w)) / w.spread))
    return [south if s.side_of_seat(seat) == 0 else 1.0 - south for seat in first_seats(s.rules.seats)]


def _won(s: Skytear) -> list[float]:
    assert s.outcome is not None
    return [1.0 if seat in s.outcome.winners else 0.0 for seat in first_seats(s.rules.seats)]


def settled(s: Skytear, pulls: Pulls = PULLS) -> Skytear:
    """The table once the effects under way are over; the table itself is not changed."""
    if s.phase != Phase.HEROES or is_settled(s):
        return s
    after = s.clone()
    for _ in range(_MOST_SETTLING):
        if after.decision is None or is_settled(after):
            break
        tempting = priors(after, pulls)
        after.choose(tempting.index(max(tempting)))
    return after


def is_settled(s: Skytear) -> bool:
    """Whether a hero is about to be activated or to act, and nothing waits on the Stack."""
    return not s.stack and (s.decision is None or s.decision.kind in ("act", "activate"))


def worth(s: Skytear, side: int, w: Weights = WEIGHTS) -> float:
    """A side's position in points."""
    return standing(s, side, w) + _control(s, side, w)


def standing(s: Skytear, side: int, w: Weights = WEIGHTS) -> float:
    """The same without what the tokens would bring."""
    board, enemy = s.boards[side], s.boards[1 - side]
    total = 0.0
    for number, hero in numbered(s.heroes):
        if hero.side == side:
            total += _hero(s, number, w)
    total += sum(w.tower_hp * hp + (w.tower if hp > 0 else 0.0) for hp in board.towers)
    if board.open:
        total += w.nexus_hp * board.nexus - w.nexus_open
    for seat in s.rules.teams[side]:
        total += w.card * min(7, len(s.players[seat].hand))
    total += w.minion * sum(at >= 0 and s.minion_sides[n] == side for n, at in enumerate(s.minions))
    for lane in range(len(s.tokens)):
        total += w.step * steps_toward(s, lane, 1 - side)
    return total + _goals(s, side, enemy.towers, w)


def _hero(s: Skytear, number: int, w: Weights) -> float:
    hero = s.heroes[number]
    if hero.stance == Stance.DEFEATED:
        return -w.defeated - w.defeated_turns * (hero.back_on - s.turn)
    most = hero_card(hero.card).hp
    # Nearer to what can be fought for is better, however little: else equal moves would be told apart by their order.
    away = min(
        s.field.distance[token][hero.hex] for token in (*s.tokens, *[d.control for d in s.field.domes])
    )
    ready = w.ready if hero.stance == Stance.READY else 0.0
    return w.hp * hero.hp + w.health * hero.hp / most + ready - w.away * away


def _control(s: Skytear, side: int, w: Weights) -> float:
    """What the tokens would bring if they were settled now."""
    total = 0.0
    for lane, token in enumerate(s.tokens):
        margin = _strength(s, side, (token,)) - _strength(s, 1 - side, (token,))
        total += max(-_MOST_MARGIN, min(_MOST_MARGIN, margin)) * _weight(s, lane, side, margin, w)
    for dome in s.field.domes:
        margin = _strength(s, side, (dome.control,)) - _strength(s, 1 - side, (dome.control,))
        total += w.dome if margin > 0 else 0.0
    return total


def _weight(s: Skytear, lane: int, side: int, margin: float, w: Weights) -> float:
    """A token is worth more near the tower that it threatens."""
    threatened = 1 - side if margin > 0 else side
    tower = s.field.lanes[lane].towers[threatened]
    near = s.field.distance[s.tokens[lane]][tower] <= TOWER_REACH + 1
    return w.control_at_tower if near and s.boards[threatened].towers[lane] > 0 else w.control


def _strength(s: Skytear, side: int, tokens: tuple[int, ...]) -> float:
    best = 0.0
    for hero in lead_heroes(s, side, tokens):
        for card, _ in s.heroes[hero].leads:
            best = max(best, _UNKNOWN_LEAD if card == NO_CARD else lead_value(s, hero, card))
    return base_control(s, side, tokens) + best


def _goals(s: Skytear, side: int, enemy_towers: list[int], w: Weights) -> float:
    """How near the victory cards in play are."""
    board = s.boards[side]
    total = 0.0
    for number in s.victory:
        match number:
            case 0 | 1:
                total += w.goal_tower * (5 - enemy_towers[tower_of(s, side, number == 0)])
            case 2:
                total += w.goal_tokens * (board.tokens_won / TOKENS) ** 2
            case 3:
                total += w.goal_heads * (board.heroes_defeated / HEADS) ** 2
            case 4:
                total += w.goal_heroes * board.heroes_now
            case 5:
                total += w.goal_domes * (board.domes_won / DOMES) ** 2
            case 6:
                total += w.goal_minions * (board.minions_defeated / MINIONS) ** 2
    return total
