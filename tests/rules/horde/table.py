"""Positions of Skytear Horde in a line or two, for tests that read like rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyshelf.effects.unit import UnitId, numbered
from skyshelf.engine.seat import SEATS, Seat
from skyshelf.engine.settings import Value
from skyshelf.games.horde.abilities.totals import armor_left, attack_of, health_of, trait_of
from skyshelf.games.horde.cards.registry import CARDS
from skyshelf.games.horde.editions.monoliths.game import MonolithsGame
from skyshelf.games.horde.game import HordeGame
from skyshelf.games.horde.table.options import place_of
from skyshelf.games.horde.table.state import CASTLE, PORTAL, Horde, Player, Unit, Zone
from skyshelf.games.horde.table.view import HordeView
from skyshelf.games.horde.vocabulary.names import Trait
from tests.rules.tables import TestedTable

GAME = HordeGame()
EDITIONS: dict[str, HordeGame] = {"horde": GAME, "monoliths": MonolithsGame()}
# Where a test is about both editions, the second one plays with the cards of the first.
_SAME_CARDS: dict[str, Value] = {"castle": "the_gaping_maw", "outsider": "the_hate_bringer"}
MINIONS = ("onikai", "yetnar", "zephylite", "ratamil")
FILLER = "clan_of_the_oak"  # what a deck is made of where it does not matter


class Edition:
    """The edition whose tables are built; the marker `both_editions` changes it, see conftest.py."""

    name = "horde"


class Seen:
    """A card in play with what it amounts to now."""

    def __init__(self, state: Horde, unit: UnitId) -> None:
        self.state = state
        self.number = unit
        self.unit: Unit = state.units[unit]

    @property
    def slug(self) -> str:
        return CARDS[self.unit.card].slug

    @property
    def attack(self) -> int:
        return attack_of(self.state, self.number)

    @property
    def health(self) -> int:
        return health_of(self.state, self.number)

    @property
    def armor(self) -> int:
        return armor_left(self.state, self.number)

    @property
    def wounds(self) -> int:
        return max(0, -self.unit.hp)

    @property
    def exhausted(self) -> bool:
        return self.unit.exhausted

    def trait(self, trait: Trait) -> int:
        return trait_of(self.state, self.number, trait)


class Table(TestedTable[Horde]):
    """A table under test: do things by their text forms, then look at the cards."""

    def __init__(self, state: Horde) -> None:
        super().__init__(state)
        self.game = EDITIONS[state.edition.name]

    def asks(self) -> str:
        """The kind of decision that is open."""
        assert self.state.decision is not None, "nobody is asked anything"
        return self.state.decision.kind

    def at(self, place: str) -> Seen:
        """The card at a place: `m3`, `a3`, `castle`, `portal`, `onikai`."""
        for unit, one in numbered(self.state.units):
            if one.zone != Zone.GONE and place_of(self.state, unit) == place:
                return Seen(self.state, unit)
        raise AssertionError(f"there is nothing at {place}")

    def minion(self, name: str) -> Seen:
        return Seen(self.state, UnitId(2 + MINIONS.index(name)))

    def row(self, letter: str) -> list[str]:
        """The slugs of a row from lane 1 to 6, `-` for none: `m` for monsters, `a` for the alliance."""
        row = self.state.front if letter == "m" else self.state.guard
        return ["-" if unit < 0 else CARDS[self.state.units[unit].card].slug for unit in row]

    @property
    def castle(self) -> int:
        return health_of(self.state, CASTLE)

    @property
    def portal(self) -> int:
        return health_of(self.state, PORTAL)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card].slug for card in self.state.players[seat].hand]

    def discard(self, seat: int = 0) -> list[str]:
        return [CARDS[card].slug for card in self.state.players[seat].discard]

    def deck(self, seat: int = 0) -> list[str]:
        """From the top."""
        return [CARDS[card].slug for card in reversed(self.state.players[seat].deck)]

    def horde_discard(self) -> list[str]:
        return [CARDS[card].slug for card in self.state.horde_discard]

    def pile(self) -> list[str]:
        """The outsider pile from its top."""
        return [CARDS[card].slug for card in reversed(self.state.pile)]

    def outcome(self) -> str:
        return "" if self.state.outcome is None else self.state.outcome.kind

    def kinds(self) -> list[str]:
        """The kinds of the events since the last `do`."""
        return [event.kind for event in self.events]

    def rules(self) -> list[str]:
        """The rules that those events cite."""
        return [event.rule for event in self.events]

    def words(self) -> dict[str, Any]:
        """The whole position in the words of scenarios."""
        return self.game.describe(self.state)

    def view(self, seat: Seat | None = SEATS[0]) -> HordeView:
        return self.game.view(self.state, seat)

    def why_not(self, text: str) -> list[str]:
        """The rule ids that forbid an action to the player who must choose."""
        assert self.state.decision is not None
        view = self.game.view(self.state, self.state.decision.seat)
        return [rule for rule, _ in self.game.why_not(view, text)]


def table(settings: dict[str, Value] | None = None, **given: Any) -> Table:
    """A table from the words of scenarios, with shortcuts: `m1=` and `a1=` for lanes, minions by name with their
    health, `hand`, `deck`, `discard` and `mana` of the one player, `treachery=` for the top card of the horde deck.

    The horde deck is empty unless it is given, and the portal stands before its wave of 0, so that nothing comes but
    what the test puts there."""
    if Edition.name == "horde":
        return lay("horde", settings or {}, given)
    return lay("monoliths", {**_SAME_CARDS, **(settings or {})}, given)


def lay(edition: str, settings: Mapping[str, Value], given: dict[str, Any]) -> Table:
    """A table of one edition."""
    # The portal is turned between two waves: at the end of the turn, or right after a wave.
    turned = {"horde": 1, "monoliths": 2}[edition]
    words: dict[str, Any] = {"portal": {"turned": turned}}
    player: dict[str, Any] = {"deck": [FILLER] * 20}
    monsters: dict[str, Any] = {}
    allies: dict[str, Any] = {}
    minions: dict[str, Any] = {}
    horde: dict[str, Any] = {"deck": []}
    for name, value in given.items():
        if len(name) == 2 and name[0] in "ma" and name[1].isdecimal():
            (monsters if name[0] == "m" else allies)[name[1]] = value
        elif name in MINIONS:
            minions[name] = value
        elif name in ("hand", "deck", "discard", "mana"):
            player[name] = value
        elif name == "horde":
            horde = {"deck": value} if isinstance(value, list) else value
        elif name == "treachery":
            horde = {"deck": [value]}
        elif name == "portal":
            words["portal"] = {"turned": turned, **value}
        else:
            words[name] = value
    words.setdefault("players", {"ada": player})
    given = {**words, "monsters": monsters, "allies": allies, "minions": minions, "horde": horde}
    return Table(EDITIONS[edition].build(given, settings))


def fight(**given: Any) -> Table:
    """A table whose fight phase begins."""
    return table(phase="fight", **given)


def summon(*slugs: str, portal: dict[str, Any] | None = None, **given: Any) -> Table:
    """A table whose horde phase brings these cards, one for each of the wave; there is always something to play."""
    if "hand" not in given:
        given.update(hand=["bloodlust"], mana=given.get("mana", 1))
    turned, difficulty = {1: (0, "normal"), 2: (1, "hard")}[len(slugs)]
    settings: dict[str, Value] = {"difficulty": difficulty} if Edition.name == "horde" else {}
    portal = {"turned": turned, **(portal or {})}
    return table(settings, phase="horde", horde=list(slugs), portal=portal, **given)


def new_game(seed: int = 1, **settings: Value) -> Table:
    """A freshly set table."""
    if Edition.name != "horde":
        settings = {**_SAME_CARDS, "deck": "liothan_shapeshifters", "horde": "renegade", **settings}
    state = EDITIONS[Edition.name].start(1, settings, seed)
    assert isinstance(state, Horde)
    return Table(state)
