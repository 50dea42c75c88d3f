"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel.

    from skyshelf.envs import painters_v0
    env = painters_v0.env(seats=3)             # PettingZoo, turn by turn
    env = horde_v0.solo()                      # Gymnasium: you, and bots in the other seats
    game = skytear_v0.openspiel(seats=2)       # OpenSpiel

Every game of the shelf has one, named after it. The number behind the name goes up when the same actions would lead
to other games or other observations.
"""

from __future__ import annotations

from skyshelf.envs.title import VERSION, Title
from skyshelf.games.shelf import NAMES


def __getattr__(name: str) -> Title:
    title = name.removesuffix(f"_v{VERSION}")
    if name != title and title in NAMES:
        return Title(title)
    raise AttributeError(
        f"{__name__} has no '{name}'; it has: {', '.join(f'{one}_v{VERSION}' for one in NAMES)}."
    )
