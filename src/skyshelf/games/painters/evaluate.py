"""How good a position looks, and which options are worth a thought: what bots know of the game."""

from __future__ import annotations

from math import exp

from skyshelf.games.painters.cards import CARDS
from skyshelf.games.painters.dice import FACE_OF, KINDS
from skyshelf.games.painters.goods import hope_sum
from skyshelf.games.painters.options import (
    AcquireTile,
    BuyDie,
    EndTurn,
    Paint,
    Replace,
    TakeCloud,
    TakeSpot,
)
from skyshelf.games.painters.placement import TO_RIGHT, UP
from skyshelf.games.painters.scoring import total_score
from skyshelf.games.painters.state import EMPTY, Painters, Player, slot_of

# Points that a leader, a step to the star and a step to the grid are worth before the end.
_LEADER = 6.0
_STAR_STEP = (0.0, 3.0, 8.0, 15.0, 26.0, 60.0)
_GRID_STEP = (0.0, 0.0, 0.0, 0.0, 1.0, 3.0, 6.0, 12.0, 22.0, 40.0)
_SPREAD = 14.0


def chances(s: Painters) -> list[float]:
    """For each seat the chance to win: the final result, or a guess from what lies on the table."""
    if s.outcome is not None:
        return list(s.outcome.returns(s.rules.seats))
    worths = [worth(s, seat) for seat in range(s.rules.seats)]
    best = max(worths)
    weights = [exp((value - best) / _SPREAD) for value in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def worth(s: Painters, seat: int) -> float:
    """A play area in points, with what its cards, symbols and the leader promise."""
    player = s.players[seat]
    left = min(1.0, len(s.deck) / 18.0)  # how much of the game is still to come
    value = float(total_score(s, seat))
    value += 0.5 * min(player.spots, s.rules.spot_limit) * (0.4 + left)
    value += 0.6 * player.hope * left
    value += 0.45 * hope_sum(s.rules, player) * (0.2 + left)
    value += 1.5 * player.clouds * left
    if s.leader == seat:
        value += _LEADER
        if s.critical:
            value += 4.0
    if not s.rules.forced_landing:
        value += _STAR_STEP[min(5, len(player.tiles))]
        value += _GRID_STEP[_grid_cards(player)]
    for number in player.unfinished:
        value += _card_promise(player, number) * (0.35 + 0.65 * left)
    return value


def _card_promise(player: Player, number: int) -> float:
    """What an uncompleted card will bring, by how far it is done."""
    face = CARDS[player.cards[number]]
    done = 0.0
    for index, symbol in enumerate(face.symbols):
        on = player.slots[slot_of(number, index)]
        if on == EMPTY:
            continue
        done += 1.0 if on >= KINDS else 0.55 + 0.45 * FACE_OF[on] / symbol.number
    share = done / len(face.symbols)
    reward = 0.8 * face.spots + 0.8 * face.hope + 4.0 * face.leader + face.star + 3.0 * face.cloud
    return reward * (0.1 + 0.8 * share * share)


def _grid_cards(player: Player) -> int:
    """The most completed cards in any 3 x 3 block."""
    done = len(player.cards) - len(player.unfinished)
    if done < 4:
        return 0
    places = {place for number, place in enumerate(player.places) if number not in player.unfinished}
    best = 0
    for corner in places:
        for column in (-2, -1, 0):
            for row in (-2, -1, 0):
                start = corner + column * TO_RIGHT + row * UP
                inside = sum(start + x * TO_RIGHT + y * UP in places for x in range(3) for y in range(3))
                best = max(best, inside)
    return best


def sensible(s: Painters) -> list[int]:
    """The options a hurried player would look at."""
    decision = s.decision
    assert decision is not None
    options = decision.options
    if decision.kind == "additional":
        return _sensible_extras(s, list(options))
    if decision.kind == "main":
        useful = [
            index for index, option in enumerate(options) if not isinstance(option, (TakeSpot, TakeCloud))
        ]
        return useful or list(range(len(options)))
    return list(range(len(options)))


def _sensible_extras(s: Painters, options: list[object]) -> list[int]:
    tiles = [index for index, option in enumerate(options) if isinstance(option, AcquireTile)]
    if tiles:
        return tiles
    finishing = [
        index
        for index, option in enumerate(options)
        if isinstance(option, Replace)
        or (isinstance(option, Paint) and CARDS[option.card].symbols[option.symbol].number == option.face)
    ]
    if finishing:
        return finishing
    return [index for index, option in enumerate(options) if isinstance(option, (BuyDie, EndTurn))]
