"""Opponents for people: five levels of each title, weaker by judging less finely and never by blunders.

A weaker level looks one step ahead like `net`, but takes what it thinks nearly as good as the best almost as often;
what is clearly worse it never takes. The strongest ones search.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from skyshelf.bots.bot import Bot
from skyshelf.bots.net_bot import judge_for, weigh_options
from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.search import SearchBot
from skyshelf.engine.game import Game
from skyshelf.engine.view import View
from skyshelf.nets.net import Net
from skyshelf.nets.shelf import net_in_use

NAMES = ("beginner", "easy", "medium", "hard", "master")
# An option that is worth so many times the softness less than the best is never taken.
_NEVER = 3.0


@dataclass(frozen=True, slots=True)
class Level:
    """`soft`: options that differ so much in worth are taken in a proportion of e. `seconds`: of search, if any."""

    soft: float = 0.0
    deals: int = 1
    seconds: float = 0.0
    rounds: int = 0


# Rounds end a search early where the processor is fast; seconds end it where it is slow or busy.
_LEVELS = {
    "painters": {
        "beginner": Level(soft=0.10),
        "easy": Level(soft=0.05),
        "medium": Level(soft=0.025),
        "hard": Level(deals=4),
        "master": Level(seconds=0.8, rounds=200),
    },
    "": {
        "beginner": Level(soft=0.06),
        "easy": Level(soft=0.02),
        "medium": Level(seconds=0.3, rounds=15),
        "hard": Level(seconds=0.5, rounds=60),
        "master": Level(seconds=0.9, rounds=300),
    },
}


def level_of(name: str, game: Game) -> Level:
    """What the level means in a title."""
    return _LEVELS.get(game.speech, _LEVELS[""])[name]


def opponent(name: str, game: Game, seed: int, net: Net | None = None) -> Bot:
    """A bot of this level."""
    level = level_of(name, game)
    if level.seconds:
        if net is None and not isinstance(net_in_use(game), Net):
            return SearchBot(game, seed, rounds=level.rounds)  # a guess in the middle of a turn is worth less
        bot = NetSearchBot(game, seed, rounds=level.rounds, net=net)
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
            exp((value - values[best]) / self.soft) if values[best] - value <= _NEVER * self.soft else 0.0
            for value in values
        ]
        mark = self.rng.below(1 << 32) / (1 << 32) * sum(odds)
        for place, weight in enumerate(odds):
            mark -= weight
            if mark < 0:
                return tempting[place]
        return tempting[best]
