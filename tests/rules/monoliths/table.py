"""Positions of Monoliths in a line or two; the words are those of the first edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyshelf.engine.settings import Value
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.table.state import Horde
from tests.rules.horde.table import FILLER, MINIONS, Table, lay

__all__ = ["FILLER", "GAME", "MINIONS", "Table", "fight", "new_game", "summon", "table"]

GAME = MonolithsGame()


def table(settings: Mapping[str, Value] | None = None, **given: Any) -> Table:
    """A table in the alliance phase; the next wave is 0 and the outsider is not there yet."""
    return lay("monoliths", settings or {}, given)


def fight(settings: Mapping[str, Value] | None = None, **given: Any) -> Table:
    """A table whose fight phase begins."""
    return table(settings, phase="fight", **given)


def summon(
    *slugs: str,
    settings: Mapping[str, Value] | None = None,
    portal: dict[str, Any] | None = None,
    **given: Any,
) -> Table:
    """A table whose horde phase brings these cards, one or two; there is always something to play."""
    if "hand" not in given:
        given.update(hand=["bloodlust"], mana=given.get("mana", 1))
    turned = {0: 2, 1: 0, 2: 1}[len(slugs)]
    portal = {"turned": turned, **(portal or {})}
    return table(settings, phase="horde", horde=list(slugs), portal=portal, **given)


def new_game(seed: int = 1, **settings: Value) -> Table:
    """A freshly set table."""
    state = GAME.start(1, settings, seed)
    assert isinstance(state, Horde)
    return Table(state)
