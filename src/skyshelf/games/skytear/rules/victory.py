"""Winning: the nexus, the victory cards, and draws. SKY-WIN-01 SKY-WIN-03"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skyshelf.engine.outcome import Outcome
from skyshelf.engine.phrase import Phrase
from skyshelf.games.skytear.battlefields.places import SIDES
from skyshelf.games.skytear.table.state import Skytear

TOKENS = 6
HEADS = 3
TWINS = 2
DOMES = 3
MINIONS = 16
GATES = 2
PINCER = 3
GUESTS = 2  # heroes at the gates


@dataclass(frozen=True, slots=True)
class VictoryCard:
    """`always` cards are looked at after every effect and step, the others at their own moment."""

    slug: str
    always: bool
    fulfilled: Callable[[Skytear, int], bool]

    @property
    def name(self) -> Phrase:
        return Phrase(f"skytear-victory-{self.slug}")


def tower_of(s: Skytear, side: int, left: bool) -> int:
    """The lane at the left or right of a side, whose enemy Tower a card asks for."""
    return s.field.left_lane[side] if left else s.field.left_lane[1 - side]


def _tower_gone(s: Skytear, side: int, left: bool) -> bool:
    return s.boards[1 - side].towers[tower_of(s, side, left)] <= 0


def heroes_at_the_gates(s: Skytear, side: int) -> int:
    away = s.field.distance[s.field.nexus[1 - side]]
    return sum(hero.side == side and hero.hex >= 0 and away[hero.hex] <= GATES for hero in s.heroes)


def _at_the_gates(s: Skytear, side: int) -> bool:
    return heroes_at_the_gates(s, side) >= GUESTS


def _pincer(s: Skytear, side: int) -> bool:
    return s.turn >= 3 and all(steps_toward(s, lane, 1 - side) >= PINCER for lane in range(len(s.tokens)))


def steps_toward(s: Skytear, lane: int, side: int) -> int:
    """How far a token lies from its start toward a side; 0 if it does not."""
    way = s.field.lanes[lane].ways[side]
    return way.index(s.tokens[lane]) + 1 if s.tokens[lane] in way else 0


def _sweep(s: Skytear, side: int) -> bool:
    return s.turn >= 2 and s.boards[side].won_now == len(s.tokens) + len(s.field.domes)


VICTORY_CARDS: tuple[VictoryCard, ...] = (  # SKY-CMP-08
    VictoryCard("left", True, lambda s, side: _tower_gone(s, side, True)),
    VictoryCard("right", True, lambda s, side: _tower_gone(s, side, False)),
    VictoryCard("lords", True, lambda s, side: s.boards[side].tokens_won >= TOKENS),
    VictoryCard("heads", True, lambda s, side: s.boards[side].heroes_defeated >= HEADS),
    VictoryCard("twin", True, lambda s, side: s.boards[side].heroes_now >= TWINS),
    VictoryCard("beyond", True, lambda s, side: s.boards[side].domes_won >= DOMES),
    VictoryCard("cull", True, lambda s, side: s.boards[side].minions_defeated >= MINIONS),
    VictoryCard("gates", False, _at_the_gates),
    VictoryCard("sweep", False, _sweep),
    VictoryCard("pincer", False, _pincer),
)
_GATES = 7
_AFTER_TOKENS = (8, 9)


def nexus_destroyed(s: Skytear, side: int) -> bool:
    return s.boards[side].open and s.boards[side].nexus <= 0


def check_victory(s: Skytear, also: tuple[int, ...] = ()) -> bool:
    """Whether the game is over: one side has won, or both at once, which is a draw."""
    ways: list[str] = []
    winners: list[int] = []
    for side in (0, 1):
        way = _way(s, side, also)  # SKY-WIN-06 SKY-WIN-07 SKY-Q-06
        if way:
            ways.append(way)
            winners.append(side)
    if not winners:
        return False
    if len(winners) == 2:
        _draw(s, "both-at-once", "SKY-WIN-08")  # SKY-Q-05
    else:
        rule = "SKY-WIN-02" if ways[0] == "nexus" else "SKY-WIN-05"
        _win(s, ways[0], winners[0], rule)
    return True


def _way(s: Skytear, side: int, also: tuple[int, ...]) -> str:
    """How a side has won, if it has. On three lanes only the nexus counts: SKY-WIN-11 SKY-LANE3-03"""
    if nexus_destroyed(s, 1 - side):
        return "nexus"
    if s.field.tower_wins and s.boards[1 - side].towers[0] <= 0:
        return "tower"
    for number in s.victory:
        card = VICTORY_CARDS[number]
        if (card.always or number in also) and card.fulfilled(s, side):
            return card.slug
    return ""


def check_gates(s: Skytear) -> bool:
    """When a Heroes Phase ends."""
    return check_victory(s, (_GATES,))


def check_after_tokens(s: Skytear) -> bool:
    """After the last token of a Minions Phase."""
    return check_victory(s, _AFTER_TOKENS)


def _win(s: Skytear, kind: str, side: int, rule: str) -> None:
    s.emit(f"ends-{kind}", rule, side=SIDES[side])
    s.end(Outcome(kind, s.rules.teams[side], rule))  # SKY-WIN-10


def _draw(s: Skytear, kind: str, rule: str) -> None:
    s.emit(f"ends-{kind}", rule)
    s.end(Outcome(kind, (), rule))


def time_is_up(s: Skytear) -> None:
    """The track is full: a draw, and nobody returns any more; on the practice map the token decides."""
    if s.field.ground_wins:
        for side in (0, 1):
            if steps_toward(s, 0, 1 - side):
                _win(s, "ground", side, "SKY-END-09")
                return
    _draw(s, "track-full", "SKY-WIN-09")
