"""The games on the shelf, by name."""

from __future__ import annotations

from functools import cache

from skyshelf.engine.errors import UnknownGame
from skyshelf.engine.game import Game
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.skytear.game import SkytearGame

_GAMES: dict[str, type[Game]] = {
    "painters": PaintersGame,
    "horde": HordeGame,
    "monoliths": MonolithsGame,
    "skytear": SkytearGame,
}
NAMES: tuple[str, ...] = tuple(_GAMES)


@cache
def game_named(name: str) -> Game:
    """The game with this name; an unknown one is refused with the names there are."""
    if name not in _GAMES:
        raise UnknownGame(f"There is no game '{name}' on the shelf; there is: {', '.join(NAMES)}.")
    return _GAMES[name]()
