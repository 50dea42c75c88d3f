"""Positions of Sky Painters in a line or two, for tests that read like rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from skyshelf.engine.match import Match
from skyshelf.engine.rng import Rng
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.games.painters.game import PaintersGame
from skyshelf.games.painters.table.state import Painters, Player
from skyshelf.games.painters.table.view import PaintersView
from tests.rules.tables import TestedTable

GAME = PaintersGame()

Area = dict[str, Any]


class Table(TestedTable[Painters]):
    """A table under test: do things by their text forms, then look at the players."""

    def __init__(self, state: Painters, names: list[str]) -> None:
        super().__init__(state)
        self.names = names
        self.events = []

    def playing(self, rng: Rng) -> Iterator[None]:
        """Play at random to the end, stopping at every decision."""
        while (decision := self.state.decision) is not None:
            yield
            self.state.choose(rng.below(len(decision.options)))

    def asks(self) -> tuple[str, str]:
        """Who is asked, and what kind of decision it is."""
        decision = self.state.decision
        assert decision is not None
        return self.names[decision.seat], decision.kind

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def on_card(self, name: str, card: str) -> list[str]:
        """What lies on the symbols of an uncompleted card, in the words of positions."""
        on: list[str] = self.card(name, card)["dice"]
        return on

    def is_completed(self, name: str, card: str) -> bool:
        """Whether the card shows its blue face."""
        return bool(self.card(name, card)["completed"])

    def pool(self) -> list[str]:
        """The dice of the pool, by colour and face."""
        dice: list[str] = self.words()["pool"]
        return dice

    def leader(self) -> str:
        return "nobody" if self.state.leader < 0 else self.names[self.state.leader]

    def winners(self) -> list[str]:
        outcome = self.state.outcome
        return [] if outcome is None else [self.names[seat] for seat in outcome.winners]

    def ending(self) -> str:
        assert self.state.outcome is not None, "the game is not over"
        return self.state.outcome.kind

    def kinds(self) -> list[str]:
        """The kinds of the events since the last `do`."""
        return [event.kind for event in self.events]

    def rules(self) -> list[str]:
        """The rules that the events since the last `do` cite."""
        return [event.rule for event in self.events]

    def words(self) -> dict[str, Any]:
        """The whole position in the words of scenarios."""
        return GAME.describe(self.state)

    def card(self, name: str, card: str) -> Area:
        """A card of a play area in those words: where it lies, whether it is completed, what lies on it."""
        area: Area = self.words()["players"][str(self.names.index(name) + 1)]["cards"][card]
        return area

    def view(self, name: str | None) -> PaintersView:
        return GAME.view(self.state, None if name is None else Seat(self.names.index(name)))

    def why_not(self, text: str) -> list[str]:
        """The rule ids that forbid an action to the player who must choose."""
        decision = self.state.decision
        assert decision is not None
        return [rule for rule, _ in GAME.why_not(GAME.view(self.state, decision.seat), text)]


def table(settings: dict[str, Value] | None = None, **given: Any) -> Table:
    """A table from the words of scenarios; without `players` Ada and Ben sit there with their initial cards."""
    given.setdefault("players", {"ada": {}, "ben": {}})
    return Table(GAME.build(given, settings or {}), list(given["players"]))


def new_game(seats: int = 2, seed: int = 1, settings: dict[str, Value] | None = None) -> Table:
    """A freshly set table; the players are called 1, 2, ..."""
    state = GAME.start(seats, settings or {}, seed)
    assert isinstance(state, Painters)
    return Table(state, [str(seat + 1) for seat in range(seats)])


def new_match(seats: int = 2, seed: int = 1, settings: dict[str, Value] | None = None) -> Match:
    return Match.start(GAME, seats, settings or {}, seed)
