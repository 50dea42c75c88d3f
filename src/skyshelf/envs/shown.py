"""A position for a person who watches an environment."""

from __future__ import annotations

import json

from skyshelf.engine.game import Game
from skyshelf.engine.state import State


def position_text(game: Game, state: State) -> str:
    """What everybody sees, in the words of scenarios."""
    return json.dumps(game.codec.plain(game.view(state, None)), indent=1)
