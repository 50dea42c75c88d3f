"""Tables of Monoliths for two players together, and for players against a horde player."""

from __future__ import annotations

from typing import Any

from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.sides import Words, players_of, versus_words
from tests.rules.monoliths.table import GAME, Table, table


def coop(ada: Words | None = None, bea: Words | None = None, **given: Any) -> Table:
    return table({"mode": "coop"}, players=players_of(ada, bea or {}), **given)


def versus(**given: Any) -> Table:
    """As in the first edition; the wave of the portal is 1."""
    settings = {"mode": "versus", **given.pop("settings", {})}
    return table(settings, **versus_words(given))


def new_table(seats: int, mode: str, seed: int = 1, **settings: Any) -> Table:
    state = GAME.start(seats, {"mode": mode, **settings}, seed)
    assert isinstance(state, Horde)
    return Table(state)
