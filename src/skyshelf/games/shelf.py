"""The games on the shelf, by name: the only list of them. Everything else asks a game what it is and has."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module

from skyshelf.engine.errors import BadSetup, UnknownGame
from skyshelf.engine.game import Game, GameOf
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.skytear.game import SkytearGame

# Games that live elsewhere, such as one that is being made: `my_game.game:MyGame`, with commas between several.
FROM_ELSEWHERE = "SKYSHELF_GAMES"


def _game_at(place: str) -> type[Game]:
    module, _, name = place.strip().partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetup(f"{FROM_ELSEWHERE} names '{place}', which is no MODULE:CLASS: {error}.") from error
    if not (isinstance(found, type) and issubclass(found, GameOf)):
        raise BadSetup(f"{FROM_ELSEWHERE} names '{place}', which is no game.")
    return found


_HERE: tuple[type[Game], ...] = (PaintersGame, HordeGame, MonolithsGame, SkytearGame)
_ELSEWHERE = [_game_at(place) for place in os.environ.get(FROM_ELSEWHERE, "").split(",") if place.strip()]
_GAMES: dict[str, type[Game]] = {game.name: game for game in (*_HERE, *_ELSEWHERE)}
NAMES: tuple[str, ...] = tuple(_GAMES)


@cache
def game_named(name: str) -> Game:
    """The game with this name; an unknown one is refused with the names there are."""
    if name not in _GAMES:
        raise UnknownGame(f"There is no game '{name}' on the shelf; there is: {', '.join(NAMES)}.")
    return _GAMES[name]()


def is_on_shelf(name: str) -> bool:
    """Whether there is such a game here, as there may have been before: SKYSHELF_GAMES can be another one now."""
    return name in _GAMES
