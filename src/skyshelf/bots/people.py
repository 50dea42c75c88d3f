"""Opponents for people: five levels of each title, weaker by judging less finely and never by blunders.

A weaker level looks one step ahead like `net`, but takes what it thinks nearly as good as the best almost as often,
the more so what tempts it more; what is clearly worse it never takes. The strongest ones search.
"""

from __future__ import annotations

from math import exp

from skyshelf.bots.bot import Bot
from skyshelf.bots.judging import judge_for
from skyshelf.bots.net_bot import weigh_options
from skyshelf.bots.thinker import thinker
from skyshelf.engine.game import Game
from skyshelf.engine.levels import USUAL_LEVELS
from skyshelf.engine.view import View
from skyshelf.nets.net import Net

NAMES = tuple(USUAL_LEVELS)
# An option that is worth so many times the softness less than the best is never taken.
_NEVER = 3.0


def opponent(name: str, game: Game, seed: int, net: Net | None = None) -> Bot:
    """A bot of this level."""
    level = game.levels[name]
    if level.seconds:
        bot = thinker(game, seed, rounds=level.rounds, net=net)
        bot.patience = level.seconds
        return bot
    return SoftBot(game, seed, level.soft, level.deals, net)


class SoftBot(Bot):
    """Looks one step ahead, and does not see small differences."""

    def __init__(self, game: Game, seed: int, soft: float, deals: int = 1, net: Net | None = None) -> None:
        super().__init__(game, seed)
        self.judge = judge_for(game, net)
        self.soft = soft
        self.deals = deals

    def weigh(self, view: View) -> int:
        deals = [self.rng.bits() for _ in range(self.deals)]
        tempting, pulls, values = weigh_options(self.judge, view, deals)
        best = max(range(len(tempting)), key=lambda place: (values[place], pulls[place]))
        if not self.soft:
            return tempting[best]
        odds = [
            pull * exp((value - values[best]) / self.soft) * (values[best] - value <= _NEVER * self.soft)
            for value, pull in zip(values, pulls, strict=True)
        ]
        return tempting[self.rng.weighted(odds)]
