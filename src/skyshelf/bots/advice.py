"""What a bot would advise a player, with the same view: the best options, the chance each leaves, what each does."""

from __future__ import annotations

from dataclasses import dataclass

from skyshelf.bots.net_search import NetSearchBot
from skyshelf.bots.search import SearchBot
from skyshelf.engine.event import Seen
from skyshelf.engine.game import Game
from skyshelf.engine.rng import Rng
from skyshelf.engine.state import State
from skyshelf.engine.view import View
from skyshelf.nets.net import Net
from skyshelf.nets.shelf import net_in_use

_MOST = 3
_MOST_EVENTS = 2
# On so many possible tables a thing must happen to be told: what luck will bring is no reason.
_WORLDS = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """An option of the decision, how good the game looks after it from 0 to 1, and what it surely does first."""

    index: int
    chance: float
    does: tuple[Seen, ...]


def hints(game: Game, view: View, seconds: float, seed: int, most: int = _MOST) -> list[Hint]:
    """The best options, the best one first."""
    rng = Rng(seed)
    ranked = _ranked(game, view, seconds, rng.bits())[:most]
    worlds = [rng.bits() for _ in range(_WORLDS)]
    return [Hint(index, chance, _sure(game, view, index, worlds)) for index, chance in ranked]


def _ranked(game: Game, view: View, seconds: float, seed: int) -> list[tuple[int, float]]:
    net = net_in_use(game)
    if isinstance(net, Net):
        return NetSearchBot(game, seed, seconds=seconds, net=net).ranked(view)
    return SearchBot(game, seed, seconds=seconds).ranked(view)


def _sure(game: Game, view: View, index: int, worlds: list[int]) -> tuple[Seen, ...]:
    """The first things that happen on every possible table alike, as the seat will see them."""
    common: list[Seen] | None = None
    for world in worlds:
        table: State = game.determinize(view, world)
        table.choose(index)
        seen = [event.seen_by(view.seat) for event in table.events[:_MOST_EVENTS]]
        if common is None:
            common = seen
        while common and common != seen[: len(common)]:
            common.pop()
    return tuple(common or ())
