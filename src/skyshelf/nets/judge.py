"""How good a table looks to a seat: what the rules say of a game that is over, else a net, else the game's own guess.

A judge looks at tables that a bot imagines, and at each only through the view of the seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait
from skyshelf.engine.state import State
from skyshelf.nets.net import Net


class Judge:
    def __init__(self, game: Game, net: Net | None) -> None:
        self.game = game
        self.net = net

    def values(self, tables: Sequence[State], seat: int) -> list[float]:
        """For each table its worth to the seat, from 0 to 1."""
        net, game = self.net, self.game
        if net is None:
            return [game.evaluate(table)[seat] for table in tables]
        found = [self.final(table, seat) if table.outcome is not None else -1.0 for table in tables]
        portraits: list[Portrait] = []
        asked: list[int] = []
        for place, table in enumerate(tables):
            if table.outcome is None:
                asked.append(place)
                portraits.append(game.portrait(game.view(table, seat)))
        for place, value in zip(asked, net.values(portraits), strict=True):
            found[place] = value
        return found

    def final(self, table: State, seat: int) -> float:
        """The worth of a game that is over."""
        won = self.game.evaluate(table)[seat]
        share = self.net.weights.margin if self.net is not None else 0.0
        return (1 - share) * won + share * self.game.margins(table)[seat] if share else won


def luck_spoke(before: State, after: State) -> bool:
    """Whether chance decided or something hidden came to light in a step."""
    return after.rng != before.rng or any(event.barrier for event in after.events)
