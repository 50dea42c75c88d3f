"""Bots by name, as people type them: `random`, `greedy`, `search`, `search:800`, `search:2s`."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.bots.greedy import GreedyBot
from skyshelf.bots.net_bot import NetBot
from skyshelf.bots.random_bot import RandomBot
from skyshelf.bots.search import SearchBot
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game

NAMES = ("random", "greedy", "search", "net")


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """The bot with this name; `search` may have a budget of rounds or seconds behind a colon."""
    kind, _, budget = name.partition(":")
    if kind == "search":
        return _search(name, game, seed, budget)
    if kind == "random" and not budget:
        return RandomBot(game, seed)
    if kind == "greedy" and not budget:
        return GreedyBot(game, seed)
    if kind == "net" and not budget:
        return NetBot(game, seed)
    raise SkyshelfError(
        f"There is no bot '{name}'; there is: {', '.join(NAMES)}, search:ROUNDS, search:SECONDSs."
    )


def _search(name: str, game: Game, seed: int, budget: str) -> SearchBot:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 600:
                return SearchBot(game, seed, seconds=seconds)
        elif not budget:
            return SearchBot(game, seed)
        elif 1 <= int(budget) <= 1_000_000:
            return SearchBot(game, seed, rounds=int(budget))
    except ValueError:
        pass
    raise SkyshelfError(
        f"'{name}' has no budget that search understands: try search:300 (rounds) or search:2s."
    )
