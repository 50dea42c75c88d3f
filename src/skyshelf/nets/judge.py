"""How good a table looks to a seat: what the rules say of a game that is over, else a net, else the game's own guess.

A judge looks at tables that a bot imagines, and at each only through the view of the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skyshelf.engine.game import Game
from skyshelf.engine.portrait import Portrait
from skyshelf.engine.seat import Seat
from skyshelf.engine.state import State
from skyshelf.nets.net import Net

# A step may need a few answers, of which the most tempting are tried.
_DEEPEST = 2
_WIDEST = 8


class Foreseen(NamedTuple):
    value: float
    end: State  # the position that is worth so much
    lucky: bool  # chance had a part in it


class Judge:
    def __init__(self, game: Game, net: Net | None) -> None:
        self.game = game
        self.net = net

    def values(self, tables: Sequence[State], seat: Seat) -> list[float]:
        """For each table its worth to the seat, from 0 to 1."""
        net, game = self.net, self.game
        if net is None:
            return [game.evaluate(table)[seat] for table in tables]
        found = [self.final(table, seat) if table.outcome is not None else -1.0 for table in tables]
        portraits: list[Portrait] = []
        asked: list[int] = []
        guesses: list[float] = []
        for place, table in enumerate(tables):
            if table.outcome is None:
                asked.append(place)
                portraits.append(game.portrait(game.view(table, seat)))
                if net.weights.guide:
                    guesses.append(game.evaluate(table)[seat])
        for place, value in zip(asked, net.values(portraits, guesses), strict=True):
            found[place] = value
        return found

    def final(self, table: State, seat: Seat) -> float:
        """The worth of a game that is over."""
        won = self.game.evaluate(table)[seat]
        share = self.net.weights.margin if self.net is not None else 0.0
        return (1 - share) * won + share * self.game.margins(table)[seat] if share else won

    @property
    def settled(self) -> bool:
        """Whether it can judge only positions in which no step is half done, as the game's own guess does."""
        return self.net is None or self.net.weights.settled

    def foresee(self, table: State, options: Sequence[int]) -> list[Foreseen]:
        """For each option what it is worth to the seat that chooses.

        A step that needs more answers is followed to its end where half of it cannot be judged: it is worth what the
        best end is worth.
        """
        decision = table.decision
        assert decision is not None
        seat = decision.seat
        ends: list[State] = []
        whose: list[int] = []
        luck: list[bool] = []
        for place, index in enumerate(options):
            after = table.clone()
            after.choose(index)
            luck.append(luck_spoke(table, after))
            found = self._quiet_ends(after, seat) if self.settled else [after]
            ends += found
            whose += [place] * len(found)
        best = [Foreseen(-1.0, table, spoke) for spoke in luck]
        for place, value, end in zip(whose, self.values(ends, seat), ends, strict=True):
            if value > best[place].value:
                best[place] = Foreseen(value, end, luck[place] or luck_spoke(table, end))
        return best

    def _quiet_ends(self, table: State, seat: Seat) -> list[State]:
        return [self.game.quiet(end) for end in self._ends(table, seat, _DEEPEST)]

    def _ends(self, table: State, seat: Seat, depth: int) -> list[State]:
        if not depth or not is_half_done(self.game, table, seat):
            return [table]
        pulls = self.game.priors(table)
        tempting = sorted(
            (index for index, pull in enumerate(pulls) if pull > 0), key=lambda index: -pulls[index]
        )
        found: list[State] = []
        for index in tempting[:_WIDEST]:
            after = table.clone()
            after.choose(index)
            found += self._ends(after, seat, depth - 1)
        return found


def is_half_done(game: Game, table: State, seat: Seat) -> bool:
    """Whether the seat is in the middle of a step, such as where the card just played goes."""
    decision = table.decision
    return decision is not None and decision.seat == seat and decision.kind in game.follow_ups


def luck_spoke(before: State, after: State) -> bool:
    """Whether chance decided or something hidden came to light in a step."""
    return after.rng != before.rng or any(event.barrier for event in after.events)
