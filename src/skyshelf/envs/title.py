"""One game with the environments that it is offered as; each imports its library only when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from skyshelf.engine.extras import need
from skyshelf.engine.settings import Value
from skyshelf.envs.seating import MOST_DECISIONS, Seating

if TYPE_CHECKING:
    from pyspiel import Game

    from skyshelf.envs.on_gymnasium import SoloEnv
    from skyshelf.envs.on_pettingzoo import TableEnv

VERSION = 0


@dataclass(frozen=True, slots=True)
class Title:
    """A game by its name on the shelf."""

    game: str

    @property
    def name(self) -> str:
        return f"{self.game}_v{VERSION}"

    def env(
        self,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        observed: bool = True,
        max_cycles: int = MOST_DECISIONS,
    ) -> TableEnv:
        """PettingZoo: all seats are played from outside. `observed=False` leaves observations out, for speed."""
        need("pettingzoo", "envs", "An environment of PettingZoo")
        from skyshelf.envs.on_pettingzoo import TableEnv

        return TableEnv(self.name, Seating.of(self.game, seats, settings), observed, max_cycles)

    raw_env = env

    def solo(
        self,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        seat: int = 0,
        others: Sequence[str] | str = "random",
        observed: bool = True,
        max_cycles: int = MOST_DECISIONS,
    ) -> SoloEnv:
        """Gymnasium: one seat is played from outside, bots play the others: one for all, or one for each."""
        need("gymnasium", "envs", "An environment of Gymnasium")
        from skyshelf.envs.on_gymnasium import SoloEnv

        seating = Seating.of(self.game, seats, settings)
        return SoloEnv(self.name, seating, seat, others, observed, max_cycles)

    def openspiel(
        self,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        deals: int = 1024,
        max_cycles: int = MOST_DECISIONS,
    ) -> Game:
        """OpenSpiel: chance speaks once, at the root, when one of so many deals is drawn."""
        need("pyspiel", "openspiel", "A game of OpenSpiel")
        from skyshelf.envs.on_openspiel import loaded, register

        register(VERSION)
        return loaded(self.name, Seating.of(self.game, seats, settings), deals, max_cycles)
