"""What all environments share: who sits at which table, what an end is worth, and what a number chooses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index

from skyshelf.engine.errors import SkyshelfError
from skyshelf.engine.game import Game
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.engine.settings import Settings, Value
from skyshelf.engine.state import State
from skyshelf.games.shelf import game_named

# An action is the place of an option in the open decision. In random play no list had 100.
MOST_OPTIONS = 256
# Players who only pass would play for ever.
MOST_DECISIONS = 5_000


@dataclass(frozen=True, slots=True)
class Seating:
    """A table that is agreed on: every new game of an environment begins at it."""

    game: Game
    seats: int
    settings: Settings
    sides: tuple[int, ...]

    @staticmethod
    def of(name: str, seats: int | None, settings: Mapping[str, Value] | None) -> Seating:
        """The fewest seats and the usual settings where nothing else is asked for."""
        game = game_named(name)
        count = game.fewest if seats is None else counted("seats", seats)
        agreed = game.agree(count, settings or {})
        return Seating(game, count, agreed, game.sides(count, agreed))

    def start(self, seed: int) -> State:
        state: State = self.game.begin(self.seats, self.settings, seed)
        return state

    def rewards(self, state: State) -> list[float]:
        """1 for winners and -1 for losers; 0 for all where nobody won against anybody, and before the end."""
        outcome = state.outcome
        if outcome is None:
            return [0.0] * self.seats
        if not outcome.winners:  # who plays against the game alone has lost
            return [-1.0 if len(set(self.sides)) == 1 else 0.0] * self.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]

    def options(self, state: State) -> int:
        """How many actions are open, from 0 on."""
        return 0 if state.decision is None else min(MOST_OPTIONS, len(state.decision.options))

    def check(self, state: State, action: int) -> None:
        count = self.options(state)
        if not 0 <= action < count:
            raise SkyshelfError(f"Action {action} is not open: there are {count} now, from 0 to {count - 1}.")

    def seat(self, number: int) -> Seat:
        number = counted("seat", number)
        if not 0 <= number < self.seats:
            raise SkyshelfError(f"There is no seat {number}; there are {self.seats}, from 0 on.")
        return SEATS[number]


def whole(action: object) -> int:
    """An action as the libraries have them: whole numbers of any kind."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError as error:
        raise SkyshelfError(f"{action!r} is no action: actions are whole numbers, from 0 on.") from error


def counted(name: str, number: object) -> int:
    """What is asked for by a number: a whole one of any kind."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError as error:
        raise SkyshelfError(f"{name} is {number!r}: it takes a whole number.") from error


def check_cycles(most: int) -> int:
    most = counted("max_cycles", most)
    if most < 1:
        raise SkyshelfError(f"max_cycles is {most}: a game takes at least one choice.")
    return most


def not_playing() -> SkyshelfError:
    return SkyshelfError("No game is going on here: reset() begins one.")
