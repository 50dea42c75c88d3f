"""Positions from which many tests of halo tokens and tiles start."""

from __future__ import annotations

from typing import Any

from skyshelf.engine.settings import Value
from skyshelf.games.painters.components.halos import HALO_TEXT
from tests.rules.painters.table import Area, Table, table

RICH = 30


def circle(initial: str = "A", *, completed: bool = False) -> Area:
    """Above the initial card lie the two halves of a circle; the left one, S02, lacks a point on its blue die."""
    return {
        initial: {"completed": completed},
        "S02": {"at": [0, 1], "dice": ["green5", "blue3"]},
        "S05": {"at": [1, 1], "completed": True},
    }


def acquiring(
    tile: str, ada: Area | None = None, settings: dict[str, Value] | None = None, **given: Any
) -> Table:
    """Ada is in step 2 with 30 spots and 30 hope; the tile lies on the right: 2 spots and 2 hope on top."""
    others = given.pop("others", {"ben": {}})
    given.setdefault("tile_offer", ["none", "none", tile])
    players = {"ada": {"spots": RICH, "hope": RICH, **(ada or {})}, **others}
    return table(settings, step="additional", players=players, **given)


def earning(
    halo: str, ada: Area | None = None, settings: dict[str, Value] | None = None, **given: Any
) -> Table:
    """Ada has just completed a circle, got 7 spots, and is asked which token of the full row she takes."""
    others = given.pop("others", {"ben": {}})
    given.setdefault("halo_row", [halo, *[other for other in HALO_TEXT if other != halo][:4]])
    players = {"ada": {"spots": 1, "cards": circle(), **(ada or {})}, **others}
    t = table(settings, step="additional", players=players, **given)
    return t.do("paint S02.blue4 to 4")


def points(ada: Area, leader: str = "ben") -> int:
    """What Ada scores when the leader's turn ends the game."""
    players = {"ada": ada, "ben": {}}
    ended = table(
        players=players, turn=leader, leader=leader, critical=True, led_at_start=True, step="victory"
    )
    assert ended.state.outcome is not None
    return ended.state.outcome.scores[0]


def placing(
    card: str, tiles: tuple[str, ...] = (), halos: tuple[str, ...] = (), cards: Area | None = None
) -> Table:
    """Ada has taken a card and is asked where it goes; unless told she has only her initial card, at 0,0."""
    ada = {"tiles": list(tiles), "halos": list(halos), "cards": cards or {"A": {}}}
    return table(players={"ada": ada, "ben": {}}, offer=[card, "none", "none"]).do(f"card {card}")


def pool_colours(t: Table) -> list[str]:
    """The colours of the dice in the pool, in the order of the alphabet."""
    return sorted(die.rstrip("123456") for die in t.pool())
