"""Random legal positions of every game on the shelf, in the words of scenarios: where random games seldom get."""

from __future__ import annotations

from typing import Any

from skyshelf.engine.game import Game
from skyshelf.engine.settings import Settings
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.state import Horde
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.table.state import Phase, Skytear
from skyshelf.lab.battery.horde_positions import horde_position
from skyshelf.lab.battery.lots import Lots, any_table
from skyshelf.lab.battery.painters_positions import painters_position
from skyshelf.lab.battery.skytear_positions import skytear_position


def random_position(game: Game, seed: int) -> tuple[Settings, dict[str, Any]]:
    """Settings and words; `game.build` makes a table of them."""
    lots = Lots(seed)
    seats, settings = any_table(game, lots)
    if isinstance(game, PaintersGame):
        return settings, painters_position(seats, game.agree(seats, settings), lots)
    state = game.start(seats, settings, seed)
    if isinstance(game, HordeGame):
        assert isinstance(state, Horde)
        return settings, horde_position(game, state, lots)
    assert isinstance(game, SkytearGame)
    assert isinstance(state, Skytear)
    while state.phase == Phase.SETUP:
        assert state.decision is not None
        state.choose(lots.below(len(state.decision.options)))
    return settings, skytear_position(game, state, lots)
