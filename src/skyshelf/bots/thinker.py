"""The search that suits a title: what its net can judge decides."""

from __future__ import annotations

from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.search import ROUNDS, SearchBot
from skyshelf.engine.game import Game
from skyshelf.nets.net import Net
from skyshelf.nets.shelf import net_in_use


def thinker(
    game: Game,
    seed: int,
    rounds: int = ROUNDS,
    seconds: float | None = None,
    net: Net | None = None,
) -> SearchBot | NetSearchBot:
    """A net that knows all positions is asked at each of them; else turns are played on to their end."""
    found = net or net_in_use(game)
    if isinstance(found, Net) and not found.weights.settled:
        return NetSearchBot(game, seed, rounds, seconds, found)
    return SearchBot(game, seed, rounds, seconds, net)
