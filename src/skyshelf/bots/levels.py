"""Bots by name, as people type them: `random`, `greedy`, `search`, `search:800`, `net:2s`, `easy`."""

from __future__ import annotations

from skyshelf.bots.bot import Bot
from skyshelf.bots.greedy import GreedyBot
from skyshelf.bots.net_bot import NetBot
from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.people import NAMES as LEVELS
from skyshelf.bots.people import opponent
from skyshelf.bots.random_bot import RandomBot
from skyshelf.bots.search import PlainSearchBot, SearchBot
from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game

NAMES = ("random", "greedy", "plain", "search", "net")
_BUDGETED: dict[str, type[SearchBot] | type[NetSearchBot]] = {
    "plain": PlainSearchBot,
    "search": SearchBot,
    "net": NetSearchBot,
}


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """The bot with this name; `plain`, `search` and `net` may have a budget of rounds or seconds behind a colon."""
    kind, _, budget = name.partition(":")
    if kind == "net" and not budget:
        return NetBot(game, seed)
    if kind in _BUDGETED:
        return _budgeted(name, game, seed, kind, budget)
    if name in LEVELS:
        return opponent(name, game, seed)
    if kind == "random" and not budget:
        return RandomBot(game, seed)
    if kind == "greedy" and not budget:
        return GreedyBot(game, seed)
    raise SkyshelfError(
        f"There is no bot '{name}'; there is: {', '.join((*NAMES, *LEVELS))}, and with a budget search:ROUNDS, "
        f"search:SECONDSs, net:ROUNDS, net:SECONDSs."
    )


def _budgeted(name: str, game: Game, seed: int, kind: str, budget: str) -> Bot:
    made = _BUDGETED[kind]
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= 600:
                return made(game, seed, seconds=seconds)
        elif not budget:
            return made(game, seed)
        elif 1 <= int(budget) <= 1_000_000:
            return made(game, seed, rounds=int(budget))
    except ValueError:
        pass
    raise SkyshelfError(
        f"'{name}' has no budget that {kind} understands: try {kind}:300 (rounds) or {kind}:2s."
    )
