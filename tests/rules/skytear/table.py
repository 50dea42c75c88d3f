"""Positions of Skytear in a line or two, for tests that read like rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyshelf.effects.unit import NO_UNIT, UnitId, unit_ids
from skyshelf.engine.event import Event
from skyshelf.engine.seat import Seat
from skyshelf.engine.settings import Value
from skyshelf.games.skytear.battlefields.battlefield import OFF
from skyshelf.games.skytear.cards.registry import CARDS
from skyshelf.games.skytear.game import SkytearGame
from skyshelf.games.skytear.rules.sight import sees, sees_hex
from skyshelf.games.skytear.rules.values import value
from skyshelf.games.skytear.table.options import unit_text
from skyshelf.games.skytear.table.position import hex_number, unit_named
from skyshelf.games.skytear.table.state import Board, Hero, Skytear, Stops
from skyshelf.games.skytear.table.view import SkytearView
from skyshelf.games.skytear.vocabulary.names import Condition, Stat
from tests.rules.tables import TestedTable

GAME = SkytearGame()
FILLER = "presence"  # what a deck is made of where it does not matter: modifier +1, cost 1


class Table(TestedTable[Skytear]):
    """A table under test: do things by their text forms, then look at heroes, minions and tokens."""

    def passes(self) -> Table:
        """Everybody passes until nobody is asked for a response any more."""
        before = self.events
        while self.state.decision is not None and self.state.decision.kind == "respond":
            self.do("pass")
            before = before + self.events
        self.events = before
        return self

    def quietly(self, turn: int) -> Table:
        """Everybody does as little as possible until that turn has begun, or the game is over."""
        quiet = ("end", "pass", "done", "0", "auto")
        events: list[Event] = []
        while self.state.decision is not None and (self.state.turn < turn or self.asks() == "return"):
            self.do(next((text for text in quiet if text in self.options()), self.options()[0]))
            events += self.events
        self.events = events
        return self

    def asks_always(self, *players: int) -> Table:
        """These players want to be asked for a response to everything."""
        for player in players:
            self.state.players[player - 1].stops = Stops.FULL
        return self

    def by_hand(self) -> Table:
        """The test has changed the table itself, so the open question is worked out anew."""
        self.state.offered = ()
        return self

    def asks(self) -> str:
        """The kind of decision that is open."""
        assert self.state.decision is not None, "nobody is asked anything"
        return self.state.decision.kind

    def asked(self) -> int:
        """Who is asked, counted from 1."""
        assert self.state.decision is not None, "nobody is asked anything"
        return self.state.decision.seat + 1

    def why_not(self, text: str) -> list[str]:
        """The rules that stand against it."""
        assert self.state.decision is not None
        return [rule for rule, _ in GAME.why_not(self.view(self.state.decision.seat), text)]

    def view(self, seat: Seat | None) -> SkytearView:
        return GAME.view(self.state, seat)

    def unit(self, name: str) -> UnitId:
        """A hero by its name, a minion by its hex such as `minion-s 0,1`."""
        units = [*unit_ids(0, len(self.state.heroes)), *self.state.minion_units()]
        for unit in units:
            if self.state.hex_of(unit) != OFF and unit_text(self.state, unit) == name:
                return unit
        return unit_named(self.state, name)

    def hero(self, name: str) -> Hero:
        return self.state.heroes[unit_named(self.state, name)]

    def at(self, name: str) -> str:
        """Where a hero stands, or `-`."""
        place = self.hero(name).hex
        return "-" if place < 0 else "{},{}".format(*self.state.field.at[place])

    def illusion(self, name: str) -> str:
        place = self.hero(name).illusion
        return "-" if place < 0 else "{},{}".format(*self.state.field.at[place])

    def stat(self, name: str, stat: Stat, against: str = "") -> int:
        """A value of a hero as it is now."""
        other = self.unit(against) if against else NO_UNIT
        return value(self.state, self.unit(name), stat, other)

    def conditions(self, name: str) -> set[str]:
        bits = self.hero(name).conditions
        return {one.name.lower() for one in Condition if bits >> one & 1}

    def sees(self, name: str, other: str) -> bool:
        """Whether a hero sees a unit, or a hex written like `0,-3`."""
        unit = self.unit(name)
        if "," in other and " " not in other:
            return sees_hex(self.state, unit, hex_number(self.state, other))
        return sees(self.state, unit, self.unit(other), self.hero(name).side)

    def minions(self, side: str) -> list[str]:
        """Where the minions of a side stand, in order; those in the reserve are not among them."""
        number = ("south", "north").index(side)
        found = [
            self.state.field.at[at]
            for which, at in enumerate(self.state.minions)
            if at >= 0 and self.state.minion_sides[which] == number
        ]
        return ["{},{}".format(*at) for at in sorted(found)]

    def token(self, lane: str) -> str:
        names = [one.name for one in self.state.field.lanes]
        return "{},{}".format(*self.state.field.at[self.state.tokens[names.index(lane)]])

    def board(self, side: str) -> Board:
        return self.state.boards[("south", "north").index(side)]

    def pillars(self, side: str) -> list[str]:
        return ["{},{}".format(*self.state.field.at[at]) for at, _ in self.board(side).pillars]

    def hand(self, player: int = 1) -> list[str]:
        return [CARDS[card].slug for card in self.state.players[player - 1].hand]

    def deck(self, number: int = 1) -> list[str]:
        """From the top."""
        return [CARDS[card].slug for card in reversed(self.state.decks[number - 1].cards)]

    def discard(self, number: int = 1) -> list[str]:
        return [CARDS[card].slug for card in self.state.decks[number - 1].discard]

    def stack(self) -> list[str]:
        """What is on the Stack, the newest last: actions by their name, cards and heroes by their slug."""
        return [
            effect.name.key.rpartition("-")[2] if effect.card < 0 else CARDS[effect.card].slug
            for effect in self.state.stack
        ]

    def outcome(self) -> str:
        return "" if self.state.outcome is None else self.state.outcome.kind

    def winners(self) -> tuple[int, ...]:
        return () if self.state.outcome is None else tuple(seat + 1 for seat in self.state.outcome.winners)

    def kinds(self) -> list[str]:
        """The kinds of the events since the last `do`."""
        return [event.kind for event in self.events]

    def rules(self) -> list[str]:
        return [event.rule for event in self.events]


def table(settings: Mapping[str, Value] | None = None, **given: Any) -> Table:
    """A position; decks are full of fillers unless they are given, and nobody is asked for reactions by chance.

    `heroes` maps names to what is special: `heroes={"yami": {"at": "0,1"}, "cotlic": {"side": "north", ...}}`.
    """
    players = given.get("players", 2)
    decks = 2 if players > 4 else players
    given.setdefault("decks", {})
    for number in range(1, decks + 1):
        given["decks"].setdefault(number, [FILLER] * 10)
    state = GAME.build(given, settings or {})
    assert isinstance(state, Skytear)
    return Table(state)


def new_game(seats: int = 2, seed: int = 1, **settings: Value) -> Table:
    state = GAME.start(seats, settings, seed)
    assert isinstance(state, Skytear)
    return Table(state)
